//! §5.2, §6.1 Dealing cards, and the deck. Cards are drawn from what is unseen, so the deck has no order.

use tricorne_kernel::{Audience, Flow, msg};

use crate::ask::Ww;
use crate::cards::CardSet;
use crate::events;
use crate::pieces::{Named, Side};
use crate::prompt::Roll;
use crate::state::Phase;

/// §5.2 The Strategy Cards Phase: a reshuffle that is due, cards that join the deck, and seven cards for each, the
/// American first.
pub fn phase(t: &mut Ww<'_>) -> Flow<()> {
    if std::mem::take(&mut t.state.reshuffle) {
        t.state.reshuffle_deck();
        t.note("6.1", msg!("ww-note-reshuffled"));
    }
    let due = events::due_in(t.state.held_out, t.facts, t.state.year(t.facts));
    t.state.held_out = t.state.held_out - due;
    t.state.deck |= due;
    for _ in 0..t.facts.tables.hand {
        for side in Side::BOTH {
            draw(t, side)?;
        }
    }
    t.note("5.2", msg!("ww-note-dealt", count = t.facts.tables.hand));
    t.state.phase = Phase::FirstPlayer;
    Ok(())
}

/// §6.1.A A side draws a card that only its player sees. When the deck has run out, the discard pile is shuffled.
pub fn draw(t: &mut Ww<'_>, side: Side) -> Flow<()> {
    if t.state.deck == CardSet::NONE {
        t.state.reshuffle_deck();
        t.note("6.1", msg!("ww-note-reshuffled"));
    }
    if t.state.deck.is_empty() {
        return Ok(());
    }
    let card = t.draw_in(Roll::Deal { side: side.name() }, t.state.deck, Audience::Only(side.into()))?;
    t.state.deck.remove(card);
    t.state.hands[side].insert(card);
    t.note_to(side, "6.1", msg!("ww-note-drawn", number = card.number(), title = card));
    Ok(())
}
