//! Text for people: message keys with arguments, put into words by whoever knows a language.

use crate::Facts;

/// The most arguments a message may have.
pub const MAX_ARGS: usize = 6;

/// The key of a message in `locales/`. Write it with [`key!`](crate::key) or [`msg!`](crate::msg), so that the
/// test of the languages finds it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
pub struct Key(pub &'static str);

/// A value within a message.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Arg {
    /// A number, which may also select a plural form.
    Number(i64),
    /// Another message without arguments.
    Key(Key),
    /// Something of the game: its id, for programs, and its name, for people.
    Named(&'static str, Key),
    /// Something that the game's facts name. See [`Facts::name`].
    Fact(FactId),
}

/// Something that a game's facts list: which list, and the place there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FactId {
    /// The list, by a number of the game's own.
    pub list: u8,
    /// The place in the list.
    pub index: u16,
}

/// A message key with its arguments. A plain value without heap: rules may make one at every question.
#[derive(Clone, Copy)]
pub struct Message {
    /// The key in `locales/`.
    pub key: Key,
    args: [(&'static str, Arg); MAX_ARGS],
    len: u8,
}

impl Message {
    /// A message without arguments.
    pub const fn new(key: Key) -> Message {
        Message { key, args: [("", Arg::Number(0)); MAX_ARGS], len: 0 }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Message {
        self.args[self.len as usize] = (name, value.into());
        self.len += 1;
        self
    }

    /// The arguments, by name.
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args[..self.len as usize]
    }

    /// The argument of this name.
    pub fn arg(&self, name: &str) -> Option<Arg> {
        self.args().iter().find(|it| it.0 == name).map(|it| it.1)
    }

    /// The number of this name.
    pub fn number(&self, name: &str) -> Option<i64> {
        match self.arg(name)? {
            Arg::Number(number) => Some(number),
            Arg::Key(_) | Arg::Named(..) | Arg::Fact(_) => None,
        }
    }
}

impl PartialEq for Message {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key && self.args() == other.args()
    }
}

impl Eq for Message {}

impl std::hash::Hash for Message {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (self.key, self.args()).hash(state);
    }
}

impl std::fmt::Debug for Message {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.key.0)?;
        for (name, value) in self.args() {
            match value {
                Arg::Number(number) => write!(f, " {name}={number}")?,
                Arg::Key(key) | Arg::Named(_, key) => write!(f, " {name}={}", key.0)?,
                Arg::Fact(FactId { list, index }) => write!(f, " {name}=#{list}.{index}")?,
            }
        }
        Ok(())
    }
}

impl From<Key> for Message {
    fn from(key: Key) -> Self {
        Message::new(key)
    }
}

impl From<Key> for Arg {
    fn from(key: Key) -> Self {
        Arg::Key(key)
    }
}

macro_rules! number_args {
    ($($number:ty)*) => { $(impl From<$number> for Arg {
        fn from(number: $number) -> Self {
            Arg::Number(number as i64)
        }
    })* };
}
number_args!(u8 u16 u32 i8 i16 i32 i64 usize);

/// Puts messages into one language. The kernel knows none.
pub trait Words {
    /// The message in this language.
    fn say(&self, message: &Message) -> String;

    /// The text of a key without arguments.
    fn name(&self, key: Key) -> String {
        self.say(&Message::new(key))
    }

    /// The facts whose things are named.
    fn facts(&self) -> &dyn Facts {
        &()
    }

    /// The name of something that the facts list. Words that know no facts give its number.
    fn fact(&self, id: FactId) -> String {
        format!("#{}.{}", id.list, id.index)
    }
}

/// Words for tests and logs: the key and its arguments as they are.
#[derive(Clone, Copy, Debug)]
pub struct BareKeys<'f>(pub &'f dyn Facts);

impl Words for BareKeys<'_> {
    fn say(&self, message: &Message) -> String {
        let mut text = message.key.0.to_owned();
        for (name, value) in message.args() {
            text.push(' ');
            text.push_str(name);
            text.push('=');
            match value {
                Arg::Number(number) => text.push_str(&number.to_string()),
                Arg::Key(key) | Arg::Named(_, key) => text.push_str(key.0),
                Arg::Fact(id) => text.push_str(self.0.name(*id).key),
            }
        }
        text
    }

    fn facts(&self) -> &dyn Facts {
        self.0
    }

    fn fact(&self, id: FactId) -> String {
        self.0.name(id).key.to_owned()
    }
}

/// A message [`Key`]: `key!("tricorne-pass")`.
#[macro_export]
macro_rules! key {
    ($key:literal) => {
        $crate::Key($key)
    };
}

/// A [`Message`] with named arguments: `msg!("lod-muster", space = Boston, count = 3)`.
#[macro_export]
macro_rules! msg {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Message::new($crate::Key($key))$(.with(stringify!($name), $value))*
    };
}
