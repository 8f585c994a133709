//! What a table can show in writing: its journal, its record, its position.

use serde::{Deserialize, Serialize};

use super::Table;
use crate::agent::{Reason, Roll};
use crate::driver::Answer;
use crate::record::{Header, RECORD_FORMAT, Record, RecordLine};
use crate::{FactFiles, Game, Note, Viewer};

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
    pub fn journal(&self, viewer: Viewer, since: usize) -> impl Iterator<Item = &Note> {
        let over = self.outcome.is_some();
        let told = self.driver.notes.iter().skip(since);
        told.filter(move |note| over || viewer.may_know(note.audience))
    }

    /// How many notes the journal has.
    pub fn notes(&self) -> usize {
        self.driver.notes.len()
    }

    /// Why an agent gave its answer number `n` (from 0), and what it rolled for it.
    pub fn reasons(&self, n: usize) -> (&[Reason], &[Roll]) {
        self.driver.extras.get(&n).map_or((&[], &[]), |extra| (&extra.reasons, &extra.rolls))
    }

    /// The whole record, secrets and seed included: for its keeper, not for players.
    pub fn record(&self) -> Record {
        Record { header: self.header(), lines: self.lines(0) }
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

    /// The lines of [`Table::record_for`] from answer number `from` (from 0) on.
    pub fn lines_for(&self, viewer: Viewer, from: usize) -> Vec<RecordLine> {
        let mut lines = self.lines(from);
        if self.all_may_be_known(viewer) {
            return lines;
        }
        let open = self.driver.open_group.unwrap_or(usize::MAX);
        for ((index, answer), line) in self.driver.log.iter().enumerate().skip(from).zip(&mut lines) {
            let unopened = index >= open && viewer != Viewer::Seat(answer.seat);
            if unopened || !viewer.may_know(answer.audience) {
                line.choice = "?".to_owned();
                line.rolls.clear();
            }
        }
        lines
    }

    fn all_may_be_known(&self, viewer: Viewer) -> bool {
        self.outcome.is_some() || viewer == Viewer::Referee
    }

    /// The present position, as a document that a new game can begin from.
    pub fn position(&self) -> Position {
        let here = self.checkpoints.last().expect("a table keeps the start of the present step");
        let state = serde_json::to_value(&here.state).expect("states are plain data");
        let mut answers = self.lines(here.answers);
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
            facts: G::fact_files().map(FactFiles::fingerprint),
            setup: self.setup.clone(),
            seats: players.map(|(info, player)| (info.id.to_owned(), player.clone())).collect(),
            seed: self.driver.chance.seed(),
            deck: self.dealt_deck.clone(),
            position: begun_from.map(|state| serde_json::to_value(state).expect("states are plain data")),
        }
    }

    fn lines(&self, from: usize) -> Vec<RecordLine> {
        let entries = self.driver.log.iter().enumerate().skip(from);
        let line = |(index, answer): (usize, &Answer<G::Choice>)| RecordLine {
            n: index + 1,
            seat: self.driver.seat_name(answer.seat).to_owned(),
            choice: answer.choice.to_string(),
            rolls: self.reasons(index).1.to_vec(),
        };
        entries.map(line).collect()
    }
}
