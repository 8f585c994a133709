//! §16.3 Who moves, and under whom.

use arrayvec::ArrayVec;
use tricorne_kernel::Flow;

use crate::ask::{T, ask_hidden, facts};
use crate::choice::{Button, Choice};
use crate::forces::Force;
use crate::fortresses;
use crate::ids::{KINDS, Kind, Leader, Leaders, Place};
use crate::pack::{Facts, LeaderType, PlaceKind, UnitType};
use crate::prompts::Prompt;
use crate::sides::Side;
use crate::state::State;

/// §16.5 Who can still leave a locale by land. The besieged cannot.
pub fn land_movers(state: &State, facts: &Facts, place: Place, side: Side) -> Force {
    if !facts.is_locale(place)
        || facts.place(place).land.is_empty()
        || fortresses::is_besieged(state, place, side)
    {
        return Force::default();
    }
    state.ashore(facts, place, side).without(&state.moved_at(place))
}

/// §24.1, §24.4, §24.5, §28.16 The fleets that can still leave a place, with those whom they could carry.
pub fn naval_movers(state: &State, facts: &Facts, place: Place, side: Side) -> Force {
    if !can_sail(facts, place) || !state.has_fleet(facts, place, side) {
        return Force::default();
    }
    let here = state.force(facts, place, side).without(&state.moved_at(place));
    let mut movers = here.naval(facts);
    let bound = bound_fleets(state, facts, place, side, movers.count());
    for kind in movers.kinds().collect::<ArrayVec<Kind, KINDS>>() {
        let left = bound.saturating_sub(here.naval(facts).count() - movers.count()) as u8;
        movers.units[kind.index()] = movers.of(kind).saturating_sub(left);
    }
    if movers.is_empty() {
        return movers;
    }
    if facts.place(place).what == PlaceKind::Sea {
        movers.add(&here.land(facts));
        return movers;
    }
    if let Some(aboard) = facts.place(place).aboard {
        movers.add(&state.force(facts, aboard, side).without(&state.moved_at(aboard)));
    }
    // §24.4 Nobody embarks beside an enemy fleet. §23.1 Militia do not go to sea.
    if !state.has_fleet(facts, place, side.enemy()) {
        let mut shore = here.units_if(|kind| !facts.kind(kind).is_fleet() && !facts.kind(kind).is_militia());
        let sails = |leader: &Leader| facts.leader(*leader).kind != LeaderType::MilitiaCommander;
        here.leaders.iter().filter(sails).for_each(|leader| shore.leaders.add(leader));
        movers.add(&shore);
    } else {
        let admirals =
            |leader: &Leader| matches!(facts.leader(*leader).kind, LeaderType::Admiral | LeaderType::Any);
        here.leaders.iter().filter(admirals).for_each(|leader| movers.leaders.add(leader));
    }
    movers
}

/// §7.9, §24.5 How many of the fleets that could leave must stay, because they carry units that can no longer move.
fn bound_fleets(state: &State, facts: &Facts, place: Place, side: Side, free: usize) -> usize {
    let Some(aboard) = aboard_of(facts, place) else { return 0 };
    let stuck = state.force(facts, aboard, side).land(facts).and(&state.moved_at(aboard));
    let needed = stuck.count().div_ceil(4).max(usize::from(!stuck.leaders.is_empty()));
    let staying = state.force(facts, place, side).fleets(facts) - free;
    needed.saturating_sub(staying)
}

fn can_sail(facts: &Facts, place: Place) -> bool {
    !facts.place(place).sea.is_empty()
}

/// §16.3 Who moves out of a place: all that can, or by secret choice some of them. Who stays beneath is not shown.
pub fn compose(
    t: &mut T<'_>,
    side: Side,
    place: Place,
    naval: bool,
    commander: Option<Leader>,
) -> Flow<Force> {
    let facts = facts(t);
    let pool = movers(&t.state, facts, place, side, naval, commander);
    let whole = !naval || may_go(&t.state, facts, side, place, &pool);
    let sizes: &[Button] = if whole { &[Button::All, Button::Some] } else { &[Button::Some] };
    if pool.size() <= 1 {
        return Ok(pool);
    }
    if t.ask(side, Prompt::ForceSize { place }, sizes)? == Button::All {
        return Ok(pool);
    }
    let mut force = commander.map_or(Force::default(), Force::leader);
    let fleets_first = |fleet: bool| pool.kinds().filter(move |kind| facts.kind(*kind).is_fleet() == fleet);
    let kinds: Vec<Kind> =
        if naval { fleets_first(true).chain(fleets_first(false)).collect() } else { pool.kinds().collect() };
    let leaders: Vec<Leader> = pool.leaders.without(force.leaders).iter().collect();
    for (at, kind) in kinds.iter().enumerate() {
        let rest = &kinds[at + 1..];
        let (least, most) =
            bounds(&t.state, facts, (side, place, naval), &pool, &force, (*kind, rest, leaders.is_empty()));
        let counts: Vec<Choice> =
            (least..=most.max(least)).map(|count| Choice::Number(count.into())).collect();
        let count = match counts[..] {
            [Choice::Number(only)] => only,
            _ => match t.ask_secretly(side, Prompt::ForceUnits { place, unit: *kind }, &counts)? {
                Choice::Number(count) => count,
                _ => 0,
            },
        };
        force.units[kind.index()] += count as u8;
    }
    let must_come = must_come(&t.state, facts, side, place, &force, naval);
    for (at, leader) in leaders.iter().enumerate() {
        let last_hope = force.is_empty() && at + 1 == leaders.len();
        let comes = last_hope
            || must_come.has(*leader)
            || t.ask_secretly(
                side,
                Prompt::ForceLeader { place, leader: *leader },
                &[Button::Yes, Button::No],
            )? == Button::Yes;
        if comes {
            force.leaders.add(*leader);
        }
    }
    Ok(force)
}

/// §16.3, §21.6 Who could move under a commander. Without one, nobody comes along who would be it.
fn movers(
    state: &State,
    facts: &Facts,
    place: Place,
    side: Side,
    naval: bool,
    commander: Option<Leader>,
) -> Force {
    let pool =
        if naval { naval_movers(state, facts, place, side) } else { land_movers(state, facts, place, side) };
    let militia = |leader: Leader| facts.leader(leader).kind == LeaderType::MilitiaCommander;
    match commander {
        Some(leader) if militia(leader) => {
            let mut fit =
                pool.units_if(|kind| matches!(facts.kind(kind).kind, UnitType::Militia | UnitType::Light));
            pool.leaders.iter().filter(|leader| militia(*leader)).for_each(|leader| fit.leaders.add(leader));
            fit
        }
        Some(_) => pool,
        None => {
            let mut fit = Force { leaders: Default::default(), ..pool };
            let leads = |leader: Leader| match facts.leader(leader).kind {
                LeaderType::Any => true,
                LeaderType::General | LeaderType::MilitiaCommander => !naval,
                LeaderType::Admiral => naval,
            };
            pool.leaders.iter().filter(|leader| !leads(*leader)).for_each(|leader| fit.leaders.add(leader));
            fit
        }
    }
}

/// How few and how many units of a kind can come, so that the force and those who stay can be carried.
fn bounds(
    state: &State,
    facts: &Facts,
    (side, place, naval): (Side, Place, bool),
    pool: &Force,
    force: &Force,
    (kind, rest, no_leaders): (Kind, &[Kind], bool),
) -> (u8, u8) {
    let most = pool.of(kind);
    let more_to_come = !rest.is_empty();
    if !naval {
        let needed = force.is_empty() && !more_to_come && no_leaders;
        return (u8::from(needed), most);
    }
    let fleets_to_come = rest.iter().any(|kind| facts.kind(*kind).is_fleet());
    if facts.kind(kind).is_fleet() {
        return (u8::from(force.fleets(facts) == 0 && !fleets_to_come), most);
    }
    let room = (4 * force.fleets(facts)).saturating_sub(force.land_count(facts)).min(255) as u8;
    let Some(aboard) = aboard_of(facts, place) else { return (0, most.min(room)) };
    let fleets_left = state.force(facts, place, side).fleets(facts) - force.fleets(facts);
    let aboard = state.force(facts, aboard, side).land(facts);
    let staying = aboard.without(force).count();
    let later: usize = rest.iter().map(|kind| usize::from(aboard.of(*kind).min(pool.of(*kind)))).sum();
    let due = staying.saturating_sub(4 * fleets_left).saturating_sub(later).min(255) as u8;
    (due.min(most).min(room), most.min(room))
}

/// Where those aboard are, for fleets in a place.
fn aboard_of(facts: &Facts, place: Place) -> Option<Place> {
    if facts.place(place).what == PlaceKind::Sea { Some(place) } else { facts.place(place).aboard }
}

/// Leaders aboard who must come, because no fleet stays.
fn must_come(state: &State, facts: &Facts, side: Side, place: Place, force: &Force, naval: bool) -> Leaders {
    let fleets_left = state.force(facts, place, side).fleets(facts) - force.fleets(facts);
    match aboard_of(facts, place).filter(|_| naval && fleets_left == 0) {
        Some(aboard) => state.force(facts, aboard, side).leaders,
        None => Leaders::NONE,
    }
}

/// Whether all who could sail can: ships for all aboard, and for all who stay.
fn may_go(state: &State, facts: &Facts, side: Side, place: Place, force: &Force) -> bool {
    let fleets = force.fleets(facts);
    if fleets == 0 || force.land_count(facts) > 4 * fleets {
        return false;
    }
    let Some(aboard) = aboard_of(facts, place) else { return true };
    let fleets_left = state.force(facts, place, side).fleets(facts) - fleets;
    let staying = state.force(facts, aboard, side).land(facts).without(force);
    staying.count() <= 4 * fleets_left && (fleets_left > 0 || staying.leaders.is_empty())
}

/// §16.3, §17.1 The commander, named in the open: one who can lead, or nobody unless the march needs him.
pub fn commander(t: &mut T<'_>, side: Side, place: Place, naval: bool, needed: bool) -> Flow<Option<Leader>> {
    let facts = facts(t);
    let pool = if naval {
        naval_movers(&t.state, facts, place, side)
    } else {
        land_movers(&t.state, facts, place, side)
    };
    let alone = |leader: Leader| Force::leader(leader).leadership(facts, leader, naval) > 0;
    let mut options: Vec<Choice> =
        pool.leaders.iter().filter(|leader| alone(*leader)).map(Choice::Leader).collect();
    if !needed && followers_without(facts, &t.state, place, side, naval) {
        options.push(Choice::Button(Button::None));
    }
    match ask_hidden(t, side, Prompt::Commander { place }, &options)? {
        Choice::Leader(leader) => Ok(Some(leader)),
        _ => Ok(None),
    }
}

/// Whether anybody is left to move without a commander.
fn followers_without(facts: &Facts, state: &State, place: Place, side: Side, naval: bool) -> bool {
    let pool = movers(state, facts, place, side, naval, None);
    if naval { pool.fleets(facts) > 0 } else { !pool.is_empty() }
}
