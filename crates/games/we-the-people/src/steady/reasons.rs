//! Why the agent chose what it chose.

use tricorne_card_driven::steady::reason;
use tricorne_kernel::{Message, Observation, Reason, msg};

use super::Mind;
use crate::WeThePeople;
use crate::choice::Choice;
use crate::prompt::Prompt;
use crate::words::Button;

/// The reasons for a choice: what was weighed, and how the best choices compare.
pub fn of(
    mind: &Mind<'_>,
    observation: &Observation<'_, WeThePeople>,
    scores: &[i32],
    position: usize,
) -> Vec<Reason> {
    let (choice, score) = (observation.choices[position], scores[position]);
    reason(observation, scores, position, || why(mind, observation.prompt, choice, score))
}

fn why(mind: &Mind<'_>, prompt: &Prompt, choice: Choice, score: i32) -> Message {
    let yes = choice == Choice::Button(Button::Yes);
    match prompt {
        Prompt::BattleEvent { .. } => msg!("wtp-why-battle", odds = mind.battle_odds()),
        Prompt::AttackWith { .. } => choice.tactic().map_or_else(
            || weighed(choice, score),
            |tactic| msg!("wtp-why-attack", tactic = tactic, chance = mind.cards.cannot_match(tactic) / 10),
        ),
        Prompt::Cancel { .. } if choice.tactic().is_some() => msg!("wtp-why-cancel"),
        Prompt::Counterattack { .. } if yes => msg!("wtp-why-counterattack"),
        Prompt::Counterattack { .. } => msg!("wtp-why-no-counterattack"),
        Prompt::MoveWhom | Prompt::Campaign { .. } if choice.general().is_some() => {
            msg!("wtp-why-march", score = score)
        }
        Prompt::NavyWhere { .. } => msg!("wtp-why-navy"),
        Prompt::RetreatBeforeBattle { .. } if yes => {
            msg!("wtp-why-slip-away", odds = 100 - mind.battle_odds())
        }
        Prompt::RetreatBeforeBattle { .. } => msg!("wtp-why-stand", odds = mind.battle_odds()),
        Prompt::Intercept { .. } => choice
            .general()
            .map_or_else(|| weighed(choice, score), |general| msg!("wtp-why-intercept", general = general)),
        Prompt::Move { .. } if choice.button().is_some() => msg!("wtp-why-stop"),
        Prompt::Move { .. } => msg!("wtp-why-march", score = score),
        Prompt::CongressWhere => msg!("wtp-why-congress"),
        Prompt::RetreatWhere { .. } | Prompt::FrenchWhere => msg!("wtp-why-refuge"),
        Prompt::WhoFirst if choice == Choice::Side(mind.me) => msg!("wtp-why-first"),
        Prompt::WhoFirst => msg!("wtp-why-last-word"),
        Prompt::Cancel { .. }
        | Prompt::MoveWhom
        | Prompt::Campaign { .. }
        | Prompt::WhichCu { .. }
        | Prompt::EventPlace { .. }
        | Prompt::EventRemove { .. }
        | Prompt::EventFlip { .. }
        | Prompt::EventAddCu { .. }
        | Prompt::EventRemoveCu { .. }
        | Prompt::EventChoose { .. }
        | Prompt::WhichSpecial
        | Prompt::WhoLeaves { .. }
        | Prompt::TakeAlong { .. }
        | Prompt::UseOps { .. }
        | Prompt::Place { .. }
        | Prompt::ReinforceWhere { .. }
        | Prompt::LandWhere
        | Prompt::LandHowMany { .. }
        | Prompt::BringGeneral { .. }
        | Prompt::OpenWithCampaign
        | Prompt::PlayCard
        | Prompt::UseEvent { .. }
        | Prompt::Committees => weighed(choice, score),
    }
}

/// Where nothing but the score decides.
fn weighed(choice: Choice, score: i32) -> Message {
    match choice {
        Choice::Space(_) => msg!("wtp-why-space", score = score),
        Choice::Card(_) => msg!("wtp-why-card", score = score),
        Choice::Number(_)
        | Choice::BySea(_)
        | Choice::General(_)
        | Choice::Nation(_)
        | Choice::Tactic(_)
        | Choice::Side(_)
        | Choice::Button(_) => msg!("wtp-why-best", score = score),
    }
}
