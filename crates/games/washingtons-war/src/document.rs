//! Positions as documents: what a person would write down, and what a new game can begin from.
//!
//! What lies open stands under `open`, the hands under `hands`; every other card is in the deck.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tricorne_card_driven::Board;
use tricorne_card_driven::document::{self, Cards, Generals, Id, Spaces};
use tricorne_kernel::from_document;

use crate::map::Zone;
use crate::pack::Pack;
use crate::pieces::{BySide, Side};
use crate::state::{Blocked, NavyAt, Open, Options, Phase, State};
use crate::victory::Ending;
use crate::violations;

/// A position as text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document<'a> {
    open: OpenDocument<'a>,
    hands: BySide<Cards>,
}

/// What lies open, as text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OpenDocument<'a> {
    #[serde(default)]
    options: Options,
    year: u16,
    phase: Phase,
    to_play: Side,
    spaces: Spaces<'a>,
    generals: Generals<'a>,
    congress: Option<Id<'a>>,
    #[serde(default)]
    dispersed: bool,
    #[serde(default)]
    british_choose: bool,
    british_reinforcements: u8,
    french_reinforcements: u8,
    french_alliance: u8,
    allied_in: Option<u16>,
    french_navy: NavyAt<Id<'a>>,
    regulars: bool,
    #[serde(default)]
    reshuffle: bool,
    #[serde(default)]
    blocked: BySide<Blocked>,
    #[serde(default)]
    discards: Cards,
    #[serde(default)]
    removed: Cards,
    #[serde(default)]
    held_out: Cards,
    #[serde(default)]
    queue: BySide<Cards>,
    #[serde(default)]
    reinforcement_cards: BySide<Cards>,
    war_ends: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    ending: Option<Ending>,
}

impl<'a> OpenDocument<'a> {
    /// What lies open, with the names of the facts.
    pub fn new(open: &Open, facts: &'a Pack) -> OpenDocument<'a> {
        OpenDocument {
            options: open.options,
            year: open.year(facts),
            phase: open.phase,
            to_play: open.to_play,
            spaces: document::spaces(open, facts),
            generals: document::generals(open, facts),
            congress: open.congress.map(|space| space.id(facts).into()),
            dispersed: open.dispersed,
            british_choose: open.british_choose,
            british_reinforcements: open.british_box,
            french_reinforcements: open.french_box,
            french_alliance: open.alliance,
            allied_in: open.allied_in.map(|turn| facts.turns[turn as usize].year),
            french_navy: match open.navy {
                NavyAt::France => NavyAt::France,
                NavyAt::Zone(zone) => NavyAt::Zone(zone.id(facts).into()),
                NavyAt::Away => NavyAt::Away,
            },
            regulars: open.regulars,
            reshuffle: open.reshuffle,
            blocked: open.blocked,
            discards: document::numbers(open.discards),
            removed: document::numbers(open.removed),
            held_out: document::numbers(open.held_out),
            queue: document::numbers_of_both(open.queue),
            reinforcement_cards: document::numbers_of_both(open.reinforcement_cards),
            war_ends: open.war_ends.map(|card| card.number()),
            ending: open.ending,
        }
    }
}

/// A position as a document.
pub fn write(state: &State, facts: &Pack) -> Value {
    let hands = document::numbers_of_both(state.hands);
    let document = Document { open: OpenDocument::new(&state.open, facts), hands };
    serde_json::to_value(document).expect("a position is plain data")
}

/// The position of a document, or which field of it is wrong.
pub fn read(document: Value, facts: &Pack) -> Result<State, String> {
    let Document { open: it, hands } = from_document(document)?;
    let hands = document::cards_of_both("hands", &hands, facts)?;
    let turn = |field: &str, year: u16| document::turn(field, year, facts);
    let (pcs, cus) = document::pieces(&it.spaces, facts)?;
    let board = Board {
        turn: turn("open.year", it.year)?,
        to_play: it.to_play,
        pcs,
        cus,
        generals: document::placed(&it.generals, facts)?,
        congress: it.congress.map(|id| document::space("open.congress", &id, facts)).transpose()?,
        meeting: None,
        british_box: it.british_reinforcements,
        french_box: it.french_reinforcements,
        regulars: it.regulars,
        discards: document::cards("open.discards", &it.discards, facts)?,
        removed: document::cards("open.removed", &it.removed, facts)?,
        reinforcement_cards: document::cards_of_both(
            "open.reinforcement_cards",
            &it.reinforcement_cards,
            facts,
        )?,
        war_ends: it.war_ends.map(|number| document::card("open.war_ends", number, facts)).transpose()?,
    };
    let open = Open {
        board,
        options: it.options,
        phase: it.phase,
        dispersed: it.dispersed,
        british_choose: it.british_choose,
        alliance: it.french_alliance,
        allied_in: it.allied_in.map(|year| turn("open.allied_in", year)).transpose()?,
        navy: match it.french_navy {
            NavyAt::France => NavyAt::France,
            NavyAt::Zone(id) => NavyAt::Zone(
                Zone::from_id(facts, &id)
                    .ok_or_else(|| format!("open.french_navy: there is no blockade zone {id:?}"))?,
            ),
            NavyAt::Away => NavyAt::Away,
        },
        reshuffle: it.reshuffle,
        blocked: it.blocked,
        owed: BySide::default(),
        held_out: document::cards("open.held_out", &it.held_out, facts)?,
        queue: document::cards_of_both("open.queue", &it.queue, facts)?,
        ending: it.ending,
        activation: None,
    };
    let deck = facts.deck - open.seen_cards() - hands.american - hands.british;
    let state = State { open, hands, deck };
    match violations::of(&state, facts) {
        faults if faults.is_empty() => Ok(state),
        faults => Err(faults.join("\n")),
    }
}
