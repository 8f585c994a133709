//! Messages put into one language.

use std::borrow::Cow;
use std::fmt;
use std::sync::OnceLock;

use fluent::concurrent::FluentBundle;
use fluent::resolver::errors::{ReferenceKind, ResolverError};
use fluent::{FluentArgs, FluentError, FluentMessage, FluentResource, FluentValue};
use tricorne_kernel::{Arg, Facts, Key, Message, Words};

use crate::Language;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

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
        let mut bundle = empty(language);
        for (_, text) in files.iter().filter(|(code, _)| *code == language.code()) {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("a file of locales/{language} is damaged: {errors:?}"));
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("locales/{language}: {errors:?}");
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
        Sources { pack: None, own: &self.bundle }.text(key, given)
    }
}

impl Words for Speech {
    fn say(&self, message: &Message) -> String {
        Sources { pack: None, own: &self.bundle }.say(message, &())
    }
}

pub(crate) type Bundle = FluentBundle<FluentResource>;

/// A bundle of a language, without messages.
pub(crate) fn empty(language: Language) -> Bundle {
    let identifier = language.code().parse().expect("our codes are language identifiers");
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(number));
    bundle
}

/// A number below zero has a minus sign, not a hyphen.
fn number<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(format!("−{}", number.as_string().trim_start_matches('-')))
        }
        _ => None,
    }
}

/// Where messages are looked up: those of a pack come before ours.
#[derive(Clone, Copy)]
pub(crate) struct Sources<'a> {
    pub pack: Option<&'a Bundle>,
    pub own: &'a Bundle,
}

impl<'s> Sources<'s> {
    pub fn of(pack: Option<&'s Bundle>, speech: &'s Speech) -> Sources<'s> {
        Sources { pack, own: &speech.bundle }
    }

    /// The message, with arguments of which some may be plain text.
    pub fn text(self, key: &str, given: &[(&str, Given<'_>)]) -> String {
        let mut args = FluentArgs::with_capacity(given.len());
        for (name, value) in given {
            match value {
                Given::Number(number) => args.set(*name, *number),
                Given::Text(text) => args.set(*name, FluentValue::String(Cow::Borrowed(text))),
                Given::Key(_) | Given::Name(_) => {}
            }
        }
        let keys = given.iter().filter_map(|(name, value)| match value {
            Given::Key(key) => Some((*name, key.0)),
            Given::Name(key) => Some((*name, *key)),
            Given::Number(_) | Given::Text(_) => None,
        });
        self.add_names(&mut args, keys);
        self.format(key, &args)
    }

    /// The message, with the names of things that these facts list.
    pub fn say(self, message: &Message, facts: &dyn Facts) -> String {
        let mut args = FluentArgs::with_capacity(message.args().len());
        for &(name, value) in message.args() {
            if let Arg::Number(number) = value {
                args.set(name, number);
            }
        }
        let keys = message.args().iter().filter_map(|&(name, value)| match value {
            Arg::Key(key) | Arg::Named(_, key) => Some((name, key.0)),
            Arg::Fact(id) => Some((name, facts.name(id).key)),
            Arg::Number(_) => None,
        });
        self.add_names(&mut args, keys);
        self.format(message.key.0, &args)
    }

    /// Adds names to the arguments of a message. A name is formatted with the arguments that the message already has,
    /// so that it can choose singular or plural by `$count`. Its attributes are added too: a name `space` with the
    /// attribute `.in` becomes `$space` and `$space-in`.
    fn add_names<'a>(self, args: &mut FluentArgs<'a>, names: impl Iterator<Item = (&'a str, &'a str)>) {
        let mut found: Vec<(Cow<'a, str>, String)> = Vec::new();
        for (name, key) in names {
            found.push((Cow::Borrowed(name), self.format(key, args)));
            let Some((bundle, message)) = self.find(key) else { continue };
            for form in message.attributes() {
                let text = bundle.format_pattern(form.value(), Some(args), &mut Vec::new()).into_owned();
                found.push((Cow::Owned(format!("{name}-{}", form.id())), text));
            }
        }
        for (name, text) in found {
            args.set(name, text);
        }
    }

    fn find(self, key: &str) -> Option<(&'s Bundle, FluentMessage<'s>)> {
        let of = |bundle: &'s Bundle| bundle.get_message(key).map(|message| (bundle, message));
        self.pack.and_then(of).or_else(|| of(self.own))
    }

    pub fn format(self, key: &str, args: &FluentArgs<'_>) -> String {
        let found = self.find(key).and_then(|(bundle, message)| Some((bundle, message.value()?)));
        let Some((bundle, pattern)) = found else { return format!("[{key}]") };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        match self.with_missing_forms(args, &errors) {
            Some(args) => bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned(),
            None => text,
        }
    }

    /// The arguments with the forms that a message wanted and its names do not have, such as names that a data pack
    /// corrects: `{ $space-in }` is then what the message `tricorne-form-in` makes of `$space`, or `$space` itself.
    fn with_missing_forms<'a>(
        self,
        args: &'a FluentArgs<'a>,
        errors: &[FluentError],
    ) -> Option<FluentArgs<'a>> {
        let mut added: Option<FluentArgs<'a>> = None;
        for error in errors {
            if let FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id })) =
                error
                && let Some((name, form)) = id.split_once('-')
                && let Some(text) = args.get(name.to_owned())
            {
                let mut naming = FluentArgs::with_capacity(1);
                naming.set("name", text.clone());
                let found = self.find(&format!("tricorne-form-{form}"));
                let pattern = found.and_then(|(bundle, message)| Some((bundle, message.value()?)));
                let text = pattern.map_or_else(
                    || text.clone(),
                    |(bundle, it)| {
                        bundle.format_pattern(it, Some(&naming), &mut Vec::new()).into_owned().into()
                    },
                );
                let all = || args.iter().map(|(name, text)| (name.to_owned(), text.clone())).collect();
                added.get_or_insert_with(all).set(id.clone(), text);
            }
        }
        added
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
    /// Another message, such as the name of a space. It may choose by the numbers of the message that it is part of.
    Key(Key),
    /// The same by a key that is not known at compile time.
    Name(&'a str),
    /// Text as it is, such as the name of a file.
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
    fn a_name_chooses_its_number_by_the_count_of_its_message() {
        let files = [(
            "en",
            "tory = { $count ->\n  [one] Tory\n *[other] Tories\n }\n  .one = Tory\n\
             placed = { $count } { $piece } placed\nlost = 1 { $piece-one } lost\n",
        )];
        let speech = Speech::new(Language::English, &files);
        let tory = key!("tory");
        assert_eq!(speech.say(&msg!("placed", piece = tory, count = 1)), "1 Tory placed");
        assert_eq!(speech.say(&msg!("placed", count = 2, piece = tory)), "2 Tories placed");
        assert_eq!(say!(speech, "placed", piece = tory, count = 1_usize), "1 Tory placed");
        assert_eq!(speech.say(&msg!("lost", piece = tory)), "1 Tory lost");
        assert_eq!(speech.name(tory), "Tories");
    }

    #[test]
    fn a_name_brings_its_forms() {
        let files = [(
            "it",
            "va = Washington va { $to-in }.\nvirginia = Virginia\n  .in = in Virginia\nma = Massachusetts\n  .in = nel Massachusetts\n",
        )];
        let speech = Speech::new(Language::Italian, &files);
        assert_eq!(speech.say(&msg!("va", to = key!("virginia"))), "Washington va in Virginia.");
        assert_eq!(say!(speech, "va", to = key!("ma")), "Washington va nel Massachusetts.");
    }

    #[test]
    fn a_form_that_a_name_does_not_have_is_made_of_the_name() {
        let files =
            [("it", "va = Va { $to-in }, { $to-il }.\nexeter = Exeter\ntricorne-form-in = a { $name }\n")];
        let speech = Speech::new(Language::Italian, &files);
        assert_eq!(speech.say(&msg!("va", to = key!("exeter"))), "Va a Exeter, Exeter.");
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
