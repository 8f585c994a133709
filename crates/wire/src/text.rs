//! Messages with their text.

use std::collections::BTreeMap;

use serde::Serialize;
use tricorne_kernel::{Arg, Message, Words};

/// A message, for programs by its key and for people in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MessageText {
    /// The key of the message.
    pub key: &'static str,
    /// Its arguments: numbers, and keys of other messages.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(as = "Option<BTreeMap<&'static str, Value>>", optional))]
    pub args: BTreeMap<&'static str, Value>,
    /// The message in words.
    pub text: String,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "Arg"))]
#[serde(untagged)]
pub enum Value {
    /// A number.
    Number(i64),
    /// The key of another message.
    Key(&'static str),
}

impl MessageText {
    /// A message put into words.
    pub fn of(message: &Message, words: &dyn Words) -> MessageText {
        let value = |arg: &Arg| match arg {
            Arg::Number(number) => Value::Number(*number),
            Arg::Key(key) => Value::Key(key.0),
        };
        MessageText {
            key: message.key.0,
            args: message.args().iter().map(|(name, arg)| (*name, value(arg))).collect(),
            text: words.say(message),
        }
    }
}
