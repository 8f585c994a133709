//! §32.0 Interception (optional).

use tricorne_kernel::{Flow, msg};

use crate::ask::{T, ask_hidden, facts, own_die};
use crate::choice::{Button, Choice};
use crate::forces::Force;
use crate::fortresses;
use crate::ids::{Leader, Place};
use crate::options::OptionalRule;
use crate::pack::Facts;
use crate::prompts::{Prompt, Roll};
use crate::selection;
use crate::sides::Side;
use crate::state::{March, State};

/// §32.0, §32.1, §32.2, §32.3, §32.5 The enemy may try to intercept a force that has entered a locale beside one of his. Gives whether it was
/// intercepted.
pub fn declare(t: &mut T<'_>, march: &March) -> Flow<bool> {
    let (facts, enemy) = (facts(t), march.side.enemy());
    if !t.state.uses(OptionalRule::Interception) {
        return Ok(false);
    }
    loop {
        // Whether a leader is in a stack is hidden, so any stack beside the locale brings the question.
        let near = |place: Place| t.state.has_ashore(facts, place, enemy);
        let beside = facts.place(march.at).land.iter().any(|(place, _)| near(*place));
        if t.state.passing[enemy] || !beside || t.state.fortresses[march.side].has(march.at) {
            return Ok(false);
        }
        let mut options: Vec<Choice> = Vec::new();
        if t.state.holds(enemy, facts.marks.tactics) > 0 {
            options.extend(interceptors(t.state, facts, march, enemy).into_iter().map(Choice::Place));
        }
        options.push(Choice::Button(Button::Pass));
        options.push(Choice::Button(Button::PassPhase));
        let choice = ask_hidden(t, enemy, Prompt::Intercept { place: march.at }, &options)?;
        let Choice::Place(from) = choice else {
            t.state.passing[enemy] |= choice == Choice::Button(Button::PassPhase);
            return Ok(false);
        };
        t.state.intercepted.set(from, true);
        t.state.spend(facts, enemy, facts.marks.tactics);
        let Some((leader, value)) = commander(t.state, facts, from, enemy) else { continue };
        let die = own_die(t, enemy, Roll::Intercept)?;
        if die > value {
            t.note("32.2", msg!("dina-note-interception-fails", side = enemy, place = march.at));
            continue;
        }
        let force = compose(t, enemy, from, leader, march.at)?;
        t.state.transfer(facts, from, march.at, &force);
        t.note("32.2", msg!("dina-note-intercepts", side = enemy, place = march.at));
        return Ok(true);
    }
}

/// §32.2, §32.4, §32.5 From where an enemy force with a leader can intercept.
fn interceptors(state: &State, facts: &Facts, march: &March, enemy: Side) -> Vec<Place> {
    let can = |place: &Place| {
        state.ashore(facts, *place, enemy).count() > 0
            && commander(state, facts, *place, enemy).is_some()
            && !state.has_any(facts, *place, march.side)
            && !state.intercepted.has(*place)
            && !fortresses::is_besieged(state, *place, enemy)
            && !state.sieges[enemy].has(*place)
            && !crossers(state, facts, *place, march.at, enemy).units.iter().all(|count| *count == 0)
    };
    let mut places: Vec<Place> =
        facts.place(march.at).land.iter().map(|(place, _)| *place).filter(can).collect();
    places.sort();
    places.dedup();
    places
}

/// Who of a force can go: no militia over a border.
fn crossers(state: &State, facts: &Facts, from: Place, to: Place, side: Side) -> Force {
    let force = state.ashore(facts, from, side);
    if facts.place(from).region == facts.place(to).region {
        return force;
    }
    let mut free = force.units_if(|kind| !facts.kind(kind).is_militia());
    free.leaders = force.leaders;
    free
}

/// The leader who commands an interception: the one of highest value.
fn commander(state: &State, facts: &Facts, place: Place, side: Side) -> Option<(Leader, u8)> {
    let force = state.ashore(facts, place, side);
    let worth = |leader: Leader| (leader, force.leadership(facts, leader, false));
    force.leaders.iter().map(worth).filter(|(_, value)| *value > 0).max_by_key(|(_, value)| *value)
}

/// §32.2 Some or all units go with their commander.
fn compose(t: &mut T<'_>, side: Side, from: Place, leader: Leader, to: Place) -> Flow<Force> {
    let pool = crossers(t.state, facts(t), from, to, side);
    let can_be = selection::with_a_unit(&pool);
    let sizes = selection::sizes(&pool, &Force::leader(leader), &can_be);
    let Choice::Number(size) = ask_hidden(t, side, Prompt::ForceSize { place: from, chosen: 1 }, &sizes)?
    else {
        return Ok(pool);
    };
    let prompt = |left| Prompt::WhoGoes { place: from, left };
    selection::members(t, side, &pool, Force::leader(leader), size as usize, prompt, &can_be)
}
