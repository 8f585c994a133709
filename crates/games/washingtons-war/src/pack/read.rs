//! Reads the files of a pack, and refuses what does not fit together.

use std::collections::BTreeMap;

use serde::Deserialize;
use tricorne_card_driven::pack::{
    CardEntry, CardType, Cards, CardsFile, GeneralsFile, Ids, Limit, MapFile, Names, PlacePc, SetupFile,
    Start, Trouble, distinct, joined_for, key, parse, rating, within,
};
use tricorne_card_driven::{Facts, GeneralFacts, Timing};
use tricorne_kernel::FactFiles;

use super::tables::TablesFile;
use super::{Effect, FILES, OwnEffect, Pack, SetupFacts, Tables, ZoneFacts};
use crate::WashingtonsWar;
use crate::cards::OwnCard;
use crate::map::{Member, Space, SpaceSet};
use crate::pieces::{OutIfCaptured, OwnGeneral};
use crate::words::Button;

/// What only this game writes of its map.
#[derive(Debug, Deserialize)]
struct OwnMapFile {
    blockade_zones: Vec<ZoneEntry>,
    spaces: Vec<OwnSpaceEntry>,
}

#[derive(Debug, Deserialize)]
struct ZoneEntry {
    id: String,
    ports: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct OwnSpaceEntry {
    fortified_port: bool,
    blockade_zone: Option<String>,
}

/// What only this game writes of its generals.
#[derive(Debug, Deserialize)]
struct OwnGeneralsFile {
    generals: Vec<OwnGeneralEntry>,
}

#[derive(Debug, Deserialize)]
struct OwnGeneralEntry {
    agility: u8,
    abilities: Vec<AbilityEntry>,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum AbilityEntry {
    RetreatBeforeBattleBonus { value: u8 },
    NeverToReinforcements,
    OutOfGameIfCaptured { american_pc_removed: u8, max_per_colony: u8, french_alliance: i8 },
    WinterOffensive { drm: u8 },
    WinterShelter { max_cu: u8 },
    MayUseEdge { a: String, b: String },
}

/// What only this game writes of its cards.
#[derive(Debug, Deserialize)]
struct OwnCardsFile {
    cards: Vec<OwnCard>,
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
        let setup: SetupFile = parse(&files, "setup.json")?;
        let tables: TablesFile = parse(&files, "tables.json")?;
        let fortified = own_map.fortified();
        let ids = within("map.json", Ids::new(&map, &generals))?;
        let names = Names { ids, fortified: Some(fortified), own: () };
        let zone_ids = own_map.blockade_zones.iter().map(|it| ("map.json: blockade_zones", &it.id));
        distinct(&map, &generals, zone_ids, Button::ALL.iter().map(|word| word.id()))?;
        let track = (within("tables.json", tables.years())?, tables.most_cu());
        let tables = within("tables.json", tables.tables())?;
        let zones = within("map.json", own_map.zones(&map, &names.ids))?;
        if let Some(at) = map.edges.iter().position(|it| it.cost.is_none()) {
            return Err(format!("map.json: edges[{at}].cost: is missing"));
        }
        let generals = within("generals.json", generals_facts(&generals, &own_generals, &map))?;
        let card = |at: usize, it: &CardEntry, effect: &Effect, place: &str| {
            check_card(it, effect, place)?;
            Ok(own_cards.cards[at])
        };
        let cards = within("cards.json", Cards::new(&cards, &names, card))?;
        let setup = within("setup.json", setup_facts(&setup, &names, &generals, &tables))?;
        let facts = Facts::new(&map, &names.ids, "majority", generals, cards, track)?;
        Ok(Pack { files, facts, zones, fortified, setup, tables })
    }
}

impl OwnMapFile {
    fn fortified(&self) -> SpaceSet {
        let fortified = self.spaces.iter().enumerate().filter(|(_, it)| it.fortified_port);
        fortified.map(|(at, _)| Space::at(at)).collect()
    }

    /// §12.3 The zones: each port lies in one, which lists it.
    fn zones(&self, map: &MapFile, ids: &Ids<WashingtonsWar>) -> Result<Vec<ZoneFacts>, Trouble> {
        let mut zones = Vec::new();
        for (at, it) in self.blockade_zones.iter().enumerate() {
            let ports = ids.spaces(&it.ports, &format!("blockade_zones[{at}].ports"))?;
            zones.push(ZoneFacts {
                id: it.id.as_str().into(),
                key: key::<WashingtonsWar>("zone", &it.id),
                ports,
            });
        }
        for (at, (own, it)) in self.spaces.iter().zip(&map.spaces).enumerate() {
            let zone = match &own.blockade_zone {
                Some(id) => Some(
                    zones
                        .iter()
                        .find(|zone| *zone.id == **id)
                        .ok_or_else(|| format!("spaces[{at}].blockade_zone: there is no zone {id:?}"))?,
                ),
                None => None,
            };
            if it.port != zone.is_some_and(|zone| zone.ports.contains(Space::at(at))) {
                return Err(format!(
                    "spaces[{at}]: {:?}: port, blockade_zone and the zone's ports disagree",
                    it.id
                ));
            }
            if own.fortified_port && !it.port {
                return Err(format!("spaces[{at}].fortified_port: {:?} is no port", it.id));
            }
        }
        Ok(zones)
    }
}

fn generals_facts(
    file: &GeneralsFile,
    own: &OwnGeneralsFile,
    map: &MapFile,
) -> Result<Vec<GeneralFacts<WashingtonsWar>>, Trouble> {
    let mut generals = Vec::new();
    for (at, (it, own)) in file.generals.iter().zip(&own.generals).enumerate() {
        let agility = rating(own.agility, 3, &format!("generals[{at}].agility"))?;
        let this = OwnGeneral { agility, ..OwnGeneral::default() };
        let mut facts = it.facts::<WashingtonsWar>(at, this, &["strategy", "battle", "agility"])?;
        for ability in &own.abilities {
            match ability {
                AbilityEntry::RetreatBeforeBattleBonus { value } => facts.retreat_bonus = *value,
                AbilityEntry::NeverToReinforcements => facts.never_to_box = true,
                AbilityEntry::OutOfGameIfCaptured {
                    american_pc_removed,
                    max_per_colony,
                    french_alliance,
                } => {
                    facts.own.out_if_captured = Some(OutIfCaptured {
                        pcs: *american_pc_removed,
                        per_colony: *max_per_colony,
                        french_alliance: *french_alliance,
                    });
                }
                AbilityEntry::WinterOffensive { drm } => facts.winter_offensive = *drm,
                AbilityEntry::WinterShelter { max_cu } => facts.own.winter_shelter = *max_cu,
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
    if campaign != (it.kind == CardType::Campaign) {
        return Err(format!("{at}.type: {:?} does not fit the effect of {:?}", it.kind, it.id));
    }
    if (it.kind == CardType::Battle) != (it.timing != Timing::Strategy) {
        return Err(format!("{at}.timing: {:?} does not fit type {:?}", it.timing, it.kind));
    }
    Ok(())
}

fn setup_facts(
    file: &SetupFile,
    names: &Names<WashingtonsWar>,
    generals: &[GeneralFacts<WashingtonsWar>],
    tables: &Tables,
) -> Result<SetupFacts, Trouble> {
    let start = Start::new(file, &names.ids, generals)?;
    let for_the_king = file.place_pcs("for-the-king", names)?;
    let (pcs, not_in) = &tables.for_the_king_2009;
    let mut for_the_king_2009 = PlacePc { limit: Limit::Exactly(*pcs), ..for_the_king.clone() };
    let fixed = &mut for_the_king_2009.filter.fixed;
    for id in not_in {
        *fixed = *fixed - names.ids.spaces_of_colony(id, "options: for-the-king-2009.not_in")?;
    }
    let committees = file.place_pcs("committees-of-correspondence", names)?;
    Ok(SetupFacts { start, committees, for_the_king, for_the_king_2009 })
}
