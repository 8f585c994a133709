//! What somebody who can play a game on many times says of it: as it is stored, and in words.

use serde::{Deserialize, Serialize};
use tricorne_kernel::Facts;
use tricorne_lab as lab;
use tricorne_locale::TableWords;

use crate::{MessageText, Reason, StoredMessage, StoredReason};

/// An analysis in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AnalysisReport {
    /// The bot that played on.
    pub agent: String,
    /// The seats, in order.
    pub seats: Vec<String>,
    /// The chances turn by turn, from the start to the end of the game.
    pub moments: Vec<Moment>,
    /// The moments, by index, at which the chances had changed most since the one before, in order.
    pub turning_points: Vec<usize>,
    /// The answers that cost most, the worst first.
    pub costly: Vec<CostlyAnswer>,
}

/// The chances at the start of a turn, or at the end of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Moment {
    /// How many answers had been given.
    pub answers: usize,
    /// Each seat's chance to win, from 0 to 1.
    pub chances: Vec<f64>,
    /// The standard error of each chance.
    pub errors: Vec<f64>,
}

/// An answer that was worse than another.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CostlyAnswer {
    /// Its number in the record, from 1.
    pub n: usize,
    /// Who gave it.
    pub seat: String,
    /// What was answered.
    pub given: MessageText,
    /// What that was worth, from 0 for lost to 1 for won.
    pub worth: f64,
    /// What a strong player would have answered.
    pub better: MessageText,
    /// What that would have been worth.
    pub better_worth: f64,
    /// Why.
    pub reasons: Vec<Reason>,
}

/// An analysis as it is stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StoredAnalysis {
    agent: String,
    seats: Vec<String>,
    moments: Vec<Moment>,
    turning_points: Vec<usize>,
    costly: Vec<StoredCostly>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct StoredCostly {
    n: usize,
    seat: String,
    given: StoredMessage,
    worth: f64,
    better: StoredMessage,
    better_worth: f64,
    reasons: Vec<StoredReason>,
}

impl StoredAnalysis {
    /// An analysis with the names that these facts give.
    pub fn of(analysis: &lab::Analysis, facts: &dyn Facts) -> StoredAnalysis {
        let moment = |moment: &lab::Moment| Moment {
            answers: moment.answers,
            chances: moment.chances.clone(),
            errors: (0..moment.chances.len()).map(|seat| moment.error(seat)).collect(),
        };
        let costly = |costly: &lab::Costly| StoredCostly {
            n: costly.answer + 1,
            seat: costly.seat.to_owned(),
            given: StoredMessage::of(&costly.given.label, facts),
            worth: costly.worth,
            better: StoredMessage::of(&costly.better.label, facts),
            better_worth: costly.better_worth,
            reasons: costly.reasons.iter().map(|reason| StoredReason::of(reason, facts)).collect(),
        };
        StoredAnalysis {
            agent: analysis.agent.to_owned(),
            seats: analysis.seats.iter().map(|&seat| seat.to_owned()).collect(),
            moments: analysis.moments.iter().map(moment).collect(),
            turning_points: analysis.turning_points.clone(),
            costly: analysis.costly.iter().map(costly).collect(),
        }
    }

    /// The analysis in words; without words, messages have their keys alone.
    pub fn in_words(self, words: Option<&TableWords>) -> AnalysisReport {
        let costly = |costly: StoredCostly| CostlyAnswer {
            n: costly.n,
            seat: costly.seat,
            given: costly.given.in_words(words),
            worth: costly.worth,
            better: costly.better.in_words(words),
            better_worth: costly.better_worth,
            reasons: costly.reasons.iter().map(|reason| reason.in_words(words)).collect(),
        };
        AnalysisReport {
            agent: self.agent,
            seats: self.seats,
            moments: self.moments,
            turning_points: self.turning_points,
            costly: self.costly.into_iter().map(costly).collect(),
        }
    }
}
