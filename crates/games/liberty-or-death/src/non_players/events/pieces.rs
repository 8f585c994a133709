//! §8.3.4, §8.3.5 Which pieces an Event places and removes, and where, one after the other.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use super::super::Mind;
use super::super::pieces::{enemies_removed, own_placed, own_removed};
use super::worth::{placeable, placing_matches, removing_matches};
use super::{instruction, wished};
use crate::choice::Choice;
use crate::map::{Space, SpaceSet};
use crate::pieces::{Faction, Piece};
use crate::state::{Pieces, Playing, State};
use crate::words::Button;

/// A piece in a space.
type Candidates = ArrayVec<(Piece, Space), 256>;

/// What an Event offers, as far as the instruction wishes it (§8.3.1).
fn candidates(mind: &mut Mind<'_, '_>) -> Candidates {
    let wished = wished(mind, &instruction(mind));
    wished.iter().filter_map(Choice::as_piece_at).collect()
}

/// §8.3.5 Those of the first of these Factions that has any.
fn of_first(candidates: &Candidates, order: &[Faction]) -> Candidates {
    for faction in order {
        let theirs: Candidates =
            candidates.iter().copied().filter(|(piece, _)| piece.faction() == *faction).collect();
        if !theirs.is_empty() {
            return theirs;
        }
    }
    Candidates::new()
}

fn spaces(candidates: &Candidates) -> SpaceSet {
    candidates.iter().map(|&(_, space)| space).collect()
}

/// The kinds among the candidates in a space.
fn kinds_in(candidates: &Candidates, space: Space) -> impl Fn(Piece) -> bool {
    move |piece| candidates.contains(&(piece, space))
}

/// What the action under way picked in this space so far.
fn picked(state: &State, space: Space) -> Pieces {
    match state.playing {
        Some(Playing { at: Some(at), picked, .. }) if at == space => picked,
        _ => Pieces::default(),
    }
}

/// The space where the action under way was last at work.
fn last_space(state: &State) -> Option<Space> {
    state.playing.and_then(|playing| playing.at)
}

/// Done where that is offered and nothing is wanted, else any piece by the die.
fn none(mind: &mut Mind<'_, '_>) -> Flow<Choice> {
    if mind.offers(Button::Done) { Ok(Button::Done.into()) } else { mind.any_of("8.3.8", mind.choices) }
}

/// §8.3.4, §8.3.5 The next piece that an Event adds: of the Faction itself, else of its friend; first where a question
/// of the flowchart is answered, then on in the same space (§8.2), Forts and Villages first (§8.1.2).
pub fn add(mind: &mut Mind<'_, '_>) -> Flow<Choice> {
    let (state, faction) = (mind.state, mind.faction);
    let mut wished = candidates(mind);
    // Nothing is taken from elsewhere on the map (§8.1).
    wished.retain(|&mut (piece, space)| placeable(state, piece, space, false) > 0);
    let friends = of_first(&wished, &[faction, faction.friend()]);
    if friends.is_empty() {
        return none(mind);
    }
    let matching = spaces(&friends).only(|space| {
        friends.iter().any(|&(piece, at)| at == space && placing_matches(state, faction, piece, space))
    });
    if matching.is_empty() {
        mind.because("8.1.2", msg!("lod-np-event-adds"));
    } else {
        mind.because("8.3.5", msg!("lod-np-event-space-matches"));
    }
    let stay = last_space(state).filter(|&space| spaces(&friends).contains(space));
    let space = match stay {
        Some(space) if matching.is_empty() => Some(space),
        _ => {
            let among = if matching.is_empty() { spaces(&friends) } else { matching };
            let bases = |space| {
                let base = friends.iter().any(|&(piece, at)| at == space && piece.is_base());
                i32::from(base)
            };
            mind.best("8.3.5", among, &[&bases])?
        }
    };
    let Some(space) = space else { return none(mind) };
    let piece = next_added(mind, &friends, space);
    Ok(Choice::PieceAt(piece, space))
}

/// §8.1.2 The kind that is placed next in the space, given what was placed there already.
fn next_added(mind: &Mind<'_, '_>, candidates: &Candidates, space: Space) -> Piece {
    let so_far = picked(mind.state, space);
    let mut before = mind.state.clone();
    let mut at_hand = so_far;
    for piece in Piece::ALL {
        before.spaces[space].pieces[piece as usize] -=
            so_far[piece as usize].min(before.spaces[space].pieces[piece as usize]);
        if candidates.contains(&(piece, space)) {
            at_hand[piece as usize] += placeable(mind.state, piece, space, false);
        }
    }
    let count = so_far.iter().sum::<u8>() + 1;
    let plan = own_placed(&before, space, &at_hand, mind.faction.side(), count);
    let next = Piece::ALL.into_iter().find(|&piece| plan[piece as usize] > so_far[piece as usize]);
    next.filter(|&piece| candidates.contains(&(piece, space)))
        .or_else(|| candidates.iter().find(|(_, at)| *at == space).map(|&(piece, _)| piece))
        .unwrap_or(Piece::ALL[0])
}

/// §8.3.4, §8.3.5 The next piece that an Event removes, replaces, moves away or sets Active: an enemy's, else the
/// friend's, else the Faction's own; on in the same space (§8.2), else where most Forts and Villages go.
/// What takes its place is known.
pub fn remove(mind: &mut Mind<'_, '_>, replacement: Option<Piece>) -> Flow<Choice> {
    let (state, faction) = (mind.state, mind.faction);
    let wished = candidates(mind);
    let enemies: Candidates =
        wished.iter().copied().filter(|(piece, _)| piece.side() != faction.side()).collect();
    // §8.3.5 What answers a question of the flowchart goes first (cards 73, 87, 95).
    let matching: Candidates =
        enemies.iter().copied().filter(|&(piece, _)| removing_matches(faction, piece, false)).collect();
    let enemies = if matching.is_empty() { enemies } else { matching };
    if !enemies.is_empty() {
        mind.because("8.1.2", msg!("lod-np-event-removes-enemy"));
        let Some(space) = enemy_space(mind, &enemies, replacement)? else { return none(mind) };
        let piece = next_removed(state, &enemies, space, faction, true);
        return Ok(Choice::PieceAt(piece, space));
    }
    let own = of_first(&wished, &[faction.friend(), faction]);
    if own.is_empty() || mind.offers(Button::Done) {
        return none(mind);
    }
    mind.because("8.1.2", msg!("lod-np-event-removes-own"));
    let Some(space) = own_space(mind, &own)? else { return none(mind) };
    let piece = next_removed(state, &own, space, faction, false);
    Ok(Choice::PieceAt(piece, space))
}

/// Where the next enemy piece goes: where what takes its place answers a question of the flowchart, then where the
/// Event is at work, then where a Fort or Village is.
fn enemy_space(
    mind: &mut Mind<'_, '_>,
    enemies: &Candidates,
    replacement: Option<Piece>,
) -> Flow<Option<Space>> {
    let (state, faction) = (mind.state, mind.faction);
    let open = spaces(enemies);
    let replacement = replacement.filter(|&piece| state.available[piece as usize] > 0);
    let matching =
        open.only(|space| replacement.is_some_and(|piece| placing_matches(state, faction, piece, space)));
    if !matching.is_empty() {
        return mind.best("8.3.5", matching, &[]);
    }
    if let Some(space) = last_space(state).filter(|&space| open.contains(space)) {
        return Ok(Some(space));
    }
    let bases = |space| {
        enemies
            .iter()
            .filter(|&&(piece, at)| at == space && piece.is_base())
            .map(|&(piece, at)| i32::from(state.count(piece, at)))
            .sum()
    };
    mind.best("8.3.5", open, &[&bases])
}

/// §8.1.2 Where the next piece of the Faction's own side goes: no Fort or Village while others can go, and not the last
/// Tory or Continental of a space while that can be avoided.
fn own_space(mind: &mut Mind<'_, '_>, own: &Candidates) -> Flow<Option<Space>> {
    let (state, faction) = (mind.state, mind.faction);
    let next = |space| next_removed(state, own, space, faction, false);
    let spared = |space| {
        let piece: Piece = next(space);
        let last = matches!(piece, Piece::Tories | Piece::Continentals) && state.count(piece, space) == 1;
        i32::from(!piece.is_base()) * 2 + i32::from(!last)
    };
    let open = spaces(own);
    let most = open.iter().map(spared).max().unwrap_or(0);
    match last_space(state).filter(|&space| open.contains(space) && spared(space) == most) {
        Some(space) => Ok(Some(space)),
        None => mind.best("8.1.2", open, &[&spared]),
    }
}

/// §8.1.2 The kind that is removed next from the space, given what was removed there already.
fn next_removed(
    state: &State,
    candidates: &Candidates,
    space: Space,
    faction: Faction,
    enemies: bool,
) -> Piece {
    let so_far = picked(state, space);
    let mut before = state.spaces[space].pieces;
    for piece in Piece::ALL {
        before[piece as usize] += so_far[piece as usize];
    }
    let offered = kinds_in(candidates, space);
    let may_go = |piece: Piece| offered(piece) || so_far[piece as usize] > 0;
    let count = so_far.iter().sum::<u8>() + 1;
    let side = faction.side();
    let plan = if enemies {
        enemies_removed(&before, side.enemy(), count, may_go)
    } else {
        own_removed(&before, side, count, may_go)
    };
    let next = Piece::ALL
        .into_iter()
        .find(|&piece| plan[piece as usize] > so_far[piece as usize] && candidates.contains(&(piece, space)));
    next.or_else(|| candidates.iter().find(|(_, at)| *at == space).map(|&(piece, _)| piece))
        .unwrap_or(Piece::ALL[0])
}
