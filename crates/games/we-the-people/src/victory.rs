//! §12.0 Victory.

use serde::{Deserialize, Serialize};

pub use tricorne_card_driven::rules::victory::automatic;

pub use tricorne_card_driven::rules::victory::war_is_over;
use tricorne_kernel::{Outcome, msg};

use crate::ask::Wtp;
use crate::pack::Pack;
use crate::pieces::{Named, Side};
use crate::state::{Open, State};

/// §12.0 How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The general who decides the war was captured: the British have won.
    Captured,
    /// This side has won, since the enemy has no combat units left where they count.
    NoUnits(Side),
    /// The war was over, and colonies were counted; nobody may have won.
    Colonies(Option<Side>),
}

impl Ending {
    /// Who won.
    pub fn winner(self) -> Option<Side> {
        match self {
            Ending::Captured => Some(Side::British),
            Ending::NoUnits(side) => Some(side),
            Ending::Colonies(side) => side,
        }
    }
}

/// §12.0 Ends the game if a side has won at once. Says whether the game is over.
pub fn check(t: &mut Wtp<'_>) -> bool {
    if t.state.ending.is_none()
        && let Some(winner) = automatic(t.state, t.facts)
    {
        t.state.ending = Some(Ending::NoUnits(winner));
        t.note("12.0", msg!("wtp-note-automatic", side = winner.name()));
    }
    t.state.ending.is_some()
}

/// §12.0 Who has won by colonies, if anybody has.
pub fn by_colonies(state: &Open, facts: &Pack) -> Option<Side> {
    let needed = &facts.tables.colonies_to_win;
    Side::BOTH.into_iter().find(|&side| state.colonies(facts, side) >= needed[side])
}

/// §12.0 The end of the war.
pub fn end_war(t: &mut Wtp<'_>) {
    let winner = by_colonies(t.state, t.facts);
    t.state.ending = Some(Ending::Colonies(winner));
    let year = t.state.year(t.facts);
    match winner {
        Some(side) => t.note("12.0", msg!("wtp-note-war-over", year = year, side = side.name())),
        None => t.note("12.0", msg!("wtp-note-compromise", year = year)),
    }
}

/// §12.0 How the game ended, once it has.
pub fn outcome(state: &State, facts: &Pack) -> Option<Outcome> {
    let ending = state.ending?;
    let [american, british] = Side::BOTH.map(|side| state.colonies(facts, side));
    let year = state.year(facts);
    let message = match ending {
        Ending::Captured => msg!("wtp-end-captured", year = year),
        Ending::NoUnits(side) => msg!("wtp-end-automatic", side = side.name(), year = year),
        Ending::Colonies(Some(side)) => {
            msg!("wtp-end-colonies", side = side.name(), year = year, american = american, british = british)
        }
        Ending::Colonies(None) => {
            msg!("wtp-end-compromise", year = year, american = american, british = british)
        }
    };
    Some(Outcome {
        winners: ending.winner().into_iter().map(Into::into).collect(),
        scores: Side::BOTH
            .map(|side| (side.into(), i32::from(state.colonies(facts, side))))
            .into_iter()
            .collect(),
        message,
    })
}
