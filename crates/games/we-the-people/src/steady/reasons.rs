//! Why the agent chose what it chose.

use tricorne_card_driven::steady::reason;
use tricorne_kernel::{Question, Reason, msg};

use super::Mind;
use crate::WeThePeople;
use crate::choice::Choice;
use crate::words::Button;

/// The reasons for a choice: what was weighed, and how the best choices compare.
pub fn of(
    mind: &Mind<'_>,
    question: &Question<'_, WeThePeople>,
    scores: &[i32],
    position: usize,
) -> Vec<Reason> {
    let score = scores[position];
    reason(question, scores, position, || match (question.prompt.message.key.0, question.choices[position]) {
        ("wtp-battle-event", _) => msg!("wtp-why-battle", odds = mind.battle_odds()),
        ("wtp-attack-with", Choice::Tactic(tactic)) => {
            msg!("wtp-why-attack", tactic = tactic, chance = mind.cannot_match(tactic) / 10)
        }
        ("wtp-cancel", Choice::Tactic(_)) => msg!("wtp-why-cancel"),
        ("wtp-counterattack", Choice::Button(Button::Yes)) => msg!("wtp-why-counterattack"),
        ("wtp-counterattack", _) => msg!("wtp-why-no-counterattack"),
        ("wtp-retreat-before-battle", Choice::Button(Button::Yes)) => {
            msg!("wtp-why-slip-away", odds = 100 - mind.battle_odds())
        }
        ("wtp-retreat-before-battle", _) => msg!("wtp-why-stand", odds = mind.battle_odds()),
        ("wtp-intercept", Choice::General(general)) => msg!("wtp-why-intercept", general = general),
        ("wtp-move", Choice::Button(_)) => msg!("wtp-why-stop"),
        ("wtp-move", _) | ("wtp-move-whom" | "wtp-campaign", Choice::General(_)) => {
            msg!("wtp-why-march", score = score)
        }
        ("wtp-congress-where", _) => msg!("wtp-why-congress"),
        ("wtp-retreat-where" | "wtp-french-where", _) => msg!("wtp-why-refuge"),
        ("wtp-who-first", _) => msg!("wtp-why-last-word"),
        ("wtp-navy-where", _) => msg!("wtp-why-navy"),
        (_, Choice::Space(_)) => msg!("wtp-why-space", score = score),
        (_, Choice::Card(_)) => msg!("wtp-why-card", score = score),
        _ => msg!("wtp-why-best", score = score),
    })
}
