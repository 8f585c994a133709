//! §34.0 Overrun (optional).

use tricorne_kernel::{Flow, msg};

use crate::ask::{T, facts};
use crate::choice::Button;
use crate::combat::leader_falls;
use crate::options::OptionalRule;
use crate::prompts::Prompt;
use crate::sides::Nation;
use crate::state::March;

/// §34.0, §34.1, §34.2, §34.3, §34.4 A force ten times as strong may eliminate an enemy force at once and go on. Gives whether it did.
pub fn attempt(t: &mut T<'_>, march: &mut March) -> Flow<bool> {
    let (facts, side, enemy) = (facts(t), march.side, march.side.enemy());
    let place = march.at;
    let force = t.state.ashore(facts, place, enemy);
    let indians = force.kinds().any(|kind| facts.kind(kind).nation == Nation::Indian);
    let barred = march.overran
        || !t.state.uses(OptionalRule::Overrun)
        || t.state.fortresses[enemy].has(place)
        || t.state.sieges[enemy].has(place)
        || t.state.partisans[enemy].has(place)
        || t.state.has_fleet(facts, place, enemy)
        || (indians && facts.is_indian(place));
    if barred || march.force.strength(facts) < 10 * force.strength(facts).max(1) {
        return Ok(false);
    }
    if t.ask(side, Prompt::Overrun { place }, &[Button::Yes, Button::No])? != Button::Yes {
        return Ok(false);
    }
    for kind in force.kinds() {
        for _ in 0..force.of(kind) {
            t.state.eliminate(facts, place, kind);
        }
    }
    for leader in force.leaders.iter() {
        leader_falls(t, place, leader)?;
    }
    march.overran = true;
    t.state.march = Some(*march);
    t.note("34.1", msg!("dina-note-overrun", side = side, place = place));
    Ok(true)
}
