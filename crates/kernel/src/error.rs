//! What can go wrong: a refusal is the player's mistake and costs nothing, a fault is ours and is reported whole.

use std::fmt;

use thiserror::Error;

use crate::FactsMismatch;

/// Why an answer or an undo was not taken. The table is as it was.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Refusal {
    /// The choice is not among those offered.
    #[error("{choice:?} is not a choice of {seat} here (rule {rule}); there are: {offered}")]
    IllegalChoice {
        /// Who answered.
        seat: String,
        /// What was answered.
        choice: String,
        /// The rule of the question.
        rule: &'static str,
        /// The choices there are.
        offered: String,
    },
    /// Somebody else is asked.
    #[error("{seat} is not asked now; waiting for {waiting} (rule {rule})")]
    WrongSeat {
        /// Who answered.
        seat: String,
        /// Who is asked.
        waiting: String,
        /// The rule of the question.
        rule: &'static str,
    },
    /// The game has no such seat.
    #[error("there is no seat {seat:?}; there are: {seats}")]
    NoSuchSeat {
        /// What was given.
        seat: String,
        /// The seats there are.
        seats: String,
    },
    /// The game is over.
    #[error("the game is over: nothing is asked any more")]
    GameOver,
    /// There is nothing that this seat may take back.
    #[error("{seat} cannot take anything back: {reason}")]
    NoUndo {
        /// Who asked.
        seat: String,
        /// Why not.
        reason: &'static str,
    },
    /// An agent that was asked for advice gave none that is legal.
    #[error("the agent has no legal advice for {seat} (rule {rule})")]
    NoAdvice {
        /// For whom.
        seat: String,
        /// The rule of the question.
        rule: &'static str,
    },
    /// A look ahead would show what is hidden.
    #[error("{seat} cannot look ahead: something is hidden")]
    NoPreview {
        /// Who asked.
        seat: String,
    },
    /// The rules broke earlier; see the fault.
    #[error("{0}")]
    Broken(Box<Fault>),
}

impl Refusal {
    /// The short name of the refusal in the protocol.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::IllegalChoice { .. } => "illegal-choice",
            Refusal::WrongSeat { .. } => "wrong-seat",
            Refusal::NoSuchSeat { .. } => "no-such-seat",
            Refusal::GameOver => "game-over",
            Refusal::NoUndo { .. } => "no-undo",
            Refusal::NoAdvice { .. } => "no-advice",
            Refusal::NoPreview { .. } => "no-preview",
            Refusal::Broken(_) => "broken",
        }
    }

    /// The rule behind the refusal, where there is one.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::IllegalChoice { rule, .. }
            | Refusal::WrongSeat { rule, .. }
            | Refusal::NoAdvice { rule, .. } => Some(rule),
            Refusal::NoSuchSeat { .. }
            | Refusal::GameOver
            | Refusal::NoUndo { .. }
            | Refusal::NoPreview { .. }
            | Refusal::Broken(_) => None,
        }
    }
}

/// A defect of rules, agent or record, with the record that leads to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// The question that was asked there.
    pub question: Option<QuestionText>,
    /// The record so far, as text.
    pub record: String,
}

impl std::error::Error for Fault {}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.kind)?;
        if let Some(question) = &self.question {
            write!(f, "\nthe question was: {question}")?;
        }
        Ok(())
    }
}

/// What is wrong.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum FaultKind {
    /// A rule asked without offering any choice.
    #[error("a question without choices")]
    EmptyQuestion,
    /// A rule offered more choices than an answer can name.
    #[error("{0} choices in one question; there can be 65,535")]
    TooManyChoices(usize),
    /// A step that was made again for a viewer differs from what the viewer knows.
    #[error("the step, made again, differs from what the viewer knows")]
    Unlike,
    /// A step asked and asked.
    #[error("more than {0} questions in one step")]
    Runaway(usize),
    /// Step after step passed without a question or an end.
    #[error("{0} steps in a row asked nothing and ended nothing")]
    Idle(usize),
    /// The same answers led elsewhere.
    #[error("the step went another way when it was run again over the same answers")]
    NotDeterministic,
    /// An agent answered what was not offered.
    #[error("the agent of {seat} answered position {position} of {choices} choices")]
    AgentRefused {
        /// The agent's seat.
        seat: String,
        /// What it answered.
        position: usize,
        /// How many choices there were.
        choices: usize,
    },
    /// A rule caught a stop and went on, or stopped without a question.
    #[error("the step went on past a question without its answer, or stopped without a question")]
    Unheeded,
    /// A rule asked a seat that this set-up does not have.
    #[error("seat number {seat} is asked, and there are {seats} seats")]
    NoSuchSeat {
        /// The index of the seat.
        seat: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// A draw whose weights do not fit its choices.
    #[error("the weights {odds:?} for {choices} choices: each choice has one, and none is 0")]
    Odds {
        /// The weights.
        odds: Vec<u32>,
        /// How many choices there were.
        choices: usize,
    },
    /// An inspector found something wrong.
    #[error("{0}")]
    Inspection(String),
    /// Chance had no outcome to give.
    #[error("chance: {0}")]
    Chance(String),
    /// A record is of other facts than those in use.
    #[error("line 1: {0}")]
    FactsMismatch(FactsMismatch),
    /// An answer of a record does not hold.
    #[error("line {line}: {reason}")]
    Record {
        /// The line of the record, the header being line 1.
        line: usize,
        /// Why it does not hold.
        reason: String,
    },
}

/// A question as a fault reports it.
#[derive(Clone, PartialEq, Debug)]
pub struct QuestionText {
    /// Who was asked.
    pub seat: String,
    /// The rule.
    pub rule: &'static str,
    /// The prompt's key and arguments.
    pub prompt: String,
    /// The notations of the choices.
    pub choices: Vec<String>,
}

impl fmt::Display for QuestionText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seat, rule, prompt, choices) = (&self.seat, self.rule, &self.prompt, self.choices.join(", "));
        write!(f, "{seat}, rule {rule}, {prompt}; choices: {choices}")
    }
}
