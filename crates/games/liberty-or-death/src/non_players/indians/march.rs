//! §8.7.3 The non-player Indian March.
//!
//! Every question of the March is answered from what the destination is for: three War Parties where a Village may rise,
//! or enough of them to end Rebellion Control.

use tricorne_kernel::{Flow, msg};

use super::gather::{is_site, may_rise, needed, without_adding_control};
use super::{WarParties, activities, finish, is_over};
use crate::choice::Choice;
use crate::command_order::Order;
use crate::map::{Regions, Space, SpaceSet};
use crate::non_players::Mind;
use crate::pieces::{Faction, Piece, Side};
use crate::state::{Level, State};
use crate::words::Button;

/// §8.7.3 Into how many spaces a non-player Marches.
const MOST_SPACES: usize = 3;
/// §8.7.3 How many War Parties it brings together for a Village.
const FOR_VILLAGE: u8 = 3;
/// §3.4.2 With this many pieces at the most, a group and the Militia it meets, nobody takes notice.
const UNNOTICED: u8 = 3;

/// §8.7.3 What a destination is entered for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aim {
    /// A Village may rise there.
    Village,
    /// Rebellion Control ends there.
    Control,
}

/// §8.7.3 Whether the non-player would March somewhere.
pub fn possible(state: &State, order: &Order, open: SpaceSet) -> bool {
    next(state, order, open).is_some()
}

/// §8.7.3 The first point of the March that still applies, and its destinations.
fn next(state: &State, order: &Order, open: SpaceSet) -> Option<(Aim, SpaceSet)> {
    if order.selected.len() >= MOST_SPACES || is_over(order) {
        return None;
    }
    [Aim::Village, Aim::Control].into_iter().find_map(|aim| {
        let spaces = open.only(|to| is_open(state, order, to, aim));
        (!spaces.is_empty()).then_some((aim, spaces))
    })
}

/// Whether the destination can be entered for this aim; where the Leader must be involved (§1.10), from his space too.
fn is_open(state: &State, order: &Order, to: Space, aim: Aim) -> bool {
    order.leader_due(to).is_none_or(|leader| origins(state, order, to).contains(leader))
        && reachable(state, order, to, aim).is_some()
}

/// How many War Parties the destination needs for this aim, if so many can come.
fn reachable(state: &State, order: &Order, to: Space, aim: Aim) -> Option<u8> {
    let need = need(state, order, to, aim)?;
    (coming(state, origins(state, order, to), u8::MAX) >= need).then_some(need)
}

/// How many War Parties the destination lacks for this aim.
fn need(state: &State, order: &Order, to: Space, aim: Aim) -> Option<u8> {
    let here = state.war_parties(to);
    match aim {
        Aim::Village => {
            let another = order.selected.without(to).only(|space| is_camp(state, space));
            (another.is_empty() && here < FOR_VILLAGE && may_rise(state, to)).then(|| FOR_VILLAGE - here)
        }
        Aim::Control => {
            let royalist = state.pieces_of_side(Side::Royalist, to);
            state.pieces_of_side(Side::Rebellion, to).checked_sub(royalist).filter(|&need| need > 0)
        }
    }
}

/// Whether the March has brought enough War Parties together here.
fn is_camp(state: &State, space: Space) -> bool {
    state.war_parties(space) >= FOR_VILLAGE && may_rise(state, space)
}

/// Where War Parties may come from. Those who have marched stay; without Resources they come from Reserve Provinces
/// (§3.4.2).
fn origins(state: &State, order: &Order, to: Space) -> SpaceSet {
    let land =
        if order.can_pay(state, Faction::Indians, 1) { SpaceSet::PROVINCES } else { SpaceSet::RESERVES };
    ((to.adjacent() & land) - order.selected).only(|from| spare(state, from) > 0)
}

/// §8.7.3 How many War Parties may leave: never the last from a Village, nor so many that the Rebellion gains Control, nor
/// any that the next Village needs (L97).
fn spare(state: &State, from: Space) -> u8 {
    let village = u8::from(state.count(Piece::Villages, from) > 0);
    let kept = if is_site(state, from) { needed(state, from) } else { village };
    without_adding_control(state, from, state.war_parties(from).saturating_sub(kept))
}

/// How many can come from these spaces in groups of this size at the most.
fn coming(state: &State, origins: SpaceSet, most: u8) -> u8 {
    origins.iter().map(|from| spare(state, from).min(most)).sum()
}

/// What the destination still needs: for a Village if that can be, else to end Rebellion Control.
fn still_needed(state: &State, order: &Order, to: Space) -> u8 {
    let for_aim = |aim| reachable(state, order, to, aim);
    for_aim(Aim::Village).or_else(|| for_aim(Aim::Control)).unwrap_or(0)
}

/// §8.7.3, §8.1.2 How many go from one space to another: no more than needed, if possible in groups that nobody notices,
/// Underground ones first.
pub fn group(state: &State, order: &Order, from: Space, to: Space) -> WarParties {
    let need = still_needed(state, order, to);
    let watched = to.is_colony() && state.control(to) == Some(Side::Rebellion);
    let quiet = UNNOTICED.saturating_sub(state.militia(to));
    let in_secret = watched && coming(state, origins(state, order, to), quiet) >= need;
    // Where an Event sends them without an aim of their own, all go that may.
    let wanted = if need == 0 { u8::MAX } else { need };
    let count = spare(state, from).min(wanted).min(if in_secret { quiet } else { u8::MAX });
    let underground = count.min(state.count(Piece::WarPartiesUnderground, from));
    WarParties { underground, active: count - underground }
}

/// §8.7.3 The next destination of the March; after the last the Special Activity.
pub fn next_space(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let Some(order) = mind.order() else { return Ok(None) };
    let state = mind.state;
    let Some((aim, spaces)) = next(state, order, mind.spaces()) else {
        let activity = activities::after(mind);
        return finish(mind, activity);
    };
    let space = match aim {
        Aim::Village => {
            mind.because("8.7.3", msg!("lod-np-indians-march-village"));
            mind.random_space("8.7.3", spaces)?
        }
        Aim::Control => {
            mind.because("8.7.3", msg!("lod-np-indians-march-control"));
            let unsupported = |space| i32::from(state.level(space) != Level::ActiveSupport);
            let fewest = |space| -i32::from(need(state, order, space, Aim::Control).unwrap_or(0));
            mind.best("8.7.3", spaces, &[&unsupported, &fewest])?
        }
    };
    Ok(space.map(Choice::Space))
}

/// §8.7.3 Where the next group comes from: first where the most Underground War Parties can.
pub fn origin(mind: &mut Mind<'_, '_>, to: Space) -> Flow<Option<Choice>> {
    let Some(order) = mind.order() else { return Ok(None) };
    let state = mind.state;
    let needed = still_needed(state, order, to) > 0;
    let useful = mind.spaces().only(|from| needed && group(state, order, from, to).count() > 0);
    if useful.is_empty() {
        if mind.offers(Button::Done) {
            return Ok(Some(Button::Done.into()));
        }
        // An Event sends them here, for whatever it has in mind.
        let able = mind.spaces().only(|from| spare(state, from) > 0);
        let origins = if able.is_empty() { mind.spaces() } else { able };
        return Ok(mind.random_space("8.3.5", origins)?.map(Choice::Space));
    }
    mind.because("8.7.3", msg!("lod-np-indians-march-from"));
    let hidden = |from| i32::from(group(state, order, from, to).underground);
    Ok(mind.best("8.7.3", useful, &[&hidden])?.map(Choice::Space))
}
