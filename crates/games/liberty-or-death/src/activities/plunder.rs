//! §4.4.3 Plunder.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use crate::ask::{self, Lod};
use crate::command_order::Order;
use crate::commands::indians::raid;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece, Side};
use crate::prompt::Prompt;
use crate::state::State;
use crate::words::Command;

/// §4.4.3 Whether there is a Province to Plunder.
pub fn possible(state: &State, order: &Order) -> bool {
    !spaces(state, order).is_empty()
}

/// §4.4.3 The Indians take Resources from the Patriots, as many as the Population of the Province, and lose a War Party.
/// Where the Plunder pays for the Raid (§4.1), this Province is raided next.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let spaces = spaces(t.state, order);
    let prompt = Prompt::PlunderWhere;
    let space = ask::space(t, Faction::Indians, prompt, spaces)?;
    let kinds = removable(t.state, order, space);
    let prompt = Prompt::PlunderRemove { space };
    let piece = ask::piece(t, Faction::Indians, prompt, &kinds)?;
    let taken = take(t.state, space, piece);
    t.note("4.4.3", msg!("lod-note-plunder", space = space, count = taken));
    if order.must_fund {
        order.within = SpaceSet::of(space);
    }
    Ok(())
}

/// The Resources that it brings at the least, wherever it takes place.
pub fn surely_brings(state: &State, order: &Order) -> u8 {
    spaces(state, order).iter().map(|space| loot(state, space)).min().unwrap_or(0)
}

/// §4.4.3 Provinces of the Raid where War Parties exceed Rebellion pieces. An Activity that stands by itself needs no
/// Raid (L24), but only Colonies are ever raided; one that must pay for the Raid takes place where the Raid will (§4.1).
fn spaces(state: &State, order: &Order) -> SpaceSet {
    let raided = match order.command {
        None => order.within & SpaceSet::COLONIES,
        Some(Command::Raid) if order.must_fund => order.open_spaces() & SpaceSet::PROVINCES,
        Some(Command::Raid) => order.selected,
        Some(_) => SpaceSet::NONE,
    };
    raided.only(|space| {
        state.war_parties(space) > state.pieces_of_side(Side::Rebellion, space)
            && !removable(state, order, space).is_empty()
    })
}

/// The kinds of War Party that may be removed there: any, unless the Province is still to be raided.
fn removable(state: &State, order: &Order, space: Space) -> ArrayVec<Piece, 2> {
    let present = Piece::WAR_PARTIES.into_iter().filter(|&piece| state.count(piece, space) > 0);
    present.filter(|&piece| !order.must_fund || can_raid_after(state, order, space, piece)).collect()
}

fn can_raid_after(state: &State, order: &Order, space: Space, piece: Piece) -> bool {
    let mut after = state.clone();
    take(&mut after, space, piece);
    raid::spaces(&after, &Order { must_fund: false, ..*order }).contains(space)
}

fn loot(state: &State, space: Space) -> u8 {
    space.population().min(state.resources[Faction::Patriots])
}

/// Moves the Resources and removes the War Party. Returns how many Resources moved.
fn take(state: &mut State, space: Space, piece: Piece) -> u8 {
    let taken = state.lose(Faction::Patriots, loot(state, space));
    state.gain(Faction::Indians, taken);
    state.remove(piece, space, 1);
    taken
}
