//! §2.3.4, §2.3.5 What an Eligible Faction may do.

use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::*;
use liberty_or_death::pieces::{Leader, Piece::*};
use liberty_or_death::state::FirstDid;
use tricorne_testkit::script::{expect, offered, play};

use super::{TURGOT, asked, done, finish_action, turns_up_a_card, with_card};
use crate::board::{Board, LodTable};

/// Patriots, who can Rally anywhere and use Persuasion in Virginia, before the Indians.
fn table() -> LodTable {
    let board = Board::empty()
        .put(2, MilitiaUnderground, Virginia)
        .put(2, WarPartiesUnderground, Northwest)
        .put(1, Villages, Northwest)
        .leader(Leader::Washington, Virginia)
        .leader(Leader::Brant, Northwest);
    with_card(board, TURGOT, &[Patriots, Indians, British]).table()
}

/// §2.3.4 The 1st Eligible Faction may execute a Command that is possible, or the Event, or pass.
#[test]
fn first_eligible() {
    let table = table();
    expect(&table, "patriots", "first-eligible");
    assert_eq!(offered(&table), ["rally", "march", "rabble-rousing", "event", "pass"], "no Battle to fight");
}

/// §2.3.4 A Command that could select no space is not offered.
#[test]
fn impossible_commands() {
    let table = with_card(Board::empty().resources(Patriots, 0), TURGOT, &[Patriots]).table();
    assert_eq!(offered(&table), ["event", "pass"]);
}

/// §2.3.4 After a Command alone: a Limited Command, and not the Event.
#[test]
fn after_a_command() {
    let mut table = table();
    play(&mut table, &[("patriots", "rally"), ("patriots", "georgia")]);
    done(&mut table);
    assert_eq!(table.state().sequence.first, Some(FirstDid::Command));
    expect(&table, "indians", "second-limited");
    assert_eq!(offered(&table), ["gather", "march", "pass"]);
}

/// §2.3.4 After a Command with a Special Activity: a Limited Command or the Event.
#[test]
fn after_a_command_and_activity() {
    let mut table = table();
    play(&mut table, &[("patriots", "rally"), ("patriots", "persuasion"), ("patriots", "georgia")]);
    done(&mut table);
    assert_eq!(table.state().sequence.first, Some(FirstDid::CommandAndActivity));
    expect(&table, "indians", "second-limited-or-event");
    assert_eq!(offered(&table), ["gather", "march", "event", "pass"]);
}

/// §2.3.4 After the Event: a full Command with a Special Activity, and not the Event again.
#[test]
fn after_the_event() {
    let mut table = table();
    play(&mut table, &[("patriots", "event")]);
    finish_action(&mut table);
    assert_eq!(table.state().sequence.first, Some(FirstDid::Event));
    expect(&table, "indians", "second-command");
    assert_eq!(offered(&table), ["gather", "march", "pass"]);
    play(&mut table, &[("indians", "gather")]);
    assert!(offered(&table).contains(&"trade".to_owned()), "a Special Activity goes with it");
    play(&mut table, &[("indians", "southwest")]);
    assert!(offered(&table).contains(&"northwest".to_owned()), "in several spaces");
}

/// §2.3.5 A Limited Command takes one space and no Special Activity, and counts as a Command.
#[test]
fn a_limited_command() {
    let mut table = table();
    play(&mut table, &[("patriots", "rally"), ("patriots", "georgia")]);
    done(&mut table);
    play(&mut table, &[("indians", "gather")]);
    assert!(!offered(&table).contains(&"trade".to_owned()));
    play(&mut table, &[("indians", "southwest")]);
    done(&mut table);
    assert!(turns_up_a_card(&table), "one space and the Command is over");
    assert!(!table.state().sequence.eligible[Indians]);
}

/// §2.3.4 The Event is executed once: after two Factions have acted the card is over.
#[test]
fn the_event_by_the_second() {
    let mut table = table();
    play(&mut table, &[("patriots", "rally"), ("patriots", "persuasion"), ("patriots", "georgia")]);
    done(&mut table);
    play(&mut table, &[("indians", "event")]);
    finish_action(&mut table);
    assert!(turns_up_a_card(&table), "the British do not act");
    assert_eq!(super::eligible(&table), [British, French]);
}

/// §2.3.4 The French pay for Hortalez without selecting a space, and it counts as a Command.
#[test]
fn hortalez_counts() {
    let mut table = with_card(Board::empty(), TURGOT, &[French, British]).table();
    assert_eq!(asked(&table), "french");
    play(&mut table, &[("french", "hortalez"), ("french", "1")]);
    done(&mut table);
    assert_eq!(table.state().sequence.first, Some(FirstDid::Command));
}
