//! The files of the pack as they are written.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tricorne_kernel::{FactFiles, from_document};

use super::basis::{Basis, BasisFields};
use crate::sides::{Nation, Side};

/// Reads one file, naming the field that is wrong.
pub fn file<T: DeserializeOwned>(files: &FactFiles, name: &str) -> Result<T, String> {
    let value: Value = serde_json::from_str(files.text(name)).map_err(|error| format!("{name}: {error}"))?;
    from_document(value).map_err(|error| format!("{name}: {error}"))
}

macro_rules! raw {
    ($($(#[$doc:meta])* $name:ident { $($field:ident : $type:ty),* $(,)? })*) => { $(
        $(#[$doc])*
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(dead_code)]
        pub struct $name {
            $(pub $field: $type,)*
            #[serde(default)]
            pub basis: Basis,
            #[serde(default)]
            pub basis_fields: BasisFields,
        }
    )* };
}

/// The head that each file has.
macro_rules! file_struct {
    ($($(#[$doc:meta])* $name:ident { $($field:ident : $type:ty),* $(,)? })*) => { $(
        $(#[$doc])*
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(dead_code)]
        pub struct $name {
            pub game: String,
            pub basis_legend: BTreeMap<String, String>,
            $(pub $field: $type,)*
        }
    )* };
}

file_struct! {
    /// `map.json`
    MapFile { regions: Vec<RawRegion>, locales: Vec<RawLocale>, seas: Vec<RawSea>, boxes: Vec<RawBox>, edges: Vec<RawEdge> }
    /// `counters.json`
    CountersFile { leaders: Vec<RawLeader>, units: Vec<RawUnit>, fortress: RawFortress }
    /// `markers.json`
    MarkersFile { pool: RawPool, markers: Vec<RawMarker> }
    /// `setup.json`
    SetupFile { placements: Vec<RawPlacement>, special_reinforcements: Vec<RawSpecial> }
    /// `tables.json`
    TablesFile {
        turns: Vec<RawTurn>,
        short_scenario: RawShort,
        victory: RawVictory,
        loyalty: Vec<RawLoyalty>,
        revolutionary_progress: Vec<RawProgress>,
        european_balance: Vec<RawEurope>,
        costs: Vec<RawCost>,
    }
}

raw! {
    RawRegion { id: String, colonial: bool, neutral_owner: Option<Nation> }
    RawLocale { id: String, region: String, lat: f64, lon: f64, r#type: Terrain, political_value: u8, port: bool }
    RawSea { id: String, lat: f64, lon: f64 }
    RawBox { id: String, controller: Side, nations: Vec<Nation>, dice: u8, lat: f64, lon: f64 }
    RawEdge { a: String, b: String, r#type: Route }
    RawLeader { id: String, side: Side, nation: Nation, r#type: LeaderType, value: u8, in_leader_pool: bool }
    RawUnit { id: String, side: Side, nation: Nation, r#type: UnitType, strength: u8, count: u8, can_return: bool }
    RawFortress { strength: u8 }
    RawPool { size: u8 }
    RawTurn { year: u16 }
    RawShort { last_year: u16, american_loyal_regions: u8, progress_at_least: String, european_at_least: String }
    RawVictory {
        political_value: u16, loyalty_level: i8, regions: u8, american_progress: String, british_progress_at_most: String,
    }
    RawLoyalty { region: String, start: i8 }
    RawProgress { id: String, index: i8, effects: Vec<RawEffect>, american_dice: u8 }
    RawEurope { id: String, index: i8, effects: Vec<RawEffect> }
    RawCost {
        id: String,
        by: Vec<Side>,
        cost: RawPrice,
        place: Vec<RawFilter>,
        needs_war: Option<Nation>,
        option: Option<String>,
        enemy_draws: u8,
        max_per_locale_per_turn: Option<u8>,
        appears_on: Option<Vec<u8>>,
    }
}

/// A campaign marker.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)]
pub struct RawMarker {
    pub id: String,
    pub category: Category,
    pub count: u8,
    pub needs_options: Vec<String>,
    pub removed_when_played: bool,
    #[serde(default)]
    pub points: Option<RawPoints>,
    #[serde(default)]
    pub basis: Basis,
    #[serde(default)]
    pub basis_fields: BasisFields,
}

/// §9.2 What a rabble-rousing marker is worth to each side.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawPoints {
    pub american: u8,
    pub british: u8,
}

/// A line of the set-up.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)]
pub struct RawPlacement {
    pub side: Nation,
    pub r#where: RawWhere,
    pub leaders: Vec<String>,
    pub units: BTreeMap<String, u8>,
    pub markers: BTreeMap<String, u8>,
    #[serde(default)]
    pub basis: Basis,
}

/// §4.9, §4.10 Units that wait for a box of the progress table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)]
pub struct RawSpecial {
    pub id: String,
    pub side: Side,
    pub r#where: RawWhere,
    pub leaders: Vec<String>,
    pub units: BTreeMap<String, u8>,
    #[serde(default)]
    pub basis: Basis,
}

/// Where a line of the set-up places.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RawWhere {
    Locale(String),
    Region(String),
    OneOf(Vec<String>),
    Box(String),
    WithUnit(Nation),
}

/// What something costs.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum RawPrice {
    Fixed(u8),
    ByLoyalty { own: u8, neutral: u8, enemy: u8 },
    ByProgress { r#box: String, before: u8, from: u8 },
}

/// What a box of a table does.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[allow(dead_code)]
pub enum RawEffect {
    SpecialReinforcement { id: String },
    PoliticalDice { side: Side, change: i8, until: String },
    EuropeanDice { side: Side, dice: u8 },
    CloseVictory { side: Side, victory: String },
    OpenVictory { side: Side, victory: String },
    UnitCost { unit: String, cost: u8 },
    NoEnlistmentCheck { units: Vec<String> },
    CostChange { units: Vec<String>, change: i8 },
    FreeMarker { side: Side, count: u8, phase: String },
    AtWar { nation: Nation },
}

/// Which places pass; all that is given must hold.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RawFilter {
    pub regions: Option<Vec<String>>,
    pub boxes: Option<Vec<String>>,
    pub colonial: Option<bool>,
    pub types: Option<Vec<Terrain>>,
    pub port: Option<bool>,
    pub empty_of: Vec<Class>,
    pub holds_any: Vec<Class>,
    pub holds_all: Vec<Class>,
}

/// What a filter looks for in a place. Own and enemy are as the player sees it who pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    OwnCombatUnit,
    EnemyCombatUnit,
    OwnLandUnit,
    EnemyLandUnit,
    OwnRegular,
    OwnFleet,
    OwnLeader,
    OwnPartisan,
    EnemyPartisan,
    EnemyFortress,
    Fortress,
    Massacre,
    FrenchLandUnit,
    SpanishLandUnit,
    BritishMilitia,
    BritishRegular,
    BritishLight,
}

/// §2.2, §2.3, §2.4 What a locale is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    Town,
    Wilderness,
    Indian,
}

/// §2.6 A kind of route.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Route {
    Road,
    Trail,
    LakeRiver,
    HighSeas,
}

/// §2.10 A kind of leader.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LeaderType {
    General,
    MilitiaCommander,
    Admiral,
    /// §7.9 Leader Arises: general or admiral as needed.
    #[serde(skip_deserializing)]
    Any,
}

/// §2.11 A kind of formation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum UnitType {
    Regular,
    Detachment,
    Light,
    Grenadier,
    Marine,
    Fleet,
    Militia,
    Indian,
}

/// §7.6 A category of campaign markers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    Action,
    RabbleRousing,
    Tactics,
    Spare,
}
