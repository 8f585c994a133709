//! The numbers of the rules: the turn track, and the tables of battle and victory.

use super::entries::TablesFile;
use super::read::Trouble;
use crate::pieces::BySide;

/// The numbers, ready for use.
#[derive(Debug)]
pub struct Tables {
    /// §5.0 The years, and the British combat units that each brings.
    pub turns: Vec<Turn>,
    /// §5.0 Cards dealt to each.
    pub hand: u8,
    /// §7.1 Spaces that a general may move.
    pub spaces: u8,
    /// §7.1 Combat units that a general may take along.
    pub most_cu: u8,
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
    /// §7.2 Whether nobody intercepts into a space that British combat units already hold.
    pub interception_needs_no_british_cu: bool,
}

/// A year.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Turn {
    pub year: u16,
    pub british_reinforcements: u8,
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

impl TablesFile {
    pub fn tables(self, hand: u8) -> Result<Tables, Trouble> {
        let source = |id: &str| -> Result<u8, Trouble> {
            let found = self.battle_card_sources.iter().find(|it| it.id == id);
            found.map(|it| it.cards).ok_or_else(|| format!("battle_card_sources: {id:?} is missing"))
        };
        if self.turns.is_empty() || self.turns.windows(2).any(|two| two[0].year + 1 != two[1].year) {
            return Err("turns: the years must follow one another".into());
        }
        let option = |id: &str| -> Result<bool, Trouble> {
            let found = self.options.iter().find(|it| it.id == id);
            found.map(|it| it.default).ok_or_else(|| format!("options: {id:?} is missing"))
        };
        Ok(Tables {
            hand,
            spaces: self.movement.spaces,
            most_cu: self.movement.max_cu,
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
            loser_losses: self.by_face()?,
            regulars_lost_at: self.regulars.lost_when_british_cu_lost_in_one_defeat,
            colonies_to_win: BySide {
                american: self.victory.american_colonies,
                british: self.victory.british_colonies,
            },
            interception_needs_no_british_cu: option("interception-needs-no-british-cu")?,
            turns: self
                .turns
                .into_iter()
                .map(|it| Turn { year: it.year, british_reinforcements: it.british_reinforcements })
                .collect(),
        })
    }

    /// The loser's losses by the face of the die.
    fn by_face(&self) -> Result<[u8; 6], Trouble> {
        let mut losses = [None; 6];
        for (roll, cu) in self.loser_losses.iter().flat_map(|it| it.rolls.iter().map(|&roll| (roll, it.cu))) {
            let face = losses.get_mut(usize::from(roll).wrapping_sub(1));
            let face = face.ok_or_else(|| format!("loser_losses: {roll} is not on a die"))?;
            if face.replace(cu).is_some() {
                return Err(format!("loser_losses: {roll} stands twice"));
            }
        }
        match losses.iter().position(Option::is_none) {
            Some(at) => Err(format!("loser_losses: {} is missing", at + 1)),
            None => Ok(losses.map(Option::unwrap_or_default)),
        }
    }
}
