//! §5.0, §6.0 Dealing cards, and the deck. Cards are drawn from what is unseen, so the deck has no order.

use tricorne_kernel::{Audience, Flow, msg};

use crate::ask::Wtp;
use crate::cards::CardSet;
use crate::pieces::{Named, Side};
use crate::prompt::Roll;
use crate::state::Phase;

/// §5.0 Deal Strategy Cards: seven for each, one at a time, the American first.
pub fn phase(t: &mut Wtp<'_>) -> Flow<()> {
    for _ in 0..t.facts.tables.hand {
        for side in Side::BOTH {
            draw(t, side)?;
        }
    }
    t.note("5.0", msg!("wtp-note-dealt", count = t.facts.tables.hand));
    t.state.phase = Phase::FirstPlayer;
    Ok(())
}

/// §6.0 A side draws a card that only its player sees. When the deck has run out, the discard pile is shuffled at once
/// (P5).
pub fn draw(t: &mut Wtp<'_>, side: Side) -> Flow<()> {
    shuffle_if_empty(t);
    if t.state.deck.is_empty() {
        return Ok(());
    }
    let card = t.draw_in(Roll::Deal { side: side.name() }, t.state.deck, Audience::Only(side.into()))?;
    t.state.deck.remove(card);
    t.state.hands[side].insert(card);
    t.note_to(side, "6.0", msg!("wtp-note-drawn", number = card.number(), title = card));
    shuffle_if_empty(t);
    Ok(())
}

fn shuffle_if_empty(t: &mut Wtp<'_>) {
    if t.state.deck == CardSet::NONE && t.state.discards != CardSet::NONE {
        reshuffle(t);
    }
}

/// §6.0 The discard pile is shuffled into the deck.
pub fn reshuffle(t: &mut Wtp<'_>) {
    t.state.reshuffle_deck();
    t.note("6.0", msg!("wtp-note-reshuffled"));
}
