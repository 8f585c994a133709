//! §6.2 When a card may be played as an event.

use crate::cards::Card;
use crate::movement::{self, CardPlay};
use crate::pack::Pack;
use crate::pack::{Condition, CuPlace, Effect, Timing};
use crate::pieces::Side;
use crate::state::{Navy, Open, Place, State};

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

/// Whether an effect would change anything.
pub fn can_change(state: &State, facts: &Pack, effect: &Effect) -> bool {
    match effect {
        Effect::Ops { .. } | Effect::Campaign { .. } | Effect::WarEnds { .. } => true,
        Effect::ExtraBattleCards { .. } | Effect::CancelWithAny { .. } => false,
        Effect::PlacePc { side, filter, .. } => !(state.passing(facts, filter) - state.pcs[*side]).is_empty(),
        Effect::RemovePc { owner, filter, .. } => {
            !(state.passing(facts, filter) & state.pcs[*owner]).is_empty()
        }
        Effect::FlipPc { to, filter, .. } => {
            !(state.passing(facts, filter) & state.pcs[to.enemy()]).is_empty()
        }
        Effect::AddCu { to: CuPlace::Reinforcements, .. } => true,
        Effect::AddCu { side, filter, .. } => {
            !(state.passing(facts, filter) - state.cu_spaces(side.enemy())).is_empty()
        }
        Effect::RemoveCu { side, from, filter, .. } => from.iter().any(|place| match place {
            CuPlace::Reinforcements => *side == Side::British && state.british_box > 0,
            CuPlace::Map => !(state.passing(facts, filter) & state.cu_spaces(*side)).is_empty(),
        }),
        Effect::ActivateGeneral { side, spaces, .. } => {
            movement::movable(state, facts, *side, u8::MAX, *spaces, CardPlay::default()).next().is_some()
        }
        Effect::DiscardRandom { from, .. } => !state.hands[*from].is_empty(),
        Effect::DrawCards { .. } => !(state.deck.is_empty() && state.discards.is_empty()),
        Effect::Reshuffle => !state.discards.is_empty(),
        Effect::FrenchAllianceBegins { .. } => !state.allied,
        Effect::EuropeanWarBegins => !state.european_war,
        Effect::FrenchNavyAway => matches!(state.navy, Navy::At(_)),
        Effect::LoseRegulars => state.regulars,
        Effect::BlockPcPlacement { side } => !state.blocked[*side],
        Effect::RemoveGeneral { general } => state.place(*general) != Place::Out,
        Effect::Choose(options) => options.iter().any(|option| can_change(state, facts, option)),
        Effect::Sequence(steps) => steps.iter().any(|step| can_change(state, facts, step)),
        Effect::RemoveThisCard => false,
        Effect::If { when, then, otherwise } => {
            if holds(state, *when) {
                can_change(state, facts, then)
            } else {
                otherwise.as_ref().is_some_and(|effect| can_change(state, facts, effect))
            }
        }
    }
}
