//! §5.3 Impulses: each side in turn plays a card, until both hands are empty.

use arrayvec::ArrayVec;
use tricorne_kernel::Flow;

use super::deal;
use crate::ask::{self, Ww};
use crate::cards::Card;
use crate::events::{self, discarding};
use crate::operations::{self, queue};
use crate::pieces::{BySide, Side};
use crate::prompt::Prompt;
use crate::state::Phase;
use crate::words::Button;
use crate::{french, victory};

/// §5.3, §6.3.A, §6.34.A One impulse, or the end of the Strategy Phase. A special event has no other use than its own.
pub fn phase(t: &mut Ww<'_>) -> Flow<()> {
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
        return finish(t, side, None);
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
    queue::abandon(t, side);
    discarding::discard(t, side, card)?;
    finish(t, side, Some(card))
}

/// §6.31 An event is played as the impulse.
pub fn play_event(t: &mut Ww<'_>, side: Side, card: Card) -> Flow<()> {
    queue::abandon(t, side);
    events::play(t, side, card)?;
    if t.state.ending.is_none()
        && events::tournament_play(t.state, t.facts, side, card)
        && ask::yes(t, side, Prompt::Tournament)?
    {
        deal::draw(t, side)?;
        finish(t, side, None)?;
        t.state.to_play = side;
        return Ok(());
    }
    finish(t, side, None)
}

/// §6.32.C, §6.33.B, §12.2.B What follows a card: the alliance if it is due, cards drawn for battle cards, the exchange of
/// a discarded event; then the other side plays.
fn finish(t: &mut Ww<'_>, side: Side, discarded: Option<Card>) -> Flow<()> {
    victory::check(t);
    if t.state.ending.is_some() {
        t.state.owed = BySide::default();
        return Ok(());
    }
    french::sign_alliance_if_due(t)?;
    for who in [side, side.enemy()] {
        for _ in 0..std::mem::take(&mut t.state.owed[who]) {
            deal::draw(t, who)?;
        }
    }
    if let Some(card) = discarded {
        discarding::offer_exchange(t, side.enemy(), card)?;
    }
    pass_on(t, side);
    Ok(())
}

/// §5.3 The other side plays next, or the same one if the other has no cards; without cards the phase is over.
fn pass_on(t: &mut Ww<'_>, side: Side) {
    let has_cards = |who: &Side| t.state.hand_size(*who) > 0;
    match [side.enemy(), side].into_iter().find(has_cards) {
        Some(next) => t.state.to_play = next,
        None => t.state.phase = Phase::WinterAttrition,
    }
}
