//! What a viewer may know: all that lies open, and the viewer's own hand. Nothing leads from here to the other hand or to
//! the deck.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use tricorne_kernel::{Seat, Viewer, Words};

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
    pub hands: BySide<HandSeen>,
    /// How many cards are in the deck.
    pub deck: usize,
}

/// A hand as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct HandSeen {
    /// How many cards, which everybody sees.
    pub size: usize,
    /// Which, for those who may know.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<CardSet>,
}

impl<'a> View<'a> {
    /// §6.1.C The observation of a viewer: the discard pile lies open, the deck and the other hand do not.
    pub fn new(state: &'a State, viewer: Viewer) -> View<'a> {
        let seen = |side: Side| {
            let open = viewer == Viewer::Referee || viewer == Viewer::Seat(Seat::from(side));
            HandSeen { size: state.hand_size(side), cards: open.then_some(state.hands[side]) }
        };
        View {
            open: &state.open,
            hands: BySide { american: seen(Side::American), british: seen(Side::British) },
            deck: state.deck.len(),
        }
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
    hands: BySide<HandSeen>,
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
        let both =
            |of: &dyn Fn(Side) -> u8| BySide { american: of(Side::American), british: of(Side::British) };
        let seen = Seen {
            open: OpenDocument::from(open),
            hands: self.hands,
            deck: self.deck,
            control: Colony::all().filter_map(|colony| Some((colony, open.control(colony)?))).collect(),
            colonies: both(&|side| open.colonies(side)),
            blockaded: open.blockaded().iter().collect(),
            european_war: open.european_war(),
            queued: both(&|side| open.queued(side)),
            activation: open.activation,
        };
        seen.serialize(serializer)
    }
}
