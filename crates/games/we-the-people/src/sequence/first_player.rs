//! §5.0 Who plays the first card.

use tricorne_kernel::{Flow, msg};

use super::strategy;
use crate::ask::{Choices, Wtp};
use crate::cards::is_campaign;
use crate::choice::Choice;
use crate::pack::Pack;
use crate::pieces::{Named, Side};
use crate::prompt::Prompt;
use crate::state::{Phase, State};
use crate::words::Button;

/// §5.0 The British may open with a campaign card; else the American decides. The British are asked whatever they hold, so
/// that the question tells nothing (P1).
pub fn phase(t: &mut Wtp<'_>) -> Flow<()> {
    t.state.phase = Phase::Strategy;
    if could_hold_campaign(t.state, t.facts) {
        let campaigns = t.state.hands.british.iter().filter(|&card| is_campaign(card, t.facts));
        let mut options: Choices = campaigns.map(Choice::Card).collect();
        options.push(Button::No.into());
        let prompt = Prompt::OpenWithCampaign;
        if let Choice::Card(card) = t.ask(Side::British, prompt, &options)? {
            t.note("5.0", msg!("wtp-note-opens-with-campaign"));
            return strategy::play_event(t, Side::British, card);
        }
    }
    let first = t.ask(Side::American, Prompt::WhoFirst, &Side::BOTH)?;
    t.state.to_play = first;
    t.note("5.0", msg!("wtp-note-first", side = first.name()));
    Ok(())
}

/// Whether the British may hold a campaign card, as far as everybody knows.
fn could_hold_campaign(state: &State, facts: &Pack) -> bool {
    let unseen = facts.deck - state.seen_cards();
    !state.hands.british.is_empty() && unseen.iter().any(|card| is_campaign(card, facts))
}
