//! Why the agent chose what it chose.

use tricorne_card_driven::steady::reason;
use tricorne_kernel::{Question, Reason, msg};

use super::Mind;
use crate::WashingtonsWar;
use crate::choice::Choice;
use crate::words::Button;

/// The reasons for a choice: what was weighed, and how the best choices compare.
pub fn of(
    mind: &Mind<'_>,
    question: &Question<'_, WashingtonsWar>,
    scores: &[i32],
    position: usize,
) -> Vec<Reason> {
    let score = scores[position];
    reason(question, scores, position, || match (question.prompt.message.key.0, question.choices[position]) {
        ("ww-battle-card", _) => msg!("ww-why-battle", odds = mind.battle_odds()),
        ("ww-retreat-before-battle", Choice::Button(Button::Yes)) => {
            msg!("ww-why-slip-away", odds = 100 - mind.battle_odds())
        }
        ("ww-retreat-before-battle", _) => msg!("ww-why-stand", odds = mind.battle_odds()),
        ("ww-intercept", Choice::General(general)) => msg!("ww-why-intercept", general = general),
        ("ww-move", Choice::Button(_)) => msg!("ww-why-stop"),
        ("ww-move", _) | ("ww-activate-whom" | "ww-campaign" | "ww-use-queue", Choice::General(_)) => {
            msg!("ww-why-march", score = score)
        }
        ("ww-congress-where", _) => msg!("ww-why-congress"),
        ("ww-retreat-where" | "ww-french-where", _) => msg!("ww-why-refuge"),
        ("ww-who-first", _) => msg!("ww-why-last-word"),
        ("ww-navy-where", _) => msg!("ww-why-navy"),
        (_, Choice::Space(_) | Choice::Remove(_)) => msg!("ww-why-space", score = score),
        (_, Choice::Card(_)) => msg!("ww-why-card", score = score),
        _ => msg!("ww-why-best", score = score),
    })
}
