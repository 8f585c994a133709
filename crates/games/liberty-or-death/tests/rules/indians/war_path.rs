//! §4.4.2 War Path.

use Piece::{
    Continentals, FrenchRegulars, MilitiaActive, MilitiaUnderground, PatriotForts, WarPartiesActive,
    WarPartiesUnderground,
};
use Space::{NewYork, Northwest, Pennsylvania, Quebec, Virginia};
use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::Level;
use tricorne_testkit::script::{offered, play};

use super::{camp, count, offers, resources, stroke};
use crate::board::{Board, LodTable};

/// Gathers in Virginia, then takes the War Path.
fn on_the_war_path(board: Board) -> LodTable {
    let mut table = board.turn(Faction::Indians);
    play(&mut table, &[("indians", "gather"), ("indians", "virginia"), ("indians", "war-path")]);
    table
}

/// §4.4.2 One War Party becomes Active and removes one unit, of the Indians' choice; a cube is a Casualty.
#[test]
fn one_for_one() {
    let mut board = camp()
        .put(2, WarPartiesUnderground, NewYork)
        .put(1, Continentals, NewYork)
        .put(1, MilitiaUnderground, NewYork)
        .put(1, MilitiaActive, NewYork)
        .put(1, PatriotForts, NewYork);
    board.0.treaty = true;
    let mut table = on_the_war_path(board.put(1, FrenchRegulars, NewYork));
    assert_eq!(offered(&table), ["remove-one", "remove-two"], "no Fort while there are units");
    play(&mut table, &[("indians", "remove-one")]);
    let targets = ["continentals", "french-regulars", "militia-active", "militia-underground"];
    assert_eq!(offered(&table), targets.map(|piece| format!("{piece}@new-york")));
    play(&mut table, &[("indians", "continentals@new-york")]);
    assert_eq!(count(&table, Continentals, NewYork), 0);
    assert_eq!(table.state().casualties[Continentals as usize], 1);
    assert_eq!(table.state().crc, 1);
    assert_eq!(count(&table, WarPartiesActive, NewYork), 1);
    assert_eq!(count(&table, WarPartiesUnderground, NewYork), 1);
}

/// §4.4.2 Two become Active, one of them is removed, two units go.
#[test]
fn two_for_two() {
    let board = camp().put(2, WarPartiesUnderground, NewYork).put(3, MilitiaUnderground, NewYork);
    let mut table = on_the_war_path(board);
    play(&mut table, &[("indians", "remove-two")]);
    assert_eq!(count(&table, MilitiaUnderground, NewYork), 1);
    assert_eq!(count(&table, WarPartiesActive, NewYork), 1);
    assert_eq!(count(&table, WarPartiesUnderground, NewYork), 0);
    assert_eq!((table.state().crc, table.state().cbc), (0, 0), "Militia and War Parties are no Casualties");
    assert_eq!(table.state().available[WarPartiesUnderground as usize], 15 - 1 - 1 - 1);
}

/// §4.4.2 Without units there, two War Parties remove a Fort: it counts for CRC and is Available at once.
#[test]
fn a_fort_alone() {
    let board = camp().put(2, WarPartiesUnderground, NewYork).put(1, PatriotForts, NewYork);
    let table = on_the_war_path(board);
    assert_eq!(count(&table, PatriotForts, NewYork), 0);
    assert_eq!(table.state().available[PatriotForts as usize], 6);
    assert_eq!(table.state().crc, 1);
    assert_eq!(count(&table, WarPartiesActive, NewYork), 1);
}

/// §4.4.2 One Underground War Party has one way; against a lone Fort it has none. Active ones have none at all.
#[test]
fn underground_war_parties_only() {
    let one = camp().put(1, WarPartiesUnderground, NewYork).put(1, WarPartiesActive, NewYork);
    let table = on_the_war_path(one.clone().put(2, MilitiaActive, NewYork));
    assert_eq!(count(&table, MilitiaActive, NewYork), 1, "there was but one way");
    let path = |board: Board| {
        let mut table = board.turn(Faction::Indians);
        play(&mut table, &[("indians", "gather")]);
        offers(&table, "war-path")
    };
    assert!(!path(one.clone().put(1, PatriotForts, NewYork)));
    assert!(!path(one.put(1, MilitiaActive, Quebec)), "not in the same space");
    assert!(!path(camp().put(2, WarPartiesActive, NewYork).put(1, MilitiaActive, NewYork)));
}

/// §1.10 Brant in the space removes one Militia more, whatever the way; elsewhere he does not.
#[test]
fn brant_removes_one_militia_more() {
    let board = |space| {
        Board::empty()
            .leader(Leader::Brant, space)
            .put(1, WarPartiesActive, Northwest)
            .put(2, WarPartiesUnderground, NewYork)
            .put(1, Continentals, NewYork)
            .put(3, MilitiaActive, NewYork)
    };
    let mut table = on_the_war_path(board(NewYork));
    play(&mut table, &[("indians", "remove-one"), ("indians", "continentals@new-york")]);
    assert_eq!(count(&table, MilitiaActive, NewYork), 2);
    let mut table = on_the_war_path(board(NewYork));
    play(&mut table, &[("indians", "remove-two"), ("indians", "militia-active@new-york")]);
    play(&mut table, &[("indians", "militia-active@new-york")]);
    assert_eq!(count(&table, MilitiaActive, NewYork), 0);
    let mut table = on_the_war_path(board(Northwest));
    play(&mut table, &[("indians", "remove-one"), ("indians", "continentals@new-york")]);
    assert_eq!(count(&table, MilitiaActive, NewYork), 3);
}

/// §1.10 Brant takes Militia only, and only if one is left.
#[test]
fn brant_takes_militia_only() {
    let board = Board::empty().leader(Leader::Brant, NewYork).put(1, WarPartiesUnderground, NewYork).put(
        2,
        Continentals,
        NewYork,
    );
    let table = on_the_war_path(board);
    assert_eq!(count(&table, Continentals, NewYork), 1);
}

/// §4.1, §2.3.4 Before a Raid the War Path spares the War Party that the Raid needs.
#[test]
fn the_war_path_leaves_a_raider() {
    let board = camp()
        .level(Pennsylvania, Level::ActiveOpposition)
        .put(2, WarPartiesUnderground, Pennsylvania)
        .put(3, MilitiaActive, Pennsylvania);
    let mut table = board.turn(Faction::Indians);
    play(&mut table, &[("indians", "raid"), ("indians", "war-path")]);
    assert_eq!(count(&table, MilitiaActive, Pennsylvania), 2, "remove-two would leave no raider");
    assert_eq!(offered(&table), ["pennsylvania"]);
}

/// §2.3.8 In a Brilliant Stroke the War Path stands by itself.
#[test]
fn by_itself_in_a_stroke() {
    let board = camp().put(1, WarPartiesUnderground, Virginia).put(1, MilitiaActive, Virginia);
    let mut table = stroke(board.resources(Faction::Indians, 0));
    play(&mut table, &[("indians", "brilliant-stroke"), ("indians", "war-path")]);
    assert_eq!(count(&table, MilitiaActive, Virginia), 0);
    assert_eq!(resources(&table, Faction::Indians), 0);
    assert!(!offers(&table, "war-path"));
}
