//! What a card does, in the small vocabulary of `data/README.md`.

use tricorne_card_driven::pack::{CuPlace, Limit};

use crate::WashingtonsWar;
use crate::pieces::{BySide, General, Side};

/// Which spaces an effect may choose.
pub type Filter = tricorne_card_driven::pack::Filter<WashingtonsWar>;

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
