//! §28.9 to §28.13 Attacks on besieged fortresses, relief and sorties; §38.0 Honors of War (both optional).

use tricorne_kernel::{Flow, msg};

use super::{battle, fight};
use crate::alliances::nearest_refuge;
use crate::ask::{T, ask_hidden, facts};
use crate::choice::{Button, Choice};
use crate::forces::Force;
use crate::fortresses;
use crate::ids::Place;
use crate::options::OptionalRule;
use crate::pack::Facts;
use crate::prompts::{Prompt, Roll};
use crate::selection;
use crate::sides::{BySide, Nation, Side};
use crate::state::{Battle, State};

/// §28.11, §28.12, §28.15 The relief force in a besieged locale: those who have moved in during this phase.
pub fn relief(state: &State, facts: &Facts, place: Place, side: Side) -> Option<Force> {
    let relief = state.ashore(facts, place, side).and(&state.moved_at(place));
    let due = fortresses::is_besieged(state, place, side) && state.entered.has(place);
    (due && relief.count() > 0 && state.has_ashore(facts, place, side.enemy())).then_some(relief)
}

/// §28.12 The relief force fights the besiegers alone; neither fortress nor siege counts.
pub fn relieve(t: &mut T<'_>, side: Side, place: Place) -> Flow<()> {
    let facts = facts(t);
    let Some(relief) = relief(t.state, facts, place, side) else { return Ok(()) };
    t.state.entered.set(place, false);
    let enemy = t.state.ashore(facts, place, side.enemy());
    t.note("28.12", msg!("dina-note-relief", side = side, place = place));
    fight(t, battle(place, side, forces(side, relief, enemy)))
}

fn forces(side: Side, own: Force, enemy: Force) -> BySide<Force> {
    let mut forces = BySide::default();
    forces[side] = own;
    forces[side.enemy()] = enemy;
    forces
}

/// §28.9, §28.10, §38.0, §38.1, §38.3, §38.4 Besiegers may attack; after the first campaign that takes a Tactics marker and a leader.
pub fn attack(t: &mut T<'_>, side: Side, campaign: u8, place: Place) -> Flow<()> {
    let facts = facts(t);
    let (own, enemy) = (t.state.ashore(facts, place, side), t.state.ashore(facts, place, side.enemy()));
    let led = own.leaders.iter().any(|leader| own.leadership(facts, leader, false) > 0);
    let tactics = facts.marks.tactics;
    let ready = campaign == 1 || (led && t.state.holds(side, tactics) > 0);
    let indians = |force: &Force| force.kinds().any(|kind| facts.kind(kind).nation == Nation::Indian);
    let honorable = t.state.uses(OptionalRule::HonorsOfWar) && !indians(&own) && !indians(&enemy);
    let mut options: Vec<Button> = Vec::new();
    if ready {
        options.push(Button::Attack);
    }
    if ready && honorable {
        options.push(Button::OfferHonors);
    }
    options.push(Button::Wait);
    let choice = ask_hidden(t, side, Prompt::SiegeAttack { place }, &options)?;
    if choice == Button::Wait {
        return Ok(());
    }
    if campaign > 1 {
        t.state.spend(facts, side, tactics);
    }
    let mut it = Battle { fortress: true, siege: true, ..battle(place, side, forces(side, own, enemy)) };
    if choice == Button::OfferHonors {
        let prompt = Prompt::AcceptHonors { place };
        if t.ask(side.enemy(), prompt, &[Button::Accept, Button::Decline])? == Button::Accept {
            return honors(t, side, place, enemy);
        }
        it.honors = true;
    }
    fight(t, it)
}

/// §38.2 The besieged leave with honors for the nearest free locale, and the fortress changes hands.
fn honors(t: &mut T<'_>, side: Side, place: Place, besieged: Force) -> Flow<()> {
    let (facts, enemy) = (facts(t), side.enemy());
    let to = nearest_refuge(t.state, facts, place, enemy, besieged.is_bound(facts));
    let to = if to.is_empty() { nearest_refuge(t.state, facts, place, enemy, false) } else { to };
    t.note("38.2", msg!("dina-note-honors", side = enemy, place = place));
    if !to.is_empty() {
        let decider = if to.len() > 1 { higher_roller(t)? } else { enemy };
        let to = t.pick(decider, Prompt::HonorsTo { place }, &to)?;
        t.state.transfer(facts, place, to, &besieged);
    }
    t.state.fortresses[enemy].set(place, false);
    fortresses::capture(t, side, place);
    Ok(())
}

/// §38.2 Two dice decide who names the locale.
fn higher_roller(t: &mut T<'_>) -> Flow<Side> {
    loop {
        let american = t.die(Roll::Honors { side: Side::American }, 6)?;
        let british = t.die(Roll::Honors { side: Side::British }, 6)?;
        if american != british {
            return Ok(Side::BOTH[usize::from(british > american)]);
        }
    }
}

/// §28.13 The besieged may sortie with some or all of their units.
pub fn sortie(t: &mut T<'_>, side: Side, place: Place) -> Flow<()> {
    let facts = facts(t);
    let (own, enemy) = (t.state.ashore(facts, place, side), t.state.ashore(facts, place, side.enemy()));
    if own.count() == 0
        || t.ask(side, Prompt::Sortie { place }, &[Button::Wait, Button::Attack])? == Button::Wait
    {
        return Ok(());
    }
    let can_be = selection::with_a_unit(&own);
    let sizes = selection::sizes(&own, &Force::default(), &can_be);
    let force = match ask_hidden(t, side, Prompt::ForceSize { place, chosen: 0 }, &sizes)? {
        Choice::Number(size) => {
            let prompt = |left| Prompt::WhoGoes { place, left };
            selection::members(t, side, &own, Force::default(), size as usize, prompt, &can_be)?
        }
        _ => own,
    };
    fight(t, Battle { sortie: true, ..battle(place, side, forces(side, force, enemy)) })
}
