//! §8.4.3 Groups of British units that are able to March.

use crate::activities::common_cause;
use crate::command_order::Order;
use crate::commands::british::march;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece, Side};
use crate::state::{Level, State};

/// What marches together from one space to another.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Group {
    /// Regulars, at least one.
    pub regulars: u8,
    /// Tories, no more than Regulars.
    pub tories: u8,
    /// War Parties by Common Cause, no more than Regulars without a Tory.
    pub war_parties: u8,
}

impl Group {
    /// How many pieces.
    pub fn size(self) -> u8 {
        self.regulars + self.tories + self.war_parties
    }
}

/// How a group is made up where not all can go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Make {
    /// To add Control: Regulars first, and War Parties by Common Cause.
    Control,
    /// To add Regulars: Regulars first.
    Regulars,
    /// To add Tories: as many as Regulars can take along.
    Tories,
}

/// §8.4.3 The group that may go from one space to another. No piece leaves that Control of its space needs, nor the last
/// Tory or War Party, nor the last Regular under British Control without Active Support.
pub fn group(state: &State, order: &Order, from: Space, to: Space, make: Make) -> Group {
    let regulars = state.count(Piece::BritishRegulars, from);
    // Who has come to a space in this March marches no more.
    if regulars == 0 || order.selected.contains(from) {
        return Group::default();
    }
    let controlled = state.control(from) == Some(Side::Royalist);
    let (all, british) = if controlled {
        let rebellion = state.pieces_of_side(Side::Rebellion, from);
        let spare = state.pieces_of_side(Side::Royalist, from) - rebellion - 1;
        (spare, spare.min(state.pieces_of(Faction::British, from) - 1))
    } else {
        (u8::MAX, u8::MAX)
    };
    let held = controlled && state.level(from) != Level::ActiveSupport;
    let most_regulars = regulars - u8::from(held);
    let most_tories = state.count(Piece::Tories, from).saturating_sub(1);
    let tories_first = if make == Make::Tories { most_tories.min(most_regulars).min(british / 2) } else { 0 };
    let regulars = most_regulars.min(british - tories_first);
    if regulars == 0 {
        return Group::default();
    }
    let tories = most_tories.min(regulars).min(british - regulars);
    let by_land = to.is_province() && from.adjacent().contains(to);
    let war_parties = if make == Make::Control && by_land {
        let available = common_cause::available(state, order, from).saturating_sub(1);
        available.min(regulars - tories).min(all - regulars - tories)
    } else {
        0
    };
    Group { regulars, tories, war_parties }
}

/// §3.2.3 Where groups may come from: adjacent spaces, and by sea.
pub fn reach(state: &State, to: Space) -> SpaceSet {
    to.adjacent() | march::by_sea(to, SpaceSet::CITIES - state.blockaded())
}
