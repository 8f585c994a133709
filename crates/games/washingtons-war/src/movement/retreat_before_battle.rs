//! §7.9 American armies may retreat before battle.

use tricorne_kernel::{Flow, Prompt, msg};

use super::{CardPlay, arrival};
use crate::ask::{self, Ww};
use crate::map::{Space, SpaceSet};
use crate::pack::pack;
use crate::pieces::{Named, Nation, Side};
use crate::state::Place;

/// §7.9.A, §7.9.B, §7.9.C The American army that a British army has come upon may try to retreat, each time anew. Says whether it did. Without a space to
/// go to there is no attempt (W16); an army that tried to intercept has none either (§7.8.E).
pub fn attempt(t: &mut Ww<'_>, british_from: Space, space: Space, play: &CardPlay) -> Flow<bool> {
    let Some(general) = t.state.general_at(Side::American, space) else { return Ok(false) };
    let spaces = arrival::retreat_spaces(&t.state, Side::American, space) - SpaceSet::of(british_from);
    if play.tried.contains(general) || spaces.is_empty() {
        return Ok(false);
    }
    let agility = general.own().agility + general.facts().retreat_bonus;
    let prompt = Prompt::new(
        "7.9",
        msg!("ww-retreat-before-battle", general = general, space = space, agility = agility),
    );
    if !ask::yes(t, Side::American, prompt)? {
        return Ok(false);
    }
    let die = t.die(Prompt::new("7.9", msg!("ww-retreat-roll", general = general)), 6)?;
    if die > agility {
        t.note("7.9", msg!("ww-note-retreat-failed", general = general, die = die));
        return Ok(false);
    }
    let there = t.state.force(Side::American, space);
    let count = there.total().min(pack().most_cu);
    let to =
        t.pick_in(Side::American, Prompt::new("7.9", msg!("ww-retreat-where", space = space)), spaces)?;
    let prompt = |nation: Nation| {
        Prompt::new("7.9", msg!("ww-take-along", general = general, units = nation.name(), space = to))
    };
    let force = ask::force(t, Side::American, prompt, there, count, count)?;
    t.state.relocate(force, space, to);
    t.state.put(general, Place::At(to));
    t.note("7.9", msg!("ww-note-retreated-before-battle", general = general, die = die, space = to));
    arrival::take_over(t, Side::American, to)?;
    arrival::settle(t, Side::American, to)?;
    Ok(true)
}
