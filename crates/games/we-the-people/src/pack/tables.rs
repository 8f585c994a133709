//! The numbers of the rules: the turn track, and the tables of battle and victory.

use serde::Deserialize;
use tricorne_card_driven::pack::{Trouble, Turn, TurnEntry, by_face, listed, turns};

use crate::pieces::BySide;

/// The numbers, ready for use.
#[derive(Debug)]
pub struct Tables {
    /// §5.0 Cards dealt to each.
    pub hand: u8,
    /// §7.1 Spaces that a general may move.
    pub spaces: u8,
    /// §8.0 Reinforcement cards a year.
    pub reinforcement_cards: BySide<u8>,
    /// §9.1 Where battle cards come from.
    pub battle_cards: BattleCards,
    /// §9.2 By the face of the die, from 1: what the loser loses.
    pub loser_losses: [u8; 6],
    /// §9.1 British losses in one defeat that end the Regulars' advantage.
    pub regulars_lost_at: u8,
    /// §12.0 Colonies that each side needs.
    pub colonies_to_win: BySide<u8>,
}

/// §9.1 How many battle cards each source gives.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct BattleCards {
    pub general: u8,
    pub combat_units: u8,
    pub militia: u8,
    pub interception: u8,
    pub regulars: u8,
    pub port: u8,
}

/// The tables as they are written.
#[derive(Debug, Deserialize)]
pub struct TablesFile {
    turns: Vec<TurnEntry>,
    movement: MovementNumbers,
    reinforcements: ReinforcementNumbers,
    battle_card_sources: Vec<SourceEntry>,
    loser_losses: Vec<LossEntry>,
    regulars: RegularsNumbers,
    victory: VictoryNumbers,
}

#[derive(Debug, Deserialize)]
struct MovementNumbers {
    spaces: u8,
    max_cu: u8,
}

#[derive(Debug, Deserialize)]
struct ReinforcementNumbers {
    british_cards_per_turn: u8,
    american_cards_per_turn: u8,
}

#[derive(Debug, Deserialize)]
struct SourceEntry {
    id: String,
    cards: u8,
}

#[derive(Debug, Deserialize)]
struct LossEntry {
    rolls: Vec<u8>,
    cu: u8,
}

#[derive(Debug, Deserialize)]
struct RegularsNumbers {
    lost_when_british_cu_lost_in_one_defeat: u8,
}

#[derive(Debug, Deserialize)]
struct VictoryNumbers {
    british_colonies: u8,
    american_colonies: u8,
}

impl TablesFile {
    /// §5.0 The turn track.
    pub fn years(&self) -> Result<Vec<Turn>, Trouble> {
        turns(&self.turns)
    }

    /// §7.1 Combat units that a general may take along.
    pub fn most_cu(&self) -> u8 {
        self.movement.max_cu
    }

    /// The numbers, or what is wrong with them.
    pub fn tables(self, hand: u8) -> Result<Tables, Trouble> {
        let source = |id: &str| -> Result<u8, Trouble> {
            let found = self.battle_card_sources.iter().find(|it| it.id == id);
            listed("battle_card_sources", id, found.map(|it| it.cards))
        };
        Ok(Tables {
            hand,
            spaces: self.movement.spaces,
            reinforcement_cards: BySide {
                american: self.reinforcements.american_cards_per_turn,
                british: self.reinforcements.british_cards_per_turn,
            },
            battle_cards: BattleCards {
                general: source("general")?,
                combat_units: source("combat-units")?,
                militia: source("militia")?,
                interception: source("interception")?,
                regulars: source("regulars")?,
                port: source("port")?,
            },
            loser_losses: by_face("loser_losses", self.loser_losses.iter().map(|it| (&it.rolls, it.cu)))?,
            regulars_lost_at: self.regulars.lost_when_british_cu_lost_in_one_defeat,
            colonies_to_win: BySide {
                american: self.victory.american_colonies,
                british: self.victory.british_colonies,
            },
        })
    }
}
