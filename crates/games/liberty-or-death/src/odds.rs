//! §3.6 What a Battle may come to, for exact odds: which questions are its own, and what its notes say of the result.

use tricorne_kernel::odds::{Contest, Event, Finding, Memory, Part};
use tricorne_kernel::{AnyPrompt, Arg, Message, PromptOf, key, msg};

use crate::LibertyOrDeath;
use crate::prompt::{Prompt, Roll};

/// A Battle.
pub static BATTLE: Contest<LibertyOrDeath> = Contest {
    part,
    begins: |note| note.key == key!("lod-note-battle"),
    finds,
    forget,
    essence: |_| (),
    declines: |_, _| None,
    is_known: |_| true,
    hands: None,
};

/// §3.6.8 The free Rally and the move of Blockades follow from a Battle and are no part of it.
fn part(prompt: &PromptOf<LibertyOrDeath>) -> Option<Part> {
    match prompt {
        AnyPrompt::Seat(Prompt::FrenchJoinBattle { .. } | Prompt::PatriotsJoinBattle { .. }) => {
            Some(Part::Before)
        }
        AnyPrompt::Seat(
            Prompt::BattleCommonCause { .. }
            | Prompt::BattleIndiansJoin { .. }
            | Prompt::BattleActivate { .. }
            | Prompt::BattleWarPartiesLost { .. }
            | Prompt::LeaderHomeless { .. }
            | Prompt::WinTheDayWhere { .. }
            | Prompt::WinTheDayLevels { .. },
        )
        | AnyPrompt::Chance(Roll::BattleDie { .. }) => Some(Part::During),
        AnyPrompt::Seat(_) | AnyPrompt::Chance(_) => None,
    }
}

fn finds(note: &Message) -> Option<Finding> {
    let arg = |name: &str| note.arg(name);
    match note.key.0 {
        "lod-note-battle-winner" => Finding::name(msg!("tricorne-odds-winner"), arg("side")),
        "lod-note-battle-no-winner" => {
            Finding::name(msg!("tricorne-odds-winner"), Some(Arg::Key(key!("tricorne-odds-nobody"))))
        }
        "lod-note-battle-lost" => {
            Finding::number(msg!("tricorne-odds-lost", thing = arg("piece")?), note.number("count"))
        }
        "lod-note-win-the-day" => {
            Finding::number(msg!("lod-odds-levels", side = arg("side")?), note.number("count"))
        }
        "lod-note-win-the-day-shift" => {
            Finding::name(msg!("lod-odds-level", space = arg("space")?), arg("level"))
        }
        _ => None,
    }
}

/// What a die adds to the memory besides what it shows, so that how many were rolled is remembered too.
const A_DIE: i64 = 256;

/// §3.6.4 Dice are added up to a Loss Level, and of that the losses follow.
fn forget(memory: &mut Memory, event: &Event<'_, LibertyOrDeath>) {
    match event {
        Event::Rolled(Roll::BattleDie { .. }) => memory.sum += A_DIE + memory.kept.pop().unwrap_or_default(),
        Event::Noted(note) if note.key == key!("lod-note-battle-loss-level") => {
            memory.sum = 0;
            memory.kept.extend(note.number("level"));
        }
        Event::Noted(note)
            if matches!(note.key.0, "lod-note-battle-winner" | "lod-note-battle-no-winner") =>
        {
            memory.kept.clear();
        }
        Event::Rolled(_) | Event::Noted(_) => {}
    }
}
