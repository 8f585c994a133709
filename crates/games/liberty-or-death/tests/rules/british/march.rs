//! §3.2.3 March of the British.

use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::British;
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::pieces::{Leader, Side};
use tricorne_testkit::script::{expect, offered, play, refused};

use super::{count, limited, offers, resources, spaces, stroke};
use crate::board::Board;

/// §3.2.3 The rulebook's March example, down to the piece.
#[test]
fn the_march_example() {
    let mut table = Board::empty()
        .put(4, BritishRegulars, MarylandDelaware)
        .put(2, Tories, MarylandDelaware)
        .put(4, BritishRegulars, NewYorkCity)
        .put(1, Tories, NewYorkCity)
        .leader(Leader::Clinton, NewYorkCity)
        .put(1, BritishRegulars, Quebec)
        .put(2, BritishRegulars, ConnecticutRhodeIsland)
        .put(2, Tories, ConnecticutRhodeIsland)
        .put(1, MilitiaUnderground, Boston)
        .put(1, MilitiaUnderground, Pennsylvania)
        .turn(British);
    assert_eq!(table.state().control(Boston), Some(Side::Rebellion));
    play(&mut table, &[("british", "march"), ("british", "pennsylvania")]);
    // Overland from Maryland-Delaware; by sea from the others, for all are in or beside a City.
    assert_eq!(offered(&table), ["new-york-city", "connecticut-rhode-island", "maryland-delaware", "quebec"]);
    play(&mut table, &[("british", "maryland-delaware"), ("british", "4"), ("british", "2")]);
    play(&mut table, &[("british", "new-york-city"), ("british", "2"), ("british", "1")]);
    expect(&table, "british", "leader-follows");
    play(&mut table, &[("british", "yes"), ("british", "quebec"), ("british", "done")]);
    play(&mut table, &[("british", "philadelphia"), ("british", "new-york-city"), ("british", "2")]);
    // Boston can be entered from Connecticut-Rhode Island alone now.
    play(&mut table, &[("british", "done"), ("british", "boston"), ("british", "2"), ("british", "2")]);
    play(&mut table, &[("british", "done")]);
    assert_eq!(count(&table, BritishRegulars, Pennsylvania), 7);
    assert_eq!(count(&table, Tories, Pennsylvania), 3);
    assert_eq!(count(&table, BritishRegulars, Philadelphia), 2);
    assert_eq!(count(&table, BritishRegulars, Boston), 2);
    assert_eq!(count(&table, Tories, Boston), 2);
    for space in [MarylandDelaware, NewYorkCity, Quebec, ConnecticutRhodeIsland] {
        assert_eq!(table.state().british_cubes(space), 0, "{space}");
    }
    assert_eq!(table.state().leader_space(British), Some(Pennsylvania));
    assert_eq!(count(&table, MilitiaActive, Boston), 1);
    assert_eq!(count(&table, MilitiaActive, Pennsylvania), 1);
    assert_eq!(table.state().control(Boston), Some(Side::Royalist));
    assert_eq!(resources(&table, British), 7);
}

/// §3.2.3 Who is neither in nor beside a City goes overland alone.
#[test]
fn far_from_the_sea_units_go_overland() {
    let mut table = Board::empty().put(1, BritishRegulars, Northwest).turn(British);
    play(&mut table, &[("british", "march")]);
    assert_eq!(
        spaces(&table),
        ["new-york", "pennsylvania", "maryland-delaware", "virginia", "quebec", "northwest", "southwest"]
    );
}

/// §3.2.3 By sea every City and every Province beside one can be reached, but no space further inland and not the West
/// Indies.
#[test]
fn the_sea_leads_to_cities_and_their_neighbours() {
    let mut table =
        Board::at_war().put(1, BritishRegulars, Boston).put(3, BritishRegulars, WestIndies).turn(British);
    play(&mut table, &[("british", "march")]);
    let found = spaces(&table);
    assert_eq!(found.len(), 19);
    for space in ["northwest", "southwest", "florida", "west-indies"] {
        assert!(!found.contains(&space.to_owned()), "{space}");
    }
}

/// §3.2.3, §1.9 Blockades close the sea: not from, through or to a Blockaded City, nor to Provinces that touch no open
/// one. Overland and in place the March is free (L34).
#[test]
fn blockades_close_the_sea() {
    // From a Blockaded City: overland alone, and in place.
    let mut table = Board::at_war().blockade(Boston).put(1, BritishRegulars, Boston).turn(British);
    play(&mut table, &[("british", "march")]);
    assert_eq!(spaces(&table), ["boston", "massachusetts", "connecticut-rhode-island"]);

    // To a Blockaded City: from its neighbours alone.
    let mut table = Board::at_war()
        .blockade(Boston)
        .put(1, BritishRegulars, Norfolk)
        .put(1, BritishRegulars, Massachusetts)
        .put(1, BritishRegulars, NewHampshire)
        .turn(British);
    play(&mut table, &[("british", "march"), ("british", "boston")]);
    assert_eq!(count(&table, BritishRegulars, Boston), 1);
    assert_eq!(count(&table, BritishRegulars, Massachusetts), 0);

    // To a Province that touches a Blockaded City alone: from its neighbours alone.
    let mut table = Board::at_war()
        .blockade(NewYorkCity)
        .put(1, BritishRegulars, Norfolk)
        .put(1, BritishRegulars, NewHampshire)
        .turn(British);
    play(&mut table, &[("british", "march")]);
    assert!(!offers(&table, "new-york-city"));
    play(&mut table, &[("british", "new-york")]);
    assert_eq!(count(&table, BritishRegulars, NewYork), 1);
    assert_eq!(count(&table, BritishRegulars, Norfolk), 1);
}

/// §1.9, §3.2.3, L181 New Jersey touches Blockaded New York City and open Philadelphia: by way of the open City it is reached.
#[test]
fn an_open_city_beside_a_blockaded_one() {
    let mut table = Board::at_war().blockade(NewYorkCity).put(1, BritishRegulars, Norfolk).turn(British);
    play(&mut table, &[("british", "march")]);
    assert!(offers(&table, "new-jersey") && !offers(&table, "new-york"));
}

/// §3.2.3 Units embark in one City and land at another: with New York City Blockaded there is no way from New Jersey over
/// Philadelphia to Maryland-Delaware, with it open there is.
#[test]
fn one_city_is_no_voyage() {
    let board = Board::at_war().put(1, BritishRegulars, NewJersey);
    for (board, way) in [(board.clone(), true), (board.blockade(NewYorkCity), false)] {
        let mut table = board.turn(British);
        play(&mut table, &[("british", "march")]);
        assert_eq!(offers(&table, "maryland-delaware"), way);
    }
}

/// §3.2.3 Tories accompany Regulars one for one, and never go alone.
#[test]
fn tories_go_one_for_one() {
    let mut table = Board::empty()
        .put(2, BritishRegulars, Boston)
        .put(5, Tories, Boston)
        .put(3, Tories, Massachusetts)
        .turn(British);
    play(&mut table, &[("british", "march"), ("british", "connecticut-rhode-island")]);
    expect(&table, "british", "british-march-regulars");
    assert_eq!(offered(&table), ["1", "2"]);
    play(&mut table, &[("british", "2")]);
    assert_eq!(offered(&table), ["0", "1", "2"]);
    play(&mut table, &[("british", "2"), ("british", "done")]);
    assert_eq!(count(&table, Tories, Boston), 3);
    assert_eq!(count(&table, Tories, ConnecticutRhodeIsland), 2);
}

/// §3.2.3 A group does not march on: whoever arrived stays, whoever was there may leave.
#[test]
fn nobody_marches_twice() {
    let mut table = Board::empty()
        .put(1, BritishRegulars, Boston)
        .put(1, Tories, Boston)
        .put(1, BritishRegulars, Massachusetts)
        .turn(British);
    play(&mut table, &[("british", "march"), ("british", "massachusetts"), ("british", "boston")]);
    play(&mut table, &[("british", "1"), ("british", "new-hampshire")]);
    // Massachusetts has two Regulars and a Tory, but one Regular alone may leave: no number is asked.
    expect(&table, "british", "british-march-to");
    assert_eq!(count(&table, BritishRegulars, NewHampshire), 1);
    assert_eq!(count(&table, BritishRegulars, Massachusetts), 1);
    assert_eq!(count(&table, Tories, Massachusetts), 1);

    assert_eq!(resources(&table, British), 8);
}

/// §3.2.3 A March in place costs a Resource and Activates a Militia for three cubes there.
#[test]
fn cubes_march_in_place() {
    let mut table = Board::empty()
        .put(1, BritishRegulars, Virginia)
        .put(5, Tories, Virginia)
        .put(3, MilitiaUnderground, Virginia)
        .put(6, Tories, Georgia)
        .put(3, MilitiaUnderground, Georgia)
        .turn(British);
    play(&mut table, &[("british", "march"), ("british", "virginia"), ("british", "georgia")]);
    // Georgia may be reached from Virginia by sea over Norfolk.
    play(&mut table, &[("british", "done"), ("british", "done")]);
    assert_eq!(count(&table, MilitiaActive, Virginia), 2);
    assert_eq!(count(&table, MilitiaActive, Georgia), 2);
    assert_eq!(resources(&table, British), 8);
}

/// §3.2.3 A destination without British cubes must be entered; a Fort does not march.
#[test]
fn an_empty_destination_must_be_entered() {
    let mut table = Board::empty()
        .put(1, BritishForts, Virginia)
        .put(1, BritishRegulars, Northwest)
        .put(1, BritishRegulars, NorthCarolina)
        .turn(British);
    play(&mut table, &[("british", "march"), ("british", "virginia")]);
    assert_eq!(offered(&table), ["north-carolina", "northwest"]);

    let mut table = Board::empty().put(1, BritishForts, Virginia).put(2, Tories, Virginia).turn(British);
    play(&mut table, &[("british", "march")]);
    assert_eq!(spaces(&table), ["virginia"]);

    let table = Board::empty().put(1, BritishForts, Virginia).turn(British);
    assert!(!offers(&table, "march"));
}

/// §3.2.3 One Resource a destination; with none, only after Naval Pressure.
#[test]
fn each_destination_costs_a_resource() {
    let mut table = Board::empty().put(2, BritishRegulars, Northwest).resources(British, 1).turn(British);
    play(&mut table, &[("british", "march"), ("british", "virginia"), ("british", "1")]);
    assert_eq!(spaces(&table), [""; 0]);
    assert_eq!(resources(&table, British), 0);
}

/// §3.2.3, §2.3.5 Limited: one destination, any number of origins.
#[test]
fn a_limited_march_has_one_destination() {
    let board = Board::empty().put(1, BritishRegulars, Virginia).put(1, BritishRegulars, Northwest);
    let board = board.put(1, WarPartiesActive, Northwest).leader(Leader::Brant, Northwest);
    let mut table = limited(board, British);
    play(&mut table, &[("british", "march"), ("british", "maryland-delaware"), ("british", "virginia")]);
    // No Activity goes with a Limited Command: the War Party stays. The turn is over.
    play(&mut table, &[("british", "northwest")]);
    expect(&table, "chance", "draw-card");
    assert_eq!(count(&table, BritishRegulars, MarylandDelaware), 2);
    assert_eq!(count(&table, WarPartiesActive, Northwest), 1);
}

/// §1.10 The Leader may follow a group; if he stays with nobody, his owner moves him.
#[test]
fn the_leader_may_stay_behind() {
    let mut table = Board::empty()
        .put(1, BritishRegulars, Northwest)
        .put(1, BritishForts, Boston)
        .leader(Leader::Gage, Northwest)
        .turn(British);
    play(
        &mut table,
        &[("british", "march"), ("british", "virginia"), ("british", "no"), ("british", "done")],
    );
    expect(&table, "british", "leader-homeless");
    assert_eq!(offered(&table), ["boston", "virginia", "to-available"]);
}

/// §1.10, §2.3.8 A Brilliant Stroke that must involve the Leader: the destination is his space, or units leave it.
#[test]
fn a_brilliant_stroke_involves_the_leader() {
    let board = Board::at_war()
        .put(2, BritishRegulars, Northwest)
        .put(2, WarPartiesUnderground, Northwest)
        .put(2, BritishRegulars, Georgia)
        .leader(Leader::Clinton, Northwest);
    let mut table = stroke(board, British);
    play(&mut table, &[("british", "brilliant-stroke"), ("british", "march"), ("british", "georgia")]);
    play(&mut table, &[("british", "march")]);
    assert_eq!(
        spaces(&table),
        ["new-york", "pennsylvania", "maryland-delaware", "virginia", "quebec", "northwest", "southwest"]
    );
    refused(&mut table, "british", "florida");
    play(&mut table, &[("british", "southwest")]);
    // The Leader's space is the first origin, unasked; Common Cause may join (L24).
    expect(&table, "british", "british-march-regulars");
    play(&mut table, &[("british", "1")]);
    expect(&table, "british", "british-march-war-parties");
    play(&mut table, &[("british", "1"), ("british", "no"), ("british", "georgia"), ("british", "1")]);
    assert_eq!(count(&table, BritishRegulars, Southwest), 2);
    assert_eq!(resources(&table, British), 10);
    // The Activity of the stroke was Common Cause, and both Commands are executed: the stroke is over.
    expect(&table, "chance", "draw-card");
}
