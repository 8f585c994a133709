//! §3.5.2 Roderigue Hortalez et Cie.

use liberty_or_death::command_order::Order;
use liberty_or_death::commands::french::hortalez;
use liberty_or_death::map::{Regions, Space, SpaceSet};
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::Phase;
use tricorne_testkit::script::{expect, offered, play};

use crate::board::Board;

/// §3.5.2 The French give what they like, at least 1, and the Patriots receive 1 more; before and after the Treaty.
#[test]
fn one_more_than_given() {
    for board in [Board::empty(), Board::at_war()] {
        let mut table = board.resources(Faction::French, 4).turn(Faction::French);
        play(&mut table, &[("french", "hortalez")]);
        assert_eq!(offered(&table)[..4], ["1", "2", "3", "4"]);
        play(&mut table, &[("french", "3")]);
        assert_eq!(table.state().resources[Faction::French], 1);
        assert_eq!(table.state().resources[Faction::Patriots], 14);
    }
}

/// §1.8, §3.5.2 The Patriots never have more than 50.
#[test]
fn no_more_than_fifty() {
    let mut table = Board::empty().resources(Faction::Patriots, 48).turn(Faction::French);
    play(&mut table, &[("french", "hortalez"), ("french", "5")]);
    assert_eq!(table.state().resources[Faction::Patriots], 50);
    assert_eq!(table.state().resources[Faction::French], 5);
}

/// §4.1 Préparer la Guerre may come first, with the same question, or afterwards.
#[test]
fn the_activity_before_or_after() {
    let mut table = Board::empty().resources(Faction::French, 1).turn(Faction::French);
    play(&mut table, &[("french", "hortalez")]);
    assert_eq!(offered(&table), ["1", "preparer-la-guerre"]);
    play(&mut table, &[("french", "preparer-la-guerre"), ("french", "take-resources")]);
    assert_eq!(offered(&table), ["1", "2", "3"]);
    let mut table = Board::empty().resources(Faction::French, 1).turn(Faction::French);
    play(&mut table, &[("french", "hortalez"), ("french", "1")]);
    expect(&table, "french", "activity-after");
    assert_eq!(offered(&table), ["preparer-la-guerre", "done"]);
    play(&mut table, &[("french", "preparer-la-guerre"), ("french", "take-resources")]);
    assert_eq!(table.state().resources[Faction::French], 2);
}

/// §2.3.4, §4.1 Without Resources Préparer la Guerre must bring them first.
#[test]
fn without_resources() {
    let mut table = Board::empty().resources(Faction::French, 0).turn(Faction::French);
    play(&mut table, &[("french", "hortalez")]);
    assert_eq!(offered(&table), ["preparer-la-guerre"]);
    // Squadrons are Unavailable, but only Resources help here.
    play(&mut table, &[("french", "preparer-la-guerre")]);
    assert_eq!(offered(&table), ["1", "2"]);
    let mut limited = Board::empty().resources(Faction::French, 0);
    assert!(!hortalez::possible(&limited.0, &Order::limited(Faction::French)));
    limited.0.resources[Faction::French] = 1;
    assert!(hortalez::possible(&limited.0, &Order::limited(Faction::French)));
}

/// §2.3.8, §3.1.2, §3.5.2, L99 In a free Hortalez the French part with what they give: the gift is no cost of the Command. It
/// involves no Leader (§1.10).
#[test]
fn a_free_hortalez() {
    let mut board = Board::at_war()
        .resources(Faction::French, 3)
        .put(1, Piece::FrenchRegulars, Space::Boston)
        .leader(Leader::Rochambeau, Space::Boston);
    let led =
        Order { must_involve: Some(Space::Boston), ..Order::free_limited(Faction::French, SpaceSet::ALL) };
    assert!(!hortalez::possible(&board.0, &led));
    board.0.strokes[Faction::French] = true;
    let mut table = board.phase(Phase::BrilliantStrokes);
    play(&mut table, &[("french", "brilliant-stroke"), ("french", "hortalez")]);
    assert_eq!(offered(&table), ["1", "2", "3"]);
    play(&mut table, &[("french", "2")]);
    assert_eq!(table.state().resources[Faction::French], 1);
    assert_eq!(table.state().resources[Faction::Patriots], 13);
    // The second Limited Command must involve Rochambeau.
    assert!(!offered(&table).contains(&"hortalez".to_owned()));
}
