//! §8.1, §8.2 How a non-player weighs: candidates by one test after the other, then the dice.

use arrayvec::ArrayVec;
use tricorne_kernel::{Dice, Message, Prompt, Question, Reason, Seen, Told, key, msg};

use crate::LibertyOrDeath;
use crate::choice::Choice;
use crate::map::{Space, SpaceSet};
use crate::order::Order;
use crate::pieces::Faction;
use crate::random_spaces;
use crate::state::State;

/// What makes one space better than another: the higher, the better.
pub type Test<'t> = &'t dyn Fn(&State, Space) -> i32;

/// A non-player in front of a question.
#[derive(Debug)]
pub struct Mind<'m, 'd> {
    /// The position, all of it: nothing is hidden in this game.
    pub state: &'m State,
    /// Who decides.
    pub faction: Faction,
    /// The choices there are.
    pub choices: &'m [Choice],
    /// The question's prompt.
    pub prompt: &'m Prompt,
    /// Why, so far.
    pub reasons: Vec<Reason>,
    dice: &'m mut Dice<'d, LibertyOrDeath>,
    reasons_wanted: bool,
}

impl<'m, 'd> Mind<'m, 'd> {
    /// The non-player that is asked.
    pub fn new(
        seen: &Seen<'m, LibertyOrDeath>,
        question: &'m Question<'_, LibertyOrDeath>,
        dice: &'m mut Dice<'d, LibertyOrDeath>,
    ) -> Mind<'m, 'd> {
        Mind {
            state: seen.view().0,
            faction: Faction::ALL[question.seat.index()],
            choices: question.choices,
            prompt: question.prompt,
            reasons: Vec::new(),
            dice,
            reasons_wanted: seen.reasons_wanted(),
        }
    }

    /// The key of the question's prompt.
    pub fn question(&self) -> &'static str {
        self.prompt.message.key.0
    }

    /// What is being executed, if anything is.
    pub fn order(&self) -> Option<&'m Order> {
        self.state.executing.as_ref()
    }

    /// Whether this choice is offered.
    pub fn offered(&self, choice: impl Into<Choice>) -> bool {
        self.choices.contains(&choice.into())
    }

    /// The spaces that are offered.
    pub fn spaces(&self) -> SpaceSet {
        let space = |choice: &Choice| match choice {
            Choice::Space(space) => Some(*space),
            _ => None,
        };
        self.choices.iter().filter_map(space).collect()
    }

    /// The highest number that is offered.
    pub fn most(&self) -> Option<i16> {
        let number = |choice: &Choice| match choice {
            Choice::Number(number) => Some(*number),
            _ => None,
        };
        self.choices.iter().filter_map(number).max()
    }

    /// The position of a choice. One that is not offered has none: the table reports it as refused.
    pub fn position(&self, choice: Choice) -> usize {
        self.choices.iter().position(|offered| *offered == choice).unwrap_or(usize::MAX)
    }

    /// Gives a reason, by its section.
    pub fn because(&mut self, rule: &'static str, message: Message) {
        self.compared(rule, message, SpaceSet::NONE);
    }

    /// Gives a reason, with the spaces that were compared.
    pub fn compared(&mut self, rule: &'static str, message: Message, candidates: SpaceSet) {
        if self.reasons_wanted {
            let candidates = candidates.iter().map(|space| space.name().into()).collect();
            self.reasons.push(Reason { rule, message, candidates });
        }
    }

    /// Rolls a die at the table, for this reason.
    pub fn roll(&mut self, rule: &'static str, purpose: Message, sides: u8) -> Told<u8> {
        let rolled = self.dice.roll(Prompt::new(rule, purpose), sides)?;
        self.because(rule, msg!("lod-np-rolled", roll = rolled, sides = sides));
        Ok(rolled)
    }

    /// §8.1.3 Of these spaces, those that are best by the first test, of those the best by the second, and so on; equal
    /// ones by §8.2. None if there is no candidate.
    pub fn best(
        &mut self,
        rule: &'static str,
        purpose: Message,
        candidates: SpaceSet,
        tests: &[Test<'_>],
    ) -> Told<Option<Space>> {
        let mut left = candidates;
        for test in tests {
            let Some(best) = left.iter().map(|space| test(self.state, space)).max() else { return Ok(None) };
            left = left.only(|space| test(self.state, space) == best);
        }
        self.compared(rule, purpose, candidates);
        self.random_space(left)
    }

    /// §8.2 One of several equal spaces: of two by a D6, 1 to 3 the first along the arrows; of more by the Random Spaces
    /// table.
    pub fn random_space(&mut self, candidates: SpaceSet) -> Told<Option<Space>> {
        let along =
            || random_spaces::scan_order().iter().copied().filter(|&space| candidates.contains(space));
        let mut all: ArrayVec<Space, 23> = along().collect();
        if candidates.contains(Space::WestIndies) {
            all.push(Space::WestIndies);
        }
        match *all.as_slice() {
            [] => Ok(None),
            [only] => Ok(Some(only)),
            [first, second] => {
                let roll = self.roll("8.2", key!("lod-np-roll-two-spaces").into(), 6)?;
                Ok(Some(if roll <= 3 { first } else { second }))
            }
            _ => {
                let column = self.roll("8.2", key!("lod-np-roll-column").into(), 3)?;
                let row = self.roll("8.2", key!("lod-np-roll-row").into(), 6)?;
                let found = random_spaces::first_from(column, row, |space| candidates.contains(space));
                Ok(found.or_else(|| all.first().copied()))
            }
        }
    }

    /// §8.3.8 Any of the choices, each as likely as any other.
    pub fn any_choice(&mut self) -> Told<usize> {
        let count = self.choices.len();
        if count == 1 {
            return Ok(0);
        }
        let roll = self.roll("8.3.8", key!("lod-np-roll-any").into(), count as u8)?;
        Ok(usize::from(roll) - 1)
    }
}
