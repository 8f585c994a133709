//! §8.5.5, §8.5.7 Supply, Committees of Correspondence and desertion.

use tricorne_kernel::{Flow, msg};

use super::control::{Change, changes_control};
use super::next_of;
use crate::choice::Choice;
use crate::map::{Space, SpaceSet};
use crate::non_players::Mind;
use crate::non_players::pieces::own_removed;
use crate::pieces::{Faction, Piece, Side};
use crate::reward_loyalty;
use crate::state::{Edition, Level, Pieces, State};
use crate::winter::supply;
use crate::words::Button;

/// §6.4.2 How many levels a space may shift.
const MOST_LEVELS: u8 = 2;

/// §8.5.5 The Patriots pay where the loss would change Control: first where the British could then Reward Loyalty, then
/// with the most Villages, then of the highest Population. The spaces still to come are weighed against this one.
pub fn supply(mind: &mut Mind<'_, '_>, here: Space) -> Flow<Option<Choice>> {
    let state = mind.state;
    let mut wanted =
        supply::needy_patriots(state).only(|space| space >= here && loss_changes_control(state, space));
    if !wanted.contains(here) {
        mind.because("8.5.5", msg!("lod-np-patriots-supply-no-control", space = here));
        return Ok(Some(Button::Remove.into()));
    }
    for _ in 0..state.resources[Faction::Patriots] {
        let all_taken = wanted.len() <= usize::from(state.resources[Faction::Patriots]);
        let next = next_of(
            mind,
            "8.5.5",
            wanted,
            all_taken,
            &[
                &|space| loses_to_loyalty(state, space).into(),
                &|space| state.count(Piece::Villages, space).into(),
                &|space| space.population().into(),
            ],
        )?;
        let Some(next) = next else { break };
        if next == here {
            mind.mainly_because("8.5.5", msg!("lod-np-patriots-supply-pays", space = here));
            return Ok(Some(Button::Pay.into()));
        }
        wanted.remove(next);
    }
    mind.mainly_because("8.5.5", msg!("lod-np-patriots-supply-elsewhere", space = here));
    Ok(Some(Button::Remove.into()))
}

/// How many units a space out of supply loses.
fn loss(state: &State, space: Space) -> u8 {
    state.units_of(Faction::Patriots, space) / 2
}

fn loss_changes_control(state: &State, space: Space) -> bool {
    changes_control(state, space, Change::of_rebels(-(loss(state, space) as i8)))
}

/// Whether the loss would let the British Reward Loyalty in the space.
fn loses_to_loyalty(state: &State, space: Space) -> bool {
    let mut after = state.clone();
    let gone = lost_units(state, space, loss(state, space), |_| true);
    for piece in Piece::ALL {
        after.remove(piece, space, gone[piece as usize]);
    }
    reward_loyalty::spaces(&after).contains(space)
}

/// §8.1.2 Which Patriot units of these kinds go.
fn lost_units(state: &State, space: Space, count: u8, kinds: impl Fn(Piece) -> bool) -> Pieces {
    own_removed(&state.spaces[space].pieces, Side::Rebellion, count, |piece| {
        piece.faction() == Faction::Patriots && piece.is_unit() && kinds(piece)
    })
}

/// §8.1.2, §8.5.5 How many units of the kind go; those of the kinds before it are gone already.
pub fn supply_loss(mind: &mut Mind<'_, '_>, piece: Piece, space: Space, left: u8) -> Choice {
    let order = [Piece::Continentals, Piece::MilitiaActive, Piece::MilitiaUnderground];
    let place = order.iter().position(|&kind| kind == piece).unwrap_or(0);
    let asked_before = &order[..place];
    let gone = lost_units(mind.state, space, left, |kind| !asked_before.contains(&kind));
    mind.because("8.1.2", msg!("lod-np-patriots-own-removed"));
    mind.at_most(gone[piece as usize].into())
}

/// L85 The living text looks for the fewest Raid markers and then for the largest gain, never to clear markers alone; the
/// printed one leaves it to the dice.
pub fn committees_where(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let state = mind.state;
    let resources = state.resources[Faction::Patriots];
    let levels = |space: Space| {
        let room = if space.population() == 0 { 0 } else { state.level(space) as u8 };
        room.min(MOST_LEVELS).min(resources.saturating_sub(state.spaces[space].raids))
    };
    let price = |space: Space| {
        let room = if space.population() == 0 { 0 } else { state.level(space) as u8 };
        room.min(MOST_LEVELS) + state.spaces[space].raids
    };
    let offered = mind.spaces();
    let space = match state.options.edition {
        Edition::Living => {
            let gaining = offered.only(|space| levels(space) > 0);
            mind.best(
                "8.5",
                gaining,
                &[&|space| -i32::from(state.spaces[space].raids), &|space| gain(state, space, levels(space))],
            )?
        }
        Edition::Printed => {
            let all_taken = offered.iter().map(price).sum::<u8>() <= resources;
            next_of(mind, "8.2", offered, all_taken, &[])?
        }
    };
    match space {
        Some(space) => {
            mind.mainly_because("6.4.2", msg!("lod-np-patriots-committees", space = space));
            Ok(Some(Choice::Space(space)))
        }
        None => {
            mind.because("6.4.2", msg!("lod-np-patriots-no-committees"));
            Ok(Some(Button::Done.into()))
        }
    }
}

/// L66 What so many levels towards Active Opposition are worth in the space.
fn gain(state: &State, space: Space, levels: u8) -> i32 {
    let value = |level: Level| {
        let population =
            if level.is_support() { state.population_for_support(space) } else { space.population() };
        i32::from(level.value()) * i32::from(population)
    };
    let before = state.level(space);
    value(before) - value(before.shifted(-(levels as i8)))
}

/// §8.5.7 Deserters change as little Control as possible; within that no space loses its last Patriot unit.
pub fn desertion(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let state = mind.state;
    let space = mind.best(
        "8.5.7",
        places(mind),
        &[&|space| (!changes_control(state, space, Change::of_rebels(-1))).into(), &|space| {
            (state.units_of(Faction::Patriots, space) > 1).into()
        }],
    )?;
    let Some(space) = space else { return Ok(None) };
    mind.mainly_because("8.5.7", msg!("lod-np-patriots-desertion", space = space));
    // §8.1.2 Active Militia go before Underground ones.
    let kinds = [Piece::Continentals, Piece::MilitiaActive, Piece::MilitiaUnderground];
    let choice =
        kinds.into_iter().map(|kind| Choice::PieceAt(kind, space)).find(|&choice| mind.offers(choice));
    Ok(choice)
}

/// §6.7, §8.2 The Fort that a Winter Quarters card takes: the dice name it.
pub fn fort_lost(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let space = mind.random_space("8.2", places(mind))?;
    Ok(space.map(|space| Choice::PieceAt(Piece::PatriotForts, space)))
}

/// The spaces of the pieces that may be answered.
fn places(mind: &Mind<'_, '_>) -> SpaceSet {
    mind.choices.iter().filter_map(Choice::as_piece_at).map(|(_, space)| space).collect()
}
