//! What a choice points at, as clients get it.

use std::borrow::Cow;

use serde::Serialize;
use tricorne_kernel::Role;

/// What a choice points at: the kernel's [`Target`](tricorne_kernel::Target).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Target {
    /// Nothing on the board: a button.
    Button {
        /// What the button is for.
        #[cfg_attr(test, ts(type = "\"choose\" | \"done\" | \"pass\" | \"yes\" | \"no\""))]
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        role: Role,
    },
    /// A space of the map.
    Space {
        /// The space.
        space: Cow<'static, str>,
    },
    /// A kind of piece in a space.
    Piece {
        /// The space.
        space: Cow<'static, str>,
        /// The kind of piece.
        piece: Cow<'static, str>,
    },
    /// One unit, general or leader.
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
    /// A card.
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

impl From<tricorne_kernel::Target> for Target {
    fn from(target: tricorne_kernel::Target) -> Target {
        use tricorne_kernel::Target as Kernel;
        match target {
            Kernel::Button { role } => Target::Button { role },
            Kernel::Space { space } => Target::Space { space },
            Kernel::Piece { space, piece } => Target::Piece { space, piece },
            Kernel::Unit { unit } => Target::Unit { unit },
            Kernel::Stack { space, seat } => Target::Stack { space, seat },
            Kernel::Route { spaces } => Target::Route { spaces },
            Kernel::Box { name } => Target::Box { name },
            Kernel::Card { card } => Target::Card { card },
            Kernel::Number { number } => Target::Number { number },
        }
    }
}
