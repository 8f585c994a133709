//! One question before a non-player: what it sees, the dice it may roll, and the reasons it gives.

use tricorne_kernel::{Chosen, Dice, Flow, Message, Observation, Prompt as _, Reason, Rule, msg};

use crate::LibertyOrDeath;
use crate::choice::Choice;
use crate::command_order::Order;
use crate::map::{Space, SpaceSet};
use crate::pieces::Faction;
use crate::prompt::{Prompt, Roll};
use crate::random_spaces;
use crate::state::State;
use crate::words::{Activity, Button, Command};

/// A question, and what there is to answer it with.
#[derive(Debug)]
pub struct Mind<'a, 'd> {
    /// The position, in the midst of the step.
    pub state: &'a State,
    /// Whose question it is.
    pub faction: Faction,
    /// All that may be answered.
    pub choices: &'a [Choice],
    /// What is asked.
    pub prompt: Prompt,
    dice: &'a mut Dice<'d, LibertyOrDeath>,
    reasons_wanted: bool,
    reasons: Vec<Reason>,
    /// What was rolled, told after the reasons.
    rolls: Vec<Reason>,
}

impl<'a, 'd> Mind<'a, 'd> {
    pub(super) fn new(
        observation: &Observation<'a, LibertyOrDeath>,
        dice: &'a mut Dice<'d, LibertyOrDeath>,
    ) -> Mind<'a, 'd> {
        Mind {
            state: observation.view().0,
            faction: Faction::ALL[observation.seat.index()],
            choices: observation.choices,
            prompt: *observation.prompt,
            dice,
            reasons_wanted: observation.reasons_wanted(),
            reasons: Vec::new(),
            rolls: Vec::new(),
        }
    }

    /// The Brilliant Stroke of another Faction that could be trumped.
    pub fn trumped(&self) -> Option<Faction> {
        if let Prompt::Trump { other, .. } = self.prompt { Some(other) } else { None }
    }

    /// Whether the question is what to do in a Brilliant Stroke.
    pub fn in_stroke(&self) -> bool {
        matches!(self.prompt, Prompt::StrokeAction { .. } | Prompt::StrokeActionNext { .. })
    }

    /// The Command or Activity under execution.
    pub fn order(&self) -> Option<&'a Order> {
        self.state.executing.as_ref()
    }

    /// Whether this may be answered.
    pub fn offers(&self, choice: impl Into<Choice>) -> bool {
        self.choices.contains(&choice.into())
    }

    /// The spaces that may be answered.
    pub fn spaces(&self) -> SpaceSet {
        self.choices.iter().filter_map(Choice::as_space).collect()
    }

    /// The Commands that may be answered.
    pub fn commands(&self) -> impl Iterator<Item = Command> + use<'a> {
        self.choices.iter().filter_map(Choice::as_command)
    }

    /// The Special Activities that may be answered.
    pub fn activities(&self) -> impl Iterator<Item = Activity> + use<'a> {
        self.choices.iter().filter_map(Choice::as_activity)
    }

    /// The highest number that may be answered.
    pub fn most(&self) -> Choice {
        Choice::Number(self.numbers().max().unwrap_or(0))
    }

    /// The lowest number that may be answered.
    pub fn least(&self) -> Choice {
        Choice::Number(self.numbers().min().unwrap_or(0))
    }

    /// The number that may be answered and is nearest to this one from below, or else the lowest.
    pub fn at_most(&self, number: i16) -> Choice {
        let fitting = self.numbers().filter(|&it| it <= number).max();
        fitting.map_or_else(|| self.least(), Choice::Number)
    }

    fn numbers(&self) -> impl Iterator<Item = i16> + use<'a> {
        self.choices.iter().filter_map(Choice::as_number)
    }

    /// §8.1 Rolls a die at the table. `purpose` says what it decides.
    pub fn roll(&mut self, purpose: Roll, sides: u8) -> Flow<u8> {
        let roll = self.dice.roll(purpose, sides)?;
        if self.reasons_wanted {
            let message = msg!("lod-np-rolled", roll = roll, sides = sides);
            let (rule, candidates) = (purpose.rule(), vec![purpose.message()]);
            self.rolls.push(Reason { rule, message, candidates });
        }
        Ok(roll)
    }

    /// The same, but once in a turn: what was rolled for this purpose before still holds.
    pub fn roll_once(&mut self, purpose: Roll, sides: u8) -> Flow<u8> {
        match self.dice.earlier(purpose) {
            Some(roll) => Ok(roll),
            None => self.roll(purpose, sides),
        }
    }

    /// §8.1.3 The space that is best by the first test, among equals by the second, and so on; among those that are
    /// still equal by the dice (§8.2). More is better.
    pub fn best(
        &mut self,
        rule: &'static str,
        candidates: SpaceSet,
        tests: &[&dyn Fn(Space) -> i32],
    ) -> Flow<Option<Space>> {
        let mut left = candidates;
        for test in tests {
            if left.len() < 2 {
                break;
            }
            let most = left.iter().map(test).max().unwrap_or(0);
            left = left.only(|space| test(space) == most);
        }
        if self.reasons_wanted && candidates.len() > 1 {
            let mut compared: Vec<Message> = left.iter().map(|space| space.name().into()).collect();
            compared.extend((candidates - left).iter().map(|space| Message::from(space.name())));
            let message = msg!("lod-np-compared", count = candidates.len(), equal = left.len());
            self.reasons.push(Reason { rule, message, candidates: compared });
        }
        self.random_space(rule, left)
    }

    /// §8.2 One of these spaces by the dice: of two by one die, of more by the Random Spaces table. The West Indies are
    /// not in the table: they share a die with as many sides as there are candidates. The dice bear the section of the
    /// decision that they are for.
    pub fn random_space(&mut self, rule: &'static str, candidates: SpaceSet) -> Flow<Option<Space>> {
        if candidates.len() < 2 {
            return Ok(candidates.iter().next());
        }
        let west_indies = candidates.contains(Space::WestIndies);
        let in_order =
            random_spaces::scan_order().iter().copied().filter(|&space| candidates.contains(space));
        let mut in_order = in_order.chain(west_indies.then_some(Space::WestIndies));
        let space = if candidates.len() == 2 {
            let roll = self.roll(Roll::NpRollTwoSpaces { faction: self.faction, rule: Rule(rule) }, 6)?;
            in_order.nth(usize::from(roll > 3))
        } else if west_indies {
            let roll = self.roll(
                Roll::NpRollAnySpace { faction: self.faction, rule: Rule(rule) },
                candidates.len() as u8,
            )?;
            in_order.nth(usize::from(roll) - 1)
        } else {
            let d3 = self.roll(Roll::NpRollColumn { faction: self.faction, rule: Rule(rule) }, 3)?;
            let d6 = self.roll(Roll::NpRollRow { faction: self.faction, rule: Rule(rule) }, 6)?;
            random_spaces::first_from(d3, d6, |space| candidates.contains(space))
        };
        if let Some(space) = space {
            self.because(rule, msg!("lod-np-by-dice", space = space));
        }
        Ok(space)
    }

    /// §8.3.8 Any of these choices, each as likely as any other.
    pub fn any_of(&mut self, rule: &'static str, candidates: &[Choice]) -> Flow<Choice> {
        match candidates {
            [] => Ok(self.choices[0]),
            [only] => Ok(*only),
            several => {
                let purpose = Roll::NpRollAnyChoice { faction: self.faction, rule: Rule(rule) };
                let roll = self.roll(purpose, several.len() as u8)?;
                self.because(rule, msg!("lod-np-any-choice"));
                Ok(several[usize::from(roll) - 1])
            }
        }
    }

    /// Says why, in our own words, under the section that decides.
    pub fn because(&mut self, rule: &'static str, message: impl Into<Message>) {
        if self.reasons_wanted {
            self.reasons.push(Reason { rule, message: message.into(), candidates: Vec::new() });
        }
    }

    /// The same, before all reasons given so far: what was compared on the way comes after it.
    pub fn mainly_because(&mut self, rule: &'static str, message: impl Into<Message>) {
        if self.reasons_wanted {
            self.reasons.insert(0, Reason { rule, message: message.into(), candidates: Vec::new() });
        }
    }

    /// Thinks about another question in another state, with the same dice.
    pub(super) fn as_if<T>(
        &mut self,
        state: &State,
        prompt: Prompt,
        choices: &[Choice],
        think: impl FnOnce(&mut Mind<'_, 'd>) -> Flow<T>,
    ) -> Flow<T> {
        let mut mind = Mind {
            state,
            faction: self.faction,
            choices,
            prompt,
            dice: &mut *self.dice,
            reasons_wanted: self.reasons_wanted,
            reasons: Vec::new(),
            rolls: Vec::new(),
        };
        let thought = think(&mut mind);
        self.reasons.append(&mut mind.reasons);
        self.rolls.append(&mut mind.rolls);
        thought
    }

    /// Done where it is offered, or else No.
    pub fn done_or_no(&self) -> Choice {
        let word = if self.offers(Button::Done) { Button::Done } else { Button::No };
        word.into()
    }

    /// The answer. A choice that is not offered breaks the game, as it should.
    pub(super) fn chosen(mut self, choice: Choice) -> Chosen {
        let position = self.choices.iter().position(|&offered| offered == choice);
        self.reasons.append(&mut self.rolls);
        Chosen { position: position.unwrap_or(self.choices.len()), reasons: self.reasons }
    }
}
