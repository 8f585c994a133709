//! What a card does, in the small vocabulary of `data/README.md`.

use serde::Deserialize;

use crate::map::SpaceSet;
use crate::pieces::{BySide, General, Side};

/// An effect.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Effect {
    Ops {
        value: u8,
    },
    Campaign {
        generals: u8,
        landing_party: BySide<bool>,
    },
    PlacePc {
        side: Side,
        limit: Limit,
        one_per_colony: bool,
        same_colony: bool,
        chaining: bool,
        filter: Filter,
    },
    RemovePc {
        owner: Side,
        limit: Limit,
        one_per_colony: bool,
        filter: Filter,
    },
    FlipPc {
        to: Side,
        limit: Limit,
        one_per_colony: bool,
        filter: Filter,
    },
    AddCu {
        side: Side,
        count: u8,
        to: CuPlace,
        filter: Filter,
    },
    RemoveCu {
        side: Side,
        limit: Limit,
        from: Vec<CuPlace>,
        filter: Filter,
        chosen_by: Option<Side>,
    },
    ActivateGeneral {
        side: Side,
        generals: u8,
        spaces: u8,
        may_fight: bool,
    },
    DiscardRandom {
        from: Side,
        count: u8,
    },
    DrawCards {
        side: Side,
        count: u8,
    },
    FrenchAlliance {
        delta: i8,
    },
    FrenchNavyAway,
    LoseRegulars,
    BlockPcPlacement {
        side: Side,
        ops: bool,
        discard: bool,
    },
    BattleBonus {
        drm: u8,
    },
    RemoveGeneral {
        general: General,
    },
    WarEnds {
        year: u16,
    },
    Choose(Vec<Effect>),
    Sequence(Vec<Effect>),
    ByTiming {
        battle: Box<Effect>,
        strategy: Box<Effect>,
    },
}

/// How often something is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// Up to this often, as the player likes.
    Max(u8),
    /// As often as possible up to this, like it or not.
    Exactly(u8),
}

impl Limit {
    /// The number.
    pub fn most(self) -> u8 {
        match self {
            Limit::Max(most) | Limit::Exactly(most) => most,
        }
    }
}

/// Where combat units are put or taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum CuPlace {
    Map,
    Reinforcements,
}

/// Which PC marker a space must have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum PcWanted {
    American,
    British,
    None,
}

/// A class of pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Class {
    AmericanCu,
    AmericanGeneral,
    Congress,
    AmericanUnits,
    BritishCu,
    BritishGeneral,
    BritishUnits,
}

/// Some classes of pieces.
pub type Classes = Vec<Class>;

/// Which spaces an effect may choose.
#[derive(Clone, Default, Debug)]
pub struct Filter {
    /// What follows from the map alone.
    pub fixed: SpaceSet,
    /// In, or not in, the zone of the French Navy.
    pub blockaded: Option<bool>,
    /// With this PC marker.
    pub pc: Option<PcWanted>,
    /// Without a PC marker of this side.
    pub not_pc: Option<Side>,
    /// Holding none of these.
    pub empty_of: Classes,
    /// Holding one of these at least.
    pub holds_any: Classes,
    /// Next to a PC marker of this side.
    pub adjacent_to_pc: Option<Side>,
    /// Passing one of these at least; none given asks nothing.
    pub any_of: Vec<Filter>,
}
