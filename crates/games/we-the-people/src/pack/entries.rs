//! The files of a pack as they are written.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::effect_entry::EffectEntry;
use super::{Basis, Condition, Timing};
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
    MajorityTiesAmerican,
    AllOf,
}

#[derive(Debug, Deserialize)]
pub struct SpaceEntry {
    pub id: String,
    pub colony: String,
    pub port: bool,
    pub royal_navy_needs_british_pc: bool,
    pub winter_quarters: bool,
    pub north_of_winter_line: bool,
    #[serde(flatten)]
    pub based: Based,
}

#[derive(Debug, Deserialize)]
pub struct EdgeEntry {
    pub a: String,
    pub b: String,
    #[serde(rename = "type")]
    pub kind: EdgeType,
    pub only_general: Option<String>,
    #[serde(flatten)]
    pub based: Based,
}

#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EdgeType {
    Normal,
    Dotted,
}

#[derive(Debug, Deserialize)]
pub struct BattleCardsFile {
    pub deck: DeckEntry,
    pub cards: Vec<BattleCardEntry>,
}

#[derive(Debug, Deserialize)]
pub struct DeckEntry {
    pub size: u32,
}

#[derive(Debug, Deserialize)]
pub struct BattleCardEntry {
    pub id: String,
    pub count: u8,
    pub winner_loses_cu: u8,
    pub loser_loss_change: i8,
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
    pub abilities: Vec<AbilityEntry>,
    #[serde(flatten)]
    pub based: Based,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum AbilityEntry {
    RetreatBeforeBattleBonus { value: u8 },
    NeverToReinforcements,
    BritishWinIfCaptured,
    WinterOffensive { battle_cards: u8 },
    MayUseEdge { a: String, b: String },
}

#[derive(Debug, Deserialize)]
pub struct CardsFile {
    pub deck: HandEntry,
    pub cards: Vec<CardEntry>,
}

#[derive(Debug, Deserialize)]
pub struct HandEntry {
    pub hand: u8,
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
    Special,
}

#[derive(Debug, Deserialize)]
pub struct SetupFile {
    pub start: StartEntry,
    pub placements: Vec<PlacementEntry>,
    pub boxes: Vec<BoxEntry>,
    pub steps: Vec<StepEntry>,
}

impl SetupFile {
    /// The combat units in a box.
    pub fn cus_in(&self, id: &str) -> u8 {
        self.boxes.iter().filter(|it| it.id == id).map(|it| it.cu).sum()
    }
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
    pub movement: MovementNumbers,
    pub reinforcements: ReinforcementNumbers,
    pub battle_card_sources: Vec<SourceEntry>,
    pub loser_losses: Vec<LossEntry>,
    pub regulars: RegularsNumbers,
    pub victory: VictoryNumbers,
    pub options: Vec<OptionEntry>,
}

#[derive(Debug, Deserialize)]
pub struct TurnEntry {
    pub year: u16,
    pub british_reinforcements: u8,
}

#[derive(Debug, Deserialize)]
pub struct MovementNumbers {
    pub spaces: u8,
    pub max_cu: u8,
}

#[derive(Debug, Deserialize)]
pub struct ReinforcementNumbers {
    pub british_cards_per_turn: u8,
    pub american_cards_per_turn: u8,
}

#[derive(Debug, Deserialize)]
pub struct SourceEntry {
    pub id: String,
    pub cards: u8,
}

#[derive(Debug, Deserialize)]
pub struct LossEntry {
    pub rolls: Vec<u8>,
    pub cu: u8,
}

#[derive(Debug, Deserialize)]
pub struct RegularsNumbers {
    pub lost_when_british_cu_lost_in_one_defeat: u8,
}

#[derive(Debug, Deserialize)]
pub struct VictoryNumbers {
    pub british_colonies: u8,
    pub american_colonies: u8,
}

#[derive(Debug, Deserialize)]
pub struct OptionEntry {
    pub id: String,
    pub default: bool,
}
