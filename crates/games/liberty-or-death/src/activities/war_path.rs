//! §4.4.2 War Path.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use crate::ask::{self, Lod};
use crate::command_order::Order;
use crate::commands::indians;
use crate::map::{Space, SpaceSet};
use crate::pieces::{Faction, Leader, Piece, Side};
use crate::prompt::Prompt;
use crate::state::State;
use crate::words::Button;

/// The units that a War Path removes.
const TARGETS: [Piece; 4] =
    [Piece::Continentals, Piece::FrenchRegulars, Piece::MilitiaActive, Piece::MilitiaUnderground];

/// §4.4.2 Whether there is a space for a War Path.
pub fn possible(state: &State, order: &Order) -> bool {
    order.within.any(|space| is_open(state, order, space))
}

/// §4.4.2 Underground War Parties strike Rebellion pieces in one space. Brant in the space takes one Militia more
/// (§1.10).
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let spaces = spaces(t.state, order);
    let prompt = Prompt::WarPathWhere;
    let space = ask::space(t, Faction::Indians, prompt, spaces)?;
    let ways = ways(t.state, order, space);
    let prompt = Prompt::WarPathHow { space };
    let way = ask::word(t, Faction::Indians, prompt, &ways)?;
    spend(t.state, space, way);
    t.note("4.4.2", msg!("lod-note-war-path", space = space));
    let targets: &[Piece] = if way == Button::RemoveFort { &[Piece::PatriotForts] } else { &TARGETS };
    let first = remove(t, space, targets, None)?;
    if way == Button::RemoveTwo {
        remove(t, space, targets, first)?;
    }
    if t.state.leader_in_space(Leader::Brant, space) {
        remove(t, space, &Piece::MILITIA, None)?;
    }
    Ok(())
}

fn spaces(state: &State, order: &Order) -> SpaceSet {
    order.within.only(|space| is_open(state, order, space))
}

fn is_open(state: &State, order: &Order, space: Space) -> bool {
    state.count(Piece::WarPartiesUnderground, space) > 0 && !ways(state, order, space).is_empty()
}

/// §4.4.2 What the War Parties there can do, as far as the Command to come can spare them.
fn ways(state: &State, order: &Order, space: Space) -> ArrayVec<Button, 3> {
    let hidden = state.count(Piece::WarPartiesUnderground, space);
    let units = state.units_of_side(Side::Rebellion, space);
    let forts = state.count(Piece::PatriotForts, space);
    let all = [
        (Button::RemoveOne, hidden >= 1 && units >= 1),
        (Button::RemoveTwo, hidden >= 2 && units >= 2),
        (Button::RemoveFort, hidden >= 2 && units == 0 && forts > 0),
    ];
    let able = all.into_iter().filter(|it| it.1).map(|it| it.0);
    able.filter(|&way| indians::still_begins(state, order, |after| spend(after, space, way))).collect()
}

/// §4.4.2 One War Party becomes Active; or two do, and one of them is removed.
fn spend(state: &mut State, space: Space, way: Button) {
    if way == Button::RemoveOne {
        state.activate(Piece::WarPartiesUnderground, space, 1);
    } else {
        state.activate(Piece::WarPartiesUnderground, space, 2);
        state.remove(Piece::WarPartiesActive, space, 1);
    }
}

/// Removes one piece of these kinds, if there is any; cubes and Forts are Casualties. `before` is what was removed by the
/// same blow. Returns what was removed.
fn remove(t: &mut Lod<'_>, space: Space, kinds: &[Piece], before: Option<Piece>) -> Flow<Option<Piece>> {
    let prompt = match before {
        None => Prompt::WarPathRemove { space },
        Some(before) => Prompt::WarPathRemoveNext { space, before },
    };
    let removed = ask::piece_at(t, Faction::Indians, prompt, kinds, SpaceSet::of(space))?;
    if let Some((piece, space)) = removed {
        t.state.remove_as_casualties(piece, space, 1);
        t.note("4.4.2", msg!("lod-note-war-path-removes", piece = piece, space = space));
    }
    Ok(removed.map(|(piece, _)| piece))
}
