//! Playing battle cards: what to attack with, what to cancel with, when to counterattack.

use super::Mind;
use crate::tactics::{BattleHand, Tactic};

impl Mind<'_> {
    /// The battle cards that the agent has not seen.
    fn unseen(&self) -> BattleHand {
        let played = self.open.fight.map_or_else(BattleHand::default, |fight| fight.played);
        BattleHand::deck(self.facts).without(&played).without(&self.battle_hand)
    }

    /// In how many of a thousand cases the enemy holds no card of a type.
    pub fn cannot_match(&self, tactic: Tactic) -> i32 {
        let unseen = self.unseen();
        let (mut total, mut others) = (unseen.len() as i32, unseen.len() as i32);
        others -= i32::from(unseen.count(tactic));
        let mut chance = 1000;
        for _ in 0..self.enemy_battle_cards {
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
        let left = if self.battle_hand.count(tactic) > 1 { 45 } else { 36 };
        (wins * prize + (1000 - wins) * left) / 100
    }

    /// §9.1 What a card is worth that cancels: better one of many than the last of its type.
    pub fn cancelling_with(&self, tactic: Tactic) -> i32 {
        100 + i32::from(self.battle_hand.count(tactic))
    }

    /// §9.1 What it is worth to take the attack: much, as long as one has a card to attack with. An attacker without cards
    /// has lost, so a bare enemy is left the attack.
    pub fn counterattacking(&self) -> i32 {
        if self.battle_hand.is_empty() || self.enemy_battle_cards == 0 { -1 } else { 1 }
    }
}
