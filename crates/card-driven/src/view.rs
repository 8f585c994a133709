//! What both games show a viewer alike: hands, and how the war would end.

use serde::Serialize;
use tricorne_kernel::{Seat, Viewer};

use crate::sides::{BySide, Side};

/// A hand as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HandSeen<T> {
    /// How many cards, which everybody sees.
    pub size: usize,
    /// Which, for those who may know.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub cards: Option<T>,
}

impl<T> HandSeen<T> {
    /// The hand of a side as the viewer sees it.
    pub fn new(viewer: Viewer, side: Side, size: usize, cards: T) -> HandSeen<T> {
        HandSeen { size, cards: side.is_open_to(viewer).then_some(cards) }
    }
}

impl Side {
    /// Whether a viewer may see what this side holds.
    pub fn is_open_to(self, viewer: Viewer) -> bool {
        viewer == Viewer::Referee || viewer == Viewer::Seat(Seat::from(self))
    }
}

/// How the war would end if it ended now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Standing {
    /// Who would win; nobody in a compromise.
    pub winner: Option<Side>,
    /// How many colonies each side needs.
    pub needed: BySide<u8>,
    /// How many each has beyond that; below 0 it lacks some.
    pub margins: BySide<i8>,
}

impl Standing {
    /// The standing with these colonies.
    pub fn new(winner: Option<Side>, colonies: BySide<u8>, needed: BySide<u8>) -> Standing {
        Standing { winner, needed, margins: BySide::each(|side| colonies[side] as i8 - needed[side] as i8) }
    }
}

impl<T> HandSeen<T> {
    /// The same hand with its cards told otherwise.
    pub fn map<U>(self, cards: impl FnOnce(T) -> U) -> HandSeen<U> {
        HandSeen { size: self.size, cards: self.cards.map(cards) }
    }
}
