//! Small positions for rule tests: what only this game has.

use tricorne_card_driven::test_board;
use tricorne_kernel::Table;
use washingtons_war::WashingtonsWar;
use washingtons_war::pack::Pack;
use washingtons_war::pieces::Side;
use washingtons_war::state::{Navy, Phase, Place, State};

pub type WwTable = Table<WashingtonsWar>;

test_board!(WashingtonsWar, State, Pack, phase: Phase::Impulse);

impl Board {
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

    pub fn phase(self, phase: Phase) -> Board {
        self.with(|state| state.phase = phase)
    }

    /// Moves the Americans of a space.
    pub fn moved(mut self, from: &str, to: &str) -> Board {
        let force = self.0.force(Side::American, space(from));
        self.0.relocate(force, space(from), space(to));
        self
    }
}

/// Whether a choice is offered.
pub fn offers(table: &WwTable, choice: &str) -> bool {
    tricorne_testkit::script::offered(table).iter().any(|it| it == choice)
}
