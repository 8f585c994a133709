//! What a game asks, declared in one place: the questions to seats, and the dice and draws.

use std::fmt::Debug;

use crate::{Arg, Message};

/// One kind of question, with its data. A game declares all of its questions to seats in one enum, and all of its dice and
/// draws in another, with [`prompts!`](crate::prompts).
pub trait Prompt: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The rulebook's section, such as `3.2.1`.
    fn rule(&self) -> &'static str;
    /// The name in records, in the protocol and in clients, such as `rally-where`. It stays when words change.
    fn name(&self) -> &'static str;
    /// What to do and why, with the arguments. It may be seen by everybody: no secret belongs in it.
    fn message(&self) -> Message;

    /// The names that there are.
    fn names() -> &'static [&'static str] {
        &[]
    }
}

/// A question to a seat, or to Chance.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum AnyPrompt<P, R> {
    /// To a seat.
    Seat(P),
    /// A die or a draw.
    Chance(R),
}

impl<P: Prompt, R: Prompt> Prompt for AnyPrompt<P, R> {
    fn rule(&self) -> &'static str {
        match self {
            AnyPrompt::Seat(prompt) => prompt.rule(),
            AnyPrompt::Chance(roll) => roll.rule(),
        }
    }

    fn name(&self) -> &'static str {
        match self {
            AnyPrompt::Seat(prompt) => prompt.name(),
            AnyPrompt::Chance(roll) => roll.name(),
        }
    }

    fn message(&self) -> Message {
        match self {
            AnyPrompt::Seat(prompt) => prompt.message(),
            AnyPrompt::Chance(roll) => roll.message(),
        }
    }
}

/// A section of the rulebook as a field of a prompt that is asked under several sections. It is no argument of the message.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rule(pub &'static str);

/// What may stand for the section in [`prompts!`](crate::prompts): a literal, or a field of type [`Rule`].
#[doc(hidden)]
pub trait AsRule {
    fn as_rule(&self) -> &'static str;
}

impl AsRule for &'static str {
    fn as_rule(&self) -> &'static str {
        self
    }
}

impl AsRule for &Rule {
    fn as_rule(&self) -> &'static str {
        self.0
    }
}

/// What may be a field in [`prompts!`](crate::prompts): whatever makes an argument, and [`Rule`].
#[doc(hidden)]
pub trait PromptField: Copy {
    fn add_to(self, name: &'static str, message: Message) -> Message;
}

impl<T: Copy> PromptField for T
where
    Arg: From<T>,
{
    fn add_to(self, name: &'static str, message: Message) -> Message {
        message.with(name, self)
    }
}

impl PromptField for Rule {
    fn add_to(self, _name: &'static str, message: Message) -> Message {
        message
    }
}

/// The length of [`kebab`].
#[doc(hidden)]
pub const fn kebab_len(name: &str) -> usize {
    let bytes = name.as_bytes();
    let (mut at, mut len) = (0, 0);
    while at < bytes.len() {
        len += if at > 0 && bytes[at].is_ascii_uppercase() { 2 } else { 1 };
        at += 1;
    }
    len
}

/// `RallyWhere` as `rally-where`, at compile time.
#[doc(hidden)]
pub const fn kebab<const N: usize>(name: &str) -> [u8; N] {
    let bytes = name.as_bytes();
    let mut kebab = [b'-'; N];
    let (mut at, mut to) = (0, 0);
    while at < bytes.len() {
        if at > 0 && bytes[at].is_ascii_uppercase() {
            to += 1;
        }
        kebab[to] = bytes[at].to_ascii_lowercase();
        at += 1;
        to += 1;
    }
    kebab
}

/// Declares what a game asks: each variant with its data, its section of the rulebook and its message, which has the fields
/// as arguments. The stable name is that of the variant, `RallyWhere` as `rally-where`.
///
/// ```
/// use tricorne_kernel::{Prompt as _, Rule, prompts};
///
/// prompts! {
///     /// What is asked.
///     pub enum Prompt {
///         /// Where to Rally.
///         RallyWhere { cost: u8 } = "3.3.1": "lod-ask-rally-where",
///         /// A question that several sections ask.
///         MoreUnits { left: u8, rule: Rule } = rule: "lod-ask-more-units",
///         Done = "2.3": "lod-ask-done",
///     }
/// }
///
/// let prompt = Prompt::RallyWhere { cost: 1 };
/// assert_eq!((prompt.name(), prompt.rule()), ("rally-where", "3.3.1"));
/// assert_eq!(Prompt::MoreUnits { left: 2, rule: Rule("3.5") }.rule(), "3.5");
/// ```
#[macro_export]
macro_rules! prompts {
    ($(#[$meta:meta])* $vis:vis enum $kind:ident { $(
        $(#[$variant_meta:meta])* $variant:ident $({ $($field:ident : $type:ty),+ $(,)? })? = $rule:tt : $key:literal
    ),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        #[allow(missing_docs)]
        $vis enum $kind { $($(#[$variant_meta])* $variant $({ $($field: $type),+ })?,)* }

        impl $crate::Prompt for $kind {
            #[allow(unused_variables)]
            fn rule(&self) -> &'static str {
                match self { $($kind::$variant $({ $($field),+ })? => $crate::AsRule::as_rule(&$rule),)* }
            }

            fn name(&self) -> &'static str {
                match self { $($kind::$variant $({ $($field: _),+ })? => $crate::prompts!(@name $variant),)* }
            }

            fn message(&self) -> $crate::Message {
                match self { $($kind::$variant $({ $($field),+ })? => {
                    let message = $crate::Message::new($crate::Key($key));
                    $($(let message = $crate::PromptField::add_to(*$field, stringify!($field), message);)+)?
                    message
                })* }
            }

            fn names() -> &'static [&'static str] {
                const { &[$($crate::prompts!(@name $variant)),*] }
            }
        }
    };
    (@name $variant:ident) => {{
        const BYTES: [u8; $crate::kebab_len(stringify!($variant))] = $crate::kebab(stringify!($variant));
        const NAME: &str = match ::core::str::from_utf8(&BYTES) {
            Ok(name) => name,
            Err(_) => panic!("names of variants are ASCII"),
        };
        NAME
    }};
}
