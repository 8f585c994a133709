//! What a viewer may infer about hidden cards, and worlds that agree with it.

use tricorne_card_driven::hidden::{self, deal_again, hand};
use tricorne_kernel::{AgentRng, Evidence, Pool, Seat, Viewer};

use crate::WeThePeople;
use crate::choice::Choice;
use crate::pack::Pack;
use crate::pieces::Side;
use crate::prompt::{Prompt, Roll};
use crate::state::State;
use crate::tactics::{BattleHand, Tactic};

/// §6.0, §9.1 The cards that a viewer cannot tell apart, those of hidden hands and of the decks, dealt again.
pub fn resample(
    state: &State,
    facts: &Pack,
    viewer: Viewer,
    evidence: &Evidence<WeThePeople>,
    rng: &mut AgentRng,
) -> State {
    let mut other = state.clone();
    deal_again(&mut other.hands, &mut other.deck, viewer, evidence, rng);
    deal_battle_cards_again(&mut other, facts, viewer, rng);
    other
}

/// §9.1 A step begins without battle cards, and evidence is about its beginning: there is none about those on the table.
fn deal_battle_cards_again(state: &mut State, facts: &Pack, viewer: Viewer, rng: &mut AgentRng) {
    let Some(fight) = state.fight else { return };
    let open = Side::BOTH.into_iter().filter(|side| side.is_open_to(viewer));
    let known = open.fold(fight.played, |cards, side| cards.with(&state.battle_hands[side]));
    let mut unknown: Vec<Tactic> = BattleHand::deck(facts).without(&known).cards().collect();
    rng.shuffle(&mut unknown);
    for side in Side::BOTH.into_iter().filter(|side| !side.is_open_to(viewer)) {
        state.battle_hands[side] = unknown.drain(..state.battle_hands[side].len()).collect();
    }
}

/// §9.1 The hidden pool of a side's battle cards in a battle, by the number of the battle within the step: battle cards are
/// dealt again in each.
fn battle_hand(side: Side, battle: u8) -> Pool {
    Pool(2 + side as u16 + 2 * u16::from(battle))
}

/// §6.0, §9.1 The hand that a draw goes to.
pub fn draws_to(roll: &Roll) -> Option<Pool> {
    match roll {
        Roll::Deal { side } => Some(hand(side.0)),
        Roll::DealBattleCard { side, battle } => Some(battle_hand(side.0, *battle)),
        Roll::DrawFromHand { .. }
        | Roll::LossesRoll { .. }
        | Roll::CounterattackRoll { .. }
        | Roll::InterceptRoll { .. }
        | Roll::RetreatRoll { .. } => None,
    }
}

/// A card that is played was in its owner's hand.
pub fn shows(seat: Seat, prompt: &Prompt, choice: &Choice) -> Option<(Pool, Choice)> {
    let side = Side::BOTH.into_iter().find(|&side| Seat::from(side) == seat)?;
    let pool = match (prompt, choice) {
        (Prompt::PlayCard | Prompt::OpenWithCampaign | Prompt::BattleEvent { .. }, Choice::Card(_)) => {
            hand(side)
        }
        (Prompt::AttackWith { battle } | Prompt::Cancel { battle, .. }, Choice::Tactic(_)) => {
            battle_hand(side, *battle)
        }
        _ => return None,
    };
    Some((pool, *choice))
}

/// The cards of a hidden hand. There are no battle cards between two steps.
pub fn pool(state: &State, pool: Pool) -> Vec<Choice> {
    hidden::pool(&state.hands, pool)
}
