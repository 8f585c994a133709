//! Which card to play, and for what.

use super::Mind;
use crate::cards::{Card, is_battle_card_of};
use crate::events::{self, campaign};
use crate::operations::pcs::{self, Means};
use crate::operations::reinforcements;
use crate::pack::{CuPlace, Effect, Timing};
use crate::pieces::Side;
use crate::state::Navy;
use crate::words::Button;

impl Mind<'_> {
    /// What the best use of a card is worth.
    pub fn best_play(&self, card: Card) -> i32 {
        if let Some(value) = card.ops(self.facts) {
            let uses = [Button::Activate, Button::PoliticalControl, Button::Reinforce, Button::Queue];
            let best = uses.iter().map(|&word| self.use_of_ops(word, value)).max().unwrap_or(0);
            // A high card is kept for what only it can do.
            return best - 4 * i32::from(value);
        }
        if card.is_special(self.facts) {
            return self.special(card);
        }
        // A battle card waits for its battle while there are others to play.
        let kept = if is_battle_card_of(card, self.facts, self.me) { 25 } else { 0 };
        self.event(card).max(self.discarding()) - kept
    }

    /// When to play what must be played.
    fn special(&self, card: Card) -> i32 {
        match card.facts(self.facts).effect {
            Effect::WarEnds { year } => {
                let ahead = i32::from(self.open.colonies(self.facts, self.me))
                    - i32::from(self.open.colonies(self.facts, self.me.enemy()));
                if year <= self.open.year(self.facts) && ahead < 0 { -200 } else { 5 }
            }
            Effect::PlacePc { side, .. } if side == self.me => 260,
            Effect::FrenchAlliance { .. } if self.me == Side::American => 60,
            Effect::Ops { .. }
            | Effect::Campaign { .. }
            | Effect::PlacePc { .. }
            | Effect::RemovePc { .. }
            | Effect::FlipPc { .. }
            | Effect::AddCu { .. }
            | Effect::RemoveCu { .. }
            | Effect::ActivateGeneral { .. }
            | Effect::DiscardRandom { .. }
            | Effect::DrawCards { .. }
            | Effect::FrenchAlliance { .. }
            | Effect::FrenchNavyAway
            | Effect::LoseRegulars
            | Effect::BlockPcPlacement { .. }
            | Effect::BattleBonus { .. }
            | Effect::RemoveGeneral { .. }
            | Effect::Choose(_)
            | Effect::Sequence(_)
            | Effect::ByTiming { .. } => -10,
        }
    }

    /// What a use of an operations card is worth.
    pub fn use_of_ops(&self, word: Button, value: u8) -> i32 {
        match word {
            Button::PoliticalControl => self.pc_actions(value),
            Button::Activate => {
                let moves = self
                    .open
                    .generals_on_map(self.facts, self.me)
                    .any(|it| it.0.strategy(self.facts) <= value);
                if moves { self.best_move(value) - 5 } else { -500 }
            }
            Button::Reinforce if reinforcements::possible(self.open, self.facts, self.me) => {
                self.reinforcements(value)
            }
            Button::Reinforce => -500,
            Button::Queue => -20,
            Button::Done
            | Button::Yes
            | Button::No
            | Button::Extend
            | Button::Event
            | Button::Discard
            | Button::Nothing
            | Button::LandingParty
            | Button::FrenchForce
            | Button::NoGeneral
            | Button::NoCard
            | Button::Stop
            | Button::FirstOption
            | Button::SecondOption
            | Button::ThirdOption
            | Button::FourthOption => 0,
        }
    }

    /// §10.11 What so many PC actions are worth.
    fn pc_actions(&self, actions: u8) -> i32 {
        let near = self.open.next_to_pcs(self.facts, self.me);
        self.placing(actions, |open| pcs::markable(open, self.facts, self.me, near, Means::Operations))
    }

    /// §6.31 What a card is worth as an event.
    pub fn event(&self, card: Card) -> i32 {
        let it = card.facts(self.facts);
        let mine = it.playable_by[self.me] && it.timing != Timing::Battle;
        if !mine || !events::condition_holds(self.open, self.facts, card) {
            return -500;
        }
        self.effect(&it.effect)
    }

    fn effect(&self, effect: &Effect) -> i32 {
        match effect {
            Effect::PlacePc { side, limit, filter, .. } if *side == self.me => {
                let spaces = self.open.passing(self.facts, filter) - self.open.pcs[self.me];
                self.several(spaces, *limit, |open, space| open.mark(self.me, space))
            }
            Effect::RemovePc { owner, limit, filter, .. } if *owner != self.me => {
                let spaces = self.open.passing(self.facts, filter) & self.open.pcs[*owner];
                self.several(spaces, *limit, |open, space| open.unmark(space))
            }
            Effect::FlipPc { to, limit, filter, .. } if *to == self.me => {
                let spaces = self.open.passing(self.facts, filter) & self.open.pcs[to.enemy()];
                self.several(spaces, *limit, |open, space| open.mark(self.me, space))
            }
            Effect::AddCu { side, count, to, .. } if *side == self.me => {
                let each = if *to == CuPlace::Map { 26 } else { 16 };
                each * i32::from(*count)
            }
            Effect::RemoveCu { side, limit, .. } if *side != self.me => 20 * i32::from(limit.most()),
            Effect::Campaign { generals, .. } => {
                let mut worth: Vec<i32> = self
                    .open
                    .generals_on_map(self.facts, self.me)
                    .map(|it| self.moving_general(it.0))
                    .collect();
                worth.push(self.best_landing_party());
                worth.sort_unstable_by(|a, b| b.cmp(a));
                worth.iter().take(usize::from(*generals)).map(|gain| (*gain).max(0)).sum::<i32>() - 10
            }
            Effect::ActivateGeneral { side, .. } if *side == self.me => self.best_move(u8::MAX),
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
            Effect::Ops { .. }
            | Effect::PlacePc { .. }
            | Effect::RemovePc { .. }
            | Effect::FlipPc { .. }
            | Effect::AddCu { .. }
            | Effect::RemoveCu { .. }
            | Effect::ActivateGeneral { .. }
            | Effect::DiscardRandom { .. }
            | Effect::DrawCards { .. }
            | Effect::FrenchAlliance { .. }
            | Effect::FrenchNavyAway
            | Effect::LoseRegulars
            | Effect::BlockPcPlacement { .. }
            | Effect::BattleBonus { .. }
            | Effect::RemoveGeneral { .. }
            | Effect::WarEnds { .. } => -500,
        }
    }

    /// §6.32 What the small action of a discard is worth.
    pub fn discarding(&self) -> i32 {
        let near = self.open.next_to_pcs(self.facts, self.me);
        let spaces = pcs::markable(self.open, self.facts, self.me, near, Means::Discard) & near;
        let place = self.best_mark(self.open, spaces, |open, space| open.mark(self.me, space));
        let enemy = self.me.enemy();
        let targets = (self.open.pcs[enemy] - self.open.unit_spaces(self.facts, enemy)) & near;
        let remove = self.best_mark(self.open, targets, |open, space| open.unmark(space));
        place.into_iter().chain(remove).map(|it| it.1).max().unwrap_or(0).max(0)
    }

    /// §7.2.B What the best landing party is worth.
    pub fn best_landing_party(&self) -> i32 {
        if self.me == Side::American {
            return 0;
        }
        let spaces = campaign::landing_spaces(self.open, self.facts);
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
        if is_battle_card_of(card, self.facts, self.me) {
            return 50;
        }
        // An event of the enemy is worth little in hand; one's own is worth its event.
        let own = self.event(card);
        if own < 40 { 30 - own.max(0) / 10 } else { -1 }
    }

    /// §6.32.C What the exchange of an operations card for the discarded event is worth.
    pub fn exchanging(&self, card: Card, price: Card) -> i32 {
        let battle = if is_battle_card_of(card, self.facts, self.me) { 60 } else { 0 };
        let worth = self.event(card).max(battle);
        let ops = price.ops(self.facts).unwrap_or(3);
        let cheapest = self.facts.tables.exchange[self.me].first().copied().unwrap_or(1);
        worth - 45 * i32::from(ops) - if ops > cheapest { 20 } else { 0 }
    }
}
