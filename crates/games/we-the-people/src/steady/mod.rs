//! The agent `steady`: it plays either side by weighing what its seat may know, and says why.
//!
//! How it weighs is shared with the sister game's ([`tricorne_card_driven::steady`]); what is asked stands here.

mod cards;
mod judge;
mod odds;
mod reasons;
mod tactics;
mod weighed;

use std::ops::Deref;

use tricorne_card_driven::steady::{self, card_named, number};
use tricorne_kernel::{Agent, Chosen, Dice, Flow, Observation, Prompt, Question};

use crate::WeThePeople;
use crate::cards::Card;
use crate::choice::Choice;
use crate::map::Space;
use crate::pieces::{General, Nation, Side};
use crate::state::{Navy, Open};
use crate::tactics::BattleHand;
use crate::words::Button;

/// The agent.
#[derive(Clone, Copy, Debug)]
pub struct Steady;

impl Agent<WeThePeople> for Steady {
    fn choose(
        &mut self,
        observation: &Observation<'_, WeThePeople>,
        question: &Question<'_, WeThePeople>,
        dice: &mut Dice<'_, WeThePeople>,
    ) -> Flow<Chosen> {
        let view = observation.view();
        let me = if observation.seat() == Side::American.into() { Side::American } else { Side::British };
        let hand = view.hands[me].cards.unwrap_or_default();
        let mind = Mind {
            common: steady::Mind::new(view.open, me, hand, view.hands[me.enemy()].size),
            battle_hand: view.battle_hands[me].cards.unwrap_or_default(),
            enemy_battle_cards: view.battle_hands[me.enemy()].size,
        };
        let scores: Vec<i32> =
            question.choices.iter().map(|&choice| mind.score(question.prompt, choice)).collect();
        let position = steady::best(&scores, dice);
        let wanted = observation.reasons_wanted();
        let reasons = if wanted { reasons::of(&mind, question, &scores, position) } else { Vec::new() };
        Ok(Chosen { position, reasons })
    }
}

/// What the agent knows while it weighs a question.
struct Mind<'a> {
    common: steady::Mind<'a, WeThePeople, Open>,
    battle_hand: BattleHand,
    enemy_battle_cards: usize,
}

impl<'a> Deref for Mind<'a> {
    type Target = steady::Mind<'a, WeThePeople, Open>;
    fn deref(&self) -> &Self::Target {
        &self.common
    }
}

impl Mind<'_> {
    /// What a choice is worth.
    fn score(&self, prompt: &Prompt, choice: Choice) -> i32 {
        match choice {
            Choice::Number(number) => i32::from(number),
            Choice::Space(space) => self.score_space(prompt, space),
            Choice::BySea(space) => match prompt.message.key.0 {
                "wtp-move" => self.sailing(space),
                _ => self.refuge(space),
            },
            Choice::General(general) => self.score_general(prompt, general),
            Choice::Nation(nation) => i32::from(nation == Nation::American),
            Choice::Tactic(tactic) => match prompt.message.key.0 {
                "wtp-attack-with" => self.attacking_with(tactic),
                _ => self.cancelling_with(tactic),
            },
            // The last word of the year counts most: the other side begins.
            Choice::Side(side) => i32::from(side != self.me),
            Choice::Card(card) => self.score_card(prompt, card),
            Choice::Button(word) => self.score_word(prompt, word),
        }
    }

    fn score_space(&self, prompt: &Prompt, space: Space) -> i32 {
        match prompt.message.key.0 {
            "wtp-event-remove" => self.gain(|open| open.unmark(space)),
            "wtp-move" => self.marching(space),
            "wtp-retreat-where" => self.refuge(space),
            "wtp-reinforce-where" => self.reinforcing(space, number(prompt, "count").unwrap_or(1) as u8),
            "wtp-land-where" => self.landing(space),
            "wtp-event-add-cu" => self.reinforcing(space, 2),
            "wtp-french-where" => self.refuge(space),
            "wtp-congress-where" => self.seat_of_congress(space),
            "wtp-event-remove-cu" => self.losing_one(space),
            "wtp-navy-where" => self.blockading(space),
            _ => self.gain(|open| open.mark(self.me, space)) + self.near_friends(space),
        }
    }

    fn score_general(&self, prompt: &Prompt, general: General) -> i32 {
        let quality = i32::from(general.battle()) * 3 - i32::from(general.strategy()) * 2;
        match prompt.message.key.0 {
            "wtp-who-leaves" => -quality,
            "wtp-bring-general" => 10 + quality,
            "wtp-intercept" => self.intercepting(general),
            _ => self.moving_general(general),
        }
    }

    /// §5.0 What the French Navy cuts off in a port.
    fn blockading(&self, port: Space) -> i32 {
        let garrison = 3 * i32::from(self.open.cus(Side::British, port));
        garrison + self.gain(|open| open.navy = Navy::At(port))
    }

    fn score_card(&self, prompt: &Prompt, card: Card) -> i32 {
        match prompt.message.key.0 {
            "wtp-battle-event" => self.event_in_battle(),
            "wtp-open-with-campaign" => self.event(card) - 150,
            _ => self.best_play(card),
        }
    }

    fn score_word(&self, prompt: &Prompt, word: Button) -> i32 {
        match (prompt.message.key.0, word) {
            ("wtp-use-ops", _) => self.use_of_ops(word, number(prompt, "value").unwrap_or(1) as u8),
            ("wtp-use-event", Button::Event) => card_named(prompt).map_or(0, |card| self.event(card)),
            ("wtp-counterattack", Button::Yes) => self.counterattacking(),
            ("wtp-retreat-before-battle", Button::Yes) => self.slipping_away(),
            ("wtp-move", Button::Stop) => self.stopping(),
            ("wtp-event-choose", Button::FirstOption) => 1,
            _ => 0,
        }
    }
}
