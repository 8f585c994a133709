//! What is seen of a hand.

use serde::Serialize;
use tricorne_kernel::{Seat, Viewer};

use crate::sides::Side;

/// A hand as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct HandSeen<T> {
    /// How many cards, which everybody sees.
    pub size: usize,
    /// Which, for those who may know.
    #[serde(skip_serializing_if = "Option::is_none")]
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
