//! §3.3.1 Rally.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use super::choose_militia;
use crate::ask::{self, Lod};
use crate::command_order::{self, Next, Order};
use crate::commands::marched::{Marched, Unmoved};
use crate::leaders;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece};
use crate::placing;
use crate::prompt::Prompt;
use crate::state::{Edition, Level, State};
use crate::words::Button;

/// §3.3.1 What each space costs.
const COST: u8 = 1;
/// §3.3.1 How many units a Fort replaces.
const UNITS_FOR_FORT: u8 = 2;
/// The units that a Fort may replace (L35).
const UNITS: [Piece; 3] = [Piece::MilitiaActive, Piece::MilitiaUnderground, Piece::Continentals];

/// §3.3.1 Where the Patriots may Rally: in any space of the map that is not at Active Support.
pub fn spaces(state: &State, order: &Order) -> SpaceSet {
    if !order.can_pay(state, Faction::Patriots, COST) {
        return SpaceSet::NONE;
    }
    (order.open_spaces_in_place() & SpaceSet::MAP).only(|space| state.level(space) != Level::ActiveSupport)
}

/// §3.3.1 The Patriots place Militia, build Forts or regroup in each space, and train Continentals in one, after any of
/// the spaces that were selected (L100).
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let mut moved = Marched::default();
    let train_now =
        |state: &State, order: &Order| (!training_spaces(state, order).is_empty()).then_some(Button::Train);
    loop {
        match command_order::next_or(t, order, Prompt::RallyWhere, spaces, train_now)? {
            Next::Space(space) => {
                order.selected.insert(space);
                order.pay(t.state, Faction::Patriots, COST);
                t.note("3.3.1", msg!("lod-note-rally", space = space, paid = order.price_of(COST)));
                rally_in(t, order, &mut moved, space)?;
                leaders::settle(t)?;
            }
            Next::Button(_) => {
                train(t, order)?;
                leaders::settle(t)?;
            }
            Next::Done => return Ok(()),
        }
    }
}

/// §3.3.1 One space: a Militia, or a Fort for two units; with a Fort there also more Militia or a regrouping, each of
/// them as little as the Patriots like.
fn rally_in(t: &mut Lod<'_>, order: &mut Order, moved: &mut Marched, space: Space) -> Flow<()> {
    let has_fort = t.state.count(Piece::PatriotForts, space) > 0;
    let mut ways = ArrayVec::<Button, 4>::new();
    if most_militia(t.state, space) > 0 {
        ways.push(Button::PlaceMilitia);
    }
    if can_build(t.state, space) {
        ways.push(Button::BuildFort);
    }
    if has_fort && can_regroup(t.state, moved, space) {
        ways.push(Button::Regroup);
    }
    if ways.is_empty() {
        t.note("3.3.1", msg!("lod-note-rally-nothing", space = space));
        return Ok(());
    }
    if has_fort {
        ways.push(Button::Done);
    }
    let prompt = Prompt::RallyHow { space };
    let way = ask::word(t, Faction::Patriots, prompt, &ways)?;
    if way == Button::PlaceMilitia {
        place_militia(t, space)
    } else if way == Button::BuildFort {
        build(t, space)
    } else if way == Button::Regroup {
        order.regrouped.insert(space);
        regroup(t, order, moved, space)
    } else {
        Ok(())
    }
}

/// §3.3.1 How many Militia may be placed: one, or with Forts as many as Forts and Population; none in Indian Reserve
/// Provinces (L37).
fn most_militia(state: &State, space: Space) -> u8 {
    if space.is_reserve() {
        return 0;
    }
    let forts = state.count(Piece::PatriotForts, space);
    let most = if forts > 0 { forts + space.population() } else { 1 };
    most.min(placing::placeable(state, Piece::MilitiaUnderground, space))
}

fn place_militia(t: &mut Lod<'_>, space: Space) -> Flow<()> {
    let most = most_militia(t.state, space);
    let prompt = Prompt::RallyMilitia { space };
    let count = ask::number(t, Faction::Patriots, prompt, 1, most)?;
    placing::place_own(t, "3.3.1", Piece::MilitiaUnderground, space, count)?;
    Ok(())
}

fn can_build(state: &State, space: Space) -> bool {
    state.units_of(Faction::Patriots, space) >= UNITS_FOR_FORT
        && placing::placeable(state, Piece::PatriotForts, space) > 0
}

/// §3.3.1 A Fort takes the place of two Patriot units, which return to Available. If the Patriots then take no Fort
/// from the map where none is Available, their units stay.
fn build(t: &mut Lod<'_>, space: Space) -> Flow<()> {
    if placing::place_own(t, "3.3.1", Piece::PatriotForts, space, 1)? == 0 {
        return Ok(());
    }
    for _ in 0..UNITS_FOR_FORT {
        let units: ArrayVec<Piece, 3> =
            UNITS.into_iter().filter(|&unit| t.state.count(unit, space) > 0).collect();
        let prompt = Prompt::RallyUnitForFort { space };
        let unit = ask::piece(t, Faction::Patriots, prompt, &units)?;
        t.state.remove(unit, space, 1);
        t.note("3.3.1", msg!("lod-note-rally-unit-for-fort", piece = unit, space = space));
    }
    Ok(())
}

fn can_regroup(state: &State, moved: &Marched, space: Space) -> bool {
    state.count(Piece::MilitiaActive, space) > 0 || !militia_around(state, moved, space).is_empty()
}

fn militia_around(state: &State, moved: &Marched, space: Space) -> SpaceSet {
    space.adjacent().only(|from| free_militia(state, moved, from).count() > 0)
}

/// The Militia of a space that may move. In the living edition none does twice in a Rally (L177).
fn free_militia(state: &State, moved: &Marched, space: Space) -> Unmoved {
    match state.options.edition {
        Edition::Printed => Marched::default().unmoved_faces(state, Piece::MilitiaUnderground, space),
        Edition::Living => moved.unmoved_faces(state, Piece::MilitiaUnderground, space),
    }
}

/// §3.3.1 Militia come from adjacent spaces, and all Militia in the space go Underground.
fn regroup(t: &mut Lod<'_>, order: &mut Order, moved: &mut Marched, space: Space) -> Flow<()> {
    let mut from = militia_around(t.state, moved, space);
    loop {
        let prompt = Prompt::RallyRegroupFrom { space };
        let Some(origin) = ask::space_or_done(t, Faction::Patriots, prompt, from)? else { break };
        from.remove(origin);
        let count_prompt = |piece: Piece| Prompt::RallyRegroupCount { piece, origin, space };
        let militia = free_militia(t.state, moved, origin);
        let (underground, active) = choose_militia(t, militia, 1, militia.count(), count_prompt)?;
        moved.relocate(t.state, Piece::MilitiaUnderground, origin, space, underground);
        moved.relocate(t.state, Piece::MilitiaActive, origin, space, active);
        let count = underground + active;
        t.note("3.3.1", msg!("lod-note-rally-regroup", count = count, origin = origin, space = space));
        leaders::ride(t, order, Faction::Patriots, origin, space, count)?;
    }
    moved.go_underground(t.state, Piece::MilitiaUnderground, space);
    t.note("3.3.1", msg!("lod-note-rally-underground", space = space));
    Ok(())
}

/// §3.3.1 The spaces of this Rally where Militia may be replaced with Continentals: with a Patriot Fort (L36), and only
/// one in a Rally.
pub fn training_spaces(state: &State, order: &Order) -> SpaceSet {
    if order.trained {
        return SpaceSet::NONE;
    }
    order.selected.only(|space| state.count(Piece::PatriotForts, space) > 0 && most_trained(state, space) > 0)
}

fn most_trained(state: &State, space: Space) -> u8 {
    state.militia(space).min(placing::placeable(state, Piece::Continentals, space))
}

/// §3.3.1 In one Rally space with a Patriot Fort any Militia may be replaced with Continentals (L36).
fn train(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let spaces = training_spaces(t.state, order);
    let space = ask::space(t, Faction::Patriots, Prompt::RallyTrainWhere, spaces)?;
    order.trained = true;
    let count_prompt = |piece: Piece| Prompt::RallyTrainCount { piece, space };
    let most = most_trained(t.state, space);
    let militia = Marched::default().unmoved_faces(t.state, Piece::MilitiaUnderground, space);
    let (underground, active) = choose_militia(t, militia, 1, most, count_prompt)?;
    let placed = placing::place_own(t, "3.3.1", Piece::Continentals, space, underground + active)?;
    let active = t.state.remove(Piece::MilitiaActive, space, active.min(placed));
    t.state.remove(Piece::MilitiaUnderground, space, placed - active);
    t.note("3.3.1", msg!("lod-note-rally-train", count = placed, space = space));
    Ok(())
}
