//! §2.3.4, §2.3.5 What an Eligible Faction may do.

use liberty_or_death::map::Space::*;
use liberty_or_death::pieces::Faction::*;
use liberty_or_death::pieces::{Leader, Piece::*};
use liberty_or_death::state::{FirstDid, Phase};
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
    assert_eq!(offered(&table), ["gather", "march", "trade", "pass"]);
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

/// §4.1, L174 An Activity whose yield nobody knows may come before the Command is named: the British without Resources press
/// at sea, and then Garrison if the die brought them two.
#[test]
fn an_activity_before_the_command_is_named() {
    let board = || Board::empty().put(2, BritishRegulars, Boston).resources(British, 0);
    let mut table = board().turn(British);
    assert!(offered(&table).contains(&"naval-pressure".to_owned()));
    assert!(!offered(&table).contains(&"garrison".to_owned()), "a die that may not suffice");
    play(&mut table, &[("british", "naval-pressure"), ("chance", "2")]);
    expect(&table, "british", "command-after-activity");
    assert!(offered(&table).contains(&"garrison".to_owned()));
    play(&mut table, &[("british", "garrison"), ("british", "new-york-city")]);
    assert_eq!(table.state().resources[British], 0);
    let mut table = board().turn(British);
    play(&mut table, &[("british", "naval-pressure"), ("chance", "1")]);
    assert_eq!(offered(&table), ["muster", "march"], "no Garrison for one Resource");
    play(&mut table, &[("british", "muster")]);
    assert!(!offered(&table).contains(&"skirmish".to_owned()), "one Special Activity");
}

/// §2.3.8, L179 After a Pass nobody has acted yet: who has not passed may still play a Brilliant Stroke.
#[test]
fn a_stroke_after_a_pass() {
    let mut board = Board::at_war()
        .put(2, Continentals, Virginia)
        .leader(Leader::Washington, Virginia)
        .put(2, WarPartiesUnderground, Northwest)
        .leader(Leader::Brant, Northwest);
    board.0.strokes[Patriots] = true;
    board.0.strokes[Indians] = true;
    // French, Patriots, Indians, British.
    let mut board = with_card(board, TURGOT, &[French, Patriots, Indians]);
    board.0.sequence.phase = Phase::BrilliantStrokes;
    let mut table = board.table();
    play(&mut table, &[("patriots", "no"), ("indians", "no"), ("french", "pass")]);
    expect(&table, "patriots", "stroke");
    assert_eq!(table.state().sequence.phase, Phase::BrilliantStrokes, "as the view shows it");
    play(&mut table, &[("patriots", "no"), ("indians", "no"), ("patriots", "pass")]);
    // The Patriots have taken their Resource; only the Indians are asked again.
    expect(&table, "indians", "stroke");
    play(&mut table, &[("indians", "brilliant-stroke")]);
    expect(&table, "indians", "stroke-action");
}
