//! What a viewer may infer about hidden cards, and worlds that agree with it.

use tricorne_card_driven::hidden::{deal_again, hand, side_of_hand};
use tricorne_kernel::{AgentRng, Evidence, Pool, Seat, Viewer};

use crate::WashingtonsWar;
use crate::cards::CardSet;
use crate::choice::Choice;
use crate::pieces::{BySide, Side};
use crate::prompt::{Prompt, Roll};
use crate::state::State;

/// §6.1 The cards that a viewer cannot tell apart, those of hidden hands and of the deck, dealt again.
pub fn resample(
    state: &State,
    viewer: Viewer,
    evidence: &Evidence<WashingtonsWar>,
    rng: &mut AgentRng,
) -> State {
    let mut other = state.clone();
    let mut held = BySide::<CardSet>::default();
    for (pool, choice) in &evidence.held {
        if let (Some(side), Choice::Card(card)) = (side_of_hand(*pool), choice) {
            held[side].insert(*card);
        }
    }
    let undealt = evidence.undealt.iter().filter_map(|choice| match choice {
        Choice::Card(card) => Some(*card),
        _ => None,
    });
    deal_again(&mut other.hands, &mut other.deck, viewer, held, undealt.collect(), rng);
    other
}

/// §6.1.A The hand that a draw goes to.
pub fn draws_to(roll: &Roll) -> Option<Pool> {
    match roll {
        Roll::Deal { side } => Some(hand(side.0)),
        Roll::DrawFromHand { .. }
        | Roll::LossesRoll { .. }
        | Roll::BattleRoll { .. }
        | Roll::RatingRoll { .. }
        | Roll::InterceptRoll { .. }
        | Roll::RetreatRoll { .. }
        | Roll::WinterRoll { .. } => None,
    }
}

/// A card that is played, discarded or paid with was in its owner's hand.
pub fn shows(seat: Seat, prompt: &Prompt, choice: &Choice) -> Option<(Pool, Choice)> {
    match prompt {
        Prompt::PlayCard | Prompt::OpenWithCampaign | Prompt::BattleCard { .. } | Prompt::Exchange { .. } => {
        }
        _ => return None,
    }
    let side = Side::BOTH.into_iter().find(|&side| Seat::from(side) == seat)?;
    matches!(choice, Choice::Card(_)).then(|| (hand(side), *choice))
}

/// The cards of a hidden hand.
pub fn pool(state: &State, pool: Pool) -> Vec<Choice> {
    let hand = side_of_hand(pool).map_or(CardSet::NONE, |side| state.hands[side]);
    hand.iter().map(Choice::Card).collect()
}
