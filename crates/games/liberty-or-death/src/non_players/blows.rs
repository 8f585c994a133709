//! §8.1.2 The blows of a Skirmish, a War Path or Partisans: the hardest, against the enemy pieces that come first.

use super::Mind;
use super::pieces::enemies_removed;
use crate::choice::Choice;
use crate::map::Space;
use crate::pieces::{Piece, Side};
use crate::words::Button;

/// A Village or Fort if it can be removed, else as many pieces as possible.
pub fn hardest(mind: &Mind<'_, '_>) -> Option<Choice> {
    let blows = [Button::RemoveVillage, Button::RemoveFort, Button::RemoveTwo, Button::RemoveOne];
    blows.into_iter().find(|&blow| mind.offers(blow)).map(Choice::from)
}

/// §8.1.2 The enemy piece that goes next in the space. The piece that went before it in the same blow is known, so that
/// cubes go in turn.
pub fn next_enemy(mind: &Mind<'_, '_>, enemy: Side, space: Space, before: Option<Piece>) -> Option<Choice> {
    let mut have = mind.state.spaces[space].pieces;
    if let Some(piece) = before {
        have[piece as usize] += 1;
    }
    let choice = |piece| {
        [Choice::PieceAt(piece, space), Choice::Piece(piece)].into_iter().find(|&choice| mind.offers(choice))
    };
    let may_go = |piece| Some(piece) == before || choice(piece).is_some();
    let mut gone = enemies_removed(&have, enemy, 1 + u8::from(before.is_some()), may_go);
    if let Some(piece) = before {
        gone[piece as usize] = gone[piece as usize].saturating_sub(1);
    }
    Piece::ALL.into_iter().find(|&piece| gone[piece as usize] > 0).and_then(choice)
}
