//! §8.3 Non-player Events: whether one is wanted, and every choice that one leaves to a non-player.

mod instructions;
pub(super) mod numbers;
pub(super) mod orders;
pub(super) mod pieces;
pub(super) mod spaces;
mod wanted;
mod worth;

use tricorne_kernel::{Flow, msg};

pub use wanted::{Rehearsal, side, wanted};

use super::Mind;
use crate::ask::Choices;
use crate::choice::Choice;
use crate::events::Text;
use crate::pieces::Faction;
use crate::words::{Button, Command};
use instructions::Instruction;

/// §8.3.1 The instruction that this Faction has for the Event under way.
fn instruction(mind: &Mind<'_, '_>) -> Instruction {
    match mind.state.playing {
        Some(playing) => instructions::of(playing.card, mind.faction),
        None => Instruction::NONE,
    }
}

/// §8.3.1 Those choices that the instruction wishes most; all of them where it wishes nothing.
fn wished(mind: &mut Mind<'_, '_>, instruction: &Instruction) -> Choices {
    let wish = |choice: &Choice| (instruction.wish)(mind, *choice);
    let most = mind.choices.iter().map(wish).max().unwrap_or(0);
    let wished: Choices = mind.choices.iter().copied().filter(|choice| wish(choice) == most).collect();
    if wished.len() < mind.choices.len() {
        mind.because("8.3.1", msg!("lod-np-event-instruction", faction = mind.faction));
    }
    wished
}

/// §8.3.5 Who gets a benefit: the Faction itself, its friend, then any enemy, non-players first.
pub fn benefits(mind: &mut Mind<'_, '_>) -> Flow<Choice> {
    let wished = wished(mind, &instruction(mind));
    for faction in [mind.faction, mind.faction.friend()] {
        if wished.contains(&faction.into()) {
            mind.because("8.3.5", msg!("lod-np-event-benefits", faction = faction));
            return Ok(faction.into());
        }
    }
    random_enemy(mind, &wished, true)
}

/// §8.3.5 Who is harmed: any enemy, players first.
pub fn harmed(mind: &mut Mind<'_, '_>) -> Flow<Choice> {
    let wished = wished(mind, &instruction(mind));
    let enemies: Choices = wished.iter().copied().filter(|&choice| is_enemy(mind, choice)).collect();
    random_enemy(mind, if enemies.is_empty() { &wished } else { &enemies }, false)
}

fn is_enemy(mind: &Mind<'_, '_>, choice: Choice) -> bool {
    matches!(choice, Choice::Faction(faction) if faction.side() != mind.faction.side())
}

/// §8.3.5 One of these Factions by the die, non-players or players first (L68).
fn random_enemy(mind: &mut Mind<'_, '_>, factions: &[Choice], non_players_first: bool) -> Flow<Choice> {
    let first = |faction: Faction| mind.state.options.non_players[faction] == non_players_first;
    let preferred: Choices = factions
        .iter()
        .copied()
        .filter(|choice| matches!(choice, Choice::Faction(faction) if first(*faction)))
        .collect();
    mind.because("8.3.5", msg!("lod-np-event-enemy", faction = mind.faction));
    mind.any_of("8.3.5", if preferred.is_empty() { factions } else { &preferred })
}

/// §8.3.5 Of Militia and War Parties more of the enemy's go.
pub fn more(mind: &mut Mind<'_, '_>) -> Choice {
    let word = match mind.faction {
        Faction::British | Faction::Indians => Button::MoreMilitia,
        Faction::Patriots | Faction::French => Button::MoreWarParties,
    };
    mind.because("8.3.5", msg!("lod-np-event-more-enemies"));
    word.into()
}

/// §8.3.2 The side that a Faction executes where nothing else is said.
fn usual_text(faction: Faction) -> Text {
    match faction {
        Faction::British | Faction::Indians => Text::Unshaded,
        Faction::Patriots | Faction::French => Text::Shaded,
    }
}

/// The Commands among these choices.
fn commands(choices: &[Choice]) -> impl Iterator<Item = Command> {
    choices.iter().filter_map(Choice::as_command)
}
