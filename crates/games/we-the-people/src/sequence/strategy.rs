//! §5.0 The Strategy Phase: each side in turn plays a card, until both hands are empty.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use crate::ask::Wtp;
use crate::cards::Card;
use crate::pieces::{Named, Side};
use crate::prompt::Prompt;
use crate::state::Phase;
use crate::words::Button;
use crate::{events, operations, victory};

/// §5.0 One card, or the end of the phase.
pub fn play_card(t: &mut Wtp<'_>) -> Flow<()> {
    let side = t.state.to_play;
    let cards: ArrayVec<Card, 128> = t.state.hands[side].iter().collect();
    if cards.is_empty() {
        pass_on(t, side);
        return Ok(());
    }
    // The last card is asked for too: taken by itself, it would be shown before its holder has done anything.
    let card = t.ask(side, Prompt::PlayCard, &cards)?;
    // The card is shown: it cannot go back into a secret hand.
    t.reveal();
    if let Some(value) = card.ops(t.facts) {
        operations::play(t, side, card, value)?;
        finish(t, side);
        return Ok(());
    }
    if card.is_special(t.facts) {
        return play_event(t, side, card);
    }
    let mut uses: ArrayVec<Button, 2> = ArrayVec::new();
    if events::playable(t.state, t.facts, side, card) {
        uses.push(Button::Event);
    }
    uses.push(Button::Discard);
    let prompt = Prompt::UseEvent { number: card.number(), title: card };
    if t.pick(side, prompt, &uses)? == Button::Event {
        return play_event(t, side, card);
    }
    t.state.discard(side, card);
    t.note("6.2", msg!("wtp-note-discarded", side = side.name(), number = card.number(), title = card));
    finish(t, side);
    Ok(())
}

/// §6.2 An event is played.
pub fn play_event(t: &mut Wtp<'_>, side: Side, card: Card) -> Flow<()> {
    events::play(t, side, card)?;
    finish(t, side);
    Ok(())
}

/// §12.0 What follows a card: perhaps the end of the game; else the other side plays.
fn finish(t: &mut Wtp<'_>, side: Side) {
    if !victory::check(t) {
        pass_on(t, side);
    }
}

/// §5.0 The other side plays next, or the same one if the other has no cards; without cards the phase is over.
fn pass_on(t: &mut Wtp<'_>, side: Side) {
    let has_cards = |who: &Side| t.state.hand_size(*who) > 0;
    match [side.enemy(), side].into_iter().find(has_cards) {
        Some(next) => t.state.to_play = next,
        None => t.state.phase = Phase::WinterAttrition,
    }
}
