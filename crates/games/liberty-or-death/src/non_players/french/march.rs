//! §8.6.5 The non-player French March.
//!
//! Every question of the March is answered from what the destination is for: Rebellion Control, a way to the British, or
//! a single Regular where nothing else can be done.

use tricorne_kernel::{Flow, msg};

use super::{activities, finish};
use crate::choice::Choice;
use crate::command_order::{Accompaniment, Order};
use crate::commands::french::march::reaches;
use crate::map::{Regions, Space, SpaceSet};
use crate::non_players::Mind;
use crate::pieces::{Faction, Piece, Side};
use crate::state::State;
use crate::words::Button;

/// §8.6.5 What a destination is entered for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aim {
    /// The Rebellion gains Control of it.
    Control,
    /// It is nearer to the British.
    Approach,
    /// Patriots face British there: a single Regular joins them.
    Join,
}

/// Units that go together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Group {
    french: u8,
    continentals: u8,
}

impl Group {
    const NONE: Group = Group { french: 0, continentals: 0 };

    fn count(self) -> u8 {
        self.french + self.continentals
    }
}

/// §8.6.5 Whether the non-player would March somewhere.
pub fn possible(state: &State, order: &Order, open: SpaceSet) -> bool {
    next(state, order, open).is_some()
}

/// §8.6.5 The first point of the March that still applies, and its destinations. The last point is for a March that did
/// nothing else.
fn next(state: &State, order: &Order, open: SpaceSet) -> Option<(Aim, SpaceSet)> {
    // What the Special Activity after the March brought is not for this March.
    if matches!(order.activity, Accompaniment::Used(_)) {
        return None;
    }
    [Aim::Control, Aim::Approach, Aim::Join].into_iter().find_map(|aim| {
        let spaces = open.only(|to| serves(state, order, to, aim));
        (!spaces.is_empty()).then_some((aim, spaces))
    })
}

/// Whether the destination serves this aim.
fn serves(state: &State, order: &Order, to: Space, aim: Aim) -> bool {
    let groups = || {
        let led = order.leader_due(to);
        let origins = SpaceSet::MAP.only(|from| group(state, order, from, to, aim).count() > 0);
        (led.is_none_or(|leader| origins.contains(leader)), origins)
    };
    match aim {
        Aim::Control => {
            let royalist = state.pieces_of_side(Side::Royalist, to);
            let rebellion = state.pieces_of_side(Side::Rebellion, to);
            if to.is_reserve() || rebellion > royalist {
                return false;
            }
            let (led, origins) = groups();
            let coming: u8 = origins.iter().map(|from| group(state, order, from, to, aim).count()).sum();
            led && rebellion + coming > royalist
        }
        Aim::Approach => {
            let (led, origins) = groups();
            led && !origins.is_empty()
        }
        Aim::Join => {
            let met = state.pieces_of(Faction::Patriots, to) > 0 && state.pieces_of(Faction::British, to) > 0;
            let (led, origins) = if met && order.selected.is_empty() { groups() } else { return false };
            led && !origins.is_empty()
        }
    }
}

/// §8.6.5, L88 What goes from one space to another for this aim: all that can, as far as no Rebellion Control is lost;
/// the single Regular of the last point. Units that have marched stay where they are.
fn group(state: &State, order: &Order, from: Space, to: Space, aim: Aim) -> Group {
    group_with(state, order, from, to, aim, order.can_pay(state, Faction::Patriots, 1))
}

/// The same, where it is known whether Continentals are admitted to the destination.
fn group_with(state: &State, order: &Order, from: Space, to: Space, aim: Aim, admitted: bool) -> Group {
    let regulars = state.count(Piece::FrenchRegulars, from);
    if regulars == 0 || order.selected.contains(from) || !reaches(state, from, to) {
        return Group::NONE;
    }
    if aim == Aim::Approach && (!is_idle(state, from) || distance(state, to) >= distance(state, from)) {
        return Group::NONE;
    }
    let royalist = state.pieces_of_side(Side::Royalist, from);
    let rebellion = state.pieces_of_side(Side::Rebellion, from);
    let most = if rebellion > royalist { rebellion - royalist - 1 } else { u8::MAX };
    // Where no Patriot is, a Continental must come along (§3.5.4).
    let guide = u8::from(state.pieces_of(Faction::Patriots, to) == 0);
    let present = if admitted { state.count(Piece::Continentals, from) } else { 0 };
    if most <= guide || present < guide {
        return Group::NONE;
    }
    let french = match aim {
        Aim::Control | Aim::Approach => regulars.min(most - guide),
        Aim::Join => 1,
    };
    let continentals = match aim {
        Aim::Control => present.min(french).min(most - french),
        Aim::Approach | Aim::Join => guide,
    };
    Group { french, continentals }
}

/// §8.6.5 Whether the French in the space are neither in nor next to a space with British pieces.
fn is_idle(state: &State, space: Space) -> bool {
    distance(state, space) > 1
}

/// How many steps the nearest British pieces are away, over the map.
fn distance(state: &State, from: Space) -> u8 {
    let british = SpaceSet::MAP.only(|space| state.pieces_of(Faction::British, space) > 0);
    let mut reached = SpaceSet::of(from);
    let mut steps = 0;
    while (reached & british).is_empty() {
        let further = reached | reached.neighbours();
        if further == reached {
            return u8::MAX;
        }
        reached = further;
        steps += 1;
    }
    steps
}

/// What a destination that was chosen is for, when so many units have entered it so far.
fn aim_of(state: &State, order: &Order, to: Space, arrived: u8) -> Aim {
    let royalist = state.pieces_of_side(Side::Royalist, to);
    let rebellion = state.pieces_of_side(Side::Rebellion, to);
    let gained = !to.is_reserve() && rebellion - arrived <= royalist && rebellion > royalist;
    if gained || serves(state, order, to, Aim::Control) {
        Aim::Control
    } else if serves(state, order, to, Aim::Approach) {
        Aim::Approach
    } else {
        Aim::Join
    }
}

/// §8.6.5 The next destination of the March; after the last the Special Activity.
pub fn next_space(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let Some(order) = mind.order() else { return Ok(None) };
    let state = mind.state;
    let Some((aim, spaces)) = next(state, order, mind.spaces()) else {
        let activity = activities::after(mind)?;
        return finish(mind, activity);
    };
    let space = match aim {
        Aim::Control => {
            mind.because("8.6.5", msg!("lod-np-french-march-control"));
            let city = |space: Space| i32::from(space.is_city());
            let british = |space| i32::from(state.pieces_of(Faction::British, space));
            mind.best("8.6.5", spaces, &[&city, &british])?
        }
        Aim::Approach => {
            mind.because("8.6.5", msg!("lod-np-french-march-approach"));
            mind.best("8.6.5", spaces, &[&|space| -i32::from(distance(state, space))])?
        }
        Aim::Join => {
            mind.because("8.6.5", msg!("lod-np-french-march-join"));
            mind.random_space("8.6.5", spaces)?
        }
    };
    Ok(space.map(Choice::Space))
}

/// §8.6.5 Where the next group comes from: wherever one can, the largest first; a single Regular from anywhere.
pub fn origin(mind: &mut Mind<'_, '_>, to: Space, arrived: u8) -> Flow<Option<Choice>> {
    let Some(order) = mind.order() else { return Ok(None) };
    let state = mind.state;
    let aim = aim_of(state, order, to, arrived);
    let size = |from| i32::from(group(state, order, from, to, aim).count());
    let joined = aim == Aim::Join && arrived > 0;
    let useful = if joined { SpaceSet::NONE } else { mind.spaces().only(|from| size(from) > 0) };
    if useful.is_empty() {
        if mind.offers(Button::Done) {
            return Ok(Some(Button::Done.into()));
        }
        let origins = mind.spaces();
        return Ok(mind.random_space("8.3.5", origins)?.map(Choice::Space));
    }
    mind.because("8.6.5", msg!("lod-np-french-march-from"));
    if aim == Aim::Join {
        return Ok(mind.random_space("8.6.5", useful)?.map(Choice::Space));
    }
    // All of them march, so that their order needs no dice.
    let largest = useful.iter().map(size).max();
    Ok(useful.iter().find(|&from| Some(size(from)) == largest).map(Choice::Space))
}

/// §8.6.5 How many of a kind go. If Continentals are asked for, the Patriots can pay or have paid.
pub fn count(mind: &mut Mind<'_, '_>, piece: Piece, from: Space, to: Space, arrived: u8) -> Option<Choice> {
    let order = mind.order()?;
    let aim = aim_of(mind.state, order, to, arrived);
    let group = group_with(mind.state, order, from, to, aim, true);
    mind.because("8.6.5", msg!("lod-np-french-march-count"));
    Some(mind.at_most(if piece == Piece::FrenchRegulars { group.french } else { group.continentals }.into()))
}
