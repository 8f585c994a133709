//! Messages put into one language.

use std::borrow::Cow;
use std::fmt;
use std::sync::{Mutex, OnceLock, PoisonError};

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use tricorne_kernel::{Arg, Key, Message, Words};

use crate::Language;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Words that are used in the place of ours.
static CORRECTIONS: Mutex<Vec<(Language, String)>> = Mutex::new(Vec::new());

/// Uses these messages in the place of ours with the same keys. Comes before the first word of the language is said.
pub fn correct(language: Language, text: String) -> Result<(), String> {
    FluentResource::try_new(text.clone()).map_err(|(_, errors)| {
        let told = errors.first().map(|error| (line_of(&text, error.pos.start), error.to_string()));
        told.map_or_else(String::new, |(line, error)| format!("line {line}: {error}"))
    })?;
    let mut corrections = CORRECTIONS.lock().unwrap_or_else(PoisonError::into_inner);
    corrections.push((language, text));
    Ok(())
}

/// The line, from 1, that a byte stands on.
fn line_of(text: &str, byte: usize) -> usize {
    text.bytes().take(byte).filter(|it| *it == b'\n').count() + 1
}

/// The messages that are used in the place of ours, as text in the syntax of Fluent.
pub fn corrections(language: Language) -> String {
    let corrections = CORRECTIONS.lock().unwrap_or_else(PoisonError::into_inner);
    let texts = corrections.iter().filter(|(other, _)| *other == language).map(|(_, text)| text.as_str());
    texts.collect::<Vec<_>>().join("\n")
}

/// All words of one language.
pub struct Speech {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Speech {
    /// The words of a language, read once and shared by all threads.
    pub fn of(language: Language) -> &'static Speech {
        static SPEECHES: [OnceLock<Speech>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        SPEECHES[language as usize].get_or_init(|| Speech::new(language, FILES))
    }

    fn new(language: Language, files: &[(&str, &str)]) -> Speech {
        let identifier = language.code().parse().expect("our codes are language identifiers");
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        bundle.set_use_isolating(false);
        for (_, text) in files.iter().filter(|(code, _)| *code == language.code()) {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("a file of locales/{language} is damaged: {errors:?}"));
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("locales/{language}: {errors:?}");
            }
        }
        let corrections = CORRECTIONS.lock().unwrap_or_else(PoisonError::into_inner);
        for (_, text) in corrections.iter().filter(|(other, _)| *other == language) {
            if let Ok(resource) = FluentResource::try_new(text.clone()) {
                bundle.add_resource_overriding(resource);
            }
        }
        Speech { language, bundle }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message whose arguments may also be plain text. Write it with [`say!`](crate::say), so that the test of the
    /// languages finds it.
    pub fn text(&self, key: &str, given: &[(&str, Given<'_>)]) -> String {
        let mut args = FluentArgs::with_capacity(given.len());
        for (name, value) in given {
            match value {
                Given::Number(number) => args.set(*name, *number),
                Given::Key(key) => args.set(*name, self.name(*key)),
                Given::Text(text) => args.set(*name, FluentValue::String(Cow::Borrowed(text))),
            }
        }
        self.format(key, &args)
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return format!("[{key}]");
        };
        self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
    }
}

impl Words for Speech {
    fn say(&self, message: &Message) -> String {
        let mut args = FluentArgs::with_capacity(message.args().len());
        for &(name, value) in message.args() {
            match value {
                Arg::Number(number) => args.set(name, number),
                Arg::Key(key) => args.set(name, self.name(key)),
            }
        }
        self.format(message.key.0, &args)
    }
}

impl fmt::Debug for Speech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Speech").field("language", &self.language).finish_non_exhaustive()
    }
}

/// An argument of [`Speech::text`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Given<'a> {
    /// A number, which may also select a plural form.
    Number(i64),
    /// Another message without arguments.
    Key(Key),
    /// Text as it stands, such as the name of a file.
    Text(&'a str),
}

impl From<Key> for Given<'_> {
    fn from(key: Key) -> Self {
        Given::Key(key)
    }
}

impl From<usize> for Given<'_> {
    fn from(number: usize) -> Self {
        Given::Number(number as i64)
    }
}

impl<'a> From<&'a str> for Given<'a> {
    fn from(text: &'a str) -> Self {
        Given::Text(text)
    }
}

impl<'a> From<&'a String> for Given<'a> {
    fn from(text: &'a String) -> Self {
        Given::Text(text)
    }
}

/// A message with named arguments, some of them plain text: `say!(speech, "tricorne-saved", file = name)`.
#[macro_export]
macro_rules! say {
    ($speech:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $speech.text($key, &[$((stringify!($name), $crate::Given::from($value))),*])
    };
}

#[cfg(test)]
mod tests {
    use tricorne_kernel::{key, msg};

    use super::*;

    const SMALL: &[(&str, &str)] = &[
        (
            "en",
            "ship = the Phoenix\nsails = { $ship } sails\ncoins = { $coins ->\n  [one] one coin\n *[other] { $coins } coins\n}\n",
        ),
        ("it", "ship = la Phoenix\n"),
    ];

    fn english() -> Speech {
        Speech::new(Language::English, SMALL)
    }

    #[test]
    fn numbers_choose_the_plural() {
        assert_eq!(english().say(&msg!("coins", coins = 1)), "one coin");
        assert_eq!(english().say(&msg!("coins", coins = 1500)), "1500 coins");
        assert_eq!(say!(english(), "coins", coins = 2_usize), "2 coins");
    }

    #[test]
    fn keys_within_messages_are_put_into_words_without_invisible_marks() {
        assert_eq!(english().say(&msg!("sails", ship = key!("ship"))), "the Phoenix sails");
        assert_eq!(say!(english(), "sails", ship = "the Rose"), "the Rose sails");
    }

    #[test]
    fn a_missing_key_shows_itself() {
        assert_eq!(english().name(key!("anchor")), "[anchor]");
        assert_eq!(english().say(&msg!("sails", ship = key!("anchor"))), "[anchor] sails");
        assert_eq!(Speech::new(Language::Italian, SMALL).name(key!("coins")), "[coins]");
    }

    #[test]
    fn all_files_are_sound() {
        for language in Language::ALL {
            assert_eq!(Speech::of(language).language(), language);
        }
    }

    #[test]
    fn threads_share_a_speech() {
        let speech = Speech::of(Language::English);
        let say = || speech.say(&msg!("tricorne-number", number = 3));
        let said: Vec<_> =
            std::thread::scope(|scope| [scope.spawn(say), scope.spawn(say)].map(|it| it.join()).into());
        assert!(said.into_iter().all(|text| text.is_ok_and(|text| text == "3")));
    }
}
