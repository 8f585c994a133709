//! Reads the files of a pack, and refuses what does not fit together.

use std::collections::BTreeMap;

use serde::Deserialize;
use tricorne_card_driven::pack::{
    Based, CardEntry, CardType, Cards, CardsFile, GeneralsFile, Ids, MapFile, Names, SetupFile, Start,
    Trouble, distinct, joined_for, key, parse, within,
};
use tricorne_card_driven::{Facts, GeneralFacts, Timing};
use tricorne_kernel::FactFiles;

use super::tables::TablesFile;
use super::{Effect, FILES, OwnEffect, Pack, SetupFacts, TacticFacts, is_for_battle};
use crate::WeThePeople;
use crate::map::{Member, Space, SpaceSet};
use crate::pieces::OwnGeneral;
use crate::tactics::{MOST_TACTICS, Tactic};
use crate::words::Button;

/// What only this game writes of its map.
#[derive(Debug, Deserialize)]
struct OwnMapFile {
    spaces: Vec<OwnSpaceEntry>,
    edges: Vec<OwnEdgeEntry>,
}

#[derive(Debug, Deserialize)]
struct OwnSpaceEntry {
    royal_navy_needs_british_pc: bool,
}

#[derive(Debug, Deserialize)]
struct OwnEdgeEntry {
    #[serde(rename = "type")]
    kind: EdgeType,
}

#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum EdgeType {
    Normal,
    Dotted,
}

/// What only this game writes of its generals.
#[derive(Debug, Deserialize)]
struct OwnGeneralsFile {
    generals: Vec<OwnGeneralEntry>,
}

#[derive(Debug, Deserialize)]
struct OwnGeneralEntry {
    abilities: Vec<AbilityEntry>,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum AbilityEntry {
    RetreatBeforeBattleBonus { value: u8 },
    NeverToReinforcements,
    BritishWinIfCaptured,
    WinterOffensive { battle_cards: u8 },
    MayUseEdge { a: String, b: String },
}

/// What only this game writes of its strategy cards.
#[derive(Debug, Deserialize)]
struct OwnCardsFile {
    deck: HandEntry,
}

#[derive(Debug, Deserialize)]
struct HandEntry {
    hand: u8,
}

/// The battle cards as they are written.
#[derive(Debug, Deserialize)]
struct BattleCardsFile {
    deck: DeckEntry,
    cards: Vec<BattleCardEntry>,
}

#[derive(Debug, Deserialize)]
struct DeckEntry {
    size: u32,
}

#[derive(Debug, Deserialize)]
struct BattleCardEntry {
    id: String,
    count: u8,
    winner_loses_cu: u8,
    loser_loss_change: i8,
    #[serde(flatten)]
    based: Based,
}

/// The names that only this game's effects use.
#[derive(Debug)]
pub struct OwnNames {
    tactics: Vec<String>,
    /// §6.2 The combat units of the French force.
    pub french_cu: u8,
}

impl OwnNames {
    /// The type of battle card of this name.
    pub fn tactic(&self, id: &str, at: &str) -> Result<Tactic, Trouble> {
        let found = self.tactics.iter().position(|it| it == id);
        found.map(Tactic::at).ok_or_else(|| format!("{at}: there is no battle card {id:?}"))
    }
}

impl Pack {
    /// The pack out of these files, the embedded ones in the place of those that are missing.
    pub fn read(files: &BTreeMap<String, String>) -> Result<Pack, Trouble> {
        let files = FactFiles::new(&FILES, files)?;
        let map: MapFile = parse(&files, "map.json")?;
        let own_map: OwnMapFile = parse(&files, "map.json")?;
        let generals: GeneralsFile = parse(&files, "generals.json")?;
        let own_generals: OwnGeneralsFile = parse(&files, "generals.json")?;
        let cards: CardsFile = parse(&files, "cards.json")?;
        let own_cards: OwnCardsFile = parse(&files, "cards.json")?;
        let battle_cards: BattleCardsFile = parse(&files, "battle_cards.json")?;
        let setup: SetupFile = parse(&files, "setup.json")?;
        let tables: TablesFile = parse(&files, "tables.json")?;
        let own = OwnNames {
            tactics: battle_cards.cards.iter().map(|it| it.id.clone()).collect(),
            french_cu: setup.cus_in("french-reinforcements"),
        };
        let names = Names { ids: within("map.json", Ids::new(&map, &generals))?, fortified: None, own };
        let tactic_ids = battle_cards.cards.iter().map(|it| ("battle_cards.json: cards", &it.id));
        distinct(&map, &generals, tactic_ids, Button::ALL.iter().map(|word| word.id()))?;
        let track = (within("tables.json", tables.years())?, tables.most_cu());
        let tables = within("tables.json", tables.tables(own_cards.deck.hand))?;
        let tactics = within("battle_cards.json", battle_cards.tactics())?;
        let need_british_pc = within("map.json", own_map.need_british_pc(&map))?;
        let generals = within("generals.json", generals_facts(&generals, &own_generals, &map))?;
        let card = |_: usize, it: &CardEntry, effect: &Effect, place: &str| check_card(it, effect, place);
        let cards = within("cards.json", Cards::new(&cards, &names, card))?;
        let setup = within("setup.json", setup_facts(&setup, &names, &generals))?;
        let facts = Facts::new(&map, &names.ids, "majority_ties_american", generals, cards, track)?;
        Ok(Pack { files, facts, tactics, need_british_pc, setup, tables })
    }
}

impl OwnMapFile {
    /// §9.1 The ports that need a British PC marker. Here, too, a line for one general alone is dotted, and no other.
    fn need_british_pc(&self, map: &MapFile) -> Result<SpaceSet, Trouble> {
        for (at, (own, it)) in self.edges.iter().zip(&map.edges).enumerate() {
            if (own.kind == EdgeType::Dotted) != it.only_general.is_some() {
                return Err(format!("edges[{at}].type: {:?} does not fit only_general", own.kind));
            }
        }
        let mut ports = SpaceSet::NONE;
        for (at, (own, it)) in self.spaces.iter().zip(&map.spaces).enumerate() {
            if own.royal_navy_needs_british_pc {
                if !it.port {
                    return Err(format!("spaces[{at}].royal_navy_needs_british_pc: {:?} is no port", it.id));
                }
                ports.insert(Space::at(at));
            }
        }
        Ok(ports)
    }
}

impl BattleCardsFile {
    fn tactics(&self) -> Result<Vec<TacticFacts>, Trouble> {
        if self.cards.is_empty() || self.cards.len() > MOST_TACTICS {
            return Err(format!("cards: {} types; from 1 to {MOST_TACTICS} fit", self.cards.len()));
        }
        let total: u32 = self.cards.iter().map(|it| u32::from(it.count)).sum();
        if total != self.deck.size {
            return Err(format!("cards: {total} in all, but deck.size is {}", self.deck.size));
        }
        let tactic = |it: &BattleCardEntry| TacticFacts {
            id: it.id.as_str().into(),
            key: key::<WeThePeople>("tactic", &it.id),
            count: it.count,
            winner_loses: it.winner_loses_cu,
            loss_change: it.loser_loss_change,
            basis: it.based.weakest(&[]),
        };
        Ok(self.cards.iter().map(tactic).collect())
    }
}

fn generals_facts(
    file: &GeneralsFile,
    own: &OwnGeneralsFile,
    map: &MapFile,
) -> Result<Vec<GeneralFacts<WeThePeople>>, Trouble> {
    let mut generals = Vec::new();
    for (at, (it, own)) in file.generals.iter().zip(&own.generals).enumerate() {
        let mut facts = it.facts::<WeThePeople>(at, OwnGeneral::default(), &["strategy", "battle"])?;
        for ability in &own.abilities {
            match ability {
                AbilityEntry::RetreatBeforeBattleBonus { value } => facts.retreat_bonus = *value,
                AbilityEntry::NeverToReinforcements => facts.never_to_box = true,
                AbilityEntry::BritishWinIfCaptured => facts.own.decides_the_war = true,
                AbilityEntry::WinterOffensive { battle_cards } => facts.winter_offensive = *battle_cards,
                AbilityEntry::MayUseEdge { a, b } => {
                    joined_for(map, &it.id, a, b, &format!("generals[{at}].abilities"))?;
                }
            }
        }
        generals.push(facts);
    }
    Ok(generals)
}

/// A card's type and timing must fit what it does.
fn check_card(it: &CardEntry, effect: &Effect, at: &str) -> Result<(), Trouble> {
    let campaign = matches!(effect, Effect::Own(OwnEffect::Campaign { .. }));
    if it.kind == CardType::Battle || campaign != (it.kind == CardType::Campaign) {
        return Err(format!("{at}.type: {:?} does not fit the effect of {:?}", it.kind, it.id));
    }
    if (it.timing == Timing::Battle) != is_for_battle(effect) || it.timing == Timing::Either {
        return Err(format!("{at}.timing: {:?} does not fit the effect of {:?}", it.timing, it.id));
    }
    Ok(())
}

fn setup_facts(
    file: &SetupFile,
    names: &Names<WeThePeople>,
    generals: &[GeneralFacts<WeThePeople>],
) -> Result<SetupFacts, Trouble> {
    Ok(SetupFacts {
        start: Start::new(file, &names.ids, generals)?,
        committees: file.place_pcs("committees-of-correspondence", names)?,
    })
}
