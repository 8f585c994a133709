//! Small positions for rule tests: an empty map, all pieces Available, and what a test puts on it.

use liberty_or_death::LibertyOrDeath;
use liberty_or_death::cards::CardNumber;
use liberty_or_death::map::{BySpace, Space};
use liberty_or_death::non_players::NonPlayer;
use liberty_or_death::pieces::{ByFaction, Faction, Leader, Piece};
use liberty_or_death::setup::{FORCE_POOL, SQUADRONS};
use liberty_or_death::state::{
    Edition, InSpace, LeaderInPlay, Level, Phase, Pieces, Sequence, State, Whereabouts,
};
use tricorne_kernel::{Chance, Game, Setup, Table, own_facts};

pub type LodTable = Table<LibertyOrDeath>;

/// A position in the making.
#[derive(Clone)]
pub struct Board(pub State);

impl Board {
    /// An empty map before the Treaty of Alliance. Everybody has 10 Resources; Leaders and pieces are Available.
    pub fn empty() -> Board {
        let mut state = LibertyOrDeath::begin(&Setup::of::<LibertyOrDeath>(), &()).unwrap();
        state.spaces = BySpace::<InSpace>::default();
        state.available = Pieces::default();
        state.unavailable = Pieces::default();
        for (kinds, count) in FORCE_POOL {
            state.available[kinds[0] as usize] = *count;
        }
        state.squadrons_unavailable = SQUADRONS;
        state.resources = ByFaction([10; 4]);
        state.strokes = ByFaction([false; 4]);
        state.treaty_card = false;
        for faction in Faction::ALL {
            state.leaders[faction].place = Whereabouts::Available;
        }
        let [current, on_deck] = [1, 2].map(|number| CardNumber::new(number).unwrap());
        state.cards.current = Some(current);
        state.cards.on_deck = Some(on_deck);
        state.cards.seen = 0b110;
        state.cards.drawn = 2;
        Board(state)
    }

    /// After the Treaty of Alliance, with all Squadrons in the West Indies.
    pub fn at_war() -> Board {
        let mut board = Board::empty();
        board.0.treaty = true;
        board.0.squadrons_unavailable = 0;
        board.0.spaces[Space::WestIndies].squadrons = SQUADRONS;
        board
    }

    /// By the publisher's later wording.
    pub fn living(mut self) -> Board {
        self.0.options.edition = Edition::Living;
        self
    }

    /// Puts Available pieces in a space.
    pub fn put(mut self, count: u8, piece: Piece, space: Space) -> Board {
        let home = piece.at_home() as usize;
        assert!(self.0.available[home] >= count, "not enough {} for {space}", piece.id());
        self.0.available[home] -= count;
        self.0.spaces[space].pieces[piece as usize] += count;
        self
    }

    /// Puts pieces out of the way, so that only this many stay Available: the rest are Unavailable or, for kinds
    /// that never are, in Florida.
    pub fn only_available(mut self, count: u8, piece: Piece) -> Board {
        let rest = self.0.available[piece as usize] - count;
        match piece {
            Piece::BritishRegulars | Piece::Tories | Piece::FrenchRegulars => {
                self.0.available[piece as usize] = count;
                self.0.unavailable[piece as usize] += rest;
                self
            }
            _ => self.put(rest, piece, Space::Florida),
        }
    }

    pub fn level(mut self, space: Space, level: Level) -> Board {
        self.0.spaces[space].level = level;
        self
    }

    pub fn leader(mut self, leader: Leader, space: Space) -> Board {
        self.0.leaders[leader.faction()] = LeaderInPlay { leader, place: Whereabouts::At(space) };
        self
    }

    pub fn resources(mut self, faction: Faction, count: u8) -> Board {
        self.0.resources[faction] = count;
        self
    }

    /// Puts a Blockade on a City.
    pub fn blockade(mut self, city: Space) -> Board {
        self.0.move_squadron(Space::WestIndies, city);
        self
    }

    pub fn markers(mut self, space: Space, propaganda: u8, raids: u8) -> Board {
        self.0.spaces[space].propaganda = propaganda;
        self.0.spaces[space].raids = raids;
        self
    }

    /// A table where this Faction alone is Eligible and acts first. Dice and draws are asked of `chance`. After the
    /// turn the table waits for the draw of the next card.
    pub fn turn(mut self, faction: Faction) -> LodTable {
        let number = match faction {
            Faction::Patriots => 1,
            Faction::British => 25,
            Faction::French => 49,
            Faction::Indians => 73,
        };
        let card = CardNumber::new(number).unwrap();
        self.0.cards.current = Some(card);
        self.0.cards.seen |= 1 << number;
        self.0.sequence = Sequence { phase: Phase::EligibleFaction, ..Sequence::default() };
        self.0.sequence.eligible[faction] = true;
        self.table()
    }

    /// A table where this Faction alone is Eligible and has this Event before it: it answers `event`, and then the
    /// side where the card has two.
    pub fn event(mut self, card: u8, executor: Faction) -> LodTable {
        let number = CardNumber::new(card).unwrap();
        self.0.cards.current = Some(number);
        self.0.cards.seen |= 1 << card;
        self.0.sequence = Sequence { phase: Phase::EligibleFaction, ..Sequence::default() };
        self.0.sequence.eligible[executor] = true;
        self.table()
    }

    /// A table that begins with a phase, with everybody Eligible.
    pub fn phase(mut self, phase: Phase) -> LodTable {
        self.0.sequence = Sequence { phase, eligible: ByFaction([true; 4]), ..Sequence::default() };
        self.table()
    }

    /// A table that begins from the position as it is.
    pub fn table(self) -> LodTable {
        let non_players = self.0.options.non_players;
        let mut table = Table::from_state(
            &own_facts::<LibertyOrDeath>(),
            Setup::of::<LibertyOrDeath>(),
            Chance::Asked,
            self.0,
        )
        .expect("a position");
        for faction in Faction::ALL {
            if non_players[faction] {
                table.seat_agent(faction.into(), "np", Box::new(NonPlayer));
            }
        }
        table.run().expect("rules that hold");
        table
    }

    /// Makes this Faction a non-player: it answers by itself, and its dice are asked of `chance`.
    pub fn np(mut self, faction: Faction) -> Board {
        self.0.options.non_players[faction] = true;
        self
    }
}
