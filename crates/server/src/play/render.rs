//! What a viewer is told of a table.

use std::borrow::Cow;

use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use tricorne_kernel::{Message, RecordLine, Viewer, Words, msg};
use tricorne_library::AnyTable;
use tricorne_locale::{Given as GivenArg, Language, Speech};
use tricorne_wire::{JournalEntry, Outcome, Question};

use super::Meta;
use super::meta::UndoAsked;
use crate::store::Status;

/// The language of a viewer, or none for a program that reads keys alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Locale(pub Option<Language>);

impl Default for Locale {
    fn default() -> Self {
        Locale(Some(Language::default()))
    }
}

impl Words for Locale {
    fn say(&self, message: &Message) -> String {
        self.0.map(|language| Speech::of(language).say(message)).unwrap_or_default()
    }
}

/// The first answer and the first note of the journal that a viewer does not have yet. What she has from there on no
/// longer holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Span {
    /// The first answer, from 0.
    pub answers: usize,
    /// The first note of the journal, from 0.
    pub journal: usize,
}

/// A table as one viewer sees it.
#[derive(Clone, Copy, Debug)]
pub struct Rendering<'a> {
    /// Its name.
    pub id: &'a str,
    /// What it is besides its game.
    pub meta: &'a Meta,
    /// Its game.
    pub table: &'a dyn AnyTable,
    /// Whether anybody may know now what others may not.
    pub hides: bool,
    /// With whose viewpoint.
    pub viewer: Viewer,
    /// In which language.
    pub locale: Locale,
}

/// The message that brings a viewer up to date.
#[derive(Serialize)]
struct State<'a> {
    r#type: &'static str,
    table: &'a str,
    version: i64,
    status: Status,
    viewer: &'static str,
    from: Span,
    total: Span,
    answers: Vec<Given<'a>>,
    journal: Vec<NumberedNote>,
    questions: Vec<Asked>,
    outcome: Option<Ended<'a>>,
    undo_asked: Option<&'a UndoAsked>,
    resigned: Vec<&'a str>,
    view: Box<RawValue>,
}

/// An answer, with the reasons of an agent.
#[derive(Serialize)]
struct Given<'a> {
    #[serde(flatten)]
    line: RecordLine,
    #[serde(skip_serializing_if = "Option::is_none")]
    reasons: Option<Cow<'a, Value>>,
}

/// A note of the journal.
#[derive(Serialize)]
struct NumberedNote {
    n: usize,
    #[serde(flatten)]
    note: JournalEntry,
}

/// A question that waits.
#[derive(Serialize)]
struct Asked {
    #[serde(flatten)]
    question: Question,
    since: i64,
    hidden: bool,
}

/// How a game ended.
#[derive(Serialize)]
struct Ended<'a> {
    #[serde(flatten)]
    outcome: Outcome,
    resigned: Vec<&'a str>,
    conceded: bool,
}

impl Rendering<'_> {
    /// The message for a viewer who has all before this span.
    pub fn message(&self, from: Span) -> String {
        let Rendering { meta, table, viewer, .. } = *self;
        let state = State {
            r#type: "state",
            table: self.id,
            version: meta.version,
            status: meta.status,
            viewer: viewer_name(table, viewer),
            from,
            total: Span { answers: table.answers(), journal: table.notes() },
            answers: self.answers(from.answers),
            journal: self.journal(from.journal),
            questions: self.questions(),
            outcome: ended(meta, table, self.locale),
            undo_asked: meta.proposals.undo.as_ref(),
            resigned: meta.resigned(),
            view: table.view_text(viewer),
        };
        serde_json::to_string(&state).expect("a message is plain data")
    }

    /// Whether all may see all.
    fn is_open(&self) -> bool {
        !self.hides || self.viewer == Viewer::Referee || self.meta.is_over(self.table)
    }

    fn answers(&self, from: usize) -> Vec<Given<'_>> {
        let viewer = if self.meta.conceded { Viewer::Referee } else { self.viewer };
        let open = self.is_open();
        let lines = self.table.lines_for(viewer, from).into_iter().zip(from..);
        let given = lines.map(|(line, n)| {
            let reasons = if open { self.meta.reasons.get(&n) } else { None };
            Given { line, reasons: reasons.map(|reasons| in_words(reasons, self.locale)) }
        });
        given.collect()
    }

    fn journal(&self, from: usize) -> Vec<NumberedNote> {
        let over = self.meta.is_over(self.table);
        let notes = self.table.journal(Viewer::Referee, from).into_iter().zip(from..);
        let known = notes.filter(|(note, _)| over || self.viewer.may_know(note.audience));
        known
            .map(|(note, n)| NumberedNote { n, note: JournalEntry::of(&note, self.table, &self.locale) })
            .collect()
    }

    fn questions(&self) -> Vec<Asked> {
        if self.meta.conceded {
            return Vec::new();
        }
        let open = self.is_open();
        let asked = self.table.questions().into_iter().map(|mut pending| {
            let seat = pending.seat;
            let own = matches!(self.viewer, Viewer::Seat(own) if self.table.seat_named(seat) == Some(own));
            let hidden = !(open || own);
            if hidden {
                pending.choices.clear();
            }
            let since = self.meta.asked.iter().find(|asked| asked.seat == seat).map(|asked| asked.version);
            let since = since.unwrap_or(self.meta.version);
            Asked { question: Question::of(pending, &self.locale), since, hidden }
        });
        asked.collect()
    }
}

fn ended<'a>(meta: &'a Meta, table: &dyn AnyTable, locale: Locale) -> Option<Ended<'a>> {
    let resigned = meta.resigned();
    let ending = table.outcome().or_else(|| {
        let others = table.seats().iter().map(|info| info.id).filter(|seat| !resigned.contains(seat));
        let message = msg!("server-conceded");
        meta.conceded.then(|| tricorne_library::Outcome {
            winners: others.collect(),
            scores: Vec::new(),
            message,
        })
    })?;
    Some(Ended { outcome: Outcome::of(ending, &locale), resigned, conceded: meta.conceded })
}

/// The message that seats or status of a table have changed, and are worth being looked at again.
pub fn table_message(id: &str, meta: &Meta) -> Value {
    json!({ "type": "table", "table": id, "version": meta.version, "status": meta.status })
}

/// The name of a viewpoint.
fn viewer_name(table: &dyn AnyTable, viewer: Viewer) -> &'static str {
    match viewer {
        Viewer::Observer => "observer",
        Viewer::Referee => "referee",
        Viewer::Seat(seat) => table.seats()[seat.index()].id,
    }
}

/// How a game ended, as it is kept; none while it goes on.
pub fn outcome_kept(meta: &Meta, table: &dyn AnyTable) -> Option<String> {
    let ended = ended(meta, table, Locale(None))?;
    Some(serde_json::to_string(&ended).expect("an outcome is plain data"))
}

/// An outcome as it is kept, with its text in a language.
pub fn outcome_told(kept: &str, locale: Locale) -> Option<Value> {
    let mut outcome: Value = serde_json::from_str(kept).ok()?;
    if let (Some(language), Some(message)) = (locale.0, outcome.get_mut("message")) {
        add_text(message, Speech::of(language));
    }
    Some(outcome)
}

/// Whether an outcome as it is kept is a resignation.
pub fn conceded(kept: &str) -> bool {
    serde_json::from_str::<Value>(kept).is_ok_and(|outcome| outcome["conceded"] == true)
}

/// Reasons as they are kept, with their text in a language.
pub fn in_words(reasons: &Value, locale: Locale) -> Cow<'_, Value> {
    let Some(language) = locale.0 else { return Cow::Borrowed(reasons) };
    let speech = Speech::of(language);
    let mut reasons = reasons.clone();
    for reason in reasons.as_array_mut().into_iter().flatten() {
        if let Some(message) = reason.get_mut("message") {
            add_text(message, speech);
        }
        for candidate in reason.get_mut("candidates").and_then(Value::as_array_mut).into_iter().flatten() {
            add_text(candidate, speech);
        }
    }
    Cow::Owned(reasons)
}

fn add_text(message: &mut Value, speech: &Speech) {
    let none = Map::new();
    let args = message.get("args").and_then(Value::as_object).unwrap_or(&none);
    let names: Vec<(&str, Result<i64, String>)> = args
        .iter()
        .map(|(name, value)| match value.as_str() {
            Some(key) => (name.as_str(), Err(speech.text(key, &[]))),
            None => (name.as_str(), Ok(value.as_i64().unwrap_or_default())),
        })
        .collect();
    let given: Vec<(&str, GivenArg<'_>)> = names
        .iter()
        .map(|(name, value)| match value {
            Ok(number) => (*name, GivenArg::Number(*number)),
            Err(text) => (*name, GivenArg::Text(text)),
        })
        .collect();
    let text = speech.text(message.get("key").and_then(Value::as_str).unwrap_or_default(), &given);
    message["text"] = text.into();
}
