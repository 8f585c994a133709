//! §6.6 The Desertion Phase.

use tricorne_kernel::{Flow, msg};

use crate::ask::{self, Lod};
use crate::leaders;
use crate::map::{Regions, SpaceSet};
use crate::pieces::{Faction, Piece};
use crate::prompt::Prompt;
use crate::state::{Phase, State};

/// §6.6 One of so many deserts.
const ONE_IN: u8 = 5;

/// §6.6 Patriots desert, then Tories.
pub fn phase(t: &mut Lod<'_>) -> Flow<()> {
    patriot_desertion(t)?;
    tory_desertion(t)?;
    t.state.sequence.phase = Phase::Reset;
    Ok(())
}

/// §6.6.1 One in five Militia and one in five Continentals leave the map. The Indians choose the first of each, the
/// Patriots the others.
pub fn patriot_desertion(t: &mut Lod<'_>) -> Flow<()> {
    let militia = deserters(t.state, &Piece::MILITIA);
    let continentals = deserters(t.state, &[Piece::Continentals]);
    for who in [Faction::Indians, Faction::Patriots] {
        for _ in 0..share(who, Faction::Indians, militia) {
            let prompt = Prompt::MilitiaDesert;
            desert(t, "6.6.1", who, prompt, &Piece::MILITIA)?;
        }
        for _ in 0..share(who, Faction::Indians, continentals) {
            let prompt = Prompt::ContinentalsDesert;
            desert(t, "6.6.1", who, prompt, &[Piece::Continentals])?;
        }
    }
    leaders::settle(t)
}

/// §6.6.2 One in five Tories leaves the map. The French choose the first, the British the others.
pub fn tory_desertion(t: &mut Lod<'_>) -> Flow<()> {
    let tories = deserters(t.state, &[Piece::Tories]);
    for who in [Faction::French, Faction::British] {
        for _ in 0..share(who, Faction::French, tories) {
            let prompt = Prompt::ToriesDesert;
            desert(t, "6.6.2", who, prompt, &[Piece::Tories])?;
        }
    }
    leaders::settle(t)
}

fn deserters(state: &State, kinds: &[Piece]) -> u8 {
    kinds.iter().map(|&piece| state.count_in(piece, SpaceSet::MAP)).sum::<u8>() / ONE_IN
}

/// How many of the deserters this Faction names: the enemy the first, the owner the others.
fn share(who: Faction, enemy: Faction, deserters: u8) -> u8 {
    if who == enemy { deserters.min(1) } else { deserters.saturating_sub(1) }
}

fn desert(t: &mut Lod<'_>, rule: &'static str, who: Faction, prompt: Prompt, kinds: &[Piece]) -> Flow<()> {
    if let Some((piece, space)) = ask::piece_at(t, who, prompt, kinds, SpaceSet::MAP)? {
        t.state.remove(piece, space, 1);
        t.note(rule, msg!("lod-note-deserts", piece = piece, space = space));
    }
    Ok(())
}
