//! Reads the files of a pack, and refuses what does not fit together. Every error names the file, the field and the value.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::DeserializeOwned;
use tricorne_kernel::Key;

use super::effect::Effect;
use super::entries::{
    AbilityEntry, BattleCardsFile, CardEntry, CardType, CardsFile, ColonyEntry, ControlEntry, EdgeType,
    GeneralsFile, MapFile, SetupFile, TablesFile,
};
use super::{
    Basis, CardFacts, ColonyFacts, FILES, GeneralFacts, Pack, Placement, Road, SetupFacts, SpaceFacts,
    TacticFacts, Timing,
};
use crate::cards::{Card, CardSet, MOST_CARDS};
use crate::map::{Colony, MOST_SPACES, Space, SpaceSet};
use crate::pieces::{BySide, General, MOST_GENERALS, Nation, Side};
use crate::tactics::{MOST_TACTICS, Tactic};
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
        if let Some(stranger) = files.keys().find(|name| FILES.iter().all(|(known, _)| known != name)) {
            let known = FILES.map(|(name, _)| name).join(", ");
            return Err(format!("{stranger}: not a file of this pack; there are: {known}"));
        }
        let map: MapFile = parse(files, "map.json")?;
        let generals: GeneralsFile = parse(files, "generals.json")?;
        let cards: CardsFile = parse(files, "cards.json")?;
        let setup: SetupFile = parse(files, "setup.json")?;
        let tables: TablesFile = parse(files, "tables.json")?;
        let battle_cards: BattleCardsFile = parse(files, "battle_cards.json")?;
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

fn parse<T: DeserializeOwned>(files: &BTreeMap<String, String>, name: &str) -> Result<T, Trouble> {
    let embedded = FILES.iter().find(|file| file.0 == name).map_or("", |file| file.1);
    let text = files.get(name).map_or(embedded, String::as_str);
    let reader = &mut serde_json::Deserializer::from_str(text);
    serde_path_to_error::deserialize(reader)
        .map_err(|error| format!("{name}: {}: {}", error.path(), error.inner()))
}

/// Text that lives as long as the program, as a pack does.
fn kept(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

fn key(prefix: &str, id: &str) -> Key {
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

fn tactics(file: &BattleCardsFile) -> Result<Vec<TacticFacts>, Trouble> {
    if file.cards.is_empty() || file.cards.len() > MOST_TACTICS {
        return Err(format!("cards: {} types; from 1 to {MOST_TACTICS} fit", file.cards.len()));
    }
    let total: u32 = file.cards.iter().map(|it| u32::from(it.count)).sum();
    if total != file.deck.size {
        return Err(format!("cards: {total} in all, but deck.size is {}", file.deck.size));
    }
    let tactic = |it: &super::entries::BattleCardEntry| TacticFacts {
        id: kept(it.id.clone()),
        name: key("tactic", &it.id),
        count: it.count,
        winner_loses: it.winner_loses_cu,
        loss_change: it.loser_loss_change,
        basis: Basis::weakest(it.based.basis_fields.values().copied().chain([it.based.basis])),
    };
    Ok(file.cards.iter().map(tactic).collect())
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

type Cards = (Vec<CardFacts>, [u8; 128], CardSet);

fn cards_facts(file: &CardsFile, names: &Names) -> Result<Cards, Trouble> {
    let (mut cards, mut kind_of_card, mut deck) = (Vec::new(), [0; 128], CardSet::NONE);
    for (at, it) in file.cards.iter().enumerate() {
        for &number in &it.numbers {
            if number == 0 || usize::from(number) > MOST_CARDS {
                return Err(format!("cards[{at}].numbers: {number} is not from 1 to {MOST_CARDS}"));
            }
            if deck.contains(Card(number)) {
                return Err(format!("cards[{at}].numbers: {number} is taken"));
            }
            deck.insert(Card(number));
            kind_of_card[usize::from(number)] = at as u8;
        }
        cards.push(card(it, names, &format!("cards[{at}]"))?);
    }
    Ok((cards, kind_of_card, deck))
}

fn card(it: &CardEntry, names: &Names, at: &str) -> Result<CardFacts, Trouble> {
    let effect = it.effect.effect(names, &format!("{at}.effect"))?;
    let fits = match it.kind {
        CardType::Ops => matches!(effect, Effect::Ops { .. }),
        CardType::Campaign => matches!(effect, Effect::Campaign { .. }),
        CardType::Event | CardType::Special => {
            !matches!(effect, Effect::Ops { .. } | Effect::Campaign { .. })
        }
    };
    if !fits {
        return Err(format!("{at}.type: {:?} does not fit the effect of {:?}", it.kind, it.id));
    }
    if it.must_play != (it.kind == CardType::Special) {
        return Err(format!("{at}.must_play: {} does not fit type {:?}", it.must_play, it.kind));
    }
    if (it.timing == Timing::Battle) != effect.is_for_battle() {
        return Err(format!("{at}.timing: {:?} does not fit the effect of {:?}", it.timing, it.id));
    }
    let field = |wanted: &str| it.basis_fields.get(wanted).copied();
    let title_basis = field("title").unwrap_or(it.basis);
    let rest = it.basis_fields.iter().filter(|(name, _)| *name != "title" && *name != "numbers");
    let may = |side| it.playable_by.contains(&side);
    Ok(CardFacts {
        title: key("title", &it.id),
        text: key("text", &it.id),
        playable_by: BySide { american: may(Side::American), british: may(Side::British) },
        timing: it.timing,
        effect,
        condition: it.condition.unwrap_or_default(),
        must_play: it.must_play,
        removed_when_played: it.removed_when_played,
        basis: Basis::weakest(rest.map(|(_, basis)| *basis).chain([it.basis])),
        title_basis,
    })
}

fn setup_facts(file: &SetupFile, names: &Names, generals: &[GeneralFacts]) -> Result<SetupFacts, Trouble> {
    let mut placed = vec![false; generals.len()];
    let mut place = |id: &str, at: &str| -> Result<General, Trouble> {
        let general = names.general(id, at)?;
        if std::mem::replace(&mut placed[general.0 as usize], true) {
            return Err(format!("{at}: {id:?} stands twice"));
        }
        Ok(general)
    };
    let mut placements = Vec::new();
    for (at, it) in file.placements.iter().enumerate() {
        let general = match &it.general {
            Some(id) => Some(place(id, &format!("placements[{at}].general"))?),
            None => None,
        };
        if general.is_some_and(|general| generals[general.0 as usize].nation.side() != it.side) {
            return Err(format!("placements[{at}].general: {:?} is of the other side", it.general));
        }
        placements.push(Placement {
            side: it.side,
            space: names.space(&it.space, &format!("placements[{at}].space"))?,
            general,
            cu: it.cu,
            pc: it.pc,
            congress: it.congress,
        });
    }
    for (at, it) in file.boxes.iter().enumerate() {
        for id in &it.generals {
            place(id, &format!("boxes[{at}].generals"))?;
        }
    }
    if let Some(missing) = placed.iter().position(|placed| !placed) {
        return Err(format!("placements: {:?} is nowhere", generals[missing].id));
    }
    if placements.iter().filter(|it| it.congress).count() != 1 {
        return Err("placements: the Continental Congress must be in one space".into());
    }
    let step = |id: &str| {
        let at = file.steps.iter().position(|step| step.id == id);
        let at = at.ok_or_else(|| format!("steps: {id:?} is missing"))?;
        file.steps[at].effect.effect(names, &format!("steps[{at}].effect"))
    };
    Ok(SetupFacts {
        regulars: file.start.regulars_advantage,
        placements,
        british_cu: file.cus_in("british-reinforcements"),
        french_cu: file.cus_in("french-reinforcements"),
        committees: step("committees-of-correspondence")?,
    })
}
