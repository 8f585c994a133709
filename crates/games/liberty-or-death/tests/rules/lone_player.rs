//! §8.8 One player against non-players.

use Faction::{British, French, Indians, Patriots};
use Level::{ActiveOpposition, ActiveSupport, PassiveSupport};
use Space::*;
use liberty_or_death::lone_player::{self, LoneResult};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Side};
use liberty_or_death::state::{Level, Players, State};
use liberty_or_death::victory::{self, Ending};
use tricorne_kernel::Arg;

use crate::board::Board;
use crate::victory::{OPPOSITION, SUPPORT, in_final_round, position, with_players};

/// Support 27 and Opposition 24.
const EXAMPLE: &[(Space, Level)] = &[
    (Massachusetts, ActiveSupport),
    (ConnecticutRhodeIsland, ActiveSupport),
    (NewYork, ActiveSupport),
    (Pennsylvania, ActiveSupport),
    (MarylandDelaware, ActiveSupport),
    (Virginia, ActiveSupport),
    (QuebecCity, ActiveSupport),
    (Boston, PassiveSupport),
    (NorthCarolina, ActiveOpposition),
    (SouthCarolina, ActiveOpposition),
    (NewHampshire, ActiveOpposition),
    (NewJersey, ActiveOpposition),
    (Georgia, ActiveOpposition),
    (NewYorkCity, ActiveOpposition),
    (Philadelphia, ActiveOpposition),
    (Norfolk, ActiveOpposition),
    (CharlesTown, ActiveOpposition),
];

/// Everybody but these is a non-player.
fn against(mut board: Board, players: &[Faction]) -> State {
    for faction in Faction::ALL {
        board.0.options.non_players[faction] = !players.contains(&faction);
    }
    board.0
}

fn result(ending: &Ending) -> (LoneResult, Faction) {
    (ending.lone_player.expect("a lone player"), ending.ranking[0])
}

/// How the outcome is told, and how many win.
fn told(mut state: State) -> (&'static str, usize) {
    state.ending = Some(victory::final_round(&state));
    let outcome = victory::outcome(&state).unwrap();
    let Arg::Key(story) = outcome.message.args()[0].1 else { panic!("a story") };
    (story.0, outcome.winners.len())
}

/// §8.8 The rulebook's example: British and Indians at 7 and 2, Patriots and French at -2 and -7. A stalemate by 4.
#[test]
fn the_example() {
    let board = with_players(in_final_round(position(EXAMPLE, 10, 14, 5, 7, true)), Players::ThreeRoyalist);
    let state = against(board, &[British, Indians]);
    assert_eq!((state.total_support(), state.total_opposition()), (27, 24));
    let ending = victory::final_round(&state);
    assert_eq!(ending.margins.0, [7, -2, 2, -7]);
    assert_eq!(result(&ending), (LoneResult::Stalemate, British));
    assert_eq!(told(state), ("lod-lone-stalemate", 0));
}

/// §8.8, §1.5 A lone player has one Faction, or both of a side as one player.
#[test]
fn who_plays_alone() {
    let side = |players: Players, factions: &[Faction]| {
        lone_player::side(&against(with_players(Board::empty(), players), factions).options)
    };
    assert_eq!(side(Players::Four, &[Indians]), Some(Side::Royalist));
    assert_eq!(side(Players::Four, &[French]), Some(Side::Rebellion));
    assert_eq!(side(Players::Two, &[Patriots, French]), Some(Side::Rebellion));
    assert_eq!(side(Players::Four, &[Patriots, French]), None, "two players");
    assert_eq!(side(Players::Two, &[Patriots, British]), None);
    assert_eq!(side(Players::Four, &[]), None, "nobody plays");
    assert_eq!(side(Players::Two, &Faction::ALL), None);
}

/// §8.8 A lead of six is a victory, of five a stalemate, none is a defeat.
#[test]
fn the_lead_decides_after_the_final_round() {
    // British 12 + crc - cbc against Indians 12 + villages - forts - 3.
    let board = |crc, villages| against(position(SUPPORT, 0, crc, 0, villages, true), &[British]);
    let lead = |crc, villages| result(&victory::final_round(&board(crc, villages)));
    assert_eq!(lead(6, 3), (LoneResult::Won, British), "20 against 14");
    assert_eq!(lead(5, 3), (LoneResult::Stalemate, British));
    assert_eq!(lead(1, 3), (LoneResult::Stalemate, British));
    assert_eq!(lead(0, 3), (LoneResult::Lost, Indians), "level is not ahead");
    assert_eq!(told(board(6, 3)), ("lod-lone-royalist", 1));
    assert_eq!(told(board(0, 3)), ("lod-lone-indians", 1));
}

/// §8.8 Of a player with two Factions the lower margin counts, and both win.
#[test]
fn two_factions_count_by_the_lower_margin() {
    let board = |villages| {
        let board = with_players(position(SUPPORT, 0, 9, 0, villages, true), Players::Two);
        against(board, &[British, Indians])
    };
    assert_eq!(result(&victory::final_round(&board(3))), (LoneResult::Won, British));
    assert_eq!(told(board(3)), ("lod-lone-royalist", 2));
}

/// §8.8 The player never wins at a Victory Check; a non-player does, and of several the one with the highest margin.
#[test]
fn only_non_players_win_at_a_check() {
    let check =
        |board: Board, players: &[Faction]| victory::check(&against(board, players)).map(|it| result(&it));
    assert_eq!(check(position(SUPPORT, 3, 4, 0, 0, true), &[British]), None);
    let both = || position(SUPPORT, 3, 4, 0, 5, true);
    assert_eq!(check(both(), &[Patriots]), Some((LoneResult::Lost, Indians)), "16 against 15");
    assert_eq!(check(both(), &[Indians]), Some((LoneResult::Lost, British)));
    let level = || position(SUPPORT, 3, 4, 0, 4, true);
    assert_eq!(check(level(), &[French]), Some((LoneResult::Lost, Indians)), "ties: Indians before British");
    let rebels = || position(OPPOSITION, 6, 4, 0, 1, true);
    assert_eq!(check(rebels(), &[British]), Some((LoneResult::Lost, French)), "ties: French before Patriots");
}

/// §8.8, §7.1 Before the Treaty of Alliance the French win nothing, be they a non-player or the player.
#[test]
fn the_french_need_the_treaty() {
    let board = || position(OPPOSITION, 9, 0, 0, 1, false);
    let last = |players: &[Faction]| result(&victory::final_round(&against(board(), players)));
    assert_eq!(last(&[Patriots]).0, LoneResult::Won, "14 against Royalists below 0");
    assert_eq!(last(&[French]), (LoneResult::Lost, Patriots));
}

/// §8.8 The difficulty option: from the second Round on no Faction of the player may be behind a non-player.
#[test]
fn the_difficulty_option() {
    let check = |winters, difficult, cbc| {
        let mut board = with_players(position(EXAMPLE, cbc, 14, 5, 7, true), Players::ThreeRoyalist);
        board.0.cards.winters = winters;
        board.0.options.difficult = difficult;
        victory::check(&against(board, &[British, Indians])).map(|it| result(&it))
    };
    assert_eq!(check(2, true, 10), None, "ahead with both");
    assert_eq!(check(2, true, 20), Some((LoneResult::Lost, French)), "British -3, French 3");
    assert_eq!(check(1, true, 20), None, "not in the first Round");
    assert_eq!(check(2, false, 20), None, "not without the option");
}
