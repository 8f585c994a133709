//! §8.4.3 March.

use tricorne_kernel::{Flow, msg};

use super::Mind;
use super::groups::{Group, Make, group, reach};
use crate::choice::Choice;
use crate::command_order::Order;
use crate::commands::british::march;
use crate::map::{Space, SpaceSet};
use crate::pieces::{Piece, Side};
use crate::state::{Level, State};
use crate::words::{Button, Command};

/// §8.4.3 The most destinations of a March.
const DESTINATIONS: usize = 4;
/// §8.4.3 How many of them may be for Control.
const FOR_CONTROL: usize = 2;

/// What a March is for, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aim {
    /// British Control of a City or Colony.
    Control,
    /// Tories where Regulars are the only British units.
    Tories,
    /// Regulars where Tories are the only British units.
    Regulars,
    /// Militia to be found by cubes that stay.
    InPlace,
}

const AIMS: [Aim; 4] = [Aim::Control, Aim::Tories, Aim::Regulars, Aim::InPlace];

impl Aim {
    /// The groups that serve it.
    fn make(self) -> Make {
        match self {
            Aim::Control => Make::Control,
            Aim::Tories => Make::Tories,
            Aim::Regulars | Aim::InPlace => Make::Regulars,
        }
    }
}

/// §8.4.3 Whether any instruction can be carried out.
pub fn possible(state: &State, order: &Order) -> bool {
    let open = march::spaces(state, order);
    AIMS.into_iter().any(|aim| open.iter().any(|to| serves(state, order, to, aim)))
}

/// §8.4.3 The next destination: to add Control of Cities, then of Colonies, two in all; to bring Tories and Regulars
/// together; at last to find Militia in place, where there is Support first.
pub fn destination(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let Some(order) = mind.order() else { return Ok(None) };
    let state = mind.state;
    let open = if order.selected.len() < DESTINATIONS { mind.spaces() } else { SpaceSet::NONE };
    let next = AIMS
        .into_iter()
        .map(|aim| (aim, open.only(|to| serves(state, order, to, aim))))
        .find(|(_, spaces)| !spaces.is_empty());
    let Some((aim, spaces)) = next else {
        return Ok(mind.offers(Button::Done).then_some(Button::Done.into()));
    };
    let to = match aim {
        Aim::Control => {
            mind.because("8.4.3", msg!("lod-np-british-march-control"));
            mind.best(
                "8.4.3",
                spaces,
                &[
                    &|to| i32::from(to.is_city()),
                    &|to| i32::from(state.count_of(&Piece::REBELLION_CUBES, to) > 0),
                    &|to| i32::from(to.population()),
                ],
            )?
        }
        Aim::Tories => {
            mind.because("8.4.3", msg!("lod-np-british-march-tories"));
            mind.best("8.4.3", spaces, &[])?
        }
        Aim::Regulars => {
            mind.because("8.4.3", msg!("lod-np-british-march-regulars"));
            mind.best("8.4.3", spaces, &[])?
        }
        Aim::InPlace => {
            mind.because("8.4.3", msg!("lod-np-british-march-in-place"));
            mind.best("8.4.3", spaces, &[&|to| i32::from(state.level(to).is_support())])?
        }
    };
    Ok(to.map(Choice::Space))
}

/// §8.4.3 The next group for the destination, the largest first; none once it has done what it was for.
pub fn origin(mind: &mut Mind<'_, '_>, to: Space) -> Flow<Option<Choice>> {
    let Some(order) = mind.order() else { return Ok(None) };
    let (state, open) = (mind.state, mind.spaces());
    let Some(aim) = aim_there(state, order, to) else {
        return Ok(mind.offers(Button::Done).then_some(Button::Done.into()));
    };
    let candidates = open.only(|from| {
        fits(state, order, from, to, aim)
            && (aim == Aim::Control || spares_control(state, order, from, to, aim))
    });
    if candidates.is_empty() {
        return Ok(mind.offers(Button::Done).then_some(Button::Done.into()));
    }
    mind.because("8.4.3", msg!("lod-np-british-march-largest"));
    let size = |from| i32::from(group(state, order, from, to, aim.make()).size());
    Ok(mind.best("8.4.3", candidates, &[&size])?.map(Choice::Space))
}

/// §8.4.3 How many of a kind go with the group.
pub fn number(mind: &mut Mind<'_, '_>, from: Space, to: Space, of: impl Fn(Group) -> u8) -> Option<Choice> {
    let order = mind.order()?;
    let aim = aim_there(mind.state, order, to).unwrap_or(Aim::InPlace);
    let group = group(mind.state, order, from, to, aim.make());
    mind.because("8.4.3", msg!("lod-np-british-march-group", size = group.size(), from = from));
    Some(mind.at_most(of(group).into()))
}

/// What the groups into a destination that is being moved to are for. The Leader, if he must take part, has come first.
fn aim_there(state: &State, order: &Order, to: Space) -> Option<Aim> {
    let order = &Order { must_involve: None, ..*order };
    let moving = [Aim::Control, Aim::Tories, Aim::Regulars];
    moving.into_iter().find(|&aim| serves(state, order, to, aim))
}

/// Whether a March to the space would serve this aim.
fn serves(state: &State, order: &Order, to: Space, aim: Aim) -> bool {
    let order = &Order { command: Some(Command::March), ..*order };
    match aim {
        Aim::Control => order.selected.len() < FOR_CONTROL && adds_control(state, order, to),
        Aim::Tories | Aim::Regulars => {
            lacks(state, to, aim)
                && match order.leader_due(to) {
                    Some(leader) => fits(state, order, leader, to, aim),
                    None => reach(state, to).iter().any(|from| fits(state, order, from, to, aim)),
                }
        }
        Aim::InPlace => {
            order.leader_due(to).is_none()
                && state.british_cubes(to) >= 3
                && state.count(Piece::MilitiaUnderground, to) > 0
        }
    }
}

/// Whether the groups that can come would add British Control to a City or Colony.
fn adds_control(state: &State, order: &Order, to: Space) -> bool {
    if !(to.is_city() || to.is_colony()) || state.control(to) == Some(Side::Royalist) {
        return false;
    }
    let size = |from| group(state, order, from, to, Make::Control).size();
    let leader_comes = order.leader_due(to).is_none_or(|leader| size(leader) > 0);
    let royalist = state.pieces_of_side(Side::Royalist, to);
    let need = (state.pieces_of_side(Side::Rebellion, to) + 1).saturating_sub(royalist).max(1);
    leader_comes && reach(state, to).iter().map(size).sum::<u8>() >= need
}

/// Whether this group can go to a destination that has got its Control without taking Control from another one, which
/// comes first.
fn spares_control(state: &State, order: &Order, from: Space, to: Space, aim: Aim) -> bool {
    let order = &Order { selected: order.selected | SpaceSet::of(to), ..*order };
    let others =
        |state: &State| march::spaces(state, order).only(|other| serves(state, order, other, Aim::Control));
    let before = others(state);
    if before.is_empty() {
        return true;
    }
    let going = group(state, order, from, to, aim.make());
    let mut after = state.clone();
    after.relocate(Piece::BritishRegulars, from, to, going.regulars);
    after.relocate(Piece::Tories, from, to, going.tories);
    others(&after) == before
}

/// Whether the space, with Population and without Active Support, lacks Tories or Regulars beside the other kind.
fn lacks(state: &State, to: Space, aim: Aim) -> bool {
    let (there, missing) = match aim {
        Aim::Tories => (Piece::BritishRegulars, Piece::Tories),
        Aim::Control | Aim::Regulars | Aim::InPlace => (Piece::Tories, Piece::BritishRegulars),
    };
    to.population() > 0
        && state.level(to) != Level::ActiveSupport
        && state.count(there, to) > 0
        && state.count(missing, to) == 0
}

/// Whether a group from there would bring what the aim asks for.
fn fits(state: &State, order: &Order, from: Space, to: Space, aim: Aim) -> bool {
    let group = group(state, order, from, to, aim.make());
    match aim {
        Aim::Tories => group.tories > 0,
        Aim::Control | Aim::Regulars | Aim::InPlace => group.regulars > 0,
    }
}
