//! The pack: every fact of the game that is no rule. It is embedded, and an owner of the printed game may have tables that
//! are played with corrected files in its place.

mod effect;
mod read;
mod tables;

use std::ops::Deref;

use tricorne_card_driven::Facts;
use tricorne_card_driven::pack::{PlacePc, Start};
use tricorne_kernel::{FactFiles, FactId, FactName};

use crate::WeThePeople;
use crate::map::SpaceSet;

pub use effect::{Effect, Filter, OwnEffect, is_for_battle, own_effect};
pub use read::OwnNames;
pub use tables::Tables;
pub use tricorne_card_driven::pack::{CuPlace, Limit};
pub use tricorne_card_driven::{Basis, Condition, Timing};

/// The files of a pack, as embedded.
pub const FILES: [(&str, &str); 6] = [
    ("map.json", include_str!("../../data/map.json")),
    ("generals.json", include_str!("../../data/generals.json")),
    ("cards.json", include_str!("../../data/cards.json")),
    ("battle_cards.json", include_str!("../../data/battle_cards.json")),
    ("setup.json", include_str!("../../data/setup.json")),
    ("tables.json", include_str!("../../data/tables.json")),
];

/// All facts.
#[derive(Debug)]
pub struct Pack {
    pub(crate) files: FactFiles,
    pub(crate) facts: Facts<WeThePeople>,
    pub(crate) tactics: Vec<TacticFacts>,
    /// §9.1 The ports where the Royal Navy helps the British only with a British PC marker.
    pub need_british_pc: SpaceSet,
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
    pub(crate) id: Box<str>,
    /// The key of its name for people.
    pub(crate) key: Box<str>,
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
    pub(crate) committees: PlacePc<WeThePeople>,
}

impl tricorne_kernel::Facts for Pack {
    fn name(&self, id: FactId) -> FactName<'_> {
        self.facts.name(id).unwrap_or_else(|| {
            let own = &self.tactics[usize::from(id.index)];
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
        let own = self.tactics.iter().map(|it| it.key.as_ref());
        self.facts.keys().chain(own).map(str::to_owned).collect()
    }
}
