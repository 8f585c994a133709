//! The pack: every fact of the game that is no rule. It is embedded, and an owner of the printed game may put corrected
//! files in its place before the first game begins.

mod effect;
mod read;
mod read_effect;
mod tables;

use std::collections::BTreeMap;
use std::ops::Deref;
use std::sync::OnceLock;

use tricorne_card_driven::Facts;
use tricorne_card_driven::pack::Start;
use tricorne_kernel::{FactFiles, Key};

use crate::WeThePeople;
use crate::map::SpaceSet;

pub use effect::{Effect, Filter};
pub use tables::Tables;
pub use tricorne_card_driven::pack::{CuPlace, Limit};
pub use tricorne_card_driven::{Basis, Condition, Timing};

static PACK: OnceLock<Pack> = OnceLock::new();

/// The files of a pack, as embedded.
pub const FILES: [(&str, &str); 6] = [
    ("map.json", include_str!("../../data/map.json")),
    ("generals.json", include_str!("../../data/generals.json")),
    ("cards.json", include_str!("../../data/cards.json")),
    ("battle_cards.json", include_str!("../../data/battle_cards.json")),
    ("setup.json", include_str!("../../data/setup.json")),
    ("tables.json", include_str!("../../data/tables.json")),
];

/// The facts that are in use.
pub fn pack() -> &'static Pack {
    PACK.get_or_init(|| Pack::read(&BTreeMap::new()).expect("the embedded pack holds"))
}

/// Uses these files, by name, in the place of the embedded ones. Must come before anything is asked of the pack.
pub fn correct(files: &BTreeMap<String, String>) -> Result<(), String> {
    let pack = Pack::read(files)?;
    PACK.set(pack).map_err(|_| "the facts of We the People are in use already".to_owned())
}

/// All facts.
#[derive(Debug)]
pub struct Pack {
    pub(crate) files: FactFiles,
    pub(crate) facts: Facts<WeThePeople>,
    pub(crate) tactics: Vec<TacticFacts>,
    pub(crate) need_british_pc: SpaceSet,
    pub(crate) setup: SetupFacts,
    /// The numbers of the rules.
    pub tables: Tables,
}

impl Deref for Pack {
    type Target = Facts<WeThePeople>;
    fn deref(&self) -> &Facts<WeThePeople> {
        &self.facts
    }
}

/// §9.1 A type of battle card.
#[derive(Debug)]
pub struct TacticFacts {
    pub(crate) id: &'static str,
    pub(crate) name: Key,
    /// How many there are.
    pub count: u8,
    /// §9.2 What the winner loses who wins with it.
    pub winner_loses: u8,
    /// §9.2 Added to what the loser loses to it.
    pub loss_change: i8,
    /// Where it comes from.
    pub basis: Basis,
}

/// §4.0 The set-up.
#[derive(Debug)]
pub struct SetupFacts {
    pub(crate) start: Start<WeThePeople>,
    pub(crate) committees: Effect,
}

/// Every message key that the pack stands on.
pub fn keys() -> Vec<String> {
    let tactics = pack().tactics.iter().map(|it| it.name);
    pack().keys().chain(tactics).map(|key| key.0.to_owned()).collect()
}
