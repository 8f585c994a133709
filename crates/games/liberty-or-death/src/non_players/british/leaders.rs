//! §8.1, §8.4.9 The British Leader, and the Indian one when the British move his War Parties (L15).

use tricorne_kernel::{Arg, Told, msg};

use super::{Mind, argument, number_in, space_in};
use crate::choice::Choice;
use crate::map::SpaceSet;
use crate::pieces::{Faction, Piece};
use crate::words::Word;

/// §8.1 A Leader stays with the larger group of his Faction's units, of two equal ones by a die (L67).
pub fn follows(mind: &mut Mind<'_, '_>) -> Told<Option<Choice>> {
    let (Some(from), Some(to)) = (space_in(mind, "from"), space_in(mind, "to")) else { return Ok(None) };
    let state = mind.state;
    let leads =
        |faction: &Faction| argument(mind, "leader") == Some(Arg::from(state.leaders[*faction].leader));
    let Some(faction) = Faction::ALL.into_iter().find(leads) else { return Ok(None) };
    let staying = state.units_of(faction, from);
    let moved = number_in(mind, "group").unwrap_or_else(|| state.units_of(faction, to));
    mind.because("8.1", msg!("lod-np-british-leader-group", moved = moved, staying = staying));
    let goes = if moved == staying {
        mind.random_space("8.1", SpaceSet::of(from) | SpaceSet::of(to))? == Some(to)
    } else {
        moved > staying
    };
    Ok(Some(if goes { Word::Yes } else { Word::No }.into()))
}

/// §8.4.9 To the space with the most British Regulars, and where there are none with the most British pieces.
pub fn place(mind: &mut Mind<'_, '_>) -> Told<Option<Choice>> {
    let state = mind.state;
    mind.because("8.4.9", msg!("lod-np-british-leader-place"));
    let space = mind.best(
        "8.4.9",
        mind.spaces(),
        &[&|space| i32::from(state.count(Piece::BritishRegulars, space)), &|space| {
            i32::from(state.pieces_of(Faction::British, space))
        }],
    )?;
    Ok(Some(space.map_or(Word::ToAvailable.into(), Choice::Space)))
}
