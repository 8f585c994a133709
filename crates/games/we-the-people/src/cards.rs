//! §6.0 Strategy cards, by their numbers. What they do stands in the pack.

use tricorne_card_driven::Timing;

use crate::WeThePeople;
use crate::pack::{Effect, OwnEffect, Pack};
use crate::pieces::Side;

/// §6.0 A card, by its number.
pub type Card = tricorne_card_driven::Card<WeThePeople>;

/// A set of cards, by number.
pub type CardSet = tricorne_card_driven::CardSet<WeThePeople>;

/// §7.0 Whether it is a campaign card.
pub fn is_campaign(card: Card, facts: &Pack) -> bool {
    matches!(card.facts(facts).effect, Effect::Own(OwnEffect::Campaign { .. }))
}

/// §9.0 Whether this side may play it at the beginning of a battle.
pub fn is_battle_event_of(card: Card, facts: &Pack, side: Side) -> bool {
    card.facts(facts).timing == Timing::Battle && card.may_be_played_by(facts, side)
}
