//! Positions that a viewer cannot tell apart: other hands, and other units beneath the tops of stacks.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use tricorne_kernel::{AgentRng, Evidence, Pool, Viewer};

use crate::DecisionInNorthAmerica;
use crate::choice::Choice;
use crate::forces::Force;
use crate::ids::{Kind, Leader, MARKERS, Marker, Place, Places};
use crate::pack::{Facts, LeaderType};
use crate::prompts::Prompt;
use crate::sides::{Nation, Side};
use crate::state::{State, Top};
use crate::view::of_side;

/// The hidden pool that a side's hand is.
pub fn pool_of(side: Side) -> Pool {
    Pool(side as u16)
}

/// The side whose hand a pool is.
fn side_of(pool: Pool) -> Option<Side> {
    Side::BOTH.get(usize::from(pool.0)).copied()
}

/// The hidden pool that the stacks in a place are.
fn stack_in(place: Place) -> Pool {
    Pool(Side::BOTH.len() as u16 + u16::from(place.0))
}

/// What a pool holds: a hand by markers, the stacks in a place by units and leaders.
pub fn pool(state: &State, pool: Pool) -> Vec<Choice> {
    let times = |choice: Choice, count: u8| vec![choice; usize::from(count)];
    if let Some(side) = side_of(pool) {
        let held = state.hands[side].iter().enumerate();
        return held.flat_map(|(index, count)| times(Choice::Marker(Marker::at(index)), *count)).collect();
    }
    let stack = &state.stacks[usize::from(pool.0) - Side::BOTH.len()];
    let units = stack.kinds().flat_map(|kind| times(Choice::Unit(kind), stack.of(kind)));
    units.chain(stack.leaders.iter().map(Choice::Leader)).collect()
}

/// What an answer proves to be in a stack.
pub fn in_stack(prompt: &Prompt, choice: Choice) -> Option<(Pool, Choice)> {
    match (*prompt, choice) {
        (Prompt::Commander { place } | Prompt::ArrangeTop { place }, Choice::Leader(_))
        | (Prompt::ArrangeTop { place }, Choice::Unit(_)) => Some((stack_in(place), choice)),
        (Prompt::GoesHome { unit, place }, _) => Some((stack_in(place), Choice::Unit(unit))),
        (Prompt::LeaderGoesHome { leader, place }, _) => Some((stack_in(place), Choice::Leader(leader))),
        (Prompt::ExchangeWhere, Choice::UnitAt(kind, place)) => Some((stack_in(place), Choice::Unit(kind))),
        _ => None,
    }
}

/// A number that stands for all that others see change when somebody answers or draws in secret: the heights and tops of stacks, the
/// number of markers, who has fallen, and what goes with a garrison.
pub fn sight(state: &State, facts: &Facts, _viewer: Viewer) -> u64 {
    let mut hasher = DefaultHasher::new();
    for side in Side::BOTH {
        for place in state.present[side].iter() {
            let height = of_side(state, facts, place, side).size();
            (place, height as u8, state.tops[side][place.index()]).hash(&mut hasher);
        }
        (state.hand_size(side), state.points[side]).hash(&mut hasher);
    }
    (state.in_play, state.gone, state.leader_pool, state.leaders_gone, state.aside).hash(&mut hasher);
    (state.battle, state.contact, state.fortresses, state.garrisoned, state.sieges).hash(&mut hasher);
    hasher.finish()
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
    let shown = Shown::to(viewer, evidence);
    let hidden: Vec<Side> = Side::BOTH.into_iter().filter(|side| !side.is_open_to(viewer)).collect();
    let hands: Vec<Side> = hidden.iter().copied().filter(|side| !shown.hands.contains(side)).collect();
    deal_hands(&mut other, &hands, evidence, rng);
    for side in hidden {
        for group in GROUPS {
            shuffle_units(&mut other, facts, side, group, &shown, rng);
        }
        shuffle_generals(&mut other, facts, side, &shown, rng);
    }
    other
}

/// What a viewer has been shown of hands and stacks.
struct Shown {
    /// The hands of these sides.
    hands: Vec<Side>,
    /// All that is in these places.
    places: Places,
    /// Units and leaders that were in a place when the step began.
    there: Vec<(Place, Choice)>,
}

impl Shown {
    fn to(viewer: Viewer, evidence: &Evidence<DecisionInNorthAmerica>) -> Shown {
        let mut shown = Shown { hands: Vec::new(), places: Places::default(), there: Vec::new() };
        if let Some(reached) = &evidence.reached {
            shown.places = reached.revealed;
            for side in Side::BOTH.into_iter().filter(|side| viewer == Viewer::Seat(side.seat())) {
                shown.places = shown.places.or(&reached.spied[side].places);
                shown.hands.extend(reached.spied[side].hand.then_some(side.enemy()));
            }
        }
        let stacks = evidence.held.iter().filter(|(pool, _)| side_of(*pool).is_none());
        let place = |pool: Pool| Place::at(usize::from(pool.0) - Side::BOTH.len());
        shown.there = stacks.map(|(pool, choice)| (place(*pool), *choice)).collect();
        shown
    }

    /// Whether the stacks of a place stay as they are: all is shown, or in use.
    fn all_of(&self, state: &State, place: Place) -> bool {
        self.places.has(place)
            || state.battle.is_some_and(|battle| battle.place == place)
            || state.contact == Some(place)
            || state.march.is_some_and(|march| march.at == place || march.from == place)
    }

    /// The units that must be in a place.
    fn units_in(&self, place: Place) -> impl Iterator<Item = Kind> + '_ {
        self.there.iter().filter_map(move |(at, choice)| match choice {
            Choice::Unit(kind) if *at == place => Some(*kind),
            _ => None,
        })
    }
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
        if let (Some(side), Choice::Marker(marker)) = (side_of(*pool), choice)
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

impl Slots {
    /// Takes the units out of a bag that are proven to be beneath the top. A unit that was seen to be in a stack may be the one on
    /// top, as likely as any other of it.
    fn proven(&self, shown: &Shown, bag: &mut Vec<Kind>, rng: &mut AgentRng) -> Vec<Kind> {
        let (mut top, mut proven) = (self.top, Vec::new());
        for kind in shown.units_in(self.place) {
            let free = self.beneath - proven.len();
            if top == Some(kind) && rng.below(free + 1) == 0 {
                top = None;
            } else if let Some(at) = bag.iter().position(|it| *it == kind).filter(|_| free > 0) {
                proven.push(bag.remove(at));
            }
        }
        proven
    }
}

/// Land units beneath the tops change places with each other; each stack stays as high as it is. Who of a stack has moved is
/// dealt again too, as many as there are.
fn shuffle_units(
    state: &mut State,
    facts: &Facts,
    side: Side,
    nations: &[Nation],
    shown: &Shown,
    rng: &mut AgentRng,
) {
    let fits = |kind: Kind| {
        let it = facts.kind(kind);
        nations.contains(&it.nation) && !it.is_fleet() && !it.is_militia()
    };
    let mut slots: Vec<Slots> = Vec::new();
    let mut units: Vec<Kind> = Vec::new();
    for place in state.present[side].iter() {
        if shown.all_of(state, place) {
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
    let proven: Vec<Vec<Kind>> = slots.iter().map(|slot| slot.proven(shown, &mut units, rng)).collect();
    for (slot, mut dealt) in slots.into_iter().zip(proven) {
        dealt.extend(units.split_off((units.len() + dealt.len()).saturating_sub(slot.beneath)));
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
fn shuffle_generals(state: &mut State, facts: &Facts, side: Side, shown: &Shown, rng: &mut AgentRng) {
    let nation = if side == Side::American { Nation::American } else { Nation::British };
    let fits = |leader: Leader| {
        facts.leader(leader).kind == LeaderType::General && facts.leader(leader).nation == nation
    };
    let mut slots: Vec<(Place, bool)> = Vec::new();
    let mut leaders: Vec<Leader> = Vec::new();
    for place in facts.all_locales() {
        if shown.all_of(state, place) {
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
    // Who was seen to be in a stack takes one of its slots first.
    for (place, choice) in &shown.there {
        let Choice::Leader(leader) = choice else { continue };
        // Slots of those who have not moved come first, and a commander is one of them.
        let slot = slots.iter().position(|(at, _)| at == place);
        let seen = leaders.iter().position(|it| it == leader);
        if let (Some(slot), Some(seen)) = (slot, seen) {
            let (place, moved) = slots.remove(slot);
            put_general(state, place, moved, leaders.remove(seen));
        }
    }
    for ((place, moved), leader) in slots.into_iter().zip(leaders) {
        put_general(state, place, moved, leader);
    }
}

fn put_general(state: &mut State, place: Place, moved: bool, leader: Leader) {
    Arc::make_mut(&mut state.stacks)[place.index()].leaders.add(leader);
    if moved {
        state.mark_moved(place, &Force::leader(leader));
    }
}
