//! What the rules ask: a prompt, its rule, and the only choices there are.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Serialize;

use crate::{Audience, Game, Message, Seat};

/// One possible answer. Each game has one type for all its choices.
///
/// `Display` is the notation of the choice: short, readable, without spaces, stable over versions, unlike any
/// other choice's of the same question; `FromStr` reads it back.
pub trait Choice: Copy + Eq + Debug + Display + FromStr + Send + Sync + 'static {
    /// The choice in words.
    fn label(&self) -> Message;
    /// What the choice points at, for boards and keyboards.
    fn target(&self) -> Target;
    /// The choice of a plain number, such as a die's face.
    fn number(number: i32) -> Self;
}

/// What a choice points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Target {
    /// Nothing on the board: a button.
    Button,
    /// A space of the map.
    Space {
        /// The space, as the game's map calls it.
        space: &'static str,
    },
    /// A kind of piece in a space.
    Piece {
        /// The space.
        space: &'static str,
        /// The kind of piece.
        piece: &'static str,
    },
    /// A card, by its number.
    Card {
        /// The printed number.
        card: u16,
    },
    /// A number.
    Number {
        /// Its value.
        number: i32,
    },
}

/// What somebody is asked to do, and by which rule.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Prompt {
    /// The rulebook's section, such as `3.2.1`.
    pub rule: &'static str,
    /// What to do and why. It may be seen by everybody: no secret belongs in it.
    pub message: Message,
}

impl Prompt {
    /// A prompt under a section of the rulebook.
    pub fn new(rule: &'static str, message: impl Into<Message>) -> Prompt {
        Prompt { rule, message: message.into() }
    }
}

/// A question as an agent sees it.
#[derive(Debug)]
pub struct Question<'q, G: Game> {
    /// Who decides.
    pub seat: Seat,
    /// What, and by which rule.
    pub prompt: &'q Prompt,
    /// The choices. This list is the only definition of what is legal.
    pub choices: &'q [G::Choice],
}

/// A question that waits for its answer.
#[derive(Clone, Debug)]
pub struct Asked<G: Game> {
    /// Who decides.
    pub seat: Seat,
    /// What, and by which rule.
    pub prompt: Prompt,
    /// The choices. This list is the only definition of what is legal.
    pub choices: Vec<G::Choice>,
    /// For Chance: the weight of each choice; empty when all weigh the same.
    pub odds: Vec<u32>,
    /// Who may know the answer once it is given.
    pub audience: Audience,
    /// Set when an agent rolls on its way to a choice; the agent's seat.
    pub rolled_for: Option<Seat>,
}

impl<G: Game> Asked<G> {
    /// The position of the choice that has this notation.
    pub fn find(&self, notation: &str) -> Option<usize> {
        find(&self.choices, notation)
    }
}

/// The position of the choice with this notation.
pub(crate) fn find<C: Choice>(choices: &[C], notation: &str) -> Option<usize> {
    let wanted = notation.parse::<C>().ok()?;
    choices.iter().position(|choice| *choice == wanted)
}

/// Choices that are neither space, piece, card nor number: an enum with the notation and the name of each, such as
/// `Done "done" key!("lod-done")`. Attributes stand before its name.
#[macro_export]
macro_rules! buttons {
    ($(#[$attribute:meta])* $kind:ident { $($name:ident $id:literal $key:expr,)* }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[allow(missing_docs)]
        pub enum $kind { $(#[serde(rename = $id)] $name,)* }

        impl $kind {
            /// All of them.
            pub const ALL: &'static [$kind] = &[$($kind::$name,)*];

            /// The notation.
            pub const fn id(self) -> &'static str {
                match self { $($kind::$name => $id,)* }
            }

            /// The one of this notation.
            pub fn from_id(id: &str) -> Option<$kind> {
                $kind::ALL.iter().copied().find(|it| it.id() == id)
            }

            /// The words for people.
            pub const fn name(self) -> $crate::Key {
                match self { $($kind::$name => $key,)* }
            }
        }

        impl From<$kind> for $crate::Arg {
            fn from(button: $kind) -> Self {
                $crate::Arg::Key(button.name())
            }
        }
    };
}

/// Makes a game's choices out of what they name: `choices!(Choice: Space Card Word)` for variants `Choice::Space(Space)` and
/// so on.
#[macro_export]
macro_rules! choices {
    ($choice:ident: $($kind:ident)*) => { $(impl From<$kind> for $choice {
        fn from(it: $kind) -> Self {
            $choice::$kind(it)
        }
    })* };
}
