//! §7.8 Interception by American armies.

use tricorne_kernel::{Flow, msg};

use super::{CardPlay, arrival};
use crate::ask::{self, Ww};
use crate::map::Space;
use crate::pack::Pack;
use crate::pieces::{General, Named, Nation, Side};
use crate::prompt::{Prompt, Roll};
use crate::state::{Open, Place};
use crate::words::Button;
use tricorne_kernel::Rule;

/// §7.8.A The American armies that may try to come to a space: each once a card, from next to it.
pub fn interceptors(state: &Open, facts: &Pack, to: Space, play: &CardPlay) -> impl Iterator<Item = General> {
    let armies = state.generals_on_map(facts, Side::American).filter(move |&(general, at)| {
        !play.tried.contains(general)
            && at.adjacent_for(facts, Some(general)).contains(to)
            && state.cus(Side::American, at) > 0
    });
    armies.map(|it| it.0)
}

/// §7.8 One American army after another may try to intercept, until one succeeds or the American lets it be. Says
/// whether one is there.
pub fn intercept(t: &mut Ww<'_>, mover: General, to: Space, play: &mut CardPlay) -> Flow<bool> {
    loop {
        let prompt = Prompt::Intercept { general: mover, space: to };
        let candidates: arrayvec::ArrayVec<General, 16> = interceptors(&t.state, t.facts, to, play).collect();
        let chosen = t.ask_or(Side::American, prompt, candidates, Button::No)?;
        let Some(general) = chosen else { return Ok(false) };
        play.tried.insert(general);
        let die = t.die(Roll::InterceptRoll { general }, 6)?;
        if die > general.own(t.facts).agility {
            t.note("7.8", msg!("ww-note-interception-failed", general = general, die = die));
            continue;
        }
        t.note("7.8", msg!("ww-note-intercepted", general = general, die = die, space = to));
        arrive(t, general, mover, to)?;
        return Ok(true);
    }
}

/// §7.8.C, §7.8.D, §7.8.F The army comes, with no more than five combat units.
fn arrive(t: &mut Ww<'_>, general: General, mover: General, to: Space) -> Flow<()> {
    let Some(from) = t.state.space_of(general) else { return Ok(()) };
    let there = t.state.force(Side::American, from);
    let count = there.total().min(t.facts.most_cu);
    let prompt =
        |nation: Nation| Prompt::TakeAlong { general, units: nation.name(), space: to, rule: Rule("7.8.C") };
    let force = ask::force(t, Side::American, prompt, there, count, count)?;
    t.state.relocate(force, from, to);
    t.state.put(general, Place::At(to));
    // The army stands there before the British come (§7.8.F): a lone British general found there is captured.
    let found: arrayvec::ArrayVec<General, 16> =
        t.state.generals_in(t.facts, Side::British, Place::At(to)).filter(|&it| it != mover).collect();
    for lone in found {
        arrival::capture(t, lone)?;
    }
    arrival::settle(t, Side::American, to)
}
