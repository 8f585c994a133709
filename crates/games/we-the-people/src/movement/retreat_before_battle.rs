//! §9.0 American armies may retreat before battle.

use tricorne_kernel::{Flow, Prompt, msg};

use super::{CardPlay, arrival};
use crate::ask::{self, Wtp};
use crate::map::{Space, SpaceSet};
use crate::pack::pack;
use crate::pieces::{Named, Nation, Side};
use crate::state::Place;

/// §9.0 The American army that a British army has come upon may try to retreat. Says whether it did. Without a space to
/// go to there is no attempt (P10); an army that tried to intercept with this card has none either (§7.2).
pub fn attempt(t: &mut Wtp<'_>, british_from: Space, space: Space, play: &CardPlay) -> Flow<bool> {
    let Some(general) = t.state.general_at(Side::American, space) else { return Ok(false) };
    let spaces = arrival::retreat_spaces(&t.state, Side::American, space) - SpaceSet::of(british_from);
    if play.tried.contains(general) || spaces.is_empty() {
        return Ok(false);
    }
    let rating = general.battle() + general.facts().retreat_bonus;
    let prompt = Prompt::new(
        "9.0",
        msg!("wtp-retreat-before-battle", general = general, space = space, rating = rating),
    );
    if !ask::yes(t, Side::American, prompt)? {
        return Ok(false);
    }
    let die = t.die(Prompt::new("9.0", msg!("wtp-retreat-roll", general = general)), 6)?;
    if die > rating {
        t.note("9.0", msg!("wtp-note-retreat-failed", general = general, die = die));
        return Ok(false);
    }
    let there = t.state.force(Side::American, space);
    let count = there.total().min(pack().most_cu);
    let to =
        t.pick_in(Side::American, Prompt::new("9.0", msg!("wtp-retreat-where", space = space)), spaces)?;
    let prompt = |nation: Nation| {
        Prompt::new("9.0", msg!("wtp-take-along", general = general, units = nation.name(), space = to))
    };
    let force = ask::force(t, Side::American, prompt, there, count, count)?;
    t.state.relocate(force, space, to);
    t.state.put(general, Place::At(to));
    t.note("9.0", msg!("wtp-note-retreated-before-battle", general = general, die = die, space = to));
    arrival::take_over(t, Side::American, to);
    arrival::settle(t, Side::American, to)?;
    Ok(true)
}
