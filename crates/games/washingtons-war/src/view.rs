//! What a viewer may know: all that lies open, and the viewer's own hand. Nothing leads from here to the other hand or to
//! the deck.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use tricorne_card_driven::document::{Cards, numbers};
use tricorne_card_driven::{HandSeen, Standing};
use tricorne_kernel::{Viewer, Words};

use crate::cards::CardSet;
use crate::document::OpenDocument;
use crate::map::Colony;
use crate::pack::Pack;
use crate::pieces::{BySide, Side};
use crate::state::{Open, State};
use crate::{terminal, victory};

/// An observation.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(as = "Seen<'a>"))]
pub struct View<'a> {
    /// The facts of the table.
    pub facts: &'a Pack,
    /// What lies open.
    pub open: &'a Open,
    /// The hands, as far as the viewer may know them.
    pub hands: BySide<HandSeen<CardSet>>,
    /// How many cards are in the deck.
    pub deck: usize,
}

impl<'a> View<'a> {
    /// §6.1.C The observation of a viewer: the discard pile lies open, the deck and the other hand do not.
    pub fn new(state: &'a State, facts: &'a Pack, viewer: Viewer) -> View<'a> {
        let seen = |side: Side| HandSeen::new(viewer, side, state.hand_size(side), state.hands[side]);
        View { facts, open: &state.open, hands: BySide::each(seen), deck: state.deck.len() }
    }

    /// The board for a terminal of 100 columns.
    pub fn board(&self, words: &dyn Words) -> String {
        terminal::board(self, words)
    }
}

/// The observation, and what follows from it.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct Seen<'a> {
    open: OpenDocument<'a>,
    hands: BySide<HandSeen<Cards>>,
    deck: usize,
    control: BTreeMap<&'a str, Side>,
    colonies: BySide<u8>,
    standing: Standing,
    blockaded: Vec<&'a str>,
    european_war: bool,
    queued: BySide<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    activation: Option<ActivationSeen<'a>>,
}

/// A general on the move.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct ActivationSeen<'a> {
    general: &'a str,
    moved: u8,
    battle_from: Option<&'a str>,
}

impl Serialize for View<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (open, facts) = (self.open, self.facts);
        let control = |colony: Colony| Some((colony.id(facts), open.control(facts, colony)?));
        let colonies = BySide::each(|side| open.colonies(facts, side));
        let winner = Some(victory::by_colonies(open, facts));
        let seen = Seen {
            open: OpenDocument::new(open, facts),
            hands: BySide::each(|side| self.hands[side].map(numbers)),
            deck: self.deck,
            control: Colony::all(facts).filter_map(control).collect(),
            colonies,
            standing: Standing::new(winner, colonies, facts.tables.colonies_to_win),
            blockaded: open.blockaded(facts).iter().map(|space| space.id(facts)).collect(),
            european_war: open.european_war(),
            queued: BySide::each(|side| open.queued(facts, side)),
            activation: open.activation.map(|it| ActivationSeen {
                general: it.general.id(facts),
                moved: it.moved,
                battle_from: it.battle_from.map(|space| space.id(facts)),
            }),
        };
        seen.serialize(serializer)
    }
}
