//! Messages as they are stored, to be put into words later, in whichever language.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tricorne_kernel::{Arg, Facts, Message};
use tricorne_locale::{Given, TableWords};

use crate::{MessageText, Reason, Value};

/// A message with its arguments, as it is stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StoredMessage {
    /// The key of the message.
    pub key: String,
    /// Its arguments.
    #[serde(default)]
    pub args: BTreeMap<String, StoredArg>,
}

/// An argument of a stored message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum StoredArg {
    /// A number.
    Number(i64),
    /// The key of another message.
    Key(String),
}

/// A reason of an agent, as it is stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StoredReason {
    /// The rule, or empty where the agent follows none.
    pub rule: String,
    /// The reason.
    pub message: StoredMessage,
    /// What was compared, in the order of preference.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub candidates: Vec<StoredMessage>,
}

impl StoredMessage {
    /// A message with the names that these facts give.
    pub fn of(message: &Message, facts: &dyn Facts) -> StoredMessage {
        let arg = |arg: &Arg| match arg {
            Arg::Number(number) => StoredArg::Number(*number),
            Arg::Key(key) | Arg::Named(_, key) => StoredArg::Key(key.0.to_owned()),
            Arg::Fact(id) => StoredArg::Key(facts.name(*id).key.to_owned()),
        };
        let args = message.args().iter().map(|(name, value)| ((*name).to_owned(), arg(value)));
        StoredMessage { key: message.key.0.to_owned(), args: args.collect() }
    }

    /// The message in words; without words, its key and arguments alone.
    pub fn in_words(&self, words: Option<&TableWords>) -> MessageText {
        let given = self.args.iter().map(|(name, arg)| match arg {
            StoredArg::Number(number) => (name.as_str(), Given::Number(*number)),
            StoredArg::Key(key) => (name.as_str(), Given::Name(key)),
        });
        let given: Vec<(&str, Given<'_>)> = given.collect();
        let value = |arg: &StoredArg| match arg {
            StoredArg::Number(number) => Value::Number(*number),
            StoredArg::Key(key) => Value::Text(key.clone().into()),
        };
        MessageText {
            key: self.key.clone().into(),
            args: self.args.iter().map(|(name, arg)| (name.clone().into(), value(arg))).collect(),
            text: words.map(|words| words.text(&self.key, &given)).unwrap_or_default(),
        }
    }
}

impl StoredReason {
    /// A reason with the names that these facts give.
    pub fn of(reason: &tricorne_kernel::Reason, facts: &dyn Facts) -> StoredReason {
        StoredReason {
            rule: reason.rule.to_owned(),
            message: StoredMessage::of(&reason.message, facts),
            candidates: reason.candidates.iter().map(|it| StoredMessage::of(it, facts)).collect(),
        }
    }

    /// The reason in words; without words, keys and arguments alone.
    pub fn in_words(&self, words: Option<&TableWords>) -> Reason {
        Reason {
            rule: self.rule.clone().into(),
            message: self.message.in_words(words),
            candidates: self.candidates.iter().map(|it| it.in_words(words)).collect(),
        }
    }
}
