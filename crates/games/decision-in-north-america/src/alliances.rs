//! §26.0 French and Spanish alliances.

use std::collections::VecDeque;

use tricorne_kernel::{Flow, msg};

use crate::ask::{T, ask_hidden, facts};
use crate::forces::Force;
use crate::ids::{Kind, Place, Places};
use crate::pack::{Effect, Facts, PlaceKind};
use crate::prompts::Prompt;
use crate::sides::{Nation, Side};
use crate::state::State;

/// §26.0, §26.1, §26.2, §26.5 Nations enter and leave the war as the European table says.
pub fn update(t: &mut T<'_>) -> Flow<()> {
    let facts = facts(t);
    for nation in [Nation::French, Nation::Spanish] {
        let allied = t.state.europe_effects(facts).any(|effect| *effect == Effect::AtWar(nation));
        if allied == t.state.at_war(nation) {
            continue;
        }
        if allied {
            set(t.state, nation, true);
            t.note("26.1", msg!("dina-note-alliance", nation = nation));
        } else {
            t.note("26.4", msg!("dina-note-neutral", nation = nation));
            leave(t, nation)?;
        }
    }
    Ok(())
}

fn set(state: &mut State, nation: Nation, at_war: bool) {
    match nation {
        Nation::French => state.french = at_war,
        Nation::Spanish => state.spanish = at_war,
        Nation::American | Nation::British | Nation::Hessian | Nation::Indian => {}
    }
}

/// Whether a place belongs to a nation: its colonies, aboard in their ports, and its box.
fn belongs(facts: &Facts, place: Place, nation: Nation) -> bool {
    let region = facts.place(place).region;
    region.is_some_and(|region| facts.regions[region.index()].owner == Some(nation))
        || facts.home_box(nation) == Some(place)
}

/// §26.4 A nation is neutral again: others leave its lands, its own units go home.
fn leave(t: &mut T<'_>, nation: Nation) -> Flow<()> {
    let facts = facts(t);
    // Its units go home first, so that nobody is thrown out of their way and back again.
    for place in facts.all_places().filter(|place| !belongs(facts, *place, nation)) {
        let stack = t.state.stacks[place.index()];
        let units = stack.units_if(|kind| facts.kind(kind).nation == nation);
        for kind in units.kinds() {
            let home = home_places(facts, nation, Some(kind));
            for _ in 0..units.of(kind) {
                let to = t.pick(Side::American, Prompt::GoesHome { unit: kind, place }, &home)?;
                t.state.transfer(facts, place, to, &Force::units(kind, 1));
            }
        }
        for leader in stack.leaders.iter().filter(|leader| facts.leader(*leader).nation == nation) {
            let home = home_places(facts, nation, None);
            let to = t.pick(Side::American, Prompt::LeaderGoesHome { leader, place }, &home)?;
            t.state.transfer(facts, place, to, &Force::leader(leader));
        }
    }
    for side in [Side::British, Side::American] {
        for place in facts.all_places().filter(|place| belongs(facts, *place, nation)) {
            let mut force = t.state.force(facts, place, side);
            force = force.without(&force.units_if(|kind| facts.kind(kind).nation == nation));
            for leader in force.leaders.iter().filter(|leader| facts.leader(*leader).nation == nation) {
                force.leaders.remove(leader);
            }
            evict(t, side, place, force)?;
        }
    }
    set(t.state, nation, false);
    for side in Side::BOTH {
        rescue_stranded(t, side)?;
    }
    Ok(())
}

/// §26.4 Where a unit of a nation can go home to: its locales and its box; a fleet to ports.
fn home_places(facts: &Facts, nation: Nation, kind: Option<Kind>) -> Vec<Place> {
    let fleet = kind.is_some_and(|kind| facts.kind(kind).is_fleet());
    let homes = facts.all_places().filter(|place| belongs(facts, *place, nation));
    let open = |place: &Place| {
        !matches!(facts.place(*place).what, PlaceKind::Aboard(_)) && (!fleet || facts.place(*place).port)
    };
    homes.filter(open).collect()
}

/// §26.4 A force leaves a neutral place for the nearest one without enemies; its owner chooses between equals.
fn evict(t: &mut T<'_>, side: Side, place: Place, force: Force) -> Flow<()> {
    let facts = facts(t);
    let fleets = force.naval(facts);
    let mut land = force.land(facts);
    if !fleets.is_empty() {
        // Fleets take what is aboard with them.
        if let Some(aboard) = facts.place(place).aboard {
            let cargo = t.state.force(facts, aboard, side);
            t.state.transfer(facts, aboard, place, &cargo);
            let to = seas_or_ports(t.state, facts, place, side);
            let to = t.pick(side, Prompt::LeavesNeutral { place }, &to)?;
            t.state.transfer(facts, place, to, &cargo);
            t.state.transfer(facts, place, to, &fleets);
        }
    }
    if land.is_empty() {
        return Ok(());
    }
    let to = nearest_refuge(t.state, facts, place, side, land.is_bound(facts));
    land = t.state.force(facts, place, side).land(facts).and(&land);
    relocate(t, side, place, &land, &to)
}

/// Moves a force to one of some places, or loses it where there is none.
fn relocate(t: &mut T<'_>, side: Side, place: Place, force: &Force, to: &[Place]) -> Flow<()> {
    let facts = facts(t);
    if to.is_empty() {
        for kind in force.kinds() {
            for _ in 0..force.of(kind) {
                t.state.eliminate(facts, place, kind);
            }
        }
        for leader in force.leaders.iter() {
            lose_leader(t.state, facts, place, leader);
        }
        t.note("26.4", msg!("dina-note-lost-force", side = side, place = place));
        return Ok(());
    }
    let to = t.pick(side, Prompt::LeavesNeutral { place }, to)?;
    t.state.transfer(facts, place, to, force);
    t.note("26.4", msg!("dina-note-leaves", side = side, place = place, to = to));
    Ok(())
}

/// A leader who can stay nowhere goes to the leader pool; a Leader Arises marker to the pool of markers.
pub fn lose_leader(state: &mut State, facts: &Facts, place: Place, leader: crate::ids::Leader) {
    state.take(facts, place, &Force::leader(leader));
    if facts.leader(leader).marker {
        state.pool[facts.marks.leader_arises.index()] += 1;
    } else {
        state.leader_pool.add(leader);
    }
}

fn seas_or_ports(state: &State, facts: &Facts, from: Place, side: Side) -> Vec<Place> {
    let fits = |place: Place| {
        facts.place(place).what == PlaceKind::Sea
            || (facts.is_locale(place)
                && !state.is_closed(facts, place)
                && !state.has_any(facts, place, side.enemy()))
    };
    facts.place(from).sea.iter().copied().filter(|place| fits(*place)).collect()
}

/// §26.4, §38.2 The nearest locales without enemy units or markers, by fewest routes of any kind.
pub fn nearest_refuge(state: &State, facts: &Facts, from: Place, side: Side, bound: bool) -> Vec<Place> {
    let enemy = side.enemy();
    let home = facts.place(from).region;
    let fits = |place: Place| {
        facts.is_locale(place)
            && place != from
            && !state.is_closed(facts, place)
            && !state.has_any(facts, place, enemy)
            && !state.fortresses[enemy].has(place)
            && !state.partisans[enemy].has(place)
            && (!bound || facts.place(place).region == home)
    };
    let start = match facts.place(from).what {
        PlaceKind::Aboard(port) => port,
        PlaceKind::Locale(_) | PlaceKind::Sea | PlaceKind::Box(..) => from,
    };
    let mut seen = Places::default();
    seen.set(start, true);
    let mut queue = VecDeque::from([(start, 0)]);
    let mut found: Vec<Place> = Vec::new();
    let mut nearest = usize::MAX;
    while let Some((place, distance)) = queue.pop_front() {
        if distance >= nearest {
            break;
        }
        let it = facts.place(place);
        for next in it.land.iter().map(|(to, _)| *to).chain(it.sea.iter().copied()) {
            if seen.has(next) {
                continue;
            }
            seen.set(next, true);
            if fits(next) {
                nearest = distance + 1;
                found.push(next);
            }
            queue.push_back((next, distance + 1));
        }
    }
    found
}

/// §24.5, §24.10 Units aboard that no fleet carries any more: those of a fleet gone neutral find the nearest shore.
pub fn rescue_stranded(t: &mut T<'_>, side: Side) -> Flow<()> {
    let facts = facts(t);
    let at_sea = |place: &Place| matches!(facts.place(*place).what, PlaceKind::Sea | PlaceKind::Aboard(_));
    for place in facts.all_places().filter(at_sea) {
        while let Some(kind) = overloaded(t.state, facts, place, side) {
            let to = nearest_refuge(t.state, facts, place, side, false);
            relocate(t, side, place, &Force::units(kind, 1), &to)?;
        }
        let fleets = carriers(t.state, facts, place, side);
        let leaders = t.state.force(facts, place, side).leaders;
        if fleets == 0 && !leaders.is_empty() {
            let to = nearest_refuge(t.state, facts, place, side, false);
            relocate(t, side, place, &Force { leaders, ..Force::default() }, &to)?;
        }
    }
    Ok(())
}

/// How many fleets carry what is in a sea or aboard in a port.
pub fn carriers(state: &State, facts: &Facts, place: Place, side: Side) -> usize {
    let at = match facts.place(place).what {
        PlaceKind::Aboard(port) => port,
        PlaceKind::Locale(_) | PlaceKind::Sea | PlaceKind::Box(..) => place,
    };
    state.force(facts, at, side).fleets(facts)
}

/// A unit beyond the capacity of the fleets, if there is one.
pub fn overloaded(state: &State, facts: &Facts, place: Place, side: Side) -> Option<Kind> {
    let force = state.force(facts, place, side);
    let capacity = 4 * carriers(state, facts, place, side);
    if force.land_count(facts) <= capacity {
        return None;
    }
    force.land(facts).kinds().next()
}

/// §24.10 What a sunk fleet carried goes down with it; the owner chooses who is left aboard.
pub fn sink_cargo(t: &mut T<'_>, side: Side, place: Place) -> Flow<u8> {
    let facts = facts(t);
    let mut lost = 0;
    while let Some(first) = overloaded(t.state, facts, place, side) {
        let force = t.state.force(facts, place, side).land(facts);
        let kind = if carriers(t.state, facts, place, side) == 0 {
            first
        } else {
            // It is asked even where there is one kind: whether it is asked must not tell what is aboard.
            let kinds: Vec<Kind> = force.kinds().collect();
            ask_hidden(t, side, Prompt::SinksWith, &kinds)?
        };
        t.state.eliminate(facts, place, kind);
        t.note("24.10", msg!("dina-note-sinks", unit = kind));
        lost += 1;
    }
    if carriers(t.state, facts, place, side) == 0 {
        for leader in t.state.force(facts, place, side).leaders.iter() {
            lose_leader(t.state, facts, place, leader);
        }
    }
    Ok(lost)
}
