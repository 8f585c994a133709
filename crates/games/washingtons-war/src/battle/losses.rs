//! §9.5 Combat losses.

use tricorne_kernel::{Flow, msg};

use crate::ask::{Choices, Ww};
use crate::choice::Choice;
use crate::map::Space;
use crate::pieces::{Named, Side};
use crate::prompt::{Prompt, Roll};

/// §9.5 The loser rolls for one to three combat units. Says how many were lost.
pub fn of_loser(t: &mut Ww<'_>, side: Side, space: Space) -> Flow<u8> {
    let die = t.die(Roll::LossesRoll { side: side.name() }, 6)?;
    lose(t, side, space, t.facts.tables.loser_losses[usize::from(die) - 1])
}

/// §9.5 The winner rolls against the losing general's agility. Says how many were lost.
pub fn of_winner(t: &mut Ww<'_>, side: Side, space: Space, agility: u8) -> Flow<u8> {
    let die = t.die(Roll::LossesRoll { side: side.name() }, 6)?;
    lose(t, side, space, t.facts.tables.winner_losses[usize::from(agility)][usize::from(die) - 1])
}

/// §12.2.C Removes combat units, as far as there are any; the American picks among American and French.
pub fn lose(t: &mut Ww<'_>, side: Side, space: Space, count: u8) -> Flow<u8> {
    let lost = count.min(t.state.cus(side, space));
    for _ in 0..lost {
        let force = t.state.force(side, space);
        let there: Choices =
            side.nations().iter().filter(|&&it| force[it] > 0).map(|&it| it.into()).collect();
        let prompt = Prompt::WhichCu { space };
        if let Choice::Nation(nation) = t.pick(side, prompt, &there)? {
            t.state.eliminate(nation, space, 1);
        }
    }
    t.note("9.5", msg!("ww-note-lost", side = side.name(), count = lost, space = space));
    Ok(lost)
}
