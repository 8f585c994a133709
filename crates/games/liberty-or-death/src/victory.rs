//! §7.0 Victory.

use serde::{Deserialize, Serialize};
use tricorne_kernel::{Outcome, Seat, msg};

use crate::lone_player::{self, LoneResult};
use crate::pieces::{ByFaction, Faction, Piece, Side};
use crate::state::State;

/// §7.2 Support must exceed Opposition, or Opposition Support, by more than this.
pub const LEAD_NEEDED: i16 = 10;

/// §7.1 The order in which ties are resolved between Factions of players, or between non-players.
const TIES: [Faction; 4] = [Faction::Patriots, Faction::British, Faction::French, Faction::Indians];

/// §7.1 How far a Faction is ahead in its two conditions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Margin {
    /// By how much Support exceeds Opposition, or Opposition Support.
    pub lead: i16,
    /// The second condition: Casualties, or Forts and Villages.
    pub second: i16,
}

/// When a game was decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Decided {
    /// §7.2 In a Victory Check Phase.
    VictoryCheck,
    /// §7.3 After the Support Phase of the final Winter Quarters Round.
    FinalRound,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ending {
    /// When.
    pub decided: Decided,
    /// §7.1 The Factions from first place to last.
    pub ranking: [Faction; 4],
    /// §7.3 The total margin of each Faction.
    pub margins: ByFaction<i16>,
    /// §8.8 For a lone player: the result. A stalemate has no winner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub lone_player: Option<LoneResult>,
}

impl Margin {
    /// §7.2 The margins of a Faction.
    pub fn of(state: &State, faction: Faction) -> Margin {
        Margin::of_all(state)[faction as usize]
    }

    /// §7.2 The margins of all Factions, in their order.
    pub fn of_all(state: &State) -> [Margin; 4] {
        let support = i16::from(state.total_support()) - i16::from(state.total_opposition());
        let british_casualties = i16::from(state.cbc) - i16::from(state.crc);
        let forts = i16::from(state.bases_on_map(Piece::PatriotForts)) + 3
            - i16::from(state.bases_on_map(Piece::Villages));
        Faction::ALL.map(|faction| Margin {
            lead: match faction.side() {
                Side::Royalist => support,
                Side::Rebellion => -support,
            },
            second: match faction {
                Faction::British => -british_casualties,
                Faction::French => british_casualties,
                Faction::Patriots => forts,
                Faction::Indians => -forts,
            },
        })
    }

    /// §7.3 Both together.
    pub fn total(self) -> i16 {
        self.lead + self.second
    }
}

/// §7.2 Whether the Faction meets both its conditions; the French also need the Treaty of Alliance.
pub fn passes(state: &State, faction: Faction) -> bool {
    let margin = Margin::of(state, faction);
    margin.lead > LEAD_NEEDED && margin.second > 0 && may_win(state, faction)
}

/// §7.2 How the game ends in the Victory Check Phase, if it does: a Faction meets its conditions or, where one player
/// has both Factions of a side, both do.
pub fn check(state: &State) -> Option<Ending> {
    if lone_player::side(&state.options).is_some() {
        return lone_player::check(state);
    }
    let won = |side: Side| {
        let [first, second] = side.factions().map(|faction| passes(state, faction));
        if state.options.together(side) { first && second } else { first || second }
    };
    let side = [Side::Royalist, Side::Rebellion].into_iter().find(|&side| won(side))?;
    Some(ending(state, Decided::VictoryCheck, check_ranking(state, side)))
}

/// §7.3 How the game ends after the final Support Phase.
pub fn final_round(state: &State) -> Ending {
    if lone_player::side(&state.options).is_some() {
        return lone_player::final_round(state);
    }
    ending(state, Decided::FinalRound, final_ranking(state))
}

fn ending(state: &State, decided: Decided, ranking: [Faction; 4]) -> Ending {
    let margins = ByFaction(Faction::ALL.map(|faction| Margin::of(state, faction).total()));
    Ending { decided, ranking, margins, lone_player: None }
}

/// §7.1 The winning side takes the first two places, each side by margins; but where a non-player meets its conditions,
/// it comes first and all players have lost. Without the Treaty of Alliance the French are last.
fn check_ranking(state: &State, winner: Side) -> [Faction; 4] {
    let mut ranking = TIES;
    ranking.sort_by_key(|&faction| {
        let last = faction == Faction::French && !state.treaty;
        let non_player = state.options.non_players[faction];
        let beats_players = non_player && passes(state, faction);
        let margin = Margin::of(state, faction).total();
        (last, !beats_players, faction.side() != winner, -margin, !non_player)
    });
    ranking
}

/// §7.3 By total margins. Where one player has both Factions of a side, both stand where the worse of them does. Only the
/// French themselves cannot win before the Treaty of Alliance: they come last (§7.1, L151).
fn final_ranking(state: &State) -> [Faction; 4] {
    let mut ranking = TIES;
    ranking.sort_by_key(|&faction| {
        let judged_by = judged_by(state, faction);
        let barred = !may_win(state, faction);
        (barred, result(state, judged_by), tie_order(state, judged_by), result(state, faction))
    });
    ranking
}

/// §7.1, §7.3 The French win nothing before the Treaty of Alliance.
fn may_win(state: &State, faction: Faction) -> bool {
    faction != Faction::French || state.treaty
}

/// §7.3 The Faction whose result counts for this one: of two that one player has, the worse. Of two equal ones it is
/// the earlier in the order of ties.
fn judged_by(state: &State, faction: Faction) -> Faction {
    let (own, friend) = (result(state, faction), result(state, faction.friend()));
    let friend_counts =
        friend > own || friend == own && tie_order(state, faction.friend()) < tie_order(state, faction);
    let together = state.options.together(faction.side());
    if together && friend_counts { faction.friend() } else { faction }
}

/// What is less is better.
fn result(state: &State, faction: Faction) -> i16 {
    -Margin::of(state, faction).total()
}

/// §7.1 Ties go to non-players, then by the order of the Factions.
fn tie_order(state: &State, faction: Faction) -> (bool, usize) {
    let position = TIES.iter().position(|&other| other == faction).unwrap_or(TIES.len());
    (!state.options.non_players[faction], position)
}

/// Who has won: a player with both Factions of the winning side with both, but not with French who may not win (L151).
/// Nobody wins a stalemate (§8.8).
pub fn winners(state: &State, ending: &Ending) -> impl Iterator<Item = Faction> + use<> {
    let (winner, stalemate) = (ending.ranking[0], ending.lone_player == Some(LoneResult::Stalemate));
    let with_friend = state.options.together(winner.side()) && may_win(state, winner.friend());
    Faction::ALL.into_iter().filter(move |&faction| {
        !stalemate && (faction == winner || with_friend && faction == winner.friend())
    })
}

/// How the game ended, once it has. A player with both Factions of the winning side wins with both.
pub fn outcome(state: &State) -> Option<Outcome> {
    let ending = state.ending?;
    let winner = ending.ranking[0];
    let together = state.options.together(winner.side());
    let winners = winners(state, &ending).map(Seat::from).collect();
    let scores = Faction::ALL
        .into_iter()
        .map(|faction| (Seat::from(faction), i32::from(ending.margins[faction])))
        .collect();
    let side = winner.side();
    let [british, patriots, indians, french] = ending.margins.0;
    if let Some(result) = ending.lone_player {
        return Some(Outcome { winners, scores, message: lone_player::told(&ending, result) });
    }
    let message = match (ending.decided, together) {
        (Decided::VictoryCheck, false) => msg!(
            "lod-outcome-check",
            winner = winner,
            british = british,
            patriots = patriots,
            indians = indians,
            french = french,
        ),
        (Decided::VictoryCheck, true) => msg!(
            "lod-outcome-check-combined",
            side = side,
            british = british,
            patriots = patriots,
            indians = indians,
            french = french,
        ),
        (Decided::FinalRound, false) => msg!(
            "lod-outcome-final",
            winner = winner,
            british = british,
            patriots = patriots,
            indians = indians,
            french = french,
        ),
        (Decided::FinalRound, true) => msg!(
            "lod-outcome-final-combined",
            side = side,
            british = british,
            patriots = patriots,
            indians = indians,
            french = french,
        ),
    };
    Some(Outcome { winners, scores, message })
}
