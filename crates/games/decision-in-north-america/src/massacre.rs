//! §37.0 Massacre (optional).

use tricorne_kernel::{Flow, msg};

use crate::ask::{T, draw_markers, facts};
use crate::choice::Button;
use crate::ids::{Kind, Place};
use crate::options::OptionalRule;
use crate::prompts::{Prompt, Roll};
use crate::sides::{Nation, Side};

/// §37.2 A side commits a massacre: the enemy's partisan goes, the enemy draws markers, the locale is worth nothing.
pub fn commit(t: &mut T<'_>, side: Side, place: Place) -> Flow<()> {
    let facts = facts(t);
    if !t.state.uses(OptionalRule::Massacre) || t.state.massacres.has(place) || !facts.is_locale(place) {
        return Ok(());
    }
    t.state.partisans[side.enemy()].set(place, false);
    t.state.massacres.set(place, true);
    t.note("37.2", msg!("dina-note-massacre", side = side, place = place));
    draw_markers(t, side.enemy(), facts.place(place).value.into(), "37.2")
}

/// §37.0, §37.1, §37.3, §37.5 After a victory on land: Indians of a victorious attacker may force it; otherwise the winner decides.
pub fn after_battle(t: &mut T<'_>, winner: Side, attacked: bool, forced: bool, place: Place) -> Flow<()> {
    let facts = facts(t);
    if !t.state.uses(OptionalRule::Massacre) || t.state.massacres.has(place) || !facts.is_locale(place) {
        return Ok(());
    }
    if forced {
        return commit(t, winner, place);
    }
    let force = t.state.ashore(facts, place, winner);
    let indians: u8 = force
        .kinds()
        .filter(|kind: &Kind| facts.kind(*kind).nation == Nation::Indian)
        .map(|kind| force.of(kind))
        .sum();
    if attacked && indians > 0 && t.die(Roll::Massacre, 6)? <= indians {
        return commit(t, winner, place);
    }
    match t.ask(winner, Prompt::CommitMassacre { place }, &[Button::Yes, Button::No])? {
        Button::Yes => commit(t, winner, place),
        _ => Ok(()),
    }
}

/// §37.4 Massacre markers outside Indian locales are taken away at the end of the Supply Phase.
pub fn clear(t: &mut T<'_>) {
    let facts = facts(t);
    for place in t.state.massacres.iter().filter(|place| !facts.is_indian(*place)) {
        t.state.massacres.set(place, false);
    }
}
