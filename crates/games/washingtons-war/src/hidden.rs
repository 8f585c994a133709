//! What a viewer may infer about hidden cards, and worlds that agree with it.

use tricorne_card_driven::hidden::{self, deal_again, hand};
use tricorne_kernel::{AgentRng, Evidence, Pool, Seat, Viewer};

use crate::WashingtonsWar;
use crate::choice::Choice;
use crate::pieces::Side;
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
    deal_again(&mut other.hands, &mut other.deck, viewer, evidence, rng);
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
    hidden::pool(&state.hands, pool)
}
