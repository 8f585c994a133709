//! §6.0 Strategy cards, by their printed numbers. What they do stands in the pack.

use serde::Deserialize;
use tricorne_card_driven::Timing;

use crate::WashingtonsWar;
use crate::pack::{Effect, OwnEffect, Pack};
use crate::pieces::Side;

/// §6.0 A card, by its number.
pub type Card = tricorne_card_driven::Card<WashingtonsWar>;

/// A set of cards, by number.
pub type CardSet = tricorne_card_driven::CardSet<WashingtonsWar>;

/// What is said of a card in this game alone.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct OwnCard {
    /// §6.1 When it has the deck reshuffled.
    pub reshuffle: Option<Reshuffle>,
    /// §6.1.E The year in whose deal it joins the deck.
    pub held_out_until: Option<u16>,
    /// §6.33.B Whether another card is drawn for it when it was played in a battle.
    pub draws_replacement: bool,
}

/// §6.1 When a card has the deck reshuffled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Reshuffle {
    OnPlay,
    OnDiscard,
}

/// §7.2 Whether it is a campaign card.
pub fn is_campaign(card: Card, facts: &Pack) -> bool {
    matches!(card.facts(facts).effect, Effect::Own(OwnEffect::Campaign { .. }))
}

/// §6.33 Whether this side may play it as a battle card.
pub fn is_battle_card_of(card: Card, facts: &Pack, side: Side) -> bool {
    card.facts(facts).timing != Timing::Strategy && card.may_be_played_by(facts, side)
}
