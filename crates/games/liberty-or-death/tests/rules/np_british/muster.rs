//! §8.4.2 Muster.

use liberty_or_death::map::Space::*;
use liberty_or_death::map::{Regions, Space, SpaceSet};
use liberty_or_death::pieces::Faction::British;
use liberty_or_death::pieces::Leader;
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::state::Level;

use super::{british_turn, over, random_space, resources, roll, stand, tells};
use crate::board::Board;

/// All spaces of the map at Active Support, so that a test can say where anything is to be had.
fn quiet(mut board: Board) -> Board {
    for space in Space::ALL {
        if space.population() > 0 {
            board.0.spaces[space].level = Level::ActiveSupport;
        }
    }
    board
}

/// Without Tories to place.
fn no_tories(mut board: Board) -> Board {
    let left = std::mem::take(&mut board.0.available[Tories as usize]);
    board.0.unavailable[Tories as usize] += left;
    board
}

/// §8.4.2 Regulars land in Neutral or Passive spaces first; there to add Control, at the highest Population.
#[test]
fn regulars_land_to_add_control_where_it_is_contested() {
    let board = no_tories(quiet(Board::empty()))
        .level(Boston, Level::Neutral)
        .level(Virginia, Level::PassiveOpposition)
        .level(NewYorkCity, Level::ActiveOpposition);
    let mut table = british_turn(board);
    // Six cubes make a Fort of three.
    stand(&table, &[(3, BritishRegulars, Virginia), (1, BritishForts, Virginia)]);
    // No Skirmish is possible: Naval Pressure.
    roll(&mut table, "naval-pressure-die", "2");
    over(&table);
    assert_eq!(resources(&table), 10 - 1 + 2);
}

/// §8.4.2 Then where Tories are the only British units; then anywhere contested, by the dice; elsewhere last.
#[test]
fn regulars_join_lone_tories_next() {
    let board =
        no_tories(quiet(Board::empty())).level(Boston, Level::Neutral).level(Norfolk, Level::PassiveSupport);
    let mut board = board;
    // Norfolk: lone Tories under British Control. Boston: Regulars and Tories.
    board.0.unavailable[Tories as usize] -= 2;
    board.0.spaces[Norfolk].pieces[Tories as usize] += 1;
    board.0.spaces[Boston].pieces[Tories as usize] += 1;
    let board = board.put(1, BritishRegulars, Boston);
    let table = british_turn(board.clone());
    stand(&table, &[(6, BritishRegulars, Norfolk), (1, BritishRegulars, Boston)]);
    // With Norfolk and Boston alike nothing prefers one of them.
    let mut table = british_turn(board.put(1, BritishRegulars, Norfolk));
    roll(&mut table, "np-roll-two-spaces", "6");
    stand(&table, &[(7, BritishRegulars, Boston)]);
}

/// §8.4.2 The West Indies are neither Neutral nor Passive: they come with the rest.
#[test]
fn the_west_indies_come_last() {
    let board = no_tories(quiet(Board::at_war()).level(Boston, Level::PassiveOpposition));
    let table = british_turn(board.put(1, BritishRegulars, Boston).put(1, BritishForts, Boston));
    stand(&table, &[(7, BritishRegulars, Boston), (0, BritishRegulars, WestIndies)]);
}

/// §8.4.2 Tories join lone Regulars, first where Regulars landed; then they change Control of the most Population; then
/// they strengthen Colonies with fewer than five cubes and no Fort. Four spaces in all.
#[test]
fn tories_follow_their_list() {
    let board = quiet(Board::empty())
        .level(NewYorkCity, Level::Neutral)
        // Lone Regulars.
        .put(1, BritishRegulars, Georgia)
        // Two Tories would take this from the Rebellion.
        .put(2, MilitiaUnderground, Pennsylvania)
        // Control does not change here: a weak Colony beside a Fort.
        .put(1, Tories, Virginia)
        .put(1, BritishForts, Norfolk);
    let mut table = british_turn(board);
    // New York City, Georgia, then of Population 2 Pennsylvania beside those that only touch Regulars: New York,
    // Connecticut is not beside; North Carolina is.
    stand(&table, &[(6, BritishRegulars, NewYorkCity), (2, Tories, NewYorkCity), (2, Tories, Georgia)]);
    random_space(&mut table, "1", "2");
    stand(&table, &[(2, Tories, NewYork)]);
}

/// §8.4.2 Where few Tories are left those come first that stand first in the list; Regulars who landed beside Tories
/// leave them to others.
#[test]
fn scarce_tories_go_where_the_list_sends_them() {
    let board = quiet(Board::empty())
        .level(NewYork, Level::Neutral)
        .put(1, Tories, NewYork)
        .put(1, BritishRegulars, Georgia)
        .only_available(2, Tories);
    let table = british_turn(board);
    stand(&table, &[(1, BritishForts, NewYork), (1, Tories, NewYork), (2, Tories, Georgia)]);
}

/// §8.1 Once no Tory is Available none is taken from elsewhere on the map.
#[test]
fn no_piece_is_taken_from_the_map() {
    let board =
        quiet(Board::empty()).level(Boston, Level::Neutral).put(3, Tories, Florida).only_available(1, Tories);
    let table = british_turn(board);
    stand(&table, &[(1, Tories, Boston), (3, Tories, Florida)]);
    assert!(!tells(&table, "lod-note-taken-from-map"));
}

/// Regulars land in Virginia, the only contested space, beside a Tory. Elsewhere Active Opposition of Population 13 faces
/// Active Support of 12, so that Opposition leads by 2.
fn landing_in_virginia() -> Board {
    let mut board = no_tories(Board::empty().put(1, Tories, Virginia));
    let mut opposition = 0;
    for space in SpaceSet::MAP.iter().filter(|&space| space.population() > 0 && space != Virginia) {
        let hostile = opposition + space.population() <= 13;
        opposition += if hostile { space.population() } else { 0 };
        let level = if hostile { Level::ActiveOpposition } else { Level::ActiveSupport };
        board = board.level(space, level);
    }
    assert_eq!(board.0.total_opposition() - board.0.total_support(), 2);
    board
}

/// §8.4.2, L79 Loyalty is rewarded in a space of the Muster if Opposition exceeds Support and a D3; otherwise a Fort is
/// built, for which Regulars and Tories give way in turn, the last Tory spared (§8.1.2).
#[test]
fn loyalty_is_rewarded_or_a_fort_built() {
    let mut table = british_turn(landing_in_virginia());
    roll(&mut table, "np-british-roll-loyalty", "1");
    roll(&mut table, "naval-pressure-die", "1");
    over(&table);
    assert_eq!(table.state().level(Virginia), Level::ActiveSupport);
    stand(&table, &[(6, BritishRegulars, Virginia), (0, BritishForts, Virginia)]);
    // Gage, who came along, makes the first level free.
    assert_eq!(resources(&table), 10 - 1 - 1 + 1);
    let mut table = british_turn(landing_in_virginia());
    roll(&mut table, "np-british-roll-loyalty", "2");
    assert_eq!(table.state().level(Virginia), Level::Neutral);
    stand(&table, &[(3, BritishRegulars, Virginia), (1, Tories, Virginia), (1, BritishForts, Virginia)]);
}

/// §8.4.2 With no Fort Available loyalty is rewarded without a die.
#[test]
fn without_forts_loyalty_is_rewarded() {
    let board = landing_in_virginia().put(2, BritishForts, Quebec).put(2, BritishForts, Northwest).put(
        2,
        BritishForts,
        Florida,
    );
    assert_eq!(board.0.available[BritishForts as usize], 0);
    let table = british_turn(board);
    assert_eq!(table.state().level(Virginia), Level::ActiveSupport);
}

/// §8.4.2, §8.4.5 If no space of the Muster can be rewarded, one more is taken, and paid for.
#[test]
fn one_more_space_is_taken_for_loyalty() {
    let board = Board::empty().put(2, BritishRegulars, Georgia).put(1, Tories, Georgia);
    let mut board = no_tories(board);
    for space in SpaceSet::MAP.iter().filter(|space| space.population() > 0) {
        board = board.level(space, Level::ActiveOpposition);
    }
    let board = board.level(Boston, Level::Neutral).level(Georgia, Level::PassiveOpposition);
    let mut table = british_turn(board.clone());
    roll(&mut table, "naval-pressure-die", "1");
    over(&table);
    stand(&table, &[(6, BritishRegulars, Boston)]);
    assert_eq!(table.state().level(Georgia), Level::ActiveSupport);
    assert_eq!(resources(&table), 10 - 2 - 3 + 1);
    // Not if the Resources would clear markers alone.
    let table = british_turn(board.markers(Georgia, 1, 1).resources(British, 3));
    assert_eq!(table.state().level(Georgia), Level::PassiveOpposition);
    assert_eq!(table.state().spaces[Georgia].raids, 1);
}

/// §8.4.2 Where loyalty is all there is to Muster for, its die decides on the Command; it is not rolled again.
#[test]
fn the_die_for_loyalty_can_decide_on_the_muster() {
    let board = || {
        no_tories(Board::empty().put(1, BritishRegulars, Georgia).put(1, Tories, Georgia))
            .only_available(0, BritishRegulars)
            .level(Georgia, Level::PassiveOpposition)
            .level(NewHampshire, Level::PassiveOpposition)
    };
    let mut table = british_turn(board());
    roll(&mut table, "np-british-roll-loyalty", "2");
    over(&table);
    assert!(tells(&table, "lod-note-passes"));
    let mut table = british_turn(board());
    roll(&mut table, "np-british-roll-loyalty", "1");
    roll(&mut table, "naval-pressure-die", "1");
    over(&table);
    assert_eq!(table.state().level(Georgia), Level::ActiveSupport);
}

/// §8.4.2 One more space is taken for a Fort too: a Colony with five cubes and room.
#[test]
fn one_more_space_is_taken_for_a_fort() {
    let board = |bases| {
        no_tories(quiet(Board::empty()).put(3, BritishRegulars, Georgia).put(2, Tories, Georgia))
            .level(Boston, Level::Neutral)
            .put(bases, Villages, Georgia)
    };
    let table = british_turn(board(1));
    stand(&table, &[(1, BritishForts, Georgia), (1, BritishRegulars, Georgia), (1, Tories, Georgia)]);
    let table = british_turn(board(2));
    stand(&table, &[(0, BritishForts, Georgia), (3, BritishRegulars, Georgia)]);
}

/// §8.4.2 A Skirmish follows the Muster where one is possible, but not in a space of the Muster.
#[test]
fn a_skirmish_follows() {
    let board = no_tories(quiet(Board::empty()).level(Boston, Level::Neutral))
        .put(2, MilitiaActive, Boston)
        .put(1, BritishRegulars, Virginia)
        .put(1, MilitiaActive, Virginia);
    let table = british_turn(board);
    over(&table);
    stand(&table, &[(6, BritishRegulars, Boston), (2, MilitiaActive, Boston), (0, MilitiaActive, Virginia)]);
}

/// §1.10, §8.1 An Available Leader comes with the Regulars.
#[test]
fn an_available_leader_comes_along() {
    let table = british_turn(no_tories(quiet(Board::empty()).level(Boston, Level::Neutral)));
    assert!(table.state().leader_in_space(Leader::Gage, Boston));
}
