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

use crate::WashingtonsWar;
use crate::map::SpaceSet;

pub use effect::{Effect, Filter};
pub use tables::Tables;
pub use tricorne_card_driven::pack::{CuPlace, Limit};
pub use tricorne_card_driven::{Basis, Timing};

static PACK: OnceLock<Pack> = OnceLock::new();

/// The files of a pack, as embedded.
pub const FILES: [(&str, &str); 5] = [
    ("map.json", include_str!("../../data/map.json")),
    ("generals.json", include_str!("../../data/generals.json")),
    ("cards.json", include_str!("../../data/cards.json")),
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
    PACK.set(pack).map_err(|_| "the facts of Washington's War are in use already".to_owned())
}

/// All facts.
#[derive(Debug)]
pub struct Pack {
    pub(crate) files: FactFiles,
    pub(crate) facts: Facts<WashingtonsWar>,
    pub(crate) zones: Vec<ZoneFacts>,
    pub(crate) fortified: SpaceSet,
    pub(crate) setup: SetupFacts,
    /// The numbers of the rules.
    pub tables: Tables,
}

impl Deref for Pack {
    type Target = Facts<WashingtonsWar>;
    fn deref(&self) -> &Facts<WashingtonsWar> {
        &self.facts
    }
}

/// §12.3 A blockade zone.
#[derive(Debug)]
pub struct ZoneFacts {
    pub(crate) id: &'static str,
    pub(crate) name: Key,
    pub(crate) ports: SpaceSet,
}

/// §4.0 The set-up.
#[derive(Debug)]
pub struct SetupFacts {
    pub(crate) start: Start<WashingtonsWar>,
    pub(crate) committees: Effect,
    pub(crate) for_the_king: Effect,
    pub(crate) for_the_king_2009: Effect,
}

/// Every message key that the pack stands on.
pub fn keys() -> Vec<String> {
    let zones = pack().zones.iter().map(|it| it.name);
    pack().keys().chain(zones).map(|key| key.0.to_owned()).collect()
}
