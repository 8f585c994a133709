//! What happened, noted while the rules run.

use crate::{Audience, Message};

/// One sentence of the journal, with its rule.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Note {
    /// How many answers of the game had been given when it happened.
    pub at: usize,
    /// The rulebook's section.
    pub rule: &'static str,
    /// The sentence.
    pub message: Message,
    /// Who may read it.
    pub audience: Audience,
}
