//! §6.2 Events.

use tricorne_testkit::script::{expect, offered, play};
use we_the_people::pieces::Side::{American, British};
use we_the_people::state::{Navy, Place};

use crate::board::{Board, WtpTable, card, cus, offers, pc, place};

/// The American holds this card and another, and plays it.
fn american(number: u8, board: Board) -> WtpTable {
    let mut table = board.hand(American, &[number, 1]).hand(British, &[2, 3]).open();
    play(&mut table, &[("american", &format!("card-{number}"))]);
    table
}

fn british(number: u8, board: Board) -> WtpTable {
    let mut table = board.hand(British, &[number, 1]).hand(American, &[2]).begins(British).open();
    play(&mut table, &[("british", &format!("card-{number}"))]);
    table
}

/// §6.2 An event of the other side may only be discarded, for nothing; so may one of the own side (P2).
#[test]
fn discards() {
    let table = american(74, Board::quiet().pcs(American, &["albany"]));
    expect(&table, "british", "play-card");
    assert!(table.state().discards.contains(card(74)));
    let mut table = american(57, Board::quiet());
    assert_eq!(offered(&table), ["event", "discard"]);
    play(&mut table, &[("american", "discard")]);
    assert!(table.state().discards.contains(card(57)));
}

/// §6.2 Paine places markers even without Congress, in uncontrolled spaces.
#[test]
fn thomas_paine() {
    let board = Board::quiet().pcs(British, &["albany"]).with(|state| state.congress = None);
    let mut table = american(57, board);
    play(&mut table, &[("american", "event")]);
    assert!(!offers(&table, "albany") && !offers(&table, "quebec") && !offers(&table, "barnstable"));
    play(&mut table, &[("american", "reading"), ("american", "york"), ("american", "saratoga")]);
    assert_eq!(pc(&table, "york"), Some(American));
    expect(&table, "british", "play-card");
}

/// §6.2 A one-time event leaves the game when it is played, not when it is discarded.
#[test]
fn one_time_events() {
    let mut table = american(58, Board::quiet());
    play(&mut table, &[("american", "event"), ("american", "done")]);
    assert!(table.state().removed.contains(card(58)));
    let mut table = american(58, Board::quiet());
    play(&mut table, &[("american", "discard")]);
    assert!(table.state().discards.contains(card(58)));
}

/// §6.2 Who plays the card picks what is removed.
#[test]
fn removals() {
    let mut table = american(66, Board::quiet().british(2, "camden").british(1, "augusta"));
    play(&mut table, &[("american", "event")]);
    assert_eq!(offered(&table), ["camden", "augusta"]);
    play(&mut table, &[("american", "camden")]);
    assert_eq!(cus(&table, British, "camden"), 1);
    let mut table =
        british(74, Board::quiet().pcs(American, &["albany", "york", "reading"]).american(1, "york"));
    play(&mut table, &[("british", "event")]);
    assert_eq!(offered(&table), ["albany", "reading", "done"]);
    play(&mut table, &[("british", "albany"), ("british", "done")]);
    assert_eq!(pc(&table, "albany"), None);
}

/// §6.2 A condition that does not hold, or an effect that would change nothing, leaves the discard alone (P3).
#[test]
fn conditions() {
    expect(&american(61, Board::quiet()), "british", "play-card");
    assert!(offers(&american(61, Board::quiet().allied("boston")), "event"));
    expect(&american(66, Board::quiet()), "british", "play-card");
    expect(&british(87, Board::quiet()), "american", "play-card");
    let mut table = british(87, Board::quiet().allied("boston"));
    play(&mut table, &[("british", "event")]);
    assert_eq!(table.state().navy, Navy::Away);
}

/// §6.2 Both markers of the loyalists stand in one colony.
#[test]
fn loyalists_rise() {
    let mut table = british(84, Board::quiet());
    play(&mut table, &[("british", "event"), ("british", "camden")]);
    assert!(offers(&table, "cheraw") && !offers(&table, "augusta"));
}

/// §10.1 The mutiny: no American markers by operations cards for the rest of the phase.
#[test]
fn mutiny() {
    let mut table = british(79, Board::quiet());
    play(&mut table, &[("british", "event")]);
    assert!(table.state().blocked.american && !offers(&table, "political-control"));
}

/// §6.2 Arnold's treason removes him from wherever he is.
#[test]
fn treason() {
    let mut table = british(82, Board::quiet().general("arnold", "albany"));
    play(&mut table, &[("british", "event")]);
    assert_eq!(place(&table, "arnold"), Place::Out);
}

/// §6.0 Hortelez draws two cards before the alliance, and reshuffles after it.
#[test]
fn hortelez() {
    let mut table =
        Board::quiet().hand(American, &[56, 1]).hand(British, &[2, 3]).table(["card-4", "card-5"]);
    play(&mut table, &[("american", "card-56"), ("american", "event")]);
    assert_eq!(table.state().hand_size(American), 3);
    let board = Board::quiet().allied("boston").with(|state| {
        state.deck.remove(card(5));
        state.discards.insert(card(5));
    });
    let mut table = american(56, board);
    play(&mut table, &[("american", "event")]);
    assert!(table.state().deck.contains(card(56)) && table.state().deck.contains(card(5)));
    assert!(table.state().discards.is_empty());
}

/// §9.1 Von Steuben ends the Regulars' advantage.
#[test]
fn von_steuben() {
    let mut table = american(65, Board::quiet());
    play(&mut table, &[("american", "event")]);
    assert!(!table.state().regulars && table.state().removed.contains(card(65)));
}

/// §6.2 A special event cannot be discarded; the Declaration gives the American a marker in each colony, whoever plays it.
#[test]
fn the_declaration() {
    let mut table = british(89, Board::quiet());
    let mut placed = 0;
    while offered(&table) != ["card-2"] {
        let first = offered(&table)[0].clone();
        play(&mut table, &[("american", &first)]);
        placed += 1;
    }
    // Rhode Island and Delaware have one space each, which nobody is asked for.
    assert_eq!((placed, table.state().pcs.american.len()), (11, 13));
    assert!(table.state().removed.contains(card(89)));
}

/// §6.2 The European War takes two British combat units once France is allied; before it the deck is reshuffled.
#[test]
fn the_european_war() {
    let mut table = american(91, Board::quiet().allied("boston").british(3, "quebec"));
    assert_eq!(offered(&table), ["quebec", "barnstable"]);
    play(&mut table, &[("american", "quebec"), ("american", "quebec")]);
    assert!(table.state().european_war && table.state().removed.contains(card(91)));
    let table = american(91, Board::quiet());
    assert!(!table.state().european_war && table.state().deck.contains(card(91)));
}

/// §6.2 A War Ends card replaces the one in the box, which goes to the discard pile.
#[test]
fn war_ends_cards() {
    let board = Board::quiet().with(|state| {
        state.deck.remove(card(92));
        state.war_ends = Some(card(92));
    });
    let table = american(96, board);
    assert_eq!(table.state().war_ends, Some(card(96)));
    assert!(table.state().discards.contains(card(92)));
}

/// §6.2 A card taken out of a hand is discarded; a special event among them is played at once by the taker (P6).
#[test]
fn cards_taken_out_of_a_hand() {
    let board = || Board::quiet().hand(American, &[60, 1]).hand(British, &[2, 3, 92]);
    let mut table = board().table(["card-2"]);
    play(&mut table, &[("american", "card-60"), ("american", "event")]);
    assert!(table.state().discards.contains(card(2)));
    let mut table = board().table(["card-92"]);
    play(&mut table, &[("american", "card-60"), ("american", "event")]);
    assert_eq!(table.state().war_ends, Some(card(92)));
    assert_eq!(table.state().hand_size(British), 2);
}
