//! What an Event does in a space that somebody chooses, as far as the choice depends on it.

use crate::pieces::Piece;
use crate::state::Level;
use crate::words::{Activity, Command};

/// One thing that happens in the chosen space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// Up to so many Available pieces come.
    Adds(u8, Piece),
    /// Up to so many pieces come, Available or Unavailable.
    AddsFromAnywhere(u8, Piece),
    /// Up to so many Available pieces of any of these kinds come.
    AddsAny(u8, &'static [Piece]),
    /// Up to so many pieces of these kinds, Available or Unavailable, come.
    AddsAnyFromAnywhere(u8, &'static [Piece]),
    /// Up to so many pieces of these kinds go.
    Removes(u8, &'static [Piece]),
    /// Up to so many pieces of these kinds go as Casualties.
    Kills(u8, &'static [Piece]),
    /// Up to so many pieces of these kinds go, and for each come so many of another kind.
    Swaps(u8, &'static [Piece], u8, Piece),
    /// All pieces of this kind come into the open.
    Activates(Piece),
    /// Support and Opposition shift by steps towards Active Support, or if negative towards Active Opposition.
    Shifts(i8),
    /// They shift by up to so many steps towards a level.
    ShiftsTowards(Level, u8),
    /// Markers come.
    Marks,
    /// Whoever chooses executes this Command there.
    Orders(Command),
    /// Whoever chooses executes this Special Activity there.
    Performs(Activity),
    /// Units leave for other spaces.
    MovesOut,
    /// Units come from there.
    MovesFrom,
}
