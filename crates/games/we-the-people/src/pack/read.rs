//! Reads the files of a pack, and refuses what does not fit together. Every error names the file, the field and the value.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::DeserializeOwned;
use tricorne_kernel::{Facts, Key};

use super::entries::{
    AbilityEntry, BattleCardsFile, CardsFile, ColonyEntry, ControlEntry, EdgeType, GeneralsFile, MapFile,
    SetupFile, TablesFile,
};
use super::read_cards::{cards_facts, tactics};
use super::read_setup::setup_facts;
use super::{Basis, ColonyFacts, FILES, GeneralFacts, Pack, Road, SpaceFacts};
use crate::map::{Colony, MOST_SPACES, Space, SpaceSet};
use crate::pieces::{General, MOST_GENERALS, Nation, Side};
use crate::tactics::Tactic;
use crate::words::Word;

/// What is wrong, in words.
pub type Trouble = String;

/// The names that effects may use.
#[derive(Debug)]
pub struct Names {
    spaces: Vec<String>,
    colonies: Vec<(String, SpaceSet)>,
    generals: Vec<String>,
    tactics: Vec<String>,
    french_cu: u8,
    thirteen: SpaceSet,
    ports: SpaceSet,
}

impl Names {
    pub fn space(&self, id: &str, at: &str) -> Result<Space, Trouble> {
        let found = self.spaces.iter().position(|it| it == id);
        found.map(|at| Space(at as u8)).ok_or_else(|| format!("{at}: there is no space {id:?}"))
    }

    pub fn spaces_of_colony(&self, id: &str, at: &str) -> Result<SpaceSet, Trouble> {
        let found = self.colonies.iter().find(|it| it.0 == id);
        found.map(|it| it.1).ok_or_else(|| format!("{at}: there is no colony {id:?}"))
    }

    pub fn general(&self, id: &str, at: &str) -> Result<General, Trouble> {
        let found = self.generals.iter().position(|it| it == id);
        found.map(|at| General(at as u8)).ok_or_else(|| format!("{at}: there is no general {id:?}"))
    }

    pub fn tactic(&self, id: &str, at: &str) -> Result<Tactic, Trouble> {
        let found = self.tactics.iter().position(|it| it == id);
        found.map(|at| Tactic(at as u8)).ok_or_else(|| format!("{at}: there is no battle card {id:?}"))
    }

    pub fn french_cu(&self) -> u8 {
        self.french_cu
    }

    pub fn all(&self) -> SpaceSet {
        (0..self.spaces.len() as u8).map(Space).collect()
    }

    pub fn thirteen(&self) -> SpaceSet {
        self.thirteen
    }

    pub fn ports(&self) -> SpaceSet {
        self.ports
    }

    fn set(&self, ids: &[String], at: &str) -> Result<SpaceSet, Trouble> {
        ids.iter().map(|id| self.space(id, at)).collect()
    }
}

impl Pack {
    /// The pack out of these files, the embedded ones in the place of those that are missing.
    pub fn read(files: &BTreeMap<String, String>) -> Result<Pack, Trouble> {
        let facts = Facts::new(&FILES, files)?;
        let map: MapFile = parse(&facts, "map.json")?;
        let generals: GeneralsFile = parse(&facts, "generals.json")?;
        let cards: CardsFile = parse(&facts, "cards.json")?;
        let setup: SetupFile = parse(&facts, "setup.json")?;
        let tables: TablesFile = parse(&facts, "tables.json")?;
        let battle_cards: BattleCardsFile = parse(&facts, "battle_cards.json")?;
        let mut names = names(&map, &generals).map_err(|error| format!("map.json: {error}"))?;
        names.tactics = battle_cards.cards.iter().map(|it| it.id.clone()).collect();
        names.french_cu = setup.cus_in("french-reinforcements");
        let tables = tables.tables(cards.deck.hand).map_err(|error| format!("tables.json: {error}"))?;
        distinct(&map, &generals, &battle_cards)?;
        let tactics = tactics(&battle_cards).map_err(|error| format!("battle_cards.json: {error}"))?;
        let spaces = spaces(&map, &names).map_err(|error| format!("map.json: {error}"))?;
        let colonies = colonies(&map, &names).map_err(|error| format!("map.json: {error}"))?;
        let sheltered = map.spaces.iter().map(|it| it.winter_quarters || !it.north_of_winter_line);
        let sheltered = places(sheltered);
        let generals = generals_facts(&generals, &map).map_err(|error| format!("generals.json: {error}"))?;
        let (cards, kind_of_card, deck) =
            cards_facts(&cards, &names).map_err(|error| format!("cards.json: {error}"))?;
        let setup = setup_facts(&setup, &names, &generals).map_err(|error| format!("setup.json: {error}"))?;
        Ok(Pack {
            facts,
            all: names.all(),
            ports: names.ports,
            thirteen: names.thirteen,
            sheltered,
            spaces,
            colonies,
            tactics,
            generals,
            cards,
            kind_of_card,
            deck,
            setup,
            tables,
        })
    }
}

fn parse<T: DeserializeOwned>(facts: &Facts, name: &str) -> Result<T, Trouble> {
    let reader = &mut serde_json::Deserializer::from_str(facts.text(name));
    serde_path_to_error::deserialize(reader)
        .map_err(|error| format!("{name}: {}: {}", error.path(), error.inner()))
}

/// Text that lives as long as the program, as a pack does.
pub fn kept(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

pub fn key(prefix: &str, id: &str) -> Key {
    Key(kept(format!("wtp-{prefix}-{}", id.to_lowercase())))
}

fn places(tests: impl Iterator<Item = bool>) -> SpaceSet {
    tests.enumerate().filter(|(_, test)| *test).map(|(at, _)| Space(at as u8)).collect()
}

fn names(map: &MapFile, generals: &GeneralsFile) -> Result<Names, Trouble> {
    if map.spaces.len() > MOST_SPACES {
        return Err(format!("spaces: {} are too many; {MOST_SPACES} fit", map.spaces.len()));
    }
    if generals.generals.len() > MOST_GENERALS {
        return Err(format!("generals: {} are too many; {MOST_GENERALS} fit", generals.generals.len()));
    }
    for (at, space) in map.spaces.iter().enumerate() {
        if !map.colonies.iter().any(|it| it.id == space.colony) {
            return Err(format!("spaces[{at}].colony: there is no colony {:?}", space.colony));
        }
    }
    let spaces_of = |colony: &ColonyEntry| places(map.spaces.iter().map(|it| it.colony == colony.id));
    let thirteen = map.colonies.iter().filter(|it| it.thirteen).map(spaces_of);
    Ok(Names {
        spaces: map.spaces.iter().map(|it| it.id.clone()).collect(),
        colonies: map.colonies.iter().map(|it| (it.id.clone(), spaces_of(it))).collect(),
        generals: generals.generals.iter().map(|it| it.id.clone()).collect(),
        tactics: Vec::new(),
        french_cu: 0,
        thirteen: thirteen.fold(SpaceSet::NONE, |all, some| all | some),
        ports: places(map.spaces.iter().map(|it| it.port)),
    })
}

/// Every name must mean one thing in notation.
fn distinct(map: &MapFile, generals: &GeneralsFile, battle: &BattleCardsFile) -> Result<(), Trouble> {
    let ours = Side::BOTH.map(Side::id).into_iter().chain(Nation::ALL.map(Nation::id));
    let ours = ours.chain(Word::ALL.iter().map(|word| word.id()));
    let mut seen: BTreeSet<&str> = ours.collect();
    let spaces = map.spaces.iter().map(|it| ("map.json: spaces", &it.id));
    let tactics = battle.cards.iter().map(|it| ("battle_cards.json: cards", &it.id));
    let generals = generals.generals.iter().map(|it| ("generals.json: generals", &it.id));
    for (list, id) in spaces.chain(tactics).chain(generals) {
        let plain =
            !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        if !plain || id.parse::<i32>().is_ok() || id.starts_with("card-") {
            return Err(format!("{list}: {id:?} cannot be a name; use small letters, digits and hyphens"));
        }
        if !seen.insert(id) {
            return Err(format!("{list}: the name {id:?} is taken"));
        }
    }
    Ok(())
}

fn spaces(map: &MapFile, names: &Names) -> Result<Vec<SpaceFacts>, Trouble> {
    let mut spaces = Vec::new();
    for (at, it) in map.spaces.iter().enumerate() {
        if it.royal_navy_needs_british_pc && !it.port {
            return Err(format!("spaces[{at}].royal_navy_needs_british_pc: {:?} is no port", it.id));
        }
        let colony = map.colonies.iter().position(|colony| colony.id == it.colony).unwrap_or_default();
        spaces.push(SpaceFacts {
            id: kept(it.id.clone()),
            name: key("space", &it.id),
            colony: Colony(colony as u8),
            needs_british_pc: it.royal_navy_needs_british_pc,
            winter_quarters: it.winter_quarters,
            roads: Vec::new(),
            adjacent: SpaceSet::NONE,
            basis: it.based.basis,
        });
    }
    for (at, it) in map.edges.iter().enumerate() {
        let ends = [(&it.a, "a"), (&it.b, "b")];
        let [a, b] = ends.map(|(id, end)| names.space(id, &format!("edges[{at}].{end}")));
        let (a, b) = (a?, b?);
        let only = match &it.only_general {
            Some(id) => Some(names.general(id, &format!("edges[{at}].only_general"))?),
            None => None,
        };
        if a == b || spaces[a.0 as usize].roads.iter().any(|road| road.to == b) {
            return Err(format!("edges[{at}]: {:?} and {:?} are joined already, or the same", it.a, it.b));
        }
        if (it.kind == EdgeType::Dotted) != only.is_some() {
            return Err(format!("edges[{at}].type: {:?} does not fit only_general", it.kind));
        }
        let fields = it.based.basis_fields.values().copied();
        let basis = Basis::weakest(fields.chain([it.based.basis]));
        for (from, to) in [(a, b), (b, a)] {
            let facts = &mut spaces[from.0 as usize];
            facts.roads.push(Road { to, only, basis });
            if only.is_none() {
                facts.adjacent.insert(to);
            }
        }
    }
    Ok(spaces)
}

fn colonies(map: &MapFile, names: &Names) -> Result<Vec<ColonyFacts>, Trouble> {
    let colony = |(at, it): (usize, &ColonyEntry)| {
        let control_spaces = names.set(&it.control_spaces, &format!("colonies[{at}].control_spaces"))?;
        if (it.control == ControlEntry::AllOf) == control_spaces.is_empty() {
            return Err(format!("colonies[{at}]: {:?}: control and control_spaces disagree", it.id));
        }
        Ok(ColonyFacts {
            id: kept(it.id.clone()),
            name: key("colony", &it.id),
            thirteen: it.thirteen,
            control_spaces,
            spaces: names.spaces_of_colony(&it.id, "colonies")?,
        })
    };
    map.colonies.iter().enumerate().map(colony).collect()
}

fn generals_facts(file: &GeneralsFile, map: &MapFile) -> Result<Vec<GeneralFacts>, Trouble> {
    let mut generals = Vec::new();
    for (at, it) in file.generals.iter().enumerate() {
        for (field, value, most) in [("strategy", it.strategy, 3), ("battle", it.battle, 6)] {
            if !(1..=most).contains(&value) {
                return Err(format!("generals[{at}].{field}: {value} is not from 1 to {most}"));
            }
        }
        let ratings = ["strategy", "battle"].map(|field| it.based.basis_fields.get(field));
        let mut facts = GeneralFacts {
            id: kept(it.id.clone()),
            name: key("general", &it.id),
            nation: it.nation,
            strategy: it.strategy,
            battle: it.battle,
            retreat_bonus: 0,
            never_to_box: false,
            decides_the_war: false,
            winter_offensive: 0,
            basis: Basis::weakest(ratings.into_iter().flatten().copied()),
        };
        for ability in &it.abilities {
            match ability {
                AbilityEntry::RetreatBeforeBattleBonus { value } => facts.retreat_bonus = *value,
                AbilityEntry::NeverToReinforcements => facts.never_to_box = true,
                AbilityEntry::BritishWinIfCaptured => facts.decides_the_war = true,
                AbilityEntry::WinterOffensive { battle_cards } => facts.winter_offensive = *battle_cards,
                AbilityEntry::MayUseEdge { a, b } => {
                    let joins = |edge: &super::entries::EdgeEntry| {
                        edge.only_general.as_ref() == Some(&it.id)
                            && ((edge.a == *a && edge.b == *b) || (edge.a == *b && edge.b == *a))
                    };
                    if !map.edges.iter().any(joins) {
                        return Err(format!("generals[{at}].abilities: no edge {a:?} to {b:?} is his alone"));
                    }
                }
            }
        }
        generals.push(facts);
    }
    Ok(generals)
}
