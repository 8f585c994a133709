//! §9.0 What a battle may come to, for exact odds: which questions are its own, and what its notes say of the result.

use tricorne_kernel::odds::{Contest, Event, Finding, Memory, Part};
use tricorne_kernel::{AnyPrompt, Message, PromptOf, Rule, key, msg};

use crate::WashingtonsWar;
use crate::prompt::{Prompt, Roll};

/// A battle, with the interception and the retreat that may come before it.
pub static BATTLE: Contest<WashingtonsWar> = Contest {
    part,
    begins: |note| note.key == key!("ww-note-battle"),
    finds,
    forget,
    essence: |_| (),
    // §6.33.C The last choice is to play no card.
    declines: |prompt, choices| matches!(prompt, Prompt::BattleCard { .. }).then_some(choices.len() - 1),
    is_known: |_| true,
    hands: None,
};

fn part(prompt: &PromptOf<WashingtonsWar>) -> Option<Part> {
    match prompt {
        AnyPrompt::Seat(
            Prompt::TakeAlong { .. }
            | Prompt::Intercept { .. }
            | Prompt::RetreatBeforeBattle { .. }
            | Prompt::RetreatWhere { rule: Rule("7.9"), .. },
        )
        | AnyPrompt::Chance(Roll::InterceptRoll { .. } | Roll::RetreatRoll { .. }) => Some(Part::Before),
        AnyPrompt::Seat(
            Prompt::BattleCard { .. }
            | Prompt::BattleCardHow
            | Prompt::WhichCu { .. }
            | Prompt::RetreatWhere { .. }
            | Prompt::WhoLeaves { .. }
            | Prompt::CaptureRemoves { .. }
            | Prompt::CongressWhere
            | Prompt::EventPlace { .. }
            | Prompt::EventRemove { .. }
            | Prompt::EventFlip { .. }
            | Prompt::EventAddCu { .. }
            | Prompt::EventRemoveCu { .. }
            | Prompt::EventChoose { .. },
        )
        | AnyPrompt::Chance(Roll::RatingRoll { .. } | Roll::BattleRoll { .. } | Roll::LossesRoll { .. }) => {
            Some(Part::During)
        }
        AnyPrompt::Seat(_) | AnyPrompt::Chance(_) => None,
    }
}

fn finds(note: &Message) -> Option<Finding> {
    let arg = |name: &str| note.arg(name);
    match note.key.0 {
        "ww-note-intercepted" => Finding::yes(msg!("tricorne-odds-intercepts", thing = arg("general")?)),
        "ww-note-retreated-before-battle" => {
            Finding::yes(msg!("tricorne-odds-evades", thing = arg("general")?))
        }
        "ww-note-won" | "ww-note-overrun" => Finding::name(msg!("tricorne-odds-winner"), arg("side")),
        "ww-note-lost" => {
            Finding::number(msg!("tricorne-odds-lost", thing = arg("side")?), note.number("count"))
        }
        "ww-note-retreated" => Finding::name(msg!("tricorne-odds-retreats", thing = arg("side")?), arg("to")),
        "ww-note-surrendered" => {
            Finding::number(msg!("tricorne-odds-surrenders", thing = arg("side")?), note.number("count"))
        }
        "ww-note-captured" => Finding::yes(msg!("tricorne-odds-captured", thing = arg("general")?)),
        "ww-note-dispersed" => Finding::yes(msg!("tricorne-odds-dispersed")),
        "ww-note-regulars-lost" => Finding::yes(msg!("tricorne-odds-regulars-lost")),
        "ww-note-alliance" => Finding::number(
            msg!("ww-odds-alliance"),
            note.number("to").zip(note.number("from")).map(|(to, from)| to - from),
        ),
        _ => None,
    }
}

/// §9.2 to §9.5 A rating and a strength follow from their dice, and who won from the strengths.
fn forget(memory: &mut Memory, event: &Event<'_, WashingtonsWar>) {
    match event {
        Event::Rolled(Roll::RatingRoll { .. } | Roll::BattleRoll { .. } | Roll::LossesRoll { .. }) => {
            memory.kept.pop();
        }
        Event::Noted(note) => match note.key.0 {
            "ww-note-rating" => memory.kept.extend(note.number("rating")),
            "ww-note-strength" => memory.kept.extend(note.number("total")),
            "ww-note-won" => memory.kept.clear(),
            _ => {}
        },
        Event::Rolled(_) => {}
    }
}
