//! §3.3.1 Rally at a Patriot Fort: more Militia, regrouping, Continentals.

use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use tricorne_testkit::script::{expect, offered, play, refused};

use crate::board::{Board, LodTable};

/// Washington is with a Continental in Quebec City, so that he does not ask to come along.
fn board() -> Board {
    Board::empty()
        .put(1, Piece::Continentals, Space::QuebecCity)
        .leader(Leader::Washington, Space::QuebecCity)
}

fn rally(board: Board, space: &str) -> LodTable {
    let mut table = board.turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rally"), ("patriots", space)]);
    table
}

/// §3.3.1 With Forts as many Militia may be placed as Forts and Population together, or fewer.
#[test]
fn as_many_militia_as_forts_and_population() {
    let mut table = rally(board().put(1, Piece::PatriotForts, Space::Massachusetts), "massachusetts");
    assert_eq!(offered(&table), ["place-militia", "done"]);
    play(&mut table, &[("patriots", "place-militia")]);
    assert_eq!(offered(&table), ["1", "2", "3"]);
    play(&mut table, &[("patriots", "2")]);
    assert_eq!(table.state().count(Piece::MilitiaUnderground, Space::Massachusetts), 2);
    let mut table = rally(board().put(2, Piece::PatriotForts, Space::Massachusetts), "massachusetts");
    play(&mut table, &[("patriots", "place-militia")]);
    assert_eq!(offered(&table), ["1", "2", "3", "4"]);
}

/// §3.3.1, L12 A Blockade does not lower the Population for a Rally.
#[test]
fn population_of_a_blockaded_city() {
    let board = Board::at_war()
        .put(1, Piece::PatriotForts, Space::NewYorkCity)
        .leader(Leader::Washington, Space::NewYorkCity)
        .blockade(Space::NewYorkCity);
    let mut table = rally(board, "new-york-city");
    play(&mut table, &[("patriots", "place-militia")]);
    assert_eq!(offered(&table), ["1", "2", "3"]);
}

/// §3.3.1 A Fort of the British gives none of these choices.
#[test]
fn an_enemy_fort_is_none() {
    let board = board().put(1, Piece::BritishForts, Space::Massachusetts).put(
        1,
        Piece::MilitiaActive,
        Space::Massachusetts,
    );
    let table = rally(board, "massachusetts");
    assert_eq!(table.state().count(Piece::MilitiaUnderground, Space::Massachusetts), 1);
    assert_eq!(table.state().count(Piece::MilitiaActive, Space::Massachusetts), 1);
    expect(&table, "patriots", "rally-where");
}

/// §3.3.1 Regrouping: Militia come from adjacent spaces, and all Militia there go Underground.
#[test]
fn regrouping() {
    let board = Board::empty()
        .put(1, Piece::PatriotForts, Space::Massachusetts)
        .put(1, Piece::MilitiaActive, Space::Massachusetts)
        .put(2, Piece::MilitiaActive, Space::NewHampshire)
        .put(1, Piece::MilitiaUnderground, Space::NewHampshire)
        .put(2, Piece::MilitiaUnderground, Space::Boston)
        .put(2, Piece::MilitiaActive, Space::Virginia)
        .leader(Leader::Washington, Space::NewHampshire);
    let mut table = rally(board, "massachusetts");
    play(&mut table, &[("patriots", "regroup")]);
    assert_eq!(offered(&table), ["boston", "new-hampshire", "done"]);
    // All Underground Militia stay; both Active ones go, and Washington with them.
    play(&mut table, &[("patriots", "new-hampshire"), ("patriots", "0")]);
    assert_eq!(offered(&table), ["1", "2"]);
    play(&mut table, &[("patriots", "2")]);
    expect(&table, "patriots", "leader-follows");
    play(&mut table, &[("patriots", "yes")]);
    assert_eq!(offered(&table), ["boston", "done"]);
    play(&mut table, &[("patriots", "done")]);
    let state = table.state();
    assert_eq!(state.count(Piece::MilitiaUnderground, Space::Massachusetts), 3);
    assert_eq!(state.count(Piece::MilitiaActive, Space::Massachusetts), 0);
    assert_eq!(state.count(Piece::MilitiaUnderground, Space::NewHampshire), 1);
    assert_eq!(state.count(Piece::MilitiaUnderground, Space::Boston), 2);
    assert_eq!(state.count(Piece::MilitiaActive, Space::Virginia), 2);
    assert!(state.leader_in_space(Leader::Washington, Space::Massachusetts));
}

/// §3.3.1, L37 At a Fort in an Indian Reserve Province the Patriots may regroup, but place no Militia.
#[test]
fn regrouping_in_a_reserve() {
    let board =
        board().put(1, Piece::PatriotForts, Space::Northwest).put(1, Piece::MilitiaActive, Space::Virginia);
    let mut table = rally(board, "northwest");
    assert_eq!(offered(&table), ["regroup", "done"]);
    play(&mut table, &[("patriots", "regroup"), ("patriots", "virginia")]);
    assert_eq!(table.state().count(Piece::MilitiaUnderground, Space::Northwest), 1);
}

/// §3.3.1 The basic choices stay open at a Fort: a second one may be built.
#[test]
fn a_second_fort() {
    let board = board().put(1, Piece::PatriotForts, Space::Massachusetts).put(
        2,
        Piece::MilitiaUnderground,
        Space::Massachusetts,
    );
    let mut table = rally(board, "massachusetts");
    assert_eq!(offered(&table), ["place-militia", "build-fort", "done"]);
    play(&mut table, &[("patriots", "build-fort")]);
    assert_eq!(table.state().count(Piece::PatriotForts, Space::Massachusetts), 2);
    assert_eq!(table.state().militia(Space::Massachusetts), 0);
}

/// §3.3.1, L36 In one Rally space with a Patriot Fort any Militia become Continentals, also where the Fort is new.
#[test]
fn continentals_in_one_rally_space() {
    let board = board()
        .put(1, Piece::PatriotForts, Space::Massachusetts)
        .put(1, Piece::MilitiaActive, Space::Massachusetts)
        .put(2, Piece::MilitiaUnderground, Space::Massachusetts)
        .put(3, Piece::MilitiaUnderground, Space::Georgia)
        .put(1, Piece::PatriotForts, Space::Boston)
        .put(1, Piece::MilitiaUnderground, Space::Boston);
    let mut table = rally(board, "massachusetts");
    play(&mut table, &[("patriots", "done"), ("patriots", "georgia"), ("patriots", "build-fort")]);
    play(&mut table, &[("patriots", "new-york"), ("patriots", "train")]);
    // Boston has a Fort, but was not selected; New York was, but has none.
    assert_eq!(offered(&table), ["massachusetts", "georgia"]);
    play(&mut table, &[("patriots", "massachusetts")]);
    assert_eq!(offered(&table), ["0", "1", "2"]);
    play(&mut table, &[("patriots", "1")]);
    assert_eq!(offered(&table), ["0", "1"]);
    play(&mut table, &[("patriots", "1")]);
    let state = table.state();
    assert_eq!(state.count(Piece::Continentals, Space::Massachusetts), 2);
    assert_eq!(state.count(Piece::MilitiaUnderground, Space::Massachusetts), 1);
    assert_eq!(state.count(Piece::MilitiaActive, Space::Massachusetts), 0);
    assert_eq!(state.militia(Space::Georgia), 1);
    assert_eq!(state.crc, 0);
    // Only one space is trained in; the Rally may go on, and a Special Activity may still follow.
    expect(&table, "patriots", "rally-where");
    let offered = offered(&table);
    assert!(!offered.contains(&"train".to_owned()));
    assert!(offered.contains(&"persuasion".to_owned()) && offered.contains(&"virginia".to_owned()));
}

/// §3.3.1 Training may be declined. The Activity was offered before and is not offered twice.
#[test]
fn training_declined() {
    let board = board().put(1, Piece::PatriotForts, Space::Massachusetts).put(
        1,
        Piece::MilitiaUnderground,
        Space::Massachusetts,
    );
    let mut table = rally(board, "massachusetts");
    play(&mut table, &[("patriots", "done"), ("patriots", "done")]);
    assert_eq!(table.state().militia(Space::Massachusetts), 1);
    refused(&mut table, "patriots", "persuasion");
}

/// §3.3.1, §1.4.1 No more Continentals than there are; those elsewhere on the map may be taken for it.
#[test]
fn continentals_from_the_map() {
    let board = board()
        .put(1, Piece::PatriotForts, Space::Massachusetts)
        .put(3, Piece::MilitiaUnderground, Space::Massachusetts)
        .put(18, Piece::Continentals, Space::Massachusetts);
    let mut table = rally(board, "massachusetts");
    // One is Available, and one is in Quebec City with Washington.
    play(&mut table, &[("patriots", "done"), ("patriots", "train")]);
    assert_eq!(offered(&table), ["1", "2"]);
    play(&mut table, &[("patriots", "2")]);
    assert_eq!(offered(&table), ["continentals@quebec-city", "done"]);
    play(&mut table, &[("patriots", "done")]);
    assert_eq!(table.state().count(Piece::Continentals, Space::Massachusetts), 19);
    assert_eq!(table.state().militia(Space::Massachusetts), 2);
}

/// §3.3.1, L100 Continentals may be trained before Militia are placed elsewhere: those they replace are Available again.
#[test]
fn training_before_the_next_space() {
    let board = board().put(1, Piece::PatriotForts, Space::Massachusetts).put(
        15,
        Piece::MilitiaUnderground,
        Space::Massachusetts,
    );
    let mut table = rally(board, "massachusetts");
    play(&mut table, &[("patriots", "done"), ("patriots", "train"), ("patriots", "5")]);
    assert_eq!(table.state().count(Piece::Continentals, Space::Massachusetts), 5);
    play(&mut table, &[("patriots", "georgia")]);
    assert_eq!(table.state().count(Piece::MilitiaUnderground, Space::Georgia), 1);
}

/// L177 In the living edition no Militia moves twice in a Rally; the printed text does not forbid it.
#[test]
fn militia_regroup_once_in_the_living_edition() {
    for (living, again) in [(false, true), (true, false)] {
        let board = board()
            .put(1, Piece::PatriotForts, Space::Virginia)
            .put(1, Piece::PatriotForts, Space::NorthCarolina)
            .put(1, Piece::MilitiaActive, Space::MarylandDelaware);
        let mut table = rally(if living { board.living() } else { board }, "virginia");
        play(&mut table, &[("patriots", "regroup"), ("patriots", "maryland-delaware")]);
        play(&mut table, &[("patriots", "north-carolina")]);
        let offered = offered(&table);
        assert_eq!(offered.contains(&"regroup".to_owned()), again, "living: {living}, {offered:?}");
    }
}
