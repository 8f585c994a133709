//! §18.4(2) to §18.7 Rounds of fire, hits and disruption; §21.3 leaders in combat.

use tricorne_kernel::{Flow, msg};

use super::aftermath::{leader_falls, unit_falls};
use crate::ask::{Options, T, facts};
use crate::choice::{Button, Choice};
use crate::forces::Force;
use crate::ids::Kind;
use crate::pack::{Facts, UnitType};
use crate::prompts::{Prompt, Roll};
use crate::sides::Side;
use crate::state::{Battle, State, Volley};

/// §18.4(1), §21.3 The leadership of a side in a battle; disrupted leaders add nothing.
pub fn leadership(battle: &Battle, facts: &Facts, side: Side) -> u8 {
    let at_sea = battle.naval || (battle.landing && side == battle.attacker);
    let force = battle.forces[side];
    // Fleets that cover a landing do not change whom a militia commander may lead.
    let land = if battle.naval { force } else { force.land(facts) };
    let fit = force.leaders.without(battle.disrupted.leaders);
    fit.iter().map(|leader| land.leadership(facts, leader, at_sea)).sum()
}

/// Who of a side can still fire.
fn standing(battle: &Battle, side: Side) -> Force {
    battle.forces[side].without(&battle.disrupted)
}

/// §18.12, §24.12 The dice of one unit.
fn factor(battle: &Battle, facts: &Facts, kind: Kind) -> u8 {
    let it = facts.kind(kind);
    let wild = it.is_light() && facts.is_wild(battle.place);
    let marine = it.kind == UnitType::Marine && battle.landing && it.side == battle.attacker;
    it.strength + u8::from(wild) + u8::from(marine)
}

/// §18.4(2), §28.3 The dice of a side, without those of Tactics markers.
pub fn dice(battle: &Battle, facts: &Facts, side: Side) -> u8 {
    let units = standing(battle, side);
    let units: u8 = units.kinds().map(|kind| units.of(kind) * factor(battle, facts, kind)).sum();
    units + fortress_dice(battle, facts, side)
}

/// §24.11, §28.3 A fortress fires for the defender, as long as land units of any kind are with it.
fn fortress_dice(battle: &Battle, facts: &Facts, side: Side) -> u8 {
    let fires = battle.fortress && side != battle.attacker && battle.forces[side].count() > 0;
    if fires { facts.fortress_strength } else { 0 }
}

/// §18.4(4a) Whether a side has lost: no undisrupted combat unit; leaders alone fight on until all are hit.
pub fn is_beaten(state: &State, facts: &Facts, side: Side, leaders_only: bool) -> bool {
    let Some(battle) = &state.battle else { return true };
    let standing = standing(battle, side);
    let units = if battle.naval { standing.count() } else { standing.land_count(facts) };
    units == 0 && (!leaders_only || standing.leaders.is_empty())
}

/// §18.4(2), §18.5, §18.6 One side fires, die by die; the other takes each hit at once.
pub fn round(t: &mut T<'_>, side: Side) -> Flow<()> {
    let facts = facts(t);
    let Some(battle) = t.state.battle else { return Ok(()) };
    let fortress = fortress_dice(&battle, facts, side);
    let units = dice(&battle, facts, side) - fortress;
    let extra = spend_tactics(t, side)?;
    t.state.volleys.push(Volley {
        round: battle.round,
        side,
        tactics: extra,
        dice: Vec::with_capacity((units + extra + fortress).into()),
        hits: 0,
        disrupted: Force::default(),
        eliminated: Force::default(),
    });
    let at_fleet = fortress > 0 && battle.landing && battle.forces[side.enemy()].fleets(facts) > 0 && {
        let prompt = Prompt::FortressTarget { place: battle.place };
        t.ask(side, prompt, &[Button::AtTroops, Button::AtFleet])? == Button::AtFleet
    };
    for nth in 0..units + extra + fortress {
        let fleet = at_fleet && nth >= units + extra;
        if !has_target(t.state, facts, side.enemy(), fleet) {
            continue;
        }
        let die = t.die(Roll::Fire { side }, 6)?;
        let walls = battle.fortress && !battle.siege && side == battle.attacker && !battle.naval;
        let eliminates = match (die, walls) {
            (6, false) => Some(true),
            (5, false) | (6, true) => Some(false),
            _ => None,
        };
        if let Some(volley) = t.state.volleys.last_mut() {
            volley.dice.push(die);
            volley.hits += u8::from(eliminates.is_some());
        }
        if let Some(eliminates) = eliminates {
            hit(t, side.enemy(), eliminates, fleet)?;
        }
    }
    if let Some(Volley { round, dice, hits, .. }) = t.state.volleys.last() {
        let fired =
            msg!("dina-note-volley", side = side, round = *round, dice = dice.len() as i32, hits = *hits);
        t.note("18.4", fired);
    }
    Ok(())
}

/// §18.5 A side uses committed Tactics markers for more dice, at most its printed strength.
fn spend_tactics(t: &mut T<'_>, side: Side) -> Flow<u8> {
    let facts = facts(t);
    let Some(battle) = t.state.battle else { return Ok(0) };
    let strength = standing(&battle, side).strength(facts).min(255) as u8;
    let most = battle.tactics[side].min(strength);
    if most == 0 {
        return Ok(0);
    }
    let count = t.pick_number(side, Prompt::UseTactics { round: battle.round }, 0, most)?;
    if let Some(battle) = &mut t.state.battle {
        battle.tactics[side] -= count;
    }
    t.state.pool[facts.marks.tactics.index()] += count;
    if count > 0 {
        t.note("18.5", msg!("dina-note-uses-tactics", side = side, count = count));
    }
    Ok(count)
}

/// §18.4(2), §21.3, §24.6(4) Who can take a hit: units first fresh, then disrupted, and leaders.
fn targets(state: &State, facts: &Facts, side: Side, fleet: bool) -> Options {
    let Some(battle) = &state.battle else { return Options::new() };
    let fits = |kind: Kind| facts.kind(kind).is_fleet() == (battle.naval || fleet);
    let force = battle.forces[side].units_if(fits);
    let disrupted = force.and(&Force { leaders: Default::default(), ..battle.disrupted });
    let mut options: Options = force.without(&disrupted).kinds().map(Choice::Unit).collect();
    options.extend(disrupted.kinds().map(Choice::Disrupted));
    if !fleet {
        options.extend(battle.forces[side].leaders.iter().map(Choice::Leader));
    }
    options
}

/// Whether anybody can take a hit.
fn has_target(state: &State, facts: &Facts, side: Side, fleet: bool) -> bool {
    let Some(battle) = &state.battle else { return false };
    let force = &battle.forces[side];
    let kinds = if battle.naval || fleet { &facts.masks.fleets } else { &facts.masks.land };
    force.meets(kinds, kinds) || (!fleet && !force.leaders.is_empty())
}

/// §18.4(2), §18.7 The owner chooses who is hit; a second disruption eliminates.
fn hit(t: &mut T<'_>, side: Side, eliminates: bool, fleet: bool) -> Flow<()> {
    let facts = facts(t);
    let options = targets(t.state, facts, side, fleet);
    let prompt = if eliminates { Prompt::Eliminated } else { Prompt::Disrupted };
    let choice = t.pick(side, prompt, &options)?;
    let state = &mut t.state;
    let (Some(battle), Some(volley)) = (&mut state.battle, state.volleys.last_mut()) else { return Ok(()) };
    match choice {
        Choice::Unit(kind) if eliminates => {
            volley.eliminated.units[kind.index()] += 1;
            unit_falls(t, side, kind);
        }
        Choice::Unit(kind) => {
            battle.disrupted.units[kind.index()] += 1;
            volley.disrupted.units[kind.index()] += 1;
            t.note("18.7", msg!("dina-note-disrupted", unit = kind));
        }
        Choice::Disrupted(kind) => {
            battle.disrupted.units[kind.index()] -= 1;
            volley.eliminated.units[kind.index()] += 1;
            unit_falls(t, side, kind);
        }
        Choice::Leader(leader) => {
            if eliminates || battle.disrupted.leaders.has(leader) {
                battle.lost[side] += 1;
                battle.forces[side].leaders.remove(leader);
                battle.disrupted.leaders.remove(leader);
                volley.eliminated.leaders.add(leader);
                let place = battle.place;
                leader_falls(t, place, leader)?;
            } else {
                battle.disrupted.leaders.add(leader);
                volley.disrupted.leaders.add(leader);
                t.note("21.3", msg!("dina-note-leader-disrupted", leader = leader));
            }
        }
        Choice::Place(_)
        | Choice::Region(_)
        | Choice::UnitAt(..)
        | Choice::Marker(_)
        | Choice::Button(_)
        | Choice::Number(_) => {}
    }
    Ok(())
}
