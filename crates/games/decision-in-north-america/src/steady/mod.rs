//! The bot `steady`: it plays either side by weighing what its seat may know, and says why. It keeps nothing in mind between
//! two questions: plans are pure functions of the view, made again each time.

mod battle;
mod features;
mod greedy;
mod markers;
mod mobilize;
mod plan;
mod value;

use tricorne_kernel::{Agent, Chosen, Dice, Flow, Message, Observation, Reason, msg};

use crate::DecisionInNorthAmerica;
use crate::choice::{Button, Choice};
use crate::ids::Place;
use crate::pack::Facts;
use crate::prompts::Prompt;
use crate::sides::Side;
use crate::state::State;
use crate::view::View;

pub use features::features;
pub use greedy::Greedy;
pub use value::value;

/// The agent.
#[derive(Clone, Copy, Debug)]
pub struct Steady;

impl Agent<DecisionInNorthAmerica> for Steady {
    fn choose(
        &mut self,
        observation: &Observation<'_, DecisionInNorthAmerica>,
        dice: &mut Dice<'_, DecisionInNorthAmerica>,
    ) -> Flow<Chosen> {
        if observation.choices.len() == 1 {
            return Ok(0.into());
        }
        let mind = Mind { me: Side::of(observation.seat), view: observation.view() };
        let weighed = mind.weigh(observation.prompt, observation.choices);
        let best = weighed.scores.iter().copied().max().unwrap_or(0);
        // Commitments of one dialogue do not see each other: they are spread by chance, the better tables more often.
        let spread = matches!(observation.prompt, Prompt::CommitTo { .. });
        let position =
            if spread { weighted(&weighed.scores, dice) } else { any_best(&weighed.scores, best, dice) };
        let reasons = if observation.reasons_wanted() {
            reasons(&weighed, best, observation.prompt)
        } else {
            Vec::new()
        };
        Ok(Chosen { position, reasons })
    }
}

/// One of the best choices.
fn any_best(scores: &[i32], best: i32, dice: &mut Dice<'_, DecisionInNorthAmerica>) -> usize {
    let equals: Vec<usize> = (0..scores.len()).filter(|at| scores[*at] == best).collect();
    equals[dice.rng().below(equals.len())]
}

/// A choice by the weight of its score.
fn weighted(scores: &[i32], dice: &mut Dice<'_, DecisionInNorthAmerica>) -> usize {
    let weight = |score: &i32| (*score).max(0) as usize;
    let total: usize = scores.iter().map(weight).sum();
    let mut left = dice.rng().below(total.max(1));
    let found = scores.iter().position(|score| match left.checked_sub(weight(score)) {
        Some(rest) => {
            left = rest;
            false
        }
        None => true,
    });
    found.unwrap_or(0)
}

/// The scores of the choices, and what decided.
pub(crate) struct Weighed {
    scores: Vec<i32>,
    why: Option<Message>,
}

impl From<Vec<i32>> for Weighed {
    fn from(scores: Vec<i32>) -> Weighed {
        Weighed { scores, why: None }
    }
}

fn reasons(weighed: &Weighed, best: i32, prompt: &Prompt) -> Vec<Reason> {
    use tricorne_kernel::Prompt as _;
    let message = weighed.why.unwrap_or(if best > 0 {
        msg!("dina-why-score", score = best)
    } else {
        msg!("dina-why-plan")
    });
    vec![Reason { rule: prompt.rule(), message, candidates: Vec::new() }]
}

/// What the bot knows while it weighs.
pub(crate) struct Mind<'a> {
    me: Side,
    view: View<'a>,
}

impl<'a> Mind<'a> {
    fn state(&self) -> &State {
        &self.view.known
    }

    fn facts(&self) -> &'a Facts {
        self.view.facts
    }

    fn each(&self, choices: &[Choice], score: impl Fn(Choice) -> i32) -> Weighed {
        choices.iter().map(|choice| score(*choice)).collect::<Vec<_>>().into()
    }

    /// The choice of a place, by what it is worth to hold.
    fn places(&self, choices: &[Choice], score: impl Fn(Place) -> i32) -> Weighed {
        self.each(choices, |choice| match choice {
            Choice::Place(place) => score(place),
            _ => 0,
        })
    }

    /// Prefers one button to all else.
    fn prefer(&self, choices: &[Choice], button: Button) -> Weighed {
        self.each(choices, |choice| i32::from(choice == Choice::Button(button)))
    }

    /// Every question has its answer here; a new one does not compile without.
    fn weigh(&self, prompt: &Prompt, choices: &[Choice]) -> Weighed {
        match *prompt {
            Prompt::SetUpUnit { unit } => self.places(choices, |place| self.garrison_site(place, unit)),
            Prompt::SetUpLeader { .. }
            | Prompt::LeaderWhere { .. }
            | Prompt::LeaderArisesWhere
            | Prompt::SpecialWhere => self.places(choices, |place| self.leader_site(place)),
            Prompt::PlayMarker { moment } => self.play_marker(choices, moment),
            Prompt::RollAgain { die } => self.roll_again(choices, die),
            Prompt::CounterSpy | Prompt::Privateers { .. } | Prompt::ShotHeard => {
                self.each(choices, |choice| match choice {
                    Choice::Marker(_) => 3,
                    Choice::Button(Button::Pass) => 1,
                    _ => 0,
                })
            }
            Prompt::SpyOn => self.prefer(choices, Button::EnemyHand),
            Prompt::PartisanRegion => self.each(choices, |choice| match choice {
                Choice::Region(region) => i32::from(-self.state().loyalty_for(self.facts(), region, self.me)),
                _ => 0,
            }),
            Prompt::PartisanWhere | Prompt::BaitWhere => {
                self.places(choices, |place| self.enemy_holds(place))
            }
            Prompt::DrillWhere | Prompt::EngineersWhere | Prompt::FortressWhere | Prompt::UpgradeWhere => {
                self.places(choices, |place| self.worth(place))
            }
            Prompt::DrillHowMany { .. } | Prompt::UseTactics { .. } => self.most(choices),
            Prompt::PolitickAgainst => self.each(choices, |choice| match choice {
                Choice::Leader(leader) => self.facts().leader(leader).value.into(),
                _ => 0,
            }),
            Prompt::Bid | Prompt::ReturnMarkers | Prompt::Commit => self.each(choices, |_| 0),
            Prompt::BidHowMany => self.bid(choices),
            Prompt::BidMarker { .. } | Prompt::ReturnMarker { .. } => self.part_with(choices),
            Prompt::Mobilize { .. } => self.mobilize(choices),
            Prompt::WhichUnit => self.each(choices, |choice| match choice {
                Choice::Unit(kind) => self.facts().kind(kind).strength.into(),
                _ => 0,
            }),
            Prompt::UnitWhere { unit } => self.places(choices, |place| self.garrison_site(place, unit)),
            Prompt::ExchangeWhere => self.each(choices, |_| 0),
            Prompt::CommitMarker => {
                self.each(choices, |choice| i32::from(matches!(choice, Choice::Marker(_))))
            }
            Prompt::CommitTo { marker } => self.commit_to(choices, marker),
            Prompt::TableFirst => self.prefer(choices, Button::Progress),
            Prompt::RegionFirst => self.each(choices, |_| 0),
            Prompt::GoesHome { .. }
            | Prompt::LeaderGoesHome { .. }
            | Prompt::LeavesNeutral { .. }
            | Prompt::HonorsTo { .. } => self.places(choices, |place| self.worth(place)),
            Prompt::MoveFrom { campaign, .. } => self.move_from(choices, campaign),
            Prompt::LandOrSea { place } => self.land_or_sea(choices, place),
            Prompt::PayMarch => self.part_with(choices),
            Prompt::ForceSize { place, chosen } => self.force_size(choices, place, chosen),
            Prompt::ForceUnits { place, .. } => self.force_units(choices, place),
            Prompt::Commander { place } => self.commander(choices, place),
            Prompt::MoveTo { .. } => self.move_to(choices),
            Prompt::SailTo { .. } => self.sail_to(choices),
            Prompt::DropOff { .. } | Prompt::LeaveFleet { .. } => self.least_useful(choices),
            Prompt::Land { place } => self.land(choices, place),
            Prompt::LandWhom { .. } | Prompt::WhoGoes { .. } => self.most_useful(choices),
            Prompt::ArrangeWhere => self.each(choices, |_| 0),
            Prompt::ArrangeTop { .. } => self.least_useful(choices),
            Prompt::Overrun { .. } => self.prefer(choices, Button::Yes),
            Prompt::Intercept { place } => self.intercept(choices, place),
            Prompt::Besiege { .. } => self.places(choices, |place| 1 + self.worth(place)),
            Prompt::AbandonFortress => self.prefer(choices, Button::Done),
            Prompt::BattleWhere => self.each(choices, |_| 0),
            Prompt::CommitTactics => self.commit_tactics(choices),
            Prompt::FireOrRetreat { .. } => self.fire_or_retreat(choices),
            Prompt::FortressTarget { .. } => self.prefer(choices, Button::AtTroops),
            Prompt::Eliminated => self.eliminated(choices),
            Prompt::Disrupted => self.disrupted(choices),
            Prompt::RetreatTo { .. } => self.places(choices, |place| self.refuge(place)),
            Prompt::LeftBehind | Prompt::SinksWith | Prompt::OutOfSupply { .. } => self.least_useful(choices),
            Prompt::SiegeAttack { place } => self.siege_attack(choices, place),
            Prompt::Sortie { place } => self.siege_attack(choices, place),
            Prompt::AcceptHonors { .. } => self.prefer(choices, Button::Accept),
            Prompt::CommitMassacre { .. } => self.prefer(choices, Button::No),
        }
    }

    fn most(&self, choices: &[Choice]) -> Weighed {
        self.each(choices, |choice| match choice {
            Choice::Number(number) => number,
            _ => 0,
        })
    }

    /// §2.2 What a place is worth: its political value in hundreds.
    fn worth(&self, place: Place) -> i32 {
        100 * i32::from(self.facts().place(place).value)
    }

    fn enemy_holds(&self, place: Place) -> i32 {
        let enemy = self.view.heights[self.me.enemy()][place.index()];
        if enemy > 0 { self.worth(place) } else { 0 }
    }

    fn mine(&self, place: Place) -> usize {
        self.state().force(self.facts(), place, self.me).count()
    }

    fn enemies(&self, place: Place) -> i32 {
        self.view.heights[self.me.enemy()][place.index()].into()
    }
}
