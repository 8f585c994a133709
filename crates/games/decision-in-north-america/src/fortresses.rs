//! §28.0 Fortresses and sieges (optional): building, besieging, taking and leaving them. How they fight is in combat.

use tricorne_kernel::{Flow, msg};

use crate::ask::{T, facts};
use crate::choice::{Button, Choice};
use crate::ids::Place;
use crate::options::OptionalRule;
use crate::pack::{Facts, Item, Price, UnitType};
use crate::prompts::Prompt;
use crate::sides::Side;
use crate::state::State;

/// §15.2, §28.0, §28.1 Whether a side may build a fortress in a locale.
pub fn may_build(state: &State, facts: &Facts, place: Place, side: Side) -> bool {
    state.uses(OptionalRule::Fortresses)
        && state.has_land(facts, place, side)
        && !Side::BOTH.iter().any(|it| state.fortresses[*it].has(place))
}

/// §28.1 Builds a fortress.
pub fn build(t: &mut T<'_>, side: Side, place: Place) {
    let facts = facts(t);
    t.state.fortresses[side].set(place, true);
    t.state.garrisoned.set(place, true);
    t.state.settle(facts, place);
    t.note("28.1", msg!("dina-note-fortress", side = side, place = place));
}

/// §28.6 Whether a side's force may besiege an enemy fortress: with enemy land units in it, and with a regular of one's own
/// where points are paid.
pub fn may_besiege(state: &State, facts: &Facts, place: Place, side: Side, with_regular: bool) -> bool {
    let force = state.ashore(facts, place, side);
    let regular = force.kinds().any(|kind| facts.kind(kind).kind == UnitType::Regular);
    state.uses(OptionalRule::Fortresses)
        && state.fortresses[side.enemy()].has(place)
        && state.has_land(facts, place, side.enemy())
        && force.count() > 0
        && (regular || !with_regular)
        && !state.sieges[side].has(place)
}

/// §28.6 At the end of its Movement Phase a side may besiege the fortresses that it has entered.
pub fn besiege(t: &mut T<'_>, side: Side) -> Flow<()> {
    let facts = facts(t);
    let Some(Price::Fixed(cost)) = facts.cost(Item::Siege).map(|cost| cost.price) else { return Ok(()) };
    while t.state.points[side] >= u16::from(cost) {
        let besieges = |place: &Place| may_besiege(t.state, facts, *place, side, true);
        let places: Vec<Place> = t.state.entered.iter().filter(besieges).collect();
        let Some(place) = t.ask_or(side, Prompt::Besiege { cost }, places, Button::Done)? else { break };
        t.state.points[side] -= u16::from(cost);
        t.state.sieges[side].set(place, true);
        t.note("28.6", msg!("dina-note-siege", side = side, place = place));
    }
    Ok(())
}

/// §28.5 A side enters a locale with an enemy fortress that nobody holds, and takes it.
pub fn enter(t: &mut T<'_>, side: Side, place: Place) {
    let facts = facts(t);
    let enemy = side.enemy();
    let taken = t.state.uses(OptionalRule::Fortresses)
        && t.state.fortresses[enemy].has(place)
        && !t.state.has_ashore(facts, place, enemy)
        && t.state.has_land(facts, place, side);
    if taken {
        capture(t, side, place);
    }
}

/// §28.5 A fortress changes hands.
pub fn capture(t: &mut T<'_>, side: Side, place: Place) {
    let facts = facts(t);
    t.state.fortresses[side.enemy()].set(place, false);
    t.state.sieges[side].set(place, false);
    t.state.fortresses[side].set(place, true);
    t.state.garrisoned.set(place, true);
    t.state.settle(facts, place);
    t.note("28.5", msg!("dina-note-fortress-taken", side = side, place = place));
}

/// §28.4 A side may give fortresses up as the last step of the Supply Phase.
pub fn abandon(t: &mut T<'_>, side: Side) -> Flow<()> {
    loop {
        let facts = facts(t);
        let open = t.state.fortresses[side].iter().filter(|place| !t.state.is_closed(facts, *place));
        let places: Vec<Choice> = open.map(Choice::Place).collect();
        match t.ask_or(side, Prompt::AbandonFortress, places, Button::Done)? {
            Some(Choice::Place(place)) => {
                t.state.fortresses[side].set(place, false);
                t.state.garrisoned.set(place, false);
                t.state.sieges[side.enemy()].set(place, false);
                t.note("28.4", msg!("dina-note-fortress-abandoned", side = side, place = place));
            }
            _ => return Ok(()),
        }
    }
}

/// §28.12, §28.15 Whether a side's units in a locale are besieged.
pub fn is_besieged(state: &State, place: Place, side: Side) -> bool {
    state.sieges[side.enemy()].has(place)
}
