//! The numbers of the rules: the turn track, and the tables of battle, winter and victory.

use serde::Deserialize;
use serde_json::Value;
use tricorne_card_driven::pack::{Trouble, Turn, TurnEntry, by_face, listed, turns};

use crate::pieces::BySide;

/// The numbers, ready for use.
#[derive(Debug)]
pub struct Tables {
    /// §5.2 Cards dealt to each.
    pub hand: u8,
    /// §6.32.C The operations values that buy a discarded event.
    pub exchange: BySide<Vec<u8>>,
    /// §7.1.B The operations values that begin a queue.
    pub queue_start: Vec<u8>,
    /// §7.3 Spaces that a general may move.
    pub spaces: u8,
    /// §7.3.C The same for Americans who do not fight.
    pub american_spaces: u8,
    /// §9.7 The combat units that can overrun, from and to.
    pub overrun_by: (u8, u8),
    /// §9.7 The combat units that can be overrun.
    pub overrun_over: u8,
    /// §8.0 Reinforcement cards a year.
    pub reinforcement_cards: BySide<u8>,
    /// §9.3 By the face of the die, from 1: whether a general has but half his rating.
    pub half_rating: [bool; 6],
    /// §9.4 The modifiers.
    pub drm: Drm,
    /// §9.5 By the face of the die, from 1: what the loser loses.
    pub loser_losses: [u8; 6],
    /// §9.5 By the losing general's agility, 0 for none, and the face of the die, from 1: what the winner loses.
    pub winner_losses: [[u8; 6]; 4],
    /// §9.41 British losses in one battle that end the Regulars' advantage.
    pub regulars_lost_at: u8,
    /// §12.1 How far the marker moves.
    pub alliance: AllianceMoves,
    /// §12.1 Where the marker begins.
    pub alliance_start: u8,
    /// §12.2 Where the alliance is signed.
    pub alliance_at: u8,
    /// §12.2.B.iii British combat units that leave for the European War.
    pub european_war: u8,
    /// §11.0 By the face of the die, from 1: whether a lone combat unit is lost.
    pub lone_lost: [bool; 6],
    /// §13.2 Colonies that each side needs.
    pub colonies_to_win: BySide<u8>,
    /// §4.0 The loyalist PCs of the older edition, and the colonies closed to them.
    pub for_the_king_2009: (u8, Vec<String>),
}

/// §9.4 What each modifier is worth.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Drm {
    pub combat_units: u8,
    pub general: u8,
    pub regulars: u8,
    pub royal_navy: u8,
    pub militia: u8,
    pub event_discard: u8,
    pub interception: u8,
}

/// §12.1 What moves the French Alliance marker.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct AllianceMoves {
    pub british_lose_battle: i8,
    pub american_overrun: i8,
    pub regulars_lost: i8,
}

/// The tables as they are written.
#[derive(Debug, Deserialize)]
pub struct TablesFile {
    turns: Vec<TurnEntry>,
    cards: CardNumbers,
    movement: MovementNumbers,
    reinforcements: ReinforcementNumbers,
    battle_rating: Vec<RatingEntry>,
    battle_modifiers: Vec<ModifierEntry>,
    loser_losses: Vec<LossEntry>,
    winner_losses: Vec<WinnerLossEntry>,
    regulars: RegularsNumbers,
    french_alliance: Vec<AllianceEntry>,
    french_alliance_track: TrackNumbers,
    european_war: EuropeanWarNumbers,
    winter: Vec<WinterEntry>,
    victory: VictoryNumbers,
    options: Vec<Value>,
}

#[derive(Debug, Deserialize)]
struct CardNumbers {
    hand: u8,
    exchange_ops_american: Vec<u8>,
    exchange_ops_british: Vec<u8>,
    queue_start_ops: Vec<u8>,
}

#[derive(Debug, Deserialize)]
struct MovementNumbers {
    spaces: u8,
    american_spaces_without_fight: u8,
    max_cu: u8,
    overrun_attacker_min_cu: u8,
    overrun_attacker_max_cu: u8,
    overrun_defender_cu: u8,
}

#[derive(Debug, Deserialize)]
struct ReinforcementNumbers {
    british_cards_per_turn: u8,
    american_cards_per_turn: u8,
}

#[derive(Debug, Deserialize)]
struct RatingEntry {
    rolls: Vec<u8>,
    rating: String,
}

#[derive(Debug, Deserialize)]
struct ModifierEntry {
    id: String,
    drm: u8,
}

#[derive(Debug, Deserialize)]
struct LossEntry {
    rolls: Vec<u8>,
    cu: u8,
}

#[derive(Debug, Deserialize)]
struct WinnerLossEntry {
    loser_agility: u8,
    rolls: Vec<u8>,
    cu: u8,
}

#[derive(Debug, Deserialize)]
struct RegularsNumbers {
    lost_when_british_cu_lost_in_one_battle: u8,
}

#[derive(Debug, Deserialize)]
struct AllianceEntry {
    id: String,
    delta: i8,
}

#[derive(Debug, Deserialize)]
struct TrackNumbers {
    start: u8,
    alliance_at: u8,
}

#[derive(Debug, Deserialize)]
struct EuropeanWarNumbers {
    british_cu_removed: u8,
}

#[derive(Debug, Deserialize)]
struct WinterEntry {
    lone_cu_without_general_lost_on: Vec<u8>,
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

    /// §7.3 Combat units that a general may take along.
    pub fn most_cu(&self) -> u8 {
        self.movement.max_cu
    }

    /// The numbers, or what is wrong with them.
    pub fn tables(self) -> Result<Tables, Trouble> {
        let modifier = |id: &str| -> Result<u8, Trouble> {
            let found = self.battle_modifiers.iter().find(|it| it.id == id);
            listed("battle_modifiers", id, found.map(|it| it.drm))
        };
        let alliance = |id: &str| -> Result<i8, Trouble> {
            let found = self.french_alliance.iter().find(|it| it.id == id);
            listed("french_alliance", id, found.map(|it| it.delta))
        };
        let mut winner_losses = [[0; 6]; 4];
        for it in &self.winner_losses {
            let row = winner_losses.get_mut(usize::from(it.loser_agility));
            let row = row.ok_or_else(|| {
                format!("winner_losses.loser_agility: {} is not from 0 to 3", it.loser_agility)
            })?;
            for &roll in &it.rolls {
                let face = row.get_mut(usize::from(roll).wrapping_sub(1));
                *face.ok_or_else(|| format!("winner_losses.rolls: {roll} is not on a die"))? = it.cu;
            }
        }
        let lone = self.winter.iter().find(|it| !it.lone_cu_without_general_lost_on.is_empty());
        let mut lone_lost = [false; 6];
        for &roll in lone.iter().flat_map(|it| &it.lone_cu_without_general_lost_on) {
            let face = lone_lost.get_mut(usize::from(roll).wrapping_sub(1));
            *face.ok_or_else(|| format!("winter: {roll} is not on a die"))? = true;
        }
        Ok(Tables {
            hand: self.cards.hand,
            exchange: BySide {
                american: self.cards.exchange_ops_american.clone(),
                british: self.cards.exchange_ops_british.clone(),
            },
            queue_start: self.cards.queue_start_ops.clone(),
            spaces: self.movement.spaces,
            american_spaces: self.movement.american_spaces_without_fight,
            overrun_by: (self.movement.overrun_attacker_min_cu, self.movement.overrun_attacker_max_cu),
            overrun_over: self.movement.overrun_defender_cu,
            reinforcement_cards: BySide {
                american: self.reinforcements.american_cards_per_turn,
                british: self.reinforcements.british_cards_per_turn,
            },
            half_rating: by_face(
                "battle_rating",
                self.battle_rating.iter().map(|it| (&it.rolls, it.rating == "half_rounded_down")),
            )?,
            drm: Drm {
                combat_units: modifier("combat-units")?,
                general: modifier("general")?,
                regulars: modifier("regulars")?,
                royal_navy: modifier("royal-navy")?,
                militia: modifier("militia")?,
                event_discard: modifier("event-discard")?,
                interception: modifier("interception")?,
            },
            loser_losses: by_face("loser_losses", self.loser_losses.iter().map(|it| (&it.rolls, it.cu)))?,
            winner_losses,
            regulars_lost_at: self.regulars.lost_when_british_cu_lost_in_one_battle,
            alliance: AllianceMoves {
                british_lose_battle: alliance("british-lose-battle")?,
                american_overrun: alliance("american-overrun")?,
                regulars_lost: alliance("regulars-lost")?,
            },
            alliance_start: self.french_alliance_track.start,
            alliance_at: self.french_alliance_track.alliance_at,
            european_war: self.european_war.british_cu_removed,
            lone_lost,
            colonies_to_win: BySide {
                american: self.victory.american_colonies,
                british: self.victory.british_colonies,
            },
            for_the_king_2009: older_loyalists(&self.options)?,
        })
    }
}

/// The option of the older edition: how many PCs, and the colonies closed to them.
fn older_loyalists(options: &[Value]) -> Result<(u8, Vec<String>), Trouble> {
    let option = options.iter().find(|it| it["id"] == "for-the-king-2009");
    let option = option.ok_or("options: \"for-the-king-2009\" is missing")?;
    let read = |field: &str| format!("options: for-the-king-2009.{field}: {} does not fit", option[field]);
    let pcs = option["pcs"].as_u64().and_then(|pcs| u8::try_from(pcs).ok()).ok_or_else(|| read("pcs"))?;
    let not_in: Vec<String> = serde_json::from_value(option["not_in"].clone()).map_err(|_| read("not_in"))?;
    Ok((pcs, not_in))
}
