//! §8.6.1, §8.6.3 The Special Activities of the non-player French: Préparer la Guerre, Skirmish, Naval Pressure.

use tricorne_kernel::{Flow, msg};

use super::{battle, support};
use crate::choice::Choice;
use crate::command_order::Order;
use crate::map::{Regions, Space, SpaceSet};
use crate::non_players::{Mind, blows};
use crate::pieces::{Faction, Piece, Side};
use crate::prompt::Roll;
use crate::state::State;
use crate::words::{Activity, Button, Command};

/// §8.6.1 to §8.6.5 What follows a Command: before the Treaty of Alliance Préparer la Guerre; after it Skirmish, else
/// Préparer la Guerre, else Naval Pressure. Each is tried once (L91).
pub fn after(mind: &mut Mind<'_, '_>) -> Flow<Option<Activity>> {
    first_of(mind, [Activity::Skirmish, Activity::PreparerLaGuerre, Activity::NavalPressure])
}

/// §8.6.6 What comes before Battles: Naval Pressure, else Skirmish elsewhere, else Préparer la Guerre.
pub fn before_battle(mind: &mut Mind<'_, '_>) -> Flow<Option<Activity>> {
    first_of(mind, [Activity::NavalPressure, Activity::Skirmish, Activity::PreparerLaGuerre])
}

fn first_of(mind: &mut Mind<'_, '_>, order: [Activity; 3]) -> Flow<Option<Activity>> {
    for activity in order {
        if !mind.offers(activity) {
            continue;
        }
        let (possible, why) = if activity == Activity::Skirmish {
            (can_skirmish(mind.state, mind.order()), msg!("lod-np-french-skirmish"))
        } else if activity == Activity::NavalPressure {
            (mind.state.squadrons() > 0, msg!("lod-np-french-naval-pressure"))
        } else {
            (prepares(mind)? != Preparation::None, msg!("lod-np-french-preparer"))
        };
        if possible {
            mind.because("8.6.3", why);
            return Ok(Some(activity));
        }
    }
    Ok(None)
}

/// §8.6.6 In a Battle Command the Skirmish takes place where no Battle is planned.
fn can_skirmish(state: &State, order: Option<&Order>) -> bool {
    let planned = planned_battles(state, order);
    SpaceSet::ALL.iter().any(|space| {
        !planned.contains(space)
            && state.count(Piece::FrenchRegulars, space) > 0
            && state.pieces_of(Faction::British, space) > 0
    })
}

/// The spaces of the Battle Command under way, those to come included.
fn planned_battles(state: &State, order: Option<&Order>) -> SpaceSet {
    match order {
        Some(order) if order.faction == Faction::French && order.command == Some(Command::Battle) => {
            order.selected | battle::spaces(state, order)
        }
        _ => SpaceSet::NONE,
    }
}

/// What Préparer la Guerre brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Preparation {
    /// A Squadron, or Regulars where none is left.
    Forces,
    /// Two Resources.
    Resources,
    None,
}

/// §8.6.1 Before the Treaty of Alliance what is Unavailable comes. §8.6.3 After it only if a die allows, and otherwise
/// Resources for French who have none. A die that cannot matter is not rolled.
fn prepares(mind: &mut Mind<'_, '_>) -> Flow<Preparation> {
    let state = mind.state;
    let unavailable = state.squadrons_unavailable + state.unavailable[Piece::FrenchRegulars as usize];
    let forces = match unavailable {
        0 => false,
        1..6 if state.treaty => mind.roll_once(Roll::NpFrenchRollPreparer, 6)? <= unavailable,
        _ => true,
    };
    Ok(if forces {
        Preparation::Forces
    } else if state.treaty && state.resources[Faction::French] == 0 {
        Preparation::Resources
    } else {
        Preparation::None
    })
}

/// §8.6.1, §8.6.3 A Squadron first, then Regulars.
pub fn preparation(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let prepared = prepares(mind)?;
    mind.because("8.6.3", msg!("lod-np-french-preparer"));
    let words: &[Button] = match prepared {
        Preparation::Forces => &[Button::Squadron, Button::Regulars],
        Preparation::Resources | Preparation::None => &[Button::TakeResources],
    };
    Ok(words.iter().copied().find(|&word| mind.offers(word)).map(Choice::from))
}

/// §8.6.3 Skirmish in the West Indies, else where British stand and no Battle is planned: where a Fort can go, then where
/// the most cubes can (§8.1.1).
pub fn skirmish_where(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    mind.because("8.6.3", msg!("lod-np-french-skirmish"));
    let state = mind.state;
    let elsewhere = mind.spaces() - planned_battles(state, mind.order());
    let spaces = if elsewhere.is_empty() { mind.spaces() } else { elsewhere };
    let west_indies = |space| i32::from(space == Space::WestIndies);
    let fort =
        |space| i32::from(state.british_cubes(space) == 0 && state.count(Piece::BritishForts, space) > 0);
    let cubes = |space| i32::from(state.british_cubes(space).min(2));
    Ok(mind.best("8.6.3", spaces, &[&west_indies, &fort, &cubes])?.map(Choice::Space))
}

/// §8.6.3 A Fort if possible, else as many cubes as possible.
pub fn skirmish_how(mind: &mut Mind<'_, '_>) -> Option<Choice> {
    mind.because("8.6.3", msg!("lod-np-french-skirmish-hardest"));
    blows::hardest(mind)
}

/// §8.1.2 The British piece that goes next.
pub fn skirmish_removes(mind: &mut Mind<'_, '_>, space: Space, before: Option<Piece>) -> Option<Choice> {
    mind.because("8.1.2", msg!("lod-np-french-enemy-first"));
    blows::next_enemy(mind, Side::Royalist, space, before)
}

/// §8.6.3 A new Blockade: first on a City of the Battle to come, then where there is the most Support. A City that is
/// Blockaded has none left.
pub fn blockade(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    mind.because("8.6.3", msg!("lod-np-french-blockade"));
    let state = mind.state;
    let planned = planned_battles(state, mind.order());
    let battle = |city| i32::from(planned.contains(city));
    let most = |city| if state.is_blockaded(city) { 0 } else { support(state, city) };
    let fewest = |city| -i32::from(state.spaces[city].squadrons);
    let cities = mind.spaces();
    Ok(mind.best("8.6.3", cities, &[&battle, &most, &fewest])?.map(Choice::Space))
}

/// What a Blockade on the City keeps from the British: nothing if it is not the only one.
fn withheld(state: &State, city: Space) -> i32 {
    if state.spaces[city].squadrons > 1 { 0 } else { support(state, city) }
}

/// The Cities without a Blockade that have the most Support, and how much.
fn richest(state: &State) -> (i32, SpaceSet) {
    let open = SpaceSet::CITIES - state.blockaded();
    let most = open.iter().map(|city| support(state, city)).max().unwrap_or(0);
    (most, open.only(|city| support(state, city) == most))
}

/// §6.5.4 Blockades move to the Cities with the most Support: first the one that withholds the least.
pub fn move_blockade_from(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let state = mind.state;
    let (most, _) = richest(state);
    let idle = mind.spaces().only(|city| withheld(state, city) < most);
    mind.because("8.6.9", msg!("lod-np-french-blockades-move"));
    if idle.is_empty() {
        return Ok(Some(Button::Done.into()));
    }
    Ok(mind.best("8.6.9", idle, &[&|city| -withheld(state, city)])?.map(Choice::Space))
}

/// §6.5.4 It goes where there is the most Support.
pub fn move_blockade_to(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    mind.because("8.6.9", msg!("lod-np-french-blockades-move"));
    let (_, cities) = richest(mind.state);
    let cities = cities & mind.spaces();
    Ok(mind.random_space("8.6.9", cities)?.map(Choice::Space))
}

/// §8.6.6 After a victory in a City its Blockades go to another one that has more Support.
pub fn blockade_after_victory(mind: &mut Mind<'_, '_>, city: Space) -> Flow<Option<Choice>> {
    mind.because("8.6.6", msg!("lod-np-french-blockade-victory"));
    let (most, cities) = richest(mind.state);
    if most <= withheld(mind.state, city) {
        return Ok(Some(Button::Done.into()));
    }
    Ok(mind.random_space("8.6.6", cities)?.map(Choice::Space))
}
