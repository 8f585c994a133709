//! Small positions for rule tests: a nearly empty map, and what a test puts on it.

use std::sync::{Arc, LazyLock};

use tricorne_kernel::{Chance, Game, Prompt, Setup, Table, own_facts};
use washingtons_war::WashingtonsWar;
use washingtons_war::cards::{Card, CardSet};
use washingtons_war::choice::Choice;
use washingtons_war::map::{BySpace, Space, SpaceSet};
use washingtons_war::pack::Pack;
use washingtons_war::pieces::{BySide, General, Nation, Side};
use washingtons_war::state::{Navy, Phase, Place, State};

pub type WwTable = Table<WashingtonsWar>;

pub static FACTS: LazyLock<Arc<Pack>> = LazyLock::new(own_facts::<WashingtonsWar>);

/// The game's own facts.
pub fn facts() -> &'static Pack {
    &FACTS
}

pub fn space(id: &str) -> Space {
    Space::from_id(facts(), id).unwrap_or_else(|| panic!("no space {id}"))
}

pub fn spaces(ids: &[&str]) -> SpaceSet {
    ids.iter().map(|id| space(id)).collect()
}

pub fn general(id: &str) -> General {
    General::from_id(facts(), id).unwrap_or_else(|| panic!("no general {id}"))
}

pub fn card(number: u8) -> Card {
    Card::new(facts(), number).unwrap_or_else(|| panic!("no card {number}"))
}

/// A position in the making.
#[derive(Clone)]
pub struct Board(pub State);

impl Board {
    /// No PC marker; an American combat unit in Genesee and a British one in Barnstable, so that nobody has won; Congress
    /// in Monmouth; all generals but Washington in their boxes. It is 1775, and the American plays.
    pub fn quiet() -> Board {
        let mut state = WashingtonsWar::begin(&Setup::of::<WashingtonsWar>(), facts()).unwrap();
        state.pcs = BySide::default();
        state.cus = [BySpace::default(); 3];
        for general in General::all(facts()) {
            let place = match (general.facts(facts()).nation, general.facts(facts()).never_to_box) {
                (Nation::French, _) => Place::France,
                (_, true) => Place::Out,
                (_, false) => Place::Reinforcements,
            };
            state.put(general, place);
        }
        state.congress = Some(space("monmouth"));
        state.phase = Phase::Impulse;
        Board(state).cu(1, Nation::American, "genesee").cu(1, Nation::British, "barnstable")
    }

    pub fn cu(mut self, count: u8, nation: Nation, id: &str) -> Board {
        self.0.add(nation, space(id), count);
        self
    }

    pub fn american(self, count: u8, id: &str) -> Board {
        self.cu(count, Nation::American, id)
    }

    pub fn british(self, count: u8, id: &str) -> Board {
        self.cu(count, Nation::British, id)
    }

    pub fn general(mut self, who: &str, id: &str) -> Board {
        self.0.put(general(who), Place::At(space(id)));
        self
    }

    pub fn pcs(mut self, side: Side, ids: &[&str]) -> Board {
        ids.iter().for_each(|id| self.0.mark(side, space(id)));
        self
    }

    /// Gives these cards to a side.
    pub fn hand(mut self, side: Side, numbers: &[u8]) -> Board {
        for &number in numbers {
            let card = card(number);
            self.0.deck.remove(card);
            self.0.held_out.remove(card);
            self.0.hands[side].insert(card);
        }
        self
    }

    pub fn year(mut self, year: u16) -> Board {
        self.0.turn = (year - 1775) as u8;
        self
    }

    /// The French are in the war since a year before, their force gone and their navy in a zone.
    pub fn allied(mut self, navy: &str) -> Board {
        if self.0.turn == 0 {
            self.0.turn = 1;
        }
        self.0.allied_in = Some(self.0.turn - 1);
        self.0.alliance = 9;
        self.0.french_box = 0;
        self.0.put(general("rochambeau"), Place::Out);
        self.0.navy = Navy::Zone(washingtons_war::map::Zone::from_id(facts(), navy).unwrap());
        self
    }

    /// Leaves these cards in the deck, and discards the others.
    pub fn deck(mut self, numbers: &[u8]) -> Board {
        let kept: CardSet = numbers.iter().map(|&number| card(number)).collect();
        let rest = self.0.deck - kept;
        self.0.discards |= rest;
        self.0.deck = kept;
        self
    }

    pub fn with(mut self, change: impl FnOnce(&mut State)) -> Board {
        change(&mut self.0);
        self
    }

    /// Moves the Americans of a space.
    pub fn moved(mut self, from: &str, to: &str) -> Board {
        let force = self.0.force(Side::American, space(from));
        self.0.relocate(force, space(from), space(to));
        self
    }

    pub fn phase(self, phase: Phase) -> Board {
        self.with(|state| state.phase = phase)
    }

    pub fn begins(self, side: Side) -> Board {
        self.with(|state| state.to_play = side)
    }

    /// A table from here, with dice and draws as listed. Who has but one card has played it.
    pub fn table<S: ToString>(self, dice: impl IntoIterator<Item = S>) -> WwTable {
        self.table_with(&FACTS, dice)
    }

    /// The same, played with other facts.
    pub fn table_with<S: ToString>(self, facts: &Arc<Pack>, dice: impl IntoIterator<Item = S>) -> WwTable {
        let chance = Chance::scripted(dice);
        let mut table =
            Table::from_state(facts, Setup::of::<WashingtonsWar>(), chance, self.0).expect("a position");
        table.run().expect("rules that hold");
        if let [asked] = table.questions()
            && let [Choice::Card(card)] = asked.choices[..]
            && asked.prompt.name() == "play-card"
        {
            let seat = table.seat_name(asked.seat);
            table.answer(seat, &format!("card-{card}")).expect("the one card");
        }
        table
    }

    /// A table from here; Chance is asked.
    pub fn open(self) -> WwTable {
        self.table::<&str>([])
    }
}

/// A side's combat units in a space.
pub fn cus(table: &WwTable, side: Side, id: &str) -> u8 {
    table.state().cus(side, space(id))
}

pub fn pc(table: &WwTable, id: &str) -> Option<Side> {
    table.state().pc(space(id))
}

pub fn place(table: &WwTable, who: &str) -> Place {
    table.state().place(general(who))
}

pub fn at(id: &str) -> Place {
    Place::At(space(id))
}

/// Whether a choice is offered.
pub fn offers(table: &WwTable, choice: &str) -> bool {
    tricorne_testkit::script::offered(table).iter().any(|it| it == choice)
}
