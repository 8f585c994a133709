//! §6.32 When a card may be played as an event.

use crate::cards::Card;
use crate::movement::{self, CardPlay, Pace};
use crate::pack::Pack;
use crate::pack::{CuPlace, Effect, Timing};
use crate::pieces::Side;
use crate::state::{Navy, Open, Place, State};

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

/// Whether an effect would change anything.
pub fn can_change(state: &State, facts: &Pack, effect: &Effect) -> bool {
    match effect {
        Effect::Ops { .. } | Effect::Campaign { .. } | Effect::WarEnds { .. } => true,
        Effect::BattleBonus { .. } => false,
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
        Effect::ActivateGeneral { side, spaces, may_fight, .. } => {
            let pace = Pace { fighting: if *may_fight { *spaces } else { 0 }, otherwise: *spaces };
            movement::activatable(state, facts, *side, u8::MAX, pace, &CardPlay::default()).next().is_some()
        }
        Effect::DiscardRandom { from, .. } => !state.hands[*from].is_empty(),
        Effect::DrawCards { .. } => !(state.deck.is_empty() && state.discards.is_empty()),
        Effect::FrenchAlliance { delta } => !state.allied() && (*delta > 0 || state.alliance > 0),
        Effect::FrenchNavyAway => matches!(state.navy, Navy::Zone(_)),
        Effect::LoseRegulars => state.regulars,
        Effect::BlockPcPlacement { side, ops, discard } => {
            let blocked = state.blocked[*side];
            (*ops && !blocked.ops) || (*discard && !blocked.discard)
        }
        Effect::RemoveGeneral { general } => state.place(*general) != Place::Out,
        Effect::Choose(options) => options.iter().any(|option| can_change(state, facts, option)),
        Effect::Sequence(steps) => steps.iter().any(|step| can_change(state, facts, step)),
        Effect::ByTiming { strategy, .. } => can_change(state, facts, strategy),
    }
}
