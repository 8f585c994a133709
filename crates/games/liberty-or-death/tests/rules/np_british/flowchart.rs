//! §8.4 Which Command the flowchart leads to.

use liberty_or_death::cards::CardNumber;
use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::{British, Patriots};
use liberty_or_death::pieces::Leader;
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::state::{FirstDid, Phase, Sequence};
use tricorne_testkit::script::{expect, play, told};

use super::{british_turn, over, resources, roll, stand, tells};
use crate::board::Board;

/// The Command that the journal names.
fn command(table: &crate::board::LodTable) -> String {
    let named = told(table).into_iter().find(|note| note.starts_with("lod-note-command "));
    named.unwrap_or_default()
}

/// §8.4 Without Resources they Pass.
#[test]
fn without_resources_they_pass() {
    let table = british_turn(Board::empty().put(10, BritishRegulars, NewYork).resources(British, 0));
    over(&table);
    assert_eq!(resources(&table), 2);
    assert!(tells(&table, "lod-note-passes"));
}

/// §8.4.1 Ten Regulars on the map and a City under Rebellion Control without a Fort: Garrison, without a die for Muster.
#[test]
fn ten_regulars_and_a_lost_city_make_a_garrison() {
    let board = || Board::empty().put(10, BritishRegulars, NewYork).put(1, MilitiaActive, Norfolk);
    let table = british_turn(board());
    assert!(command(&table).contains("lod-garrison"), "{}", command(&table));
    // A Fort, one Regular less, or Regulars in the West Indies alone: none.
    let table = british_turn(board().put(1, PatriotForts, Norfolk));
    assert!(command(&table).contains("lod-muster"), "{}", command(&table));
    let nine = Board::empty().put(9, BritishRegulars, NewYork).put(1, MilitiaActive, Norfolk);
    assert!(command(&british_turn(nine)).contains("lod-muster"));
    let away = Board::at_war().put(9, BritishRegulars, NewYork).put(3, BritishRegulars, WestIndies);
    assert!(command(&british_turn(away.put(1, MilitiaActive, Norfolk))).contains("lod-muster"));
}

/// §8.4.1, §8.1 With too few Resources for the Garrison they Muster at once.
#[test]
fn a_garrison_they_cannot_pay_becomes_a_muster() {
    let board = Board::empty().put(10, BritishRegulars, NewYork).put(1, MilitiaActive, Norfolk);
    let table = british_turn(board.resources(British, 1));
    assert!(command(&table).contains("lod-muster"), "{}", command(&table));
}

/// §8.4.2 A die below the Regulars Available makes a Muster; it is rolled only where it can matter.
#[test]
fn a_low_die_makes_a_muster() {
    let board =
        |available| Board::empty().only_available(available, BritishRegulars).put(2, Tories, Virginia);
    let mut table = british_turn(board(4));
    roll(&mut table, "np-british-roll-muster", "3");
    assert!(command(&table).contains("lod-muster"));
    let mut table = british_turn(board(4).put(2, BritishRegulars, NorthCarolina));
    roll(&mut table, "np-british-roll-muster", "2");
    assert!(!command(&table).contains("lod-muster"), "two are Available now");
    let table = british_turn(board(7));
    assert!(command(&table).contains("lod-muster"));
}

/// §8.4.3 With one Regular Available no die is rolled, and they March.
#[test]
fn with_nothing_to_muster_they_march() {
    let board = Board::empty().put(2, BritishRegulars, Florida).put(1, Tories, Georgia);
    let table = british_turn(board.only_available(1, BritishRegulars));
    assert!(command(&table).contains("lod-march"), "{}", command(&table));
    stand(&table, &[(1, BritishRegulars, Georgia)]);
}

/// §8.4.4, L76 Two Active Rebellion pieces, all of them with their Leaders fewer than Regulars with theirs: Battle. One
/// Active piece, or as many as the Regulars, does not suffice.
#[test]
fn outnumbered_rebels_make_a_battle() {
    let board =
        |regulars| Board::empty().put(regulars, BritishRegulars, Virginia).only_available(0, BritishRegulars);
    let table = british_turn(board(3).put(2, Continentals, Virginia));
    expect(&table, "chance", "naval-pressure-die");
    assert!(command(&table).contains("lod-battle"));
    let table = british_turn(board(2).put(2, Continentals, Virginia));
    assert!(!command(&table).contains("lod-battle"));
    let led = board(2).leader(Leader::Gage, Virginia).put(2, Continentals, Virginia);
    assert!(command(&british_turn(led.clone())).contains("lod-battle"));
    assert!(!command(&british_turn(led.leader(Leader::Washington, Virginia))).contains("lod-battle"));
    let one = board(4).put(1, Continentals, Virginia).put(1, MilitiaUnderground, Virginia);
    assert!(!command(&british_turn(one)).contains("lod-battle"));
}

/// §8.4.4 A Battle that they are not strong enough for becomes a March.
#[test]
fn a_battle_without_a_space_becomes_a_march() {
    let board = Board::empty()
        .put(3, BritishRegulars, Virginia)
        .put(2, MilitiaActive, Virginia)
        .put(2, BritishRegulars, Florida)
        .put(1, Tories, Georgia)
        .only_available(0, BritishRegulars);
    // Militia alone is no target of a Battle (§8.4.4).
    let table = british_turn(board);
    assert!(command(&table).contains("lod-march"), "{}", command(&table));
}

/// §8.4.2, §8.4.3, L65 No Muster and no March: they Pass.
#[test]
fn with_nothing_possible_they_pass() {
    let mut board = Board::empty().only_available(0, BritishRegulars);
    board.0.available[Tories as usize] = 0;
    board.0.unavailable[Tories as usize] = 25;
    let table = british_turn(board);
    over(&table);
    assert_eq!(resources(&table), 12);
}

/// §8.4.3 A March without anything to do becomes a Muster.
#[test]
fn a_march_without_a_move_becomes_a_muster() {
    let board = Board::empty().only_available(0, BritishRegulars).put(1, BritishForts, NewYorkCity);
    let table = british_turn(board);
    assert!(command(&table).contains("lod-muster"), "{}", command(&table));
}

/// §8.1 As second after a Command alone they still execute a full Command with its Special Activity.
#[test]
fn as_second_they_are_not_limited() {
    let mut board =
        Board::empty().put(10, BritishRegulars, NewYork).put(1, MilitiaActive, Norfolk).np(British);
    board.0.sequence =
        Sequence { phase: Phase::EligibleFaction, first: Some(FirstDid::Command), ..Sequence::default() };
    board.0.sequence.eligible[British] = true;
    let table = board.table();
    expect(&table, "chance", "naval-pressure-die");
}

/// §8.4.11 The Brilliant Stroke: after the Treaty, with four Regulars at the Leader's side, when a Rebellion player is
/// first.
#[test]
fn the_stroke_has_its_conditions() {
    let board = |regulars: u8| {
        let mut board = Board::at_war()
            .put(regulars, BritishRegulars, Virginia)
            .put(2, Continentals, Virginia)
            .leader(Leader::Howe, Virginia)
            .np(British);
        board.0.strokes[British] = true;
        // Card 1 has the Patriots first.
        board.0.cards.current = CardNumber::new(1);
        board.0.cards.seen |= 1 << 73;
        board
    };
    let played = |board: Board| tells(&board.phase(Phase::BrilliantStrokes), "lod-note-stroke-played");
    assert!(played(board(4)));
    assert!(!played(board(3)));
    assert!(!played(board(4).np(Patriots)), "a non-player is first");
    let mut before_treaty = board(4);
    before_treaty.0.treaty = false;
    assert!(!played(before_treaty));
    let mut royalist_first = board(4);
    royalist_first.0.cards.current = CardNumber::new(73);
    assert!(!played(royalist_first));
}

/// §8.4.11 They trump the Patriots whoever is first.
#[test]
fn the_stroke_trumps_the_patriots() {
    let mut board = Board::at_war()
        .put(4, BritishRegulars, Virginia)
        .put(2, Continentals, Virginia)
        .put(2, MilitiaUnderground, Massachusetts)
        .leader(Leader::Howe, Virginia)
        .leader(Leader::Washington, Virginia)
        .np(British);
    board.0.strokes[British] = true;
    board.0.strokes[Patriots] = true;
    board.0.cards.current = CardNumber::new(73);
    board.0.cards.seen |= 1 << 73;
    let mut table = board.phase(Phase::BrilliantStrokes);
    expect(&table, "patriots", "stroke");
    play(&mut table, &[("patriots", "brilliant-stroke")]);
    assert!(tells(&table, "lod-note-stroke-trumped"));
}
