//! §7.1.B The operations queue.

use tricorne_kernel::{Flow, msg};

use crate::ask::Ww;
use crate::cards::Card;
use crate::movement::{self, CardPlay, Pace};
use crate::pieces::{General, Named, Side};
use crate::prompt::Prompt;
use crate::words::Button;

/// §7.1.B A card begins the queue, or joins it; one that joins may activate a general with all operations of the queue.
pub fn add(t: &mut Ww<'_>, side: Side, card: Card) -> Flow<()> {
    let begins = t.state.queue[side].is_empty();
    t.state.hands[side].remove(card);
    t.state.queue[side].insert(card);
    let total = t.state.queued(t.facts, side);
    t.note("7.1.B", msg!("ww-note-queued", side = side.name(), total = total));
    if begins {
        return Ok(());
    }
    let mut play = CardPlay::new(t.state);
    let pace = Pace::usual(t.facts, side);
    let ready: arrayvec::ArrayVec<General, 16> =
        movement::activatable(t.state, t.facts, side, total, pace, &play).collect();
    let prompt = Prompt::UseQueue { total };
    let Some(general) = t.ask_or(side, prompt, ready, Button::Extend)? else {
        return Ok(());
    };
    t.state.clear_queue(side);
    movement::activate(t, general, pace, &mut play)
}

/// §7.1.B.iii Any other play abandons the queue.
pub fn abandon(t: &mut Ww<'_>, side: Side) {
    if !t.state.queue[side].is_empty() {
        t.state.clear_queue(side);
        t.note("7.1.B", msg!("ww-note-queue-abandoned", side = side.name()));
    }
}
