//! §22.0 What a viewer may know: the own units and hand, of the enemy the top and the height of each stack, and what lies open.
//! A view holds a copy of the position in which all else is blank, so that nothing hidden can be reached from it.

mod seen;
mod standing;

use std::sync::Arc;

use tricorne_kernel::Viewer;

use crate::forces::Force;
use crate::ids::{MARKERS, PLACES, Place};
use crate::pack::Facts;
use crate::sides::{BySide, Side};
use crate::state::{Half, Phase, State, Top};

/// An observation.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(as = "seen::Seen<'a>"))]
pub struct View<'a> {
    /// The facts, which lie open.
    pub facts: &'a Facts,
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// The position with all that is hidden left blank: of an enemy stack only its top unit is there.
    pub known: State,
    /// How many units and leaders are in each stack.
    pub heights: BySide<[u8; PLACES]>,
    /// How many markers are in each hand.
    pub hands: BySide<usize>,
    /// How many markers are in the pool.
    pub pool: usize,
}

impl<'a> View<'a> {
    /// §7.4, §22.0, §22.1, §22.2 What a viewer may know.
    pub fn new(state: &State, facts: &'a Facts, viewer: Viewer) -> View<'a> {
        let hands =
            BySide { american: state.hand_size(Side::American), british: state.hand_size(Side::British) };
        let heights = BySide { american: [0; PLACES], british: [0; PLACES] };
        let mut view = View { facts, viewer, known: state.clone(), heights, hands, pool: state.pool_size() };
        let View { known, heights, .. } = &mut view;
        let moving = match state.phase {
            Phase::Movement(_, half) | Phase::Combat(_, half) => Some(state.side_of(half)),
            _ => None,
        };
        let fighting = [state.battle.as_ref().map(|battle| battle.place), state.contact];
        for side in Side::BOTH {
            if side.is_open_to(viewer) {
                for place in state.present[side].iter() {
                    heights[side][place.index()] = of_side(state, facts, place, side).size() as u8;
                }
                continue;
            }
            let stacks = Arc::make_mut(&mut known.stacks);
            for place in state.present[side].iter() {
                let part = of_side(state, facts, place, side);
                heights[side][place.index()] = part.size() as u8;
                if part.is_empty() || fighting.contains(&Some(place)) {
                    continue;
                }
                let stack = &mut stacks[place.index()];
                stack.remove(&part);
                match state.tops[side][place.index()] {
                    Some(Top::Unit(kind)) => stack.units[kind.index()] += 1,
                    Some(Top::Leader(leader)) => stack.leaders.add(leader),
                    None => {}
                }
            }
            known.hands[side] = [0; MARKERS];
            if moving == Some(side) {
                known.moved.clear();
            }
            known.frozen.retain(|_, force| belongs(facts, force) != Some(side));
            if let Some(march) = known.march.as_mut().filter(|march| march.side == side) {
                march.force = Force::default();
            }
        }
        if viewer != Viewer::Referee {
            known.pool = [0; MARKERS];
        }
        view
    }

    /// The side whose move it is.
    pub fn active(&self) -> Option<Side> {
        match self.known.phase {
            Phase::Mobilization(half) | Phase::Movement(_, half) | Phase::Combat(_, half) => {
                Some(self.known.side_of(half))
            }
            Phase::SetUp(_)
            | Phase::Initiative
            | Phase::Political
            | Phase::RabbleRousing
            | Phase::Forage
            | Phase::Enlistment
            | Phase::Adjustment
            | Phase::EndOfTurn => None,
        }
    }

    /// Whether the first or second player is at it.
    pub fn half(&self) -> Option<Half> {
        match self.known.phase {
            Phase::Mobilization(half) | Phase::Movement(_, half) | Phase::Combat(_, half) => Some(half),
            _ => None,
        }
    }
}

/// The part of a stack that a side owns, neutrals too.
pub fn of_side(state: &State, facts: &Facts, place: Place, side: Side) -> Force {
    state.stacks[place.index()].masked(facts.masks.of_side(side))
}

fn belongs(facts: &Facts, force: &Force) -> Option<Side> {
    let unit = force.kinds().next().map(|kind| facts.kind(kind).side);
    unit.or_else(|| force.leaders.iter().next().map(|leader| facts.leader(leader).side))
}
