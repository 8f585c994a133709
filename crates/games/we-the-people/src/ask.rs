//! The usual ways to ask: a space, a number, yes or no, a general.

use arrayvec::ArrayVec;
use tricorne_kernel::{Prompt, Telling, Told};

use crate::WeThePeople;
use crate::choice::Choice;
use crate::map::{MOST_SPACES, Space, SpaceSet};
use crate::pieces::{Force, General, Nation, Side};
use crate::words::Word;

/// A step of We the People as it is being told.
pub type Wtp<'t> = Telling<'t, WeThePeople>;

/// The choices of one question.
pub type Choices = ArrayVec<Choice, 160>;

/// Asks for one of these spaces; a single one is taken without asking.
pub fn space(t: &mut Wtp<'_>, who: Side, prompt: Prompt, spaces: SpaceSet) -> Told<Space> {
    let options: ArrayVec<Space, MOST_SPACES> = spaces.iter().collect();
    t.pick(who, prompt, &options)
}

/// Asks for one of these spaces, or to be done. With no space left nothing is asked.
pub fn space_or_done(t: &mut Wtp<'_>, who: Side, prompt: Prompt, spaces: SpaceSet) -> Told<Option<Space>> {
    if spaces.is_empty() {
        return Ok(None);
    }
    let mut options: Choices = spaces.iter().map(Choice::Space).collect();
    options.push(Word::Done.into());
    match t.ask(who, prompt, &options)? {
        Choice::Space(space) => Ok(Some(space)),
        _ => Ok(None),
    }
}

/// Asks for a number in a range; a range of one number is taken without asking.
pub fn number(t: &mut Wtp<'_>, who: Side, prompt: Prompt, least: u8, most: u8) -> Told<u8> {
    let options: Choices = (least..=most).map(|number| Choice::Number(number.into())).collect();
    match t.pick(who, prompt, &options)? {
        Choice::Number(number) => Ok(number as u8),
        _ => Ok(least),
    }
}

/// Asks yes or no.
pub fn yes(t: &mut Wtp<'_>, who: Side, prompt: Prompt) -> Told<bool> {
    Ok(t.ask(who, prompt, &[Word::Yes, Word::No])? == Word::Yes)
}

/// Asks for one of these generals, or the word. With no general nothing is asked.
pub fn general_or(
    t: &mut Wtp<'_>,
    who: Side,
    prompt: Prompt,
    generals: impl Iterator<Item = General>,
    word: Word,
) -> Told<Option<General>> {
    let mut options: Choices = generals.map(Choice::General).collect();
    if options.is_empty() {
        return Ok(None);
    }
    options.push(word.into());
    match t.ask(who, prompt, &options)? {
        Choice::General(general) => Ok(Some(general)),
        _ => Ok(None),
    }
}

/// Asks how many combat units of each nation out of those there are, between least and most in all.
pub fn force(
    t: &mut Wtp<'_>,
    who: Side,
    prompt: impl Fn(Nation) -> Prompt,
    there: Force,
    least: u8,
    most: u8,
) -> Told<Force> {
    let mut force = Force::NONE;
    let mut behind = there.total();
    for &nation in who.nations() {
        behind -= there[nation];
        let taken = force.total();
        let low = least.saturating_sub(taken + behind);
        let high = there[nation].min(most - taken);
        force[nation] = number(t, who, prompt(nation), low, high)?;
    }
    Ok(force)
}
