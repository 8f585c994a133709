//! §3.4.4 Raid.

use Piece::{MilitiaActive, WarPartiesActive, WarPartiesUnderground};
use Space::{
    Georgia, MarylandDelaware, NewJersey, NewYork, Northwest, Pennsylvania, Quebec, SouthCarolina, Southwest,
    Virginia,
};
use liberty_or_death::command_order::Order;
use liberty_or_death::commands::indians::raid;
use liberty_or_death::map::{Regions, Space, SpaceSet};
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::{Level, Whereabouts};
use tricorne_testkit::script::{expect, offered, play};

use super::{count, is_spent, limited, offers, resources, stroke};
use crate::board::{Board, LodTable};

/// Pennsylvania, Virginia, Maryland-Delaware and New York at Active Opposition.
fn uproar() -> Board {
    [Pennsylvania, Virginia, MarylandDelaware, NewYork]
        .into_iter()
        .fold(Board::empty(), |board, space| board.level(space, Level::ActiveOpposition))
}

fn raiding(board: Board) -> LodTable {
    let mut table = board.turn(Faction::Indians);
    play(&mut table, &[("indians", "raid")]);
    table
}

/// §3.4.4 A War Party moves in and becomes Active; a marker is placed and Opposition shifts towards Neutral.
#[test]
fn a_raid_from_next_door() {
    let mut table = raiding(uproar().put(1, WarPartiesUnderground, Northwest));
    assert_eq!(offered(&table), ["new-york", "pennsylvania", "maryland-delaware", "virginia"]);
    play(&mut table, &[("indians", "virginia")]);
    assert_eq!(count(&table, WarPartiesActive, Virginia), 1);
    assert_eq!(table.state().level(Virginia), Level::PassiveOpposition);
    assert_eq!(table.state().spaces[Virginia].raids, 1);
    assert_eq!(resources(&table, Faction::Indians), 9);
    assert!(is_spent(&table), "nobody is left to raid");
}

/// §3.4.4 Only Provinces at Opposition; Passive Opposition becomes Neutral and goes no further.
#[test]
fn opposition_only() {
    let board = Board::empty()
        .put(2, WarPartiesUnderground, Northwest)
        .level(Pennsylvania, Level::PassiveOpposition)
        .level(Virginia, Level::PassiveSupport);
    let mut table = raiding(board);
    assert_eq!(offered(&table), ["pennsylvania"]);
    play(&mut table, &[("indians", "pennsylvania")]);
    assert_eq!(table.state().level(Pennsylvania), Level::Neutral);
    assert!(is_spent(&table));
}

/// §3.4.4 Three Provinces at the most, one Resource each.
#[test]
fn three_provinces_at_the_most() {
    let mut table = raiding(uproar().put(4, WarPartiesUnderground, Northwest));
    for space in ["new-york", "pennsylvania", "virginia"] {
        play(&mut table, &[("indians", space)]);
    }
    assert!(is_spent(&table));
    assert_eq!(resources(&table, Faction::Indians), 7);
    assert_eq!(table.state().level(MarylandDelaware), Level::ActiveOpposition);
}

/// §3.4.4 No further than the Resources reach.
#[test]
fn as_far_as_the_resources_reach() {
    let mut table = raiding(uproar().put(4, WarPartiesUnderground, Northwest).resources(Faction::Indians, 1));
    play(&mut table, &[("indians", "virginia")]);
    assert!(is_spent(&table));
    let table = uproar()
        .put(4, WarPartiesUnderground, Northwest)
        .resources(Faction::Indians, 0)
        .turn(Faction::Indians);
    assert!(!offers(&table, "raid"));
}

/// §3.4.4 An Active War Party cannot raid, neither from next door nor on the spot.
#[test]
fn only_underground_war_parties_raid() {
    let board = uproar().put(2, WarPartiesActive, Northwest).put(1, WarPartiesActive, Virginia);
    assert!(!offers(&board.turn(Faction::Indians), "raid"));
}

/// §3.4.4 Where an Underground War Party stands nobody need move in; one may, of either face.
#[test]
fn those_there_suffice() {
    let board = uproar()
        .put(1, WarPartiesUnderground, Virginia)
        .put(1, WarPartiesUnderground, Northwest)
        .put(1, WarPartiesActive, Southwest);
    let mut table = raiding(board.clone());
    play(&mut table, &[("indians", "virginia")]);
    expect(&table, "indians", "raid-move");
    assert_eq!(
        offered(&table),
        ["war-parties-underground@northwest", "war-parties-active@southwest", "done"]
    );
    play(&mut table, &[("indians", "done")]);
    assert_eq!(count(&table, WarPartiesActive, Virginia), 1);
    assert_eq!(count(&table, WarPartiesUnderground, Northwest), 1);
    let mut table = raiding(board);
    play(&mut table, &[("indians", "virginia"), ("indians", "war-parties-active@southwest")]);
    assert_eq!(count(&table, WarPartiesActive, Virginia), 2);
    assert_eq!(count(&table, WarPartiesUnderground, Virginia), 0);
}

/// §3.4.4 Where none stands an Underground one must move in.
#[test]
fn an_underground_one_must_come() {
    let board = uproar()
        .put(1, WarPartiesUnderground, Northwest)
        .put(1, WarPartiesUnderground, Southwest)
        .put(1, WarPartiesActive, Southwest);
    let mut table = raiding(board);
    play(&mut table, &[("indians", "virginia")]);
    assert_eq!(offered(&table), ["war-parties-underground@northwest", "war-parties-underground@southwest"]);
}

/// §3.4.4 A War Party that has raided, or that moved for the Raid, moves no further.
#[test]
fn raiders_stay_where_they_raided() {
    let board = uproar().put(1, WarPartiesUnderground, Northwest).put(1, WarPartiesUnderground, Pennsylvania);
    let mut table = raiding(board);
    play(&mut table, &[("indians", "new-york"), ("indians", "war-parties-underground@northwest")]);
    play(&mut table, &[("indians", "pennsylvania")]);
    assert_eq!(count(&table, WarPartiesActive, NewYork), 1, "the raider of New York was not offered");
    assert_eq!(count(&table, WarPartiesActive, Pennsylvania), 1);
    assert!(is_spent(&table));
}

/// §3.4.4 With all 12 Raid markers on the map a Raid still shifts.
#[test]
fn no_marker_left() {
    let board = uproar().put(1, WarPartiesUnderground, Northwest).markers(Georgia, 0, 12);
    let mut table = raiding(board);
    play(&mut table, &[("indians", "virginia")]);
    assert_eq!(table.state().spaces[Virginia].raids, 0);
    assert_eq!(table.state().level(Virginia), Level::PassiveOpposition);
}

/// §1.10 From Dragging Canoe's Province a War Party reaches one Province further; from elsewhere not.
#[test]
fn dragging_canoe_reaches_further() {
    let board = Board::empty()
        .level(NewJersey, Level::ActiveOpposition)
        .level(SouthCarolina, Level::ActiveOpposition)
        .put(1, WarPartiesUnderground, Northwest)
        .put(1, WarPartiesUnderground, Quebec);
    let reach = |board: Board| raid::spaces(&board.0, &Order::full(Faction::Indians));
    assert_eq!(reach(board.clone().leader(Leader::Brant, Northwest)), SpaceSet::NONE);
    let both: SpaceSet = [NewJersey, SouthCarolina].into_iter().collect();
    assert_eq!(reach(board.clone().leader(Leader::DraggingCanoe, Northwest)), both);
    let near = SpaceSet::of(NewJersey);
    assert_eq!(
        reach(board.clone().leader(Leader::DraggingCanoe, Quebec)),
        near,
        "Quebec, New York, New Jersey"
    );
    let mut table = raiding(board.leader(Leader::DraggingCanoe, Northwest));
    play(&mut table, &[("indians", "new-jersey")]);
    expect(&table, "indians", "leader-follows");
    play(&mut table, &[("indians", "yes")]);
    assert_eq!(table.state().leaders[Faction::Indians].place, Whereabouts::At(NewJersey));
    assert_eq!(count(&table, WarPartiesActive, NewJersey), 1);
    assert!(is_spent(&table), "South Carolina is out of reach again");
}

/// §2.3.5 A Limited Raid reaches one Province.
#[test]
fn limited_to_one_province() {
    let mut table = limited(uproar().put(3, WarPartiesUnderground, Northwest));
    play(&mut table, &[("indians", "raid"), ("indians", "virginia")]);
    assert!(is_spent(&table));
}

/// §1.10 In a Brilliant Stroke the raider comes from the Leader's Province, or the Leader is where they raid.
#[test]
fn a_stroke_involves_the_leader() {
    let board = uproar()
        .leader(Leader::Brant, Northwest)
        .put(1, WarPartiesActive, Northwest)
        .put(1, WarPartiesUnderground, Virginia)
        .put(1, WarPartiesUnderground, Quebec)
        .put(1, MilitiaActive, Georgia);
    let order =
        Order { must_involve: Some(Northwest), ..Order::free_limited(Faction::Indians, SpaceSet::ALL) };
    assert_eq!(raid::spaces(&board.0, &order), SpaceSet::of(Virginia), "an Active one may join those there");
    let at_virginia = Order { must_involve: Some(Virginia), ..order };
    let reach: SpaceSet = [Virginia, MarylandDelaware].into_iter().collect();
    assert_eq!(raid::spaces(&board.0, &at_virginia), reach);
    let mut table = stroke(board);
    play(&mut table, &[("indians", "brilliant-stroke"), ("indians", "raid"), ("indians", "new-york")]);
    play(&mut table, &[("indians", "raid"), ("indians", "virginia")]);
    expect(&table, "indians", "leader-follows");
    assert_eq!(count(&table, WarPartiesActive, Northwest), 0, "the Active one had to move in");
    assert_eq!(table.state().level(NewYork), Level::PassiveOpposition);
}
