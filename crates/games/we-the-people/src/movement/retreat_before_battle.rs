//! §9.0 American armies may retreat before battle.

use tricorne_kernel::{Flow, msg};

use super::{CardPlay, arrival};
use crate::ask::{self, Wtp};
use crate::map::{Space, SpaceSet};
use crate::pieces::{Named, Nation, Side};
use crate::prompt::{Prompt, Roll};
use crate::state::Place;
use tricorne_kernel::Rule;

/// §9.0 The American army that a British army has come upon may try to retreat. Says whether it did. Without a space to
/// go to there is no attempt (P10); an army that tried to intercept with this card has none either (§7.2).
pub fn attempt(t: &mut Wtp<'_>, british_from: Space, space: Space, play: &CardPlay) -> Flow<bool> {
    let Some(general) = t.state.general_at(t.facts, Side::American, space) else { return Ok(false) };
    let spaces =
        arrival::retreat_spaces(&t.state, t.facts, Side::American, space) - SpaceSet::of(british_from);
    if play.tried.contains(general) || spaces.is_empty() {
        return Ok(false);
    }
    let rating = general.battle(t.facts) + general.facts(t.facts).retreat_bonus;
    let prompt = Prompt::RetreatBeforeBattle { general, space, rating };
    if !ask::yes(t, Side::American, prompt)? {
        return Ok(false);
    }
    let die = t.die(Roll::RetreatRoll { general }, 6)?;
    if die > rating {
        t.note("9.0", msg!("wtp-note-retreat-failed", general = general, die = die));
        return Ok(false);
    }
    let there = t.state.force(Side::American, space);
    let count = there.total().min(t.facts.most_cu);
    let to = t.pick_in(Side::American, Prompt::RetreatWhere { space, rule: Rule("9.0") }, spaces)?;
    let prompt =
        |nation: Nation| Prompt::TakeAlong { general, units: nation.name(), space: to, rule: Rule("9.0") };
    let force = ask::force(t, Side::American, prompt, there, count, count)?;
    t.state.relocate(force, space, to);
    t.state.put(general, Place::At(to));
    t.note("9.0", msg!("wtp-note-retreated-before-battle", general = general, die = die, space = to));
    arrival::take_over(t, Side::American, to);
    arrival::settle(t, Side::American, to)?;
    Ok(true)
}
