//! §3.4.3 Scout.

use Piece::{
    BritishRegulars, Continentals, MilitiaActive, MilitiaUnderground, Tories, Villages, WarPartiesActive,
    WarPartiesUnderground,
};
use Space::{NewYork, Northwest, Pennsylvania, Quebec};
use liberty_or_death::command_order::Order;
use liberty_or_death::commands::indians::scout;
use liberty_or_death::map::{Regions, Space, SpaceSet};
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::Whereabouts;
use tricorne_testkit::script::{expect, offered, play};

use super::{count, is_over, offers, resources, stroke};
use crate::board::{Board, LodTable};

/// War Parties and British troops in New York.
fn new_york() -> Board {
    Board::empty()
        .leader(Leader::Brant, Quebec)
        .put(1, WarPartiesActive, Quebec)
        .put(2, WarPartiesUnderground, NewYork)
        .put(1, WarPartiesActive, NewYork)
        .put(3, BritishRegulars, NewYork)
        .put(3, Tories, NewYork)
}

fn scouting(board: Board) -> LodTable {
    let mut table = board.turn(Faction::Indians);
    play(&mut table, &[("indians", "scout")]);
    table
}

/// §3.4.3 War Parties, Regulars and up to as many Tories go as one group; War Parties and all Militia become Active;
/// both Factions pay; the Indians decide everything.
#[test]
fn a_group_goes_scouting() {
    let mut table =
        scouting(new_york().put(3, MilitiaUnderground, Pennsylvania).put(1, MilitiaActive, NewYork));
    let provinces = [
        "new-hampshire",
        "massachusetts",
        "connecticut-rhode-island",
        "new-jersey",
        "pennsylvania",
        "quebec",
        "northwest",
    ];
    assert_eq!(offered(&table)[..7], provinces, "no City");
    play(&mut table, &[("indians", "pennsylvania"), ("indians", "1"), ("indians", "0")]);
    expect(&table, "indians", "scout-regulars");
    assert_eq!(offered(&table), ["1", "2", "3"]);
    play(&mut table, &[("indians", "2")]);
    assert_eq!(offered(&table), ["0", "1", "2"], "no more Tories than Regulars");
    play(&mut table, &[("indians", "1")]);
    expect(&table, "indians", "scout-skirmish");
    play(&mut table, &[("indians", "no")]);
    assert_eq!(count(&table, WarPartiesActive, Pennsylvania), 1);
    assert_eq!(count(&table, WarPartiesUnderground, NewYork), 1);
    assert_eq!((count(&table, BritishRegulars, Pennsylvania), count(&table, Tories, Pennsylvania)), (2, 1));
    assert_eq!((count(&table, BritishRegulars, NewYork), count(&table, Tories, NewYork)), (1, 2));
    assert_eq!(count(&table, MilitiaActive, Pennsylvania), 3);
    assert_eq!(resources(&table, Faction::Indians), 9);
    assert_eq!(resources(&table, Faction::British), 9);
}

/// §3.4.3, §4.2.2 The British Regulars Skirmish if the Indians want, who choose the blow and the pieces.
#[test]
fn the_indians_let_the_british_skirmish() {
    let board = new_york().put(1, WarPartiesUnderground, Northwest).put(1, Villages, Northwest);
    let mut table =
        scouting(board.put(2, MilitiaUnderground, Pennsylvania).put(1, Continentals, Pennsylvania));
    play(&mut table, &[("indians", "pennsylvania"), ("indians", "1"), ("indians", "0")]);
    play(&mut table, &[("indians", "2"), ("indians", "0"), ("indians", "yes"), ("indians", "remove-two")]);
    play(&mut table, &[("indians", "continentals@pennsylvania")]);
    assert_eq!(
        (count(&table, Continentals, Pennsylvania), count(&table, MilitiaActive, Pennsylvania)),
        (0, 1)
    );
    assert_eq!(count(&table, BritishRegulars, Pennsylvania), 1);
    assert_eq!((table.state().cbc, table.state().crc), (1, 1));
    assert_eq!(offered(&table), ["trade", "done"], "the Skirmish was part of the Command (L40)");
}

/// §3.4.3 Where there is nothing to strike at, no Skirmish is offered.
#[test]
fn nothing_to_skirmish_with() {
    let mut table = scouting(new_york());
    play(
        &mut table,
        &[("indians", "northwest"), ("indians", "2"), ("indians", "0"), ("indians", "3"), ("indians", "3")],
    );
    assert!(is_over(&table));
}

/// §3.4.3 At least one War Party and one Regular must go.
#[test]
fn both_must_be_there() {
    let able = |board: Board| scout::spaces(&board.0, &Order::full(Faction::Indians));
    assert!(able(Board::empty().put(1, WarPartiesActive, NewYork).put(2, Tories, NewYork)).is_empty());
    assert!(able(Board::empty().put(2, BritishRegulars, NewYork)).is_empty());
    let apart = Board::empty().put(2, BritishRegulars, NewYork).put(1, WarPartiesActive, Quebec);
    assert!(able(apart).is_empty());
    assert!(
        !able(Board::empty().put(1, WarPartiesActive, NewYork).put(1, BritishRegulars, NewYork)).is_empty()
    );
}

/// §3.4.3 Neither Faction may be without the Resource.
#[test]
fn both_must_pay() {
    for broke in [Faction::Indians, Faction::British] {
        let table = new_york().resources(broke, 0).turn(Faction::Indians);
        assert!(!offers(&table, "scout"), "{broke} cannot pay");
    }
}

/// §3.1.2 A free Scout costs neither Faction anything.
#[test]
fn a_free_scout_costs_nothing() {
    let board = new_york().resources(Faction::Indians, 0).resources(Faction::British, 0);
    let order = Order::free_limited(Faction::Indians, SpaceSet::of(Pennsylvania));
    assert_eq!(scout::spaces(&board.0, &order), SpaceSet::of(Pennsylvania));
}

/// §3.4.3, L40 There is one destination; a Special Activity may come before or after.
#[test]
fn one_destination_and_an_activity() {
    let board = new_york().put(1, WarPartiesUnderground, Northwest).put(1, Villages, Northwest);
    let mut table = scouting(board);
    assert!(offers(&table, "trade"));
    play(&mut table, &[("indians", "massachusetts"), ("indians", "0"), ("indians", "1"), ("indians", "0")]);
    assert_eq!(offered(&table), ["trade", "done"]);
    play(&mut table, &[("indians", "done")]);
    assert!(is_over(&table));
}

/// §1.10 The Indians decide whether either Leader follows (L15).
#[test]
fn the_indians_decide_for_both_leaders() {
    let board = new_york().leader(Leader::Brant, NewYork).leader(Leader::Gage, NewYork);
    let mut table = scouting(board);
    play(&mut table, &[("indians", "northwest"), ("indians", "1"), ("indians", "0")]);
    expect(&table, "indians", "leader-follows");
    play(&mut table, &[("indians", "yes"), ("indians", "1"), ("indians", "0")]);
    expect(&table, "indians", "leader-follows");
    play(&mut table, &[("indians", "yes")]);
    assert_eq!(table.state().leaders[Faction::Indians].place, Whereabouts::At(Northwest));
    assert_eq!(table.state().leaders[Faction::British].place, Whereabouts::At(Northwest));
}

/// §3.4.3 The British left behind without a piece in their Leader's space say where he goes.
#[test]
fn a_leader_left_alone_is_settled() {
    let board = Board::empty()
        .leader(Leader::Brant, Quebec)
        .put(1, WarPartiesActive, Quebec)
        .put(1, WarPartiesActive, NewYork)
        .put(1, BritishRegulars, NewYork)
        .leader(Leader::Gage, NewYork);
    let mut table = scouting(board);
    play(&mut table, &[("indians", "northwest"), ("indians", "no")]);
    expect(&table, "british", "leader-homeless");
}

/// §1.10 In a Brilliant Stroke the Scout starts from the Leader's Province or ends there.
#[test]
fn a_stroke_involves_the_leader() {
    let board = new_york().put(1, BritishRegulars, Quebec);
    let order = Order { must_involve: Some(Quebec), ..Order::free_limited(Faction::Indians, SpaceSet::ALL) };
    let from_or_to: SpaceSet = [Space::NewHampshire, NewYork, Northwest, Quebec].into_iter().collect();
    assert_eq!(scout::spaces(&board.0, &order), from_or_to);
    let mut table = stroke(board.put(1, WarPartiesUnderground, Northwest).put(1, BritishRegulars, Northwest));
    play(&mut table, &[("indians", "brilliant-stroke"), ("indians", "march"), ("indians", "virginia")]);
    play(&mut table, &[("indians", "scout"), ("indians", "new-york")]);
    expect(&table, "indians", "leader-follows");
    assert_eq!(count(&table, WarPartiesActive, Quebec), 0, "the group comes from Quebec without asking");
}
