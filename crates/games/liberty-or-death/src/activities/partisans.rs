//! §4.3.2 Partisans.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use super::leaves_command_possible;
use crate::ask::{self, Lod};
use crate::command_order::Order;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece, Side};
use crate::prompt::Prompt;
use crate::state::State;
use crate::words::{Button, Command};

/// The Royalist units, which Partisans may strike whatever their face.
const ROYALIST_UNITS: [Piece; 4] =
    [Piece::BritishRegulars, Piece::Tories, Piece::WarPartiesActive, Piece::WarPartiesUnderground];

/// §4.3.2 Whether Partisans can strike somewhere.
pub fn possible(state: &State, order: &Order) -> bool {
    (SpaceSet::MAP & order.within).any(|space| is_open(state, order, space))
}

fn spaces(state: &State, order: &Order) -> SpaceSet {
    (SpaceSet::MAP & order.within).only(|space| is_open(state, order, space))
}

fn is_open(state: &State, order: &Order, space: Space) -> bool {
    state.count(Piece::MilitiaUnderground, space) > 0 && !ways(state, order, space).is_empty()
}

/// §4.3.2 How Partisans may strike in the space: not where there was a Battle, and only so that the Command they
/// accompany can still be executed.
fn ways(state: &State, order: &Order, space: Space) -> ArrayVec<Button, 3> {
    if order.command == Some(Command::Battle) && order.selected.contains(space) {
        return ArrayVec::new();
    }
    let militia = state.count(Piece::MilitiaUnderground, space);
    let units = state.units_of_side(Side::Royalist, space);
    let village = state.count(Piece::Villages, space) > 0 && state.war_parties(space) == 0;
    [
        (Button::RemoveOne, militia >= 1 && units >= 1),
        (Button::RemoveTwo, militia >= 2 && units >= 2),
        (Button::RemoveVillage, militia >= 2 && village),
    ]
    .into_iter()
    .filter(|&(way, can)| can && leaves_command(state, order, space, way))
    .map(|(way, _)| way)
    .collect()
}

/// Whether the Command can still be executed after such a strike: a Battle elsewhere, since none may follow here, or
/// Rabble-Rousing without the Militia that showed themselves.
fn leaves_command(state: &State, order: &Order, space: Space, way: Button) -> bool {
    let mut state = state.clone();
    let mut order = *order;
    strike(&mut state, &mut order, space, way);
    if way == Button::RemoveVillage {
        state.remove(Piece::Villages, space, 1);
    } else {
        let mut left = units_removed(way);
        for unit in ROYALIST_UNITS {
            left -= state.remove(unit, space, left);
        }
    }
    leaves_command_possible(&state, &order)
}

fn units_removed(way: Button) -> u8 {
    if way == Button::RemoveTwo { 2 } else { 1 }
}

/// §4.3.2 What the strike asks of the Militia: one shows itself; for two units or a Village two do, and one of them
/// returns to Available. No Battle may follow in the space.
fn strike(state: &mut State, order: &mut Order, space: Space, way: Button) {
    order.barred.insert(space);
    if way == Button::RemoveOne {
        state.activate(Piece::MilitiaUnderground, space, 1);
    } else {
        state.activate(Piece::MilitiaUnderground, space, 2);
        state.remove(Piece::MilitiaActive, space, 1);
    }
}

/// §4.3.2 In one space Militia strike one or two Royalist units, or a Village without War Parties. Cubes become
/// Casualties; Forts are safe (L48).
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let prompt = Prompt::PartisansWhere;
    let open = spaces(t.state, order);
    let space = ask::space(t, Faction::Patriots, prompt, open)?;
    let prompt = Prompt::PartisansHow { space };
    let ways = ways(t.state, order, space);
    let way = ask::word(t, Faction::Patriots, prompt, &ways)?;
    strike(t.state, order, space, way);
    if way == Button::RemoveOne {
        t.note("4.3.2", msg!("lod-note-partisans-one", space = space));
    } else {
        t.note("4.3.2", msg!("lod-note-partisans-two", space = space));
    }
    if way == Button::RemoveVillage {
        remove(t, Piece::Villages, space);
        return Ok(());
    }
    let mut prompt = Prompt::PartisansUnit { space };
    for _ in 0..units_removed(way) {
        let units: ArrayVec<Piece, 4> =
            ROYALIST_UNITS.into_iter().filter(|&unit| t.state.count(unit, space) > 0).collect();
        let unit = ask::piece(t, Faction::Patriots, prompt, &units)?;
        remove(t, unit, space);
        prompt = Prompt::PartisansUnitNext { space, before: unit };
    }
    Ok(())
}

fn remove(t: &mut Lod<'_>, piece: Piece, space: Space) {
    t.state.remove_as_casualties(piece, space, 1);
    t.note("4.3.2", msg!("lod-note-partisans-remove", piece = piece, space = space));
}
