//! §8.5 The flowchart of the non-player Patriots: which Command.

use liberty_or_death::cards::CardNumber;
use liberty_or_death::map::{Regions, Space, SpaceSet};
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::{FirstDid, Level, Phase};
use tricorne_testkit::script::{expect, play, told};

use super::{expect_command, expect_end, patriots, resources, turn};
use crate::board::Board;

/// §8.5 Without Resources they Pass.
#[test]
fn without_resources_they_pass() {
    let board =
        Board::empty().put(3, Piece::MilitiaUnderground, Space::Boston).resources(Faction::Patriots, 0);
    let table = turn(board);
    assert!(told(&table).iter().any(|note| note.starts_with("lod-note-passes")));
    assert_eq!(resources(&table), 1);
}

/// §8.5.2 The die must exceed the Underground Militia on the map.
#[test]
fn the_die_for_a_rally_must_exceed_the_hidden_militia() {
    let board = Board::empty().put(2, Piece::MilitiaUnderground, Space::Virginia);
    let mut table = turn(board.clone());
    play(&mut table, &[("chance", "3")]);
    expect_command(&table, "rally");
    let mut table = turn(board);
    play(&mut table, &[("chance", "2")]);
    expect_command(&table, "rabble-rousing");
}

/// §8.5.2 A Rally that would place a Fort needs no die; four units, a Fort and room make it so.
#[test]
fn a_fort_to_build_means_rally() {
    let board = Board::empty().put(4, Piece::MilitiaActive, Space::NewYork);
    let mut table = turn(board.clone());
    // The dice are for Cities of equal Population.
    expect(&table, "chance", "np-roll-column");
    play(&mut table, &[("chance", "1"), ("chance", "1")]);
    expect_command(&table, "rally");
    let table = turn(board.clone().put(2, Piece::Villages, Space::NewYork));
    expect(&table, "chance", "np-patriots-roll-rally");
    let forts_used = [Space::Georgia, Space::Florida, Space::SouthCarolina]
        .into_iter()
        .fold(board, |board, space| board.put(2, Piece::PatriotForts, space));
    let table = turn(forts_used);
    expect(&table, "chance", "np-patriots-roll-rally");
}

/// §8.5.3 Rabble-Rousing comes before March if it can shift a space; where it cannot, they March.
#[test]
fn rabble_rousing_before_march() {
    let board = Board::empty().put(2, Piece::MilitiaUnderground, Space::Massachusetts);
    let mut table = turn(board.clone());
    play(&mut table, &[("chance", "1")]);
    expect_command(&table, "rabble-rousing");
    let mut table = turn(board.level(Space::Massachusetts, Level::ActiveOpposition));
    play(&mut table, &[("chance", "1")]);
    expect_command(&table, "march");
}

/// §8.5.4, L84 If no March serves, they Rally after all.
#[test]
fn without_a_march_they_rally() {
    let board = Board::empty()
        .put(1, Piece::MilitiaUnderground, Space::Massachusetts)
        .level(Space::Massachusetts, Level::ActiveOpposition);
    let mut table = turn(board);
    play(&mut table, &[("chance", "1")]);
    expect_command(&table, "rally");
}

/// §8.5.2, L65 If no Rally is possible either, Rabble-Rousing; and then they Pass.
#[test]
fn without_a_rally_they_rouse_or_pass() {
    // A Battle is called for but not worth fighting. No space is open to a Rally.
    let mut board = Board::empty()
        .put(2, Piece::Continentals, Space::Boston)
        .leader(Leader::Washington, Space::Boston)
        .put(1, Piece::BritishRegulars, Space::Boston)
        .put(1, Piece::BritishForts, Space::Boston);
    for space in SpaceSet::MAP.iter().filter(|space| space.population() > 0) {
        board = board.level(space, Level::ActiveSupport);
    }
    let table = turn(board.clone());
    assert!(told(&table).iter().any(|note| note.starts_with("lod-note-passes")));
    let table = turn(board.put(1, Piece::MilitiaUnderground, Space::Virginia));
    expect_command(&table, "rabble-rousing");
    assert_eq!(table.state().level(Space::Virginia), Level::PassiveSupport);
    expect_end(&table);
}

/// §8.1 As 2nd Eligible they execute a full Command with a Special Activity, not a Limited one.
#[test]
fn the_second_eligible_executes_a_full_command() {
    let mut board = Board::empty()
        .put(1, Piece::MilitiaUnderground, Space::Virginia)
        .put(1, Piece::MilitiaUnderground, Space::Georgia)
        .np(Faction::Patriots)
        .0;
    board.sequence.phase = Phase::EligibleFaction;
    board.sequence.first = Some(FirstDid::Command);
    board.sequence.acted[Faction::British] = true;
    board.sequence.eligible[Faction::Patriots] = true;
    let mut table = Board(board).table();
    play(&mut table, &[("chance", "1")]);
    let state = table.state();
    assert_eq!(state.level(Space::Virginia), Level::PassiveOpposition);
    assert_eq!(state.level(Space::Georgia), Level::PassiveOpposition);
    // Two spaces of Rabble-Rousing and Persuasion in both.
    assert_eq!((resources(&table), state.propaganda_left()), (10, 8));
}

/// §8.3.7 The Brilliant Stroke: the Limited Command of the flowchart that involves Washington, then another.
#[test]
fn a_stroke_by_the_flowchart() {
    let mut board = Board::at_war()
        .put(4, Piece::Continentals, Space::Massachusetts)
        .leader(Leader::Washington, Space::Massachusetts)
        .put(4, Piece::MilitiaActive, Space::Boston)
        .np(Faction::Patriots);
    board.0.strokes.0 = [false, true, false, false];
    board.0.cards.current = CardNumber::new(25);
    board.0.cards.seen = 1 << 25 | 1 << 2;
    let table = board.phase(Phase::BrilliantStrokes);
    // A Fort where Washington is, though Boston is a City; the second Rally builds there, and trains both Active Militia.
    assert_eq!(patriots(&table, Space::Massachusetts), [2, 0, 0, 1]);
    assert_eq!(patriots(&table, Space::Boston), [2, 0, 0, 1]);
    expect_end(&table);
    assert_eq!(resources(&table), 10);
}

/// §8.5.8 The Brilliant Stroke: the Treaty played, Washington with four Continentals, a player 1st Eligible.
#[test]
fn washington_strikes_while_a_player_is_first() {
    let played = |continentals, non_player_first: bool| {
        let mut board = Board::at_war()
            .put(continentals, Piece::Continentals, Space::Massachusetts)
            .leader(Leader::Washington, Space::Massachusetts)
            .np(Faction::Patriots);
        if non_player_first {
            board = board.np(Faction::British);
        }
        board.0.strokes.0 = [false, true, false, false];
        board.0.cards.current = CardNumber::new(25);
        board.0.cards.seen = 1 << 25 | 1 << 2;
        let table = board.phase(Phase::BrilliantStrokes);
        told(&table).iter().any(|note| note.starts_with("lod-note-stroke-played"))
    };
    assert!(played(4, false));
    assert!(!played(3, false));
    assert!(!played(4, true));
}
