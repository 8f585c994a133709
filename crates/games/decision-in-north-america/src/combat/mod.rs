//! §18.0 Combat: which battles there are, and their order.

mod aftermath;
mod fire;
mod retreat;
mod siege;

use tricorne_kernel::{Flow, msg};

use crate::ask::{T, facts};
use crate::choice::Button;
use crate::forces::Force;
use crate::ids::{Leader, Place};
use crate::markers::{Moment, window};
use crate::options::OptionalRule;
use crate::pack::{Facts, LeaderType};
use crate::prompts::{Prompt, Roll};
use crate::sequence::{after_combat, enter};
use crate::sides::{BySide, Side};
use crate::state::{Battle, Half, State};

pub use aftermath::leader_falls;

/// §18.0, §18.1, §18.2, §18.4 The attacker fights one battle, or the phase ends.
pub fn combat_phase(t: &mut T<'_>, campaign: u8, half: Half) -> Flow<()> {
    let side = t.state.side_of(half);
    let facts = facts(t);
    if let Some(place) = t.state.contact.take() {
        if siege::relief(t.state, facts, place, side).is_some() {
            return siege::relieve(t, side, place);
        }
        return engage(t, side, place);
    }
    // §28.12 A relief force fights first.
    let mut besieged = t.state.sieges[side.enemy()].iter();
    if let Some(place) = besieged.find(|place| siege::relief(t.state, facts, *place, side).is_some()) {
        t.state.contact = Some(place);
        t.reveal();
        return Ok(());
    }
    let places = battlefields(t.state, facts, side);
    if places.is_empty() {
        enter(t, after_combat(campaign, half));
        return Ok(());
    }
    let place = t.pick(side, Prompt::BattleWhere, &places)?;
    let at_sea = fleets_meet(t.state, facts, place) && !t.state.fought_at_sea.has(place);
    if !at_sea && t.state.sieges[side].has(place) {
        t.state.fought.set(place, true);
        return siege::attack(t, side, campaign, place);
    }
    if !at_sea && t.state.sieges[side.enemy()].has(place) {
        t.state.fought.set(place, true);
        return siege::sortie(t, side, place);
    }
    // The battle is a step of its own, which begins with what both sides have been shown.
    t.state.contact = Some(place);
    t.reveal();
    Ok(())
}

/// §18.4, §24.8 The battle in a place where both sides have been revealed.
fn engage(t: &mut T<'_>, side: Side, place: Place) -> Flow<()> {
    let facts = facts(t);
    if fleets_meet(t.state, facts, place) && !t.state.fought_at_sea.has(place) {
        t.state.fought_at_sea.set(place, true);
        let battle = naval_battle(t.state, facts, place, side);
        return fight(t, battle);
    }
    t.state.fought.set(place, true);
    let battle = land_battle(t.state, facts, place, side);
    fight(t, battle)
}

/// Whether both sides have fleets in a port.
fn fleets_meet(state: &State, facts: &Facts, place: Place) -> bool {
    Side::BOTH.iter().all(|side| state.has_fleet(facts, place, *side))
}

/// §17.4, §18.1, §24.7, §24.8 Where a side has to fight, or may.
fn battlefields(state: &State, facts: &Facts, side: Side) -> Vec<Place> {
    let meets = |place: &Place| {
        let sea = fleets_meet(state, facts, *place) && !state.fought_at_sea.has(*place);
        let land = state.has_ashore(facts, *place, side)
            && state.has_ashore(facts, *place, side.enemy())
            && !state.fought.has(*place);
        sea || land
    };
    let both = state.present[side].and(&state.present[side.enemy()]);
    both.iter().filter(|place| facts.is_locale(*place)).filter(meets).collect()
}

fn battle(place: Place, attacker: Side, forces: BySide<Force>) -> Battle {
    Battle {
        place,
        attacker,
        naval: false,
        landing: false,
        sortie: false,
        fortress: false,
        siege: false,
        honors: false,
        forces,
        disrupted: Force::default(),
        round: 0,
        firing: attacker,
        tactics: BySide::default(),
        lost: BySide::default(),
        tarleton: BySide::default(),
    }
}

/// §24.8 Fleets and admirals of both sides, ashore or aboard.
fn naval_battle(state: &State, facts: &Facts, place: Place, attacker: Side) -> Battle {
    let force = |side: Side| {
        let here = state.force(facts, place, side);
        let aboard = facts.place(place).aboard.map_or(Force::default(), |it| state.force(facts, it, side));
        let mut force = here.naval(facts);
        let admirals =
            |leader: &Leader| matches!(facts.leader(*leader).kind, LeaderType::Admiral | LeaderType::Any);
        here.leaders.or(aboard.leaders).iter().filter(admirals).for_each(|leader| force.leaders.add(leader));
        force
    };
    let forces = BySide { american: force(Side::American), british: force(Side::British) };
    Battle { naval: true, ..battle(place, attacker, forces) }
}

/// §18.2, §18.3, §24.6 All who are ashore, and the attacker's fleets where his units have landed.
fn land_battle(state: &State, facts: &Facts, place: Place, attacker: Side) -> Battle {
    let forces = BySide {
        american: state.ashore(facts, place, Side::American),
        british: state.ashore(facts, place, Side::British),
    };
    let mut it = battle(place, attacker, forces);
    it.landing = state.landed.has(place) && state.has_fleet(facts, place, attacker);
    if it.landing {
        it.forces[attacker].add(&state.force(facts, place, attacker).naval(facts));
    }
    it.fortress = state.fortresses[attacker.enemy()].has(place);
    it
}

/// §18.4 A battle from its start to its end.
fn fight(t: &mut T<'_>, battle: Battle) -> Flow<()> {
    let facts = facts(t);
    let (place, attacker) = (battle.place, battle.attacker);
    let leaders_only =
        BySide { american: battle.forces.american.count() == 0, british: battle.forces.british.count() == 0 };
    t.state.battle = Some(battle);
    t.state.volleys.clear();
    t.state.revealed.set(place, true);
    t.reveal();
    t.note("18.4", msg!("dina-note-battle", side = attacker, place = place));
    window(t, Moment::Battle)?;
    commit_tactics(t)?;
    let mut firing = initiative(t)?;
    let loser = loop {
        let enemy = firing.enemy();
        if let Some(battle) = &mut t.state.battle {
            battle.round = battle.round.saturating_add(1);
            battle.firing = firing;
        }
        if retreat::may_retreat(t.state, facts, firing)
            && t.ask(firing, Prompt::FireOrRetreat { place }, &[Button::Fire, Button::Retreat])?
                == Button::Retreat
        {
            t.note("18.4", msg!("dina-note-retreats", side = firing, place = place));
            if !retreat::slips_away(t.state, facts, firing) {
                fire::round(t, enemy)?;
            }
            break firing;
        }
        fire::round(t, firing)?;
        if fire::is_beaten(t.state, facts, enemy, leaders_only[enemy]) {
            break enemy;
        }
        let Some(battle) = &t.state.battle else { break attacker };
        // Leaders alone on both sides cannot hurt each other: the attacker withdraws.
        if Side::BOTH.iter().all(|side| fire::dice(battle, facts, *side) == 0) {
            break attacker;
        }
        firing = enemy;
    };
    aftermath::resolve(t, loser)
}

/// §18.4(1) Both sides secretly commit Tactics markers, up to the leadership they have there.
fn commit_tactics(t: &mut T<'_>) -> Flow<()> {
    let facts = facts(t);
    let tactics = facts.marks.tactics;
    let answers = t.ask_all(Prompt::CommitTactics, &Side::BOTH.map(Side::seat), |dialogue| {
        let side = Side::of(dialogue.seat);
        let sum = dialogue.state.battle.map_or(0, |battle| fire::leadership(&battle, dialogue.facts, side));
        let most = dialogue.state.holds(side, tactics).min(sum);
        dialogue.ask_number(Prompt::CommitTactics, 0, most)
    })?;
    for (side, count) in Side::BOTH.into_iter().zip(answers) {
        t.state.hands[side][tactics.index()] -= count;
        if let Some(battle) = &mut t.state.battle {
            battle.tactics[side] = count;
        }
        t.note("18.4", msg!("dina-note-tactics", side = side, count = count));
    }
    Ok(())
}

/// §18.4(1), §28.2, §35.1, §7.9 Who fires first: a die plus leadership each; ties roll again.
fn initiative(t: &mut T<'_>) -> Flow<Side> {
    let facts = facts(t);
    loop {
        let Some(battle) = t.state.battle else { return Ok(Side::American) };
        let mut totals = [0_u8; 2];
        for side in Side::BOTH {
            let die = t.die(Roll::BattleInitiative { side }, 6)?;
            let bonus = initiative_bonus(t.state, facts, &battle, side);
            totals[side as usize] = die + fire::leadership(&battle, facts, side) + bonus;
        }
        let [american, british] = totals;
        t.note("18.4", msg!("dina-note-battle-initiative", american = american, british = british));
        if american != british {
            return Ok(Side::BOTH[usize::from(british > american)]);
        }
    }
}

/// What adds to a side's initiative besides leaders.
fn initiative_bonus(state: &State, facts: &Facts, battle: &Battle, side: Side) -> u8 {
    let mut bonus = u8::from(battle.tarleton[side]);
    let defends = side != battle.attacker;
    if battle.fortress && defends && !battle.siege && !battle.naval {
        bonus += 1;
    }
    let walls = Side::BOTH
        .iter()
        .any(|it| state.fortresses[*it].has(battle.place) || state.sieges[*it].has(battle.place));
    let lights = |side: Side| battle.forces[side].light_count(facts);
    if state.uses(OptionalRule::FrontierWarfare)
        && !walls
        && !battle.naval
        && lights(side) > lights(side.enemy())
    {
        bonus += 1;
    }
    bonus
}
