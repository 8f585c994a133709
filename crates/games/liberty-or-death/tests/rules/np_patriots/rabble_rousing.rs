//! §8.5.3 The Rabble-Rousing of the non-player Patriots.

use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Piece};
use liberty_or_death::state::Level;
use tricorne_testkit::script::{play, told};

use super::{expect_command, expect_end, patriots, resources, turn};
use crate::board::Board;

fn spaces_in_order(table: &crate::board::LodTable) -> Vec<String> {
    let notes = told(table).into_iter().filter(|note| note.starts_with("lod-note-rabble-rousing space="));
    notes.map(|note| note.split(' ').nth(1).unwrap_or_default().replace("space=lod-space-", "")).collect()
}

/// §8.5.3 Every space that can be shifted, Active Support first, then by Population; no dice where all are taken.
#[test]
fn all_spaces_active_support_first() {
    let board = Board::empty()
        .put(1, Piece::MilitiaUnderground, Space::Virginia)
        .put(1, Piece::MilitiaUnderground, Space::Georgia)
        .level(Space::Georgia, Level::ActiveSupport)
        .put(1, Piece::MilitiaUnderground, Space::NewHampshire)
        .level(Space::NewHampshire, Level::ActiveOpposition)
        .put(1, Piece::MilitiaUnderground, Space::Northwest);
    let mut table = turn(board);
    play(&mut table, &[("chance", "4")]);
    expect_command(&table, "rabble-rousing");
    assert_eq!(spaces_in_order(&table), ["georgia", "virginia"]);
    // Persuasion follows in all three spaces outside of the Reserve, without dice.
    expect_end(&table);
    assert_eq!(resources(&table), 11);
    assert_eq!(patriots(&table, Space::Northwest), [0, 1, 0, 0]);
}

/// §8.5.3, L83 Persuasion as soon as the Resources are spent, and then the Command goes on.
#[test]
fn persuasion_in_the_midst() {
    let board = Board::empty()
        .put(1, Piece::MilitiaUnderground, Space::Virginia)
        .put(1, Piece::MilitiaUnderground, Space::Georgia)
        .resources(Faction::Patriots, 1);
    let mut table = turn(board);
    play(&mut table, &[("chance", "2")]);
    assert_eq!(spaces_in_order(&table), ["virginia", "georgia"]);
    expect_end(&table);
    assert_eq!(resources(&table), 1);
}

/// §8.5.3, L83 If nobody can be persuaded the Command stops when the Resources are spent. Dice decide between equals.
#[test]
fn spent_resources_end_it() {
    let board = Board::empty()
        .put(1, Piece::MilitiaUnderground, Space::Virginia)
        .put(1, Piece::BritishForts, Space::Virginia)
        .put(1, Piece::MilitiaUnderground, Space::NorthCarolina)
        .put(1, Piece::BritishForts, Space::NorthCarolina)
        .resources(Faction::Patriots, 1);
    let mut table = turn(board);
    play(&mut table, &[("chance", "2"), ("chance", "4")]);
    assert_eq!(spaces_in_order(&table), ["north-carolina"]);
    assert_eq!(patriots(&table, Space::NorthCarolina), [0, 0, 1, 0]);
    expect_end(&table);
    assert_eq!(resources(&table), 0);
}
