//! §9.0 What a battle may come to, for exact odds: which questions are its own, and what its notes say of the result.

use tricorne_kernel::odds::{Contest, Event, Finding, Hands, Memory, Part};
use tricorne_kernel::{AnyPrompt, Arg, Message, PromptOf, Rule, key, msg};

use crate::WeThePeople;
use crate::battle::account::Rounds;
use crate::choice::Choice;
use crate::pieces::Side;
use crate::prompt::{Prompt, Roll};
use crate::steady::tactics;
use crate::tactics::BattleHand;

/// A battle, with the interception and the retreat that may come before it.
pub static BATTLE: Contest<WeThePeople> = Contest {
    part,
    begins: |note| note.key == key!("wtp-note-battle"),
    finds,
    forget,
    // §9.1 How the rounds went so far is for people: the hands decide, and the cards that were played.
    essence: |state| {
        if let Some(fight) = &mut state.open.fight {
            fight.rounds = Rounds::default();
        }
    },
    // §9.0 The last choice is to play no card.
    declines: |prompt, choices| matches!(prompt, Prompt::BattleEvent { .. }).then_some(choices.len() - 1),
    is_known: |_| true,
    hands: Some(Hands {
        held: |state| Side::BOTH.into_iter().any(|side| !state.battle_hands[side].is_empty()),
        hidden: |state| {
            Side::BOTH.into_iter().for_each(|side| state.battle_hands[side].cover());
            if let Some(fight) = &mut state.open.fight {
                fight.played = BattleHand::default();
            }
        },
        answer: |held| {
            let before = held.first.open.fight.map_or_else(BattleHand::default, |fight| fight.played);
            let played = before.with(&battle_hand(held.shown));
            tactics::answer(held.state, held.facts, held.prompt, held.seat, battle_hand(held.hand), played)
        },
    }),
};

fn battle_hand(items: &[(Choice, u8)]) -> BattleHand {
    items.iter().filter_map(|(choice, count)| Some((choice.tactic()?, *count))).collect()
}

fn part(prompt: &PromptOf<WeThePeople>) -> Option<Part> {
    match prompt {
        AnyPrompt::Seat(
            Prompt::TakeAlong { .. }
            | Prompt::Intercept { .. }
            | Prompt::RetreatBeforeBattle { .. }
            | Prompt::RetreatWhere { rule: Rule("9.0"), .. },
        )
        | AnyPrompt::Chance(Roll::InterceptRoll { .. } | Roll::RetreatRoll { .. }) => Some(Part::Before),
        AnyPrompt::Seat(
            Prompt::BattleEvent { .. }
            | Prompt::AttackWith { .. }
            | Prompt::Cancel { .. }
            | Prompt::Counterattack { .. }
            | Prompt::WhichCu { .. }
            | Prompt::RetreatWhere { .. }
            | Prompt::WhoLeaves { .. }
            | Prompt::CongressWhere,
        )
        | AnyPrompt::Chance(
            Roll::DealBattleCard { .. } | Roll::CounterattackRoll { .. } | Roll::LossesRoll { .. },
        ) => Some(Part::During),
        AnyPrompt::Seat(_) | AnyPrompt::Chance(_) => None,
    }
}

fn finds(note: &Message) -> Option<Finding> {
    let arg = |name: &str| note.arg(name);
    match note.key.0 {
        "wtp-note-intercepted" => Finding::yes(msg!("tricorne-odds-intercepts", thing = arg("general")?)),
        "wtp-note-retreated-before-battle" => {
            Finding::yes(msg!("tricorne-odds-evades", thing = arg("general")?))
        }
        "wtp-note-won" => Finding::name(msg!("tricorne-odds-winner"), arg("side")),
        "wtp-note-lost" => {
            Finding::number(msg!("tricorne-odds-lost", thing = arg("side")?), note.number("count"))
        }
        "wtp-note-retreated" => {
            Finding::name(msg!("tricorne-odds-retreats", thing = arg("side")?), arg("to"))
        }
        "wtp-note-surrendered" => {
            Finding::number(msg!("tricorne-odds-surrenders", thing = arg("side")?), note.number("count"))
        }
        "wtp-note-captured" => Finding::yes(msg!("tricorne-odds-captured", thing = arg("general")?)),
        "wtp-note-dispersed" => Finding::yes(msg!("tricorne-odds-dispersed")),
        "wtp-note-regulars-lost" => Finding::yes(msg!("tricorne-odds-regulars-lost")),
        _ => None,
    }
}

/// §9.1, §9.2 Hands, who attacks and what was lost are in the state and in the notes: the dice themselves are needed no more. Which
/// attack won the battle changes what the loser loses, so the last one is remembered.
fn forget(memory: &mut Memory, event: &Event<'_, WeThePeople>) {
    match event {
        Event::Rolled(
            Roll::DealBattleCard { .. } | Roll::CounterattackRoll { .. } | Roll::LossesRoll { .. },
        ) => {
            memory.kept.pop();
        }
        Event::Noted(note) => match (note.key.0, note.arg("tactic")) {
            ("wtp-note-attack", Some(Arg::Fact(tactic))) => memory.sum = i64::from(tactic.index),
            ("wtp-note-out-of-cards", _) => memory.sum = -1,
            _ => {}
        },
        Event::Rolled(_) => {}
    }
}
