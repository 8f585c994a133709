//! §8.4.1 The Special Activities: Skirmish and Naval Pressure. Common Cause stands with March and Battle.

use tricorne_kernel::{Flow, msg};

use super::{Mind, battle};
use crate::activities::{self, skirmish};
use crate::choice::Choice;
use crate::command_order::Order;
use crate::map::{Space, SpaceSet};
use crate::pieces::{Faction, Leader, Piece, Side};
use crate::state::State;
use crate::words::{Activity, Button, Command};

/// §8.4.1 The Activity that goes with the order's Command, if one is possible: Naval Pressure first with a Garrison,
/// Skirmish first with all others.
pub fn possible(state: &State, order: &Order) -> Option<Activity> {
    let can = |&activity: &Activity| {
        if activity == Activity::NavalPressure {
            presses(state) && activities::possible(state, order, activity)
        } else {
            !skirmish_spaces(state, order).is_empty()
        }
    };
    preferred(order.command).into_iter().find(can)
}

/// §8.4.1 The same among the Activities offered, for the sake of this Command.
pub fn choose(mind: &mut Mind<'_, '_>, order: &Order, command: Option<Command>) -> Option<Activity> {
    let state = mind.state;
    let activity =
        preferred(command).into_iter().filter(|&activity| mind.offers(activity)).find(|activity| {
            if *activity == Activity::NavalPressure {
                presses(state)
            } else {
                !skirmish_spaces(state, order).is_empty()
            }
        })?;
    mind.because("8.4.1", msg!("lod-np-british-activity", activity = activity));
    Some(activity)
}

/// §8.4.2, §8.4.3 After a Muster or March its Activity, if there is one. A Garrison had its own before.
pub fn after(mind: &mut Mind<'_, '_>) -> Choice {
    let order = mind.order().filter(|order| order.command != Some(Command::Garrison));
    let activity = order.and_then(|order| choose(mind, order, order.command));
    activity.map_or_else(|| Button::Done.into(), Choice::Activity)
}

fn preferred(command: Option<Command>) -> [Activity; 2] {
    match command {
        Some(Command::Garrison) => [Activity::NavalPressure, Activity::Skirmish],
        _ => [Activity::Skirmish, Activity::NavalPressure],
    }
}

/// §8.4.1 Whether Naval Pressure does something for them: Resources at FNI 0, or a Blockade less, but not under Howe,
/// whose every Activity lowers FNI.
fn presses(state: &State) -> bool {
    state.fni() == 0 || state.leaders[Faction::British].leader != Leader::Howe
}

/// §8.4.1, §8.4.4 Where they may Skirmish: not in a space that is to see a Battle.
fn skirmish_spaces(state: &State, order: &Order) -> SpaceSet {
    skirmish::spaces(state, order) - battles(state, order)
}

fn battles(state: &State, order: &Order) -> SpaceSet {
    if order.command == Some(Command::Battle) { battle::planned(state, order) } else { SpaceSet::NONE }
}

/// §8.4.1 Where to Skirmish: the West Indies, a lone Regular's space, where most cubes can go; only if no cube can go
/// anywhere, where a single Rebellion piece stands, in a City first (L78).
pub fn skirmish_where(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let state = mind.state;
    let mut open = mind.spaces();
    let spared = mind.order().map_or(SpaceSet::NONE, |order| battles(state, order));
    if !(open - spared).is_empty() {
        open = open - spared;
    }
    mind.because("8.4.1", msg!("lod-np-british-skirmish"));
    let single = |space: Space| i32::from(state.pieces_of_side(Side::Rebellion, space) == 1);
    let space = mind.best(
        "8.4.1",
        open,
        &[
            &|space| i32::from(space == Space::WestIndies),
            &|space| i32::from(state.count(Piece::BritishRegulars, space) == 1),
            &|space| i32::from(cubes(state, space).min(2)),
            &|space| if cubes(state, space) > 0 { 0 } else { 2 * single(space) + i32::from(space.is_city()) },
        ],
    )?;
    Ok(space.map(Choice::Space))
}

/// §8.4.1 Two cubes for a Regular where there are two; else one piece.
pub fn skirmish_how(mind: &mut Mind<'_, '_>, space: Space) -> Option<Choice> {
    let two = cubes(mind.state, space) > 1 && mind.offers(Button::RemoveTwo);
    if two {
        mind.because("8.4.1", msg!("lod-np-british-skirmish-two"));
        return Some(Button::RemoveTwo.into());
    }
    [Button::RemoveOne, Button::RemoveFort].into_iter().find(|&word| mind.offers(word)).map(Choice::Button)
}

/// §8.4.1 Cubes first, of the kind that is least in the space, Regulars if even; else Militia, Underground first
/// (§8.1.2).
pub fn skirmish_remove(mind: &mut Mind<'_, '_>) -> Option<Choice> {
    let state = mind.state;
    let preference = |choice: &&Choice| match choice.as_piece_at() {
        Some((piece, space)) if piece.is_cube() => {
            (0, state.count(piece, space), u8::from(piece != Piece::FrenchRegulars))
        }
        Some((piece, _)) => (1, u8::from(!piece.is_underground()), 0),
        None => (2, 0, 0),
    };
    let choice = mind.choices.iter().min_by_key(preference).copied();
    mind.because("8.4.1", msg!("lod-np-british-skirmish-least"));
    choice
}

/// §8.4.1 Which Blockade to lift: of a City that will see a Battle, then where the most Rebellion pieces are without a
/// Patriot Fort, then where the most Support is regained (L66).
pub fn lift_blockade(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let state = mind.state;
    let battles = mind.order().map_or(SpaceSet::NONE, |order| battles(state, order));
    mind.because("8.4.1", msg!("lod-np-british-lift-blockade"));
    let city = mind.best(
        "8.4.1",
        mind.spaces(),
        &[
            &|city| i32::from(battles.contains(city)),
            &|city| i32::from(rebels_without_fort(state, city)),
            &|city| i32::from(state.level(city).value().max(0)) * i32::from(city.population()),
        ],
    )?;
    Ok(city.map(Choice::Space))
}

/// The Rebellion pieces in a City without a Patriot Fort; none where one stands.
pub fn rebels_without_fort(state: &State, city: Space) -> u8 {
    if state.count(Piece::PatriotForts, city) > 0 { 0 } else { state.pieces_of_side(Side::Rebellion, city) }
}

fn cubes(state: &State, space: Space) -> u8 {
    state.count_of(&Piece::REBELLION_CUBES, space)
}
