//! A second opinion on Washington's War: what the rulebook allows, worked out from its text, the map's data and the bare
//! counts of pieces, and compared with what the rules offer in random games. It shares no helper with the rules.

mod markers;
mod moves;
#[path = "../../../../card-driven/tests/reading/mod.rs"]
mod reading;
mod year;

use std::sync::Arc;

use reading::{Map, Position, six_spaces_card};
use tricorne_kernel::{AnyPrompt, Inspection, own_facts};
use tricorne_testkit::{Expected, Opinion, Plan, second_opinion};
use washingtons_war::WashingtonsWar;
use washingtons_war::pack::Pack;
use washingtons_war::pieces::Side;
use washingtons_war::prompt::Prompt;
use washingtons_war::state::{Navy, State};

const GAMES: u64 = 400;
/// One question in so many is looked at with what costs time.
const SELDOM: u64 = 40;

/// The questions whose offers are compared, each of which must have come.
const QUESTIONS: [&str; 10] = [
    "bring-general",
    "discard-for",
    "land-how-many",
    "land-where",
    "landing-where",
    "move",
    "move-later",
    "place-or-flip",
    "reinforce-where",
    "take-along",
];

/// §7.1 to §7.5, §8.1, §8.2, §10.1 to §10.3, §11.0 In random games with all options.
#[test]
fn the_rules_offer_what_the_rulebook_allows() {
    let map = Arc::new(Map::read(include_str!("../../data/map.json")));
    let six_spaces = six_spaces_card(include_str!("../../data/cards.json"));
    let facts = own_facts::<WashingtonsWar>();
    let plan = Plan::of::<WashingtonsWar>(GAMES).with_every_option::<WashingtonsWar>();
    second_opinion::<WashingtonsWar, _>(plan, &QUESTIONS, || {
        let (map, facts) = (map.clone(), facts.clone());
        let mut reader = Reader { map, facts, six_spaces, memory: Memory::default() };
        move |asked: &Inspection<'_, WashingtonsWar>| reader.look(asked)
    });
}

/// What a player at the table remembers of the card that is being played.
#[derive(Default, Debug)]
pub struct Memory {
    asked: u64,
    /// The PC markers when the card was played: the British do not chain.
    markers: Vec<Option<Side>>,
    /// §7.3.C The card lets a general move six spaces.
    six_spaces: bool,
    /// How many generals, or landing parties, a campaign has asked for.
    activations: u8,
    /// The combat units on the map before the present general moved.
    units: [u32; 2],
    /// Who was last asked where he goes, from where, and how far he had come.
    step: Option<(String, usize, u8)>,
}

struct Reader {
    map: Arc<Map>,
    facts: Arc<Pack>,
    /// The card that lets a general move six spaces.
    six_spaces: u8,
    memory: Memory,
}

impl Reader {
    fn look(&mut self, asked: &Inspection<'_, WashingtonsWar>) -> Opinion {
        let Reader { map, facts, six_spaces, memory } = self;
        let table = Table { at: Position::of(map, asked.facts, asked.state), state: asked.state, facts };
        memory.asked += 1;
        if memory.asked.is_multiple_of(SELDOM) {
            year::politics(&table)?;
            year::winter(&table)?;
        }
        let marching = asked.state.open.activation.is_some_and(|it| it.moved > 0);
        if !marching {
            memory.units = [Side::American, Side::British].map(|side| table.at.all_units(side));
        }
        let AnyPrompt::Seat(prompt) = asked.prompt else { return Ok(None) };
        match prompt {
            Prompt::PlayCard => {
                *memory = Memory { asked: memory.asked, units: memory.units, ..Memory::default() }
            }
            Prompt::UseEvent { number, .. } => memory.six_spaces = number == six_spaces,
            Prompt::Campaign { .. } => memory.activations += 1,
            Prompt::Move { .. } | Prompt::TakeAlong { .. } => return moves::opinion(&table, memory, prompt),
            _ => {}
        }
        if !matches!(prompt, Prompt::PlaceOrFlip { .. }) {
            memory.markers.clone_from(&table.at.pcs);
        }
        Ok(markers::opinion(&table, memory, prompt))
    }
}

/// What lies on the table.
#[derive(Debug)]
pub struct Table<'a> {
    pub at: Position<'a>,
    pub state: &'a State,
    pub facts: &'a Arc<Pack>,
}

impl Table<'_> {
    /// §12.3 Whether the French Navy is in the port's zone.
    pub fn blockaded(&self, at: usize) -> bool {
        match self.state.open.navy {
            Navy::Zone(zone) => self.at.map.0[at].zone.as_deref() == Some(zone.id(self.facts)),
            Navy::France | Navy::Away => false,
        }
    }

    /// §7.5, §8.1.C A port without American combat unit or PC marker, and outside the zone of the French Navy.
    pub fn open_port(&self, at: usize) -> bool {
        self.at.map.0[at].port
            && self.at.units(Side::American, at) == 0
            && self.at.pcs[at] != Some(Side::American)
            && !self.blockaded(at)
    }

    /// Whose turn it is to answer.
    pub fn side_of(&self, general: &str) -> Side {
        self.at.generals.iter().find(|it| it.id == general).expect("a general").side
    }
}

/// The whole numbers from one to another.
pub fn numbers(least: u8, most: u8) -> Expected {
    Expected::exactly((least..=most).map(|number| number.to_string()).collect())
}
