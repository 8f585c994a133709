//! §6.6 The Desertion Phase.

use tricorne_kernel::{Prompt, Told, msg};

use crate::ask::{self, Lod};
use crate::map::SpaceSet;
use crate::pieces::{Faction, Piece};

pub fn phase(_t: &mut Lod<'_>) -> Told<()> {
    Ok(())
}

/// §6.6.2 One in five Tories on the map, rounded down, goes to Available. The French choose the first, the British the
/// others.
pub fn tory_desertion(t: &mut Lod<'_>) -> Told<()> {
    let count = t.state.count_in(Piece::Tories, SpaceSet::MAP) / 5;
    for gone in 0..count {
        let who = if gone == 0 { Faction::French } else { Faction::British };
        let prompt = Prompt::new("6.6.2", msg!("lod-ask-tory-desertion", left = count - gone));
        let Some((tory, space)) = ask::piece_at(t, who, prompt, &[Piece::Tories], SpaceSet::MAP)? else {
            break;
        };
        t.state.remove(tory, space, 1);
        t.note("6.6.2", msg!("lod-note-tory-deserts", space = space));
    }
    Ok(())
}
