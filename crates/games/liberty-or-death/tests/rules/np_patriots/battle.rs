//! §8.5.1 The Battle of the non-player Patriots.

use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::Level;
use tricorne_testkit::script::{expect, play, told};

use super::{expect_command, expect_end, patriots, resources, turn};
use crate::board::Board;

/// §8.5.1 Cubes that outnumber the Active Royalists fight, if they are the stronger side; no die is rolled for it.
#[test]
fn they_fight_where_they_are_stronger() {
    let board = Board::empty().put(3, Piece::Continentals, Space::Boston).put(
        1,
        Piece::BritishRegulars,
        Space::Boston,
    );
    let mut table = turn(board);
    expect(&table, "chance", "battle-die");
    play(&mut table, &[("chance", "2")]);
    expect_command(&table, "battle");
    expect_end(&table);
    assert_eq!(table.state().count(Piece::BritishRegulars, Space::Boston), 0);
    assert_eq!(resources(&table), 9);
}

/// §8.5.1, L81 Underground War Parties do not count in the test, but Villages and Forts do.
#[test]
fn active_royalists_of_both_factions_are_counted() {
    let board = Board::empty().put(3, Piece::Continentals, Space::Georgia).put(
        3,
        Piece::WarPartiesUnderground,
        Space::Georgia,
    );
    let table = turn(board.clone().put(2, Piece::Villages, Space::Georgia));
    expect_command(&table, "battle");
    expect(&table, "indians", "battle-activate");
    let table =
        turn(board.put(2, Piece::Villages, Space::Georgia).put(1, Piece::WarPartiesActive, Space::Georgia));
    expect(&table, "chance", "np-patriots-roll-rally");
}

/// §8.5.1, §8.5.2, L74 Where the Royalists are stronger with their modifiers there is no Battle: a Rally follows, and no
/// die is rolled for that.
#[test]
fn without_a_battle_to_win_they_rally() {
    let board = Board::empty()
        .put(2, Piece::Continentals, Space::Boston)
        .leader(Leader::Washington, Space::Boston)
        .put(1, Piece::BritishRegulars, Space::Boston)
        .put(1, Piece::BritishForts, Space::Boston);
    let mut table = turn(board);
    // Boston for a later Fort, New York City by its Population; then two Cities of five by the table.
    expect(&table, "chance", "np-roll-column");
    play(&mut table, &[("chance", "2"), ("chance", "2"), ("chance", "1"), ("chance", "1")]);
    expect_command(&table, "rally");
    for city in [Space::NewYorkCity, Space::Philadelphia, Space::QuebecCity] {
        assert_eq!(patriots(&table, city), [0, 1, 0, 0], "{city}");
    }
    // The Militia in Boston struck as Partisans.
    assert_eq!(patriots(&table, Space::Boston), [2, 0, 1, 0]);
    assert_eq!(table.state().count(Piece::BritishRegulars, Space::Boston), 0);
    expect_end(&table);
    assert_eq!(resources(&table), 6);
}

/// §8.5.1 The French join and pay for each space; without them the Rebellion would be too weak.
#[test]
fn the_french_join_if_they_can_pay() {
    let board = Board::at_war()
        .put(2, Piece::Continentals, Space::Massachusetts)
        .put(2, Piece::FrenchRegulars, Space::Massachusetts)
        .put(3, Piece::BritishRegulars, Space::Massachusetts)
        .leader(Leader::Lauzun, Space::Quebec);
    let mut table = turn(board.clone());
    play(&mut table, &[("chance", "1"), ("chance", "1")]);
    expect_command(&table, "battle");
    assert_eq!(table.state().resources[Faction::French], 9);
    let table = turn(board.resources(Faction::French, 0));
    expect_command(&table, "rally");
}

/// L75 Only Militia that add a point come out, and one stays Underground.
#[test]
fn militia_come_out_in_pairs() {
    let board = Board::empty()
        .put(2, Piece::Continentals, Space::Virginia)
        .put(1, Piece::MilitiaActive, Space::Virginia)
        .put(5, Piece::MilitiaUnderground, Space::Virginia)
        .put(1, Piece::Tories, Space::Virginia);
    let mut table = turn(board);
    // Force Level 4: two Continentals and four Active Militia. The Tory has no die.
    play(&mut table, &[("chance", "1")]);
    expect_command(&table, "battle");
    assert!(
        told(&table).contains(&"lod-note-battle-activate piece=lod-name-militia-active count=3".to_owned())
    );
    // Persuasion showed one more.
    assert_eq!(patriots(&table, Space::Virginia), [2, 1, 5, 0]);
    expect_end(&table);
}

/// §8.5.1, §3.6.8, §8.3.6 A win shifts what is left to where it adds the most Opposition, and brings a free Rally.
#[test]
fn a_win_brings_shifts_and_a_free_rally() {
    let board = Board::empty()
        .put(6, Piece::Continentals, Space::Pennsylvania)
        .leader(Leader::Washington, Space::Pennsylvania)
        .put(2, Piece::BritishRegulars, Space::Pennsylvania)
        .put(2, Piece::Tories, Space::Pennsylvania);
    let mut table = turn(board);
    play(&mut table, &[("chance", "3"), ("chance", "3"), ("chance", "1")]);
    // Four levels: two in Pennsylvania; New York and Maryland-Delaware would gain the same from the other two.
    expect(&table, "chance", "np-roll-two-spaces");
    play(&mut table, &[("chance", "1")]);
    assert_eq!(table.state().level(Space::Pennsylvania), Level::ActiveOpposition);
    assert_eq!(table.state().level(Space::NewYork), Level::ActiveOpposition);
    assert_eq!(table.state().level(Space::MarylandDelaware), Level::Neutral);
    // Five Continentals are left: two of them make way for a Fort.
    assert_eq!(patriots(&table, Space::Pennsylvania), [3, 0, 0, 1]);
    expect_end(&table);
    assert_eq!(resources(&table), 9);
}

/// §8.5.1 With too few Resources the space with Washington comes first; then Population decides.
#[test]
fn washington_fights_first() {
    let board = Board::empty()
        .put(3, Piece::Continentals, Space::NewHampshire)
        .put(1, Piece::Tories, Space::NewHampshire)
        .put(3, Piece::Continentals, Space::Virginia)
        .put(1, Piece::Tories, Space::Virginia)
        .resources(Faction::Patriots, 1);
    let mut table = turn(board.clone().leader(Leader::Washington, Space::NewHampshire));
    play(&mut table, &[("chance", "1")]);
    assert!(
        told(&table).iter().any(
            |note| note.starts_with("lod-note-battle faction=lod-patriots space=lod-space-new-hampshire")
        )
    );
    // Without Resources there is nobody to persuade, so a Skirmish follows in the other space.
    assert_eq!(table.state().count(Piece::Tories, Space::Virginia), 0);
    expect_end(&table);
    let mut table = turn(board);
    play(&mut table, &[("chance", "1")]);
    assert!(
        told(&table)
            .iter()
            .any(|note| note.starts_with("lod-note-battle faction=lod-patriots space=lod-space-virginia"))
    );
}

/// §8.6.6 After a French win the Patriots Rally as well, in one space and for nothing.
#[test]
fn they_rally_after_a_french_win() {
    let board = Board::at_war()
        .put(6, Piece::FrenchRegulars, Space::Virginia)
        .put(2, Piece::Tories, Space::Virginia)
        .put(1, Piece::BritishRegulars, Space::Virginia)
        .put(4, Piece::MilitiaUnderground, Space::Georgia)
        .np(Faction::Patriots);
    let mut table = board.turn(Faction::French);
    play(
        &mut table,
        &[("french", "battle"), ("french", "virginia"), ("chance", "3"), ("chance", "2"), ("chance", "1")],
    );
    // The Fort took two of the four Militia, and a Continental the third.
    assert_eq!(patriots(&table, Space::Georgia), [1, 1, 0, 1]);
    assert_eq!(resources(&table), 10);
}
