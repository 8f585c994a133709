//! §6.1 Operations cards: a general, PC markers, or reinforcements.

pub mod pcs;

use arrayvec::ArrayVec;
use tricorne_card_driven::rules::reinforcements;
use tricorne_kernel::{Flow, msg};

use crate::WeThePeople;
use crate::ask::Wtp;
use crate::cards::Card;
use crate::events::campaign;
use crate::movement::{self, CardPlay};
use crate::pack::Pack;
use crate::pieces::{Named, Side};
use crate::prompt::Prompt;
use crate::state::State;
use crate::words::Button;

/// §6.1 What an operations card can be used for now. It must be played, even if for nothing: the PC markers are up to its
/// value, and where there is no space for any, nothing is a use of its own (P2).
pub fn uses(state: &State, facts: &Pack, side: Side, value: u8) -> ArrayVec<Button, 3> {
    let mut uses = ArrayVec::new();
    let pace = facts.tables.spaces;
    if movement::movable(state, facts, side, value, pace, CardPlay::default()).next().is_some() {
        uses.push(Button::Move);
    }
    let nowhere = pcs::markable(state, facts, side, facts.next_to(state.pcs[side])).is_empty();
    uses.push(if nowhere { Button::Nothing } else { Button::PoliticalControl });
    if reinforcements::possible::<WeThePeople>(state, facts, side) {
        uses.push(Button::Reinforce);
    }
    uses
}

/// §6.1 Plays an operations card.
pub fn play(t: &mut Wtp<'_>, side: Side, card: Card, value: u8) -> Flow<()> {
    let prompt = Prompt::UseOps { value };
    let chosen = t.pick(side, prompt, &uses(t.state, t.facts, side, value))?;
    if chosen == Button::Reinforce {
        return reinforcements::bring(t, side, card, value);
    }
    t.state.discard(side, card);
    t.note("6.1", msg!("wtp-note-ops", side = side.name(), value = value));
    match chosen {
        Button::Move => {
            let mut play = CardPlay::new(t.state);
            campaign::move_one(t, side, value, t.facts.tables.spaces, &mut play)
        }
        Button::PoliticalControl => pcs::place(t, side, value),
        _ => Ok(()),
    }
}
