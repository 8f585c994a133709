//! §8.7.4 The non-player Scout.

use tricorne_kernel::{Flow, msg};

use super::{WarParties, activities, finish};
use crate::choice::Choice;
use crate::command_order::Order;
use crate::map::{Regions, Space, SpaceSet};
use crate::non_players::pieces::own_removed;
use crate::non_players::{Mind, blows};
use crate::pieces::{Faction, Piece, Side};
use crate::state::State;
use crate::words::Button;

/// British cubes that go with a War Party.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Troops {
    /// Regulars.
    pub regulars: u8,
    /// Tories, no more than Regulars (§3.4.3).
    pub tories: u8,
}

impl Troops {
    fn count(self) -> u8 {
        self.regulars + self.tories
    }

    /// §8.7.4 The most that can leave, together with so many War Parties, without losing British Control or adding
    /// Rebellion Control; `None` if not even one Regular can.
    pub fn leaving(state: &State, from: Space, war_parties: u8) -> Option<Troops> {
        let count = |piece| state.count(piece, from);
        let royalist = state.pieces_of_side(Side::Royalist, from).checked_sub(war_parties)?;
        let rebellion = state.pieces_of_side(Side::Rebellion, from);
        let most = match state.control(from) {
            Some(Side::Rebellion) => u8::MAX,
            None => royalist.checked_sub(rebellion)?,
            // A British piece must stay to hold the space.
            Some(Side::Royalist) => {
                royalist.checked_sub(rebellion + 1)?.min(state.pieces_of(Faction::British, from) - 1)
            }
        };
        let (regulars, tories) = (count(Piece::BritishRegulars), count(Piece::Tories));
        let mixes = (1..=regulars.min(most))
            .map(|regulars| Troops { regulars, tories: tories.min(regulars).min(most - regulars) });
        let largest = mixes.clone().map(Troops::count).max()?;
        // §8.1.2 Of several mixes as large: no last Regular or Tory goes that can stay, and the kinds alternate.
        let cubes = |piece: Piece| Piece::BRITISH_CUBES.contains(&piece);
        let plan = own_removed(&state.spaces[from].pieces, Side::Royalist, largest, cubes);
        let planned = plan[Piece::BritishRegulars as usize];
        mixes.filter(|mix| mix.count() == largest).min_by_key(|mix| {
            let bared = [(regulars, mix.regulars), (tories, mix.tories)];
            let bared = bared.into_iter().filter(|&(there, gone)| there > 0 && there == gone).count();
            (bared, mix.regulars.abs_diff(planned))
        })
    }
}

/// §8.7.4 Whether a space has both a War Party and British Regulars, so that the chart leads to Scout and not to March.
pub fn troops_at_hand(state: &State) -> bool {
    SpaceSet::PROVINCES
        .iter()
        .any(|space| state.count(Piece::BritishRegulars, space) > 0 && state.war_parties(space) > 0)
}

/// §8.7.4 Whether the non-player would Scout somewhere.
pub fn possible(state: &State, order: &Order, open: SpaceSet) -> bool {
    open.iter().any(|to| !origins(state, order, to).is_empty())
}

/// Where a group may come from that has something to do at the destination. Where the Leader must be involved, he is at
/// the destination or there (§1.10).
fn origins(state: &State, order: &Order, to: Space) -> SpaceSet {
    let near = match order.leader_due(to) {
        Some(leader) => to.adjacent() & SpaceSet::of(leader),
        None => to.adjacent(),
    };
    (near & SpaceSet::PROVINCES).only(|from| {
        state.war_parties(from) > 0
            && Troops::leaving(state, from, 1).is_some_and(|troops| is_worth(state, to, troops))
    })
}

/// §8.7.4 Whether the destination has a Patriot Fort, a Village with enemies, or Rebellion Control that the group ends.
fn is_worth(state: &State, to: Space, troops: Troops) -> bool {
    has_fort(state, to) || has_threatened_village(state, to) || ends_control(state, to, troops)
}

fn has_fort(state: &State, to: Space) -> bool {
    state.count(Piece::PatriotForts, to) > 0
}

fn has_threatened_village(state: &State, to: Space) -> bool {
    state.count(Piece::Villages, to) > 0 && state.pieces_of_side(Side::Rebellion, to) > 0
}

fn ends_control(state: &State, to: Space, troops: Troops) -> bool {
    let rebellion = state.pieces_of_side(Side::Rebellion, to);
    let royalist = state.pieces_of_side(Side::Royalist, to);
    rebellion > royalist && rebellion <= royalist + 1 + troops.count()
}

/// The largest British group that can come to the destination.
fn largest(state: &State, order: &Order, to: Space) -> i32 {
    let sizes = origins(state, order, to).iter().filter_map(|from| Troops::leaving(state, from, 1));
    sizes.map(|troops| i32::from(troops.count())).max().unwrap_or(0)
}

/// §8.7.4 The destination: within reach of the largest British group (L96), then by the list; afterwards the Special
/// Activity.
pub fn next_space(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let Some(order) = mind.order() else { return Ok(None) };
    let state = mind.state;
    let spaces = mind.spaces().only(|to| !origins(state, order, to).is_empty());
    if spaces.is_empty() {
        let activity = activities::after(mind);
        return finish(mind, activity);
    }
    mind.because("8.7.4", msg!("lod-np-indians-scout-where"));
    let group = |to| largest(state, order, to);
    let fort = |to| i32::from(has_fort(state, to));
    let village = |to| i32::from(has_threatened_village(state, to));
    Ok(mind.best("8.7.4", spaces, &[&group, &fort, &village])?.map(Choice::Space))
}

/// §8.7.4 The origin: where the largest British group can leave (L96).
pub fn origin(mind: &mut Mind<'_, '_>, to: Space) -> Flow<Option<Choice>> {
    let Some(order) = mind.order() else { return Ok(None) };
    let state = mind.state;
    let able = mind.spaces() & origins(state, order, to);
    mind.because("8.7.4", msg!("lod-np-indians-scout-from"));
    let size = |from| Troops::leaving(state, from, 1).map_or(0, |troops| i32::from(troops.count()));
    Ok(mind.best("8.7.4", able, &[&size])?.map(Choice::Space))
}

/// §8.7.4 One War Party goes; it becomes Active anyway, so an Active one first.
pub fn group(state: &State, from: Space) -> WarParties {
    let active = state.count(Piece::WarPartiesActive, from).min(1);
    WarParties { underground: 1 - active, active }
}

/// §8.7.4 How many Regulars or Tories go, once the War Party has left.
pub fn troops(mind: &mut Mind<'_, '_>, from: Space, count: impl Fn(Troops) -> u8) -> Option<Choice> {
    let troops = Troops::leaving(mind.state, from, 0)?;
    mind.because("8.7.4", msg!("lod-np-indians-scout-most"));
    Some(mind.at_most(count(troops).into()))
}

/// §8.7.4 The troops of a Scout Skirmish.
pub fn skirmish(mind: &mut Mind<'_, '_>) -> Choice {
    mind.because("8.7.4", msg!("lod-np-indians-scout-skirmish"));
    Button::Yes.into()
}

/// §8.7.4 Their Skirmish strikes as hard as it can.
pub fn skirmish_how(mind: &mut Mind<'_, '_>) -> Option<Choice> {
    mind.because("8.7.4", msg!("lod-np-indians-scout-skirmish"));
    blows::hardest(mind)
}
