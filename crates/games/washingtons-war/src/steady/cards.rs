//! Which card to play, and for what.

use tricorne_kernel::Prompt;

use super::{Mind, card_named};
use crate::cards::{Card, is_battle_card_of};
use crate::events::{self, campaign};
use crate::map::{Space, SpaceSet};
use crate::operations::pcs::{self, Means};
use crate::operations::reinforcements;
use crate::pack::{CuPlace, Effect, Limit, Timing, pack};
use crate::pieces::Side;
use crate::state::{Navy, Open};
use crate::words::Word;

impl Mind<'_> {
    /// What the best use of a card is worth.
    pub fn best_play(&self, card: Card) -> i32 {
        if let Some(value) = card.ops() {
            let uses = [Word::Activate, Word::PoliticalControl, Word::Reinforce, Word::Queue];
            let best = uses.iter().map(|&word| self.use_of_ops(word, value)).max().unwrap_or(0);
            // A high card is kept for what only it can do.
            return best - 4 * i32::from(value);
        }
        if card.is_special() {
            return self.special(card);
        }
        // A battle card waits for its battle while there are others to play.
        let kept = if is_battle_card_of(card, self.me) { 25 } else { 0 };
        self.event(card).max(self.discarding()) - kept
    }

    /// When to play what must be played.
    fn special(&self, card: Card) -> i32 {
        match card.facts().effect {
            Effect::WarEnds { year } => {
                let ahead =
                    i32::from(self.open.colonies(self.me)) - i32::from(self.open.colonies(self.me.enemy()));
                if year <= self.open.year() && ahead < 0 { -200 } else { 5 }
            }
            Effect::PlacePc { side, .. } if side == self.me => 260,
            Effect::FrenchAlliance { .. } if self.me == Side::American => 60,
            _ => -10,
        }
    }

    /// What a use of an operations card is worth.
    pub fn use_of_ops(&self, word: Word, value: u8) -> i32 {
        match word {
            Word::PoliticalControl => self.placing(value),
            Word::Activate => {
                let moves = self.open.generals_on_map(self.me).any(|it| it.0.strategy() <= value);
                if moves { self.best_activation(value) - 5 } else { -500 }
            }
            Word::Reinforce if reinforcements::possible(self.open, self.me) => self.reinforcements(value),
            Word::Reinforce => -500,
            Word::Queue => -20,
            _ => 0,
        }
    }

    /// §10.11 What so many PC actions are worth, each counted after the one before.
    fn placing(&self, actions: u8) -> i32 {
        let near = self.open.next_to_pcs(self.me);
        let mut board = self.open.clone();
        let mut total = 0;
        for _ in 0..actions {
            let spaces = pcs::markable(&board, self.me, near, Means::Operations);
            match self.best_mark(&board, spaces, |open, space| open.mark(self.me, space)) {
                Some((space, gain)) if gain > 0 => {
                    board.mark(self.me, space);
                    total += gain;
                }
                _ => break,
            }
        }
        total
    }

    /// The best space for a change of PC markers, and what it gains.
    fn best_mark(
        &self,
        board: &Open,
        spaces: SpaceSet,
        change: impl Fn(&mut Open, Space),
    ) -> Option<(Space, i32)> {
        let before = super::judge::worth(board, self.me, self.late());
        let worth = |space: Space| {
            let mut after = board.clone();
            change(&mut after, space);
            (space, super::judge::worth(&after, self.me, self.late()) - before)
        };
        spaces.iter().map(worth).max_by_key(|it| it.1)
    }

    /// §8.0 What reinforcements are worth.
    fn reinforcements(&self, value: u8) -> i32 {
        match self.me {
            Side::American => {
                let units = self.open.on_map(crate::pieces::Nation::American) as i32;
                let need = if units < 4 {
                    80
                } else if units < 9 {
                    30
                } else {
                    0
                };
                26 * i32::from(value) + need - if self.late() { 40 } else { 0 }
            }
            Side::British => {
                let units = self.open.on_map(crate::pieces::Nation::British) as i32;
                let need = if units < 5 { 120 } else { 40 };
                let waiting = i32::from(self.open.british_box);
                if waiting == 0 { -30 } else { need + 18 * waiting }
            }
        }
    }

    /// §6.31 What a card is worth as an event.
    pub fn event(&self, card: Card) -> i32 {
        let facts = card.facts();
        let mine = facts.playable_by[self.me] && facts.timing != Timing::Battle;
        if !mine || !events::condition_holds(self.open, card) {
            return -500;
        }
        self.effect(&facts.effect)
    }

    fn effect(&self, effect: &Effect) -> i32 {
        match effect {
            Effect::PlacePc { side, limit, filter, .. } if *side == self.me => {
                let spaces = self.open.passing(filter) - self.open.pcs[self.me];
                self.several(spaces, *limit, |open, space| open.mark(self.me, space))
            }
            Effect::RemovePc { owner, limit, filter, .. } if *owner != self.me => {
                let spaces = self.open.passing(filter) & self.open.pcs[*owner];
                self.several(spaces, *limit, |open, space| open.unmark(space))
            }
            Effect::FlipPc { to, limit, filter, .. } if *to == self.me => {
                let spaces = self.open.passing(filter) & self.open.pcs[to.enemy()];
                self.several(spaces, *limit, |open, space| open.mark(self.me, space))
            }
            Effect::AddCu { side, count, to, .. } if *side == self.me => {
                let each = if *to == CuPlace::Map { 26 } else { 16 };
                each * i32::from(*count)
            }
            Effect::RemoveCu { side, limit, .. } if *side != self.me => 20 * i32::from(limit.most()),
            Effect::Campaign { generals, .. } => {
                let mut worth: Vec<i32> =
                    self.open.generals_on_map(self.me).map(|it| self.activating(it.0)).collect();
                worth.push(self.best_landing_party());
                worth.sort_unstable_by(|a, b| b.cmp(a));
                worth.iter().take(usize::from(*generals)).map(|gain| (*gain).max(0)).sum::<i32>() - 10
            }
            Effect::ActivateGeneral { side, .. } if *side == self.me => self.best_activation(u8::MAX),
            Effect::DiscardRandom { from, count } if *from != self.me && self.enemy_cards > 0 => {
                35 * i32::from(*count)
            }
            Effect::DrawCards { side, count } if *side == self.me => 40 * i32::from(*count),
            Effect::FrenchAlliance { delta } if self.me == Side::American && !self.open.allied() => {
                16 * i32::from(*delta)
            }
            Effect::FrenchNavyAway if matches!(self.open.navy, Navy::Zone(_)) => 15,
            Effect::LoseRegulars if self.open.regulars => 90,
            Effect::BlockPcPlacement { side, .. } if *side != self.me => 15 * self.enemy_cards as i32,
            Effect::Choose(options) => options.iter().map(|it| self.effect(it)).max().unwrap_or(0),
            Effect::Sequence(steps) => steps.iter().map(|it| self.effect(it)).sum(),
            Effect::ByTiming { strategy, .. } => self.effect(strategy),
            _ => -500,
        }
    }

    fn several(&self, spaces: SpaceSet, limit: Limit, change: impl Fn(&mut Open, Space) + Copy) -> i32 {
        let mut board = self.open.clone();
        let mut left = spaces;
        let mut total = 0;
        for _ in 0..limit.most().min(4) {
            let Some((space, gain)) = self.best_mark(&board, left, change) else { break };
            if gain <= 0 {
                break;
            }
            change(&mut board, space);
            left.remove(space);
            total += gain;
        }
        total
    }

    /// §6.32 What the small action of a discard is worth.
    pub fn discarding(&self) -> i32 {
        let near = self.open.next_to_pcs(self.me);
        let spaces = pcs::markable(self.open, self.me, near, Means::Discard) & near;
        let place = self.best_mark(self.open, spaces, |open, space| open.mark(self.me, space));
        let enemy = self.me.enemy();
        let targets = (self.open.pcs[enemy] - self.open.unit_spaces(enemy)) & near;
        let remove = self.best_mark(self.open, targets, |open, space| open.unmark(space));
        place.into_iter().chain(remove).map(|it| it.1).max().unwrap_or(0).max(0)
    }

    /// §7.2.B What the best landing party is worth.
    pub fn best_landing_party(&self) -> i32 {
        if self.me == Side::American {
            return 0;
        }
        let spaces = campaign::landing_spaces(self.open);
        let best = self.best_mark(self.open, spaces, |open, space| open.mark(Side::British, space));
        best.map_or(0, |it| it.1)
    }

    /// §9.45 What a card does for the battle: it is worth most when the battle is close.
    pub fn card_in_battle(&self, card: Card) -> i32 {
        let odds = self.battle_odds();
        let close = (8..=90).contains(&odds);
        if !close {
            return -1;
        }
        if is_battle_card_of(card, self.me) {
            return 50;
        }
        // An event of the enemy is worth little in hand; one's own is worth its event.
        let own = self.event(card);
        if own < 40 { 30 - own.max(0) / 10 } else { -1 }
    }

    /// §6.32.C What the exchange of an operations card for the discarded event is worth.
    pub fn exchanging(&self, prompt: &Prompt, price: Card) -> i32 {
        let Some(card) = card_named(prompt) else { return -1 };
        let battle = if is_battle_card_of(card, self.me) { 60 } else { 0 };
        let worth = self.event(card).max(battle);
        let ops = price.ops().unwrap_or(3);
        let cheapest = pack().tables.exchange[self.me].first().copied().unwrap_or(1);
        worth - 45 * i32::from(ops) - if ops > cheapest { 20 } else { 0 }
    }
}
