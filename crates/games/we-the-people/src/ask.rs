//! How the rules ask.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, Step};

pub use tricorne_card_driven::ask_force as force;

use crate::WeThePeople;
use crate::choice::Choice;
use crate::map::{Space, SpaceSet};
use crate::pieces::Side;
use crate::prompt::Prompt;
use crate::words::Button;

/// A step of We the People as it is being told.
pub type Wtp<'t> = Step<'t, WeThePeople>;

/// The choices of one question.
pub type Choices = ArrayVec<Choice, 160>;

/// Asks for one of these spaces, or to be done. With no space left nothing is asked.
pub fn space_or_done(t: &mut Wtp<'_>, who: Side, prompt: Prompt, spaces: SpaceSet) -> Flow<Option<Space>> {
    t.ask_or(who, prompt, spaces.iter(), Button::Done)
}

/// Asks yes or no.
pub fn yes(t: &mut Wtp<'_>, who: Side, prompt: Prompt) -> Flow<bool> {
    Ok(t.ask(who, prompt, &[Button::Yes, Button::No])? == Button::Yes)
}
