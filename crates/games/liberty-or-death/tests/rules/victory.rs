//! §7.0 Victory.

use Faction::{British, French, Indians, Patriots};
use Level::{ActiveOpposition, ActiveSupport, PassiveOpposition, PassiveSupport};
use Space::*;
use liberty_or_death::LibertyOrDeath;
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Piece};
use liberty_or_death::state::{Level, Phase, Players, Scenario};
use liberty_or_death::victory::{self, Decided, Margin};
use tricorne_kernel::Game;
use tricorne_testkit::script::expect_winners;

use crate::board::Board;
use crate::winter::winter;

/// Where Forts and Villages stand in these tests, two in each space.
const BASES: [Space; 9] =
    [NewHampshire, NewJersey, Georgia, Quebec, Northwest, Southwest, Florida, NorthCarolina, SouthCarolina];

/// The numbers that victory depends on. Nobody has Resources to change them in the Support Phase.
pub fn position(
    support: &[(Space, Level)],
    cbc: u8,
    crc: u8,
    forts: u8,
    villages: u8,
    treaty: bool,
) -> Board {
    let mut board = if treaty { Board::at_war() } else { Board::empty() };
    for &(space, level) in support {
        board = board.level(space, level);
    }
    let mut rooms = BASES.into_iter().flat_map(|space| [space, space]);
    for piece in [vec![Piece::PatriotForts; forts.into()], vec![Piece::Villages; villages.into()]].concat() {
        board = board.put(1, piece, rooms.next().unwrap());
    }
    (board.0.cbc, board.0.crc) = (cbc, crc);
    for faction in Faction::ALL {
        board = board.resources(faction, 0);
    }
    board
}

/// Support 17 and Opposition 5.
const FIRST_EXAMPLE: &[(Space, Level)] = &[
    (Massachusetts, ActiveSupport),
    (ConnecticutRhodeIsland, ActiveSupport),
    (NewYork, ActiveSupport),
    (Virginia, ActiveSupport),
    (NewJersey, PassiveSupport),
    (Pennsylvania, ActiveOpposition),
    (Georgia, PassiveOpposition),
];

/// Support 24 and Opposition 27.
const SECOND_EXAMPLE: &[(Space, Level)] = &[
    (Massachusetts, ActiveSupport),
    (ConnecticutRhodeIsland, ActiveSupport),
    (NewYork, ActiveSupport),
    (Pennsylvania, ActiveSupport),
    (MarylandDelaware, ActiveSupport),
    (Virginia, ActiveSupport),
    (NorthCarolina, ActiveOpposition),
    (SouthCarolina, ActiveOpposition),
    (NewHampshire, ActiveOpposition),
    (NewJersey, ActiveOpposition),
    (Georgia, ActiveOpposition),
    (QuebecCity, ActiveOpposition),
    (Boston, ActiveOpposition),
    (NewYorkCity, ActiveOpposition),
    (Philadelphia, ActiveOpposition),
    (Norfolk, ActiveOpposition),
    (CharlesTown, PassiveOpposition),
];

/// Support 14 and Opposition 0; with one level more or less at hand in Georgia.
pub const SUPPORT: &[(Space, Level)] = &[
    (Massachusetts, ActiveSupport),
    (NewYork, ActiveSupport),
    (Virginia, ActiveSupport),
    (NewJersey, ActiveSupport),
];

/// Opposition 12 and Support 0.
pub const OPPOSITION: &[(Space, Level)] =
    &[(Massachusetts, ActiveOpposition), (NewYork, ActiveOpposition), (Virginia, ActiveOpposition)];

pub fn in_final_round(mut board: Board) -> Board {
    board.0.scenario = Scenario::Medium;
    board.0.cards.winters = 4;
    board
}

pub fn with_players(mut board: Board, players: Players) -> Board {
    board.0.options.players = players;
    board
}

fn totals(board: &Board) -> [i16; 4] {
    [British, Patriots, French, Indians].map(|faction| Margin::of(&board.0, faction).total())
}

/// §7.2 The rulebook's first example: everybody lacks something, so play goes on.
#[test]
fn the_first_example() {
    let board = position(FIRST_EXAMPLE, 5, 4, 3, 5, false);
    assert_eq!((board.0.total_support(), board.0.total_opposition()), (17, 5));
    let margin = |faction| {
        let margin = Margin::of(&board.0, faction);
        (margin.lead, margin.second)
    };
    assert_eq!(margin(British), (12, -1));
    assert_eq!(margin(Patriots), (-12, 1));
    assert_eq!(margin(French), (-12, 1));
    assert_eq!(margin(Indians), (12, -1));
    assert!(Faction::ALL.iter().all(|&faction| !victory::passes(&board.0, faction)));
    let table = winter(board, Phase::VictoryCheck);
    assert!(table.outcome().is_none());
}

/// §7.3 The rulebook's second example: the final round of the Medium scenario.
#[test]
fn the_second_example() {
    let board = in_final_round(position(SECOND_EXAMPLE, 12, 16, 6, 8, true));
    assert_eq!((board.0.total_support(), board.0.total_opposition()), (24, 27));
    assert_eq!(totals(&board), [1, 4, -1, -4]);
    let table = winter(board, Phase::SupportPhase);
    expect_winners(&table, &["patriots"]);
    let ending = table.state().ending.unwrap();
    assert_eq!(ending.decided, Decided::FinalRound);
    assert_eq!(ending.ranking, [Patriots, British, French, Indians]);
    let scores: Vec<i32> = table.outcome().unwrap().scores.iter().map(|score| score.1).collect();
    assert_eq!(scores, [1, 4, -4, -1], "in the order of the seats: British, Patriots, Indians, French");
}

/// §7.2 Both margins must be positive: a lead of 10 is not enough, nor a second condition that is level.
#[test]
fn both_conditions_must_be_met() {
    let check = |board: Board| victory::check(&board.0).map(|ending| ending.ranking[0]);
    // Support 14 against Opposition 0.
    assert_eq!(check(position(SUPPORT, 3, 4, 0, 0, true)), Some(British));
    assert_eq!(check(position(SUPPORT, 4, 4, 0, 0, true)), None);
    assert_eq!(check(position(SUPPORT, 4, 4, 0, 3, true)), None);
    assert_eq!(check(position(SUPPORT, 4, 4, 0, 4, true)), Some(Indians));
    let ten = |board: Board| board.level(Pennsylvania, ActiveOpposition);
    assert_eq!(check(ten(position(SUPPORT, 3, 4, 0, 0, true))), None, "14 against 4");
    assert_eq!(check(position(OPPOSITION, 4, 4, 0, 2, true)), Some(Patriots));
    assert_eq!(check(position(OPPOSITION, 4, 4, 0, 3, true)), None);
    assert_eq!(check(position(OPPOSITION, 5, 4, 0, 3, true)), Some(French));
}

/// §7.2, §7.1 Without the Treaty of Alliance the French neither win nor come in before anybody.
#[test]
fn the_french_need_the_treaty() {
    let board = position(OPPOSITION, 9, 4, 0, 3, false);
    assert!(victory::check(&board.0).is_none());
    let board = position(OPPOSITION, 9, 4, 0, 2, false);
    let ending = victory::check(&board.0).unwrap();
    assert_eq!(ending.ranking, [Patriots, Indians, British, French]);
    let ending = victory::final_round(&board.0);
    assert_eq!(ending.ranking, [Patriots, Indians, British, French]);
    assert!(totals(&board)[2] > totals(&board)[1], "though their margin is the best");
}

/// §7.1 The winner's friend is second, then the other side, each side by its margins.
#[test]
fn the_winning_side_comes_first() {
    let board = position(OPPOSITION, 5, 4, 0, 5, true);
    let ending = victory::check(&board.0).unwrap();
    assert_eq!(ending.ranking, [French, Patriots, Indians, British]);
    let board = position(SUPPORT, 3, 9, 0, 5, true);
    let ending = victory::check(&board.0).unwrap();
    assert_eq!(ending.ranking, [British, Indians, Patriots, French], "6 and 2; -2 and -6");
}

/// §7.1 Ties: Patriots, British, French, Indians.
#[test]
fn ties() {
    let board = position(&[], 0, 0, 0, 3, true);
    assert_eq!(totals(&board), [0; 4]);
    assert_eq!(victory::final_round(&board.0).ranking, [Patriots, British, French, Indians]);
    let board = position(OPPOSITION, 6, 4, 0, 1, true);
    assert_eq!(victory::check(&board.0).unwrap().ranking[..2], [Patriots, French], "2 each");
    let board = position(SUPPORT, 4, 6, 0, 5, true);
    assert_eq!(victory::check(&board.0).unwrap().ranking[..2], [British, Indians], "2 each");
}

/// §7.1 A non-player that meets its conditions beats all players, even a friend with a better margin. Non-players win ties.
#[test]
fn non_players_come_first() {
    let both = || position(SUPPORT, 3, 9, 0, 5, true);
    let ranking = |board: Board| victory::check(&board.0).unwrap().ranking;
    assert_eq!(ranking(both())[..2], [British, Indians], "20 and 16");
    assert_eq!(ranking(both().np(Indians))[..2], [Indians, British]);
    assert_eq!(ranking(both().np(Indians).np(British))[..2], [British, Indians]);
    let rest = || position(SUPPORT, 3, 9, 0, 3, true);
    assert_eq!(ranking(rest().np(Indians))[..2], [British, Indians], "they do not meet their conditions");
    let level = || position(&[], 0, 0, 0, 3, true);
    assert_eq!(victory::final_round(&level().np(French).0).ranking, [French, Patriots, British, Indians]);
}

/// §6.1, §7.2 The game ends at once, and one Faction wins.
#[test]
fn the_game_ends_at_the_check() {
    let table = winter(position(SUPPORT, 3, 9, 0, 5, true), Phase::VictoryCheck);
    expect_winners(&table, &["british"]);
    let outcome = table.outcome().unwrap();
    assert_eq!(outcome.message.key.0, "lod-outcome-check");
    assert_eq!(table.state().ending.unwrap().decided, Decided::VictoryCheck);
}

/// §6.1 The Sprint scenario has no Victory Check Phase (L20).
#[test]
fn no_check_in_the_sprint() {
    let mut board = position(SUPPORT, 3, 9, 0, 5, true);
    board.0.scenario = Scenario::Sprint;
    assert!(winter(board, Phase::VictoryCheck).outcome().is_none());
}

/// §6.1, L55 The final round too begins with a check.
#[test]
fn the_final_round_is_checked_first() {
    let board = in_final_round(position(SUPPORT, 3, 9, 0, 5, true));
    let table = winter(board, Phase::VictoryCheck);
    assert_eq!(table.state().ending.unwrap().decided, Decided::VictoryCheck);
}

/// §7.2 A player with both Factions of a side wins at a check only if both meet all their conditions.
#[test]
fn combined_victory() {
    for players in [Players::Two, Players::ThreeRoyalist] {
        let one = with_players(position(SUPPORT, 3, 9, 0, 2, true), players);
        assert!(victory::passes(&one.0, British) && !victory::passes(&one.0, Indians));
        assert!(victory::check(&one.0).is_none(), "{players:?}");
        let both = with_players(position(SUPPORT, 3, 9, 0, 5, true), players);
        let table = winter(both, Phase::VictoryCheck);
        expect_winners(&table, &["british", "indians"]);
        assert_eq!(table.outcome().unwrap().message.key.0, "lod-outcome-check-combined");
    }
    let apart = with_players(position(SUPPORT, 3, 9, 0, 2, true), Players::ThreeRebellion);
    expect_winners(&winter(apart, Phase::VictoryCheck), &["british"]);
    for (treaty, won) in [(true, true), (false, false)] {
        let board = with_players(position(OPPOSITION, 9, 4, 0, 0, treaty), Players::ThreeRebellion);
        assert_eq!(victory::check(&board.0).is_some(), won, "the French need the Treaty of Alliance");
    }
}

/// §7.3 In the final round the worse margin of the two counts.
#[test]
fn the_worse_margin_counts() {
    // British 1, Patriots 4, French -1, Indians -4.
    let board = in_final_round(position(SECOND_EXAMPLE, 12, 16, 6, 8, true));
    let wins = |players| winter(with_players(board.clone(), players), Phase::SupportPhase);
    expect_winners(&wins(Players::Two), &["patriots", "french"]);
    expect_winners(&wins(Players::ThreeRoyalist), &["patriots"]);
    let table = wins(Players::ThreeRebellion);
    expect_winners(&table, &["british"]);
    assert_eq!(table.state().ending.unwrap().ranking, [British, Patriots, French, Indians]);
    let message = wins(Players::Two).outcome().unwrap().message;
    assert_eq!(message.key.0, "lod-outcome-final-combined");
}

/// §7.3 A tie goes by the Faction whose margin counts.
#[test]
fn a_tie_between_players_of_two_factions() {
    // British 0, Patriots 3, French 0, Indians -3: the British would win a tie against the French.
    let board = with_players(position(&[], 0, 0, 0, 0, true), Players::ThreeRebellion);
    assert_eq!(totals(&board), [0, 3, 0, -3]);
    assert_eq!(victory::final_round(&board.0).ranking, [British, Patriots, French, Indians]);
    // All level: Patriots and British count, and the Patriots come first.
    let board = with_players(position(&[], 0, 0, 0, 3, true), Players::Two);
    assert_eq!(victory::final_round(&board.0).ranking, [Patriots, French, British, Indians]);
}

/// §7.3, L151 Without the Treaty of Alliance the worse margin of a player with Patriots and French is compared; only the
/// French themselves cannot win.
#[test]
fn rebels_of_one_player_without_the_treaty() {
    let board = with_players(in_final_round(position(&[], 9, 0, 3, 0, false)), Players::Two);
    assert_eq!(totals(&board), [-9, 6, 9, -6]);
    let table = winter(board, Phase::SupportPhase);
    expect_winners(&table, &["patriots"]);
    assert_eq!(table.state().ending.unwrap().ranking, [Patriots, Indians, British, French]);
    assert_eq!(table.outcome().unwrap().message.key.0, "lod-outcome-final-combined");
    // The French margin is the worse one: it counts, though the French could not win with it.
    let board = with_players(position(&[], 0, 4, 3, 0, false), Players::Two);
    assert_eq!(totals(&board), [4, 6, -4, -6]);
    assert_eq!(victory::final_round(&board.0).ranking[3], French);
}

/// §7.1 The position of a game that is over can be written down and read again.
#[test]
fn an_ended_game_is_a_document() {
    let table = winter(position(SUPPORT, 3, 9, 0, 5, true), Phase::VictoryCheck);
    let document = LibertyOrDeath::write_state(table.state(), &());
    assert_eq!(LibertyOrDeath::read_state(document, &()), Ok(table.state().clone()));
}
