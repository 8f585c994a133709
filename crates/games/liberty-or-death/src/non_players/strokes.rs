//! §8.3.7 Brilliant Strokes and the Treaty of Alliance.

use tricorne_kernel::{Told, msg};

use super::{Mind, wants_stroke_of};
use crate::choice::Choice;
use crate::pieces::Piece;
use crate::state::State;
use crate::words::Word;

/// §8.1 The sum that French preparations must exceed for the Treaty of Alliance; half the Casualties count, rounded
/// down (L63).
const TREATY: u8 = 15;

/// §8.1, §8.3.7 Whether to interrupt with the Treaty of Alliance or a Brilliant Stroke.
pub fn play(mind: &mut Mind<'_, '_>) -> Told<Choice> {
    if mind.offers(Word::TreatyOfAlliance) {
        let prepared = treaty_preparations(mind.state);
        mind.because("8.1", msg!("lod-np-treaty", prepared = prepared, needed = TREATY + 1));
        return Ok(if prepared > TREATY { Word::TreatyOfAlliance } else { Word::No }.into());
    }
    let wanted = mind.state.treaty && wants_stroke_of(mind);
    Ok(if wanted { Word::BrilliantStroke } else { Word::No }.into())
}

fn treaty_preparations(state: &State) -> u8 {
    state.squadrons() + state.available[Piece::FrenchRegulars as usize] + state.cbc / 2
}

/// §8.3.7 The next of a Special Activity and two Limited Commands.
pub fn next_action(mind: &mut Mind<'_, '_>) -> Told<Choice> {
    mind.any_of("8.3.7", mind.choices)
}
