//! §8.5, §8.3.5 The non-player Patriots and Events.

use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Piece};
use tricorne_testkit::script::{expect, play, told};

use super::{patriots, resources};
use crate::board::{Board, LodTable};

fn turn(board: Board, card: u8) -> LodTable {
    board.np(Faction::Patriots).event(card, Faction::Patriots)
}

fn plays_event(table: &LodTable) -> bool {
    told(table).iter().any(|note| note.starts_with("lod-note-event-shaded"))
}

/// §8.5 An Event that brings three Resources is taken (card 56); one that gives nothing they look for is not (card 20).
#[test]
fn an_event_for_resources() {
    let table = turn(Board::empty(), 56);
    assert!(plays_event(&table));
    assert_eq!(resources(&table), 13);
    let table = turn(Board::empty(), 20);
    assert!(!plays_event(&table));
    expect(&table, "chance", "np-patriots-roll-rally");
}

/// §8.5 With 25 Patriot pieces on the map a die of 5 or 6 takes any Effective Event (card 30: a fifth of the Regulars leave).
#[test]
fn the_die_of_the_last_test() {
    let board = |continentals| {
        Board::empty()
            .put(15, Piece::MilitiaActive, Space::Georgia)
            .put(continentals, Piece::Continentals, Space::Florida)
            .put(6, Piece::BritishRegulars, Space::Boston)
    };
    let mut table = turn(board(10), 30);
    expect(&table, "chance", "np-patriots-roll-event");
    play(&mut table, &[("chance", "5")]);
    assert!(plays_event(&table));
    assert_eq!(table.state().count(Piece::BritishRegulars, Space::Boston), 5);
    let mut table = turn(board(10), 30);
    play(&mut table, &[("chance", "4")]);
    assert!(!plays_event(&table));
    // With 24 pieces there is no die.
    let table = turn(board(9), 30);
    assert!(told(&table).iter().any(|note| note.starts_with("lod-note-command")));
}

/// §8.3.5 A Rally that an Event of somebody else grants follows their priorities, and no die is rolled for it (card 33).
#[test]
fn a_rally_by_event() {
    let board = Board::empty()
        .put(4, Piece::MilitiaActive, Space::NewYork)
        .put(1, Piece::PatriotForts, Space::NewHampshire)
        .np(Faction::Patriots);
    let mut table = board.event(33, Faction::French);
    play(&mut table, &[("french", "event"), ("french", "shaded")]);
    assert_eq!(patriots(&table, Space::NewYork), [0, 0, 2, 1]);
    assert_eq!(patriots(&table, Space::NewHampshire), [0, 2, 0, 1]);
    // Both Forts have two Militia: the die says where Continentals are trained.
    expect(&table, "chance", "np-roll-two-spaces");
    play(&mut table, &[("chance", "6")]);
    assert_eq!(patriots(&table, Space::NewHampshire), [1, 1, 0, 1]);
    assert_eq!(resources(&table), 13);
}
