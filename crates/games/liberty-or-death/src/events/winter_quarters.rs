//! Cards 97 to 104: the Events of the Winter Quarters cards, at the end of the Reset Phase (§6.7).

use tricorne_kernel::{Flow, msg};

use crate::ask::{self, Lod};
use crate::cards::CardNumber;
use crate::leaders;
use crate::map::{Regions, SpaceSet};
use crate::pieces::{Faction, Piece};
use crate::prompt::Prompt;
use crate::state::State;
use crate::victory::Margin;

/// §6.7 Carries out the Event of a Winter Quarters card.
pub fn execute(t: &mut Lod<'_>, card: CardNumber) -> Flow<()> {
    match card.get() {
        97 => royals_commit(t),
        98 => overconfident_at_home(t),
        99 | 100 => conflict_goes_the_other_way(t),
        101 | 104 => resources_lost(t),
        102 | 103 => return base_lost(t),
        _ => {}
    }
    Ok(())
}

/// Royals commit (97): 5 Resources for the British, or for the French if CRC exceeds CBC.
fn royals_commit(t: &mut Lod<'_>) {
    let faction = if t.state.crc > t.state.cbc { Faction::French } else { Faction::British };
    t.state.gain(faction, 5);
    t.note("6.7", msg!("lod-note-winter-gain", faction = faction, count = 5));
}

/// Overconfident at home (98): the French lose 3 Resources, or the British if CRC exceeds CBC.
fn overconfident_at_home(t: &mut Lod<'_>) {
    let faction = if t.state.crc > t.state.cbc { Faction::British } else { Faction::French };
    lose(t, faction, 3);
}

/// West Indies or India conflict goes the other way (99, 100): the higher of CBC and CRC falls by half the difference.
fn conflict_goes_the_other_way(t: &mut Lod<'_>) {
    let half = t.state.cbc.abs_diff(t.state.crc) / 2;
    if t.state.cbc > t.state.crc {
        t.state.cbc -= half;
    } else {
        t.state.crc -= half;
    }
    t.note("6.7", msg!("lod-note-winter-casualties", cbc = t.state.cbc, crc = t.state.crc));
}

/// Floods shift the balance, Hurricane hits the South (101, 104): who leads in Forts and Villages loses 2 Resources.
fn resources_lost(t: &mut Lod<'_>) {
    if let Some((faction, _)) = ahead(t.state) {
        lose(t, faction, 2);
    }
}

/// War on the frontier, Severe Winter (102, 103): who leads in Forts and Villages returns one of them to Available.
fn base_lost(t: &mut Lod<'_>) -> Flow<()> {
    let Some((faction, base)) = ahead(t.state) else { return Ok(()) };
    let prompt = Prompt::WinterBase { faction };
    if let Some((piece, space)) = ask::piece_at(t, faction, prompt, &[base], SpaceSet::MAP)? {
        t.state.remove(piece, space, 1);
        t.note("6.7", msg!("lod-note-winter-base", faction = faction, piece = piece, space = space));
    }
    leaders::settle(t)
}

fn lose(t: &mut Lod<'_>, faction: Faction, count: u8) {
    let lost = t.state.lose(faction, count);
    t.note("6.7", msg!("lod-note-winter-loss", faction = faction, count = lost));
}

/// Who leads in the second condition of victory (§7.2), and with what: Patriots with Forts or Indians with Villages.
fn ahead(state: &State) -> Option<(Faction, Piece)> {
    match Margin::of(state, Faction::Patriots).second {
        1.. => Some((Faction::Patriots, Piece::PatriotForts)),
        0 => None,
        _ => Some((Faction::Indians, Piece::Villages)),
    }
}
