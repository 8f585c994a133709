//! A player who answers whatever is asked.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::people::{Person, Socket};

/// What a viewer has of a table: every message brings it up to date.
#[derive(Default, Debug)]
pub struct Board {
    pub version: i64,
    pub answers: Vec<Value>,
    pub journal: BTreeMap<u64, Value>,
    pub totals: (u64, u64),
    pub last: Value,
}

impl Board {
    /// Takes a message of state.
    pub fn take(&mut self, message: Value) {
        assert!(message["version"].as_i64() >= Some(self.version), "versions only rise: {message}");
        self.version = message["version"].as_i64().expect("a version");
        let from = message["from"]["answers"].as_u64().expect("a number") as usize;
        assert!(from <= self.answers.len(), "an answer was lost: {message}");
        self.answers.truncate(from);
        self.answers.extend(message["answers"].as_array().cloned().unwrap_or_default());
        for (index, answer) in self.answers.iter().enumerate() {
            assert_eq!(answer["n"].as_u64(), Some(index as u64 + 1), "an answer was lost or doubled");
        }
        let from = message["from"]["journal"].as_u64().expect("a number");
        self.journal.split_off(&from);
        for note in message["journal"].as_array().into_iter().flatten() {
            self.journal.insert(note["n"].as_u64().expect("a number"), note.clone());
        }
        let total = &message["total"];
        self.totals = (total["answers"].as_u64().unwrap_or(0), total["journal"].as_u64().unwrap_or(0));
        assert_eq!(self.totals.0, self.answers.len() as u64, "{message}");
        self.last = message;
    }

    /// The query with which to come back.
    pub fn resume(&self) -> String {
        format!("version={}&answers={}&journal={}", self.version, self.totals.0, self.totals.1)
    }

    pub fn is_over(&self) -> bool {
        !self.last["outcome"].is_null()
    }

    /// An answer to a question of one of these seats, if there is one.
    pub fn answer(&self, seats: &[&str]) -> Option<Value> {
        let questions = self.last["questions"].as_array()?;
        let question =
            questions.iter().find(|question| seats.contains(&question["seat"].as_str().unwrap_or("")))?;
        let choices = question["choices"].as_array()?;
        // Not always the first, so that games differ, but always the same in the same place.
        let choice = choices.get(self.answers.len() * 7 % choices.len().max(1))?;
        Some(json!({
            "do": "answer", "id": self.answers.len(), "seat": question["seat"], "choice": choice["choice"],
            "version": question["since"],
        }))
    }
}

/// Plays seats over a socket to the end of the game.
pub async fn play_to_the_end(mut socket: Socket, seats: &[&str]) -> Board {
    let mut board = Board::default();
    let mut answered = -1;
    loop {
        let message = socket.hear().await.expect("the socket is open");
        match message["type"].as_str() {
            Some("state") => board.take(message),
            Some("refused") => panic!("{message}"),
            _ => continue,
        }
        if board.is_over() {
            return board;
        }
        if let Some(answer) = board.answer(seats) {
            let since = answer["version"].as_i64().expect("a version");
            if since > answered {
                answered = board.version;
                socket.say(&answer).await;
            }
        }
    }
}

/// Plays seats by plain requests until the game is over or so many answers were given.
pub async fn play_by_requests(person: &Person, table: &str, seats: &[&str], most: usize) -> Board {
    let mut board = Board::default();
    for _ in 0..most {
        let state = person.state(table).await;
        board = Board::default();
        board.take(state);
        let Some(answer) = board.answer(seats).filter(|_| !board.is_over()) else { break };
        let body =
            json!({ "seat": answer["seat"], "choice": answer["choice"], "version": answer["version"] });
        person.post(&format!("/api/tables/{table}/answer"), body).await.good();
    }
    board
}
