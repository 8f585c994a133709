//! Players that are programs. They see what their seat may know and answer the same questions as people.

use crate::chance::{AgentRng, Chance, Deck};
use crate::driver::Extra;
use crate::{Asked, Audience, Choice, Flow, Game, Key, Message, Prompt, Question, Seat, Stop, Viewer};

/// A player of one game that answers at once.
pub trait Agent<G: Game>: Send {
    /// Chooses among `question.choices`. Given the same observation, question and dice it chooses the same:
    /// when a roll must be typed in by a person, it is called anew with one roll more.
    fn choose(
        &mut self,
        observation: &Observation<'_, G>,
        question: &Question<'_, G>,
        dice: &mut Dice<'_, G>,
    ) -> Flow<Chosen>;
}

/// What an agent answers, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Chosen {
    /// The position of the choice in the question.
    pub position: usize,
    /// Why: one answer for each thing that was weighed. Empty when nobody wants to know.
    pub reasons: Vec<Reason>,
}

impl From<usize> for Chosen {
    fn from(position: usize) -> Self {
        Chosen { position, reasons: Vec::new() }
    }
}

/// One reason for a choice.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct Reason {
    /// The rulebook's section, or empty where the agent follows none.
    pub rule: &'static str,
    /// The reason in words.
    pub message: Message,
    /// What was compared, in the order of preference.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub candidates: Vec<Message>,
}

/// What an agent may know: the observation of its seat and nothing else.
#[derive(Debug)]
pub struct Observation<'a, G: Game> {
    pub(crate) state: &'a G::State,
    pub(crate) seat: Seat,
    pub(crate) reasons_wanted: bool,
}

impl<'a, G: Game> Observation<'a, G> {
    /// The observation of the agent's seat.
    pub fn view(&self) -> G::View<'a> {
        G::view(self.state, Viewer::Seat(self.seat))
    }

    /// A state, drawn at random, that the agent cannot tell from the present one, for looking ahead.
    pub fn imagine(&self, rng: &mut AgentRng) -> G::State {
        G::resample(self.state, Viewer::Seat(self.seat), rng)
    }

    /// The agent's seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether somebody will read the reasons.
    pub fn reasons_wanted(&self) -> bool {
        self.reasons_wanted
    }
}

/// A roll that an agent made on its way to a choice, kept with the answer in the record.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Roll {
    /// The face.
    pub roll: u8,
    /// The sides of the die.
    pub sides: u8,
    /// What the roll decided: a message key.
    #[serde(rename = "for")]
    pub purpose: String,
    /// The rule that demands it.
    pub rule: String,
}

/// The dice of the table in an agent's hand, and its private rng.
#[derive(Debug)]
pub struct Dice<'a, G: Game> {
    pub(crate) rng: AgentRng,
    pub(crate) chance: &'a mut Chance,
    pub(crate) rolls: &'a mut Vec<Roll>,
    pub(crate) used: usize,
    pub(crate) nth: u64,
    pub(crate) seat: Seat,
    pub(crate) asked: &'a mut Vec<Asked<G>>,
    pub(crate) trouble: Option<String>,
    pub(crate) step: Rolled<'a>,
}

/// The rolls that came with the answers of the present step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rolled<'a> {
    pub extras: &'a std::collections::BTreeMap<usize, Extra>,
    /// The first answer of the step, and the one to come.
    pub answers: (usize, usize),
}

impl<G: Game> Dice<'_, G> {
    /// Rolls a die at the table: recorded, shown, and typed in by a person who plays on a real board.
    pub fn roll(&mut self, prompt: Prompt, sides: u8) -> Flow<u8> {
        if let Some(roll) = self.rolls.get(self.used) {
            self.used += 1;
            return Ok(roll.roll);
        }
        let faces: Vec<_> = (1..=i32::from(sides)).map(G::Choice::number).collect();
        match self.chance.outcome(self.nth + self.used as u64, &faces, &[], &mut Deck::default()) {
            Ok(Some(position)) => {
                self.keep(position as u8 + 1, sides, &prompt);
                Ok(position as u8 + 1)
            }
            Ok(None) => {
                self.asked.push(Asked {
                    seat: Seat::CHANCE,
                    prompt,
                    choices: faces,
                    odds: Vec::new(),
                    audience: Audience::All,
                    rolled_for: Some(self.seat),
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
    pub fn earlier(&self, purpose: Key) -> Option<u8> {
        let (first, next) = self.step.answers;
        let before =
            self.step.extras.range(first..next).rev().flat_map(|(_, extra)| extra.rolls.iter().rev());
        self.rolls[..self.used]
            .iter()
            .rev()
            .chain(before)
            .find(|roll| roll.purpose == purpose.0)
            .map(|roll| roll.roll)
    }

    /// The agent's own randomness, for agents that follow no rulebook.
    pub fn rng(&mut self) -> &mut AgentRng {
        &mut self.rng
    }

    fn keep(&mut self, roll: u8, sides: u8, prompt: &Prompt) {
        let (purpose, rule) = (prompt.message.key.0.to_owned(), prompt.rule.to_owned());
        self.rolls.push(Roll { roll, sides, purpose, rule });
        self.used += 1;
    }
}
