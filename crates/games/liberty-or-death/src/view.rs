//! What a viewer may know: everything. The view is a thin wrapper around the state.

use serde::{Serialize, Serializer};
use tricorne_kernel::Words;

use crate::document::Document;
use crate::state::State;
use crate::terminal;

/// An observation. Nothing is hidden in this game, so it costs nothing.
#[derive(Clone, Copy, Debug)]
pub struct View<'a>(pub &'a State);

impl Serialize for View<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Document::from(self.0.clone()).serialize(serializer)
    }
}

impl View<'_> {
    /// The board for a terminal of 100 columns.
    pub fn board(&self, words: &dyn Words) -> String {
        terminal::board(self.0, words)
    }
}
