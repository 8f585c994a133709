//! §3.2.1 Muster.

use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::British;
use liberty_or_death::pieces::Leader;
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::state::{Level, Whereabouts};
use tricorne_testkit::script::{expect, offered, play, refused};

use super::{count, limited, offers, resources, spaces, stroke};
use crate::board::Board;

/// The British Leader stands with a Fort in Florida, away from what a test is about.
fn quiet() -> Board {
    Board::empty().put(1, BritishForts, Florida).leader(Leader::Howe, Florida)
}

/// §3.2.1 Regulars may land in every City and every Colony, but not in a Reserve, nor before the Treaty of Alliance in
/// the West Indies.
#[test]
fn regulars_land_in_cities_and_colonies() {
    let mut table = quiet().turn(British);
    play(&mut table, &[("british", "muster")]);
    let found = spaces(&table);
    assert_eq!(found.len(), 18);
    for space in ["quebec", "northwest", "southwest", "florida", "west-indies"] {
        assert!(!found.contains(&space.to_owned()), "{space}");
    }
}

/// §3.2.1, §1.3.7 After the Treaty of Alliance Regulars may land in the West Indies. No Tories go there.
#[test]
fn regulars_land_in_the_west_indies_after_the_treaty() {
    let mut table = Board::at_war().put(1, BritishForts, Florida).leader(Leader::Howe, Florida).turn(British);
    play(&mut table, &[("british", "muster"), ("british", "west-indies"), ("british", "3")]);
    // No number of Tories is asked; the Fort in Florida lets some join in Georgia.
    expect(&table, "british", "muster-next");
    assert_eq!(spaces(&table), ["georgia"]);
    assert_eq!(count(&table, BritishRegulars, WestIndies), 3);
    assert_eq!(count(&table, Tories, WestIndies), 0);
}

/// §3.2.1 Up to six Regulars, then up to two Tories, for one Resource; the Regulars just placed let Tories join in
/// their own and in adjacent spaces (L30).
#[test]
fn regulars_come_first_and_bring_tories() {
    let mut table = quiet().turn(British);
    play(&mut table, &[("british", "muster"), ("british", "boston")]);
    assert_eq!(offered(&table), ["0", "1", "2", "3", "4", "5", "6"]);
    play(&mut table, &[("british", "6")]);
    expect(&table, "british", "muster-tories");
    assert_eq!(offered(&table), ["0", "1", "2"]);
    play(&mut table, &[("british", "2")]);
    assert_eq!(resources(&table, British), 9);
    // Besides the neighbours of Boston, Georgia is beside the Fort in Florida.
    assert_eq!(spaces(&table), ["massachusetts", "connecticut-rhode-island", "georgia"]);
    play(&mut table, &[("british", "massachusetts"), ("british", "1"), ("british", "done")]);
    assert_eq!(resources(&table, British), 8);
    assert_eq!(count(&table, BritishRegulars, Boston), 6);
    assert_eq!(count(&table, Tories, Boston), 2);
    assert_eq!(count(&table, Tories, Massachusetts), 1);
}

/// §3.2.1 Regulars land in one space only: no further space asks for them.
#[test]
fn regulars_land_once() {
    let mut table = quiet().turn(British);
    play(
        &mut table,
        &[("british", "muster"), ("british", "boston"), ("british", "0"), ("british", "georgia")],
    );
    expect(&table, "british", "muster-tories");
}

/// §3.2.1 Only as many Regulars land as are Available; none is taken from the map (§1.4.1).
#[test]
fn regulars_come_from_available_alone() {
    let mut table =
        quiet().put(3, BritishRegulars, Virginia).only_available(2, BritishRegulars).turn(British);
    play(&mut table, &[("british", "muster"), ("british", "boston")]);
    assert_eq!(offered(&table), ["0", "1", "2"]);
}

/// §3.2.1, §1.4.1 Without any Regular Available the space may still be selected; Tories may be taken from the map when
/// none is Available.
#[test]
fn tories_may_come_from_the_map() {
    let mut table = quiet()
        .put(1, BritishRegulars, Boston)
        .put(2, Tories, Savannah)
        .only_available(0, BritishRegulars)
        .only_available(0, Tories)
        .turn(British);
    play(&mut table, &[("british", "muster"), ("british", "boston"), ("british", "2")]);
    assert_eq!(offered(&table), ["tories@savannah", "done"]);
    play(&mut table, &[("british", "tories@savannah"), ("british", "tories@savannah")]);
    assert_eq!(count(&table, Tories, Boston), 2);
    assert_eq!(count(&table, Tories, Savannah), 0);
}

/// §3.2.1 One Tory at Passive Opposition, none at Active Opposition.
#[test]
fn opposition_limits_tories() {
    let mut table = quiet()
        .put(1, BritishRegulars, Massachusetts)
        .level(Boston, Level::PassiveOpposition)
        .level(NewHampshire, Level::ActiveOpposition)
        .level(NewYork, Level::ActiveSupport)
        .turn(British);
    play(&mut table, &[("british", "muster"), ("british", "boston"), ("british", "0")]);
    assert_eq!(offered(&table), ["0", "1"]);
    play(&mut table, &[("british", "1")]);
    assert_eq!(spaces(&table), ["massachusetts", "connecticut-rhode-island", "new-york", "georgia"]);
}

/// §3.2.1 A space at Active Opposition takes Regulars but no Tories.
#[test]
fn regulars_ignore_opposition() {
    let mut table = quiet().level(Boston, Level::ActiveOpposition).turn(British);
    play(&mut table, &[("british", "muster"), ("british", "boston"), ("british", "1")]);
    expect(&table, "british", "muster-next");
    assert!(offers(&table, "massachusetts"));
}

/// §3.2.1 Tories need Regulars or a Fort in or beside their space: a Tory is not enough.
#[test]
fn tories_alone_bring_no_tories() {
    let mut table = quiet().put(3, Tories, Boston).put(1, BritishForts, NewYorkCity).turn(British);
    play(&mut table, &[("british", "muster"), ("british", "savannah"), ("british", "0")]);
    assert_eq!(spaces(&table), ["new-york-city", "new-york", "new-jersey", "georgia"]);
}

/// §3.2.1, §1.9 No Regulars in a Blockaded City, nor in a Colony that touches no open one (L29); Tories still join.
#[test]
fn blockades_keep_regulars_out() {
    let board = Board::at_war()
        .put(1, BritishForts, Boston)
        .leader(Leader::Howe, Boston)
        .blockade(Boston)
        .level(ConnecticutRhodeIsland, Level::ActiveOpposition);
    let mut table = board.turn(British);
    play(&mut table, &[("british", "muster")]);
    // Connecticut touches Boston alone and takes no Tories. Massachusetts takes Tories beside the Fort.
    assert!(!offers(&table, "connecticut-rhode-island"));
    play(&mut table, &[("british", "massachusetts")]);
    expect(&table, "british", "muster-tories");
    play(&mut table, &[("british", "2"), ("british", "boston")]);
    expect(&table, "british", "muster-tories");
}

/// §3.2.1, §1.9 A Colony between a Blockaded and an open City takes Regulars.
#[test]
fn a_colony_beside_an_open_city_takes_regulars() {
    let mut table = Board::at_war()
        .put(1, BritishForts, Florida)
        .leader(Leader::Howe, Florida)
        .blockade(NewYorkCity)
        .turn(British);
    play(&mut table, &[("british", "muster")]);
    assert!(!offers(&table, "new-york") && !offers(&table, "new-york-city"));
    play(&mut table, &[("british", "new-jersey")]);
    expect(&table, "british", "muster-regulars");
}

/// §3.2.1 A Fort for any three cubes, Regulars or Tories; they go to Available and are no Casualties.
#[test]
fn three_cubes_become_a_fort() {
    let mut table = quiet().put(2, BritishRegulars, Boston).put(2, Tories, Boston).turn(British);
    play(&mut table, &[("british", "muster"), ("british", "boston"), ("british", "0"), ("british", "0")]);
    play(&mut table, &[("british", "done")]);
    expect(&table, "british", "muster-fort-or-loyalty");
    play(&mut table, &[("british", "build-fort")]);
    assert_eq!(offered(&table), ["1", "2"]);
    play(&mut table, &[("british", "2")]);
    assert_eq!(count(&table, BritishForts, Boston), 1);
    assert_eq!(count(&table, BritishRegulars, Boston), 0);
    assert_eq!(count(&table, Tories, Boston), 1);
    assert_eq!(table.state().cbc, 0);
    assert_eq!(table.state().available[BritishRegulars as usize], 25);
}

/// §3.2.1, §1.4.2 No Fort where two Forts or Villages stand, none with fewer than three cubes, and none in a space that
/// the Muster did not select.
#[test]
fn a_fort_needs_cubes_and_room_in_a_muster_space() {
    let mut table = quiet()
        .put(4, Tories, NewJersey)
        .put(2, BritishForts, NewJersey)
        .put(2, BritishRegulars, Pennsylvania)
        .put(4, BritishRegulars, Massachusetts)
        .turn(British);
    play(&mut table, &[("british", "muster"), ("british", "new-jersey"), ("british", "0"), ("british", "0")]);
    play(&mut table, &[("british", "pennsylvania"), ("british", "0"), ("british", "done")]);
    expect(&table, "british", "activity-after");
}

/// §3.2.1 Fort or Reward Loyalty, in up to one space: after the one the other is not asked.
#[test]
fn one_fort_or_one_reward() {
    let mut table = quiet()
        .put(3, BritishRegulars, Boston)
        .put(1, Tories, Boston)
        .put(3, BritishRegulars, Massachusetts)
        .turn(British);
    play(&mut table, &[("british", "muster"), ("british", "boston"), ("british", "0"), ("british", "0")]);
    play(&mut table, &[("british", "massachusetts"), ("british", "0"), ("british", "done")]);
    assert_eq!(offered(&table), ["build-fort", "reward-loyalty", "done"]);
    play(&mut table, &[("british", "build-fort")]);
    assert_eq!(offered(&table), ["boston", "massachusetts"]);
    play(&mut table, &[("british", "massachusetts")]);
    expect(&table, "british", "activity-after");
}

/// §3.2.1, §1.4.1 With no Fort Available one may be taken from the map; who then declines keeps the cubes.
#[test]
fn the_last_fort_may_come_from_the_map() {
    let board = quiet()
        .put(1, BritishForts, Georgia)
        .put(2, BritishForts, Norfolk)
        .put(2, BritishForts, Virginia)
        .put(3, BritishRegulars, Boston);
    let answers = [("british", "muster"), ("british", "boston"), ("british", "0"), ("british", "0")];
    let rest = [("british", "done"), ("british", "build-fort")];
    let mut table = board.clone().turn(British);
    play(&mut table, &answers);
    play(&mut table, &rest);
    assert_eq!(
        offered(&table),
        [
            "british-forts@norfolk",
            "british-forts@virginia",
            "british-forts@georgia",
            "british-forts@florida",
            "done"
        ]
    );
    play(&mut table, &[("british", "british-forts@georgia")]);
    assert_eq!(count(&table, BritishForts, Boston), 1);
    assert_eq!(count(&table, BritishRegulars, Boston), 0);

    let mut table = board.turn(British);
    play(&mut table, &answers);
    play(&mut table, &rest);
    play(&mut table, &[("british", "done")]);
    assert_eq!(count(&table, BritishForts, Boston), 0);
    assert_eq!(count(&table, BritishRegulars, Boston), 3);
}

/// §3.2.1, §1.4.2 † A third Fort in the West Indies: by the printed text yes, by the living text no (L4).
#[test]
fn forts_in_the_west_indies() {
    let board = Board::at_war().put(2, BritishForts, WestIndies).put(3, BritishRegulars, WestIndies);
    let board = board.leader(Leader::Howe, WestIndies);
    for (board, fort) in [(board.clone(), true), (board.living(), false)] {
        let mut table = board.turn(British);
        play(&mut table, &[("british", "muster"), ("british", "west-indies"), ("british", "0")]);
        play(&mut table, &[("british", "done")]);
        assert_eq!(offers(&table, "build-fort"), fort);
        if fort {
            play(&mut table, &[("british", "build-fort")]);
            assert_eq!(count(&table, BritishForts, WestIndies), 3);
            assert_eq!(count(&table, BritishRegulars, WestIndies), 0);
        }
    }
}

/// §3.1 A Resource for each space: with one left, one space; with none, no Muster but by an Activity that brings some.
#[test]
fn each_space_costs_a_resource() {
    let mut table = quiet().put(1, BritishRegulars, Boston).resources(British, 1).turn(British);
    play(&mut table, &[("british", "muster"), ("british", "boston"), ("british", "0"), ("british", "0")]);
    assert_eq!(spaces(&table), [""; 0]);

    let mut table = quiet().resources(British, 0).turn(British);
    play(&mut table, &[("british", "muster")]);
    assert_eq!(offered(&table), ["naval-pressure"]);
    play(&mut table, &[("british", "naval-pressure"), ("chance", "1"), ("british", "boston")]);
    assert_eq!(resources(&table, British), 0);
}

/// §2.3.5 A Limited Command: one space, with Regulars, Tories and a Fort in it, and no Activity.
#[test]
fn a_limited_muster_has_one_space() {
    let mut table = limited(quiet(), British);
    play(&mut table, &[("british", "muster"), ("british", "boston"), ("british", "3"), ("british", "1")]);
    expect(&table, "british", "muster-fort-or-loyalty");
    play(&mut table, &[("british", "build-fort")]);
    assert_eq!(offered(&table), ["2", "3"]);
}

/// §1.10 The Leader may come along from Available with the pieces placed.
#[test]
fn the_leader_comes_along() {
    let mut table = Board::empty().turn(British);
    play(&mut table, &[("british", "muster"), ("british", "boston"), ("british", "2")]);
    expect(&table, "british", "leader-comes");
    play(&mut table, &[("british", "yes")]);
    assert_eq!(table.state().leader_space(British), Some(Boston));
}

/// §1.10, §2.3.8 In a Brilliant Stroke that must involve the Leader, the Muster is in his space; it costs nothing.
#[test]
fn a_brilliant_stroke_musters_where_the_leader_is() {
    let board = Board::at_war().put(1, BritishRegulars, Boston).leader(Leader::Clinton, Boston);
    let mut table = stroke(board, British);
    play(&mut table, &[("british", "brilliant-stroke"), ("british", "muster"), ("british", "savannah")]);
    play(&mut table, &[("british", "6"), ("british", "2"), ("british", "done"), ("british", "muster")]);
    assert_eq!(spaces(&table), ["boston"]);
    refused(&mut table, "british", "savannah");
    play(&mut table, &[("british", "boston")]);
    assert_eq!(resources(&table, British), 10);
}

/// §1.10 Nobody brings a Leader along who is on the map already.
#[test]
fn the_leader_on_the_map_stays() {
    let mut table = quiet().turn(British);
    play(&mut table, &[("british", "muster"), ("british", "boston"), ("british", "2")]);
    expect(&table, "british", "muster-tories");
    assert_eq!(table.state().leaders[British].place, Whereabouts::At(Florida));
}
