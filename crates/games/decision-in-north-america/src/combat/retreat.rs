//! §18.8, §18.9 Retreat by land and to sea; §24.9 fleets; §33.2 militia over a border; §35.2 retreat without fire.

use tricorne_kernel::{Flow, msg};

use super::aftermath::leader_falls;
use crate::ask::{T, facts};
use crate::choice::Choice;
use crate::forces::Force;
use crate::ids::Place;
use crate::options::OptionalRule;
use crate::pack::{Facts, LeaderType, PlaceKind};
use crate::prompts::{Prompt, Roll};
use crate::sides::Side;
use crate::state::{Battle, State};

/// Who of a side is left of a battle, without fleets that only cover a landing.
fn survivors(battle: &Battle, facts: &Facts, side: Side) -> Force {
    if battle.naval { battle.forces[side] } else { battle.forces[side].land(facts) }
}

/// §18.4(4b), §28.2(3), §38.3 Whether a side may declare a retreat: it must have somewhere to go.
pub fn may_retreat(state: &State, facts: &Facts, side: Side) -> bool {
    let Some(battle) = &state.battle else { return false };
    let walled = battle.fortress && side != battle.attacker && !battle.naval;
    let bound_by_honor = battle.honors && side == battle.attacker;
    let stays = battle.sortie && side == battle.attacker;
    !walled && !bound_by_honor && (stays || !destinations(state, facts, side).is_empty())
}

/// §35.0, §35.2, §35.3 Whether a force of light troops and Indians slips away from the wilderness without being fired on.
pub fn slips_away(state: &State, facts: &Facts, side: Side) -> bool {
    let Some(battle) = &state.battle else { return false };
    let force = battle.forces[side].land(facts);
    state.uses(OptionalRule::FrontierWarfare)
        && !battle.naval
        && facts.is_wild(battle.place)
        && force.is_light(facts)
        && force.count() > 0
        && battle.forces[side.enemy()].light_count(facts) < force.light_count(facts)
        && !state.fortresses[side].has(battle.place)
        && !state.sieges[side].has(battle.place)
}

/// §18.8, §18.9, §24.6(3), §24.9 Where a beaten side can go.
pub fn destinations(state: &State, facts: &Facts, side: Side) -> Vec<Place> {
    let Some(battle) = &state.battle else { return Vec::new() };
    let (place, enemy) = (battle.place, side.enemy());
    let free_sea =
        |sea: &Place| facts.place(*sea).what == PlaceKind::Sea && !state.has_fleet(facts, *sea, enemy);
    let seas = facts.place(place).sea.iter().copied();
    let cargo =
        facts.place(place).aboard.map_or(0, |aboard| state.force(facts, aboard, side).land_count(facts));
    if battle.naval {
        let free: Vec<Place> = seas.clone().filter(free_sea).collect();
        if cargo > 0 && !free.is_empty() {
            return free;
        }
        return seas.filter(|sea| facts.place(*sea).what == PlaceKind::Sea).collect();
    }
    let fleets = state.force(facts, place, side).fleets(facts);
    let force = survivors(battle, facts, side);
    let sailing = force.units_if(|kind| !facts.kind(kind).is_militia()).count();
    let to_sea = fleets > 0 && !state.has_fleet(facts, place, enemy);
    if battle.landing && side == battle.attacker {
        return if fleets > 0 { seas.filter(free_sea).collect() } else { Vec::new() };
    }
    let mut to: Vec<Place> = facts
        .place(place)
        .land
        .iter()
        .map(|(to, _)| *to)
        .filter(|to| {
            !state.is_closed(facts, *to)
                && !state.has_any(facts, *to, enemy)
                && !state.fortresses[enemy].has(*to)
        })
        .collect();
    to.sort();
    to.dedup();
    if to_sea && sailing + cargo <= 4 * fleets && sailing + force.leaders.len() > 0 {
        to.extend(seas.filter(free_sea));
    }
    to
}

/// §18.8 The survivors of a beaten side leave together, or are lost.
pub fn retreat(t: &mut T<'_>, side: Side) -> Flow<()> {
    let facts = facts(t);
    let Some(battle) = t.state.battle else { return Ok(()) };
    let place = battle.place;
    let force = survivors(&battle, facts, side);
    if force.is_empty() || (battle.sortie && side == battle.attacker) {
        return Ok(());
    }
    let walled = battle.fortress && side != battle.attacker && !battle.naval;
    let to = if walled { Vec::new() } else { destinations(t.state, facts, side) };
    if to.is_empty() {
        t.note("18.8", msg!("dina-note-no-retreat", side = side, place = place));
        return lose(t, side, &force);
    }
    let to = t.pick(side, Prompt::RetreatTo { place }, &to)?;
    let by_sea = facts.place(to).what == PlaceKind::Sea;
    let mut leaving = force;
    if by_sea {
        leaving = to_sea(t, side, force, to)?;
    } else if facts.place(to).region != facts.place(place).region && force.is_bound(facts) {
        leaving = over_border(t, side, force)?;
    }
    t.state.transfer(facts, place, to, &leaving);
    t.note("18.8", msg!("dina-note-retreated", side = side, place = place, to = to));
    Ok(())
}

/// §18.9, §24.6(3), §24.9 Fleets take what they can carry with them; the rest is lost. Gives who leaves by the port itself.
fn to_sea(t: &mut T<'_>, side: Side, force: Force, to: Place) -> Flow<Force> {
    let facts = facts(t);
    let Some(battle) = t.state.battle else { return Ok(force) };
    let place = battle.place;
    let fleets = t.state.force(facts, place, side).naval(facts);
    let mut land = force.land(facts);
    let bound = land.units_if(|kind| facts.kind(kind).is_militia());
    let mut stranded = bound;
    let militia = |leader: &crate::ids::Leader| facts.leader(*leader).kind == LeaderType::MilitiaCommander;
    land.leaders.iter().filter(militia).for_each(|leader| stranded.leaders.add(leader));
    land.remove(&stranded);
    lose(t, side, &stranded)?;
    let free = !t.state.has_fleet(facts, to, side.enemy());
    if let Some(aboard) = facts.place(place).aboard {
        let cargo = t.state.force(facts, aboard, side);
        if free {
            t.state.transfer(facts, aboard, to, &cargo);
        } else {
            // §18.9 Land units cannot flee to a sea with enemy fleets.
            for kind in cargo.kinds() {
                for _ in 0..cargo.of(kind) {
                    t.state.eliminate(facts, aboard, kind);
                    if let Some(battle) = &mut t.state.battle {
                        battle.lost[side] += 1;
                    }
                }
            }
            let leaders = Force { leaders: cargo.leaders, ..Force::default() };
            t.state.transfer(facts, aboard, to, &leaders);
        }
    }
    let room = 4 * fleets.fleets(facts);
    while land.count() + t.state.force(facts, to, side).land_count(facts)
        > room + 4 * t.state.force(facts, to, side).fleets(facts)
    {
        let kinds: Vec<Choice> = land.kinds().map(Choice::Unit).collect();
        if kinds.is_empty() {
            break;
        }
        let Choice::Unit(kind) = t.pick(side, Prompt::LeftBehind, &kinds)? else { break };
        land.units[kind.index()] -= 1;
        lose(t, side, &Force::units(kind, 1))?;
    }
    let mut leaving = land;
    leaving.add(&fleets);
    // Leaders aboard went ahead with the cargo.
    leaving.leaders = leaving.leaders.and(t.state.stacks[place.index()].leaders);
    Ok(leaving)
}

/// §23.1, §33.2 Militia that would cross a border are lost, or try to follow a leader. Gives who retreats.
fn over_border(t: &mut T<'_>, side: Side, force: Force) -> Flow<Force> {
    let facts = facts(t);
    let mut leaving = force;
    let militia = force.units_if(|kind| facts.kind(kind).is_militia());
    let value = force.leaders.iter().map(|leader| force.leadership(facts, leader, false)).max().unwrap_or(0);
    let tries = t.state.uses(OptionalRule::MilitiaExpeditions) && value > 0;
    for kind in militia.kinds() {
        for _ in 0..militia.of(kind) {
            if tries && t.die(Roll::Expedition { unit: kind }, 6)? <= value {
                continue;
            }
            leaving.units[kind.index()] -= 1;
            lose(t, side, &Force::units(kind, 1))?;
        }
    }
    let bound = |leader: &crate::ids::Leader| facts.leader(*leader).kind == LeaderType::MilitiaCommander;
    for leader in force.leaders.iter().filter(bound) {
        if !tries {
            leaving.leaders.remove(leader);
            lose(t, side, &Force::leader(leader))?;
        }
    }
    Ok(leaving)
}

/// §18.8 Those who cannot retreat are eliminated, and count as such.
fn lose(t: &mut T<'_>, side: Side, force: &Force) -> Flow<()> {
    let facts = facts(t);
    let Some(battle) = &mut t.state.battle else { return Ok(()) };
    let place = battle.place;
    battle.lost[side] = battle.lost[side].saturating_add(force.size() as u8);
    battle.forces[side].remove(force);
    battle.disrupted = battle.disrupted.without(force);
    for kind in force.kinds() {
        for _ in 0..force.of(kind) {
            t.state.eliminate(facts, place, kind);
            t.note("18.8", msg!("dina-note-eliminated", unit = kind, place = place));
        }
    }
    for leader in force.leaders.iter() {
        leader_falls(t, place, leader)?;
    }
    Ok(())
}
