//! §3.0, §6.0 How the sides stand: what their towns are worth now, by the functions that score them.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;

use super::View;
use crate::forces::Force;
use crate::ids::{Place, Region};
use crate::political::{indian_sovereignty, points_of, political_dice, town_points};
use crate::sides::{BySide, Side};
use crate::state::{State, Top};
use crate::victory::{military, political, town_value, value_held};

/// How a side stands, as far as the viewer can see.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(super) struct StandingSeen<'v> {
    /// §3.1 The value of the towns that it holds: what counts for a military victory.
    value: u16,
    /// §6.2 The points that its towns would bring in a Political Phase.
    points: u16,
    /// §6.6 The dice that it would roll for points.
    dice: u8,
    /// §30.1 The points that it would get for Indian locales.
    indian_points: u16,
    /// §3.1 Whether it meets the conditions of a military victory.
    military: bool,
    /// §3.1 Whether it meets the conditions of a political victory.
    political: bool,
    /// Value and points by region, where it holds anything.
    regions: BTreeMap<&'v str, RegionStanding>,
}

/// What a side's towns in a region are worth.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct RegionStanding {
    value: u16,
    points: u16,
}

impl View<'_> {
    /// How both sides stand.
    pub(super) fn standing(&self) -> BySide<StandingSeen<'_>> {
        let state = self.with_units_under_leaders();
        let of = |side| self.standing_of(&state, side);
        BySide { american: of(Side::American), british: of(Side::British) }
    }

    fn standing_of(&self, state: &State, side: Side) -> StandingSeen<'_> {
        let facts = self.facts;
        let mut regions: BTreeMap<&str, RegionStanding> = BTreeMap::new();
        for place in state.present[side].iter() {
            let (value, points) =
                (value_held(state, facts, place, side), points_of(state, facts, place, side));
            if let Some(region) = facts.place(place).region.filter(|_| value > 0) {
                let id = facts.id(Region::LIST, region.index());
                let sum = regions.entry(id).or_insert(RegionStanding { value: 0, points: 0 });
                sum.value += value;
                sum.points += points;
            }
        }
        StandingSeen {
            value: town_value(state, facts, side),
            points: town_points(state, facts, side),
            dice: political_dice(state, facts, side),
            indian_points: indian_sovereignty(state, facts, side),
            military: military(state, facts, side),
            political: political(state, facts, side),
            regions,
        }
    }

    /// What is known, with a unit beneath each enemy leader who lies on a stack: whether it holds a town cannot be seen, and it is
    /// taken to do so.
    fn with_units_under_leaders(&self) -> State {
        let mut state = self.known.clone();
        for side in Side::BOTH.into_iter().filter(|side| !side.is_open_to(self.viewer)) {
            let unit = self.facts.kinds_of(side).find(|kind| !self.facts.kind(*kind).is_fleet());
            let hides = |place: &Place| {
                matches!(state.tops[side][place.index()], Some(Top::Leader(_)))
                    && self.heights[side][place.index()] > 1
            };
            let hiding: Vec<Place> = state.present[side].iter().filter(hides).collect();
            for (place, unit) in hiding.into_iter().zip(unit.into_iter().cycle()) {
                Arc::make_mut(&mut state.stacks)[place.index()].add(&Force::units(unit, 1));
            }
        }
        state
    }
}
