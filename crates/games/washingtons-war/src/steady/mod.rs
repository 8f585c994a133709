//! The agent `steady`: it plays either side by weighing what its seat may know, and says why.
//!
//! How it weighs is shared with the sister game's ([`tricorne_card_driven::steady`]); what is asked stands here.

mod cards;
mod judge;
mod odds;
mod reasons;
mod weighed;

use std::ops::Deref;

use tricorne_card_driven::steady::{self, card_named, number};
use tricorne_kernel::{Agent, Chosen, Dice, Flow, Observation, Prompt, Question};

use crate::WashingtonsWar;
use crate::cards::Card;
use crate::choice::Choice;
use crate::map::{Space, Zone};
use crate::pieces::{General, Nation, Side};
use crate::state::Open;
use crate::words::Button;

/// The agent.
#[derive(Clone, Copy, Debug)]
pub struct Steady;

impl Agent<WashingtonsWar> for Steady {
    fn choose(
        &mut self,
        observation: &Observation<'_, WashingtonsWar>,
        question: &Question<'_, WashingtonsWar>,
        dice: &mut Dice<'_, WashingtonsWar>,
    ) -> Flow<Chosen> {
        let view = observation.view();
        let me = if observation.seat() == Side::American.into() { Side::American } else { Side::British };
        let hand = view.hands[me].cards.unwrap_or_default();
        let mind = Mind(steady::Mind::new(view.open, me, hand, view.hands[me.enemy()].size));
        let scores: Vec<i32> =
            question.choices.iter().map(|&choice| mind.score(question.prompt, choice)).collect();
        let position = steady::best(&scores, dice);
        let wanted = observation.reasons_wanted();
        let reasons = if wanted { reasons::of(&mind, question, &scores, position) } else { Vec::new() };
        Ok(Chosen { position, reasons })
    }
}

/// What the agent knows while it weighs a question.
struct Mind<'a>(steady::Mind<'a, WashingtonsWar, Open>);

impl<'a> Deref for Mind<'a> {
    type Target = steady::Mind<'a, WashingtonsWar, Open>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Mind<'_> {
    /// What a choice is worth.
    fn score(&self, prompt: &Prompt, choice: Choice) -> i32 {
        match choice {
            Choice::Number(number) => i32::from(number),
            Choice::Space(space) => self.score_space(prompt, space),
            Choice::BySea(space) => match prompt.message.key.0 {
                "ww-move" => self.sailing(space),
                _ => self.refuge(space),
            },
            Choice::Remove(space) => self.gain(|open| open.unmark(space)),
            Choice::General(general) => self.score_general(prompt, general),
            Choice::Nation(nation) => i32::from(nation == Nation::American),
            Choice::Zone(zone) => self.score_zone(zone),
            // The last word of the year counts most: the other side begins.
            Choice::Side(side) => i32::from(side != self.me),
            Choice::Card(card) => self.score_card(prompt, card),
            Choice::Button(word) => self.score_word(prompt, word),
        }
    }

    fn score_space(&self, prompt: &Prompt, space: Space) -> i32 {
        match prompt.message.key.0 {
            "ww-event-remove" | "ww-capture-removes" => self.gain(|open| open.unmark(space)),
            "ww-move" => self.marching(space),
            "ww-retreat-where" => self.refuge(space),
            "ww-reinforce-where" => self.reinforcing(space, number(prompt, "count").unwrap_or(1) as u8),
            "ww-land-where" => self.landing(space),
            "ww-event-add-cu" => self.reinforcing(space, 2),
            "ww-french-where" => self.refuge(space),
            "ww-congress-where" => self.seat_of_congress(space),
            "ww-event-remove-cu" => self.losing_one(space),
            "ww-european-war" => i32::from(self.open.cus(Side::British, space)),
            _ => self.gain(|open| open.mark(self.me, space)) + self.near_friends(space),
        }
    }

    fn score_general(&self, prompt: &Prompt, general: General) -> i32 {
        let quality = i32::from(general.battle()) * 2 + i32::from(general.own().agility)
            - i32::from(general.strategy()) * 2;
        match prompt.message.key.0 {
            "ww-who-leaves" => -quality,
            "ww-bring-general" => 10 + quality,
            "ww-intercept" => self.intercepting(general),
            _ => self.moving_general(general),
        }
    }

    fn score_zone(&self, zone: Zone) -> i32 {
        let ports = zone.ports().iter();
        ports
            .map(|port| {
                let garrison = 3 * i32::from(self.open.cus(Side::British, port));
                garrison + i32::from(self.open.pcs.british.contains(port))
            })
            .sum()
    }

    fn score_card(&self, prompt: &Prompt, card: Card) -> i32 {
        match prompt.message.key.0 {
            "ww-battle-card" => self.card_in_battle(card),
            "ww-exchange" => self.exchanging(prompt, card),
            "ww-open-with-campaign" => self.event(card) - 150,
            _ => self.best_play(card),
        }
    }

    fn score_word(&self, prompt: &Prompt, word: Button) -> i32 {
        match (prompt.message.key.0, word) {
            ("ww-use-ops", _) => self.use_of_ops(word, number(prompt, "value").unwrap_or(1) as u8),
            ("ww-use-event", Button::Event) => card_named(prompt).map_or(0, |card| self.event(card)),
            ("ww-use-event", Button::Discard) => self.discarding(),
            ("ww-battle-card-how", Button::Event) | ("ww-tournament", Button::Yes) => 1,
            ("ww-retreat-before-battle", Button::Yes) => self.slipping_away(),
            ("ww-campaign", Button::LandingParty) => self.best_landing_party(),
            ("ww-move", Button::Stop) => self.stopping(),
            ("ww-event-choose", Button::FirstOption) => 1,
            _ => 0,
        }
    }
}
