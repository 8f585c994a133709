//! §6.32 When a card may be played as an event.

use tricorne_card_driven::rules::effects::can_change;

use crate::cards::Card;
use crate::movement::{self, CardPlay, Pace};
use crate::pack::{OwnEffect, Pack, Timing};
use crate::pieces::Side;
use crate::state::{Navy, Open, State};

/// §6.3.B, §6.32.A Whether a side may play a card as the event of its impulse: it has its flag, its condition holds, and
/// it would change something (W11). Special events are always played.
pub fn playable(state: &State, facts: &Pack, side: Side, card: Card) -> bool {
    let it = card.facts(facts);
    card.is_special(facts)
        || (it.playable_by[side]
            && it.timing != Timing::Battle
            && condition_holds(state, facts, card)
            && can_change(state, facts, &it.effect))
}

/// §6.32.A Whether the condition of a card holds.
pub fn condition_holds(state: &Open, facts: &Pack, card: Card) -> bool {
    let condition = card.facts(facts).condition;
    let on_map = matches!(state.navy, Navy::Zone(_));
    [
        (condition.french_alliance, state.allied()),
        (condition.european_war, state.european_war()),
        (condition.french_navy_on_map, on_map),
    ]
    .into_iter()
    .all(|(wanted, is)| wanted.is_none_or(|wanted| wanted == is))
}

/// §6.32.A Whether an effect that only this game has would change anything (W11).
pub fn own_can_change(state: &State, facts: &Pack, effect: &OwnEffect) -> bool {
    match effect {
        OwnEffect::Campaign { .. } => true,
        OwnEffect::BattleBonus { .. } => false,
        OwnEffect::ActivateGeneral { side, spaces, may_fight, .. } => {
            let pace = Pace { fighting: if *may_fight { *spaces } else { 0 }, otherwise: *spaces };
            movement::activatable(state, facts, *side, u8::MAX, pace, &CardPlay::default()).next().is_some()
        }
        OwnEffect::DiscardRandom { from, .. } => !state.hands[*from].is_empty(),
        OwnEffect::FrenchAlliance { delta } => !state.allied() && (*delta > 0 || state.alliance > 0),
        OwnEffect::FrenchNavyAway => matches!(state.navy, Navy::Zone(_)),
        OwnEffect::BlockPcPlacement { side, ops, discard } => {
            let blocked = state.blocked[*side];
            (*ops && !blocked.ops) || (*discard && !blocked.discard)
        }
        OwnEffect::ByTiming { strategy, .. } => can_change(state, facts, strategy),
    }
}
