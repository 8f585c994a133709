//! §8.7.1 War Path and Trade, and the pieces that go (§8.1.2).

use Piece::{
    Continentals, FrenchRegulars, MilitiaActive, MilitiaUnderground, PatriotForts, Villages,
    WarPartiesUnderground,
};
use Space::{Florida, Georgia, NewYork, Northwest, Pennsylvania, Quebec, Virginia};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::Level;
use tricorne_testkit::script::{expect, play};

use super::{TWO, available, count, empty, over, resources, roll, turn, war_parties, whole_turn};
use crate::board::Board;

/// The Indians Gather at a Village in Florida with the one War Party that is Available; then comes the Activity.
fn gathering(board: Board) -> Board {
    let board = board.put(2, WarPartiesUnderground, Florida).put(1, Villages, Florida);
    let active = Space::ALL.into_iter().filter(|space| space.is_colony());
    let level = Level::ActiveSupport;
    let board = active.fold(board, |board, space| board.level(space, level));
    available(available(board, 2, WarPartiesUnderground), 0, Villages)
}

/// The die that leads to the Gather.
const GATHER: (&str, &str) = (super::GATHER, "1");

/// §8.7.1 First a Patriot Fort that stands alone.
#[test]
fn war_path_against_a_fort() {
    let board = empty()
        .put(2, WarPartiesUnderground, Virginia)
        .put(3, MilitiaActive, Virginia)
        .put(2, WarPartiesUnderground, Georgia)
        .put(1, PatriotForts, Georgia);
    let table = whole_turn(gathering(board), &[GATHER]);
    assert_eq!(count(&table, PatriotForts, Georgia), 0);
    assert_eq!(war_parties(&table, Georgia), (0, 1));
    assert_eq!(table.state().crc, 1);
}

/// §8.7.1 Then the most pieces: two where two hidden War Parties are.
#[test]
fn war_path_against_the_most() {
    let board = empty()
        .put(1, WarPartiesUnderground, Virginia)
        .put(3, MilitiaActive, Virginia)
        .put(2, WarPartiesUnderground, Georgia)
        .put(1, MilitiaUnderground, Georgia)
        .put(1, MilitiaActive, Georgia)
        .put(1, Continentals, Georgia);
    let table = whole_turn(gathering(board), &[GATHER]);
    assert_eq!(table.state().militia(Georgia), 0, "Militia go before cubes");
    assert_eq!(count(&table, Continentals, Georgia), 1);
    assert_eq!(table.state().militia(Virginia), 3);
}

/// §8.7.1, §1.10 Brant's additional Militia counts.
#[test]
fn war_path_with_brant() {
    let board = empty()
        .put(2, WarPartiesUnderground, Virginia)
        .put(3, MilitiaActive, Virginia)
        .put(2, WarPartiesUnderground, Georgia)
        .put(3, MilitiaActive, Georgia)
        .leader(Leader::Brant, Georgia);
    let table = whole_turn(gathering(board), &[GATHER]);
    assert_eq!(table.state().militia(Georgia), 0);
    assert_eq!(table.state().militia(Virginia), 3);
}

/// §8.7.1 Among equals first beside a Village, then by the dice.
#[test]
fn war_path_beside_a_village() {
    let board = empty()
        .put(1, WarPartiesUnderground, Virginia)
        .put(1, MilitiaActive, Virginia)
        .put(1, WarPartiesUnderground, Georgia)
        .put(1, MilitiaActive, Georgia);
    let table = whole_turn(gathering(board.clone().put(1, Villages, Georgia)), &[GATHER]);
    assert_eq!(table.state().militia(Georgia), 0);
    let table = whole_turn(gathering(board), &[GATHER, (TWO, "1")]);
    assert_eq!(table.state().militia(Virginia), 0);
}

/// §8.1.2 Cubes go in turn, the fewer kind first, French Regulars if even.
#[test]
fn war_path_against_cubes() {
    let board = |french: u8| {
        let mut board = empty()
            .put(2, WarPartiesUnderground, Virginia)
            .put(french, FrenchRegulars, Virginia)
            .put(2, Continentals, Virginia);
        board.0.treaty = true;
        let table = whole_turn(gathering(board), &[GATHER]);
        (count(&table, FrenchRegulars, Virginia), count(&table, Continentals, Virginia))
    };
    assert_eq!(board(1), (0, 1));
    assert_eq!(board(4), (3, 1));
    assert_eq!(board(2), (1, 1));
}

/// §8.7.1 Without Resources they Trade rather than take the War Path: at the Village with the most hidden War Parties,
/// and the British are asked first.
#[test]
fn trade_without_resources() {
    let board = empty()
        .put(1, WarPartiesUnderground, Virginia)
        .put(1, MilitiaActive, Virginia)
        .put(1, Villages, Virginia)
        .resources(Faction::Indians, 0)
        .resources(Faction::British, 5);
    let mut table = turn(gathering(board));
    roll(&mut table, &[GATHER]);
    expect(&table, "british", "trade-offer");
    play(&mut table, &[("british", "2")]);
    over(&table);
    assert_eq!(resources(&table, Faction::Indians), 2);
    assert_eq!(war_parties(&table, Florida), (3, 1));
    assert_eq!(table.state().militia(Virginia), 1);
}

/// §8.7.1 Without a War Path they Trade; without a Village there is no Activity.
#[test]
fn trade_or_nothing() {
    let table = whole_turn(gathering(empty()), &[GATHER]);
    assert_eq!(resources(&table, Faction::Indians), 11);
    let board = empty().put(2, WarPartiesUnderground, Northwest).put(2, WarPartiesUnderground, Quebec);
    let board = board.put(1, WarPartiesUnderground, NewYork).put(1, WarPartiesUnderground, Pennsylvania);
    let table = whole_turn(available(board, 7, WarPartiesUnderground), &[(TWO, "1")]);
    assert_eq!(war_parties(&table, Northwest), (3, 0));
    assert_eq!(war_parties(&table, Quebec), (3, 0));
    assert_eq!(
        resources(&table, Faction::Indians),
        9,
        "one Reserve Province of two was free, and nothing came in"
    );
}
