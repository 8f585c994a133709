//! What a learned value reads of a position: less than the whole encoding, and what victory depends on already counted.

use tricorne_kernel::Row;

use super::value::{unit_worth, value};
use crate::ids::{Kind, REGIONS, Region};
use crate::pack::Facts;
use crate::sides::Side;
use crate::state::{Half, Phase, State};
use crate::supply;
use crate::victory::{loyal_regions, military, political, town_value, value_held};

/// The phases of a turn that are told apart.
const PHASES: [&str; 7] =
    ["set-up", "politics", "mobilization", "rabble-rousing", "movement", "combat", "after-campaigns"];

/// Writes them: always the same numbers in the same order, whatever the set-up.
pub fn features(state: &State, facts: &Facts, row: &mut Row<'_>) {
    row.put("short", state.short);
    row.put("turn", state.turn);
    let (phase, campaign, half) = match state.phase {
        Phase::SetUp(_) => (0, 0, None),
        Phase::Initiative | Phase::Political => (1, 0, None),
        Phase::Mobilization(half) => (2, 0, Some(half)),
        Phase::RabbleRousing => (3, 0, None),
        Phase::Movement(campaign, half) => (4, campaign, Some(half)),
        Phase::Combat(campaign, half) => (5, campaign, Some(half)),
        Phase::Forage | Phase::Enlistment | Phase::Adjustment | Phase::EndOfTurn => (6, 0, None),
    };
    row.within("phase", |row| row.one_of(PHASES.len(), |at| PHASES[at], Some(phase)));
    row.put("campaign", campaign);
    row.put("second-half", half == Some(Half::Second));
    row.put("american-first", state.first == Side::American);
    row.put("progress", state.progress.index() as u8);
    row.put("europe", state.europe.index() as u8);
    row.put("french", state.french);
    row.put("spanish", state.spanish);
    row.put("worth", (value(state, facts, Side::American) / 10) as i16);
    for side in Side::BOTH {
        row.within(side.id(), |row| side_of(state, facts, side, row));
    }
    for region in facts.colonial_regions() {
        row.put(facts.id(Region::LIST, region.index()), state.loyalty[region.index()]);
    }
    row.counts(&state.in_play[..facts.kinds.len()], |at| facts.id(Kind::LIST, at));
}

fn side_of(state: &State, facts: &Facts, side: Side, row: &mut Row<'_>) {
    row.put("military", military(state, facts, side));
    row.put("political", political(state, facts, side));
    row.put("towns", town_value(state, facts, side));
    row.put("loyal", loyal_regions(state, facts, side, facts.victory.loyalty_level));
    row.put("leaning", loyal_regions(state, facts, side, 1));
    row.put("points", state.points[side]);
    row.put("hand", state.hand_size(side) as u8);
    let hungry: usize = supply::hungry(state, facts, side).iter().map(|(_, short)| short).sum();
    row.put("hungry", hungry as u8);
    let lasting = |kind: &Kind| state.at_war(facts.kind(*kind).nation);
    let units = facts.kinds_of(side).filter(lasting);
    let worth: i32 = units.map(|kind| i32::from(state.in_play(kind)) * unit_worth(facts, kind)).sum();
    row.put("units", (worth / 10) as i16);
    row.put("partisans", state.partisans[side].iter().count() as u8);
    row.put("fortresses", state.fortresses[side].iter().count() as u8);
    let mut regions = [[0_u16; 3]; REGIONS];
    for place in state.present[side].iter() {
        let Some(region) = facts.place(place).region else { continue };
        let strength = state.force(facts, place, side).strength(facts);
        let [towns, total, largest] = &mut regions[region.index()];
        *towns += value_held(state, facts, place, side);
        *total += strength;
        *largest = strength.max(*largest);
    }
    for (at, numbers) in regions.into_iter().enumerate().take(facts.regions.len()) {
        row.within(facts.id(Region::LIST, at), |row| {
            row.put_all(["towns", "strength", "largest"], numbers.map(f32::from));
        });
    }
}
