//! §8.5.1 Partisans, Skirmish and Persuasion.

use tricorne_kernel::{Flow, msg};

use super::control::{Change, adds_rebellion, removes_british};
use super::next_of;
use crate::choice::Choice;
use crate::map::{Space, SpaceSet};
use crate::non_players::{Mind, blows};
use crate::pieces::{Faction, Piece, Side};
use crate::state::State;
use crate::words::Activity;

/// §8.5.1 to §8.5.4 The Special Activity among those offered: Partisans, or Skirmish, or Persuasion; but Persuasion first
/// where the Patriots have no Resources.
pub fn activity(mind: &mut Mind<'_, '_>) -> Flow<Option<Activity>> {
    let poor = mind.state.resources[Faction::Patriots] == 0;
    let order: &[Activity] = if poor {
        &[Activity::Persuasion, Activity::Partisans, Activity::Skirmish]
    } else {
        &[Activity::Partisans, Activity::Skirmish, Activity::Persuasion]
    };
    let wanted = order.iter().copied().find(|&activity| mind.offers(Choice::Activity(activity)));
    if let Some(activity) = wanted {
        mind.because("8.5.1", msg!("lod-np-patriots-activity", activity = activity));
    }
    Ok(wanted)
}

/// §8.5.1 Persuasion in up to three spaces, first those with Patriot Forts.
pub fn persuade_where(mind: &mut Mind<'_, '_>, left: u8) -> Flow<Option<Choice>> {
    let state = mind.state;
    let spaces = mind.spaces();
    let all_taken = spaces.len() <= usize::from(left);
    let fort = |space| (state.count(Piece::PatriotForts, space) > 0).into();
    let space = next_of(mind, "8.5.1", spaces, all_taken, &[&fort])?;
    if let Some(space) = space {
        mind.mainly_because("8.5.1", msg!("lod-np-patriots-persuade", space = space));
    }
    Ok(space.map(Choice::Space))
}

/// What Partisans would do in a space.
#[derive(Clone, Copy)]
struct Strike {
    village: bool,
    war_parties: u8,
    british: u8,
}

impl Strike {
    /// §4.3.2, §8.1.2 The hardest strike: a Village, else as many units as the Militia can reach, War Parties first.
    fn of(state: &State, space: Space) -> Strike {
        let militia = state.count(Piece::MilitiaUnderground, space);
        let war_parties = state.war_parties(space);
        if militia >= 2 && war_parties == 0 && state.count(Piece::Villages, space) > 0 {
            return Strike { village: true, war_parties: 0, british: 0 };
        }
        let units = state.units_of_side(Side::Royalist, space).min(militia).min(2);
        let war_parties = war_parties.min(units);
        Strike { village: false, war_parties, british: units - war_parties }
    }

    /// What it takes from the space: a Militia goes too, unless a single unit is struck.
    fn change(self) -> Change {
        let lone = !self.village && self.war_parties + self.british == 1;
        Change {
            rebels: -i8::from(!lone),
            british: -(self.british as i8),
            indians: -(self.war_parties as i8) - i8::from(self.village),
        }
    }
}

/// §8.5.1 Partisans strike first at a Village, then at the most War Parties, then at the most British units; within each
/// first to add Rebellion Control, then to remove British Control.
pub fn partisans_where(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let state = mind.state;
    let offered = mind.spaces();
    let villages = offered.only(|space| Strike::of(state, space).village);
    let war_parties = most(offered, |space| Strike::of(state, space).war_parties);
    let candidates = if !villages.is_empty() {
        villages
    } else if !war_parties.is_empty() {
        war_parties
    } else {
        most(offered, |space| Strike::of(state, space).british)
    };
    let space = mind.best(
        "8.5.1",
        candidates,
        &[&|space| adds_rebellion(state, space, Strike::of(state, space).change()).into(), &|space| {
            removes_british(state, space, Strike::of(state, space).change()).into()
        }],
    )?;
    if let Some(space) = space {
        let strike = Strike::of(state, space);
        let reason = if strike.village {
            msg!("lod-np-patriots-partisans-village", space = space)
        } else if strike.war_parties > 0 {
            msg!("lod-np-patriots-partisans-war-parties", space = space, count = strike.war_parties)
        } else {
            msg!("lod-np-patriots-partisans-british", space = space, count = strike.british)
        };
        mind.mainly_because("8.5.1", reason);
    }
    Ok(space.map(Choice::Space))
}

/// Those of these spaces with the most of something, if any has some.
fn most(spaces: SpaceSet, count: impl Fn(Space) -> u8) -> SpaceSet {
    let most = spaces.iter().map(&count).max().unwrap_or(0);
    spaces.only(|space| most > 0 && count(space) == most)
}

/// §8.1.1 The hardest blow that is offered.
pub fn hardest(mind: &mut Mind<'_, '_>) -> Option<Choice> {
    mind.because("8.1.1", msg!("lod-np-patriots-hardest"));
    blows::hardest(mind)
}

/// §8.1.2 The next Royalist unit to go: War Parties before cubes, and cubes in turn, first the kind that is fewest.
pub fn struck(mind: &mut Mind<'_, '_>, space: Space, before: Option<Piece>) -> Option<Choice> {
    mind.because("8.1.2", msg!("lod-np-patriots-struck"));
    blows::next_enemy(mind, Side::Royalist, space, before)
}

/// §8.5.1 A Skirmish first removes a British Fort; within that it adds Rebellion Control, then removes British Control.
pub fn skirmish_where(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let state = mind.state;
    let fort = |space| state.british_cubes(space) == 0;
    let change = |space| {
        let british = if fort(space) { 1 } else { state.british_cubes(space).min(2) };
        let rebels = if fort(space) || british == 2 { -1 } else { 0 };
        Change { rebels, british: -(british as i8), indians: 0 }
    };
    let space = mind.best(
        "8.5.1",
        mind.spaces(),
        &[
            &|space| fort(space).into(),
            &|space| adds_rebellion(state, space, change(space)).into(),
            &|space| removes_british(state, space, change(space)).into(),
        ],
    )?;
    if let Some(space) = space {
        mind.mainly_because("8.5.1", msg!("lod-np-patriots-skirmish", space = space));
    }
    Ok(space.map(Choice::Space))
}
