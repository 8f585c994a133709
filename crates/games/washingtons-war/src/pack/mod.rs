//! The pack: every fact of the game that is no rule. It is embedded, and an owner of the printed game may have tables that
//! are played with corrected files in its place.

mod effect;
mod read;
mod tables;

use std::ops::Deref;

use tricorne_card_driven::Facts;
use tricorne_card_driven::pack::{PlacePc, Start};
use tricorne_kernel::{FactFiles, FactId, FactName};

use crate::WashingtonsWar;
use crate::map::SpaceSet;

pub use effect::{Effect, Filter, OwnEffect, own_effect};
pub use tables::Tables;
pub use tricorne_card_driven::pack::{CuPlace, Limit};
pub use tricorne_card_driven::{Basis, Timing};

/// The files of a pack, as embedded.
pub const FILES: [(&str, &str); 5] = [
    ("map.json", include_str!("../../data/map.json")),
    ("generals.json", include_str!("../../data/generals.json")),
    ("cards.json", include_str!("../../data/cards.json")),
    ("setup.json", include_str!("../../data/setup.json")),
    ("tables.json", include_str!("../../data/tables.json")),
];

/// All facts.
#[derive(Debug)]
pub struct Pack {
    pub(crate) files: FactFiles,
    pub(crate) facts: Facts<WashingtonsWar>,
    pub(crate) zones: Vec<ZoneFacts>,
    /// §2.1 The fortified ports.
    pub fortified: SpaceSet,
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
    pub(crate) id: Box<str>,
    /// The key of its name for people.
    pub(crate) key: Box<str>,
    pub(crate) ports: SpaceSet,
}

/// §4.0 The set-up.
#[derive(Debug)]
pub struct SetupFacts {
    pub(crate) start: Start<WashingtonsWar>,
    pub(crate) committees: PlacePc<WashingtonsWar>,
    pub(crate) for_the_king: PlacePc<WashingtonsWar>,
    pub(crate) for_the_king_2009: PlacePc<WashingtonsWar>,
}

impl tricorne_kernel::Facts for Pack {
    fn name(&self, id: FactId) -> FactName<'_> {
        self.facts.name(id).unwrap_or_else(|| {
            let own = &self.zones[usize::from(id.index)];
            FactName { id: &own.id, key: &own.key }
        })
    }

    fn files(&self) -> Option<&FactFiles> {
        Some(&self.files)
    }
}

impl Pack {
    /// Every message key that the pack stands on.
    pub fn keys(&self) -> Vec<String> {
        let own = self.zones.iter().map(|it| it.key.as_ref());
        self.facts.keys().chain(own).map(str::to_owned).collect()
    }
}
