//! §5.3 Who plays the first card.

use tricorne_kernel::{Flow, msg};

use super::impulse;
use crate::ask::{Choices, Ww};
use crate::cards::is_campaign;
use crate::choice::Choice;
use crate::pack::Pack;
use crate::pieces::{Named, Side};
use crate::prompt::Prompt;
use crate::state::{Phase, State};
use crate::words::Button;

/// §5.3 The British may open with a campaign card; else who is entitled chooses: the British after Congress was dispersed,
/// the American otherwise. The British are asked whatever they hold, so that the question tells nothing (W1).
pub fn phase(t: &mut Ww<'_>) -> Flow<()> {
    t.state.phase = Phase::Impulse;
    if could_hold_campaign(t.state, t.facts) {
        let campaigns = t.state.hands.british.iter().filter(|&card| is_campaign(card, t.facts));
        let mut options: Choices = campaigns.map(Choice::Card).collect();
        options.push(Button::No.into());
        let prompt = Prompt::OpenWithCampaign;
        if let Choice::Card(card) = t.ask(Side::British, prompt, &options)? {
            t.note("5.3", msg!("ww-note-opens-with-campaign"));
            return impulse::play_event(t, Side::British, card);
        }
    }
    let who = if t.state.british_choose { Side::British } else { Side::American };
    let first = t.ask(who, Prompt::WhoFirst, &Side::BOTH)?;
    t.state.to_play = first;
    t.note("5.3", msg!("ww-note-first", side = first.name()));
    Ok(())
}

/// Whether the British may hold a campaign card, as far as everybody knows.
fn could_hold_campaign(state: &State, facts: &Pack) -> bool {
    let unseen = facts.deck - state.seen_cards();
    !state.hands.british.is_empty() && unseen.iter().any(|card| is_campaign(card, facts))
}
