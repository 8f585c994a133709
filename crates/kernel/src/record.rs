//! A record: a header, then one line per answer, Chance included. JSON Lines, readable, loadable anywhere.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::agent::AgentRoll;
use crate::{Fingerprint, Setup};

/// The version of the format. Version 1, in which an agent's roll names a message instead of a roll, is read too.
pub const RECORD_FORMAT: u32 = 2;

/// The first line of a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The version of the format; its presence says that this is a record of Tricorne.
    pub tricorne: u32,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The facts that it is played with, where the game has facts that can be corrected. Records of earlier versions
    /// name none: those may be of any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facts: Option<Fingerprint>,
    /// Scenario and options.
    #[serde(flatten)]
    pub setup: Setup,
    /// Who sat where: the name of an agent, or `ask` for a person.
    #[serde(default)]
    pub seats: BTreeMap<String, String>,
    /// The seed of the dice yet to fall. Absent from records that players of a running game may see.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "seed_as_text")]
    pub seed: Option<u64>,
    /// The cards in the order in which they will be drawn, where that was chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deck: Vec<u16>,
    /// The state that the game began from, where it was not the scenario's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<serde_json::Value>,
}

/// One answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordLine {
    /// Its number, from 1.
    pub n: usize,
    /// Who answered.
    pub seat: String,
    /// The notation of the choice.
    pub choice: String,
    /// Rolls that an agent made on its way to this choice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rolls: Vec<AgentRoll>,
}

/// A header and the answers that followed.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The header.
    pub header: Header,
    /// The answers.
    pub lines: Vec<RecordLine>,
}

/// Why a text is not a record.
#[derive(Clone, PartialEq, Debug, Error)]
#[error("line {line}: {reason}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl Record {
    /// Reads a record, without yet replaying it.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut numbered = text.lines().enumerate().map(|(index, line)| (index + 1, line));
        let wrong = |line, reason: String| RecordError { line, reason };
        let (_, first) = numbered.next().ok_or_else(|| wrong(1, "the file is empty".into()))?;
        let header = read_header(first).map_err(|reason| wrong(1, reason))?;
        let mut lines = Vec::new();
        for (number, text) in numbered {
            let line: RecordLine = serde_json::from_str(text).map_err(|error| {
                wrong(number, format!("not an answer ({error}); the file may be damaged or cut off"))
            })?;
            if line.n != lines.len() + 1 {
                let reason = format!(
                    "answer {} where answer {} is due: a line is missing or doubled",
                    line.n,
                    lines.len() + 1
                );
                return Err(wrong(number, reason));
            }
            lines.push(line);
        }
        if !text.ends_with('\n') {
            return Err(wrong(lines.len() + 1, "the last line has no end: the file was cut off".into()));
        }
        Ok(Record { header, lines })
    }

    /// The record as text.
    pub fn to_text(&self) -> String {
        let mut text = json(&self.header);
        for line in &self.lines {
            text.push('\n');
            text.push_str(&json(line));
        }
        text.push('\n');
        text
    }
}

fn read_header(text: &str) -> Result<Header, String> {
    let value: serde_json::Value =
        serde_json::from_str(text).map_err(|error| format!("not a record of Tricorne: {error}"))?;
    match value.get("tricorne").and_then(serde_json::Value::as_u64) {
        Some(format) if (1..=u64::from(RECORD_FORMAT)).contains(&format) => {}
        Some(format) => {
            return Err(format!("format {format}; this program reads formats up to {RECORD_FORMAT}"));
        }
        None => return Err("not a record of Tricorne: the field \"tricorne\" is missing".into()),
    }
    serde_json::from_value(value).map_err(|error| format!("a damaged header: {error}"))
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("headers and lines have text keys only")
}

/// Seeds as text: not every reader of JSON keeps 64 bits of a number.
mod seed_as_text {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(seed: &Option<u64>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&seed.unwrap_or_default())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u64>, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse()
            .map(Some)
            .map_err(|_| D::Error::custom(format!("the seed {text:?} is not a number below 2^64")))
    }
}
