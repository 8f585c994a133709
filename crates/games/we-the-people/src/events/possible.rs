//! §6.2 When a card may be played as an event.

use tricorne_card_driven::rules::effects::can_change;

use crate::cards::Card;
use crate::movement::{self, CardPlay};
use crate::pack::{Condition, OwnEffect, Pack, Timing};
use crate::pieces::Side;
use crate::state::{Navy, Open, State};

/// §6.2 Whether a side may play a card as its event: the card says so, its condition holds, and it would change something
/// (P3). Special events are always played.
pub fn playable(state: &State, facts: &Pack, side: Side, card: Card) -> bool {
    let it = card.facts(facts);
    card.is_special(facts)
        || (it.playable_by[side]
            && it.timing != Timing::Battle
            && condition_holds(state, facts, card)
            && can_change(state, facts, &it.effect))
}

/// §6.2 Whether the condition of a card holds.
pub fn condition_holds(state: &Open, facts: &Pack, card: Card) -> bool {
    holds(state, card.facts(facts).condition)
}

/// Whether a condition holds.
pub fn holds(state: &Open, condition: Condition) -> bool {
    let on_map = matches!(state.navy, Navy::At(_));
    [
        (condition.french_alliance, state.allied),
        (condition.european_war, state.european_war),
        (condition.french_navy_on_map, on_map),
    ]
    .into_iter()
    .all(|(wanted, is)| wanted.is_none_or(|wanted| wanted == is))
}

/// §6.2 Whether an effect that only this game has would change anything (P3).
pub fn own_can_change(state: &State, facts: &Pack, effect: &OwnEffect) -> bool {
    match effect {
        OwnEffect::Campaign { .. } => true,
        OwnEffect::ExtraBattleCards { .. } | OwnEffect::CancelWithAny { .. } => false,
        OwnEffect::ActivateGeneral { side, spaces, .. } => {
            movement::movable(state, facts, *side, u8::MAX, *spaces, CardPlay::default()).next().is_some()
        }
        OwnEffect::DiscardRandom { from, .. } => !state.hands[*from].is_empty(),
        OwnEffect::Reshuffle => !state.discards.is_empty(),
        OwnEffect::FrenchAllianceBegins { .. } => !state.allied,
        OwnEffect::EuropeanWarBegins => !state.european_war,
        OwnEffect::FrenchNavyAway => matches!(state.navy, Navy::At(_)),
        OwnEffect::BlockPcPlacement { side } => !state.blocked[*side],
        OwnEffect::RemoveThisCard => false,
        OwnEffect::If { when, then, otherwise } => {
            if holds(state, *when) {
                can_change(state, facts, then)
            } else {
                otherwise.as_ref().is_some_and(|effect| can_change(state, facts, effect))
            }
        }
    }
}
