//! The pack: every fact of the game that is no rule. It is embedded, and an owner of the printed game may put corrected
//! files in its place before the first game begins.

mod effect;
mod effect_entry;
mod entries;
mod read;
mod read_cards;
mod read_setup;
mod tables;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use tricorne_kernel::{Facts, Key, key};

use crate::cards::CardSet;
use crate::map::{Colony, SpaceSet, Zone};
use crate::pieces::{BySide, General, Nation, Side};

pub use effect::{Class, Classes, CuPlace, Effect, Filter, Limit, PcWanted};
pub use tables::Tables;

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
    pub(crate) facts: Facts,
    pub(crate) spaces: Vec<SpaceFacts>,
    pub(crate) colonies: Vec<ColonyFacts>,
    pub(crate) zones: Vec<ZoneFacts>,
    pub(crate) generals: Vec<GeneralFacts>,
    pub(crate) cards: Vec<CardFacts>,
    /// For each number, the place of its card in `cards`.
    pub(crate) kind_of_card: [u8; 128],
    pub(crate) deck: CardSet,
    pub(crate) all: SpaceSet,
    pub(crate) ports: SpaceSet,
    pub(crate) fortified: SpaceSet,
    pub(crate) sheltered: SpaceSet,
    pub(crate) thirteen: SpaceSet,
    pub(crate) setup: SetupFacts,
    /// The numbers of the rules.
    pub tables: Tables,
}

/// Where a fact comes from, the surest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Basis {
    Rulebook,
    Public,
    Inferred,
    Memory,
    Reconstructed,
}

impl Basis {
    /// The least sure of several.
    pub fn weakest(all: impl IntoIterator<Item = Basis>) -> Basis {
        all.into_iter().max().unwrap_or(Basis::Rulebook)
    }

    /// The mark that tells a player how sure it is.
    pub const fn mark(self) -> Key {
        match self {
            Basis::Rulebook | Basis::Public => key!("ww-mark-certain"),
            Basis::Inferred | Basis::Memory => key!("ww-mark-unsure"),
            Basis::Reconstructed => key!("ww-mark-reconstructed"),
        }
    }
}

/// A space.
#[derive(Debug)]
pub struct SpaceFacts {
    pub(crate) id: &'static str,
    pub(crate) name: Key,
    pub(crate) colony: Colony,
    pub(crate) zone: Option<Zone>,
    pub(crate) winter_quarters: bool,
    pub(crate) roads: Vec<Road>,
    pub(crate) adjacent: SpaceSet,
    /// Where the space itself comes from.
    pub basis: Basis,
}

/// A line from a space to another.
#[derive(Clone, Copy, Debug)]
pub struct Road {
    /// Where it leads.
    pub to: crate::map::Space,
    /// §7.3.D How many spaces crossing it counts as.
    pub cost: u8,
    /// §7.4.D The one general who may use it, where it is not open to all.
    pub only: Option<General>,
    /// Where it comes from.
    pub basis: Basis,
}

impl Road {
    /// Whether this general, or combat units without one, may use it.
    pub fn open_to(&self, general: Option<General>) -> bool {
        self.only.is_none() || self.only == general
    }
}

/// A colony, or Canada.
#[derive(Debug)]
pub struct ColonyFacts {
    pub(crate) id: &'static str,
    pub(crate) name: Key,
    pub(crate) control_spaces: SpaceSet,
    pub(crate) spaces: SpaceSet,
}

/// A blockade zone.
#[derive(Debug)]
pub struct ZoneFacts {
    pub(crate) id: &'static str,
    pub(crate) name: Key,
    pub(crate) ports: SpaceSet,
}

/// A general.
#[derive(Debug)]
pub struct GeneralFacts {
    pub(crate) id: &'static str,
    pub(crate) name: Key,
    /// §3.0 The nation he comes from.
    pub nation: Nation,
    pub(crate) strategy: u8,
    pub(crate) battle: u8,
    pub(crate) agility: u8,
    /// §7.9.A Added to his agility when he retreats before battle.
    pub retreat_bonus: u8,
    /// §7.4.C He never goes to the Reinforcements box.
    pub never_to_box: bool,
    /// §7.6.B What his capture means, if more than captivity.
    pub out_if_captured: Option<OutIfCaptured>,
    /// §9.44 The bonus of his attack by the last card of the year.
    pub winter_offensive: u8,
    /// §11.2 How many combat units he brings through the winter.
    pub winter_shelter: u8,
    /// Where his ratings come from.
    pub basis: Basis,
}

/// §7.6.B What it means that this general is captured.
#[derive(Clone, Copy, Debug)]
pub struct OutIfCaptured {
    /// How many American PCs the British remove.
    pub pcs: u8,
    /// How many in each colony at most.
    pub per_colony: u8,
    /// How the French Alliance marker moves.
    pub french_alliance: i8,
}

/// §6.33 When a card may be played as an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// As one's impulse.
    Strategy,
    /// In a battle.
    Battle,
    /// As either.
    Either,
}

/// §6.1 When a card has the deck reshuffled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Reshuffle {
    OnPlay,
    OnDiscard,
}

/// §6.32 What must hold for a card to be played as an event; `None` asks nothing.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Condition {
    /// The French Alliance has begun.
    pub french_alliance: Option<bool>,
    /// The European War is in effect.
    pub european_war: Option<bool>,
    /// The French Navy is in a blockade zone.
    pub french_navy_on_map: Option<bool>,
}

/// A card: one entry for all its copies.
#[derive(Debug)]
pub struct CardFacts {
    pub(crate) title: Key,
    /// What it says, for people.
    pub text: Key,
    pub(crate) playable_by: BySide<bool>,
    pub(crate) timing: Timing,
    /// What it does.
    pub effect: Effect,
    pub(crate) condition: Condition,
    pub(crate) must_play: bool,
    pub(crate) removed_when_played: bool,
    pub(crate) reshuffle: Option<Reshuffle>,
    pub(crate) held_out_until: Option<u16>,
    pub(crate) draws_replacement: bool,
    /// Where its effect comes from.
    pub basis: Basis,
    /// Where its title comes from.
    pub title_basis: Basis,
}

/// §4.0 The set-up.
#[derive(Debug)]
pub struct SetupFacts {
    pub(crate) regulars: bool,
    pub(crate) placements: Vec<Placement>,
    pub(crate) british_cu: u8,
    pub(crate) french_cu: u8,
    pub(crate) committees: Effect,
    pub(crate) for_the_king: Effect,
    pub(crate) for_the_king_2009: Effect,
}

/// What stands in a space at the start.
#[derive(Debug)]
pub struct Placement {
    pub(crate) side: Side,
    pub(crate) space: crate::map::Space,
    pub(crate) general: Option<General>,
    pub(crate) cu: u8,
    pub(crate) pc: bool,
    pub(crate) congress: bool,
}

/// Every message key that the pack stands on.
pub fn keys() -> Vec<String> {
    let pack = pack();
    let spaces = pack.spaces.iter().map(|it| it.name);
    let colonies = pack.colonies.iter().map(|it| it.name);
    let zones = pack.zones.iter().map(|it| it.name);
    let generals = pack.generals.iter().map(|it| it.name);
    let cards = pack.cards.iter().flat_map(|it| [it.title, it.text]);
    let all = spaces.chain(colonies).chain(zones).chain(generals).chain(cards);
    all.map(|key| key.0.to_owned()).collect()
}
