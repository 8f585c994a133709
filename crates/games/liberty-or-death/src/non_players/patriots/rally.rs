//! §8.5.2 Rally: Forts, Militia, Continentals, and Militia that hide again.

use tricorne_kernel::{Flow, Message, msg};

use super::control::{Change, changes_control};
use super::{affords, finish, is_over, next_of, persuade_if_spent};
use crate::choice::Choice;
use crate::command_order::Order;
use crate::commands::patriots::rally;
use crate::map::{Regions, Space, SpaceSet};
use crate::non_players::Mind;
use crate::non_players::pieces::own_removed;
use crate::pieces::{Faction, Piece, Side};
use crate::prompt::Roll;
use crate::state::{Level, State};
use crate::words::Button;

/// §8.5.2 In how many spaces the Patriots Rally.
const MOST_SPACES: usize = 4;
/// §8.5.2 How many Patriot units a space needs for a Fort.
const UNITS_FOR_FORT: u8 = 4;

/// §8.5.2 What the Patriots do in a Rally space, in the order in which they look for such spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    /// A Fort among four units.
    Fort,
    /// Militia at a Fort that stands alone.
    LoneFort,
    /// Militia at the Fort with the most of them, where Continentals can be trained.
    TrainingFort,
    /// Militia where the next Fort could be built.
    FutureFort,
    /// Militia that change Control.
    Control,
    /// Militia in a space that is not at Active Opposition.
    Opposition,
    /// Active Militia come to a Fort and hide.
    Regroup,
}

impl Purpose {
    const ALL: [Purpose; 7] = [
        Purpose::Fort,
        Purpose::LoneFort,
        Purpose::TrainingFort,
        Purpose::FutureFort,
        Purpose::Control,
        Purpose::Opposition,
        Purpose::Regroup,
    ];
    /// What comes before Continentals are trained.
    const BEFORE_TRAINING: [Purpose; 3] = [Purpose::Fort, Purpose::LoneFort, Purpose::TrainingFort];

    /// The open spaces for this purpose. A purpose that asks for one space only is served once that space is selected.
    fn spaces(self, state: &State, order: &Order) -> SpaceSet {
        let open = open_spaces(state, order);
        let militia = open.only(|space| new_militia(state, space) > 0);
        let has_fort = |space| state.count(Piece::PatriotForts, space) > 0;
        match self {
            Purpose::Fort if state.available[Piece::PatriotForts as usize] == 0 => SpaceSet::NONE,
            Purpose::Fort => open.only(|space| {
                state.units_of(Faction::Patriots, space) >= UNITS_FOR_FORT
                    && state.may_stand(Piece::PatriotForts, space)
            }),
            Purpose::LoneFort => militia.only(|space| {
                let forts = state.count(Piece::PatriotForts, space);
                forts > 0 && forts == state.pieces_of_side(Side::Rebellion, space)
            }),
            Purpose::TrainingFort if state.available[Piece::Continentals as usize] == 0 => SpaceSet::NONE,
            Purpose::TrainingFort => {
                the_most(militia.only(has_fort), order.selected.only(has_fort), |space| state.militia(space))
            }
            Purpose::FutureFort if state.available[Piece::PatriotForts as usize] == 0 => SpaceSet::NONE,
            Purpose::FutureFort => the_most(
                militia.only(|space| !has_fort(space) && state.units_of(Faction::Patriots, space) > 0),
                order.selected.only(|space| !has_fort(space)),
                |space| state.units_of(Faction::Patriots, space),
            ),
            Purpose::Control => militia.only(|space| {
                changes_control(state, space, Change::of_rebels(new_militia(state, space) as i8))
            }),
            Purpose::Opposition => militia.only(|space| state.level(space) != Level::ActiveOpposition),
            Purpose::Regroup if !order.regrouped.is_empty() => SpaceSet::NONE,
            Purpose::Regroup => open.only(|space| has_fort(space) && would_regroup(state, space)),
        }
    }

    fn way(self) -> Button {
        match self {
            Purpose::Fort => Button::BuildFort,
            Purpose::LoneFort
            | Purpose::TrainingFort
            | Purpose::FutureFort
            | Purpose::Control
            | Purpose::Opposition => Button::PlaceMilitia,
            Purpose::Regroup => Button::Regroup,
        }
    }

    fn reason(self, space: Space) -> Message {
        match self {
            Purpose::Fort => msg!("lod-np-patriots-rally-fort", space = space),
            Purpose::LoneFort => msg!("lod-np-patriots-rally-lone-fort", space = space),
            Purpose::TrainingFort => msg!("lod-np-patriots-rally-training-fort", space = space),
            Purpose::FutureFort => msg!("lod-np-patriots-rally-future-fort", space = space),
            Purpose::Control => msg!("lod-np-patriots-rally-control", space = space),
            Purpose::Opposition => msg!("lod-np-patriots-rally-opposition", space = space),
            Purpose::Regroup => msg!("lod-np-patriots-rally-regroup", space = space),
        }
    }
}

/// The open spaces that have the most of something, unless a selected space has as much.
fn the_most(open: SpaceSet, selected: SpaceSet, count: impl Fn(Space) -> u8) -> SpaceSet {
    let most = |spaces: SpaceSet| spaces.iter().map(&count).max();
    match (most(open), most(selected)) {
        (Some(here), there) if there.is_none_or(|there| here > there) => {
            open.only(|space| count(space) == here)
        }
        _ => SpaceSet::NONE,
    }
}

/// The spaces that the Rally may still select. What it costs is left aside: while a space is being dealt with, its price
/// is paid already.
fn open_spaces(state: &State, order: &Order) -> SpaceSet {
    if order.selected.len() >= MOST_SPACES {
        return SpaceSet::NONE;
    }
    (order.open_spaces_in_place() & SpaceSet::MAP).only(|space| state.level(space) != Level::ActiveSupport)
}

/// §3.3.1 How many Available Militia a Rally would place in the space.
fn new_militia(state: &State, space: Space) -> u8 {
    if space.is_reserve() {
        return 0;
    }
    let forts = state.count(Piece::PatriotForts, space);
    let most = if forts > 0 { forts + space.population() } else { 1 };
    most.min(state.available[Piece::MilitiaUnderground as usize])
}

/// Whether Active Militia at a Fort, or around it, could hide there.
fn would_regroup(state: &State, space: Space) -> bool {
    state.count(Piece::MilitiaActive, space) > 0
        || space.adjacent().iter().any(|from| free_to_leave(state, from) > 0)
}

/// §8.5.2 How many Active Militia may leave a space without changing its Control.
fn free_to_leave(state: &State, from: Space) -> u8 {
    let active = state.count(Piece::MilitiaActive, from);
    (1..=active)
        .rev()
        .find(|&count| !changes_control(state, from, Change::of_rebels(-(count as i8))))
        .unwrap_or(0)
}

/// §8.5.2 The first purpose that some open space serves, and these spaces.
fn next(state: &State, order: &Order, open: SpaceSet) -> Option<(Purpose, SpaceSet)> {
    Purpose::ALL
        .into_iter()
        .map(|purpose| (purpose, purpose.spaces(state, order) & open))
        .find(|(_, spaces)| !spaces.is_empty())
}

/// Whether a Rally has something to do.
pub fn is_possible(state: &State, order: &Order) -> bool {
    next(state, order, rally::spaces(state, order)).is_some()
}

/// §8.5.2 Whether Rally would place a Fort, or a die exceeds the Underground Militia on the map.
pub fn is_called_for(mind: &mut Mind<'_, '_>, order: &Order) -> Flow<bool> {
    let state = mind.state;
    if !(Purpose::Fort.spaces(state, order) & rally::spaces(state, order)).is_empty() {
        mind.because("8.5.2", msg!("lod-np-patriots-rally-for-fort"));
        return Ok(true);
    }
    let hidden = state.count_in(Piece::MilitiaUnderground, SpaceSet::MAP);
    let purpose = Roll::NpPatriotsRollRally { hidden };
    // Before a Brilliant Stroke was begun, the die told already where its first Command leads.
    let begins_stroke = mind.in_stroke() && order.must_involve.is_some();
    let roll = if begins_stroke { mind.roll_once(purpose, 6)? } else { mind.roll(purpose, 6)? };
    mind.because("8.5.2", msg!("lod-np-patriots-rally-die", roll = roll, hidden = hidden));
    Ok(roll > hidden)
}

/// §8.5.2 The next Rally space; Persuasion as soon as the Resources are spent. Continentals are trained in their place among
/// the bullets, so that the Militia they replace are there for the later ones (L168). The Special Activity comes last.
pub fn next_space(mind: &mut Mind<'_, '_>, order: &Order) -> Flow<Option<Choice>> {
    if let Some(persuasion) = persuade_if_spent(mind, "8.5.2") {
        return Ok(Some(persuasion));
    }
    let state = mind.state;
    let found = if is_over(order) { None } else { next(state, order, mind.spaces()) };
    let later = found.is_none_or(|(purpose, _)| !Purpose::BEFORE_TRAINING.contains(&purpose));
    if later && mind.offers(Button::Train) && !is_over(order) && !training_spaces(state, order).is_empty() {
        mind.because("8.5.2", msg!("lod-np-patriots-rally-trains"));
        return Ok(Some(Button::Train.into()));
    }
    let Some((purpose, spaces)) = found else { return finish(mind, order) };
    let space = match purpose {
        Purpose::Fort | Purpose::Control | Purpose::Opposition => next_of(
            mind,
            "8.5.2",
            spaces,
            all_taken(state, order, purpose, spaces),
            &[&|space| space.is_city().into(), &|space| space.population().into()],
        )?,
        Purpose::LoneFort => next_of(mind, "8.5.2", spaces, all_taken(state, order, purpose, spaces), &[])?,
        Purpose::TrainingFort | Purpose::FutureFort | Purpose::Regroup => {
            mind.random_space("8.5.2", spaces)?
        }
    };
    if let Some(space) = space {
        mind.mainly_because("8.5.2", purpose.reason(space));
    }
    Ok(space.map(Choice::Space))
}

/// Whether all these spaces will be selected anyhow, so that their order does not matter.
fn all_taken(state: &State, order: &Order, purpose: Purpose, spaces: SpaceSet) -> bool {
    let (wanted, available) = if purpose == Purpose::Fort {
        (spaces.len(), state.available[Piece::PatriotForts as usize])
    } else {
        let militia = spaces.iter().map(|space| usize::from(new_militia(state, space))).sum();
        (militia, state.available[Piece::MilitiaUnderground as usize])
    };
    !order.limited
        && order.exactly.is_none()
        && spaces.len() + order.selected.len() <= MOST_SPACES
        && affords(state, order, spaces.len())
        && wanted <= usize::from(available)
}

/// §8.5.2 What to do in the space that was selected: what it was selected for. If an Event demanded it for nothing, place
/// Militia where possible.
pub fn how(mind: &mut Mind<'_, '_>, order: &Order, space: Space) -> Option<Choice> {
    let here = SpaceSet::of(space);
    let purpose = next(mind.state, order, here).map(|(purpose, _)| purpose.way());
    let way = purpose
        .filter(|&way| mind.offers(way))
        .or_else(|| [Button::PlaceMilitia, Button::Done].into_iter().find(|&way| mind.offers(way)));
    mind.because("8.5.2", msg!("lod-np-patriots-rally-how"));
    way.map(Choice::Button)
}

/// §8.1 As many Militia as are Available.
pub fn militia(mind: &mut Mind<'_, '_>) -> Choice {
    mind.because("8.1.1", msg!("lod-np-patriots-rally-militia"));
    mind.at_most(mind.state.available[Piece::MilitiaUnderground as usize].into())
}

/// §8.1.2 Which unit makes way for a Fort.
pub fn unit_for_fort(mind: &mut Mind<'_, '_>, space: Space) -> Option<Choice> {
    let there = &mind.state.spaces[space].pieces;
    let gone = own_removed(there, Side::Rebellion, 1, |piece| mind.offers(Choice::Piece(piece)));
    mind.because("8.1.2", msg!("lod-np-patriots-own-removed"));
    Piece::ALL.into_iter().find(|&piece| gone[piece as usize] > 0).map(Choice::Piece)
}

/// §8.5.2 Every adjacent space that can spare Active Militia.
pub fn regroup_from(mind: &mut Mind<'_, '_>) -> Choice {
    let from = mind.spaces().iter().find(|&from| free_to_leave(mind.state, from) > 0);
    mind.because("8.5.2", msg!("lod-np-patriots-regroup"));
    from.map_or(Choice::Button(Button::Done), Choice::Space)
}

/// §8.5.2 All Active Militia that can be spared, and no Underground ones.
pub fn regroup_count(mind: &mut Mind<'_, '_>, piece: Piece, origin: Space) -> Choice {
    let count = if piece == Piece::MilitiaActive { free_to_leave(mind.state, origin) } else { 0 };
    mind.at_most(count.into())
}

/// §8.5.2 The Militia that Continentals replace: Underground and Active. One stays Underground.
fn trained(state: &State, space: Space) -> (u8, u8) {
    let [underground, active] =
        [Piece::MilitiaUnderground, Piece::MilitiaActive].map(|face| state.count(face, space));
    let most = state.available[Piece::Continentals as usize];
    let active = active.min(most);
    (underground.saturating_sub(1).min(most - active), active)
}

/// §8.5.2 The Fort spaces of this Rally with the most Militia, where some can be trained. Those that just hid stay.
fn training_spaces(state: &State, order: &Order) -> SpaceSet {
    let forts = (order.selected - order.regrouped).only(|space| state.count(Piece::PatriotForts, space) > 0);
    the_most(forts, SpaceSet::NONE, |space| state.militia(space))
        .only(|space| trained(state, space) != (0, 0))
}

/// §8.5.2 Where Continentals replace Militia.
pub fn train_where(mind: &mut Mind<'_, '_>, order: &Order) -> Flow<Option<Choice>> {
    let spaces = training_spaces(mind.state, order) & mind.spaces();
    let space = mind.random_space("8.5.2", spaces)?;
    if let Some(space) = space {
        mind.mainly_because("8.5.2", msg!("lod-np-patriots-train", space = space));
    }
    Ok(space.map(Choice::Space))
}

/// §8.5.2 How many Militia of one face Continentals replace.
pub fn train_count(mind: &mut Mind<'_, '_>, piece: Piece, space: Space) -> Choice {
    let (underground, active) = trained(mind.state, space);
    mind.because("8.5.2", msg!("lod-np-patriots-train-count"));
    let count = if piece == Piece::MilitiaActive { active } else { underground };
    mind.at_most(count.into())
}
