//! What a viewer may know: all that lies open, and the viewer's own hands of strategy and battle cards. Nothing leads
//! from here to the other hands or to the decks.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use tricorne_card_driven::HandSeen;
use tricorne_kernel::{Viewer, Words};

use crate::cards::CardSet;
use crate::document::OpenDocument;
use crate::map::Colony;
use crate::pieces::{BySide, Side};
use crate::state::{Activation, Fight, Open, State};
use crate::tactics::BattleHand;
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
    /// The battle cards, as far as the viewer may know them.
    pub battle_hands: BySide<HandSeen<BattleHand>>,
}

impl<'a> View<'a> {
    /// The observation of a viewer.
    pub fn new(state: &'a State, viewer: Viewer) -> View<'a> {
        let seen = |side: Side| HandSeen::new(viewer, side, state.hand_size(side), state.hands[side]);
        let in_battle = |side: Side| {
            let hand = state.battle_hands[side];
            HandSeen::new(viewer, side, hand.len(), hand)
        };
        View {
            open: &state.open,
            hands: BySide::each(seen),
            deck: state.deck.len(),
            battle_hands: BySide::each(in_battle),
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
    hands: BySide<HandSeen<CardSet>>,
    deck: usize,
    control: BTreeMap<Colony, Side>,
    colonies: BySide<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    activation: Option<Activation>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fight: Option<Fight>,
    battle_hands: BySide<HandSeen<BattleHand>>,
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
            activation: open.activation,
            fight: open.fight,
            battle_hands: self.battle_hands,
        };
        seen.serialize(serializer)
    }
}
