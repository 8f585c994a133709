//! §6.0 Political points.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use crate::ask::{T, draw_markers, facts, master_plan};
use crate::ids::Place;
use crate::markers::{Moment, window};
use crate::options::OptionalRule;
use crate::pack::{Effect, Facts, PlaceKind};
use crate::prompts::Roll;
use crate::sequence::enter;
use crate::sides::{Nation, Side};
use crate::state::{Half, Phase, State};
use crate::victory::value_held;

/// §5.1, §6.0, §6.1 Each side collects points for its towns and rolls its dice.
pub fn political_phase(t: &mut T<'_>) -> Flow<()> {
    let facts = facts(t);
    window(t, Moment::Political)?;
    for half in [Half::First, Half::Second] {
        let side = t.state.side_of(half);
        let free: u8 = t.state.effects(facts).map(|effect| free_marker(effect, side)).sum();
        draw_markers(t, side, free.into(), "12.7")?;
        let towns = town_points(t.state, facts, side);
        let indians = indian_sovereignty(t.state, facts, side);
        let dice = political_dice(t.state, facts, side);
        let mut faces: ArrayVec<u8, 16> = ArrayVec::new();
        for _ in 0..dice.min(16) {
            faces.push(t.die(Roll::Points { side }, 6)?);
        }
        // Points are better the higher: the lowest die is the one to roll again.
        faces.sort_unstable();
        if let Some(&lowest) = faces.first()
            && master_plan(t, side, lowest)?
        {
            faces[0] = t.die(Roll::Points { side }, 6)?;
        }
        let rolled: u16 = faces.iter().map(|face| u16::from(*face)).sum();
        t.state.points[side] = towns + indians + rolled;
        t.note(
            "6.2",
            msg!("dina-note-points", side = side, towns = towns, rolled = rolled, indians = indians),
        );
    }
    window(t, Moment::PoliticalEnd)?;
    enter(t, Phase::Mobilization(Half::First));
    Ok(())
}

fn free_marker(effect: &Effect, side: Side) -> u8 {
    match effect {
        Effect::FreeMarker(whose, count) if *whose == side => *count,
        _ => 0,
    }
}

/// §6.2, §6.3, §6.4, §6.5, §11.6 The points of the towns that a side occupies, doubled where a region is wholly its own.
pub fn town_points(state: &State, facts: &Facts, side: Side) -> u16 {
    state.present[side].iter().map(|place| points_of(state, facts, place, side)).sum()
}

/// §6.2, §6.5, §11.6 The points that a place brings a side.
pub fn points_of(state: &State, facts: &Facts, place: Place, side: Side) -> u16 {
    let doubled = |region| state.loyalty_for(facts, region, side) >= 3;
    let times = if facts.place(place).region.is_some_and(doubled) { 2 } else { 1 };
    times * value_held(state, facts, place, side)
}

/// §6.6, §6.7, §25.8 The dice of a side: boxes and progress, with the changes of tables and markers.
pub fn political_dice(state: &State, facts: &Facts, side: Side) -> u8 {
    let boxes = facts.all_places().filter_map(|place| match facts.place(place).what {
        PlaceKind::Box(owner, dice) if owner == side => Some((place, dice)),
        _ => None,
    });
    let nation = |place| {
        [Nation::British, Nation::French, Nation::Spanish]
            .into_iter()
            .find(|it| facts.home_box(*it) == Some(place))
    };
    let at_war = |place| nation(place).is_some_and(|nation| state.at_war(nation));
    let mut dice: i16 = boxes.filter(|(place, _)| at_war(*place)).map(|(_, dice)| i16::from(dice)).sum();
    for effect in state.effects(facts) {
        if let Effect::PoliticalDice(whose, change) = effect
            && *whose == side
        {
            dice += i16::from(*change);
        }
    }
    match side {
        Side::American => dice += i16::from(facts.progress[state.progress.index()].american_dice),
        Side::British => dice += i16::from(state.debate),
    }
    dice.max(0) as u8
}

/// §30.0, §30.1, §30.2 A point for each Indian locale where the enemy alone has units that are no Indians.
pub fn indian_sovereignty(state: &State, facts: &Facts, side: Side) -> u16 {
    if !state.uses(OptionalRule::IndianSovereignty) {
        return 0;
    }
    let intrudes = |place, side| {
        let force = state.force(facts, place, side);
        !force.leaders.is_empty() || force.kinds().any(|kind| facts.kind(kind).nation != Nation::Indian)
    };
    let locales = facts.all_locales().filter(|place| facts.is_indian(*place));
    locales.filter(|place| intrudes(*place, side.enemy()) && !intrudes(*place, side)).count() as u16
}
