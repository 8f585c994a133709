//! Positions as documents: what a person would write down, and what a new game can begin from.
//!
//! Spaces without anything may be left out, as may counts of 0. Every fault is named by its field.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tricorne_kernel::{Flaw, msg};

use crate::map::{BySpace, Space};
use crate::pieces::{ByFaction, Faction, Piece};
use crate::state::{Cards, InSpace, LeaderInPlay, Level, Options, Pieces, Scenario, Sequence, State};
use crate::victory::Ending;
use crate::violations;

/// A position as text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Document {
    scenario: Scenario,
    #[serde(default)]
    options: Options,
    spaces: BTreeMap<Space, SpaceDocument>,
    available: BTreeMap<Piece, u8>,
    #[serde(default)]
    unavailable: BTreeMap<Piece, u8>,
    #[serde(default)]
    casualties: BTreeMap<Piece, u8>,
    #[serde(default)]
    squadrons_unavailable: u8,
    #[cfg_attr(feature = "typescript", ts(as = "ByFaction<LeaderInPlay>"))]
    leaders: BTreeMap<Faction, LeaderInPlay>,
    #[cfg_attr(feature = "typescript", ts(as = "ByFaction<u8>"))]
    resources: BTreeMap<Faction, u8>,
    cbc: u8,
    crc: u8,
    treaty: bool,
    strokes: Vec<Faction>,
    treaty_card: bool,
    cards: Cards,
    sequence: Sequence,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    ending: Option<Ending>,
}

/// A space as text.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
struct SpaceDocument {
    #[serde(skip_serializing_if = "is_neutral")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    support: Level,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pieces: BTreeMap<Piece, u8>,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    propaganda: u8,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    raids: u8,
    /// Squadrons in the West Indies.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    squadrons: u8,
    /// Blockades on a City. Documents of the first rules have them as `squadrons`.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    blockades: u8,
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}

fn is_neutral(level: &Level) -> bool {
    *level == Level::Neutral
}

impl From<State> for Document {
    fn from(state: State) -> Document {
        let space = |space: Space| {
            let InSpace { pieces, level, propaganda, raids, squadrons } = state.spaces[space];
            let (squadrons, blockades) = if space.is_city() { (0, squadrons) } else { (squadrons, 0) };
            let pieces = counted(&pieces);
            (space, SpaceDocument { support: level, pieces, propaganda, raids, squadrons, blockades })
        };
        Document {
            scenario: state.scenario,
            options: state.options,
            spaces: Space::ALL
                .into_iter()
                .map(space)
                .filter(|(_, it)| *it != SpaceDocument::default())
                .collect(),
            available: counted(&state.available),
            unavailable: counted(&state.unavailable),
            casualties: counted(&state.casualties),
            squadrons_unavailable: state.squadrons_unavailable,
            leaders: by_faction(&state.leaders),
            resources: by_faction(&state.resources),
            cbc: state.cbc,
            crc: state.crc,
            treaty: state.treaty,
            strokes: Faction::ALL.into_iter().filter(|&faction| state.strokes[faction]).collect(),
            treaty_card: state.treaty_card,
            cards: state.cards,
            sequence: state.sequence,
            ending: state.ending,
        }
    }
}

impl TryFrom<Document> for State {
    type Error = String;

    fn try_from(document: Document) -> Result<State, String> {
        let state = document.state().map_err(|flaw| flaw.to_string())?;
        match violations::of(&state) {
            faults if faults.is_empty() => Ok(state),
            faults => Err(faults.join("\n")),
        }
    }
}

impl Document {
    /// The state, or all that is wrong with the document.
    pub(crate) fn checked(self) -> Result<State, Vec<Flaw>> {
        let state = self.state().map_err(|flaw| vec![*flaw])?;
        match violations::flaws(&state) {
            flaws if flaws.is_empty() => Ok(state),
            flaws => Err(flaws),
        }
    }

    /// The state as it is written, whether play could reach it or not.
    fn state(self) -> Result<State, Box<Flaw>> {
        let mut spaces = BySpace::<InSpace>::default();
        for (space, it) in &self.spaces {
            spaces[*space] = InSpace {
                pieces: counts(&it.pieces),
                level: it.support,
                propaganda: it.propaganda,
                raids: it.raids,
                squadrons: it.squadrons.saturating_add(it.blockades),
            };
        }
        let mut strokes = ByFaction([false; 4]);
        for &faction in &self.strokes {
            if strokes[faction] {
                return Err(Box::new(Flaw::new(
                    "strokes",
                    format!("{faction} stand twice"),
                    msg!("lod-flaw-twice", faction = faction),
                )));
            }
            strokes[faction] = true;
        }
        Ok(State {
            scenario: self.scenario,
            options: self.options,
            spaces,
            available: counts(&self.available),
            unavailable: counts(&self.unavailable),
            casualties: counts(&self.casualties),
            squadrons_unavailable: self.squadrons_unavailable,
            leaders: all_factions(&self.leaders, "leaders")?,
            resources: all_factions(&self.resources, "resources")?,
            cbc: self.cbc,
            crc: self.crc,
            treaty: self.treaty,
            strokes,
            treaty_card: self.treaty_card,
            cards: self.cards,
            sequence: self.sequence,
            ending: self.ending,
            executing: None,
            playing: None,
        })
    }
}

/// A set of cards as the list of their numbers: no reader of JSON must know integers of 128 bits.
pub(crate) mod card_numbers {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::cards::CardNumber;

    pub fn serialize<S: Serializer>(cards: &u128, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((0..u128::BITS).filter(|number| cards & (1 << number) != 0))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u128, D::Error> {
        let mut cards = 0;
        for number in Vec::<u8>::deserialize(deserializer)? {
            if CardNumber::new(number).is_none() {
                return Err(D::Error::custom(format!("cards.seen: there is no card {number}")));
            }
            if cards & (1 << number) != 0 {
                return Err(D::Error::custom(format!("cards.seen: card {number} stands twice")));
            }
            cards |= 1 << number;
        }
        Ok(cards)
    }
}

fn counted(pieces: &Pieces) -> BTreeMap<Piece, u8> {
    Piece::ALL.into_iter().map(|piece| (piece, pieces[piece as usize])).filter(|it| it.1 > 0).collect()
}

fn counts(pieces: &BTreeMap<Piece, u8>) -> Pieces {
    let mut counts = Pieces::default();
    pieces.iter().for_each(|(&piece, &count)| counts[piece as usize] = count);
    counts
}

fn by_faction<T: Copy>(all: &ByFaction<T>) -> BTreeMap<Faction, T> {
    Faction::ALL.into_iter().map(|faction| (faction, all[faction])).collect()
}

fn all_factions<T: Copy>(map: &BTreeMap<Faction, T>, field: &str) -> Result<ByFaction<T>, Box<Flaw>> {
    let missing = |faction: Faction| {
        let message = msg!("lod-flaw-missing", faction = faction);
        Box::new(Flaw::new(field, format!("{faction} are missing"), message))
    };
    let get = |faction: Faction| map.get(&faction).copied().ok_or_else(|| missing(faction));
    let [british, patriots, indians, french] = Faction::ALL.map(get);
    Ok(ByFaction([british?, patriots?, indians?, french?]))
}
