//! §4.3.3, §4.5.2 Skirmish of the Patriots and of the French.

use liberty_or_death::activities::skirmish;
use liberty_or_death::command_order::Order;
use liberty_or_death::map::Space::*;
use liberty_or_death::map::{Regions, SpaceSet};
use liberty_or_death::pieces::Faction::{French, Patriots};
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::words::Command;
use tricorne_testkit::script::{offered, play};

use crate::board::Board;
use crate::british::{count, spaces};

/// The order of a free Skirmish in one space, as an Event grants it.
fn free(faction: liberty_or_death::pieces::Faction) -> Order {
    Order::free(faction, SpaceSet::of(NewYork))
}

/// §4.3.3 The Patriots strike with Continentals at British cubes, or at a Fort if there is none.
#[test]
fn the_patriots_strike_with_continentals() {
    let board = Board::empty().put(1, Continentals, NewYork);
    let at = |board: &Board| skirmish::can_strike(&board.0, Patriots, NewYork);
    assert!(!at(&board));
    assert!(at(&board.clone().put(1, Tories, NewYork)));
    assert!(at(&board.clone().put(1, BritishForts, NewYork)));
    assert!(!at(&board.clone().put(1, WarPartiesActive, NewYork).put(1, Villages, NewYork)));
    let militia = Board::empty().put(3, MilitiaActive, NewYork).put(1, Tories, NewYork);
    assert!(!at(&militia));
    assert!(skirmish::possible(&board.put(1, Tories, NewYork).0, &free(Patriots)));
}

/// §4.3.3, §4.1.1 The Patriots' Battle excludes Skirmish in its spaces; their Rally does not.
#[test]
fn the_patriots_battle_excludes_skirmish() {
    let board = Board::empty().put(1, Continentals, NewYork).put(1, Tories, NewYork);
    let mut order = Order::full(Patriots);
    order.selected = SpaceSet::of(NewYork);
    for (command, spaces) in [
        (Command::Battle, SpaceSet::NONE),
        (Command::Rally, SpaceSet::of(NewYork)),
        (Command::March, SpaceSet::of(NewYork)),
        (Command::RabbleRousing, SpaceSet::of(NewYork)),
    ] {
        order.command = Some(command);
        assert_eq!(skirmish::spaces(&board.0, &order), spaces, "{command:?}");
    }
}

/// §4.5.2 The French strike with Regulars, in the West Indies too.
#[test]
fn the_french_strike_with_regulars() {
    let board = Board::at_war()
        .put(1, FrenchRegulars, NewYork)
        .put(1, Tories, NewYork)
        .put(1, FrenchRegulars, WestIndies)
        .put(1, BritishForts, WestIndies)
        .put(1, Continentals, Virginia)
        .put(1, Tories, Virginia);
    let spaces = skirmish::spaces(&board.0, &Order::free(French, SpaceSet::ALL));
    assert_eq!(spaces.iter().collect::<Vec<_>>(), [NewYork, WestIndies]);
}

/// §4.5.2, §4.1.1 Not in a Battle or Muster space of the French, and never with Agent Mobilization.
#[test]
fn french_commands_that_exclude_skirmish() {
    let board = Board::at_war().put(1, FrenchRegulars, NewYork).put(1, Tories, NewYork);
    let mut order = Order::full(French);
    for (command, selected, allowed) in [
        (Command::Battle, SpaceSet::of(NewYork), false),
        (Command::Muster, SpaceSet::of(NewYork), false),
        (Command::March, SpaceSet::of(NewYork), true),
        (Command::AgentMobilization, SpaceSet::of(Quebec), false),
    ] {
        order.command = Some(command);
        order.selected = selected;
        assert_eq!(skirmish::possible(&board.0, &order), allowed, "{command:?}");
    }
}

/// §4.3.3 The Patriots' three blows: a British cube; two for a Continental; a Fort for a Continental where no cube is.
/// All are Casualties.
#[test]
fn the_patriots_blows() {
    let board = Board::empty()
        .put(3, Continentals, NewYork)
        .put(1, BritishRegulars, NewYork)
        .put(2, Tories, NewYork)
        .put(1, BritishForts, NewYork)
        .put(1, MilitiaUnderground, Virginia);
    let skirmish = [("patriots", "rally"), ("patriots", "skirmish")];
    let mut table = board.clone().turn(Patriots);
    play(&mut table, &skirmish);
    assert_eq!(offered(&table), ["remove-one", "remove-two"]);
    play(&mut table, &[("patriots", "remove-one")]);
    assert_eq!(offered(&table), ["british-regulars@new-york", "tories@new-york"]);
    play(&mut table, &[("patriots", "tories@new-york")]);
    assert_eq!((table.state().cbc, table.state().crc), (1, 0));
    assert_eq!(table.state().casualties[Tories as usize], 1);

    let mut table = board.turn(Patriots);
    play(&mut table, &skirmish);
    play(&mut table, &[("patriots", "remove-two"), ("patriots", "tories@new-york")]);
    play(&mut table, &[("patriots", "british-regulars@new-york")]);
    assert_eq!((table.state().cbc, table.state().crc), (2, 1));
    assert_eq!(count(&table, Continentals, NewYork), 2);
    assert_eq!(count(&table, BritishForts, NewYork), 1);

    let fort = Board::empty().put(1, Continentals, NewYork).put(1, BritishForts, NewYork);
    let mut table = fort.turn(Patriots);
    play(&mut table, &skirmish);
    assert_eq!((table.state().cbc, table.state().crc), (1, 1));
    assert_eq!(count(&table, BritishForts, NewYork), 0);
    assert_eq!(count(&table, Continentals, NewYork), 0);
    assert_eq!(table.state().available[BritishForts as usize], 6);
}

/// §4.5.2, §4.1.1 The French Skirmish before a Muster closes its space for the Muster.
#[test]
fn the_french_do_not_muster_where_they_skirmished() {
    let mut table = Board::at_war()
        .put(2, FrenchRegulars, WestIndies)
        .put(2, BritishRegulars, WestIndies)
        .put(1, MilitiaUnderground, Virginia)
        .turn(French);
    play(&mut table, &[("french", "muster")]);
    assert_eq!(spaces(&table), ["virginia", "west-indies"]);
    play(&mut table, &[("french", "skirmish"), ("french", "remove-two")]);
    assert_eq!(spaces(&table), ["virginia"]);
    assert_eq!((table.state().cbc, table.state().crc), (2, 1));
    assert_eq!(table.state().casualties[FrenchRegulars as usize], 1);
    assert_eq!(count(&table, BritishRegulars, WestIndies), 0);
}
