//! The agent `steady`: it plays either side by weighing what its seat may know, and says why.
//!
//! How it weighs is shared with We the People's ([`tricorne_card_driven::steady`]); what is asked stands here.

#![deny(clippy::wildcard_enum_match_arm)]

mod cards;
mod judge;
mod odds;
mod reasons;
mod weighed;

use std::cell::OnceCell;
use std::ops::Deref;

use tricorne_card_driven::steady::{self, Marking};
use tricorne_kernel::{Agent, Chosen, Dice, Flow, Observation, Row, Seat};

use crate::WashingtonsWar;
use crate::cards::Card;
use crate::choice::Choice;
use crate::map::{Space, Zone};
use crate::pack::Pack;
use crate::pieces::{General, Nation, Side};
use crate::prompt::Prompt;
use crate::state::{Open, State};
use crate::words::Button;

/// The agent.
#[derive(Clone, Copy, Debug)]
pub struct Steady;

impl Agent<WashingtonsWar> for Steady {
    fn choose(
        &mut self,
        observation: &Observation<'_, WashingtonsWar>,
        dice: &mut Dice<'_, WashingtonsWar>,
    ) -> Flow<Chosen> {
        if observation.choices.len() == 1 {
            return Ok(Chosen::from(0));
        }
        let mind = Mind::new(observation);
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
    let cards = Side::BOTH.into_iter().map(|side| state.hands[side].len()).sum();
    steady::worth::<WashingtonsWar, _>(&state.open, facts, me, cards)
}

/// What a learned value reads of a position.
pub fn features(state: &State, facts: &Pack, row: &mut Row<'_>) {
    steady::features::<WashingtonsWar, _>(&state.open, facts, &state.hands, row);
}

/// What the agent knows while it weighs a question.
struct Mind<'a> {
    common: steady::Mind<'a, WashingtonsWar, Open>,
    /// What discarding an event is worth.
    discarding: OnceCell<i32>,
}

impl<'a> Deref for Mind<'a> {
    type Target = steady::Mind<'a, WashingtonsWar, Open>;
    fn deref(&self) -> &Self::Target {
        &self.common
    }
}

impl<'a> Mind<'a> {
    /// What the agent's seat may know.
    fn new(observation: &Observation<'a, WashingtonsWar>) -> Mind<'a> {
        let view = observation.view();
        let me = if observation.seat == Side::American.into() { Side::American } else { Side::British };
        let hand = view.hands[me].cards.unwrap_or_default();
        Mind {
            common: steady::Mind::new(view.open, view.facts, me, hand, view.hands[me.enemy()].size),
            discarding: OnceCell::new(),
        }
    }

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
            Prompt::OpenWithCampaign => card(&|it| self.event(it) - 150),
            Prompt::BattleCard { .. } => card(&|it| self.card_in_battle(it)),
            Prompt::Exchange { title, .. } => card(&|price| self.exchanging(title, price)),
            Prompt::UseOps { value } => choice.button().map_or(0, |word| self.use_of_ops(word, value)),
            Prompt::UseEvent { title, .. } => {
                button(Button::Event, &|| self.event(title)) + button(Button::Discard, &|| self.discarding())
            }
            Prompt::BattleCardHow => button(Button::Event, &|| 1),
            Prompt::EventChoose { title } => choice.button().map_or(0, |word| self.option(title, word)),
            Prompt::Tournament => button(Button::Yes, &|| 1),
            Prompt::RetreatBeforeBattle { .. } => button(Button::Yes, &|| self.slipping_away()),
            Prompt::Move { .. } => {
                let by_sea = matches!(choice, Choice::BySea(_));
                let there = |to: Space| if by_sea { self.sailing(to) } else { self.marching(to) };
                space(&there) + button(Button::Stop, &|| self.stopping())
            }
            Prompt::Campaign { .. } => {
                general(&|it| self.moving_general(it))
                    + button(Button::LandingParty, &|| self.best_landing_party())
            }
            Prompt::ActivateWhom | Prompt::UseQueue { .. } => general(&|it| self.moving_general(it)),
            Prompt::Intercept { .. } => general(&|it| self.intercepting(it)),
            Prompt::WhoLeaves { .. } => general(&|it| -self.quality(it)),
            Prompt::BringGeneral { space, .. } => general(&|it| self.bringing(it, space)),
            Prompt::TakeAlong { units, space, .. } => {
                choice.count().map_or(0, |count| self.taking(units.0, space, count as u8))
            }
            Prompt::LandHowMany { .. } => choice.count().map_or(0, i32::from),
            Prompt::WhichCu { .. } => i32::from(choice == Choice::Nation(Nation::American)),
            Prompt::WhoFirst if choice == Choice::Side(self.me) => self.beginning(),
            Prompt::WhoFirst => 0,
            Prompt::NavyWhere => choice.zone().map_or(0, |zone| self.blockading(zone)),
            Prompt::RetreatWhere { .. } | Prompt::FrenchWhere => space(&|it| self.refuge(it)),
            Prompt::ReinforceWhere { count } => space(&|it| self.reinforcing(it, count)),
            Prompt::EventAddCu { .. } => space(&|it| self.reinforcing(it, 2)),
            Prompt::LandWhere => space(&|it| self.landing(it)),
            Prompt::CongressWhere => space(&|it| self.seat_of_congress(it)),
            Prompt::EventRemoveCu { .. } => space(&|it| self.losing_one(it)),
            Prompt::EuropeanWar => space(&|it| self.open.cus(Side::British, it).into()),
            Prompt::EventRemove { .. } | Prompt::CaptureRemoves { .. } => {
                space(&|it| self.marking(it, Marking::Removed))
            }
            Prompt::DiscardFor => {
                let removed = choice.removed().map_or(0, |it| self.marking(it, Marking::Removed));
                removed + space(&|it| self.marking_near(it))
            }
            Prompt::Committees
            | Prompt::ForTheKing { .. }
            | Prompt::PlaceOrFlip { .. }
            | Prompt::EventPlace { .. }
            | Prompt::EventFlip { .. }
            | Prompt::LandingWhere => space(&|it| self.marking_near(it)),
        }
    }

    /// What an own PC marker in a space is worth.
    fn marking_near(&self, space: Space) -> i32 {
        self.marking(space, Marking::Own) + self.near_friends(space)
    }

    /// What it is worth to begin the year. The last word counts most, unless a general must be brought to safety, or a blow is
    /// ready.
    fn beginning(&self) -> i32 {
        let operations = self.hand.iter().filter_map(|card| card.ops(self.facts)).max().unwrap_or(0);
        self.dear_at_risk(0).max(self.best_move(operations)) - 100
    }

    /// What it is worth to bring a general to a space, where another may have to make room for him.
    fn bringing(&self, general: General, space: Space) -> i32 {
        let there = self.open.general_at(self.facts, self.me, space);
        there.map_or(10, |there| -self.quality(there)) + self.quality(general)
    }

    /// How good a general is.
    fn quality(&self, general: General) -> i32 {
        i32::from(general.battle(self.facts)) * 2 + i32::from(general.own(self.facts).agility)
            - i32::from(general.strategy(self.facts)) * 2
    }

    /// §12.3 What the French Navy cuts off in a zone.
    fn blockading(&self, zone: Zone) -> i32 {
        let ports = zone.ports(self.facts);
        let worth = |port: Space| {
            let garrison = 3 * i32::from(self.open.cus(Side::British, port));
            garrison + i32::from(self.open.pcs.british.contains(port))
        };
        ports.iter().map(worth).sum()
    }
}

#[cfg(test)]
mod tests {
    use tricorne_kernel::{Chance, Setup, Table, own_facts};

    use super::*;

    /// Answers at random, and compares what a marker would change with the worth of the whole board.
    struct Comparing;

    impl Agent<WashingtonsWar> for Comparing {
        fn choose(
            &mut self,
            observation: &Observation<'_, WashingtonsWar>,
            dice: &mut Dice<'_, WashingtonsWar>,
        ) -> Flow<Chosen> {
            let mind = Mind::new(observation);
            let (facts, me) = (mind.facts, mind.me);
            let cards = mind.hand.len() + mind.enemy_cards;
            let before = steady::worth(mind.open, facts, me, cards);
            for space in facts.all.iter() {
                for marking in [Marking::Own, Marking::Removed] {
                    let mut after = mind.open.clone();
                    match marking {
                        Marking::Own => after.mark(me, space),
                        Marking::Removed => after.unmark(space),
                    }
                    let whole = steady::worth(&after, facts, me, cards) - before;
                    assert_eq!(mind.marking(space, marking), whole, "{marking:?} at {}", space.id(facts));
                }
            }
            Ok(Chosen::from(dice.rng().below(observation.choices.len())))
        }
    }

    /// What is looked at again after a change is all that the change touches.
    #[test]
    fn small_changes_are_weighed_as_whole_boards() {
        for seed in 0..3 {
            let setup = Setup::of::<WashingtonsWar>();
            let facts = own_facts::<WashingtonsWar>();
            let mut table = Table::<WashingtonsWar>::new(&facts, setup, Chance::seeded(seed)).unwrap();
            for side in Side::BOTH {
                table.seat_agent(side.into(), "comparing", Box::new(Comparing));
            }
            table.quiet();
            table.run().unwrap();
        }
    }
}
