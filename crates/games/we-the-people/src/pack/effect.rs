//! What a card does, in the small vocabulary of `data/README.md`.

use tricorne_card_driven::Condition;
use tricorne_card_driven::pack::{CuPlace, Limit};

use crate::WeThePeople;
use crate::pieces::{General, Side};
use crate::tactics::Tactic;

/// Which spaces an effect may choose.
pub type Filter = tricorne_card_driven::pack::Filter<WeThePeople>;

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
