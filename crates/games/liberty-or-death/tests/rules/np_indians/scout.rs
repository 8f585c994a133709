//! §8.7.4 Scout.

use Piece::{
    BritishRegulars, Continentals, FrenchRegulars, MilitiaActive, MilitiaUnderground, PatriotForts, Tories,
    Villages, WarPartiesActive, WarPartiesUnderground,
};
use Space::{Georgia, NorthCarolina, Northwest, SouthCarolina, Southwest, Virginia};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};

use super::{TWO, available, count, empty, executes, resources, war_parties, whole_turn};
use crate::board::{Board, LodTable};

/// Neither War Parties nor Villages are Available, and the British can pay for a Scout.
fn scouting(board: Board) -> Board {
    let board = board.resources(Faction::British, 1);
    available(available(board, 0, WarPartiesUnderground), 0, Villages)
}

/// §8.7.4 One War Party, an Active one if there is one, leads all troops that can leave to a Patriot Fort; the
/// Regulars strike it.
#[test]
fn to_a_patriot_fort() {
    let board = empty()
        .put(3, BritishRegulars, Southwest)
        .put(4, Tories, Southwest)
        .put(1, WarPartiesActive, Southwest)
        .put(1, WarPartiesUnderground, Southwest)
        .put(1, PatriotForts, Virginia)
        .put(2, MilitiaActive, Georgia);
    let table = whole_turn(scouting(board), &[]);
    executes(&table, "scout");
    assert_eq!(count(&table, PatriotForts, Virginia), 0);
    assert_eq!(count(&table, BritishRegulars, Virginia), 2, "one was lost for the Fort");
    assert_eq!(count(&table, Tories, Virginia), 3, "no more than Regulars");
    assert_eq!(war_parties(&table, Virginia), (0, 1));
    assert_eq!(war_parties(&table, Southwest), (1, 0));
    assert_eq!((resources(&table, Faction::Indians), resources(&table, Faction::British)), (9, 0));
}

/// §8.7.4 British Control of the origin is not lost, nor does the Rebellion gain it.
#[test]
fn the_origin_is_held() {
    let board = empty()
        .put(3, BritishRegulars, Southwest)
        .put(1, Tories, Southwest)
        .put(1, WarPartiesUnderground, Southwest)
        .put(1, MilitiaActive, Southwest)
        .put(1, PatriotForts, Virginia);
    let table = whole_turn(scouting(board), &[]);
    assert_eq!(count(&table, BritishRegulars, Southwest) + count(&table, Tories, Southwest), 2);
    assert_eq!(count(&table, Tories, Southwest), 1, "Regulars go first");
}

/// §8.7.4 Then to a Village with enemies, then to end Rebellion Control.
#[test]
fn then_to_a_village() {
    let board = empty()
        .put(2, BritishRegulars, Southwest)
        .put(1, WarPartiesUnderground, Southwest)
        .put(1, Villages, Georgia)
        .put(1, MilitiaUnderground, Georgia)
        .put(1, MilitiaActive, SouthCarolina);
    let table = whole_turn(scouting(board), &[]);
    assert_eq!(count(&table, BritishRegulars, Georgia), 1);
    assert_eq!(table.state().militia(Georgia), 0, "found and struck");
    let board = empty()
        .put(2, BritishRegulars, Southwest)
        .put(1, WarPartiesUnderground, Southwest)
        .put(6, Continentals, NorthCarolina)
        .put(1, MilitiaActive, SouthCarolina);
    let table = whole_turn(scouting(board), &[]);
    assert_eq!(count(&table, BritishRegulars, SouthCarolina), 1, "against six there is nothing to gain");
}

/// §8.7.4, L96 The largest British group that can move sets out.
#[test]
fn the_largest_group() {
    let board = empty()
        .put(2, BritishRegulars, Northwest)
        .put(1, WarPartiesUnderground, Northwest)
        .put(4, BritishRegulars, Southwest)
        .put(1, WarPartiesUnderground, Southwest)
        .put(3, MilitiaActive, Southwest)
        .put(1, PatriotForts, Virginia);
    // From the Southwest none can leave without losing Control: two go from the Northwest, where nothing must be held.
    let table = whole_turn(scouting(board), &[]);
    assert_eq!(count(&table, BritishRegulars, Southwest), 4);
    assert_eq!(count(&table, BritishRegulars, Northwest), 1, "one holds British Control");
}

/// §8.7.4, §8.1.2 The Skirmish removes the most pieces: Militia first, then cubes in turn, the fewer kind first.
#[test]
fn the_skirmish() {
    let board = |militia: u8, continentals: u8, french: u8| {
        let mut board = empty()
            .put(4, BritishRegulars, Southwest)
            .put(4, Tories, Southwest)
            .put(1, WarPartiesUnderground, Southwest)
            .put(1, PatriotForts, Virginia)
            .put(militia, MilitiaActive, Virginia)
            .put(continentals, Continentals, Virginia)
            .put(french, FrenchRegulars, Virginia);
        board.0.treaty = true;
        whole_turn(scouting(board), &[])
    };
    let left = |table: &LodTable| {
        [MilitiaActive, Continentals, FrenchRegulars].map(|piece| count(table, piece, Virginia))
    };
    assert_eq!(left(&board(1, 2, 1)), [0, 2, 0]);
    assert_eq!(left(&board(0, 3, 2)), [0, 2, 1], "in turn");
    assert_eq!(left(&board(0, 2, 2)), [0, 1, 1]);
    let table = board(0, 2, 2);
    assert_eq!(count(&table, BritishRegulars, Virginia), 3, "of four who came, one was lost");
}

/// §8.1 The Indians move a British Leader along with the larger group.
#[test]
fn a_british_leader() {
    let board = empty()
        .leader(Leader::Howe, Southwest)
        .put(5, BritishRegulars, Southwest)
        .put(1, WarPartiesUnderground, Southwest)
        .put(1, PatriotForts, Virginia);
    let table = whole_turn(scouting(board), &[]);
    assert_eq!(table.state().leader_space(Faction::British), Some(Virginia));
}

/// §8.7.4 Nowhere to Scout: March.
#[test]
fn nothing_to_scout() {
    let board = empty()
        .put(1, BritishRegulars, Southwest)
        .put(2, WarPartiesUnderground, Southwest)
        .put(2, MilitiaActive, Southwest)
        .put(1, WarPartiesUnderground, Northwest)
        .put(1, MilitiaActive, Virginia)
        .put(1, WarPartiesUnderground, Georgia);
    executes(&whole_turn(scouting(board), &[(TWO, "1")]), "march");
}

/// §8.7.4, §8.1.2 Where the most troops can be had in several mixes, no last Regular goes that can stay, and Tories go in turn
/// with Regulars.
#[test]
fn a_mix_of_troops() {
    let board = empty()
        .put(3, BritishRegulars, Southwest)
        .put(3, Tories, Southwest)
        .put(2, WarPartiesActive, Southwest)
        .put(3, MilitiaActive, Southwest)
        .put(1, PatriotForts, Virginia);
    // Eight Royalists hold the space against three: three of them may go besides the War Party.
    let table = whole_turn(scouting(board), &[]);
    executes(&table, "scout");
    assert_eq!((count(&table, BritishRegulars, Southwest), count(&table, Tories, Southwest)), (1, 2));
}
