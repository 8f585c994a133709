//! Which card to play, and for what.

use super::Mind;
use crate::cards::{Card, is_battle_event_of};
use crate::events;
use crate::operations::pcs;
use crate::operations::reinforcements;
use crate::pack::{CuPlace, Effect, Timing};
use crate::pieces::Side;
use crate::state::Navy;
use crate::words::Button;

impl Mind<'_> {
    /// What the best use of a card is worth.
    pub fn best_play(&self, card: Card) -> i32 {
        if let Some(value) = card.ops(self.facts) {
            let uses = [Button::Move, Button::PoliticalControl, Button::Reinforce];
            let best = uses.iter().map(|&word| self.use_of_ops(word, value)).max().unwrap_or(0);
            // A high card is kept for what only it can do.
            return best - 4 * i32::from(value);
        }
        if card.is_special(self.facts) {
            return self.special(card);
        }
        // An event for battles waits for its battle while there are others to play.
        let kept = if is_battle_event_of(card, self.facts, self.me) { 25 } else { 0 };
        self.event(card).max(0) - kept
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
            Effect::FrenchAllianceBegins { .. } if self.me == Side::American => 200,
            Effect::If { .. } if self.me == Side::American => 30,
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
            | Effect::Reshuffle
            | Effect::FrenchAllianceBegins { .. }
            | Effect::EuropeanWarBegins
            | Effect::FrenchNavyAway
            | Effect::LoseRegulars
            | Effect::BlockPcPlacement { .. }
            | Effect::ExtraBattleCards { .. }
            | Effect::CancelWithAny { .. }
            | Effect::RemoveGeneral { .. }
            | Effect::RemoveThisCard
            | Effect::Choose(_)
            | Effect::Sequence(_)
            | Effect::If { .. } => -10,
        }
    }

    /// What a use of an operations card is worth.
    pub fn use_of_ops(&self, word: Button, value: u8) -> i32 {
        match word {
            Button::PoliticalControl => self.pc_markers(value),
            Button::Move => {
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
            Button::Done
            | Button::Yes
            | Button::No
            | Button::Nothing
            | Button::Event
            | Button::Discard
            | Button::FrenchForce
            | Button::NoGeneral
            | Button::NoCard
            | Button::GiveWay
            | Button::Stop
            | Button::FirstOption
            | Button::SecondOption
            | Button::ThirdOption
            | Button::FourthOption => 0,
        }
    }

    /// §10.1 What so many PC markers are worth.
    fn pc_markers(&self, markers: u8) -> i32 {
        let near = self.facts.next_to(self.open.pcs[self.me]);
        self.placing(markers, |open| pcs::markable(open, self.facts, self.me, near))
    }

    /// §6.2 What a card is worth as an event.
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
                worth.sort_unstable_by(|a, b| b.cmp(a));
                worth.iter().take(usize::from(*generals)).map(|gain| (*gain).max(0)).sum::<i32>() - 10
            }
            Effect::ActivateGeneral { side, .. } if *side == self.me => self.best_move(u8::MAX),
            Effect::DiscardRandom { from, count } if *from != self.me && self.enemy_cards > 0 => {
                35 * i32::from(*count)
            }
            Effect::DrawCards { side, count } if *side == self.me => 40 * i32::from(*count),
            Effect::Reshuffle => 5,
            Effect::FrenchNavyAway if matches!(self.open.navy, Navy::At(_)) => 15,
            Effect::LoseRegulars if self.open.regulars && self.me == Side::American => 90,
            Effect::RemoveGeneral { general } if general.side(self.facts) != self.me => {
                if self.open.space_of(*general).is_some() { 60 } else { 15 }
            }
            Effect::BlockPcPlacement { side, .. } if *side != self.me => 15 * self.enemy_cards as i32,
            Effect::Choose(options) => options.iter().map(|it| self.effect(it)).max().unwrap_or(0),
            Effect::Sequence(steps) => steps.iter().map(|it| self.effect(it)).sum(),
            Effect::If { when, then, otherwise } => {
                let branch = if events::holds(self.open, *when) { Some(then) } else { otherwise.as_ref() };
                branch.map_or(-500, |effect| self.effect(effect))
            }
            Effect::Ops { .. }
            | Effect::PlacePc { .. }
            | Effect::RemovePc { .. }
            | Effect::FlipPc { .. }
            | Effect::AddCu { .. }
            | Effect::RemoveCu { .. }
            | Effect::ActivateGeneral { .. }
            | Effect::DiscardRandom { .. }
            | Effect::DrawCards { .. }
            | Effect::FrenchAllianceBegins { .. }
            | Effect::EuropeanWarBegins
            | Effect::FrenchNavyAway
            | Effect::LoseRegulars
            | Effect::BlockPcPlacement { .. }
            | Effect::ExtraBattleCards { .. }
            | Effect::CancelWithAny { .. }
            | Effect::RemoveGeneral { .. }
            | Effect::WarEnds { .. }
            | Effect::RemoveThisCard => -500,
        }
    }

    /// §9.0 What an event does for the battle: it is worth most when the battle is close.
    pub fn event_in_battle(&self) -> i32 {
        if (8..=90).contains(&self.battle_odds()) { 50 } else { -1 }
    }
}
