//! §3.4.1 Gather.

use Piece::{PatriotForts, Villages, WarPartiesActive, WarPartiesUnderground};
use Space::{Florida, Georgia, Massachusetts, NewYork, Northwest, Pennsylvania, Quebec, Southwest, Virginia};
use liberty_or_death::command_order::Order;
use liberty_or_death::map::{Regions, Space, SpaceSet};
use liberty_or_death::pieces::{Faction, Leader, Piece};
use liberty_or_death::state::{Level, Whereabouts};
use tricorne_testkit::script::{expect, offered, play, refused};

use super::{camp, count, is_over, limited, offers, resources, stroke};
use crate::board::{Board, LodTable};

fn gather(board: Board) -> LodTable {
    let mut table = board.turn(Faction::Indians);
    play(&mut table, &[("indians", "gather")]);
    table
}

/// §3.4.1 Provinces at Neutral or a Passive level, no City.
#[test]
fn calm_provinces_only() {
    let board = camp()
        .level(Massachusetts, Level::ActiveOpposition)
        .level(Virginia, Level::ActiveSupport)
        .level(NewYork, Level::PassiveOpposition)
        .level(Pennsylvania, Level::PassiveSupport);
    let table = gather(board);
    let expected = SpaceSet::PROVINCES.without(Massachusetts).without(Virginia);
    let expected: Vec<&str> = expected.iter().map(Space::id).collect();
    assert_eq!(offered(&table), expected);
}

/// §3.4.1 One War Party for one Resource a Province.
#[test]
fn a_war_party_comes_for_a_resource() {
    let mut table = gather(camp());
    play(&mut table, &[("indians", "virginia")]);
    assert_eq!(count(&table, WarPartiesUnderground, Virginia), 1);
    assert_eq!(resources(&table, Faction::Indians), 9);
    play(&mut table, &[("indians", "georgia")]);
    assert_eq!(count(&table, WarPartiesUnderground, Georgia), 1);
    assert_eq!(resources(&table, Faction::Indians), 8);
    refused(&mut table, "indians", "georgia");
    play(&mut table, &[("indians", "done")]);
    assert!(is_over(&table));
}

/// §3.4.1, L39 One Reserve Province is free, in whatever order; the next one is not.
#[test]
fn one_reserve_province_is_free() {
    let mut table = gather(camp());
    play(&mut table, &[("indians", "virginia"), ("indians", "southwest")]);
    assert_eq!(resources(&table, Faction::Indians), 9);
    play(&mut table, &[("indians", "florida")]);
    assert_eq!(resources(&table, Faction::Indians), 8);
}

/// §3.4.1 Without Resources only the free Reserve Province is left.
#[test]
fn without_resources_one_reserve_province() {
    let mut table = gather(camp().resources(Faction::Indians, 0));
    assert_eq!(offered(&table), ["quebec", "northwest", "southwest", "florida"]);
    play(&mut table, &[("indians", "southwest")]);
    assert!(is_over(&table));
    assert_eq!(resources(&table, Faction::Indians), 0);
}

/// §2.3.5 A Limited Gather takes place in one Province, without a Special Activity.
#[test]
fn limited_to_one_province() {
    let mut table = limited(camp().put(1, WarPartiesUnderground, Northwest).put(1, Villages, Northwest));
    play(&mut table, &[("indians", "gather")]);
    assert!(!offers(&table, "trade"));
    play(&mut table, &[("indians", "virginia")]);
    assert!(is_over(&table));
}

/// §3.4.1 Two War Parties make way for a Village.
#[test]
fn two_war_parties_for_a_village() {
    let mut table = gather(camp().put(3, WarPartiesUnderground, Virginia));
    play(&mut table, &[("indians", "virginia")]);
    assert_eq!(offered(&table), ["place-war-parties", "build-village"]);
    play(&mut table, &[("indians", "build-village")]);
    assert_eq!(count(&table, Villages, Virginia), 1);
    assert_eq!(count(&table, WarPartiesUnderground, Virginia), 1);
    assert_eq!(table.state().available[WarPartiesUnderground as usize], 13);
}

/// §3.4.1 The Indians say which War Parties they give up.
#[test]
fn which_war_parties_are_given_up() {
    let board = camp().put(1, WarPartiesUnderground, Virginia).put(2, WarPartiesActive, Virginia);
    let mut table = gather(board);
    play(&mut table, &[("indians", "virginia"), ("indians", "build-village")]);
    expect(&table, "indians", "village-active");
    assert_eq!(offered(&table), ["1", "2"]);
    play(&mut table, &[("indians", "2")]);
    assert_eq!(count(&table, WarPartiesActive, Virginia), 0);
    assert_eq!(count(&table, WarPartiesUnderground, Virginia), 1);
}

/// §3.4.1, §1.4.2 A single War Party makes no Village, nor do two where two Forts or Villages stand.
#[test]
fn no_village_without_two_war_parties_and_room() {
    let board = camp()
        .put(1, WarPartiesUnderground, Virginia)
        .put(2, WarPartiesUnderground, Georgia)
        .put(1, PatriotForts, Georgia)
        .put(1, Villages, Georgia);
    let mut table = gather(board);
    play(&mut table, &[("indians", "virginia")]);
    assert_eq!(count(&table, WarPartiesUnderground, Virginia), 2, "placing was the only choice");
    play(&mut table, &[("indians", "georgia")]);
    assert!(!offers(&table, "build-village"));
}

/// §1.10 Where Cornplanter is, one War Party makes a Village; elsewhere it still takes two.
#[test]
fn cornplanter_builds_for_one() {
    let board = Board::empty()
        .leader(Leader::Cornplanter, Virginia)
        .put(1, WarPartiesUnderground, Virginia)
        .put(1, WarPartiesUnderground, Georgia);
    let mut table = gather(board);
    play(&mut table, &[("indians", "virginia"), ("indians", "build-village")]);
    assert_eq!((count(&table, Villages, Virginia), count(&table, WarPartiesUnderground, Virginia)), (1, 0));
    assert_eq!(table.state().leaders[Faction::Indians].place, Whereabouts::At(Virginia));
    play(&mut table, &[("indians", "georgia")]);
    assert_eq!(count(&table, WarPartiesUnderground, Georgia), 2, "placing was the only choice");
}

/// §3.4.1, L39 With Villages, up to one War Party more than there are Villages; a further Village stays possible.
#[test]
fn villages_bring_more_war_parties() {
    let board =
        camp().put(1, Villages, Virginia).put(2, WarPartiesUnderground, Virginia).put(2, Villages, Southwest);
    let mut table = gather(board);
    play(&mut table, &[("indians", "virginia")]);
    assert_eq!(offered(&table), ["place-war-parties", "build-village", "regroup"]);
    play(&mut table, &[("indians", "place-war-parties")]);
    assert_eq!(offered(&table), ["1", "2"]);
    play(&mut table, &[("indians", "2")]);
    assert_eq!(count(&table, WarPartiesUnderground, Virginia), 4);
    play(&mut table, &[("indians", "southwest"), ("indians", "place-war-parties")]);
    assert_eq!(offered(&table), ["1", "2", "3"]);
}

/// §3.4.1 At a Village, War Parties come in from adjacent Provinces and all there go Underground.
#[test]
fn regroup_at_a_village() {
    let board = camp()
        .put(1, Villages, Pennsylvania)
        .put(1, WarPartiesActive, Pennsylvania)
        .put(2, WarPartiesActive, NewYork)
        .put(1, WarPartiesUnderground, NewYork)
        .put(1, WarPartiesActive, Georgia);
    let mut table = gather(board);
    play(&mut table, &[("indians", "pennsylvania"), ("indians", "regroup")]);
    assert_eq!(offered(&table), ["new-york", "northwest", "done"], "Georgia is not adjacent");
    play(&mut table, &[("indians", "new-york"), ("indians", "0")]);
    assert_eq!(offered(&table), ["1", "2"], "a group has somebody in it");
    play(&mut table, &[("indians", "2"), ("indians", "northwest"), ("indians", "yes")]);
    assert_eq!(count(&table, WarPartiesUnderground, Pennsylvania), 4);
    assert_eq!(count(&table, WarPartiesActive, Pennsylvania), 0);
    assert_eq!(count(&table, WarPartiesUnderground, NewYork), 1);
    assert_eq!(table.state().leaders[Faction::Indians].place, Whereabouts::At(Pennsylvania), "Brant follows");
}

/// §3.4.1 Without a Village nobody regroups; nor where there is nothing to regroup.
#[test]
fn no_regrouping_without_village_or_reason() {
    let board = camp().put(1, Villages, Georgia).put(1, WarPartiesActive, Virginia);
    let mut table = gather(board);
    play(&mut table, &[("indians", "virginia")]);
    assert_eq!(count(&table, WarPartiesUnderground, Virginia), 1, "placing was the only choice");
    play(&mut table, &[("indians", "georgia")]);
    assert_eq!(offered(&table), ["1", "2"], "placing was the only choice");
}

/// §1.4.1 The rulebook's example: with no War Party Available, those on the map may come back Underground.
#[test]
fn none_available_so_war_parties_are_taken_from_the_map() {
    let board = Board::empty().leader(Leader::Brant, Northwest).put(13, WarPartiesActive, Northwest).put(
        2,
        WarPartiesUnderground,
        Quebec,
    );
    let mut table = gather(board);
    play(&mut table, &[("indians", "northwest"), ("indians", "place-war-parties")]);
    let taken = "war-parties-active@northwest";
    assert_eq!(offered(&table), ["war-parties-underground@quebec", taken, "done"]);
    play(&mut table, &[("indians", taken)]);
    assert_eq!(count(&table, WarPartiesUnderground, Northwest), 1);
    assert_eq!(count(&table, WarPartiesActive, Northwest), 12);
}

/// §1.4.1 With no Village Available one may come from elsewhere; who declines keeps the War Parties.
#[test]
fn a_village_from_elsewhere_may_be_declined() {
    let mut board = camp().put(2, WarPartiesUnderground, Virginia);
    for space in [Georgia, Massachusetts, NewYork, Pennsylvania, Southwest, Florida] {
        board = board.put(2, Villages, space);
    }
    let mut table = gather(board.clone());
    play(&mut table, &[("indians", "virginia"), ("indians", "build-village"), ("indians", "done")]);
    assert_eq!((count(&table, Villages, Virginia), count(&table, WarPartiesUnderground, Virginia)), (0, 2));
    let mut table = gather(board);
    play(
        &mut table,
        &[("indians", "virginia"), ("indians", "build-village"), ("indians", "villages@georgia")],
    );
    assert_eq!((count(&table, Villages, Virginia), count(&table, WarPartiesUnderground, Virginia)), (1, 0));
    assert_eq!(count(&table, Villages, Georgia), 1);
}

/// §2.3.4, L98 A Gather may select a Province where nothing can happen, and pays for it; it counts as executed.
#[test]
fn nothing_to_do() {
    let board = Board::empty()
        .leader(Leader::Brant, Northwest)
        .put(15, WarPartiesUnderground, Northwest)
        .put(2, PatriotForts, Northwest);
    let order = Order::full(Faction::Indians);
    let spaces = liberty_or_death::commands::indians::gather::spaces(&board.0, &order);
    assert!(spaces.contains(Northwest) && spaces.contains(Virginia));
    let mut table = board.turn(Faction::Indians);
    play(&mut table, &[("indians", "gather"), ("indians", "northwest"), ("indians", "done")]);
    assert!(is_over(&table));
    assert_eq!(table.state().war_parties(Northwest), 15);
}

/// §3.4.1, L178 With a Village and room for another, two War Parties may still make way for a second one.
#[test]
fn a_second_village() {
    for board in [camp(), camp().living()] {
        let board = board.put(3, WarPartiesUnderground, Quebec).put(1, Villages, Quebec);
        let mut table = board.turn(Faction::Indians);
        play(&mut table, &[("indians", "gather"), ("indians", "quebec"), ("indians", "build-village")]);
        assert_eq!(count(&table, Villages, Quebec), 2);
        assert_eq!(table.state().war_parties(Quebec), 1);
    }
}

/// L177 In the living edition no War Party moves twice in a Gather; the printed text does not forbid it.
#[test]
fn war_parties_regroup_once_in_the_living_edition() {
    let near = Quebec.adjacent().iter().find(|&space| space.is_province()).unwrap();
    let far = near.adjacent().iter().find(|&space| space.is_province() && space != Quebec).unwrap();
    for (living, again) in [(false, true), (true, false)] {
        let board =
            Board::empty().put(1, Villages, Quebec).put(1, Villages, near).put(1, WarPartiesActive, far);
        let mut table = if living { board.living() } else { board }.turn(Faction::Indians);
        play(&mut table, &[("indians", "gather"), ("indians", near.id()), ("indians", "regroup")]);
        play(&mut table, &[("indians", far.id()), ("indians", "quebec")]);
        let offered = offered(&table);
        assert_eq!(offered.contains(&"regroup".to_owned()), again, "living: {living}, {offered:?}");
    }
}

/// §3.1.2 A free Gather costs nothing anywhere.
#[test]
fn a_free_gather_costs_nothing() {
    let board = camp().resources(Faction::Indians, 0);
    let order = Order::free(Faction::Indians, SpaceSet::of(Virginia) | SpaceSet::of(Georgia));
    let spaces = liberty_or_death::commands::indians::gather::spaces(&board.0, &order);
    assert_eq!(spaces, order.within);
}

/// §1.10 In a Brilliant Stroke the last Limited Command must involve the Leader, if none did.
#[test]
fn a_stroke_ends_where_the_leader_is() {
    let mut table = stroke(camp().resources(Faction::Indians, 0));
    play(&mut table, &[("indians", "brilliant-stroke"), ("indians", "gather"), ("indians", "virginia")]);
    play(&mut table, &[("indians", "gather")]);
    assert_eq!(offered(&table), ["northwest"]);
    play(&mut table, &[("indians", "northwest")]);
    assert_eq!(resources(&table, Faction::Indians), 0);
}
