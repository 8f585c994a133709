//! Players that are programs. They see what their seat may know and answer the same questions as people.

use std::borrow::Cow;
use std::sync::Arc;

use crate::belief::Belief;
use crate::chance::{AgentRng, Chance, Deck};
use crate::driver::{Answer, At};
use crate::history::History;
use crate::node::Node;
use crate::{
    AnyPrompt, Audience, Choice, Flow, Game, Message, Prompt, Question, Seat, SeatInfo, Stop, Viewer,
};

/// A player of one game that answers at once.
pub trait Agent<G: Game>: Send + Sync {
    /// Chooses among [`Observation::choices`]. Given the same observation and dice it chooses the same: when a roll must be
    /// typed in by a person, it is called again with one roll more.
    fn choose(&mut self, observation: &Observation<'_, G>, dice: &mut Dice<'_, G>) -> Flow<Chosen>;
}

/// What an agent answers, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Chosen {
    /// The position of the choice in the question.
    pub position: usize,
    /// Why: one reason for each thing that was weighed. Empty when nobody wants to know.
    pub reasons: Vec<Reason>,
}

impl From<usize> for Chosen {
    fn from(position: usize) -> Self {
        Chosen { position, reasons: Vec::new() }
    }
}

/// One reason for a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// The rulebook's section, or empty where the agent follows none.
    pub rule: &'static str,
    /// The reason in words.
    pub message: Message,
    /// What was compared, in the order of preference.
    pub candidates: Vec<Message>,
}

/// What an agent may know: the question, the view of its seat, and nothing else.
#[derive(Debug)]
pub struct Observation<'a, G: Game> {
    /// The agent's seat.
    pub seat: Seat,
    /// What is asked.
    pub prompt: &'a G::Prompt,
    /// The choices. This list is the only definition of what is legal.
    pub choices: &'a [G::Choice],
    pub(crate) at: At<'a, G>,
    pub(crate) seats: &'static [SeatInfo],
    pub(crate) step: &'a Rolled<'a, G>,
    pub(crate) reasons_wanted: bool,
    pub(crate) is_advice: bool,
}

impl<'a, G: Game> Observation<'a, G> {
    /// What the agent's seat may know of the position.
    pub fn view(&self) -> G::View<'a> {
        G::view(self.at.state, self.at.facts, Viewer::Seat(self.seat))
    }

    /// The facts that the table is played with.
    pub fn facts(&self) -> &'a Arc<G::Facts> {
        self.at.facts
    }

    /// The games that this may be, for looking ahead. None in a dry run of some rules, where there is no step to go on with.
    pub fn belief(&self) -> Option<Belief<G>> {
        let (first, next) = self.step.answers;
        let given = self.step.log.iter_from(first).take(next - first).cloned();
        let start = self.at.start?.clone();
        Some(Belief::new(Node::at_start(self.at.facts, self.seats, start), given, Viewer::Seat(self.seat)))
    }

    /// Whether the seat itself asks what it might do, so that the reasons may tell what only that seat knows.
    pub fn is_advice(&self) -> bool {
        self.is_advice
    }

    /// Whether somebody will read the reasons.
    pub fn reasons_wanted(&self) -> bool {
        self.reasons_wanted
    }
}

/// A roll that an agent made on its way to a choice, kept with the answer in the record.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct AgentRoll {
    /// The face.
    pub roll: u8,
    /// The sides of the die.
    pub sides: u8,
    /// What the roll decided: the name of a [`Game::Roll`].
    #[serde(rename = "for")]
    pub purpose: Cow<'static, str>,
    /// The rule that demands it.
    pub rule: Cow<'static, str>,
}

impl AgentRoll {
    pub(crate) fn new(roll: u8, sides: u8, purpose: &impl Prompt) -> AgentRoll {
        AgentRoll { roll, sides, purpose: purpose.name().into(), rule: purpose.rule().into() }
    }
}

/// The dice of the table in an agent's hand, and its private randomness.
#[derive(Debug)]
pub struct Dice<'a, G: Game> {
    pub(crate) rng: AgentRng,
    pub(crate) chance: &'a mut Chance,
    pub(crate) rolls: &'a mut Vec<AgentRoll>,
    pub(crate) used: usize,
    pub(crate) nth: u64,
    pub(crate) seat: Seat,
    pub(crate) prompt: G::Prompt,
    pub(crate) asked: &'a mut Vec<Question<G>>,
    pub(crate) trouble: Option<String>,
    pub(crate) step: &'a Rolled<'a, G>,
    pub(crate) facts: &'a G::Facts,
}

/// The answers of the present step, with the rolls that came with them.
#[derive(Debug)]
pub(crate) struct Rolled<'a, G: Game> {
    pub log: &'a History<Answer<G::Choice>>,
    /// The first answer of the step, and the one to come.
    pub answers: (usize, usize),
    /// Where the answers begin that several seats give in secret: those of others are not known yet.
    pub open_from: usize,
}

impl<G: Game> Clone for Rolled<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Rolled<'_, G> {}

impl<'a, G: Game> Rolled<'a, G> {
    /// The answers, without those that others give in secret at the same time.
    fn known_to(&'a self, seat: Seat) -> impl DoubleEndedIterator<Item = &'a Answer<G::Choice>> {
        let (first, next) = self.answers;
        let given = (first..next).filter_map(move |index| Some((index, self.log.get(index)?)));
        let known = given.filter(move |(index, answer)| *index < self.open_from || answer.seat == seat);
        known.map(|(_, answer)| answer)
    }
}

impl<G: Game> Dice<'_, G> {
    /// Rolls a die at the table: recorded, shown, and typed in by a person who plays on a real board.
    pub fn roll(&mut self, purpose: G::Roll, sides: u8) -> Flow<u8> {
        if let Some(roll) = self.rolls.get(self.used) {
            self.used += 1;
            return Ok(roll.roll);
        }
        let nth = self.nth + self.used as u64;
        if let Some(position) = self.chance.fall(nth, usize::from(sides), &[]) {
            let roll = position as u8 + 1;
            self.rolls.push(AgentRoll::new(roll, sides, &purpose));
            self.used += 1;
            return Ok(roll);
        }
        let faces: Vec<_> = (1..=i32::from(sides)).map(G::Choice::number).collect();
        match self.chance.outcome(nth, &faces, &[], &mut Deck::default(), self.facts) {
            Ok(Some(position)) => {
                let roll = position as u8 + 1;
                self.rolls.push(AgentRoll::new(roll, sides, &purpose));
                self.used += 1;
                Ok(roll)
            }
            Ok(None) => {
                self.asked.push(Question {
                    seat: Seat::CHANCE,
                    prompt: AnyPrompt::Chance(purpose),
                    choices: faces,
                    odds: Vec::new(),
                    audience: Audience::All,
                    rolled_for: Some(self.seat),
                    decides: Some(self.prompt),
                    dialogue: None,
                });
                Err(Stop::Paused)
            }
            Err(trouble) => {
                self.trouble = Some(trouble);
                Err(Stop::Broken)
            }
        }
    }

    /// What was last rolled for this purpose in the present step, on the way to an answer that was given or to this one.
    /// A rulebook's non-player that rolls once for several choices asks here first.
    pub fn earlier(&self, purpose: G::Roll) -> Option<u8> {
        let before = self.step.known_to(self.seat).rev().flat_map(|answer| answer.rolls().iter().rev());
        let mut rolls = self.rolls[..self.used].iter().rev().chain(before);
        rolls.find(|roll| roll.purpose == purpose.name()).map(|roll| roll.roll)
    }

    /// The agent's own randomness, for agents that follow no rulebook.
    pub fn rng(&mut self) -> &mut AgentRng {
        &mut self.rng
    }
}
