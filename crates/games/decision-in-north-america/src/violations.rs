//! What can be wrong with a position.

use crate::alliances;
use crate::ids::{KINDS, Kind, Leader, Leaders, Marker, Place, Places};
use crate::pack::{Facts, PlaceKind};
use crate::sides::Side;
use crate::state::{Phase, State};

/// All that is wrong, each as a sentence.
pub fn of(state: &State, facts: &Facts) -> Vec<String> {
    let mut faults = Vec::new();
    units(state, facts, &mut faults);
    markers(state, facts, &mut faults);
    tracks(state, facts, &mut faults);
    places(state, facts, &mut faults);
    faults
}

/// §13.10 Every unit is in exactly one place, and what follows from the stacks agrees with them.
fn units(state: &State, facts: &Facts, faults: &mut Vec<String>) {
    let mut totals = [0_u8; KINDS];
    let (mut seen, mut twice) = (Leaders::NONE, Leaders::NONE);
    for (at, stack) in state.stacks.iter().enumerate() {
        let empty = stack.is_empty();
        for side in Side::BOTH {
            let here = !empty && !stack.masked(facts.masks.of_side(side)).is_empty();
            if here != state.present[side].has(Place::at(at)) {
                faults.push(format!("present is wrong about {}", facts.id(Place::LIST, at)));
            }
        }
        if empty {
            continue;
        }
        for (total, more) in totals.iter_mut().zip(stack.units) {
            *total = total.saturating_add(more);
        }
        twice = twice.or(seen.and(stack.leaders));
        seen = seen.or(stack.leaders);
    }
    if totals != state.in_play {
        faults.push("in_play is not what the stacks hold".to_owned());
    }
    leaders(state, facts, (seen, twice), faults);
    for (index, kind) in facts.kinds.iter().enumerate() {
        let it = Kind::at(index);
        let used = [state.in_play(it), state.gone[index], state.resting[index], state.held_back(facts, it)];
        let used: u32 = used.into_iter().map(u32::from).sum();
        if used > u32::from(kind.count) {
            let id = facts.id(Kind::LIST, index);
            faults.push(format!("{used} units of {id} are in use; there are {}", kind.count));
        }
    }
}

/// §13.2 Every leader is in exactly one place.
fn leaders(
    state: &State,
    facts: &Facts,
    (mut seen, mut twice): (Leaders, Leaders),
    faults: &mut Vec<String>,
) {
    let set_up = matches!(state.phase, Phase::SetUp(_));
    let held = state.due(facts).map(|force| force.leaders);
    for set in [state.leader_pool, state.leaders_gone].into_iter().chain(held) {
        twice = twice.or(seen.and(set));
        seen = seen.or(set);
    }
    for index in 0..facts.leaders.len() {
        let leader = Leader::at(index);
        let nowhere = !seen.has(leader) && !set_up && !facts.leader(leader).marker;
        if nowhere || twice.has(leader) {
            let places = if nowhere { "nowhere" } else { "in two places" };
            faults.push(format!("the leader {} is {places}", facts.id(Leader::LIST, index)));
        }
    }
}

/// §7.0 Every marker is in the pool, in a hand, on the map, in a battle or set aside.
fn markers(state: &State, facts: &Facts, faults: &mut Vec<String>) {
    for (index, marker) in facts.markers.iter().enumerate() {
        let it = Marker::at(index);
        let mut count = state.pool[index] + state.aside[index];
        count += Side::BOTH.iter().map(|side| state.hands[*side][index]).sum::<u8>();
        if it == facts.marks.tactics {
            count += state.battle.map_or(0, |battle| battle.tactics.american + battle.tactics.british);
        }
        if it == facts.marks.leader_arises {
            let risen = |leaders: u32, place: Place| {
                let there = state.stacks[place.index()].leaders.iter();
                leaders + there.filter(|leader| facts.leader(*leader).marker).count() as u32
            };
            count += state.present.american.or(&state.present.british).iter().fold(0, risen) as u8;
        }
        if count != marker.count {
            let id = facts.id(Marker::LIST, index);
            faults.push(format!("{count} markers {id} are in the game; there are {}", marker.count));
        }
    }
}

/// §5.1, §10.0 to §12.0 Tracks are in bounds.
fn tracks(state: &State, facts: &Facts, faults: &mut Vec<String>) {
    if usize::from(state.turn) >= facts.years.len() {
        faults.push(format!("turn {} is beyond the last year", state.turn));
    }
    if state.progress.index() >= facts.progress.len() || state.europe.index() >= facts.europe.len() {
        faults.push("a table's marker is beyond its last box".to_owned());
        return;
    }
    if state.loyalty.iter().any(|loyalty| !(-3..=3).contains(loyalty)) {
        faults.push("loyalty is from -3 to 3".to_owned());
    }
}

/// §15.2, §23.1, §24.1, §24.5 Units are where they can be.
fn places(state: &State, facts: &Facts, faults: &mut Vec<String>) {
    let settled = state.march.is_none() && state.battle.is_none() && state.phase != Phase::RabbleRousing;
    let mut marked = Places::default();
    for places in [&state.fortresses, &state.partisans] {
        places.american.and(&places.british).iter().for_each(|place| marked.set(place, true));
    }
    for place in marked.or(&state.present.american).or(&state.present.british).iter() {
        let stack = &state.stacks[place.index()];
        let id = facts.id(Place::LIST, place.index());
        let it = facts.place(place);
        if it.what != PlaceKind::Sea && !it.port && stack.fleets(facts) > 0 {
            faults.push(format!("a fleet is in {id}, which is neither port nor sea"));
        }
        if matches!(it.what, PlaceKind::Sea | PlaceKind::Aboard(_)) {
            if stack.kinds().any(|kind| facts.kind(kind).is_militia()) {
                faults.push(format!("militia are at sea in {id}"));
            }
            for side in Side::BOTH.into_iter().filter(|_| settled) {
                if alliances::overloaded(state, facts, place, side).is_some() {
                    faults.push(format!("more {} units are aboard in {id} than fleets carry", side.id()));
                }
            }
        }
        if Side::BOTH.iter().all(|side| state.fortresses[*side].has(place)) {
            faults.push(format!("{id} has two fortresses"));
        }
        if Side::BOTH.iter().all(|side| state.partisans[*side].has(place)) {
            faults.push(format!("{id} has two partisans"));
        }
    }
    for (place, force) in state.moved.iter() {
        if force.without(&state.stacks[place.index()]).size() > 0 {
            faults.push(format!(
                "more units have moved to {} than are there",
                facts.id(Place::LIST, place.index())
            ));
        }
    }
}
