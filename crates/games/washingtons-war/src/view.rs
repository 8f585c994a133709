//! What a viewer may know: all that lies open, and the viewer's own hand. Nothing leads from here to the other hand or to
//! the deck.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use tricorne_card_driven::HandSeen;
use tricorne_kernel::{Viewer, Words};

use crate::cards::CardSet;
use crate::document::OpenDocument;
use crate::map::{Colony, Space};
use crate::pieces::{BySide, Side};
use crate::state::{Activation, Open, State};
use crate::terminal;

/// An observation.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// What lies open.
    pub open: &'a Open,
    /// The hands, as far as the viewer may know them.
    pub hands: BySide<HandSeen<CardSet>>,
    /// How many cards are in the deck.
    pub deck: usize,
}

impl<'a> View<'a> {
    /// §6.1.C The observation of a viewer: the discard pile lies open, the deck and the other hand do not.
    pub fn new(state: &'a State, viewer: Viewer) -> View<'a> {
        let seen = |side: Side| HandSeen::new(viewer, side, state.hand_size(side), state.hands[side]);
        View { open: &state.open, hands: BySide::each(seen), deck: state.deck.len() }
    }

    /// The board for a terminal of 100 columns.
    pub fn board(&self, words: &dyn Words) -> String {
        terminal::board(self, words)
    }
}

/// The observation, and what follows from it.
#[derive(Serialize)]
struct Seen {
    open: OpenDocument,
    hands: BySide<HandSeen<CardSet>>,
    deck: usize,
    control: BTreeMap<Colony, Side>,
    colonies: BySide<u8>,
    blockaded: Vec<Space>,
    european_war: bool,
    queued: BySide<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    activation: Option<Activation>,
}

impl Serialize for View<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let open = self.open;
        let seen = Seen {
            open: OpenDocument::from(open),
            hands: self.hands,
            deck: self.deck,
            control: Colony::all().filter_map(|colony| Some((colony, open.control(colony)?))).collect(),
            colonies: BySide::each(|side| open.colonies(side)),
            blockaded: open.blockaded().iter().collect(),
            european_war: open.european_war(),
            queued: BySide::each(|side| open.queued(side)),
            activation: open.activation,
        };
        seen.serialize(serializer)
    }
}
