//! §6.2 Operations cards: a general, PC markers, reinforcements, or the queue.

pub mod pcs;
pub mod queue;

use arrayvec::ArrayVec;
use tricorne_card_driven::rules::reinforcements;
use tricorne_kernel::{Flow, msg};

use crate::WashingtonsWar;
use crate::ask::Ww;
use crate::cards::Card;
use crate::movement::{self, CardPlay, Pace};
use crate::pack::Pack;
use crate::pieces::{General, Named, Side};
use crate::prompt::Prompt;
use crate::state::State;
use crate::words::Button;

/// §6.2 What an operations card can be used for now.
pub fn uses(state: &State, facts: &Pack, side: Side, value: u8) -> ArrayVec<Button, 4> {
    let mut uses = ArrayVec::new();
    let play = CardPlay::default();
    if movement::activatable(state, facts, side, value, Pace::usual(facts, side), &play).next().is_some() {
        uses.push(Button::Activate);
    }
    uses.push(Button::PoliticalControl);
    if reinforcements::possible::<WashingtonsWar>(state, facts, side) {
        uses.push(Button::Reinforce);
    }
    if !state.queue[side].is_empty() || facts.tables.queue_start.contains(&value) {
        uses.push(Button::Queue);
    }
    uses
}

/// §6.2 Plays an operations card. Any use but the queue's abandons the queue (§7.1.B).
pub fn play(t: &mut Ww<'_>, side: Side, card: Card, value: u8) -> Flow<()> {
    let prompt = Prompt::UseOps { value };
    let chosen = t.pick(side, prompt, &uses(t.state, t.facts, side, value))?;
    if chosen == Button::Queue {
        return queue::add(t, side, card);
    }
    queue::abandon(t, side);
    match chosen {
        Button::Reinforce => reinforcements::bring(t, side, card, value),
        Button::Activate => {
            t.state.discard(side, card);
            t.note("6.2", msg!("ww-note-ops", side = side.name(), value = value));
            activate(t, side, value)
        }
        _ => {
            t.state.discard(side, card);
            t.note("6.2", msg!("ww-note-ops", side = side.name(), value = value));
            pcs::place_or_flip(t, side, value)
        }
    }
}

/// §7.1.A Activates one general whose strategy rating the operations reach.
pub fn activate(t: &mut Ww<'_>, side: Side, operations: u8) -> Flow<()> {
    let mut play = CardPlay::new(t.state);
    let pace = Pace::usual(t.facts, side);
    let ready: ArrayVec<General, 16> =
        movement::activatable(t.state, t.facts, side, operations, pace, &play).collect();
    let general = t.pick(side, Prompt::ActivateWhom, &ready)?;
    movement::activate(t, general, pace, &mut play)
}
