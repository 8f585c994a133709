//! The facts that a game is played with: what they name, the files they come from, and their fingerprint.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::FactId;

/// The facts that one table is played with. Rules reach them as [`Step::facts`](crate::Step::facts); states hold indices into
/// them. A game whose facts are constants uses `()`.
pub trait Facts: fmt::Debug + Send + Sync + 'static {
    /// What the facts call something that they list.
    fn name(&self, id: FactId) -> FactName<'_>;

    /// The files that they were read from, where those can be corrected.
    fn files(&self) -> Option<&FactFiles> {
        None
    }
}

impl Facts for () {
    fn name(&self, id: FactId) -> FactName<'_> {
        unreachable!("a game without facts names {id:?}")
    }
}

/// What facts call something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FactName<'f> {
    /// Its name in notation and data.
    pub id: &'f str,
    /// The key of the message that names it for people.
    pub key: &'f str,
}

/// Fields that say where a fact comes from, not what it is: games with other ones are the same games.
const ABOUT_FACTS: [&str; 4] = ["basis", "basis_fields", "basis_legend", "note"];

/// The files of facts of a game: its own, and corrected ones in the place of those of the same name.
#[derive(Debug)]
pub struct FactFiles {
    files: BTreeMap<&'static str, Cow<'static, str>>,
    /// Words in the place of the program's own, by the names of their files: `en.ftl`.
    words: BTreeMap<String, String>,
    fingerprint: Fingerprint,
    own: Fingerprint,
}

impl FactFiles {
    /// Puts the corrected files in the place of the game's own. Every file must be JSON; what it says is for the game to check.
    pub fn new(
        own: &[(&'static str, &'static str)],
        corrected: &BTreeMap<String, String>,
    ) -> Result<FactFiles, String> {
        let mut files: BTreeMap<_, Cow<'static, str>> =
            own.iter().map(|(name, text)| (*name, Cow::Borrowed(*text))).collect();
        let own_fingerprint = Fingerprint::of(&files)?;
        let (words, corrected): (BTreeMap<_, _>, BTreeMap<_, _>) =
            corrected.clone().into_iter().partition(|(name, _)| name.ends_with(".ftl"));
        for (name, text) in &corrected {
            let Some(file) = files.get_mut(name.as_str()) else {
                let known = own.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
                return Err(format!("{name}: not a file of this pack; there are: {known}"));
            };
            *file = Cow::Owned(text.clone());
        }
        let fingerprint = if corrected.is_empty() { own_fingerprint } else { Fingerprint::of(&files)? };
        Ok(FactFiles { files, words, fingerprint, own: own_fingerprint })
    }

    /// The text of a file; empty where there is no such file.
    pub fn text(&self, name: &str) -> &str {
        self.files.get(name).map_or("", |text| text)
    }

    /// The files, by name.
    pub fn files(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.files.iter().map(|(name, text)| (*name, text.as_ref()))
    }

    /// The text of a file of words that the facts bring: `en.ftl`.
    pub fn words(&self, name: &str) -> Option<&str> {
        self.words.get(name).map(String::as_str)
    }

    /// Whether they differ from the game's own.
    pub fn are_corrected(&self) -> bool {
        self.fingerprint != self.own
    }

    /// What distinguishes these facts from others.
    pub fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
    }
}

/// A record names other facts than those in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum FactsMismatch {
    /// It was played with the game's own, and corrected ones are in use.
    #[error("played with the game's own facts ({recorded}), not with those in use ({in_use})")]
    Own {
        /// What the record names.
        recorded: Fingerprint,
        /// Those in use.
        in_use: Fingerprint,
    },
    /// It was played with facts that are not known here.
    #[error("played with other facts ({recorded}) than those in use ({in_use})")]
    Unknown {
        /// What the record names.
        recorded: Fingerprint,
        /// Those in use.
        in_use: Fingerprint,
    },
    /// The game has no facts that could be corrected.
    #[error("it names facts ({recorded}), and the game has none that could be corrected")]
    None {
        /// What the record names.
        recorded: Fingerprint,
    },
}

impl FactsMismatch {
    /// Refuses a record of other facts than these. One that names none may be of any.
    pub fn check(recorded: Option<Fingerprint>, in_use: Option<&FactFiles>) -> Result<(), FactsMismatch> {
        match (recorded, in_use) {
            (None, _) => Ok(()),
            (Some(recorded), None) => Err(FactsMismatch::None { recorded }),
            (Some(recorded), Some(facts)) => match facts.fingerprint {
                in_use if in_use == recorded => Ok(()),
                in_use if facts.own == recorded => Err(FactsMismatch::Own { recorded, in_use }),
                in_use => Err(FactsMismatch::Unknown { recorded, in_use }),
            },
        }
    }
}

/// A number that is the same wherever facts are the same, however their files are laid out. It guards against mistakes,
/// not against forgers, who could as well change what it is taken from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Fingerprint(u64);

impl Fingerprint {
    fn of(files: &BTreeMap<&'static str, Cow<'static, str>>) -> Result<Fingerprint, String> {
        let mut fingerprint = Fingerprint(0xcbf2_9ce4_8422_2325);
        for (name, text) in files {
            let value: Value = serde_json::from_str(text).map_err(|error| format!("{name}: {error}"))?;
            fingerprint.mix(name);
            fingerprint.mix_value(&value);
        }
        Ok(fingerprint)
    }

    /// FNV-1a, 64 bits: short, and the same on every machine.
    fn mix(&mut self, text: &str) {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn mix_value(&mut self, value: &Value) {
        match value {
            Value::Object(fields) => {
                let mut fields: Vec<_> =
                    fields.iter().filter(|(name, _)| !ABOUT_FACTS.contains(&name.as_str())).collect();
                fields.sort_by_key(|(name, _)| *name);
                self.mix("{");
                for (name, value) in fields {
                    self.mix(&Value::from(name.as_str()).to_string());
                    self.mix_value(value);
                }
                self.mix("}");
            }
            Value::Array(values) => {
                self.mix("[");
                for value in values {
                    self.mix_value(value);
                    self.mix(",");
                }
                self.mix("]");
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
                self.mix(&value.to_string())
            }
        }
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for Fingerprint {
    type Err = String;

    fn from_str(text: &str) -> Result<Fingerprint, String> {
        let whole = text.len() == 16 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        let number = u64::from_str_radix(text, 16).ok().filter(|_| whole);
        number.map(Fingerprint).ok_or_else(|| {
            format!("{text:?} is no fingerprint of facts: 16 digits from 0 to 9 and a to f are due")
        })
    }
}

impl From<Fingerprint> for String {
    fn from(fingerprint: Fingerprint) -> String {
        fingerprint.to_string()
    }
}

impl TryFrom<String> for Fingerprint {
    type Error = String;

    fn try_from(text: String) -> Result<Fingerprint, String> {
        text.parse()
    }
}
