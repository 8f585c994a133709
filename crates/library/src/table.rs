//! The face of every table.

use std::fmt::Debug;

use serde_json::Value;
use serde_json::value::RawValue;
use tricorne_kernel::{
    self as kernel, Asked, Audience, Fault, Game, Message, Note, Position, Reason, Record, RecordLine,
    Refusal, Roll, Seat, SeatInfo, Table, Target, Viewer, Words,
};

use crate::OpenError;

/// One game being played, whichever it is. See [`Table`] for what its methods do.
pub trait AnyTable: Debug + Send {
    /// The seats, in order.
    fn seats(&self) -> &'static [SeatInfo];
    /// The seat of this name; that of Chance included.
    fn seat_named(&self, name: &str) -> Option<Seat>;
    /// Who plays a seat: the name of an agent, or [`ASK`](tricorne_kernel::ASK).
    fn player(&self, seat: Seat) -> &str;
    /// The questions that wait.
    fn questions(&self) -> Vec<Question>;
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// What broke, once something has.
    fn fault(&self) -> Option<&Fault>;
    /// Takes an answer by the notation of its choice, and plays on.
    fn answer(&mut self, seat: &str, choice: &str) -> Result<(), Refusal>;
    /// What an answer would lead to, up to the next question to anybody; dice and draws are asked.
    fn preview(&self, seat: &str, choice: &str) -> Result<Preview, Refusal>;
    /// Takes back the last answer of a seat.
    fn undo(&mut self, seat: &str) -> Result<Undone, Refusal>;
    /// What an agent would answer in a seat's place, and why.
    fn advise(&self, seat: &str, agent: &str) -> Result<(Choice, Vec<Reason>), AdviceError>;
    /// What a viewer may know now.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same as the text of its JSON, which is made faster.
    fn view_text(&self, viewer: Viewer) -> Box<RawValue>;
    /// The board as a viewer sees it, for a terminal of 100 columns.
    fn board(&self, viewer: Viewer, words: &dyn Words) -> String;
    /// What happened, as far as a viewer may know, from note number `since` on.
    fn journal(&self, viewer: Viewer, since: usize) -> Vec<Note>;
    /// How many notes the journal has.
    fn notes(&self) -> usize;
    /// How many answers were given.
    fn answers(&self) -> usize;
    /// The answers from number `since` (from 0) on, secrets included.
    fn answers_since(&self, since: usize) -> Vec<Answer>;
    /// The answers from number `since` (from 0) on, as a viewer may know them.
    fn lines_for(&self, viewer: Viewer, since: usize) -> Vec<RecordLine>;
    /// Why an agent gave its answer number `n` (from 0).
    fn reasons(&self, n: usize) -> &[Reason];
    /// The whole record, secrets and seed included.
    fn record(&self) -> Record;
    /// The record as a viewer may have it.
    fn record_for(&self, viewer: Viewer) -> Record;
    /// The present position, as a document that a new game can begin from.
    fn position(&self) -> Position;
    /// A second table at the same point, with a person at every seat.
    fn fork(&self) -> Box<dyn AnyTable>;
}

/// A question that waits for its answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// Who decides, by name; `chance` for dice and draws.
    pub seat: &'static str,
    /// What, in words.
    pub prompt: Message,
    /// By which rule.
    pub rule: &'static str,
    /// The choices.
    pub choices: Vec<Choice>,
    /// For Chance: the weight of each choice; empty when all weigh the same.
    pub odds: Vec<u32>,
    /// The only seat that may know the answer, where it is secret.
    pub only: Option<&'static str>,
    /// The agent's seat, where an agent rolls on its way to a choice.
    pub rolled_for: Option<&'static str>,
}

/// One choice of a question.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// Its notation, by which it is answers_since.
    pub notation: String,
    /// The choice in words.
    pub label: Message,
    /// What it points at.
    pub target: Target,
}

/// An answer that was given.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// Its number, from 0.
    pub n: usize,
    /// Who answers_since.
    pub seat: String,
    /// The notation of the choice.
    pub choice: String,
    /// Whether there are others who may not know the choice yet.
    pub secret: bool,
    /// What an agent rolled on its way to the choice.
    pub rolls: Vec<Roll>,
    /// Why an agent chose it.
    pub reasons: Vec<Reason>,
}

/// What an answer would lead to.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    /// What it would tell.
    pub notes: Vec<Note>,
    /// What would be asked then.
    pub questions: Vec<Question>,
    /// How the game would end, if it would.
    pub outcome: Option<Outcome>,
}

/// An answer that was taken back.
#[derive(Clone, PartialEq, Debug)]
pub struct Undone {
    /// Whose it was.
    pub seat: &'static str,
    /// Its notation.
    pub choice: String,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// Who won; several may win together, and nobody wins a draw.
    pub winners: Vec<&'static str>,
    /// The score, margin or rank of each seat, where the game has one.
    pub scores: Vec<(&'static str, i32)>,
    /// The end in words.
    pub message: Message,
}

/// Why there is no advice.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum AdviceError {
    /// The game has no such agent.
    #[error(transparent)]
    Agent(#[from] OpenError),
    /// Nothing is asked of this seat, or the agent found no answer.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

impl Outcome {
    pub(crate) fn of<G: Game>(table: &Table<G>, outcome: &kernel::Outcome) -> Outcome {
        Outcome {
            winners: outcome.winners.iter().map(|&seat| table.seat_name(seat)).collect(),
            scores: outcome.scores.iter().map(|&(seat, score)| (table.seat_name(seat), score)).collect(),
            message: outcome.message,
        }
    }
}

impl Choice {
    pub(crate) fn of(choice: impl kernel::Choice) -> Choice {
        Choice { notation: choice.to_string(), label: choice.label(), target: choice.target() }
    }
}

/// The questions of a table, as plain values.
pub(crate) fn pending<G: Game>(table: &Table<G>) -> Vec<Question> {
    let plain = |asked: &Asked<G>| Question {
        seat: table.seat_name(asked.seat),
        prompt: asked.prompt.message,
        rule: asked.prompt.rule,
        choices: asked.choices.iter().map(|&choice| Choice::of(choice)).collect(),
        odds: asked.odds.clone(),
        only: match asked.audience {
            Audience::All => None,
            Audience::Only(seat) => Some(table.seat_name(seat)),
        },
        rolled_for: asked.rolled_for.map(|seat| table.seat_name(seat)),
    };
    table.questions().iter().map(plain).collect()
}
