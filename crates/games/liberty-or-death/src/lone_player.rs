//! §8.8 Victory of a lone player against non-players.

use serde::{Deserialize, Serialize};
use tricorne_kernel::{Message, key, msg};

use crate::pieces::{ByFaction, Faction, Side};
use crate::state::{Options, State};
use crate::victory::{self, Decided, Ending, Margin};

/// §8.8 From this lead on, the final Round is a victory; below it, a stalemate.
const VICTORY: i16 = 6;
/// §8.8 The Winter Quarters Round from which the difficulty option counts.
const DIFFICULT_FROM: u8 = 2;
/// §8.8 The order in which ties between non-players are resolved.
const TIES: [Faction; 4] = [Faction::French, Faction::Indians, Faction::Patriots, Faction::British];

/// §8.8 How the game of a lone player ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LoneResult {
    /// A non-player won.
    Lost,
    /// The player was ahead, but by too little.
    Stalemate,
    /// The player won.
    Won,
}

/// §8.8 The side of the lone player: one Faction against three non-players, or both Factions of a side against two.
pub fn side(options: &Options) -> Option<Side> {
    let mut players = Faction::ALL.into_iter().filter(|&faction| !options.non_players[faction]);
    match (players.next(), players.next(), players.next()) {
        (Some(one), None, _) => Some(one.side()),
        (Some(one), Some(_), None) if options.together(one.side()) => Some(one.side()),
        _ => None,
    }
}

/// §8.8 How the game ends for a lone player in a Victory Check Phase, if it does: a non-player meets its conditions or,
/// with the difficulty option and from the second Round on, is ahead of a Faction of the player.
pub fn check(state: &State) -> Option<Ending> {
    let mut rivals = rivals(state);
    let beaten = rivals.clone().any(|faction| victory::passes(state, faction));
    let difficult = state.options.difficult && state.cards.winters >= DIFFICULT_FROM;
    let behind = difficult && rivals.any(|faction| margin(state, faction) > worst(state));
    (beaten || behind).then(|| ending(state, Decided::VictoryCheck, LoneResult::Lost))
}

/// §8.8 How the game ends for a lone player after the final Support Phase: by the lead of the player's worst margin over
/// the best of a non-player. The French win nothing before the Treaty of Alliance (§7.1): who plays them alone has lost then
/// (L151, L154).
pub fn final_round(state: &State) -> Ending {
    let may_win = state.treaty
        || !state.options.non_players[Faction::Patriots]
        || state.options.non_players[Faction::French];
    let result = match lead(state) {
        VICTORY.. if may_win => LoneResult::Won,
        1.. if may_win => LoneResult::Stalemate,
        _ => LoneResult::Lost,
    };
    ending(state, Decided::FinalRound, result)
}

/// The non-players that can win.
fn rivals(state: &State) -> impl Iterator<Item = Faction> + Clone {
    let non_players = TIES.into_iter().filter(|&faction| state.options.non_players[faction]);
    non_players.filter(|&faction| faction != Faction::French || state.treaty)
}

fn margin(state: &State, faction: Faction) -> i16 {
    Margin::of(state, faction).total()
}

/// The worst margin of the player's Factions.
fn worst(state: &State) -> i16 {
    let players = Faction::ALL.into_iter().filter(|&faction| !state.options.non_players[faction]);
    players.map(|faction| margin(state, faction)).min().unwrap_or(0)
}

/// How far the player is ahead of the best non-player.
fn lead(state: &State) -> i16 {
    worst(state) - rivals(state).map(|faction| margin(state, faction)).max().unwrap_or(0)
}

/// The winner comes first, then the others by their margins; a player who is not beaten stands before all non-players.
fn ending(state: &State, decided: Decided, result: LoneResult) -> Ending {
    let mut ranking = TIES;
    ranking.sort_by_key(|&faction| {
        let non_player = state.options.non_players[faction];
        let first = (result == LoneResult::Lost) == non_player;
        let cannot_win = faction == Faction::French && !state.treaty;
        (!first, cannot_win, -margin(state, faction))
    });
    let margins = ByFaction(Faction::ALL.map(|faction| margin(state, faction)));
    Ending { decided, ranking, margins, lone_player: Some(result) }
}

/// The end in words.
pub fn told(ending: &Ending, result: LoneResult) -> Message {
    let first = ending.ranking[0];
    let story = match (result, first, first.side()) {
        (LoneResult::Lost, Faction::French, _) => key!("lod-lone-french"),
        (LoneResult::Lost, Faction::Patriots, _) => key!("lod-lone-patriots"),
        (LoneResult::Lost, Faction::Indians, _) => key!("lod-lone-indians"),
        (LoneResult::Lost, Faction::British, _) => key!("lod-lone-british"),
        (LoneResult::Stalemate, ..) => key!("lod-lone-stalemate"),
        (LoneResult::Won, _, Side::Rebellion) => key!("lod-lone-rebellion"),
        (LoneResult::Won, _, Side::Royalist) => key!("lod-lone-royalist"),
    };
    let [british, patriots, indians, french] = ending.margins.0;
    msg!(
        "lod-outcome-lone",
        story = story,
        british = british,
        patriots = patriots,
        indians = indians,
        french = french
    )
}
