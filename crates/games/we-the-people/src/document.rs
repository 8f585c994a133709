//! Positions as documents: what a person would write down, and what a new game can begin from.
//!
//! What lies open stands under `open`, the hands under `hands`; every other card is in the deck.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tricorne_card_driven::{Board, document};

use crate::WeThePeople;
use crate::cards::{Card, CardSet};
use crate::map::Space;
use crate::pieces::{BySide, General, Side};
use crate::state::{Navy, Open, Phase, Place, State};
use crate::tactics::BattleHand;
use crate::victory::Ending;
use crate::violations;

/// A position as text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    open: OpenDocument,
    hands: BySide<CardSet>,
}

/// What lies open, as text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenDocument {
    year: u16,
    phase: Phase,
    to_play: Side,
    spaces: document::Spaces<WeThePeople>,
    generals: BTreeMap<General, Place>,
    congress: Option<Space>,
    british_reinforcements: u8,
    french_reinforcements: u8,
    french_alliance: bool,
    #[serde(default)]
    european_war: bool,
    french_navy: Navy,
    regulars: bool,
    #[serde(default)]
    blocked: BySide<bool>,
    #[serde(default)]
    discards: CardSet,
    #[serde(default)]
    removed: CardSet,
    #[serde(default)]
    reinforcement_cards: BySide<CardSet>,
    war_ends: Option<Card>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ending: Option<Ending>,
}

impl From<&Open> for OpenDocument {
    fn from(open: &Open) -> OpenDocument {
        OpenDocument {
            year: open.year(),
            phase: open.phase,
            to_play: open.to_play,
            spaces: document::spaces(open),
            generals: document::generals(open),
            congress: open.congress,
            british_reinforcements: open.british_box,
            french_reinforcements: open.french_box,
            french_alliance: open.allied,
            european_war: open.european_war,
            french_navy: open.navy,
            regulars: open.regulars,
            blocked: open.blocked,
            discards: open.discards,
            removed: open.removed,
            reinforcement_cards: open.reinforcement_cards,
            war_ends: open.war_ends,
            ending: open.ending,
        }
    }
}

impl From<State> for Document {
    fn from(state: State) -> Document {
        Document { open: OpenDocument::from(&state.open), hands: state.hands }
    }
}

impl TryFrom<Document> for State {
    type Error = String;

    fn try_from(document: Document) -> Result<State, String> {
        let Document { open: it, hands } = document;
        let (pcs, cus) = document::pieces(&it.spaces);
        let board = Board {
            turn: document::turn::<WeThePeople>("open.year", it.year)?,
            to_play: it.to_play,
            pcs,
            cus,
            generals: document::placed(&it.generals)?,
            congress: it.congress,
            meeting: None,
            british_box: it.british_reinforcements,
            french_box: it.french_reinforcements,
            regulars: it.regulars,
            discards: it.discards,
            removed: it.removed,
            reinforcement_cards: it.reinforcement_cards,
            war_ends: it.war_ends,
        };
        let open = Open {
            board,
            phase: it.phase,
            allied: it.french_alliance,
            european_war: it.european_war,
            navy: it.french_navy,
            blocked: it.blocked,
            ending: it.ending,
            activation: None,
            fight: None,
        };
        let deck = Card::all() - open.seen_cards() - hands.american - hands.british;
        let battle_hands = BySide { american: BattleHand::default(), british: BattleHand::default() };
        let state = State { open, hands, deck, battle_hands };
        match violations::of(&state) {
            faults if faults.is_empty() => Ok(state),
            faults => Err(faults.join("\n")),
        }
    }
}
