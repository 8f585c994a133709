//! §3.6.7 Removal.

use tricorne_kernel::{Flow, msg};

use super::sides::{Army, Role};
use crate::ask::{self, Lod};
use crate::pieces::{PIECES, Piece, Side};
use crate::prompt::Prompt;
use crate::state::{Pieces, State};

/// What an army lost.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Losses {
    /// How many pieces.
    pub pieces: u8,
    /// §3.6.8 Whether a cube or a Fort was among them.
    pub cube_or_fort: bool,
}

/// The kinds in the order in which a side loses them; those that stand together alternate.
fn ranks(side: Side) -> &'static [&'static [Piece]] {
    match side {
        Side::Royalist => &[
            &[Piece::BritishRegulars, Piece::Tories],
            &[Piece::WarPartiesActive],
            &[Piece::Villages],
            &[Piece::BritishForts],
        ],
        Side::Rebellion => {
            &[&[Piece::FrenchRegulars, Piece::Continentals, Piece::MilitiaActive], &[Piece::PatriotForts]]
        }
    }
}

/// §3.6.7 How many pieces of each kind an army loses: one by one until their values reach the Loss Level, or none is
/// left. Forts and Villages are lost only in defence, Underground pieces never. War Parties used as Tories are
/// among the Tories (L43).
pub fn due(state: &State, army: &Army, level: i8) -> Pieces {
    let mut left: Pieces = Piece::ALL.map(|piece| army.count(state, piece));
    left[Piece::Tories as usize] += army.as_tories;
    let mut lost: Pieces = [0; PIECES];
    let mut owed = level;
    for &rank in ranks(army.side) {
        if rank[0].is_base() && army.role == Role::Attacking {
            continue;
        }
        let mut turns = rank.iter().cycle();
        while owed > 0 && rank.iter().any(|&piece| left[piece as usize] > 0) {
            if let Some(&piece) = turns.next()
                && left[piece as usize] > 0
            {
                left[piece as usize] -= 1;
                lost[piece as usize] += 1;
                owed -= piece.loss_value() as i8;
            }
        }
    }
    lost
}

/// §3.6.7 Removes an army's losses: cubes and Forts as Casualties, others to Available.
pub fn remove(t: &mut Lod<'_>, army: &mut Army, level: i8) -> Flow<Losses> {
    let mut lost = due(t.state, army, level);
    let instead = war_parties_instead(t, army, lost[Piece::Tories as usize])?;
    lost[Piece::Tories as usize] -= instead;
    lost[Piece::WarPartiesActive as usize] += instead;
    army.as_tories -= instead;
    let mut losses = Losses::default();
    for piece in Piece::ALL {
        let count = t.state.remove_as_casualties(piece, army.space, lost[piece as usize]);
        if count > 0 {
            losses.pieces += count;
            losses.cube_or_fort |= piece.is_cube() || is_fort(piece);
            t.note("3.6.7", msg!("lod-note-battle-lost", piece = piece, count = count));
        }
    }
    if losses.pieces == 0 {
        t.note("3.6.7", msg!("lod-note-battle-no-loss", side = army.side));
    }
    Ok(losses)
}

/// L43: how many War Parties used as Tories go in the place of Tories. The British choose.
fn war_parties_instead(t: &mut Lod<'_>, army: &Army, lost: u8) -> Flow<u8> {
    let least = lost.saturating_sub(army.count(t.state, Piece::Tories));
    let most = lost.min(army.as_tories);
    let prompt = Prompt::BattleWarPartiesLost { count: lost, space: army.space };
    ask::number(t, army.decider, prompt, least, most)
}

fn is_fort(piece: Piece) -> bool {
    matches!(piece, Piece::BritishForts | Piece::PatriotForts)
}
