//! Positions as documents: what a person would write down, and what a new game can begin from.
//!
//! What lies open stands under `open`, the hands under `hands`; every other card is in the deck.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tricorne_card_driven::{Board, document};

use crate::WashingtonsWar;
use crate::cards::{Card, CardSet};
use crate::map::Space;
use crate::pack::pack;
use crate::pieces::{BySide, General, Side};
use crate::state::{Blocked, Navy, Open, Options, Phase, Place, State};
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
    #[serde(default)]
    options: Options,
    year: u16,
    phase: Phase,
    to_play: Side,
    spaces: document::Spaces<WashingtonsWar>,
    generals: BTreeMap<General, Place>,
    congress: Option<Space>,
    #[serde(default)]
    dispersed: bool,
    #[serde(default)]
    british_choose: bool,
    british_reinforcements: u8,
    french_reinforcements: u8,
    french_alliance: u8,
    allied_in: Option<u16>,
    french_navy: Navy,
    regulars: bool,
    #[serde(default)]
    reshuffle: bool,
    #[serde(default)]
    blocked: BySide<Blocked>,
    #[serde(default)]
    discards: CardSet,
    #[serde(default)]
    removed: CardSet,
    #[serde(default)]
    held_out: CardSet,
    #[serde(default)]
    queue: BySide<CardSet>,
    #[serde(default)]
    reinforcement_cards: BySide<CardSet>,
    war_ends: Option<Card>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ending: Option<Ending>,
}

impl From<&Open> for OpenDocument {
    fn from(open: &Open) -> OpenDocument {
        OpenDocument {
            options: open.options,
            year: open.year(),
            phase: open.phase,
            to_play: open.to_play,
            spaces: document::spaces(open),
            generals: document::generals(open),
            congress: open.congress,
            dispersed: open.dispersed,
            british_choose: open.british_choose,
            british_reinforcements: open.british_box,
            french_reinforcements: open.french_box,
            french_alliance: open.alliance,
            allied_in: open.allied_in.map(|turn| pack().turns[turn as usize].year),
            french_navy: open.navy,
            regulars: open.regulars,
            reshuffle: open.reshuffle,
            blocked: open.blocked,
            discards: open.discards,
            removed: open.removed,
            held_out: open.held_out,
            queue: open.queue,
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
        let turn = document::turn::<WashingtonsWar>;
        let (pcs, cus) = document::pieces(&it.spaces);
        let board = Board {
            turn: turn("open.year", it.year)?,
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
            options: it.options,
            phase: it.phase,
            dispersed: it.dispersed,
            british_choose: it.british_choose,
            alliance: it.french_alliance,
            allied_in: it.allied_in.map(|year| turn("open.allied_in", year)).transpose()?,
            navy: it.french_navy,
            reshuffle: it.reshuffle,
            blocked: it.blocked,
            owed: BySide::default(),
            held_out: it.held_out,
            queue: it.queue,
            ending: it.ending,
            activation: None,
        };
        let deck = Card::all() - open.seen_cards() - hands.american - hands.british;
        let state = State { open, hands, deck };
        match violations::of(&state) {
            faults if faults.is_empty() => Ok(state),
            faults => Err(faults.join("\n")),
        }
    }
}
