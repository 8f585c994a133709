//! §3.5.3 The French Muster, and that of the Treaty of Alliance.

use liberty_or_death::command_order::Order;
use liberty_or_death::commands::french::muster;
use liberty_or_death::map::{Regions, Space, SpaceSet};
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::Phase;
use tricorne_testkit::script::{expect, offered, play, refused};

use crate::board::Board;

/// Rochambeau is in the West Indies, so that he does not ask to come along; Virginia is under Rebellion Control.
fn board() -> Board {
    Board::at_war()
        .put(1, Piece::FrenchRegulars, Space::WestIndies)
        .leader(Leader::Rochambeau, Space::WestIndies)
        .put(1, Piece::MilitiaActive, Space::Virginia)
}

/// §3.5.3 One Colony or City under Rebellion Control, or the West Indies; not an Indian Reserve Province.
#[test]
fn where_the_french_muster() {
    let order = Order::full(Faction::French);
    let board = board()
        .put(1, Piece::MilitiaActive, Space::Boston)
        .put(1, Piece::MilitiaActive, Space::Northwest)
        .put(1, Piece::MilitiaActive, Space::Georgia)
        .put(1, Piece::Tories, Space::Georgia);
    let expected: SpaceSet = [Space::Virginia, Space::Boston, Space::WestIndies].into_iter().collect();
    assert_eq!(muster::spaces(&board.0, &order), expected);
    let barred = Order { barred: SpaceSet::of(Space::Boston), ..order };
    assert_eq!(muster::spaces(&board.0, &barred), expected.without(Space::Boston));
    let led = Order { must_involve: Some(Space::WestIndies), ..order };
    assert_eq!(muster::spaces(&board.0, &led), SpaceSet::of(Space::WestIndies));
    let chosen = Order { selected: SpaceSet::of(Space::Boston), ..order };
    assert!(muster::spaces(&board.0, &chosen).is_empty());
    let poor = board.resources(Faction::French, 1);
    assert!(muster::spaces(&poor.0, &order).is_empty());
    let mut peace = poor;
    peace.0.treaty = false;
    assert!(muster::spaces(&peace.0, &Order::free(Faction::French, SpaceSet::ALL)).is_empty());
}

/// §3.5.3 Up to four Available Regulars for 2 Resources; the French muster once.
#[test]
fn up_to_four_regulars() {
    let mut table = board().turn(Faction::French);
    play(&mut table, &[("french", "muster"), ("french", "virginia")]);
    assert_eq!(offered(&table), ["0", "1", "2", "3", "4"]);
    play(&mut table, &[("french", "4"), ("french", "no")]);
    assert_eq!(table.state().count(Piece::FrenchRegulars, Space::Virginia), 4);
    assert_eq!(table.state().resources[Faction::French], 8);
    expect(&table, "french", "french-muster-where");
    refused(&mut table, "french", "west-indies");
}

/// §3.5.3, §1.4.1 Only Available Regulars, and none from elsewhere on the map.
#[test]
fn only_available_regulars() {
    let mut table = board().only_available(1, Piece::FrenchRegulars).turn(Faction::French);
    play(&mut table, &[("french", "muster"), ("french", "virginia")]);
    assert_eq!(offered(&table), ["0", "1"]);
    let mut table = board().only_available(0, Piece::FrenchRegulars).turn(Faction::French);
    play(&mut table, &[("french", "muster"), ("french", "virginia")]);
    assert_eq!(table.state().count(Piece::FrenchRegulars, Space::Virginia), 0);
    expect(&table, "french", "french-muster-where");
}

/// §3.5.3 Two Regulars, also just placed ones, make way for a Patriot Fort, which costs the Patriots 1.
#[test]
fn a_patriot_fort_for_two_regulars() {
    let mut table = board().turn(Faction::French);
    play(&mut table, &[("french", "muster"), ("french", "virginia"), ("french", "3")]);
    expect(&table, "french", "french-fort");
    play(&mut table, &[("french", "yes")]);
    let state = table.state();
    assert_eq!(state.count(Piece::PatriotForts, Space::Virginia), 1);
    assert_eq!(state.count(Piece::FrenchRegulars, Space::Virginia), 1);
    assert_eq!(state.resources[Faction::Patriots], 9);
    assert_eq!(state.crc, 0);
    assert_eq!(state.available[Piece::FrenchRegulars as usize], 15 - 2);
}

/// §3.5.3 No Fort if the Patriots cannot pay, without room or two Regulars, with none Available, or in the West Indies.
#[test]
fn when_no_fort_is_offered() {
    let mut none_left = board();
    for space in [Space::Boston, Space::Savannah, Space::Georgia] {
        none_left = none_left.put(2, Piece::PatriotForts, space);
    }
    let cases = [
        (board().resources(Faction::Patriots, 0), "virginia", "2"),
        (board().put(2, Piece::PatriotForts, Space::Virginia), "virginia", "2"),
        (board(), "virginia", "1"),
        (none_left, "virginia", "2"),
        (board(), "west-indies", "4"),
        (board().living(), "west-indies", "4"),
    ];
    for (board, space, count) in cases {
        let mut table = board.turn(Faction::French);
        play(&mut table, &[("french", "muster"), ("french", space), ("french", count)]);
        expect(&table, "french", "french-muster-where");
    }
}

/// §1.10 An Available French Leader may come with new Regulars.
#[test]
fn the_leader_may_come() {
    let mut table = Board::at_war().turn(Faction::French);
    play(&mut table, &[("french", "muster"), ("french", "west-indies"), ("french", "2")]);
    expect(&table, "french", "leader-comes");
    play(&mut table, &[("french", "yes")]);
    assert!(table.state().has_leader(Faction::French, Space::WestIndies));
}

/// §2.3.9, L28, L182 The Treaty of Alliance: a free Muster, whose Fort costs the Patriots nothing, who have nothing; Rochambeau
/// joins unasked.
#[test]
fn the_muster_of_the_treaty() {
    let mut board = Board::empty()
        .put(1, Piece::MilitiaActive, Space::Virginia)
        .leader(Leader::Washington, Space::Virginia)
        .resources(Faction::French, 0)
        .resources(Faction::Patriots, 0);
    board.0.treaty_card = true;
    board.0.cbc = 15;
    let mut table = board.phase(Phase::BrilliantStrokes);
    play(&mut table, &[("french", "treaty-of-alliance")]);
    assert_eq!(offered(&table), ["virginia", "west-indies"]);
    play(&mut table, &[("french", "virginia"), ("french", "4"), ("french", "yes")]);
    let state = table.state();
    assert_eq!(state.count(Piece::PatriotForts, Space::Virginia), 1);
    assert_eq!(state.count(Piece::FrenchRegulars, Space::Virginia), 2);
    assert!(state.has_leader(Faction::French, Space::Virginia));
    assert_eq!(state.executing, None, "the Muster is over");
}
