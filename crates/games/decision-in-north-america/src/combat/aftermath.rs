//! §18.8 to §18.11 The end of a battle: retreat, markers gained, fortress, massacre.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use super::retreat;
use crate::alliances;
use crate::ask::{T, ask_hidden, draw_markers, facts};
use crate::choice::{Button, Choice};
use crate::forces::Force;
use crate::fortresses;
use crate::ids::{Kind, Leader, Place};
use crate::massacre;
use crate::options::OptionalRule;
use crate::prompts::{Prompt, Roll};
use crate::sides::{BySide, Side};

/// A unit is eliminated in battle.
pub fn unit_falls(t: &mut T<'_>, side: Side, kind: Kind) {
    let facts = facts(t);
    let Some(battle) = &mut t.state.battle else { return };
    battle.lost[side] += 1;
    battle.forces[side].units[kind.index()] -= 1;
    let place = battle.place;
    t.state.eliminate(facts, place, kind);
    t.note("18.4", msg!("dina-note-eliminated", unit = kind, place = place));
}

/// §21.4 A leader is eliminated: at most his value on a die, and he goes to the leader pool.
pub fn leader_falls(t: &mut T<'_>, place: Place, leader: Leader) -> Flow<()> {
    let facts = facts(t);
    let here = t.state.stacks[place.index()].leaders.has(leader);
    let at = if here { Some(place) } else { facts.place(place).aboard };
    if facts.leader(leader).marker {
        if let Some(at) = at {
            alliances::lose_leader(t.state, facts, at, leader);
        }
        return Ok(());
    }
    let die = t.die(Roll::Survival { leader }, 6)?;
    if let Some(at) = at {
        t.state.take(facts, at, &Force::leader(leader));
    }
    if die <= facts.leader(leader).value {
        t.state.leader_pool.add(leader);
        t.note("21.4", msg!("dina-note-leader-pool", leader = leader));
    } else {
        t.state.leaders_gone.add(leader);
        t.note("21.4", msg!("dina-note-leader-gone", leader = leader));
    }
    Ok(())
}

/// §18.4(4), §18.7, §18.8, §18.10, §18.11, §24.10 Ends a battle that a side has lost.
pub fn resolve(t: &mut T<'_>, loser: Side) -> Flow<()> {
    let facts = facts(t);
    let winner = loser.enemy();
    let Some(battle) = t.state.battle else { return Ok(()) };
    let place = battle.place;
    t.note("18.4", msg!("dina-note-battle-won", side = winner, place = place));
    // §24.10 What a sunk fleet carried goes down with it; who has landed is ashore.
    if let Some(aboard) = facts.place(place).aboard.filter(|_| battle.naval || battle.landing) {
        for side in Side::BOTH {
            let sunk = alliances::sink_cargo(t, side, aboard)?;
            if let Some(battle) = &mut t.state.battle {
                battle.lost[side] += sunk;
            }
        }
    }
    retreat::retreat(t, loser)?;
    let tactics = facts.marks.tactics.index();
    let Some(battle) = t.state.battle.take() else { return Ok(()) };
    t.state.volleys.clear();
    for side in Side::BOTH {
        t.state.pool[tactics] += battle.tactics[side];
    }
    t.state.settle(facts, place);
    if battle.landing && winner == battle.attacker {
        seize(t, winner, place);
    }
    if !battle.honors {
        gain_markers(t, winner, &battle.lost, &battle.tarleton)?;
    }
    if battle.naval {
        return Ok(());
    }
    if battle.fortress && winner == battle.attacker {
        take_fortress(t, winner, place)?;
    }
    if t.state.has_ashore(facts, place, winner) {
        massacre::after_battle(t, winner, winner == battle.attacker, battle.tarleton[winner], place)?;
    }
    Ok(())
}

/// §24.6(2) A successful landing brings everybody ashore.
fn seize(t: &mut T<'_>, winner: Side, place: Place) {
    let facts = facts(t);
    if let Some(aboard) = facts.place(place).aboard
        && !t.state.has_fleet(facts, place, winner.enemy())
    {
        let rest = t.state.force(facts, aboard, winner);
        t.state.transfer(facts, aboard, place, &rest);
    }
}

/// §18.11, §7.9 Both sides draw a marker for each enemy unit eliminated, the victor first.
fn gain_markers(t: &mut T<'_>, winner: Side, lost: &BySide<u8>, tarleton: &BySide<bool>) -> Flow<()> {
    for side in [winner, winner.enemy()] {
        let mut count = usize::from(lost[side.enemy()]);
        let cruel = side != winner && tarleton[winner] && !t.state.uses(OptionalRule::Massacre);
        if cruel {
            count *= 2;
        }
        if side == Side::American && count > 0 && shot_heard(t)? {
            count *= 2;
        }
        draw_markers(t, side, count, "18.11")?;
    }
    Ok(())
}

/// §7.9 Shot Heard Round the World doubles what the American gains.
fn shot_heard(t: &mut T<'_>) -> Flow<bool> {
    let facts = facts(t);
    let (side, marker) = (Side::American, facts.marks.shot_heard);
    if t.state.passing[side] {
        return Ok(false);
    }
    let mut options: ArrayVec<Choice, 3> = ArrayVec::new();
    if t.state.holds(side, marker) > 0 {
        options.push(Choice::Marker(marker));
    }
    options.push(Choice::Button(Button::Pass));
    options.push(Choice::Button(Button::PassPhase));
    match ask_hidden(t, side, Prompt::ShotHeard, &options)? {
        Choice::Marker(_) => {
            t.state.spend(facts, side, marker);
            t.note("7.9", msg!("dina-note-plays", side = side, marker = marker));
            Ok(true)
        }
        choice => {
            t.state.passing[side] |= choice == Choice::Button(Button::PassPhase);
            Ok(false)
        }
    }
}

/// §28.5 The fortress of a defeated garrison is taken on 1 to 3, and lost on 4 to 6.
fn take_fortress(t: &mut T<'_>, winner: Side, place: Place) -> Flow<()> {
    let facts = facts(t);
    if !t.state.has_land(facts, place, winner) {
        return Ok(());
    }
    if t.die(Roll::FortressCapture, 6)? <= 3 {
        fortresses::capture(t, winner, place);
    } else {
        t.state.fortresses[winner.enemy()].set(place, false);
        t.state.garrisoned.set(place, false);
        t.state.sieges[winner].set(place, false);
        t.note("28.5", msg!("dina-note-fortress-destroyed", place = place));
    }
    Ok(())
}
