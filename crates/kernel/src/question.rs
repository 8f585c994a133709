//! What the rules ask: a prompt, its rule, and the only choices there are.

use std::borrow::Cow;
use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;

use crate::{AnyPrompt, Audience, Facts, Game, Message, Seat};

/// One possible answer. Each game has one type for all its choices.
pub trait Choice: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The facts that give choices their names.
    type Facts: Facts;

    /// The choice in records and in the protocol: short, readable, without spaces, stable over versions, unlike any other
    /// choice's of the same question.
    fn notation(&self, facts: &Self::Facts) -> String;
    /// The choice of this notation.
    fn parse(notation: &str, facts: &Self::Facts) -> Option<Self>;
    /// The choice in words.
    fn label(&self, facts: &Self::Facts) -> Message;
    /// What the choice points at, for boards and keyboards.
    fn target(&self, facts: &Self::Facts) -> Target;
    /// The choice of a plain number, such as a die's face.
    fn number(number: i32) -> Self;
}

/// What a choice points at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Target {
    /// Nothing on the board: a button.
    Button {
        /// What the button is for.
        role: Role,
    },
    /// A space of the map.
    Space {
        /// The space, as the game's map calls it.
        space: Cow<'static, str>,
    },
    /// A kind of piece in a space.
    Piece {
        /// The space.
        space: Cow<'static, str>,
        /// The kind of piece.
        piece: Cow<'static, str>,
    },
    /// One unit, general or leader, wherever it is.
    Unit {
        /// The unit.
        unit: Cow<'static, str>,
    },
    /// All that one side has in a space.
    Stack {
        /// The space.
        space: Cow<'static, str>,
        /// Whose stack it is.
        seat: &'static str,
    },
    /// A way over the map.
    Route {
        /// The spaces, from the first to the last.
        spaces: Vec<Cow<'static, str>>,
    },
    /// A box beside the map.
    Box {
        /// The box.
        #[serde(rename = "box")]
        name: Cow<'static, str>,
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

/// What a button is for, so that clients give the same buttons the same keys and places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Something that this question alone offers.
    Choose,
    /// Ends what may be repeated.
    Done,
    /// Lets the opportunity go.
    Pass,
    /// Agrees.
    Yes,
    /// Declines.
    No,
}

/// A question that waits for its answer.
#[derive(Clone, Debug)]
pub struct Question<G: Game> {
    /// Who decides.
    pub seat: Seat,
    /// What, and by which rule.
    pub prompt: PromptOf<G>,
    /// The choices. This list is the only definition of what is legal.
    pub choices: Vec<G::Choice>,
    /// For Chance: the weight of each choice; empty when all weigh the same.
    pub odds: Vec<u32>,
    /// Who may know the answer once it is given.
    pub audience: Audience,
    /// Set when an agent rolls on its way to a choice; the agent's seat.
    pub rolled_for: Option<Seat>,
    /// What that agent is asked, and rolls for.
    pub decides: Option<G::Prompt>,
    /// Set when this is one of several questions that the seat answers in secret: all that others may know of it.
    pub dialogue: Option<G::Prompt>,
}

/// What a game asks, of a seat or of Chance.
pub type PromptOf<G> = AnyPrompt<<G as Game>::Prompt, <G as Game>::Roll>;

impl<G: Game> Question<G> {
    /// The position of the choice that has this notation.
    pub fn find(&self, notation: &str, facts: &G::Facts) -> Option<usize> {
        find(&self.choices, notation, facts)
    }
}

/// The position of the choice with this notation.
pub(crate) fn find<C: Choice>(choices: &[C], notation: &str, facts: &C::Facts) -> Option<usize> {
    let wanted = C::parse(notation, facts)?;
    choices.iter().position(|choice| *choice == wanted)
}

/// Choices that are neither space, piece, card nor number: an enum with the notation and the name of each, such as
/// `Done "done" key!("lod-done"),`. A role other than [`Role::Choose`] follows: `Done "done" key!("lod-done") Done,`.
#[macro_export]
macro_rules! buttons {
    ($(#[$attribute:meta])* $kind:ident { $($name:ident $id:literal $key:ident!($text:literal) $($role:ident)?,)* }) => {
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
                match self { $($kind::$name => $crate::Key($text),)* }
            }

            /// What it is for.
            pub const fn role(self) -> $crate::Role {
                match self { $($kind::$name => $crate::buttons!(@role $($role)?),)* }
            }
        }

        impl From<$kind> for $crate::Arg {
            fn from(button: $kind) -> Self {
                $crate::Arg::Named(button.id(), button.name())
            }
        }
    };
    (@role) => { $crate::Role::Choose };
    (@role $role:ident) => { $crate::Role::$role };
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
