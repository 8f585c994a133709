//! Positions as documents: what a person would write down, and what a new game can begin from.
//!
//! What lies open stands under `open`, the hands under `hands`; every other card is in the deck.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet};
use crate::faults;
use crate::map::{BySpace, Space, SpaceSet};
use crate::pack::pack;
use crate::pieces::{BySide, General, MOST_GENERALS, Nation, Side};
use crate::state::{Navy, Open, Phase, Place, State};
use crate::tactics::BattleHand;
use crate::victory::Ending;

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
    spaces: BTreeMap<Space, SpaceDocument>,
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

/// A space as text; what is none may be left out.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SpaceDocument {
    #[serde(skip_serializing_if = "Option::is_none")]
    pc: Option<Side>,
    #[serde(skip_serializing_if = "is_zero")]
    american: u8,
    #[serde(skip_serializing_if = "is_zero")]
    french: u8,
    #[serde(skip_serializing_if = "is_zero")]
    british: u8,
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}

impl From<&Open> for OpenDocument {
    fn from(open: &Open) -> OpenDocument {
        let count = |nation: Nation, space: Space| open.cus[nation as usize][space];
        let space = |space: Space| SpaceDocument {
            pc: open.pc(space),
            american: count(Nation::American, space),
            french: count(Nation::French, space),
            british: count(Nation::British, space),
        };
        let spaces = SpaceSet::all().iter().map(|it| (it, space(it)));
        OpenDocument {
            year: open.year(),
            phase: open.phase,
            to_play: open.to_play,
            spaces: spaces.filter(|(_, it)| *it != SpaceDocument::default()).collect(),
            generals: General::all().map(|it| (it, open.place(it))).collect(),
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
        let turn = pack().tables.turns.iter().position(|turn| turn.year == it.year);
        let turn = turn.ok_or_else(|| format!("open.year: there is no turn {}", it.year))?;
        let mut cus = [BySpace::<u8>::default(); 3];
        let mut pcs = BySide::<SpaceSet>::default();
        for (&space, here) in &it.spaces {
            for (nation, count) in [
                (Nation::American, here.american),
                (Nation::French, here.french),
                (Nation::British, here.british),
            ] {
                cus[nation as usize][space] = count;
            }
            if let Some(side) = here.pc {
                pcs[side].insert(space);
            }
        }
        let mut generals = [Place::Out; MOST_GENERALS];
        for general in General::all() {
            let place = it.generals.get(&general);
            let place = place.ok_or_else(|| format!("open.generals: {general} is missing"))?;
            generals[general.0 as usize] = *place;
        }
        let open = Open {
            turn: turn as u8,
            phase: it.phase,
            to_play: it.to_play,
            pcs,
            cus,
            generals,
            congress: it.congress,
            british_box: it.british_reinforcements,
            french_box: it.french_reinforcements,
            allied: it.french_alliance,
            european_war: it.european_war,
            navy: it.french_navy,
            regulars: it.regulars,
            blocked: it.blocked,
            discards: it.discards,
            removed: it.removed,
            reinforcement_cards: it.reinforcement_cards,
            war_ends: it.war_ends,
            ending: it.ending,
            activation: None,
            fight: None,
            meeting: None,
        };
        let deck = CardSet::all() - open.seen_cards() - hands.american - hands.british;
        let battle_hands = BySide { american: BattleHand::default(), british: BattleHand::default() };
        let state = State { open, hands, deck, battle_hands };
        match faults::of(&state) {
            faults if faults.is_empty() => Ok(state),
            faults => Err(faults.join("\n")),
        }
    }
}
