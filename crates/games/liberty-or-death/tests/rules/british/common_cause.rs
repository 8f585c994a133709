//! §4.2.1 Common Cause, here within a March.

use liberty_or_death::activities::common_cause;
use liberty_or_death::cards::CardNumber;
use liberty_or_death::command_order::Order;
use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::{British, Indians};
use liberty_or_death::pieces::Leader;
use liberty_or_death::pieces::Piece::*;
use liberty_or_death::state::{FirstDid, Phase, Sequence};
use liberty_or_death::words::Command;
use tricorne_testkit::script::{expect, offered, play};

use super::{count, resources};
use crate::board::{Board, LodTable};

/// §4.2.1, §3.2.3 Common Cause: War Parties go along as Tories, within the number of Regulars, and become Active; the
/// Active ones are used first. Their Leader may follow (§1.10). They are no cubes that find Militia.
#[test]
fn war_parties_march_as_tories() {
    let mut table = Board::empty()
        .put(3, BritishRegulars, Northwest)
        .put(1, Tories, Northwest)
        .put(1, WarPartiesActive, Northwest)
        .put(3, WarPartiesUnderground, Northwest)
        .leader(Leader::Brant, Northwest)
        .put(2, MilitiaUnderground, Virginia)
        .turn(British);
    play(&mut table, &[("british", "march"), ("british", "virginia"), ("british", "3"), ("british", "1")]);
    expect(&table, "british", "british-march-war-parties");
    assert_eq!(offered(&table), ["0", "1", "2"]);
    play(&mut table, &[("british", "2")]);
    expect(&table, "british", "leader-follows");
    play(&mut table, &[("british", "yes")]);
    assert_eq!(count(&table, WarPartiesActive, Virginia), 2);
    assert_eq!(count(&table, WarPartiesActive, Northwest), 0);
    assert_eq!(count(&table, WarPartiesUnderground, Northwest), 2);
    assert_eq!(table.state().leader_space(Indians), Some(Virginia));

    // Four cubes and two War Parties find one Militia. No Regular is left to march, and no other Activity goes with it.
    assert_eq!(count(&table, MilitiaActive, Virginia), 1);
    expect(&table, "chance", "draw-card");
    assert_eq!(resources(&table, British), 9);
}

/// §4.2.1 Common Cause goes on in further groups of the March, but who came does not go on.
#[test]
fn common_cause_goes_on_in_further_spaces() {
    let mut table = Board::empty()
        .put(1, BritishRegulars, Northwest)
        .put(1, WarPartiesUnderground, Northwest)
        .put(1, BritishRegulars, Virginia)
        .put(1, WarPartiesUnderground, Virginia)
        .turn(British);
    play(&mut table, &[("british", "march"), ("british", "virginia"), ("british", "northwest")]);
    play(&mut table, &[("british", "1"), ("british", "southwest")]);
    expect(&table, "british", "british-march-war-parties");
    assert_eq!(offered(&table), ["0", "1"]);
    play(&mut table, &[("british", "1")]);
    assert_eq!(count(&table, WarPartiesActive, Virginia), 1);
    assert_eq!(count(&table, WarPartiesUnderground, Virginia), 0);
    assert_eq!(count(&table, WarPartiesActive, Southwest), 1);
}

/// §4.2.1 War Parties never march into a City, nor by sea.
#[test]
fn war_parties_keep_away_from_cities() {
    // Quebec City is adjacent; the others are reached by sea.
    for destination in ["quebec-city", "boston", "connecticut-rhode-island", "virginia"] {
        let mut table = Board::empty()
            .put(1, BritishRegulars, NewHampshire)
            .put(1, WarPartiesActive, NewHampshire)
            .turn(British);
        play(&mut table, &[("british", "march"), ("british", destination)]);
        expect(&table, "british", "british-march-to");
    }
}

/// A table where the British act first and the Indians second.
fn before_the_indians(mut board: Board) -> LodTable {
    board.0.cards.current = CardNumber::new(25);
    board.0.cards.seen |= 1 << 25;
    board.0.sequence = Sequence { phase: Phase::EligibleFaction, ..Sequence::default() };
    board.0.sequence.eligible[British] = true;
    board.0.sequence.eligible[Indians] = true;
    board.table()
}

/// §4.2.1, §4.1 After another Special Activity there is no Common Cause; a March without one is no more than a Command.
#[test]
fn one_activity_a_command() {
    let board = Board::empty().put(1, BritishRegulars, Northwest).put(1, WarPartiesActive, Northwest);
    let mut table = board.clone().turn(British);
    play(&mut table, &[("british", "march"), ("british", "naval-pressure"), ("chance", "2")]);
    play(&mut table, &[("british", "virginia")]);
    expect(&table, "chance", "draw-card");

    for (war_parties, did) in [("0", FirstDid::Command), ("1", FirstDid::CommandAndActivity)] {
        let mut table = before_the_indians(board.clone());
        play(&mut table, &[("british", "march"), ("british", "virginia"), ("british", war_parties)]);
        if war_parties == "0" {
            // Another Activity could still go with the March.
            play(&mut table, &[("british", "done"), ("british", "done")]);
        }
        assert_eq!(table.state().sequence.first, Some(did));
    }
}

/// §1.10, §4.2.1 Howe lowers FNI when Common Cause is first used, and once.
#[test]
fn howe_lowers_fni_with_common_cause() {
    let mut table = Board::at_war()
        .blockade(Boston)
        .blockade(Norfolk)
        .put(2, BritishRegulars, Northwest)
        .put(2, WarPartiesActive, Northwest)
        .put(1, BritishForts, Savannah)
        .leader(Leader::Howe, Savannah)
        .turn(British);
    play(&mut table, &[("british", "march"), ("british", "virginia"), ("british", "1"), ("british", "1")]);
    expect(&table, "british", "lift-blockade");
    play(&mut table, &[("british", "boston"), ("british", "new-york"), ("british", "1")]);
    expect(&table, "chance", "draw-card");
    assert_eq!(table.state().fni(), 1);
}

/// §4.2.1 Common Cause takes place where British pieces and War Parties are, and with March and Battle of the British
/// alone.
#[test]
fn where_common_cause_is_available() {
    let board = Board::empty()
        .put(1, BritishForts, Virginia)
        .put(1, WarPartiesActive, Virginia)
        .put(2, WarPartiesUnderground, Virginia)
        .put(2, WarPartiesActive, Northwest);
    let available = |order: &Order, space| common_cause::available(&board.0, order, space);
    for (command, count) in
        [(Command::March, 3), (Command::Battle, 3), (Command::Muster, 0), (Command::Garrison, 0)]
    {
        let order = Order { command: Some(command), ..Order::full(British) };
        assert_eq!(available(&order, Virginia), count, "{command:?}");
        assert_eq!(available(&order, Northwest), 0);
        let limited = Order { command: Some(command), ..Order::limited(British) };
        assert_eq!(available(&limited, Virginia), 0);
    }
    let indians = Order { command: Some(Command::March), ..Order::full(Indians) };
    assert_eq!(available(&indians, Virginia), 0);
}
