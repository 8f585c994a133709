//! Messages with their text.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Serialize;
use tricorne_kernel::{Arg, Message, Words};

/// A message, for programs by its key and for people in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MessageText {
    /// The key of the message.
    pub key: Cow<'static, str>,
    /// Its arguments: numbers, ids of things of the game, and keys of other messages.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(as = "Option<BTreeMap<Cow<'static, str>, Value>>", optional))]
    pub args: BTreeMap<Cow<'static, str>, Value>,
    /// The message in words.
    pub text: String,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, ts(rename = "Arg"))]
#[serde(untagged)]
pub enum Value {
    /// A number.
    Number(i64),
    /// The id of something of the game, or the key of another message.
    Text(Cow<'static, str>),
}

/// What is asked, for programs by its name and for people in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PromptText {
    /// The name of the prompt, which stays when words change.
    pub name: &'static str,
    /// The prompt in words, with its arguments.
    #[serde(flatten)]
    pub message: MessageText,
}

impl MessageText {
    /// A message put into words.
    pub fn of(message: &Message, words: &dyn Words) -> MessageText {
        let value = |arg: &Arg| match arg {
            Arg::Number(number) => Value::Number(*number),
            Arg::Key(key) => Value::Text(key.0.into()),
            Arg::Named(id, _) => Value::Text((*id).into()),
            Arg::Fact(id) => Value::Text(words.facts().name(*id).id.to_owned().into()),
        };
        MessageText {
            key: message.key.0.into(),
            args: message.args().iter().map(|(name, arg)| ((*name).into(), value(arg))).collect(),
            text: words.say(message),
        }
    }
}
