//! §5.0 Events: one short function per card side, in card order, in files by period, on the shared `verbs`.

mod early;
mod late;
mod middle;
mod prospects;
mod verbs;
pub mod winter_quarters;

use tricorne_kernel::{Flow, Key, msg};

use crate::ask::{self, Lod};
use crate::cards::CardNumber;
use crate::leaders;
use crate::pieces::Faction;
use crate::prompt::Prompt;
use crate::state::Playing;
use crate::words::Button;

pub use prospects::{Grant, Prospect, Prospects};
pub use verbs::Play;

/// What one side of a card does.
pub type Effect = fn(&mut Lod<'_>, Play) -> Flow<()>;

/// §5.2 The two sides of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Text {
    Unshaded,
    Shaded,
}

/// §5.1, §5.2 A Faction executes the Event of the card in play. Where the card has two sides it chooses one, whichever
/// Faction it is.
pub fn execute(t: &mut Lod<'_>, executor: Faction, card: CardNumber) -> Flow<()> {
    let text = if sides(card).is_some_and(|sides| sides.shaded.is_some()) {
        let prompt = Prompt::EventSide { title: card };
        match ask::word(t, executor, prompt, &[Button::Unshaded, Button::Shaded])? {
            Button::Shaded => Text::Shaded,
            _ => Text::Unshaded,
        }
    } else {
        Text::Unshaded
    };
    play(t, executor, card, text)
}

/// §5.1 One side of a card takes effect.
pub fn play(t: &mut Lod<'_>, executor: Faction, card: CardNumber, text: Text) -> Flow<()> {
    let note = match text {
        Text::Unshaded => {
            msg!("lod-note-event-unshaded", faction = executor, number = card.get(), title = card)
        }
        Text::Shaded => msg!("lod-note-event-shaded", faction = executor, number = card.get(), title = card),
    };
    t.note("5.1", note);
    let before = t.state.clone();
    take_effect(t, executor, card, text)?;
    t.state.playing = None;
    if *t.state == before {
        t.note("5.1.3", msg!("lod-note-event-nothing", title = card));
    }
    leaders::settle(t)
}

/// §5.1 What one side of a card does, until its last effect; a non-player tries it on a copy (§8.3.3).
pub fn take_effect(t: &mut Lod<'_>, executor: Faction, card: CardNumber, text: Text) -> Flow<()> {
    t.state.playing = Some(Playing::new(executor, card, text));
    let side = sides(card).and_then(|sides| match text {
        Text::Unshaded => Some(sides.unshaded),
        Text::Shaded => sides.shaded,
    });
    match side {
        Some(side) => (side.effect)(t, Play { executor, card }),
        None => Ok(()),
    }
}

/// A side of a card: its wording for players and its function.
#[derive(Clone, Copy, Debug)]
pub struct CardSide {
    /// Our wording.
    pub text: Key,
    /// What it does.
    pub effect: Effect,
}

/// Both sides of a card; many have but one.
#[derive(Clone, Copy, Debug)]
pub struct Sides {
    /// The unshaded side.
    pub unshaded: CardSide,
    /// The shaded side.
    pub shaded: Option<CardSide>,
}

/// The sides of an Event card of the deck.
pub fn sides(card: CardNumber) -> Option<Sides> {
    let number = card.get();
    early::sides(number).or_else(|| middle::sides(number)).or_else(|| late::sides(number))
}

/// A card with one side.
const fn one(text: Key, effect: Effect) -> Option<Sides> {
    Some(Sides { unshaded: CardSide { text, effect }, shaded: None })
}

/// A card with two sides.
const fn two(unshaded: Key, effect: Effect, shaded: Key, shaded_effect: Effect) -> Option<Sides> {
    Some(Sides {
        unshaded: CardSide { text: unshaded, effect },
        shaded: Some(CardSide { text: shaded, effect: shaded_effect }),
    })
}
