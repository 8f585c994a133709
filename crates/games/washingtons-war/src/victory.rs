//! §13.0 Victory.

use serde::{Deserialize, Serialize};

pub use tricorne_card_driven::rules::victory::automatic;

pub use tricorne_card_driven::rules::victory::war_is_over;
use tricorne_kernel::{Outcome, msg};

use crate::ask::Ww;
use crate::pack::Pack;
use crate::pieces::{Named, Side};
use crate::state::{Open, State};

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Who won.
    pub winner: Side,
    /// §13.1 By destroying the enemy, and not by colonies.
    pub automatic: bool,
}

/// §13.1 Ends the game if a side has won at once.
pub fn check(t: &mut Ww<'_>) {
    if t.state.ending.is_none()
        && let Some(winner) = automatic(t.state, t.facts)
    {
        t.state.ending = Some(Ending { winner, automatic: true });
        t.note("13.1", msg!("ww-note-automatic", side = winner.name()));
    }
}

/// §13.2 Who has won by colonies: the British if they reach their number, or if nobody does; Canada counts.
pub fn by_colonies(state: &Open, facts: &Pack) -> Side {
    let needed = &facts.tables.colonies_to_win;
    let reaches = |side: Side| state.colonies(facts, side) >= needed[side];
    if reaches(Side::American) && !reaches(Side::British) { Side::American } else { Side::British }
}

/// §13.2 The end of the war.
pub fn end_war(t: &mut Ww<'_>) {
    let winner = by_colonies(t.state, t.facts);
    t.state.ending = Some(Ending { winner, automatic: false });
    t.note("13.2", msg!("ww-note-war-over", year = t.state.year(t.facts), side = winner.name()));
}

/// §13.0 How the game ended, once it has.
pub fn outcome(state: &State, facts: &Pack) -> Option<Outcome> {
    let ending = state.ending?;
    let [american, british] = Side::BOTH.map(|side| state.colonies(facts, side));
    let (winner, year) = (ending.winner, state.year(facts));
    let message = if ending.automatic {
        msg!("ww-end-automatic", side = winner.name(), year = year)
    } else {
        msg!("ww-end-colonies", side = winner.name(), year = year, american = american, british = british)
    };
    Some(Outcome {
        winners: [winner.into()].into_iter().collect(),
        scores: Side::BOTH
            .map(|side| (side.into(), i32::from(state.colonies(facts, side))))
            .into_iter()
            .collect(),
        message,
    })
}
