//! §3.6.3 Underground pieces that come out to fight.

use tricorne_kernel::{Flow, msg};

use super::sides::{Army, Role};
use crate::ask::{self, Lod};
use crate::pieces::{Piece, Side};
use crate::prompt::Prompt;

/// §3.6.3 Who decides for an army says how many of its Underground pieces become Active.
pub fn activate(t: &mut Lod<'_>, army: &Army) -> Flow<()> {
    let piece = underground(army.side);
    let most = army.count(t.state, piece);
    // What a non-player needs besides (§8.7.9): how many are Active, and who attacks.
    let attacking = u8::from(army.role == Role::Attacking);
    let prompt = Prompt::BattleActivate {
        piece: piece.active(),
        space: army.space,
        active: army.count(t.state, piece.active()),
        attacking,
    };
    let count = ask::number(t, army.decider, prompt, 0, most)?;
    if count > 0 {
        t.state.activate(piece, army.space, count);
        t.note("3.6.3", msg!("lod-note-battle-activate", piece = piece.active(), count = count));
    }
    Ok(())
}

/// The pieces of a side that can be Underground.
pub fn underground(side: Side) -> Piece {
    match side {
        Side::Royalist => Piece::WarPartiesUnderground,
        Side::Rebellion => Piece::MilitiaUnderground,
    }
}
