//! §3.3.2 French Regulars that march along with the Patriots.

use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Faction, Leader, Piece};
use tricorne_testkit::script::{expect, offered, play, told};

use crate::board::Board;

fn board() -> Board {
    Board::at_war().put(2, Piece::Continentals, Space::Virginia).put(
        3,
        Piece::FrenchRegulars,
        Space::Virginia,
    )
}

/// §3.3.2 A French Regular may go with each Continental; the French pay 1 for the destination.
#[test]
fn one_for_one() {
    let mut table = board().turn(Faction::Patriots);
    play(&mut table, &[("patriots", "march"), ("patriots", "norfolk"), ("patriots", "2")]);
    assert_eq!(offered(&table), ["0", "1", "2"]);
    play(&mut table, &[("patriots", "2")]);
    assert_eq!(table.state().count(Piece::FrenchRegulars, Space::Norfolk), 2);
    assert_eq!(table.state().count(Piece::FrenchRegulars, Space::Virginia), 1);
    assert_eq!(table.state().resources[Faction::Patriots], 9);
    assert_eq!(table.state().resources[Faction::French], 9);
}

/// §3.3.2 The French do not go with Militia, and pay nothing where they do not go.
#[test]
fn not_without_continentals() {
    let mut table = board().put(1, Piece::MilitiaActive, Space::Virginia).turn(Faction::Patriots);
    play(&mut table, &[("patriots", "march"), ("patriots", "norfolk"), ("patriots", "0")]);
    assert_eq!(table.state().count(Piece::MilitiaActive, Space::Norfolk), 1);
    assert_eq!(table.state().count(Piece::FrenchRegulars, Space::Norfolk), 0);
    assert_eq!(table.state().resources[Faction::French], 10);
}

/// §3.3.2 The French pay once for each destination, however many groups enter it.
#[test]
fn the_fee_is_per_destination() {
    let mut table = board()
        .put(1, Piece::Continentals, Space::NorthCarolina)
        .put(1, Piece::FrenchRegulars, Space::NorthCarolina)
        .resources(Faction::French, 2)
        .turn(Faction::Patriots);
    play(&mut table, &[("patriots", "march"), ("patriots", "norfolk"), ("patriots", "virginia")]);
    play(&mut table, &[("patriots", "1"), ("patriots", "1")]);
    play(&mut table, &[("patriots", "north-carolina"), ("patriots", "1")]);
    assert_eq!(table.state().count(Piece::FrenchRegulars, Space::Norfolk), 2);
    assert_eq!(table.state().resources[Faction::French], 1);
    play(&mut table, &[("patriots", "maryland-delaware"), ("patriots", "1")]);
    assert_eq!(table.state().count(Piece::FrenchRegulars, Space::MarylandDelaware), 1);
    assert_eq!(table.state().resources[Faction::French], 0);
}

/// §3.3.2 French without Resources stay where they are.
#[test]
fn without_resources_the_french_stay() {
    let mut table = board().resources(Faction::French, 0).turn(Faction::Patriots);
    play(&mut table, &[("patriots", "march"), ("patriots", "norfolk"), ("patriots", "2")]);
    assert_eq!(table.state().count(Piece::Continentals, Space::Norfolk), 2);
    assert_eq!(table.state().count(Piece::FrenchRegulars, Space::Norfolk), 0);
}

/// §1.10, L14 With Rochambeau in play, wherever he is, the French march along at no cost. Lauzun does not help.
#[test]
fn rochambeau_makes_it_free() {
    let poor = board().resources(Faction::French, 0).put(1, Piece::FrenchRegulars, Space::Boston);
    let mut table = poor.clone().leader(Leader::Rochambeau, Space::Boston).turn(Faction::Patriots);
    play(&mut table, &[("patriots", "march"), ("patriots", "norfolk"), ("patriots", "2"), ("patriots", "2")]);
    assert_eq!(table.state().count(Piece::FrenchRegulars, Space::Norfolk), 2);
    assert!(
        told(&table)
            .iter()
            .any(|note| note.starts_with("lod-note-french-join-march") && note.ends_with("paid=0"))
    );
    let mut table = poor.leader(Leader::Lauzun, Space::Boston).turn(Faction::Patriots);
    play(&mut table, &[("patriots", "march"), ("patriots", "norfolk"), ("patriots", "2")]);
    assert_eq!(table.state().count(Piece::FrenchRegulars, Space::Norfolk), 0);
}

/// §3.3.2 The French of a group count when Militia are noticed: two Tories, a Continental, a French and a Militia.
#[test]
fn french_of_the_group_count() {
    let board =
        board().put(1, Piece::MilitiaUnderground, Space::Virginia).put(1, Piece::Tories, Space::Norfolk);
    let mut table = board.turn(Faction::Patriots);
    play(&mut table, &[("patriots", "march"), ("patriots", "norfolk")]);
    play(&mut table, &[("patriots", "1"), ("patriots", "1"), ("patriots", "1")]);
    assert_eq!(table.state().count(Piece::MilitiaActive, Space::Norfolk), 1);
}

/// §1.10, L15 The Patriots decide whether the French Leader goes with French Regulars that they move.
#[test]
fn the_french_leader_follows() {
    let mut table = board().leader(Leader::Lauzun, Space::Virginia).turn(Faction::Patriots);
    play(&mut table, &[("patriots", "march"), ("patriots", "norfolk"), ("patriots", "1"), ("patriots", "1")]);
    expect(&table, "patriots", "leader-follows");
    play(&mut table, &[("patriots", "yes")]);
    assert!(table.state().leader_in_space(Leader::Lauzun, Space::Norfolk));
}

/// §1.10, L183 From Available Rochambeau does not serve: the French pay.
#[test]
fn rochambeau_in_available_does_not_serve() {
    let state = Board::at_war().0;
    assert_eq!(state.leaders[Faction::French].leader, Leader::Rochambeau);
    assert_eq!(liberty_or_death::commands::patriots::french_fee(&state), 1);
    let state = Board::at_war()
        .put(1, Piece::FrenchRegulars, Space::WestIndies)
        .leader(Leader::Rochambeau, Space::WestIndies)
        .0;
    assert_eq!(liberty_or_death::commands::patriots::french_fee(&state), 0);
}
