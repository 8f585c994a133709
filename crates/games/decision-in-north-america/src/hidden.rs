//! Positions that a viewer cannot tell apart: other hands, and other units beneath the tops of stacks.

use std::sync::Arc;

use tricorne_kernel::{AgentRng, Evidence, Pool, Viewer};

use crate::DecisionInNorthAmerica;
use crate::choice::Choice;
use crate::forces::Force;
use crate::ids::{Kind, Leader, Leaders, MARKERS, Marker, Place};
use crate::pack::{Facts, LeaderType};
use crate::sides::{Nation, Side};
use crate::state::{State, Top};
use crate::view::of_side;

/// The hidden pool that a side's hand is.
pub fn pool_of(side: Side) -> Pool {
    Pool(side as u16)
}

/// The side whose hand a pool is.
pub fn side_of(pool: Pool) -> Side {
    Side::BOTH[usize::from(pool.0)]
}

/// A hand, each marker as the choice that draws it.
pub fn hand(state: &State, side: Side) -> Vec<Choice> {
    let each = |(index, count): (usize, &u8)| vec![Choice::Marker(Marker::at(index)); usize::from(*count)];
    state.hands[side].iter().enumerate().flat_map(each).collect()
}

/// A position drawn at random that a viewer cannot tell from this one.
pub fn resample(
    state: &State,
    facts: &Facts,
    viewer: Viewer,
    evidence: &Evidence<DecisionInNorthAmerica>,
    rng: &mut AgentRng,
) -> State {
    let mut other = state.clone();
    let hidden: Vec<Side> = Side::BOTH.into_iter().filter(|side| !side.is_open_to(viewer)).collect();
    deal_hands(&mut other, &hidden, evidence, rng);
    for side in hidden {
        for group in GROUPS {
            shuffle_units(&mut other, facts, side, group, rng);
        }
        shuffle_generals(&mut other, facts, side, rng);
    }
    other
}

/// Hands that are hidden are dealt again out of themselves and the pool.
fn deal_hands(
    state: &mut State,
    hidden: &[Side],
    evidence: &Evidence<DecisionInNorthAmerica>,
    rng: &mut AgentRng,
) {
    let sizes: Vec<usize> = hidden.iter().map(|side| state.hand_size(*side)).collect();
    let mut left = state.pool;
    for side in hidden {
        for (left, held) in left.iter_mut().zip(state.hands[*side]) {
            *left += held;
        }
        state.hands[*side] = [0; MARKERS];
    }
    for (pool, choice) in &evidence.held {
        let side = side_of(*pool);
        if let Choice::Marker(marker) = choice
            && hidden.contains(&side)
            && left[marker.index()] > 0
        {
            left[marker.index()] -= 1;
            state.hands[side][marker.index()] += 1;
        }
    }
    // What is drawn later is in no hand yet.
    let mut undealt = [0_u8; MARKERS];
    for choice in &evidence.undealt {
        if let Choice::Marker(marker) = choice
            && left[marker.index()] > 0
        {
            left[marker.index()] -= 1;
            undealt[marker.index()] += 1;
        }
    }
    let mut bag: Vec<usize> =
        left.iter().enumerate().flat_map(|(index, count)| vec![index; usize::from(*count)]).collect();
    rng.shuffle(&mut bag);
    for (side, size) in hidden.iter().zip(sizes) {
        while state.hand_size(*side) < size {
            let Some(index) = bag.pop() else { break };
            state.hands[*side][index] += 1;
        }
    }
    state.pool = undealt;
    bag.into_iter().for_each(|index| state.pool[index] += 1);
}

/// Nations whose land units can take each other's places in stacks.
const GROUPS: [&[Nation]; 4] =
    [&[Nation::American], &[Nation::French], &[Nation::Spanish], &[Nation::British, Nation::Hessian]];

/// Whether a stack's contents are known to all, or in use: a battle, or a force on the move.
fn in_use(state: &State, place: Place) -> bool {
    state.battle.is_some_and(|battle| battle.place == place)
        || state.contact == Some(place)
        || state.march.is_some_and(|march| march.at == place || march.from == place)
}

/// A place where land units of a group are beneath a top, or on it.
struct Slots {
    place: Place,
    /// The one on top, which stays.
    top: Option<Kind>,
    /// How many are beneath.
    beneath: usize,
    /// How many of all of them have moved, and how many Privateers hold back.
    moved: usize,
    frozen: usize,
}

/// Land units beneath the tops change places with each other; each stack stays as high as it is. Who of a stack has moved is
/// dealt again too, as many as there are.
fn shuffle_units(state: &mut State, facts: &Facts, side: Side, nations: &[Nation], rng: &mut AgentRng) {
    let fits = |kind: Kind| {
        let it = facts.kind(kind);
        nations.contains(&it.nation) && !it.is_fleet() && !it.is_militia()
    };
    let mut slots: Vec<Slots> = Vec::new();
    let mut units: Vec<Kind> = Vec::new();
    for place in state.present[side].iter() {
        if in_use(state, place) {
            continue;
        }
        let mut part = of_side(state, facts, place, side).units_if(fits);
        let (moved, frozen) = (state.moved.at(place).and(&part), state.frozen.at(place).and(&part));
        let top = match state.tops[side][place.index()] {
            Some(Top::Unit(kind)) if fits(kind) => Some(kind),
            _ => None,
        };
        state.moved.remove(place, &moved);
        state.frozen.remove(place, &frozen);
        if let Some(kind) = top {
            part.remove(&Force::units(kind, 1));
        }
        Arc::make_mut(&mut state.stacks)[place.index()].remove(&part);
        units.extend(part.kinds().flat_map(|kind| vec![kind; part.of(kind).into()]));
        let (beneath, moved, frozen) = (part.count(), moved.count(), frozen.count());
        slots.push(Slots { place, top, beneath, moved, frozen });
    }
    // In an order of their own before they are dealt again, so that nothing of the truth is left in it.
    units.sort_unstable();
    rng.shuffle(&mut units);
    for slot in slots {
        let mut dealt = units.split_off(units.len() - slot.beneath);
        for kind in &dealt {
            Arc::make_mut(&mut state.stacks)[slot.place.index()].add(&Force::units(*kind, 1));
        }
        dealt.extend(slot.top);
        rng.shuffle(&mut dealt);
        for (nth, kind) in dealt.iter().enumerate().take(slot.moved) {
            state.moved.add(slot.place, &Force::units(*kind, 1));
            if nth < slot.frozen {
                state.frozen.add(slot.place, &Force::units(*kind, 1));
            }
        }
    }
}

/// Generals of a side beneath the tops change places, on land.
fn shuffle_generals(state: &mut State, facts: &Facts, side: Side, rng: &mut AgentRng) {
    let nation = if side == Side::American { Nation::American } else { Nation::British };
    let fits = |leader: Leader| {
        facts.leader(leader).kind == LeaderType::General && facts.leader(leader).nation == nation
    };
    let mut slots: Vec<(Place, bool)> = Vec::new();
    let mut leaders: Vec<Leader> = Vec::new();
    for place in facts.all_locales() {
        if in_use(state, place) {
            continue;
        }
        let here = state.stacks[place.index()].leaders.and(facts.leaders_of[side]);
        let beneath = |leader: &Leader| state.tops[side][place.index()] != Some(Top::Leader(*leader));
        let lifted: Vec<Leader> = here.iter().filter(|leader| fits(*leader) && beneath(leader)).collect();
        for leader in lifted {
            let moved = state.moved_at(place).leaders.has(leader);
            slots.push((place, moved));
            leaders.push(leader);
            Arc::make_mut(&mut state.stacks)[place.index()].leaders.remove(leader);
            state.moved.remove(place, &Force::leader(leader));
        }
    }
    slots.sort_unstable();
    leaders.sort_unstable();
    rng.shuffle(&mut leaders);
    for ((place, moved), leader) in slots.into_iter().zip(leaders) {
        Arc::make_mut(&mut state.stacks)[place.index()].leaders.add(leader);
        if moved {
            state.mark_moved(place, &Force { leaders: Leaders(1 << leader.0), ..Force::default() });
        }
    }
}
