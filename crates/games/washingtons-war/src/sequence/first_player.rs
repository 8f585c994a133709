//! §5.3 Who plays the first card.

use tricorne_kernel::{Flow, Prompt, key, msg};

use super::impulse;
use crate::ask::{Choices, Ww};
use crate::cards::{Card, is_campaign};
use crate::choice::Choice;
use crate::pieces::{Named, Side};
use crate::state::{Phase, State};
use crate::words::Button;

/// §5.3 The British may open with a campaign card; else who is entitled chooses: the British after Congress was dispersed,
/// the American otherwise. The British are asked whatever they hold, so that the question tells nothing (W1).
pub fn phase(t: &mut Ww<'_>) -> Flow<()> {
    t.state.phase = Phase::Impulse;
    if could_hold_campaign(&t.state) {
        let campaigns = t.state.hands.british.iter().filter(|&card| is_campaign(card));
        let mut options: Choices = campaigns.map(Choice::Card).collect();
        options.push(Button::No.into());
        let prompt = Prompt::new("5.3", key!("ww-open-with-campaign"));
        if let Choice::Card(card) = t.ask(Side::British, prompt, &options)? {
            t.note("5.3", msg!("ww-note-opens-with-campaign"));
            return impulse::play_event(t, Side::British, card);
        }
    }
    let who = if t.state.british_choose { Side::British } else { Side::American };
    let first = t.ask(who, Prompt::new("5.3", key!("ww-who-first")), &Side::BOTH)?;
    t.state.to_play = first;
    t.note("5.3", msg!("ww-note-first", side = first.name()));
    Ok(())
}

/// Whether the British may hold a campaign card, as far as everybody knows.
fn could_hold_campaign(state: &State) -> bool {
    let unseen = Card::all() - state.seen_cards();
    !state.hands.british.is_empty() && unseen.iter().any(is_campaign)
}
