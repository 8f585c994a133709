//! Which card to play, and for what.

use tricorne_card_driven::rules::reinforcements;
use tricorne_card_driven::steady::{Marking, USELESS};

use super::Mind;
use crate::cards::{Card, is_battle_card_of};
use crate::events::{self, campaign};
use crate::operations::pcs::{self, Means};
use crate::pack::{Effect, OwnEffect, Timing};
use crate::pieces::Side;
use crate::state::Navy;
use crate::words::Button;
use crate::{WashingtonsWar, victory};

impl Mind<'_> {
    /// What the best use of a card is worth.
    pub fn best_play(&self, card: Card) -> i32 {
        if let Some(value) = card.ops(self.facts) {
            let uses = [Button::Activate, Button::PoliticalControl, Button::Reinforce, Button::Queue];
            let best = uses.iter().map(|&word| self.use_of_ops(word, value)).max().unwrap_or(0);
            // The British keep high cards for their slow generals.
            let kept = if self.me == Side::British { 12 } else { 0 };
            return best - kept * i32::from(value);
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
        match &card.facts(self.facts).effect {
            Effect::WarEnds(year) => {
                let ends = *year <= self.open.year(self.facts);
                let won = victory::by_colonies(self.open, self.facts) == self.me;
                if !ends {
                    5
                } else if won {
                    150
                } else {
                    -200
                }
            }
            Effect::PlacePc(it) if it.side == self.me => 260,
            Effect::Own(OwnEffect::FrenchAlliance { .. }) if self.me == Side::American => 60,
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
            Button::PoliticalControl => self.pc_actions(value),
            Button::Activate => self.activating(value),
            Button::Reinforce
                if reinforcements::possible::<WashingtonsWar>(self.open, self.facts, self.me) =>
            {
                self.reinforcements(value)
            }
            Button::Reinforce => USELESS,
            Button::Queue => self.queueing(value),
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

    /// §7.1.B What it is worth to put a card into the queue: it moves a general whom no card of the hand moves, now or with the
    /// next card.
    fn queueing(&self, value: u8) -> i32 {
        let queued = self.open.queued(self.facts, self.me);
        if queued > 0 {
            return self.best_move(queued + value) - 5;
        }
        let others = self.hand.iter().filter_map(|card| card.ops(self.facts)).filter(|&ops| ops <= 2);
        let (most, count) = others.fold((0, 0), |(most, count), ops| (ops.max(most), count + 1));
        if count < 2 {
            return USELESS;
        }
        (self.best_move(value + most) - self.best_move(3.min(value.max(most)))) / 2 - 30
    }

    /// §10.11 What so many PC actions are worth.
    fn pc_actions(&self, actions: u8) -> i32 {
        let near = self.open.next_to_pcs(self.facts, self.me);
        // Americans find room for markers later too; an army's chance passes.
        let patience = if self.me == Side::American { 10 * i32::from(actions) } else { 0 };
        let spaces = || pcs::markable(self.open, self.facts, self.me, near, Means::Operations);
        self.placing(actions, spaces) - patience
    }

    /// §6.31 What a card is worth as an event.
    pub fn event(&self, card: Card) -> i32 {
        let it = card.facts(self.facts);
        let mine = it.playable_by[self.me] && it.timing != Timing::Battle;
        if !mine || !events::condition_holds(self.open, self.facts, card) {
            return USELESS;
        }
        self.effect(&it.effect, &|own| self.own_effect(own))
    }

    /// §6.31 What an option of a card is worth.
    pub fn option(&self, card: Card, word: Button) -> i32 {
        let words = [Button::FirstOption, Button::SecondOption, Button::ThirdOption, Button::FourthOption];
        let at = words.iter().position(|&it| it == word);
        let option = at.and_then(|at| options(&card.facts(self.facts).effect).get(at));
        option.map_or(0, |effect| self.effect(effect, &|own| self.own_effect(own)))
    }

    fn own_effect(&self, effect: &OwnEffect) -> i32 {
        match effect {
            OwnEffect::Campaign { generals, .. } => self.campaign(*generals, Some(self.best_landing_party())),
            OwnEffect::ActivateGeneral { side, .. } if *side == self.me => self.best_move(u8::MAX),
            OwnEffect::DiscardRandom { from, count } if *from != self.me && self.enemy_cards > 0 => {
                35 * i32::from(*count)
            }
            OwnEffect::FrenchAlliance { delta } if self.me == Side::American && !self.open.allied() => {
                16 * i32::from(*delta)
            }
            OwnEffect::FrenchNavyAway if matches!(self.open.navy, Navy::Zone(_)) => 15,
            OwnEffect::BlockPcPlacement { side, .. } if *side != self.me => 15 * self.enemy_cards as i32,
            OwnEffect::ByTiming { strategy, .. } => self.effect(strategy, &|own| self.own_effect(own)),
            OwnEffect::ActivateGeneral { .. }
            | OwnEffect::DiscardRandom { .. }
            | OwnEffect::FrenchAlliance { .. }
            | OwnEffect::FrenchNavyAway
            | OwnEffect::BlockPcPlacement { .. }
            | OwnEffect::BattleBonus { .. } => USELESS,
        }
    }

    /// §6.32 What the small action of a discard is worth.
    pub fn discarding(&self) -> i32 {
        *self.discarding.get_or_init(|| {
            let near = self.open.next_to_pcs(self.facts, self.me);
            let spaces = pcs::markable(self.open, self.facts, self.me, near, Means::Discard) & near;
            let place = self.best_mark(spaces, Marking::Own);
            let enemy = self.me.enemy();
            let targets = (self.open.pcs[enemy] - self.open.unit_spaces(self.facts, enemy)) & near;
            let remove = self.best_mark(targets, Marking::Removed);
            place.into_iter().chain(remove).max().unwrap_or(0).max(0)
        })
    }

    /// §7.2.B What the best landing party is worth.
    pub fn best_landing_party(&self) -> i32 {
        if self.me == Side::American {
            return 0;
        }
        let spaces = campaign::landing_spaces(self.open, self.facts);
        self.best_mark(spaces, Marking::Own).unwrap_or(0)
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

/// The options of a card that says "one of these".
fn options(effect: &Effect) -> &[Effect] {
    if let Effect::Choose(options) = effect {
        return options;
    }
    if let Effect::Own(OwnEffect::ByTiming { strategy, .. }) = effect { options(strategy) } else { &[] }
}
