//! Why the agent chose what it chose.

use tricorne_card_driven::steady::reason;
use tricorne_kernel::{Message, Observation, Reason, msg};

use super::Mind;
use crate::WashingtonsWar;
use crate::choice::Choice;
use crate::prompt::Prompt;
use crate::words::Button;

/// The reasons for a choice: what was weighed, and how the best choices compare.
pub fn of(
    mind: &Mind<'_>,
    observation: &Observation<'_, WashingtonsWar>,
    scores: &[i32],
    position: usize,
) -> Vec<Reason> {
    let (choice, score) = (observation.choices[position], scores[position]);
    reason(observation, scores, position, || why(mind, observation.prompt, choice, score))
}

fn why(mind: &Mind<'_>, prompt: &Prompt, choice: Choice, score: i32) -> Message {
    let yes = choice == Choice::Button(Button::Yes);
    match prompt {
        Prompt::BattleCard { .. } => msg!("ww-why-battle", odds = mind.battle_odds()),
        Prompt::ActivateWhom | Prompt::UseQueue { .. } | Prompt::Campaign { .. }
            if choice.general().is_some() =>
        {
            msg!("ww-why-march", score = score)
        }
        Prompt::NavyWhere => msg!("ww-why-navy"),
        Prompt::RetreatBeforeBattle { .. } if yes => {
            msg!("ww-why-slip-away", odds = 100 - mind.battle_odds())
        }
        Prompt::RetreatBeforeBattle { .. } => msg!("ww-why-stand", odds = mind.battle_odds()),
        Prompt::Intercept { .. } => choice
            .general()
            .map_or_else(|| weighed(choice, score), |general| msg!("ww-why-intercept", general = general)),
        Prompt::Move { .. } if choice.button().is_some() => msg!("ww-why-stop"),
        Prompt::Move { .. } => msg!("ww-why-march", score = score),
        Prompt::CongressWhere => msg!("ww-why-congress"),
        Prompt::RetreatWhere { .. } | Prompt::FrenchWhere => msg!("ww-why-refuge"),
        Prompt::WhoFirst if choice == Choice::Side(mind.me) => msg!("ww-why-first"),
        Prompt::WhoFirst => msg!("ww-why-last-word"),
        Prompt::ActivateWhom
        | Prompt::UseQueue { .. }
        | Prompt::Campaign { .. }
        | Prompt::BattleCardHow
        | Prompt::WhichCu { .. }
        | Prompt::LandingWhere
        | Prompt::DiscardFor
        | Prompt::Exchange { .. }
        | Prompt::EventPlace { .. }
        | Prompt::EventRemove { .. }
        | Prompt::EventFlip { .. }
        | Prompt::EventAddCu { .. }
        | Prompt::EventRemoveCu { .. }
        | Prompt::EventChoose { .. }
        | Prompt::EuropeanWar
        | Prompt::CaptureRemoves { .. }
        | Prompt::WhoLeaves { .. }
        | Prompt::TakeAlong { .. }
        | Prompt::UseOps { .. }
        | Prompt::PlaceOrFlip { .. }
        | Prompt::ReinforceWhere { .. }
        | Prompt::LandWhere
        | Prompt::LandHowMany { .. }
        | Prompt::BringGeneral { .. }
        | Prompt::OpenWithCampaign
        | Prompt::PlayCard
        | Prompt::UseEvent { .. }
        | Prompt::Tournament
        | Prompt::Committees
        | Prompt::ForTheKing { .. } => weighed(choice, score),
    }
}

/// Where nothing but the score decides.
fn weighed(choice: Choice, score: i32) -> Message {
    match choice {
        Choice::Space(_) | Choice::Remove(_) => msg!("ww-why-space", score = score),
        Choice::Card(_) => msg!("ww-why-card", score = score),
        Choice::Number(_)
        | Choice::BySea(_)
        | Choice::General(_)
        | Choice::Nation(_)
        | Choice::Zone(_)
        | Choice::Side(_)
        | Choice::Button(_) => msg!("ww-why-best", score = score),
    }
}
