//! §3.3.1 Rally: where, the basic choices, the free Rally.

use liberty_or_death::command_order::Order;
use liberty_or_death::commands::patriots::rally;
use liberty_or_death::map::{Space, SpaceSet};
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::{Level, Phase};
use tricorne_testkit::script::{expect, offered, play, refused};

use crate::board::Board;

/// Washington is with a Continental in Quebec City, so that he does not ask to come along.
fn board() -> Board {
    Board::empty()
        .put(1, Piece::Continentals, Space::QuebecCity)
        .leader(Leader::Washington, Space::QuebecCity)
}

/// §3.3.1 Any space of the map will do, unless it is at Active Support; never the West Indies.
#[test]
fn any_space_but_at_active_support() {
    let mut table = board()
        .level(Space::Boston, Level::ActiveSupport)
        .level(Space::Georgia, Level::PassiveSupport)
        .turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rally")]);
    let found = offered(&table);
    assert_eq!(found.len(), 21);
    assert!(!found.contains(&"boston".to_owned()));
    assert!(!found.contains(&"west-indies".to_owned()));
    assert!(found.contains(&"georgia".to_owned()) && found.contains(&"northwest".to_owned()));
}

/// §3.3.1 Each space costs the Patriots 1 and gets a Militia, Underground. A space is selected once.
#[test]
fn a_militia_for_a_resource() {
    let mut table = board().resources(Faction::Patriots, 2).turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rally"), ("patriots", "virginia")]);
    assert_eq!(table.state().count(Piece::MilitiaUnderground, Space::Virginia), 1);
    assert_eq!(table.state().resources[Faction::Patriots], 1);
    refused(&mut table, "patriots", "virginia");
    play(&mut table, &[("patriots", "boston")]);
    assert_eq!(table.state().count(Piece::MilitiaUnderground, Space::Boston), 1);
    assert_eq!(table.state().resources[Faction::Patriots], 0);
    expect(&table, "patriots", "rally-where");
    assert_eq!(offered(&table), ["persuasion", "done"]);
}

/// §3.3.1, §3.1 Who cannot pay does not Rally, unless Persuasion brings the Resource (§4.1).
#[test]
fn no_rally_without_resources() {
    let poor = board().resources(Faction::Patriots, 0);
    assert!(!offered(&poor.clone().turn(Faction::Patriots)).contains(&"rally".to_owned()));
    let mut table = poor.put(1, Piece::MilitiaUnderground, Space::Virginia).turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rally")]);
    assert_eq!(offered(&table), ["persuasion"]);
    play(&mut table, &[("patriots", "persuasion"), ("patriots", "boston")]);
    assert_eq!(table.state().resources[Faction::Patriots], 0);
    assert_eq!(table.state().count(Piece::MilitiaUnderground, Space::Boston), 1);
}

/// §3.3.1, L35 A Fort replaces any two Patriot units; these are no Casualties. The French are no Patriot units.
#[test]
fn a_fort_for_two_units() {
    let mut table = Board::at_war()
        .put(1, Piece::MilitiaUnderground, Space::Virginia)
        .put(1, Piece::MilitiaActive, Space::Virginia)
        .put(1, Piece::Continentals, Space::Virginia)
        .put(1, Piece::FrenchRegulars, Space::Virginia)
        .leader(Leader::Washington, Space::Virginia)
        .turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rally"), ("patriots", "virginia")]);
    assert_eq!(offered(&table), ["place-militia", "build-fort"]);
    play(&mut table, &[("patriots", "build-fort")]);
    assert_eq!(offered(&table), ["militia-active", "militia-underground", "continentals"]);
    play(&mut table, &[("patriots", "continentals")]);
    assert_eq!(offered(&table), ["militia-active", "militia-underground"]);
    play(&mut table, &[("patriots", "militia-active")]);
    let state = table.state();
    assert_eq!(state.count(Piece::PatriotForts, Space::Virginia), 1);
    assert_eq!(state.units_of(Faction::Patriots, Space::Virginia), 1);
    assert_eq!(state.count(Piece::FrenchRegulars, Space::Virginia), 1);
    assert_eq!(state.available[Piece::Continentals as usize], 20);
    assert_eq!(state.crc, 0);
    assert_eq!(state.casualties, [0; 11]);
}

/// §3.3.1, §1.4.2 No Fort where two Forts or Villages stand, or with but one unit: a Militia is placed at once.
#[test]
fn no_fort_without_room_or_units() {
    let mut table = board()
        .put(2, Piece::MilitiaUnderground, Space::Virginia)
        .put(2, Piece::Villages, Space::Virginia)
        .put(1, Piece::MilitiaUnderground, Space::Georgia)
        .turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rally"), ("patriots", "virginia"), ("patriots", "georgia")]);
    assert_eq!(table.state().count(Piece::MilitiaUnderground, Space::Virginia), 3);
    assert_eq!(table.state().count(Piece::MilitiaUnderground, Space::Georgia), 2);
    expect(&table, "patriots", "rally-where");
}

/// §3.3.1, L37 In an Indian Reserve Province no Militia are placed; a Fort may be built there.
#[test]
fn no_militia_in_reserves() {
    let mut table = board()
        .put(2, Piece::MilitiaUnderground, Space::Northwest)
        .put(1, Piece::MilitiaUnderground, Space::Southwest)
        .turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rally"), ("patriots", "southwest"), ("patriots", "northwest")]);
    assert_eq!(table.state().pieces_of(Faction::Patriots, Space::Southwest), 1);
    assert_eq!(table.state().pieces_of(Faction::Patriots, Space::Northwest), 1);
    assert_eq!(table.state().count(Piece::PatriotForts, Space::Northwest), 1);
    assert_eq!(table.state().resources[Faction::Patriots], 8);
}

/// §3.3.1, §1.4.1 With no Militia Available the Patriots may take one from elsewhere on the map, or none.
#[test]
fn militia_from_the_map_when_none_is_available() {
    let board = board().only_available(0, Piece::MilitiaUnderground);
    let mut table = board.turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rally"), ("patriots", "boston")]);
    assert_eq!(offered(&table), ["militia-underground@florida", "done"]);
    play(
        &mut table,
        &[("patriots", "militia-underground@florida"), ("patriots", "virginia"), ("patriots", "done")],
    );
    assert_eq!(table.state().count(Piece::MilitiaUnderground, Space::Boston), 1);
    assert_eq!(table.state().militia(Space::Virginia), 0);
}

/// §3.3.1 With no Fort Available one may be taken from the map; who takes none keeps the units.
#[test]
fn a_fort_from_the_map_when_none_is_available() {
    let mut board = board().put(2, Piece::MilitiaUnderground, Space::Virginia);
    for space in [Space::Boston, Space::Savannah, Space::Georgia] {
        board = board.put(2, Piece::PatriotForts, space);
    }
    let mut table = board.turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rally"), ("patriots", "virginia"), ("patriots", "build-fort")]);
    assert_eq!(
        offered(&table),
        ["patriot-forts@boston", "patriot-forts@savannah", "patriot-forts@georgia", "done"]
    );
    let mut declined = table;
    play(&mut declined, &[("patriots", "done")]);
    assert_eq!(declined.state().militia(Space::Virginia), 2);
    assert_eq!(declined.state().bases(Space::Virginia), 0);
}

/// §2.3.5, §3.3.1 A Limited Rally takes one space, and no Special Activity.
#[test]
fn limited_rally() {
    let mut board = board().put(1, Piece::MilitiaUnderground, Space::Virginia);
    board.0.sequence.eligible[Faction::British] = true;
    let mut table = board.turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rally"), ("patriots", "boston")]);
    let order = Order { selected: SpaceSet::of(Space::Boston), ..Order::limited(Faction::Patriots) };
    assert!(rally::spaces(table.state(), &order).is_empty());
    let order = Order::limited(Faction::Patriots);
    assert_eq!(rally::spaces(table.state(), &order).len(), 22);
}

/// §3.3.1, §3.1.2 A free Rally costs nothing, and takes place within the spaces it was granted for.
#[test]
fn free_rally() {
    let board = board().resources(Faction::Patriots, 0);
    let granted = SpaceSet::of(Space::Boston) | SpaceSet::of(Space::Massachusetts);
    assert_eq!(rally::spaces(&board.0, &Order::free_limited(Faction::Patriots, granted)), granted);
    let mut board = board.put(1, Piece::PatriotForts, Space::Boston);
    board.0.strokes[Faction::Patriots] = true;
    let mut table = board.phase(Phase::BrilliantStrokes);
    play(&mut table, &[("patriots", "brilliant-stroke"), ("patriots", "rally"), ("patriots", "virginia")]);
    assert_eq!(table.state().militia(Space::Virginia), 1);
    assert_eq!(table.state().resources[Faction::Patriots], 0);
    // The Leader took no part yet, so the second Limited Command must be in his space (§1.10).
    play(&mut table, &[("patriots", "rally")]);
    assert_eq!(offered(&table), ["quebec-city"]);
}

/// §1.10 Washington may come with the first piece that is placed from Available.
#[test]
fn washington_comes_along() {
    let mut table = Board::empty().turn(Faction::Patriots);
    play(&mut table, &[("patriots", "rally"), ("patriots", "virginia")]);
    expect(&table, "patriots", "leader-comes");
    play(&mut table, &[("patriots", "yes")]);
    assert!(table.state().leader_in_space(Leader::Washington, Space::Virginia));
}
