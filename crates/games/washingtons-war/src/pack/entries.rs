//! The files of a pack as they are written.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use super::effect_entry::EffectEntry;
use super::{Basis, Condition, Reshuffle, Timing};
use crate::pieces::{Nation, Side};

/// Where an item comes from, and which of its fields come from elsewhere.
#[derive(Debug, Deserialize)]
pub struct Based {
    pub basis: Basis,
    #[serde(default)]
    pub basis_fields: BTreeMap<String, Basis>,
}

#[derive(Debug, Deserialize)]
pub struct MapFile {
    pub colonies: Vec<ColonyEntry>,
    pub blockade_zones: Vec<ZoneEntry>,
    pub spaces: Vec<SpaceEntry>,
    pub edges: Vec<EdgeEntry>,
}

#[derive(Debug, Deserialize)]
pub struct ColonyEntry {
    pub id: String,
    pub thirteen: bool,
    pub control: ControlEntry,
    pub control_spaces: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ControlEntry {
    Majority,
    AllOf,
}

#[derive(Debug, Deserialize)]
pub struct ZoneEntry {
    pub id: String,
    pub ports: Vec<String>,
}

#[derive(Debug, Deserialize)]
pub struct SpaceEntry {
    pub id: String,
    pub colony: String,
    pub port: bool,
    pub fortified_port: bool,
    pub blockade_zone: Option<String>,
    pub winter_quarters: bool,
    pub north_of_winter_line: bool,
    #[serde(flatten)]
    pub based: Based,
}

#[derive(Debug, Deserialize)]
pub struct EdgeEntry {
    pub a: String,
    pub b: String,
    pub cost: u8,
    pub only_general: Option<String>,
    #[serde(flatten)]
    pub based: Based,
}

#[derive(Debug, Deserialize)]
pub struct GeneralsFile {
    pub generals: Vec<GeneralEntry>,
}

#[derive(Debug, Deserialize)]
pub struct GeneralEntry {
    pub id: String,
    pub nation: Nation,
    pub strategy: u8,
    pub battle: u8,
    pub agility: u8,
    pub abilities: Vec<AbilityEntry>,
    #[serde(flatten)]
    pub based: Based,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum AbilityEntry {
    RetreatBeforeBattleBonus { value: u8 },
    NeverToReinforcements,
    OutOfGameIfCaptured { american_pc_removed: u8, max_per_colony: u8, french_alliance: i8 },
    WinterOffensive { drm: u8 },
    WinterShelter { max_cu: u8 },
    MayUseEdge { a: String, b: String },
}

#[derive(Debug, Deserialize)]
pub struct CardsFile {
    pub cards: Vec<CardEntry>,
}

#[derive(Debug, Deserialize)]
pub struct CardEntry {
    pub id: String,
    pub numbers: Vec<u8>,
    #[serde(rename = "type")]
    pub kind: CardType,
    pub playable_by: Vec<Side>,
    pub timing: Timing,
    pub effect: EffectEntry,
    pub condition: Option<Condition>,
    pub must_play: bool,
    pub removed_when_played: bool,
    pub reshuffle: Option<Reshuffle>,
    pub held_out_until: Option<u16>,
    pub draws_replacement: bool,
    pub basis: Basis,
    #[serde(default)]
    pub basis_fields: BTreeMap<String, Basis>,
}

#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardType {
    Ops,
    Campaign,
    Event,
    Battle,
    Special,
}

#[derive(Debug, Deserialize)]
pub struct SetupFile {
    pub start: StartEntry,
    pub placements: Vec<PlacementEntry>,
    pub boxes: Vec<BoxEntry>,
    pub steps: Vec<StepEntry>,
}

#[derive(Debug, Deserialize)]
pub struct StartEntry {
    pub regulars_advantage: bool,
}

#[derive(Debug, Deserialize)]
pub struct PlacementEntry {
    pub side: Side,
    pub space: String,
    pub general: Option<String>,
    pub cu: u8,
    pub pc: bool,
    pub congress: bool,
}

#[derive(Debug, Deserialize)]
pub struct BoxEntry {
    #[serde(rename = "box")]
    pub id: String,
    pub generals: Vec<String>,
    pub cu: u8,
}

#[derive(Debug, Deserialize)]
pub struct StepEntry {
    pub id: String,
    pub effect: EffectEntry,
}

#[derive(Debug, Deserialize)]
pub struct TablesFile {
    pub turns: Vec<TurnEntry>,
    pub cards: CardNumbers,
    pub movement: MovementNumbers,
    pub reinforcements: ReinforcementNumbers,
    pub battle_rating: Vec<RatingEntry>,
    pub battle_modifiers: Vec<ModifierEntry>,
    pub loser_losses: Vec<LossEntry>,
    pub winner_losses: Vec<WinnerLossEntry>,
    pub regulars: RegularsNumbers,
    pub french_alliance: Vec<AllianceEntry>,
    pub french_alliance_track: TrackNumbers,
    pub european_war: EuropeanWarNumbers,
    pub winter: Vec<WinterEntry>,
    pub victory: VictoryNumbers,
    pub options: Vec<Value>,
}

#[derive(Debug, Deserialize)]
pub struct TurnEntry {
    pub year: u16,
    pub british_reinforcements: u8,
}

#[derive(Debug, Deserialize)]
pub struct CardNumbers {
    pub hand: u8,
    pub exchange_ops_american: Vec<u8>,
    pub exchange_ops_british: Vec<u8>,
    pub queue_start_ops: Vec<u8>,
}

#[derive(Debug, Deserialize)]
pub struct MovementNumbers {
    pub spaces: u8,
    pub american_spaces_without_fight: u8,
    pub max_cu: u8,
    pub overrun_attacker_min_cu: u8,
    pub overrun_attacker_max_cu: u8,
    pub overrun_defender_cu: u8,
}

#[derive(Debug, Deserialize)]
pub struct ReinforcementNumbers {
    pub british_cards_per_turn: u8,
    pub american_cards_per_turn: u8,
}

#[derive(Debug, Deserialize)]
pub struct RatingEntry {
    pub rolls: Vec<u8>,
    pub rating: String,
}

#[derive(Debug, Deserialize)]
pub struct ModifierEntry {
    pub id: String,
    pub drm: u8,
}

#[derive(Debug, Deserialize)]
pub struct LossEntry {
    pub rolls: Vec<u8>,
    pub cu: u8,
}

#[derive(Debug, Deserialize)]
pub struct WinnerLossEntry {
    pub loser_agility: u8,
    pub rolls: Vec<u8>,
    pub cu: u8,
}

#[derive(Debug, Deserialize)]
pub struct RegularsNumbers {
    pub lost_when_british_cu_lost_in_one_battle: u8,
}

#[derive(Debug, Deserialize)]
pub struct AllianceEntry {
    pub id: String,
    pub delta: i8,
}

#[derive(Debug, Deserialize)]
pub struct TrackNumbers {
    pub start: u8,
    pub alliance_at: u8,
}

#[derive(Debug, Deserialize)]
pub struct EuropeanWarNumbers {
    pub british_cu_removed: u8,
}

#[derive(Debug, Deserialize)]
pub struct WinterEntry {
    pub lone_cu_without_general_lost_on: Vec<u8>,
}

#[derive(Debug, Deserialize)]
pub struct VictoryNumbers {
    pub british_colonies: u8,
    pub american_colonies: u8,
}
