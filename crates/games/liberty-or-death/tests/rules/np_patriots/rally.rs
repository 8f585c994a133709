//! §8.5.2 The Rally of the non-player Patriots.

use liberty_or_death::map::{Regions, Space, SpaceSet};
use liberty_or_death::pieces::{Faction, Piece};
use liberty_or_death::state::Level;
use tricorne_testkit::script::{expect, play, told};

use super::{expect_command, expect_end, patriots, resources, turn};
use crate::board::Board;

/// §8.5.2, §8.1.2, L83, L168 Forts first, in Cities first; Persuasion as soon as the Resources are spent; then the Rally goes
/// on: Continentals replace the Militia at the Fort with the most of them but for one Underground, before Militia are placed
/// elsewhere.
#[test]
fn forts_then_persuasion_then_continentals() {
    let board = Board::empty()
        .put(4, Piece::MilitiaUnderground, Space::Boston)
        .put(4, Piece::MilitiaUnderground, Space::Virginia)
        .resources(Faction::Patriots, 1);
    let mut table = turn(board);
    // The Fort in Boston took the only Resource; both spaces persuade; the Fort in Virginia follows.
    expect(&table, "chance", "np-roll-two-spaces");
    assert_eq!(patriots(&table, Space::Boston), [0, 1, 1, 1]);
    assert_eq!(patriots(&table, Space::Virginia), [0, 2, 0, 1]);
    assert_eq!(patriots(&table, Space::NewYorkCity), [0, 0, 0, 0], "not before Continentals are trained");
    play(&mut table, &[("chance", "4")]);
    assert_eq!(patriots(&table, Space::Boston), [1, 1, 0, 1]);
    assert_eq!(patriots(&table, Space::NewYorkCity), [0, 1, 0, 0]);
    expect_end(&table);
    assert_eq!(resources(&table), 0);
}

/// §8.5.2 Militia join Forts that stand alone, as many as Forts and Population; then the Fort with the most Militia.
#[test]
fn militia_join_the_forts() {
    let board = Board::empty()
        .put(1, Piece::PatriotForts, Space::NewHampshire)
        .put(1, Piece::PatriotForts, Space::Virginia)
        .put(1, Piece::MilitiaActive, Space::Virginia)
        .put(1, Piece::PatriotForts, Space::Georgia)
        .put(1, Piece::Continentals, Space::Georgia)
        .level(Space::Virginia, Level::ActiveOpposition);
    let mut table = turn(board);
    play(&mut table, &[("chance", "1")]);
    expect_command(&table, "rally");
    // New Hampshire got 2 Militia, which is as many as any other Fort has: no Fort is sought for training, and one of the two
    // becomes a Continental.
    assert_eq!(patriots(&table, Space::NewHampshire), [1, 1, 0, 1]);
    // No space without a Fort has Patriot units; New York City changes Control, then Cities by the dice.
    expect(&table, "chance", "np-roll-column");
    play(&mut table, &[("chance", "3"), ("chance", "2"), ("chance", "3"), ("chance", "5")]);
    for city in [Space::NewYorkCity, Space::Savannah, Space::Boston] {
        assert_eq!(patriots(&table, city), [0, 1, 0, 0], "{city}");
    }
    assert_eq!(patriots(&table, Space::NewHampshire)[0], 1);
    assert_eq!(patriots(&table, Space::Virginia), [0, 0, 1, 1]);
}

/// §8.5.2 The Fort with the most Militia is Rallied in if Continentals are Available, and they are trained there.
#[test]
fn the_fort_with_the_most_militia_trains() {
    let board = Board::empty()
        .put(1, Piece::PatriotForts, Space::Virginia)
        .put(1, Piece::MilitiaActive, Space::Virginia)
        .put(1, Piece::MilitiaUnderground, Space::Virginia)
        .put(1, Piece::PatriotForts, Space::Georgia)
        .put(1, Piece::MilitiaActive, Space::Georgia)
        .put(2, Piece::BritishForts, Space::Southwest)
        .resources(Faction::Patriots, 1);
    let mut table = turn(board.clone());
    play(&mut table, &[("chance", "2")]);
    // Three Militia came; Persuasion showed one; all go but one Underground.
    let [continentals, underground, active, _] = patriots(&table, Space::Virginia);
    assert_eq!((continentals, underground, active), (4, 1, 0));
    let none = board.put(20, Piece::Continentals, Space::Florida).put(2, Piece::PatriotForts, Space::Florida);
    let mut table = turn(
        none.level(Space::Virginia, Level::ActiveOpposition).level(Space::Georgia, Level::ActiveOpposition),
    );
    expect(&table, "chance", "np-patriots-roll-rally");
    play(&mut table, &[("chance", "2")]);
    assert_eq!(table.state().militia(Space::Virginia), 2);
    assert_eq!(table.state().militia(Space::NewYorkCity), 1);
}

/// §8.5.2 If a Fort is Available, Militia go where most Patriot units are without one, before any change of Control.
#[test]
fn militia_prepare_the_next_fort() {
    let board = Board::empty()
        .put(1, Piece::MilitiaActive, Space::Georgia)
        .put(2, Piece::MilitiaActive, Space::Virginia)
        .level(Space::Virginia, Level::ActiveOpposition)
        .put(3, Piece::MilitiaActive, Space::Northwest)
        .resources(Faction::Patriots, 1);
    let mut table = turn(board);
    play(&mut table, &[("chance", "1")]);
    // Virginia has a new Militia, which persuades; the Resource is spent in New York City.
    assert_eq!(patriots(&table, Space::Virginia), [0, 0, 3, 0]);
    assert_eq!(patriots(&table, Space::NewYorkCity), [0, 1, 0, 0]);
    assert_eq!(patriots(&table, Space::Northwest), [0, 0, 3, 0]);
}

/// §8.5.2, §3.3.1 Spaces at Active Support are left out, and Militia change Control before others are looked at: Cities
/// first, then Population.
#[test]
fn militia_change_control_first() {
    let mut board = Board::empty().put(1, Piece::Tories, Space::Boston);
    for space in SpaceSet::MAP.iter() {
        if space.is_colony() || space.is_city() {
            board = board.put(1, Piece::MilitiaActive, space);
        }
        if board.0.available[Piece::MilitiaUnderground as usize] == 3 {
            break;
        }
    }
    // The first twelve Cities and Colonies have a Militia; Boston has a Tory too.
    let board = board
        .level(Space::NewYorkCity, Level::ActiveSupport)
        .level(Space::SouthCarolina, Level::ActiveSupport);
    let mut table = turn(board);
    play(&mut table, &[("chance", "1")]);
    // Fort preparation among twelve equals by the table: Quebec City. Then Boston, where Control changes; then a Colony.
    expect(&table, "chance", "np-roll-column");
    play(&mut table, &[("chance", "1"), ("chance", "1")]);
    assert_eq!(patriots(&table, Space::QuebecCity)[1], 1);
    assert_eq!(patriots(&table, Space::Boston)[1], 1);
    expect(&table, "chance", "np-roll-column");
    play(&mut table, &[("chance", "3"), ("chance", "1")]);
    assert_eq!(patriots(&table, Space::NorthCarolina)[1] + patriots(&table, Space::NorthCarolina)[2], 1);
    assert_eq!(patriots(&table, Space::SouthCarolina), [0; 4]);
}

/// §8.5.2 With no Militia Available one Fort takes in the Active Militia around that Control can spare, and all hide.
/// What hid is not trained.
#[test]
fn active_militia_hide_at_a_fort() {
    let board = Board::empty()
        .put(1, Piece::PatriotForts, Space::NewHampshire)
        .put(2, Piece::MilitiaActive, Space::NewHampshire)
        .put(10, Piece::MilitiaActive, Space::Massachusetts)
        .put(3, Piece::MilitiaActive, Space::NewYork)
        .put(3, Piece::Tories, Space::NewYork)
        .put(2, Piece::PatriotForts, Space::Georgia)
        .put(2, Piece::PatriotForts, Space::Florida)
        .put(1, Piece::PatriotForts, Space::SouthCarolina);
    let mut table = turn(board);
    play(&mut table, &[("chance", "1")]);
    expect_command(&table, "rally");
    assert!(told(&table).iter().any(|note| note.starts_with("lod-note-rally-underground")));
    // Massachusetts keeps one for its Control; New York none, since Control would pass to the British.
    assert_eq!(patriots(&table, Space::Massachusetts), [0, 0, 1, 0]);
    assert_eq!(patriots(&table, Space::NewYork), [0, 0, 3, 0]);
    // Persuasion came at the end, and showed one of eleven.
    assert_eq!(patriots(&table, Space::NewHampshire), [0, 10, 1, 1]);
    expect_end(&table);
    assert_eq!(resources(&table), 10);
}

/// §8.1 No piece is taken from the map to be placed elsewhere.
#[test]
fn nothing_is_taken_from_the_map() {
    let board = Board::empty()
        .put(1, Piece::PatriotForts, Space::Virginia)
        .put(13, Piece::MilitiaActive, Space::Southwest)
        .put(1, Piece::MilitiaActive, Space::Georgia)
        .put(2, Piece::PatriotForts, Space::Florida)
        .put(2, Piece::PatriotForts, Space::Quebec)
        .put(1, Piece::PatriotForts, Space::Northwest);
    let mut table = turn(board);
    play(&mut table, &[("chance", "1")]);
    // Virginia could take three Militia; one is Available.
    let militia = |space| table.state().militia(space);
    assert_eq!((militia(Space::Virginia), militia(Space::Southwest), militia(Space::Georgia)), (1, 13, 1));
}

/// §8.5.2 Persuasion at the end of a Rally is its end: Militia that it showed do not hide again.
#[test]
fn persuasion_at_the_end_is_the_end() {
    let forts = [(2, Space::Quebec), (2, Space::Northwest), (1, Space::Southwest), (1, Space::Virginia)];
    let board = forts
        .into_iter()
        .fold(Board::empty(), |board, (count, space)| board.put(count, Piece::PatriotForts, space))
        .put(1, Piece::MilitiaUnderground, Space::Virginia)
        .put(13, Piece::MilitiaActive, Space::ConnecticutRhodeIsland)
        .put(20, Piece::Continentals, Space::ConnecticutRhodeIsland);
    let mut table = turn(board);
    play(&mut table, &[("chance", "2")]);
    expect_command(&table, "rally");
    assert_eq!(patriots(&table, Space::Virginia), [0, 0, 1, 1]);
    assert_eq!(patriots(&table, Space::NewYorkCity), [0, 0, 1, 0]);
    expect_end(&table);
    assert_eq!(resources(&table), 11);
}

/// §8.5.2 Militia that Continentals replace are Available for the bullets that follow: here all that were so before went to the
/// Fort in Virginia.
#[test]
fn trained_militia_are_placed_again() {
    let board = Board::empty()
        .put(1, Piece::PatriotForts, Space::Virginia)
        .put(12, Piece::MilitiaActive, Space::Virginia)
        .put(1, Piece::MilitiaUnderground, Space::Virginia)
        .put(2, Piece::PatriotForts, Space::Florida)
        .put(2, Piece::PatriotForts, Space::Quebec)
        .put(1, Piece::PatriotForts, Space::Georgia)
        .put(1, Piece::Continentals, Space::Florida)
        .put(1, Piece::Continentals, Space::Quebec)
        .put(1, Piece::Continentals, Space::Georgia);
    let mut table = turn(board);
    expect(&table, "chance", "np-patriots-roll-rally");
    play(&mut table, &[("chance", "6")]);
    while table.questions().iter().any(|asked| asked.rolled_for.is_some()) {
        play(&mut table, &[("chance", "1")]);
    }
    assert!(patriots(&table, Space::Virginia)[0] > 0, "{:?}", told(&table));
    let elsewhere = SpaceSet::MAP.without(Space::Virginia);
    assert!(table.state().count_in(Piece::MilitiaUnderground, elsewhere) > 0, "{:?}", told(&table));
}
