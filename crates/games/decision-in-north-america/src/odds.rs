//! §18.0 What a battle may come to, for exact odds: which questions are its own, and what its notes say of the result.

use tricorne_kernel::odds::{Contest, Event, Finding, Memory, Part};
use tricorne_kernel::{AnyPrompt, Message, PromptOf, key, msg};

use crate::DecisionInNorthAmerica;
use crate::choice::{Button, Choice};
use crate::markers::Moment;
use crate::prompts::{Prompt, Roll};

/// A battle on land or at sea.
pub static BATTLE: Contest<DecisionInNorthAmerica> = Contest {
    part,
    begins: |note| note.key == key!("dina-note-battle"),
    finds,
    forget,
    // §18.4(2), §18.5 The fire so far and the number of the round are for people; who stands and who is disrupted decides, and in
    // a volley how many dice Tactics markers have added to it.
    essence: |state| {
        let tactics = state.volleys.last().map_or(0, |volley| volley.tactics);
        state.volleys.clear();
        if let Some(battle) = &mut state.battle {
            battle.round = tactics;
        }
    },
    declines,
    // §22.1 Forces are shown to both sides when they meet; before that, what lies beneath the top is not known.
    is_known: |state| state.battle.is_some() || state.contact.is_some(),
    hands: None,
};

fn part(prompt: &PromptOf<DecisionInNorthAmerica>) -> Option<Part> {
    match prompt {
        AnyPrompt::Seat(
            Prompt::PlayMarker { moment: Moment::Battle }
            | Prompt::CommitTactics
            | Prompt::UseTactics { .. }
            | Prompt::FireOrRetreat { .. }
            | Prompt::FortressTarget { .. }
            | Prompt::Eliminated
            | Prompt::Disrupted
            | Prompt::RetreatTo { .. }
            | Prompt::LeftBehind
            | Prompt::SinksWith
            | Prompt::CommitMassacre { .. }
            | Prompt::ShotHeard,
        )
        | AnyPrompt::Chance(
            Roll::BattleInitiative { .. } | Roll::Fire { .. } | Roll::Survival { .. } | Roll::FortressCapture,
        ) => Some(Part::During),
        AnyPrompt::Seat(_) | AnyPrompt::Chance(_) => None,
    }
}

fn finds(note: &Message) -> Option<Finding> {
    let arg = |name: &str| note.arg(name);
    match note.key.0 {
        "dina-note-battle-won" => Finding::name(msg!("tricorne-odds-winner"), arg("side")),
        "dina-note-eliminated" | "dina-note-sinks" => {
            Finding::number(msg!("tricorne-odds-lost", thing = arg("unit")?), Some(1))
        }
        "dina-note-leader-gone" | "dina-note-leader-pool" => {
            Finding::number(msg!("tricorne-odds-lost", thing = arg("leader")?), Some(1))
        }
        "dina-note-retreated" => {
            Finding::name(msg!("tricorne-odds-retreats", thing = arg("side")?), arg("to"))
        }
        "dina-note-fortress-taken" => Finding::yes(msg!("dina-odds-fortress-taken")),
        "dina-note-fortress-destroyed" => Finding::yes(msg!("dina-odds-fortress-destroyed")),
        _ => None,
    }
}

/// §7.0, §18.4(1) An enemy who plays no marker and commits none.
fn declines(prompt: &Prompt, choices: &[Choice]) -> Option<usize> {
    match prompt {
        Prompt::PlayMarker { .. } | Prompt::ShotHeard => {
            choices.iter().position(|choice| *choice == Choice::Button(Button::Pass))
        }
        Prompt::CommitTactics => Some(0),
        _ => None,
    }
}

/// §18.4 The first to fire follows from the initiative. After that the forces are in the state, and of a volley only the
/// number of its dice counts.
fn forget(memory: &mut Memory, event: &Event<'_, DecisionInNorthAmerica>) {
    match event {
        Event::Rolled(Roll::Fire { .. }) => {
            memory.kept.pop();
            memory.sum += 1;
        }
        Event::Rolled(Roll::Survival { .. } | Roll::FortressCapture) => {
            memory.kept.pop();
        }
        Event::Noted(note) => match note.key.0 {
            "dina-note-battle-initiative" => memory.kept.clear(),
            "dina-note-volley" => memory.sum = 0,
            _ => {}
        },
        Event::Rolled(_) => {}
    }
}
