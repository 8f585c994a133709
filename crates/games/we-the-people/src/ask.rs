//! How the rules ask.

use arrayvec::ArrayVec;
use tricorne_kernel::{Prompt, Telling, Told};

pub use tricorne_sisters::ask_force as force;

use crate::WeThePeople;
use crate::choice::Choice;
use crate::map::{Space, SpaceSet};
use crate::pieces::Side;
use crate::words::Word;

/// A step of We the People as it is being told.
pub type Wtp<'t> = Telling<'t, WeThePeople>;

/// The choices of one question.
pub type Choices = ArrayVec<Choice, 160>;

/// Asks for one of these spaces, or to be done. With no space left nothing is asked.
pub fn space_or_done(t: &mut Wtp<'_>, who: Side, prompt: Prompt, spaces: SpaceSet) -> Told<Option<Space>> {
    t.ask_or(who, prompt, spaces.iter(), Word::Done)
}

/// Asks yes or no.
pub fn yes(t: &mut Wtp<'_>, who: Side, prompt: Prompt) -> Told<bool> {
    Ok(t.ask(who, prompt, &[Word::Yes, Word::No])? == Word::Yes)
}
