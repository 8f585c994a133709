//! §16.3 Who moves, and under whom.

use tricorne_kernel::Flow;

use crate::ask::{Options, T, ask_hidden, facts};
use crate::choice::{Button, Choice};
use crate::forces::Force;
use crate::fortresses;
use crate::ids::{Leader, Leaders, Place};
use crate::pack::{Facts, LeaderType, PlaceKind, UnitType};
use crate::prompts::Prompt;
use crate::selection;
use crate::sides::Side;
use crate::state::State;
use crate::view::of_side;

/// §16.5 Who can still leave a locale by land. The besieged cannot.
pub fn land_movers(state: &State, facts: &Facts, place: Place, side: Side) -> Force {
    if !may_leave(state, facts, place, side) {
        return Force::default();
    }
    state.ashore(facts, place, side).without(&state.moved_at(place))
}

/// Whether anybody can still leave a locale by land.
pub fn has_land_movers(state: &State, facts: &Facts, place: Place, side: Side) -> bool {
    may_leave(state, facts, place, side)
        && state.has_ashore(facts, place, side)
        && (!state.moved.has(place) || !land_movers(state, facts, place, side).is_empty())
}

fn may_leave(state: &State, facts: &Facts, place: Place, side: Side) -> bool {
    facts.is_locale(place)
        && !facts.place(place).land.is_empty()
        && !fortresses::is_besieged(state, place, side)
}

/// §24.1, §24.5 The fleets that can still leave a place.
fn free_fleets(state: &State, facts: &Facts, place: Place, side: Side) -> Force {
    if !can_sail(facts, place) || !state.has_fleet(facts, place, side) {
        return Force::default();
    }
    let here = state.force(facts, place, side).naval(facts).without(&state.moved_at(place));
    let mut free = here;
    let bound = bound_fleets(state, facts, place, side, here.count());
    for kind in here.kinds() {
        let left = bound.saturating_sub(here.count() - free.count()) as u8;
        free.units[kind.index()] = free.of(kind).saturating_sub(left);
    }
    free
}

/// Whether a fleet can still leave a place.
pub fn has_free_fleets(state: &State, facts: &Facts, place: Place, side: Side) -> bool {
    let untouched =
        || !state.moved.has(place) && !aboard_of(facts, place).is_some_and(|it| state.moved.has(it));
    can_sail(facts, place)
        && state.has_fleet(facts, place, side)
        && (untouched() || !free_fleets(state, facts, place, side).is_empty())
}

/// §24.1, §24.4, §24.5, §28.16 The fleets that can still leave a place, with those whom they could carry.
pub fn naval_movers(state: &State, facts: &Facts, place: Place, side: Side) -> Force {
    let mut movers = free_fleets(state, facts, place, side);
    if movers.is_empty() {
        return movers;
    }
    let here = state.force(facts, place, side).without(&state.moved_at(place));
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
    let Some(aboard) = aboard_of(facts, place).filter(|aboard| state.moved.has(*aboard)) else { return 0 };
    let stuck = state.force(facts, aboard, side).land(facts).and(&state.moved_at(aboard));
    let needed = stuck.count().div_ceil(4).max(usize::from(!stuck.leaders.is_empty()));
    let staying = state.force(facts, place, side).fleets(facts) - free;
    needed.saturating_sub(staying)
}

fn can_sail(facts: &Facts, place: Place) -> bool {
    !facts.place(place).sea.is_empty()
}

/// §16.3 Who moves out of a place: all that can, or some of them. It is asked wherever more than one lies there: whether it is
/// asked must not tell who of them could move.
pub fn compose(
    t: &mut T<'_>,
    side: Side,
    place: Place,
    naval: bool,
    commander: Option<Leader>,
) -> Flow<Force> {
    let facts = facts(t);
    let pool = movers(t.state, facts, place, side, naval, commander);
    let aboard = aboard_of(facts, place).filter(|aboard| naval && *aboard != place);
    let unmoved = |at: Place| of_side(t.state, facts, at, side).without(&t.state.moved_at(at)).size();
    if unmoved(place) + aboard.map_or(0, unmoved) <= 1 {
        return Ok(pool);
    }
    let led = commander.map_or(Force::default(), Force::leader);
    let ships = Ships::of(t.state, facts, side, place);
    let can_be = |force: &Force, more: usize| {
        if naval { ships.carry(facts, &pool, force, more) } else { force.size() + more <= pool.size() }
    };
    let sizes = selection::sizes(&pool, &led, can_be);
    let Choice::Number(size) = ask_hidden(t, side, Prompt::ForceSize { place, chosen: led.size() }, &sizes)?
    else {
        return Ok(pool);
    };
    selection::members(t, side, &pool, led, size as usize, |left| Prompt::ForceUnits { place, left }, can_be)
}

/// §24.4, §24.5 The fleets of a side in a place, and those aboard.
struct Ships {
    fleets: usize,
    aboard: Force,
}

impl Ships {
    fn of(state: &State, facts: &Facts, side: Side, place: Place) -> Ships {
        let aboard = aboard_of(facts, place).map_or(Force::default(), |it| state.force(facts, it, side));
        Ships { fleets: state.force(facts, place, side).fleets(facts), aboard: aboard.land(facts) }
    }

    /// Whether a force of fleets, with so many more out of a pool, can sail: it must carry its own, and the fleets that stay must
    /// carry those who stay aboard.
    fn carry(&self, facts: &Facts, pool: &Force, force: &Force, more: usize) -> bool {
        let rest = pool.without(force);
        let staying = self.aboard.without(force);
        let could_leave = staying.and(&rest);
        let land = force.land_count(facts);
        (0..=rest.fleets(facts).min(more)).any(|joining| {
            let sailing = force.fleets(facts) + joining;
            let left = self.fleets - sailing;
            let units_due = staying.count().saturating_sub(4 * left);
            let leaders_due = if left == 0 { staying.leaders } else { Leaders::NONE };
            let most_units = (4 * sailing).checked_sub(land).map(|room| room.min(rest.land_count(facts)));
            let people = more - joining;
            sailing > 0
                && units_due <= could_leave.count()
                && leaders_due.without(could_leave.leaders).is_empty()
                && most_units.is_some_and(|most| {
                    units_due <= most
                        && units_due + leaders_due.len() <= people
                        && people <= most + rest.leaders.len()
                })
        })
    }
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

/// Where those aboard are, for fleets in a place.
fn aboard_of(facts: &Facts, place: Place) -> Option<Place> {
    if facts.place(place).what == PlaceKind::Sea { Some(place) } else { facts.place(place).aboard }
}

/// §16.3, §17.1 The commander, named in the open: one who can lead, or nobody unless the march needs him.
pub fn commander(t: &mut T<'_>, side: Side, place: Place, naval: bool, needed: bool) -> Flow<Option<Leader>> {
    let facts = facts(t);
    let pool = if naval {
        naval_movers(t.state, facts, place, side)
    } else {
        land_movers(t.state, facts, place, side)
    };
    let alone = |leader: Leader| Force::leader(leader).leadership(facts, leader, naval) > 0;
    let mut options: Options =
        pool.leaders.iter().filter(|leader| alone(*leader)).map(Choice::Leader).collect();
    if !needed && followers_without(facts, t.state, place, side, naval) {
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
    if !naval {
        return !pool.is_empty();
    }
    let ships = Ships::of(state, facts, side, place);
    (1..=pool.size()).any(|size| ships.carry(facts, &pool, &Force::default(), size))
}
