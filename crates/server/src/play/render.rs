//! What a viewer is told of a table.

use serde::Serialize;
use serde_json::{Map, Value, json};
use tricorne_kernel::{Message, Viewer, Words};
use tricorne_library::{AnyTable, Ending};
use tricorne_locale::{Given, Language, Speech};
use tricorne_wire::{Journal, Outcome, Question};

use super::Meta;

/// The language of a viewer, or none for a program that reads keys alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tongue(pub Option<Language>);

impl Words for Tongue {
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

/// The message that brings a viewer up to date.
pub fn state_message(
    id: &str,
    meta: &Meta,
    table: &dyn AnyTable,
    hides: bool,
    viewer: Viewer,
    tongue: Tongue,
    from: Span,
) -> String {
    let over = table.ending().is_some();
    let open = over || !hides || viewer == Viewer::Referee;
    let mut answers = Vec::new();
    for (line, n) in table.lines_for(viewer, from.answers).into_iter().zip(from.answers..) {
        let mut answer = serde_json::to_value(&line).unwrap_or_default();
        if open && let Some(reasons) = meta.reasons.get(&n) {
            answer["reasons"] = in_words(reasons, tongue);
        }
        answers.push(answer);
    }
    let notes = table.journal(Viewer::Referee, from.journal).into_iter().zip(from.journal..);
    let journal = notes.filter(|(note, _)| over || viewer.may_know(note.audience)).map(|(note, n)| {
        let mut entry = serde_json::to_value(Journal::of(&note, table, &tongue)).unwrap_or_default();
        entry["n"] = n.into();
        entry
    });
    let questions = table.questions().into_iter().map(|mut pending| {
        let own = matches!(viewer, Viewer::Seat(seat) if table.seat_named(pending.seat) == Some(seat));
        let hidden = !(open || own);
        if hidden {
            pending.choices.clear();
        }
        let since = meta.asked.iter().find(|asked| asked.seat == pending.seat).map(|asked| asked.version);
        let mut question = serde_json::to_value(Question::of(pending, &tongue)).unwrap_or_default();
        question["since"] = since.unwrap_or(meta.version).into();
        question["hidden"] = hidden.into();
        question
    });
    json!({
        "type": "state",
        "table": id,
        "version": meta.version,
        "status": meta.status,
        "viewer": viewer_name(table, viewer),
        "from": from,
        "total": { "answers": table.answers(), "journal": table.notes() },
        "answers": answers,
        "journal": journal.collect::<Vec<_>>(),
        "questions": questions.collect::<Vec<_>>(),
        "outcome": table.ending().map(|ending| Outcome::of(ending, &tongue)),
        "undo_asked": meta.undo,
        "view": table.view(viewer),
    })
    .to_string()
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

/// How a game ended, as it is kept.
pub fn outcome_json(ending: Ending) -> String {
    serde_json::to_string(&Outcome::of(ending, &Tongue(None))).expect("an outcome is plain data")
}

/// Reasons as they are kept, with their text in a language.
fn in_words(reasons: &Value, tongue: Tongue) -> Value {
    let Some(language) = tongue.0 else { return reasons.clone() };
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
    reasons
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
    let given: Vec<(&str, Given<'_>)> = names
        .iter()
        .map(|(name, value)| match value {
            Ok(number) => (*name, Given::Number(*number)),
            Err(text) => (*name, Given::Text(text)),
        })
        .collect();
    let text = speech.text(message.get("key").and_then(Value::as_str).unwrap_or_default(), &given);
    message["text"] = text.into();
}
