//! What a card does, in the small vocabulary of `data/README.md`.

use serde::Deserialize;

use super::Condition;
use crate::map::SpaceSet;
use crate::pieces::{General, Side};
use crate::tactics::Tactic;

/// An effect.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Effect {
    Ops {
        value: u8,
    },
    Campaign {
        generals: u8,
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
    },
    DiscardRandom {
        from: Side,
        count: u8,
    },
    DrawCards {
        side: Side,
        count: u8,
    },
    Reshuffle,
    FrenchAllianceBegins {
        navy: Filter,
        force: Filter,
    },
    EuropeanWarBegins,
    FrenchNavyAway,
    LoseRegulars,
    BlockPcPlacement {
        side: Side,
    },
    ExtraBattleCards {
        count: u8,
    },
    CancelWithAny {
        tactic: Tactic,
    },
    RemoveGeneral {
        general: General,
    },
    WarEnds {
        year: u16,
    },
    RemoveThisCard,
    Choose(Vec<Effect>),
    Sequence(Vec<Effect>),
    If {
        when: Condition,
        then: Box<Effect>,
        otherwise: Option<Box<Effect>>,
    },
}

impl Effect {
    /// §9.0 Whether it helps in a battle, and nowhere else.
    pub fn is_for_battle(&self) -> bool {
        match self {
            Effect::ExtraBattleCards { .. } | Effect::CancelWithAny { .. } => true,
            Effect::Sequence(steps) => steps.iter().all(Effect::is_for_battle),
            _ => false,
        }
    }
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
    FrenchNavy,
}

/// Some classes of pieces.
pub type Classes = Vec<Class>;

/// Which spaces an effect may choose.
#[derive(Clone, Default, Debug)]
pub struct Filter {
    /// What follows from the map alone.
    pub fixed: SpaceSet,
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
