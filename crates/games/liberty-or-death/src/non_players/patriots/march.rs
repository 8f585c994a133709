//! §8.5.4 March: to Control two more spaces, and to have Militia everywhere.

use tricorne_kernel::{Flow, msg};

use super::control::{Change, changes_control};
use super::finish;
use super::groups::{self, Groups};
use crate::choice::Choice;
use crate::command_order::{Accompaniment, Order};
use crate::commands::patriots::march;
use crate::map::{Space, SpaceSet};
use crate::non_players::Mind;
use crate::pieces::{Piece, Side};
use crate::state::State;
use crate::words::Button;

/// §8.5.4 In how many spaces Rebellion Control is sought.
const MOST_CONTROLLED: usize = 2;

/// Whether some March would serve a purpose.
pub fn is_possible(state: &State, order: &Order) -> bool {
    let open = march::spaces(state, order);
    let groups = groups::all(state, order);
    !controllable(state, order, &groups, open).is_empty()
        || !unwatched(state, order, &groups, open).is_empty()
}

/// §8.5.4 Where groups around could add Rebellion Control, as long as two spaces were not sought for it.
fn controllable(state: &State, order: &Order, groups: &Groups, open: SpaceSet) -> SpaceSet {
    if order.selected.len() >= MOST_CONTROLLED {
        return SpaceSet::NONE;
    }
    open.only(|to| {
        can_control(state, groups, to) && first_origins(order, to).iter().any(|from| groups[from].size() > 0)
    })
}

/// Whether groups around could add Rebellion Control to the space.
fn can_control(state: &State, groups: &Groups, to: Space) -> bool {
    if state.control(to) == Some(Side::Rebellion) {
        return false;
    }
    let needed = 1 + state.pieces_of_side(Side::Royalist, to) - state.pieces_of_side(Side::Rebellion, to);
    let coming: u8 = to.adjacent().iter().map(|from| groups[from].size()).sum();
    coming >= needed
}

/// §1.10 The spaces where the first group to a destination may start: the Leader's if he must take part.
fn first_origins(order: &Order, to: Space) -> SpaceSet {
    match order.leader_due(to) {
        Some(leader) => to.adjacent() & SpaceSet::of(leader),
        None => to.adjacent(),
    }
}

/// §8.5.4 The spaces without Militia that one could reach.
fn unwatched(state: &State, order: &Order, groups: &Groups, open: SpaceSet) -> SpaceSet {
    open.only(|to| {
        state.militia(to) == 0 && first_origins(order, to).iter().any(|from| groups[from].militia() > 0)
    })
}

/// §8.5.4 The next destination: for Rebellion Control first where Villages are, then Cities, then by Population; then for
/// a Militia where there is none, first to change Control.
pub fn next_space(mind: &mut Mind<'_, '_>, order: &Order) -> Flow<Option<Choice>> {
    if matches!(order.activity, Accompaniment::Used(_)) {
        return finish(mind, order);
    }
    let state = mind.state;
    let open = mind.spaces();
    let groups = groups::all(state, order);
    let to = mind.best(
        "8.5.4",
        controllable(state, order, &groups, open),
        &[&|to| (state.count(Piece::Villages, to) > 0).into(), &|to| to.is_city().into(), &|to| {
            to.population().into()
        }],
    )?;
    if let Some(to) = to {
        mind.mainly_because("8.5.4", msg!("lod-np-patriots-march-control", space = to));
        return Ok(Some(Choice::Space(to)));
    }
    let to = mind.best(
        "8.5.4",
        unwatched(state, order, &groups, open),
        &[&|to| changes_control(state, to, Change::of_rebels(1)).into()],
    )?;
    if let Some(to) = to {
        mind.mainly_because("8.5.4", msg!("lod-np-patriots-march-militia", space = to));
        return Ok(Some(Choice::Space(to)));
    }
    if mind.offers(Button::Done) && will_find_war_parties(state, order) {
        mind.because("8.5.4", msg!("lod-np-patriots-march-done"));
        return Ok(Some(Button::Done.into()));
    }
    finish(mind, order)
}

/// §3.3.2 Whether the March will Activate War Parties, so that the Special Activity can wait until then.
fn will_find_war_parties(state: &State, order: &Order) -> bool {
    order.selected.iter().any(|space| {
        state.count(Piece::Continentals, space) >= 2 && state.count(Piece::WarPartiesUnderground, space) > 0
    })
}

/// Whether the destination that is being dealt with was chosen for Control.
fn is_for_control(state: &State, order: &Order, groups: &Groups, to: Space) -> bool {
    order.selected.len() < MOST_CONTROLLED && can_control(state, groups, to)
}

/// §8.5.4 Where the first group starts: the largest one, or for a single Militia where an Underground one can be spared.
pub fn from(mind: &mut Mind<'_, '_>, order: &Order, to: Space) -> Flow<Option<Choice>> {
    let state = mind.state;
    let groups = groups::all(state, order);
    let offered = mind.spaces();
    let militia = offered.only(|from| groups[from].militia() > 0);
    let space = if !is_for_control(state, order, &groups, to) && !militia.is_empty() {
        mind.best("8.5.4", militia, &[&|from| (groups[from].underground > 0).into()])?
    } else {
        mind.best("8.5.4", offered, &[&|from| groups[from].size().into()])?
    };
    if let Some(from) = space {
        mind.mainly_because("8.5.4", msg!("lod-np-patriots-march-from", from = from, to = to));
    }
    Ok(space.map(Choice::Space))
}

/// §8.5.4 The next largest group, until Rebellion Control is established.
pub fn more(mind: &mut Mind<'_, '_>, order: &Order, to: Space) -> Flow<Option<Choice>> {
    let groups = groups::all(mind.state, order);
    if is_for_control(mind.state, order, &groups, to) {
        let offered = mind.spaces().only(|from| groups[from].size() > 0);
        let next = mind.best("8.5.4", offered, &[&|from| groups[from].size().into()])?;
        if let Some(from) = next {
            mind.mainly_because("8.5.4", msg!("lod-np-patriots-march-more", from = from, to = to));
            return Ok(Some(Choice::Space(from)));
        }
    }
    mind.because("8.5.4", msg!("lod-np-patriots-march-enough", space = to));
    Ok(Some(Button::Done.into()))
}

/// §8.5.4 How many units of a kind go: the whole group, or a single Militia.
pub fn count(mind: &mut Mind<'_, '_>, order: &Order, piece: Piece, from: Space, to: Space) -> Choice {
    let state = mind.state;
    let groups = groups::all(state, order);
    let group = groups[from];
    let alone = !is_for_control(state, order, &groups, to) && state.militia(to) == 0 && group.militia() > 0;
    let count = match piece {
        Piece::Continentals | Piece::FrenchRegulars if alone => 0,
        Piece::Continentals => group.continentals,
        // The French may have paid for the destination with their last Resource: more of them come for nothing.
        Piece::FrenchRegulars => {
            groups::spare(state, from).saturating_sub(group.size()).saturating_add(group.french)
        }
        Piece::MilitiaUnderground if alone => group.underground.min(1),
        Piece::MilitiaUnderground => group.underground,
        Piece::MilitiaActive if alone => 1 - group.underground.min(1),
        Piece::MilitiaActive => group.active,
        Piece::BritishRegulars
        | Piece::Tories
        | Piece::BritishForts
        | Piece::PatriotForts
        | Piece::WarPartiesUnderground
        | Piece::WarPartiesActive
        | Piece::Villages => 0,
    };
    mind.because("8.5.4", msg!("lod-np-patriots-march-count", from = from));
    mind.at_most(count.into())
}
