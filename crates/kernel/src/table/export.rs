//! What a table can show in writing: its journal, its record, its position.

use serde::{Deserialize, Serialize};

use super::Table;
use crate::agent::{AgentRoll, Reason};
use crate::driver::Answer;
use crate::record::{Header, RECORD_FORMAT, Record, RecordLine};
use crate::{AnyPrompt, Audience, Choice, FactFiles, Facts, Game, Note, Question, Seat, Viewer};

/// A state with the answers given since: a document that a new game can begin from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// The state at the start of the present step.
    pub state: serde_json::Value,
    /// The answers of the step so far.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<RecordLine>,
}

impl<G: Game> Table<G> {
    /// What happened, as far as a viewer may know, from note number `since` on. Once the game is over, all of it.
    pub fn journal(&self, viewer: Viewer, since: usize) -> impl Iterator<Item = Note> {
        let over = self.outcome.is_some();
        let notes = self.driver.notes.iter_from(since);
        notes.filter(move |note| over || viewer.may_know(note.audience))
    }

    /// How many notes the journal has.
    pub fn notes(&self) -> usize {
        self.driver.notes.len()
    }

    /// Why an agent gave its answer number `n` (from 0), and what it rolled for it.
    pub fn reasons(&self, n: usize) -> (Vec<Reason>, &[AgentRoll]) {
        self.driver.log.get(n).map(|answer| (answer.reasons(), answer.rolls())).unwrap_or_default()
    }

    /// What an agent rolled for its answer number `n` (from 0).
    pub(super) fn rolls(&self, n: usize) -> &[AgentRoll] {
        self.driver.log.get(n).map_or(&[], Answer::rolls)
    }

    /// The reasons of answer number `n` (from 0) as a viewer counts them; nothing where the answer is secret.
    pub fn reasons_for(&self, viewer: Viewer, n: usize) -> Vec<Reason> {
        let all = self.all_may_be_known(viewer);
        let open = self.open_from();
        let answer = if all || n < open {
            self.driver.log.get(n)
        } else {
            let own = |answer: &&Answer<G::Choice>| viewer == Viewer::Seat(answer.seat);
            self.driver.log.iter_from(open).filter(own).nth(n - open)
        };
        answer
            .filter(|answer| all || viewer.may_know(answer.audience))
            .map(Answer::reasons)
            .unwrap_or_default()
    }

    /// The whole record, secrets and seed included: for its keeper, not for players.
    pub fn record(&self) -> Record {
        let mut lines = self.lines(0);
        lines.extend(self.begun_decision(lines.len() + 1));
        Record { header: self.header(), lines }
    }

    /// The dice that were typed in for an agent which has not decided yet: a line without a choice.
    fn begun_decision(&self, n: usize) -> Option<RecordLine> {
        let rolls = &self.driver.rolls_given;
        let seat =
            self.driver.pending.iter().find_map(|asked| asked.rolled_for).filter(|_| !rolls.is_empty())?;
        let seat = self.driver.seat_name(seat).to_owned();
        Some(RecordLine { n, seat, choice: String::new(), rolls: rolls.clone() })
    }

    /// The record as a viewer may have it: without seed and deck, and what is secret from the viewer is `?`.
    pub fn record_for(&self, viewer: Viewer) -> Record {
        let mut header = self.header();
        header.seed = None;
        header.deck.clear();
        if G::HIDES && !self.all_may_be_known(viewer) {
            header.position = None;
        }
        Record { header, lines: self.lines_for(viewer, 0) }
    }

    /// The lines of [`Table::record_for`] from answer number `from` (from 0) on, as the viewer counts them.
    pub fn lines_for(&self, viewer: Viewer, from: usize) -> Vec<RecordLine> {
        let all = self.all_may_be_known(viewer);
        // All that was answered before is shown, and counts.
        let first = if all { from } else { from.min(self.open_from()) };
        let answers = (first..).zip(self.driver.log.iter_from(first));
        let shown = answers.filter(|(index, answer)| all || !self.is_open(*index, answer.seat, viewer));
        let line = |(n, (index, answer)): (usize, (usize, &Answer<G::Choice>))| {
            let mut line = self.line(n + 1, index, answer);
            if !all && !viewer.may_know(answer.audience) {
                line.choice = "?".to_owned();
                line.rolls.clear();
            }
            line
        };
        (first..).zip(shown).skip(from - first).map(line).collect()
    }

    /// How many answers a viewer may know of: without those that others gave to questions which several seats still answer.
    pub fn answers_for(&self, viewer: Viewer) -> usize {
        let open = self.driver.open_group.filter(|_| !self.all_may_be_known(viewer));
        let Some(open) = open else { return self.answers() };
        let own = self.driver.log.iter_from(open).filter(|answer| viewer == Viewer::Seat(answer.seat));
        open.min(self.answers()) + own.count()
    }

    /// Where the answers begin that several seats are giving at once: those before it stay as they are for every viewer.
    pub fn open_from(&self) -> usize {
        self.driver.open_group.unwrap_or(usize::MAX).min(self.answers())
    }

    /// Whether an answer is one of several that are shown when all are in, and not the viewer's own.
    fn is_open(&self, index: usize, seat: Seat, viewer: Viewer) -> bool {
        self.driver.open_group.is_some_and(|open| index >= open) && viewer != Viewer::Seat(seat)
    }

    /// The questions as a viewer may know them: choices are shown to the seat that is asked and, in a game that hides
    /// nothing, to all. Of a secret dialogue others see only that it goes on.
    pub fn questions_for(&self, viewer: Viewer) -> Vec<Question<G>> {
        let known = |question: &Question<G>| {
            let mut question = question.clone();
            if viewer == Viewer::Seat(question.seat) || self.all_may_be_known(viewer) {
                return question;
            }
            let secret = question.dialogue.is_some() || !viewer.may_know(question.audience);
            if let Some(dialogue) = question.dialogue {
                // Which of its questions is open, and who may know its answer, tells how far the other seat has come.
                question.prompt = AnyPrompt::Seat(dialogue);
                question.audience = Audience::All;
            }
            if secret || (G::HIDES && !question.seat.is_chance()) {
                question.choices.clear();
                question.odds.clear();
            }
            question
        };
        self.questions().iter().map(known).collect()
    }

    fn all_may_be_known(&self, viewer: Viewer) -> bool {
        self.outcome.is_some() || viewer == Viewer::Referee
    }

    /// The present position, as a document that a new game can begin from.
    pub fn position(&self) -> Position {
        let here = self.checkpoints.last().expect("a table keeps the start of the present step");
        let state = G::write_state(&here.state, &self.facts);
        let mut answers = self.lines(here.answers);
        answers.extend(self.begun_decision(0));
        for (index, line) in answers.iter_mut().enumerate() {
            line.n = index + 1;
        }
        Position { state, answers }
    }

    fn header(&self) -> Header {
        let players = self.driver.seats.iter().zip(&self.players);
        let begun_from = self.begun_from.as_ref();
        Header {
            tricorne: RECORD_FORMAT,
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            facts: self.facts.files().map(FactFiles::fingerprint),
            setup: self.setup.clone(),
            seats: players.map(|(info, player)| (info.id.to_owned(), player.clone())).collect(),
            seed: self.driver.chance.seed(),
            deck: self.dealt_deck.clone(),
            position: begun_from.map(|state| G::write_state(state, &self.facts)),
        }
    }

    fn lines(&self, from: usize) -> Vec<RecordLine> {
        let answers = self.driver.log.iter_from(from).enumerate();
        answers.map(|(after, answer)| self.line(from + after + 1, from + after, answer)).collect()
    }

    fn line(&self, n: usize, index: usize, answer: &Answer<G::Choice>) -> RecordLine {
        RecordLine {
            n,
            seat: self.driver.seat_name(answer.seat).to_owned(),
            choice: answer.choice.notation(&self.facts),
            rolls: self.rolls(index).to_vec(),
        }
    }
}
