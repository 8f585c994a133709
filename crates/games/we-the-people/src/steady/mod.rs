//! The agent `steady`: it plays either side by weighing what its seat may know, and says why.
//!
//! How it weighs is shared with Washington's War's ([`tricorne_card_driven::steady`]); what is asked stands here.

#![deny(clippy::wildcard_enum_match_arm)]

mod cards;
mod judge;
mod odds;
mod reasons;
mod tactics;
mod weighed;

use std::ops::Deref;

use tricorne_card_driven::steady;
use tricorne_kernel::{Agent, Chosen, Dice, Flow, Observation, Seat};

use crate::WeThePeople;
use crate::cards::Card;
use crate::choice::Choice;
use crate::map::Space;
use crate::pack::Pack;
use crate::pieces::{General, Nation, Side};
use crate::prompt::Prompt;
use crate::state::{Navy, Open, State};
use crate::tactics::BattleHand;
use crate::words::Button;

/// The agent.
#[derive(Clone, Copy, Debug)]
pub struct Steady;

impl Agent<WeThePeople> for Steady {
    fn choose(
        &mut self,
        observation: &Observation<'_, WeThePeople>,
        dice: &mut Dice<'_, WeThePeople>,
    ) -> Flow<Chosen> {
        let view = observation.view();
        let me = if observation.seat == Side::American.into() { Side::American } else { Side::British };
        let hand = view.hands[me].cards.unwrap_or_default();
        let mind = Mind {
            common: steady::Mind::new(view.open, view.facts, me, hand, view.hands[me.enemy()].size),
            battle_hand: view.battle_hands[me].cards.unwrap_or_default(),
            enemy_battle_cards: view.battle_hands[me.enemy()].size,
        };
        let scores: Vec<i32> =
            observation.choices.iter().map(|&choice| mind.score(observation.prompt, choice)).collect();
        let position = steady::best(&scores, dice);
        let wanted = observation.reasons_wanted();
        let reasons = if wanted { reasons::of(&mind, observation, &scores, position) } else { Vec::new() };
        Ok(Chosen { position, reasons })
    }
}

/// What a position is worth to the player of a seat: colonies, units, Congress and the French, a colony being about 100.
pub fn worth(state: &State, facts: &Pack, seat: Seat) -> i32 {
    let me = if seat == Side::American.into() { Side::American } else { Side::British };
    let late = Side::BOTH.into_iter().all(|side| state.hands[side].len() <= 2);
    judge::worth(&state.open, facts, me, late)
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
    /// What a choice is worth. A button that declines is worth 0: what can be done instead is better or worse than that.
    fn score(&self, prompt: &Prompt, choice: Choice) -> i32 {
        let space = |worth: &dyn Fn(Space) -> i32| choice.space().map_or(0, worth);
        let general = |worth: &dyn Fn(General) -> i32| choice.general().map_or(0, worth);
        let card = |worth: &dyn Fn(Card) -> i32| choice.card().map_or(0, worth);
        let button = |button: Button, worth: &dyn Fn() -> i32| {
            if choice == Choice::Button(button) { worth() } else { 0 }
        };
        match *prompt {
            Prompt::PlayCard => card(&|it| self.best_play(it)),
            // What must be played is played as it comes.
            Prompt::WhichSpecial => card(&|it| self.best_play(it)),
            Prompt::OpenWithCampaign => card(&|it| self.event(it) - 150),
            Prompt::BattleEvent { .. } => card(&|_| self.event_in_battle()),
            Prompt::UseOps { value } => choice.button().map_or(0, |word| self.use_of_ops(word, value)),
            Prompt::UseEvent { title, .. } => button(Button::Event, &|| self.event(title)),
            Prompt::EventChoose { .. } => button(Button::FirstOption, &|| 1),
            Prompt::AttackWith { .. } => choice.tactic().map_or(0, |it| self.attacking_with(it)),
            Prompt::Cancel { .. } => choice.tactic().map_or(0, |it| self.cancelling_with(it)),
            Prompt::Counterattack { .. } => button(Button::Yes, &|| self.counterattacking()),
            Prompt::RetreatBeforeBattle { .. } => button(Button::Yes, &|| self.slipping_away()),
            Prompt::Move { .. } => {
                let by_sea = matches!(choice, Choice::BySea(_));
                let there = |to: Space| if by_sea { self.sailing(to) } else { self.marching(to) };
                space(&there) + button(Button::Stop, &|| self.stopping())
            }
            Prompt::Campaign { .. } | Prompt::MoveWhom => general(&|it| self.moving_general(it)),
            Prompt::Intercept { .. } => general(&|it| self.intercepting(it)),
            Prompt::WhoLeaves { .. } => general(&|it| -self.quality(it)),
            Prompt::BringGeneral { .. } => general(&|it| 10 + self.quality(it)),
            Prompt::TakeAlong { .. } | Prompt::LandHowMany { .. } => choice.count().map_or(0, i32::from),
            Prompt::WhichCu { .. } => i32::from(choice == Choice::Nation(Nation::American)),
            // The last word of the year counts most: the other side begins.
            Prompt::WhoFirst => i32::from(choice == Choice::Side(self.me.enemy())),
            Prompt::NavyWhere { .. } => space(&|it| self.blockading(it)),
            Prompt::RetreatWhere { .. } | Prompt::FrenchWhere => space(&|it| self.refuge(it)),
            Prompt::ReinforceWhere { count } => space(&|it| self.reinforcing(it, count)),
            Prompt::EventAddCu { .. } => space(&|it| self.reinforcing(it, 2)),
            Prompt::LandWhere => space(&|it| self.landing(it)),
            Prompt::CongressWhere => space(&|it| self.seat_of_congress(it)),
            Prompt::EventRemoveCu { .. } => space(&|it| self.losing_one(it)),
            Prompt::EventRemove { .. } => space(&|it| self.gain(|open| open.unmark(it))),
            Prompt::Committees
            | Prompt::Place { .. }
            | Prompt::EventPlace { .. }
            | Prompt::EventFlip { .. } => space(&|it| self.marking(it)),
        }
    }

    /// What an own PC marker in a space is worth.
    fn marking(&self, space: Space) -> i32 {
        self.gain(|open| open.mark(self.me, space)) + self.near_friends(space)
    }

    /// How good a general is.
    fn quality(&self, general: General) -> i32 {
        i32::from(general.battle(self.facts)) * 3 - i32::from(general.strategy(self.facts)) * 2
    }

    /// §5.0 What the French Navy cuts off in a port.
    fn blockading(&self, port: Space) -> i32 {
        let garrison = 3 * i32::from(self.open.cus(Side::British, port));
        garrison + self.gain(|open| open.navy = Navy::At(port))
    }
}
