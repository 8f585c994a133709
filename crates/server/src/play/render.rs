//! What a viewer is sent of a table.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tricorne_kernel::{Facts, Message, Note, SeatInfo, Viewer, Words, msg};
use tricorne_library::{AnyTable, Pack};
use tricorne_locale::{Language, Speech, TableWords, say};
use tricorne_wire::{JournalEntry, MessageText, Outcome, Question, Reason, StoredMessage, StoredReason};
use utoipa::ToSchema;

use super::Meta;
use super::clocks::ClockInfo;
use super::meta::UndoAsked;
use super::timing::lost_on_time;
use crate::pace::Late;
use crate::store::{Status, SystemLine};

/// The language of a viewer, or none for a program that reads keys alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Locale(pub Option<Language>);

impl Default for Locale {
    fn default() -> Self {
        Locale(Some(Language::default()))
    }
}

impl Locale {
    /// The words of a table that is played with this pack.
    pub fn words(self, pack: &Pack) -> Spoken {
        Spoken { words: pack.words(self.0.unwrap_or_default()), silent: self.0.is_none() }
    }
}

/// The words for a viewer of a table: none for a program that reads keys alone.
#[derive(Clone, Debug)]
pub struct Spoken {
    words: TableWords,
    silent: bool,
}

impl Spoken {
    /// The words, unless nobody wants them.
    pub fn wanted(&self) -> Option<&TableWords> {
        (!self.silent).then_some(&self.words)
    }
}

impl Words for Spoken {
    fn say(&self, message: &Message) -> String {
        self.wanted().map(|words| words.say(message)).unwrap_or_default()
    }

    fn facts(&self) -> &dyn Facts {
        self.words.facts()
    }
}

/// The first answer and the first note of the journal that a viewer does not have yet. What she has from there on no
/// longer holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
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
#[derive(Debug, Serialize, ToSchema)]
pub struct StateMessage {
    /// `state`.
    r#type: &'static str,
    /// The table.
    table: String,
    /// How often it has changed.
    version: i64,
    status: Status,
    /// As whom it is seen: a seat, `observer` or `referee`.
    viewer: &'static str,
    /// Answers and journal begin here; what the viewer had from here on no longer holds.
    from: Span,
    /// How much there is, as far as the viewer may know.
    total: Span,
    answers: Vec<AnswerGiven>,
    journal: Vec<JournalNote>,
    questions: Vec<QuestionAsked>,
    outcome: Option<GameOver>,
    undo_asked: Option<UndoAsked>,
    /// The seats that have resigned.
    resigned: Vec<String>,
    /// The clocks of those who play, where the table has a pace.
    clocks: Vec<ClockInfo>,
    /// The position as the viewer may know it, in the shape of the game.
    #[schema(value_type = GameView)]
    view: Box<RawValue>,
}

/// A position as one viewer may know it. Each game has its own shape, which its crate describes.
#[derive(Debug, ToSchema)]
#[allow(dead_code, reason = "it stands for the games' own types in the description of the API")]
pub struct GameView(BTreeMap<String, Value>);

/// An answer, with the reasons of an agent.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnswerGiven {
    /// Its number, from 1.
    n: usize,
    seat: String,
    /// The notation of the choice; `?` where the viewer may not know it.
    choice: String,
    /// What an agent rolled on its way to the choice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rolls: Vec<AgentRoll>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<Reason>,
}

/// A roll of an agent.
#[derive(Debug, Serialize, ToSchema)]
pub struct AgentRoll {
    /// The face.
    roll: u8,
    /// The sides of the die.
    sides: u8,
    /// What the roll decided: the name of a roll of the game.
    r#for: String,
    /// The rule that demands it.
    rule: String,
}

/// A note of the journal, with its number from 0.
#[derive(Debug, Serialize, ToSchema)]
pub struct JournalNote {
    n: usize,
    #[serde(flatten)]
    note: JournalEntry,
}

/// A question that waits.
#[derive(Debug, Serialize, ToSchema)]
pub struct QuestionAsked {
    #[serde(flatten)]
    question: Question,
    /// The version in which it was first asked.
    since: i64,
    /// Whether its choices are hidden from the viewer.
    hidden: bool,
}

/// How a game ended.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameOver {
    #[serde(flatten)]
    outcome: Outcome,
    /// The seats that have resigned.
    resigned: Vec<String>,
    /// Whether resignation ended it.
    conceded: bool,
}

impl StateMessage {
    /// About how many bytes an answer, a note of the journal or a choice takes, and all else but the view.
    const PART: usize = 160;
    const REST: usize = 1024;

    /// The message as it is sent. Its length is guessed, since a text that grows is copied again and again.
    fn text(&self) -> String {
        let choices: usize = self.questions.iter().map(|asked| asked.question.choices.len()).sum();
        let parts = self.answers.len() + self.journal.len() + choices;
        let mut text = Vec::with_capacity(self.view.get().len() + parts * Self::PART + Self::REST);
        serde_json::to_writer(&mut text, self).expect("a message is plain data");
        String::from_utf8(text).expect("JSON is text")
    }
}

impl Rendering<'_> {
    /// The message for a viewer who has all before this span.
    pub fn message(&self, from: Span) -> String {
        let Rendering { meta, table, viewer, .. } = *self;
        let words = self.locale.words(table.pack());
        let state = StateMessage {
            r#type: "state",
            table: self.id.to_owned(),
            version: meta.version_for(viewer),
            status: meta.status,
            viewer: viewer_name(table, viewer),
            from,
            total: Span { answers: table.answers_for(self.known_as()), journal: table.notes() },
            answers: self.answers(from.answers, &words),
            journal: self.journal(from.journal, &words),
            questions: self.questions(&words),
            outcome: ended(meta, Some(table), &words),
            undo_asked: meta.proposals.undo.clone(),
            resigned: owned(meta.resigned()),
            clocks: meta.clocks_shown(),
            view: table.view_text(viewer),
        };
        state.text()
    }

    /// Whether all may see all.
    fn is_open(&self) -> bool {
        !self.hides || self.viewer == Viewer::Referee || self.meta.is_over(self.table)
    }

    /// As whom the viewer knows the answers: of a game that was resigned all are shown.
    fn known_as(&self) -> Viewer {
        if self.meta.conceded { Viewer::Referee } else { self.viewer }
    }

    fn answers(&self, from: usize, words: &Spoken) -> Vec<AnswerGiven> {
        let (open, settled) = (self.is_open(), self.table.open_from());
        let lines = self.table.lines_for(self.known_as(), from).into_iter().zip(from..);
        let given = lines.map(|(line, n)| {
            let reasons = if open && n < settled { self.meta.reasons.get(&n) } else { None };
            let reasons = reasons.map(|kept| in_words(kept, words)).unwrap_or_default();
            let rolls = line.rolls.into_iter().map(|it| AgentRoll {
                roll: it.roll,
                sides: it.sides,
                r#for: it.purpose.into_owned(),
                rule: it.rule.into_owned(),
            });
            AnswerGiven { n: line.n, seat: line.seat, choice: line.choice, rolls: rolls.collect(), reasons }
        });
        given.collect()
    }

    fn journal(&self, from: usize, words: &Spoken) -> Vec<JournalNote> {
        let over = self.meta.is_over(self.table);
        let notes = self.table.journal(Viewer::Referee, from).into_iter().zip(from..);
        let known = notes.filter(|(note, _)| over || self.viewer.may_know(note.audience));
        known.map(|(note, n)| JournalNote { n, note: JournalEntry::of(&note, self.table, words) }).collect()
    }

    /// The journal from a note on, in plain sentences.
    pub fn sentences(&self, from: usize) -> Vec<String> {
        let notes = self.journal(from, &self.locale.words(self.table.pack()));
        notes.into_iter().map(|note| note.note.message.text).collect()
    }

    fn questions(&self, words: &Spoken) -> Vec<QuestionAsked> {
        if self.meta.conceded {
            return Vec::new();
        }
        let asked = self.table.questions_for(self.viewer).into_iter().map(|question| {
            let seat = question.seat;
            let hidden = question.choices.is_empty();
            let since = self.meta.asked.iter().find(|asked| asked.seat == seat).map(|asked| asked.version);
            let since = since.unwrap_or(self.meta.version);
            let dialogue = self.meta.dialogue.as_ref().filter(|_| hidden);
            let since = dialogue.map_or(since, |dialogue| since.min(dialogue.since));
            QuestionAsked { question: Question::of(question, words), since, hidden }
        });
        asked.collect()
    }
}

fn owned(seats: Vec<&str>) -> Vec<String> {
    seats.into_iter().map(str::to_owned).collect()
}

/// How a game ended, by its rules or by resignation. One that cannot be played any more can still end by resignation.
fn ending(meta: &Meta, table: Option<&dyn AnyTable>) -> Option<tricorne_library::Outcome> {
    table.and_then(|table| table.outcome()).or_else(|| {
        let resigned = meta.resigned();
        let others = meta.seat_names.iter().copied().filter(|seat| !resigned.contains(seat));
        meta.conceded.then(|| tricorne_library::Outcome {
            winners: others.collect(),
            scores: Vec::new(),
            message: if lost_on_time(meta.clocks.as_ref(), &resigned) {
                msg!("server-forfeited")
            } else {
                msg!("server-conceded")
            },
        })
    })
}

fn ended(meta: &Meta, table: Option<&dyn AnyTable>, words: &Spoken) -> Option<GameOver> {
    let outcome = Outcome::of(ending(meta, table)?, words);
    Some(GameOver { outcome, resigned: owned(meta.resigned()), conceded: meta.conceded })
}

/// The message that seats or status of a table have changed, and are worth being looked at again.
pub fn table_message(id: &str, meta: &Meta) -> Value {
    json!({ "type": "table", "table": id, "version": meta.version_for(Viewer::Observer), "status": meta.status })
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
pub fn outcome_kept(meta: &Meta, table: Option<&dyn AnyTable>, pack: &Pack) -> Option<String> {
    let ending = ending(meta, table)?;
    let message = StoredMessage::of(&ending.message, &**pack.facts());
    let ended = ended(meta, table, &Locale(None).words(pack))?;
    let mut kept = serde_json::to_value(&ended).expect("an outcome is plain data");
    kept["message"] = serde_json::to_value(message).expect("a message is plain data");
    Some(kept.to_string())
}

/// An outcome as it is kept, with its text in a language.
pub fn outcome_told(kept: &str, pack: &Pack, locale: Locale) -> Option<Value> {
    let mut outcome: Value = serde_json::from_str(kept).ok()?;
    let message: StoredMessage = serde_json::from_value(outcome.get("message")?.clone()).ok()?;
    outcome["message"] = serde_json::to_value(message.in_words(locale.words(pack).wanted())).ok()?;
    Some(outcome)
}

/// What the server says at a table, in a language; nothing for a program that reads keys alone. `seats` are those of its game.
pub fn system_text(line: &SystemLine, locale: Locale, seats: &[SeatInfo]) -> String {
    let Some(language) = locale.0 else { return String::new() };
    let speech = Speech::of(language);
    let name = |seat: &str| {
        let info = seats.iter().find(|info| info.id == seat);
        info.map_or_else(|| seat.to_owned(), |info| speech.say(&Message::new(info.name)))
    };
    match line {
        SystemLine::OutOfTime { seat, late: Late::Bot } => {
            say!(speech, "server-time-out-bot", seat = &name(seat))
        }
        SystemLine::OutOfTime { seat, late: Late::Forfeit } => {
            say!(speech, "server-time-out-forfeit", seat = &name(seat))
        }
        SystemLine::LostOnTime { seat, late: Late::Bot } => {
            say!(speech, "server-time-lost-bot", seat = &name(seat))
        }
        SystemLine::LostOnTime { seat, late: Late::Forfeit } => {
            say!(speech, "server-time-lost-forfeit", seat = &name(seat))
        }
        SystemLine::BotFailed { seat } => say!(speech, "server-bot-failed", seat = &name(seat)),
        SystemLine::RulesChanged { dropped } => say!(speech, "server-rules-changed", count = *dropped),
        SystemLine::RulesReplayed => say!(speech, "server-rules-replayed"),
    }
}

/// Whether an outcome as it is kept is a resignation.
pub fn conceded(kept: &str) -> bool {
    serde_json::from_str::<Value>(kept).is_ok_and(|outcome| outcome["conceded"] == true)
}

/// Reasons as they are kept, in words.
fn in_words(kept: &str, words: &Spoken) -> Vec<Reason> {
    // They were read when the table was, or written since.
    let reasons: Vec<StoredReason> = serde_json::from_str(kept).expect("reasons are plain data");
    reasons.iter().map(|reason| reason.in_words(words.wanted())).collect()
}

/// A note of a journal that ended, as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StoredNote {
    at: usize,
    rule: String,
    message: StoredMessage,
}

impl StoredNote {
    /// A note with the names that these facts give.
    pub fn of(note: &Note, facts: &dyn Facts) -> StoredNote {
        StoredNote {
            at: note.at,
            rule: note.rule.to_owned(),
            message: StoredMessage::of(&note.message, facts),
        }
    }
}

/// A note of a journal that ended.
#[derive(Debug, Serialize, ToSchema)]
pub struct NoteInfo {
    /// How many answers had been given when it happened.
    at: usize,
    /// By which rule.
    rule: String,
    #[serde(flatten)]
    message: MessageText,
}

/// A journal as it is kept, in words.
pub fn notes_in_words(kept: &str, words: &Spoken) -> Vec<NoteInfo> {
    let notes: Vec<StoredNote> = serde_json::from_str(kept).unwrap_or_default();
    let told = |note: StoredNote| NoteInfo {
        at: note.at,
        rule: note.rule,
        message: note.message.in_words(words.wanted()),
    };
    notes.into_iter().map(told).collect()
}
