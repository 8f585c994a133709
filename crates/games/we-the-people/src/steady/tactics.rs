//! Playing battle cards: what to attack with, what to cancel with, when to counterattack.

use tricorne_card_driven::Member;
use tricorne_kernel::Seat;

use crate::battle::rounds;
use crate::pack::Pack;
use crate::pieces::Side;
use crate::prompt::Prompt;
use crate::state::State;
use crate::tactics::{BattleHand, Tactic};

/// What the agent knows of the battle cards.
pub struct Cards<'a> {
    facts: &'a Pack,
    /// Its own.
    hand: BattleHand,
    /// How many the enemy has.
    enemy: usize,
    /// Those that it has not seen.
    unseen: BattleHand,
}

impl<'a> Cards<'a> {
    /// With this hand, after these were played.
    pub fn new(facts: &'a Pack, hand: BattleHand, played: &BattleHand, enemy: usize) -> Cards<'a> {
        Cards { facts, hand, enemy, unseen: BattleHand::deck(facts).without(played).without(&hand) }
    }

    /// In how many of a thousand cases the enemy holds no card of a type.
    pub fn cannot_match(&self, tactic: Tactic) -> i32 {
        let (mut total, mut others) = (self.unseen.len() as i32, self.unseen.len() as i32);
        others -= i32::from(self.unseen.count(tactic));
        let mut chance = 1000;
        for _ in 0..self.enemy {
            if others <= 0 || total <= 0 {
                return 0;
            }
            chance = chance * others / total;
            others -= 1;
            total -= 1;
        }
        chance
    }

    /// §9.1 What an attack is worth: that it wins at once, what it would cost whom, and what is left if it is cancelled.
    pub fn attacking_with(&self, tactic: Tactic) -> i32 {
        let it = tactic.facts(self.facts);
        let wins = self.cannot_match(tactic);
        let prize = 100 + 12 * i32::from(it.loss_change) - 12 * i32::from(it.winner_loses);
        // A last card of its type will be missed when the enemy attacks with it.
        let left = if self.hand.count(tactic) > 1 { 45 } else { 36 };
        (wins * prize + (1000 - wins) * left) / 100
    }

    /// §9.1 What a card is worth that cancels: better one of many than the last of its type.
    pub fn cancelling_with(&self, tactic: Tactic) -> i32 {
        100 + i32::from(self.hand.count(tactic))
    }

    /// §9.1 What it is worth to take the attack: much, as long as one has a card to attack with. An attacker without cards
    /// has lost, so a bare enemy is left the attack.
    pub fn counterattacking(&self) -> i32 {
        if self.hand.is_empty() || self.enemy == 0 { -1 } else { 1 }
    }

    /// The best of these, as bits: any of several that are worth the same.
    fn best(&self, tactics: impl Iterator<Item = Tactic>, worth: impl Fn(Tactic) -> i32) -> u64 {
        let (mut best, mut most) = (0, i32::MIN);
        for tactic in tactics {
            let worth = worth(tactic);
            if worth > most {
                (best, most) = (0, worth);
            }
            best |= u64::from(worth == most) << tactic.index();
        }
        best
    }
}

/// What the agent answers with these battle cards after others were played, as a number: the cards that it plays one of. Nothing else
/// that is asked between deal and result depends on which cards it holds.
pub fn answer(
    state: &State,
    facts: &Pack,
    prompt: &Prompt,
    seat: Seat,
    hand: BattleHand,
    played: BattleHand,
) -> u64 {
    let side = if seat == Side::American.into() { Side::American } else { Side::British };
    let Some(fight) = state.open.fight else { return 0 };
    let cards = Cards::new(facts, hand, &played, state.battle_hands[side.enemy()].len());
    if matches!(prompt, Prompt::AttackWith { .. }) {
        cards.best(hand.types(), |it| cards.attacking_with(it))
    } else if matches!(prompt, Prompt::Cancel { .. }) {
        cards.best(rounds::defences(&fight, side, &hand), |it| cards.cancelling_with(it))
    } else {
        0
    }
}
