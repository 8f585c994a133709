//! The usual ways to ask: a space, a number, yes or no, a piece somewhere.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, Step};

use crate::LibertyOrDeath;
use crate::choice::Choice;
use crate::map::{Space, SpaceSet};
use crate::pieces::{Faction, Piece};
use crate::prompt::Prompt;
use crate::words::Button;

/// A step of Liberty or Death as it is being told.
pub type Lod<'t> = Step<'t, LibertyOrDeath>;

/// The choices of one question.
pub type Choices = ArrayVec<Choice, 256>;

/// Asks for one of these spaces; a single one is taken without asking.
pub fn space(t: &mut Lod<'_>, who: Faction, prompt: Prompt, spaces: SpaceSet) -> Flow<Space> {
    let options: ArrayVec<Space, 23> = spaces.iter().collect();
    t.pick(who, prompt, &options)
}

/// Asks for one of these spaces, or to be done. With no space left nothing is asked.
pub fn space_or_done(t: &mut Lod<'_>, who: Faction, prompt: Prompt, spaces: SpaceSet) -> Flow<Option<Space>> {
    t.ask_or(who, prompt, spaces.iter(), Button::Done)
}

/// Asks for a number in a range; a range of one number is taken without asking.
pub fn number(t: &mut Lod<'_>, who: Faction, prompt: Prompt, least: u8, most: u8) -> Flow<u8> {
    t.pick_number(who, prompt, least, most)
}

/// Asks yes or no.
pub fn yes(t: &mut Lod<'_>, who: Faction, prompt: Prompt) -> Flow<bool> {
    Ok(t.ask(who, prompt, &[Button::Yes, Button::No])? == Button::Yes)
}

/// Asks for one of these words; a single one is taken without asking.
pub fn word(t: &mut Lod<'_>, who: Faction, prompt: Prompt, words: &[Button]) -> Flow<Button> {
    t.pick(who, prompt, words)
}

/// Asks for one of these Factions; a single one is taken without asking.
pub fn faction(t: &mut Lod<'_>, who: Faction, prompt: Prompt, factions: &[Faction]) -> Flow<Faction> {
    t.pick(who, prompt, factions)
}

/// Asks for one piece in one space, among those of these kinds that stand in these spaces. A single kind in a single
/// space is taken without asking; with none at all there is no answer.
pub fn piece_at(
    t: &mut Lod<'_>,
    who: Faction,
    prompt: Prompt,
    pieces: &[Piece],
    spaces: SpaceSet,
) -> Flow<Option<(Piece, Space)>> {
    let options = pieces_at(t, pieces, spaces);
    if options.is_empty() {
        return Ok(None);
    }
    match t.pick(who, prompt, &options)? {
        Choice::PieceAt(piece, space) => Ok(Some((piece, space))),
        _ => Ok(None),
    }
}

/// Like [`piece_at`], but one may be done instead.
pub fn piece_at_or_done(
    t: &mut Lod<'_>,
    who: Faction,
    prompt: Prompt,
    pieces: &[Piece],
    spaces: SpaceSet,
) -> Flow<Option<(Piece, Space)>> {
    let mut options = pieces_at(t, pieces, spaces);
    if options.is_empty() {
        return Ok(None);
    }
    options.push(Button::Done.into());
    match t.ask(who, prompt, &options)? {
        Choice::PieceAt(piece, space) => Ok(Some((piece, space))),
        _ => Ok(None),
    }
}

fn pieces_at(t: &Lod<'_>, pieces: &[Piece], spaces: SpaceSet) -> Choices {
    let at = |space: Space| pieces.iter().map(move |&piece| (piece, space));
    let present = spaces.iter().flat_map(at).filter(|&(piece, space)| t.state.count(piece, space) > 0);
    present.map(|(piece, space)| Choice::PieceAt(piece, space)).collect()
}

/// Asks for one kind of piece among these; a single kind is taken without asking.
pub fn piece(t: &mut Lod<'_>, who: Faction, prompt: Prompt, pieces: &[Piece]) -> Flow<Piece> {
    t.pick(who, prompt, pieces)
}
