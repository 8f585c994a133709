//! Which card to play, and for what.

use tricorne_card_driven::rules::reinforcements;
use tricorne_card_driven::steady::USELESS;

use super::Mind;
use crate::cards::{Card, is_battle_event_of};
use crate::operations::pcs;
use crate::pack::{Effect, OwnEffect, Timing};
use crate::pieces::Side;
use crate::state::Navy;
use crate::words::Button;
use crate::{WeThePeople, events, victory};

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
        match &card.facts(self.facts).effect {
            Effect::WarEnds(year) => {
                let ends = *year <= self.open.year(self.facts);
                let won = victory::by_colonies(self.open, self.facts) == Some(self.me);
                if !ends {
                    5
                } else if won {
                    150
                } else {
                    -200
                }
            }
            Effect::PlacePc(it) if it.side == self.me => 260,
            Effect::Own(OwnEffect::FrenchAllianceBegins { .. }) if self.me == Side::American => 200,
            Effect::Own(OwnEffect::If { .. }) if self.me == Side::American => 30,
            Effect::Ops(_)
            | Effect::PlacePc(_)
            | Effect::RemovePc(_)
            | Effect::FlipPc(_)
            | Effect::AddCu(_)
            | Effect::RemoveCu(_)
            | Effect::DrawCards { .. }
            | Effect::LoseRegulars
            | Effect::RemoveGeneral(_)
            | Effect::Choose(_)
            | Effect::Sequence(_)
            | Effect::Own(_) => -10,
        }
    }

    /// What a use of an operations card is worth.
    pub fn use_of_ops(&self, word: Button, value: u8) -> i32 {
        match word {
            Button::PoliticalControl => self.pc_markers(value),
            Button::Move => self.activating(value),
            Button::Reinforce if reinforcements::possible::<WeThePeople>(self.open, self.facts, self.me) => {
                self.reinforcements(value)
            }
            Button::Reinforce => USELESS,
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
        self.placing(markers, || pcs::markable(self.open, self.facts, self.me, near))
    }

    /// §6.2 What a card is worth as an event.
    pub fn event(&self, card: Card) -> i32 {
        let it = card.facts(self.facts);
        let mine = it.playable_by[self.me] && it.timing != Timing::Battle;
        if !mine || !events::condition_holds(self.open, self.facts, card) {
            return USELESS;
        }
        self.effect(&it.effect, &|own| self.own_effect(own))
    }

    /// §6.2 What an option of a card is worth.
    pub fn option(&self, card: Card, word: Button) -> i32 {
        let words = [Button::FirstOption, Button::SecondOption, Button::ThirdOption, Button::FourthOption];
        let at = words.iter().position(|&it| it == word);
        let option = at.and_then(|at| options(&card.facts(self.facts).effect).get(at));
        option.map_or(0, |effect| self.effect(effect, &|own| self.own_effect(own)))
    }

    fn own_effect(&self, effect: &OwnEffect) -> i32 {
        match effect {
            OwnEffect::Campaign { generals } => self.campaign(*generals, None),
            OwnEffect::ActivateGeneral { side, .. } if *side == self.me => self.best_move(u8::MAX),
            OwnEffect::DiscardRandom { from, count } if *from != self.me && self.enemy_cards > 0 => {
                35 * i32::from(*count)
            }
            OwnEffect::Reshuffle => 5,
            OwnEffect::FrenchNavyAway if matches!(self.open.navy, Navy::At(_)) => 15,
            OwnEffect::BlockPcPlacement { side } if *side != self.me => 15 * self.enemy_cards as i32,
            OwnEffect::If { when, then, otherwise } => {
                let branch = if events::holds(self.open, *when) { Some(then) } else { otherwise.as_ref() };
                branch.map_or(USELESS, |effect| self.effect(effect, &|own| self.own_effect(own)))
            }
            OwnEffect::ActivateGeneral { .. }
            | OwnEffect::DiscardRandom { .. }
            | OwnEffect::FrenchAllianceBegins { .. }
            | OwnEffect::EuropeanWarBegins
            | OwnEffect::FrenchNavyAway
            | OwnEffect::BlockPcPlacement { .. }
            | OwnEffect::ExtraBattleCards { .. }
            | OwnEffect::CancelWithAny { .. }
            | OwnEffect::RemoveThisCard => USELESS,
        }
    }

    /// §9.0 What an event does for the battle: it is worth most when the battle is close.
    pub fn event_in_battle(&self) -> i32 {
        if (8..=90).contains(&self.battle_odds()) { 50 } else { -1 }
    }
}

/// The options of a card that says "one of these".
fn options(effect: &Effect) -> &[Effect] {
    if let Effect::Choose(options) = effect {
        return options;
    }
    &[]
}
