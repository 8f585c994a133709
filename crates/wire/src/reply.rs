//! What an engine replies.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use tricorne_kernel::{AgentRoll, Audience, Note, Position, RecordLine, Seat, Setup, Viewer, Words};
use tricorne_library::AnyTable;

use crate::{Error, Hello, MessageText, PromptText, Target};

/// A reply: the id of the request, and how it response.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reply {
    /// That of the request; null where it could not be read.
    pub id: Value,
    /// How it response.
    #[serde(flatten)]
    pub response: Response,
}

/// How a request response.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Response {
    /// As asked.
    Ok(Box<ReplyBody>),
    /// Not at all.
    Error(Error),
}

/// What a request gives, by its verb.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum ReplyBody {
    /// To `hello`.
    Hello(Hello),
    /// To `new` and `load`.
    NewGame(NewGame),
    /// To `record`.
    Record(RecordText),
    /// To `question`.
    Waiting(Waiting),
    /// To `answer`.
    Progress(Progress),
    /// To `preview`.
    Preview(Preview),
    /// To `odds`.
    Odds(crate::Odds),
    /// To `undo`.
    Undone(UndoReply),
    /// To `view`.
    View(View),
    /// To `advise`.
    Advice(Advice),
    /// To `position`.
    State(State),
    /// To `close` and `quit`.
    Closed(Closed),
}

impl Reply {
    /// The reply to a request.
    pub fn new(id: Value, result: Result<ReplyBody, Error>) -> Reply {
        Reply {
            id,
            response: result.map_or_else(Response::Error, |fulfilled| Response::Ok(Box::new(fulfilled))),
        }
    }
}

/// To `new` and `load`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct NewGame {
    /// What other requests call the game.
    pub handle: String,
    /// For whom the client plays: a seat, `observer`, or `referee` who sees all.
    #[serde(rename = "as")]
    pub client: &'static str,
    /// What has happened up to the first question.
    #[serde(flatten)]
    pub progress: Progress,
}

/// To `answer`: what followed, and what is asked now.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Progress {
    /// What happened.
    pub journal: Vec<JournalEntry>,
    /// What was answered, by agents and Chance too.
    pub answers: Vec<Answer>,
    /// What is asked now.
    #[serde(flatten)]
    pub waiting: Waiting,
}

/// To `question`.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Waiting {
    /// The questions that wait: several where several seats are asked at once, none once the game is over.
    pub questions: Vec<Question>,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
}

/// A question.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Question {
    /// Who decides; `chance` for dice and draws.
    pub seat: &'static str,
    /// What.
    pub prompt: PromptText,
    /// By which rule.
    pub rule: &'static str,
    /// The only answers there are.
    pub choices: Vec<Choice>,
    /// For `chance`: the weight of each choice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<u32>>", optional))]
    pub odds: Vec<u32>,
    /// The only seat that may know the answer, where it is secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub only: Option<&'static str>,
    /// The agent's seat, where an agent rolls on its way to a choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rolled_for: Option<&'static str>,
    /// Whether the seat answers several questions in secret at once with others.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub in_dialogue: bool,
}

/// One choice of a question.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Choice {
    /// Its notation, which `answer` takes.
    pub choice: String,
    /// The choice in words.
    pub label: MessageText,
    /// What it points at.
    pub target: Target,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Outcome {
    /// Who won; several may win together, and nobody wins a draw.
    pub winners: Vec<&'static str>,
    /// The score, margin or rank of each seat, where the game has one.
    pub scores: BTreeMap<&'static str, i32>,
    /// The end in words.
    pub message: MessageText,
}

/// One sentence of the story.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct JournalEntry {
    /// How many answers had been given when it happened.
    pub at: usize,
    /// By which rule.
    pub rule: &'static str,
    /// The sentence.
    #[serde(flatten)]
    pub message: MessageText,
    /// The only seat that may read it, where it is secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub only: Option<&'static str>,
}

/// An answer that was given.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Answer {
    /// Its number in the record, from 1.
    pub n: usize,
    /// Who answered.
    pub seat: String,
    /// The notation of the choice; `?` where the viewer may not know it.
    pub choice: String,
    /// What an agent rolled on its way to the choice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rolls: Vec<AgentRoll>,
    /// Why an agent chose it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Reason>,
}

/// Why an agent chose.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Reason {
    /// The rule, or empty where the agent follows none.
    pub rule: Cow<'static, str>,
    /// The reason.
    #[serde(flatten)]
    pub message: MessageText,
    /// What was compared, in the order of preference.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<MessageText>>", optional))]
    pub candidates: Vec<MessageText>,
}

/// To `preview`: what would follow, and what would be asked then.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Preview {
    /// What would happen.
    pub journal: Vec<JournalEntry>,
    /// What would be asked.
    #[serde(flatten)]
    pub waiting: Waiting,
}

/// To `undo`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct UndoReply {
    /// What was taken back.
    pub taken_back: Undone,
    /// What is asked now.
    #[serde(flatten)]
    pub waiting: Waiting,
}

/// An answer that was taken back.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Undone {
    /// Whose it was.
    pub seat: &'static str,
    /// Its notation.
    pub choice: String,
}

/// To `view`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The observation.
    pub view: Value,
    /// The same as a board of text.
    pub board: String,
}

/// To `advise`.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Advice {
    /// The choice.
    #[serde(flatten)]
    pub choice: Choice,
    /// Why.
    pub reasons: Vec<Reason>,
}

/// To `record`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RecordText {
    /// The text of the record, which `load` takes.
    pub record: String,
}

/// To `position`: fields that `new` takes as they are.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct State {
    /// The game.
    pub game: String,
    /// Its scenario and options.
    #[serde(flatten)]
    pub setup: Setup,
    /// The position.
    pub position: Position,
}

/// To `close` and `quit`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Closed {
    /// The games that are no more.
    pub closed: Vec<String>,
}

impl Progress {
    /// What a viewer may know of what happened at a table since it had so many notes and answers.
    pub fn since(
        table: &dyn AnyTable,
        viewer: Viewer,
        notes: usize,
        answers: usize,
        words: &dyn Words,
    ) -> Progress {
        let journal = table.journal(viewer, notes);
        let answer = |line: RecordLine| Answer {
            reasons: table.reasons_for(viewer, line.n - 1).iter().map(|it| Reason::of(it, words)).collect(),
            n: line.n,
            seat: line.seat,
            choice: line.choice,
            rolls: line.rolls,
        };
        Progress {
            journal: journal.iter().map(|note| JournalEntry::of(note, table, words)).collect(),
            answers: table.lines_for(viewer, answers).into_iter().map(answer).collect(),
            waiting: Waiting::of(table, viewer, words),
        }
    }
}

impl Waiting {
    /// What is asked at a table, as a viewer may know it.
    pub fn of(table: &dyn AnyTable, viewer: Viewer, words: &dyn Words) -> Waiting {
        Waiting::from_parts(table.questions_for(viewer), table.outcome(), words)
    }

    fn from_parts(
        questions: Vec<tricorne_library::Question>,
        outcome: Option<tricorne_library::Outcome>,
        words: &dyn Words,
    ) -> Waiting {
        Waiting {
            questions: questions.into_iter().map(|pending| Question::of(pending, words)).collect(),
            outcome: outcome.map(|outcome| Outcome::of(outcome, words)),
        }
    }
}

impl Preview {
    /// A look ahead from a table in words.
    pub fn of(preview: tricorne_library::Preview, table: &dyn AnyTable, words: &dyn Words) -> Preview {
        Preview {
            journal: preview.notes.iter().map(|note| JournalEntry::of(note, table, words)).collect(),
            waiting: Waiting::from_parts(preview.questions, preview.outcome, words),
        }
    }
}

impl Question {
    /// A question in words.
    pub fn of(pending: tricorne_library::Question, words: &dyn Words) -> Question {
        let is_chance = pending.seat == Seat::CHANCE_NAME;
        let even = is_chance && pending.odds.is_empty();
        Question {
            seat: pending.seat,
            prompt: PromptText { name: pending.name, message: MessageText::of(&pending.prompt, words) },
            rule: pending.rule,
            odds: if even { vec![1; pending.choices.len()] } else { pending.odds },
            choices: pending.choices.into_iter().map(|offer| Choice::of(offer, words)).collect(),
            only: pending.only,
            rolled_for: pending.rolled_for,
            in_dialogue: pending.in_dialogue,
        }
    }
}

impl Choice {
    /// A choice in words.
    pub fn of(offer: tricorne_library::Choice, words: &dyn Words) -> Choice {
        Choice {
            choice: offer.notation,
            label: MessageText::of(&offer.label, words),
            target: offer.target.into(),
        }
    }
}

impl Outcome {
    /// An ending in words.
    pub fn of(ending: tricorne_library::Outcome, words: &dyn Words) -> Outcome {
        Outcome {
            winners: ending.winners,
            scores: ending.scores.into_iter().collect(),
            message: MessageText::of(&ending.message, words),
        }
    }
}

impl JournalEntry {
    /// A note in words.
    pub fn of(note: &Note, table: &dyn AnyTable, words: &dyn Words) -> JournalEntry {
        let only = match note.audience {
            Audience::All => None,
            Audience::Only(seat) => Some(table.seats()[seat.index()].id),
        };
        JournalEntry { at: note.at, rule: note.rule, message: MessageText::of(&note.message, words), only }
    }
}

impl Reason {
    /// A reason in words.
    pub fn of(reason: &tricorne_kernel::Reason, words: &dyn Words) -> Reason {
        Reason {
            rule: reason.rule.into(),
            message: MessageText::of(&reason.message, words),
            candidates: reason.candidates.iter().map(|it| MessageText::of(it, words)).collect(),
        }
    }
}
