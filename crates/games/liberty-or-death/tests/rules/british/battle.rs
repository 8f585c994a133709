//! §3.2.4 Battle of the British: where, and at what price.

use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::British;
use liberty_or_death::pieces::Leader;
use liberty_or_death::pieces::Piece::*;
use tricorne_testkit::script::{expect, offered, play};

use super::{count, limited, offers, resources, spaces, stroke};
use crate::board::Board;

/// §3.2.4 Wherever British and Rebellion pieces stand together, the West Indies included: any piece will do, but none of
/// the Indians.
#[test]
fn battles_need_both_sides() {
    let mut table = Board::at_war()
        .put(1, BritishRegulars, Boston)
        .put(1, MilitiaUnderground, Boston)
        .put(1, BritishForts, NewJersey)
        .put(1, PatriotForts, NewJersey)
        .put(1, WarPartiesActive, Northwest)
        .put(1, Continentals, Northwest)
        .put(1, Tories, Savannah)
        .put(1, BritishRegulars, WestIndies)
        .put(1, FrenchRegulars, WestIndies)
        .turn(British);
    play(&mut table, &[("british", "battle")]);
    assert_eq!(spaces(&table), ["boston", "new-jersey", "west-indies"]);
    assert!(!offers(&table, "done"));
}

/// §3.2.4 No Battle without a space for it.
#[test]
fn no_battle_without_an_enemy() {
    let table = Board::empty().put(1, BritishRegulars, Boston).put(1, MilitiaActive, Savannah).turn(British);
    assert!(!offers(&table, "battle"));
}

/// §3.2.4 One Resource a space, once a space.
#[test]
fn each_battle_costs_a_resource() {
    let board = Board::empty()
        .put(1, BritishForts, Boston)
        .put(1, PatriotForts, Boston)
        .put(1, BritishForts, Savannah)
        .put(1, PatriotForts, Savannah);
    let mut table = board.clone().turn(British);
    play(&mut table, &[("british", "battle"), ("british", "boston")]);
    assert_eq!(resources(&table, British), 9);
    assert_eq!(spaces(&table), ["savannah"]);

    let mut table = board.clone().resources(British, 1).turn(British);
    play(&mut table, &[("british", "battle"), ("british", "boston")]);
    assert_eq!(spaces(&table), [""; 0]);

    let mut table = board.resources(British, 0).turn(British);
    play(&mut table, &[("british", "battle")]);
    assert_eq!(offered(&table), ["naval-pressure"]);
}

/// §3.2.4, §2.3.5 A Limited Battle has one space; one of a Brilliant Stroke that must involve the Leader has his (§1.10)
/// and costs nothing.
#[test]
fn limited_battles() {
    let board = Board::empty()
        .put(1, BritishForts, Boston)
        .put(1, PatriotForts, Boston)
        .put(1, BritishForts, Savannah)
        .put(1, PatriotForts, Savannah)
        .leader(Leader::Gage, Savannah);
    let mut table = limited(board.clone(), British);
    play(&mut table, &[("british", "battle"), ("british", "boston")]);
    assert_eq!(offered(&table).iter().filter(|it| *it == "savannah").count(), 0);

    let mut table = stroke(board, British);
    play(&mut table, &[("british", "brilliant-stroke"), ("british", "battle"), ("british", "boston")]);
    assert_eq!(resources(&table, British), 10);
    play(&mut table, &[("british", "battle")]);
    assert_eq!(spaces(&table), ["savannah"]);
}

/// §4.2.1 Common Cause in a Battle: the War Parties used become Active, the Active ones first, it is the Special Activity
/// of the Command, and goes on in its further Battles; Howe lowers FNI once (§1.10).
#[test]
fn common_cause_in_battle() {
    let board = Board::at_war()
        .blockade(Boston)
        .blockade(Norfolk)
        .put(3, BritishRegulars, Virginia)
        .put(1, WarPartiesActive, Virginia)
        .put(2, WarPartiesUnderground, Virginia)
        .put(1, PatriotForts, Virginia)
        .put(1, BritishRegulars, NewYork)
        .put(1, WarPartiesUnderground, NewYork)
        .put(1, PatriotForts, NewYork)
        .leader(Leader::Howe, NewYork);
    let mut table = board.turn(British);
    play(&mut table, &[("british", "battle"), ("british", "virginia")]);
    expect(&table, "british", "battle-common-cause");
    play(&mut table, &[("british", "2")]);
    expect(&table, "british", "lift-blockade");
    play(&mut table, &[("british", "boston"), ("british", "no"), ("chance", "1")]);
    assert_eq!(count(&table, WarPartiesUnderground, Virginia), 1);
    expect(&table, "british", "british-battle");
    assert_eq!(offered(&table), ["new-york", "done"]);
    play(&mut table, &[("british", "new-york"), ("british", "1")]);
    assert_eq!(table.state().fni(), 1);
    assert_eq!(count(&table, WarPartiesUnderground, NewYork), 0);
}

/// §4.2.1 After another Special Activity there is no Common Cause.
#[test]
fn no_common_cause_after_another_activity() {
    let board = Board::empty().put(1, BritishRegulars, Virginia).put(1, WarPartiesActive, Virginia).put(
        1,
        PatriotForts,
        Virginia,
    );
    let mut table = board.turn(British);
    play(&mut table, &[("british", "battle"), ("british", "naval-pressure"), ("chance", "1")]);
    play(&mut table, &[("british", "virginia")]);
    expect(&table, "british", "battle-indians-join");
}
