//! §6.31 What the cards of the pack do, one by one.

use tricorne_kernel::Prompt as _;
use tricorne_testkit::script::{expect, offered, play, question};
use washingtons_war::cards::Card;
use washingtons_war::events::playable;
use washingtons_war::pieces::Side::{self, American, British};

use crate::board::{Board, WwTable, at, card, cus, facts, offers, pc, place};

fn name(side: Side) -> &'static str {
    side.id()
}

/// A table where a side has just chosen to play this event.
fn event(number: u8, side: Side, board: Board) -> WwTable {
    let mut table = board.hand(side, &[number, 1]).hand(side.enemy(), &[2]).begins(side).open();
    play(&mut table, &[(name(side), &format!("card-{number}")), (name(side), "event")]);
    table
}

/// Some markers of both sides all over the map, and an American and a British unit on markers of their own.
fn markers() -> Board {
    Board::quiet()
        .pcs(
            American,
            &["reading", "york", "albany", "saratoga", "norwich", "richmond", "salem", "augusta", "norfolk"],
        )
        .pcs(
            British,
            &[
                "brattleboro",
                "genesee",
                "pittsburgh",
                "culpeper",
                "camden",
                "charlotte",
                "st-marys",
                "new-york",
            ],
        )
        .pcs(British, &["fort-detroit", "charleston"])
        .moved("genesee", "york")
        .british(1, "camden")
}

/// §10.12, §10.12.A Cards that place or remove PC markers, each with the spaces it is offered.
#[test]
fn pc_cards() {
    let table: &[(u8, Side, &[&str], &[&str])] = &[
        // card, side, some that are offered, some that are not
        (63, American, &["boston", "hartford", "newport"], &["quebec", "barnstable", "reading"]),
        (64, American, &["yorktown", "hillsboro"], &["savannah", "salem"]),
        (65, American, &["boston", "newport"], &["barnstable", "oswego"]),
        (66, American, &["oswego", "hartford", "monmouth"], &["boston"]),
        (67, American, &["brattleboro", "genesee"], &["new-york", "pittsburgh"]),
        (68, American, &["fort-detroit", "pittsburgh", "genesee", "culpeper"], &["new-york", "brattleboro"]),
        (69, American, &["charleston"], &["camden", "st-marys"]),
        (70, American, &["charlotte"], &["camden", "charleston", "st-marys"]),
        (76, American, &["charlotte"], &["camden", "charleston"]),
        (77, American, &["oswego", "concord-nh"], &["hartford"]),
        (81, British, &["boston", "savannah"], &["norfolk", "philadelphia", "albany"]),
        (82, British, &["oswego", "morristown"], &["monmouth", "hartford"]),
        (90, British, &["reading", "albany", "norwich"], &["york", "norfolk"]),
        (92, British, &["hillsboro"], &["salem", "savannah"]),
        (93, British, &["reading", "albany", "norwich"], &["york"]),
        (95, British, &["reading", "norfolk"], &["york"]),
        (106, British, &["richmond", "salem", "augusta"], &["norfolk", "reading"]),
        (107, British, &["eutaw-springs", "savannah"], &["salem"]),
        (108, British, &["reading", "albany"], &["york", "norwich"]),
        (110, British, &["yorktown", "baltimore"], &["norfolk", "salem"]),
    ];
    for &(number, side, some, others) in table {
        let table = event(number, side, markers());
        for space in some {
            assert!(offers(&table, space), "card {number} offers {space}: {:?}", offered(&table));
        }
        for space in others {
            assert!(!offers(&table, space), "card {number} does not offer {space}");
        }
        assert!(offers(&table, "done"), "card {number}");
    }
}

/// §6.31 Paine's three markers come to three colonies.
#[test]
fn paine_writes_in_three_colonies() {
    let mut table = event(63, American, markers());
    play(&mut table, &[("american", "boston"), ("american", "hartford")]);
    assert!(!offers(&table, "falmouth") && !offers(&table, "new-haven"));
    play(&mut table, &[("american", "newport")]);
    expect(&table, "british", "play-card");
    assert_eq!(pc(&table, "newport"), Some(American));
}

/// Card 83: two new units with an American PC marker or general.
#[test]
fn minute_men() {
    let mut table = event(83, American, markers().general("greene", "boston"));
    assert!(offers(&table, "boston") && offers(&table, "reading") && !offers(&table, "oswego"));
    play(&mut table, &[("american", "boston")]);
    assert_eq!(cus(&table, American, "boston"), 2);
}

/// Card 84: any general, six spaces, and he may still fight on the last.
#[test]
fn glover_rows_six_spaces() {
    let board = Board::quiet().general("gates", "quebec").american(2, "quebec").british(3, "morristown");
    let mut table = event(84, American, board);
    // From Quebec there is but one way.
    play(&mut table, &[("american", "2")]);
    for step in ["ticonderoga", "saratoga", "albany", "west-point"] {
        play(&mut table, &[("american", step), ("american", "2")]);
    }
    assert_eq!(place(&table, "gates"), at("west-point"));
    play(&mut table, &[("american", "morristown"), ("american", "2")]);
    expect(&table, "american", "battle-card");
}

/// §6.3.C Card 86: von Steuben ends the Regulars' advantage, and leaves the game.
#[test]
fn von_steuben() {
    let table = event(86, American, Board::quiet());
    assert!(!table.state().regulars && table.state().alliance == 2);
    assert!(table.state().removed.contains(card(86)));
    let board = Board::quiet().with(|state| state.regulars = false);
    assert!(!playable(&board.0, facts(), American, card(86)));
}

/// Card 91: remove two, or flip one.
#[test]
fn lord_sandwich() {
    let mut table = event(91, British, markers());
    assert_eq!(offered(&table), ["first-option", "second-option"]);
    play(&mut table, &[("british", "second-option"), ("british", "norfolk")]);
    assert_eq!(pc(&table, "norfolk"), Some(British));
}

/// Card 91: the question says how many markers are left.
#[test]
fn questions_say_how_many_are_left() {
    let mut table = event(91, British, markers().pcs(American, &["newport"]));
    play(&mut table, &[("british", "first-option")]);
    let left = |table: &WwTable| question(table).prompt.message().number("left");
    assert_eq!(left(&table), Some(2));
    play(&mut table, &[("british", "norfolk")]);
    assert_eq!(left(&table), Some(1));
}

/// Card 94: no more PC markers by operations or discards this year.
#[test]
fn mutinies() {
    let table = event(94, British, Board::quiet());
    assert!(table.state().blocked.american.ops && table.state().blocked.american.discard);
    assert!(!playable(table.state(), facts(), British, card(94)));
}

/// §6.1.D Cards 78, 79, 98 and 105 draw from the other hand; 105 waits for the European War.
#[test]
fn cards_are_drawn_from_hands() {
    for (number, side) in [(78, American), (79, American), (98, British)] {
        let mut table = event(number, side, Board::quiet());
        play(&mut table, &[("chance", "card-2")]);
        assert!(table.state().hands[side.enemy()].is_empty(), "card {number}");
    }
    assert!(!playable(&Board::quiet().hand(American, &[1]).0, facts(), British, card(105)));
    assert!(playable(&Board::quiet().hand(American, &[1]).allied("delaware").0, facts(), British, card(105)));
    assert!(!playable(&Board::quiet().allied("delaware").0, facts(), British, card(105)), "an empty hand");
}

/// Card 80: two British units, the box first; only in the European War.
#[test]
fn galvez() {
    assert!(!playable(&Board::quiet().0, facts(), American, card(80)));
    let board = Board::quiet().allied("delaware").with(|state| state.british_box = 1).british(1, "boston");
    let mut table = event(80, American, board);
    assert_eq!(table.state().british_box, 0);
    play(&mut table, &[("american", "boston")]);
    assert_eq!(cus(&table, British, "boston"), 0);
}

/// Card 109: three units for the box, before the European War.
#[test]
fn german_auxiliaries() {
    assert_eq!(event(109, British, Board::quiet()).state().british_box, 3);
    assert!(!playable(&Board::quiet().allied("delaware").0, facts(), British, card(109)));
}

/// Card 100: Tarleton as an impulse takes a unit without a general, or a PC marker.
#[test]
fn tarleton_strikes() {
    let board = markers().american(2, "hillsboro").american(1, "salem").general("greene", "salem");
    let mut table = event(100, British, board);
    play(&mut table, &[("british", "first-option")]);
    assert_eq!(cus(&table, American, "hillsboro"), 1);
}

/// §6.3.B The flag says who may play an event; §6.33 a battle card is no impulse.
#[test]
fn flags_and_timing() {
    let board =
        markers().allied("delaware").general("greene", "boston").hand(American, &[1]).hand(British, &[2]);
    let board = board.with(|state| state.british_box = 1);
    let both = |card: Card| Side::BOTH.map(|side| playable(&board.0, facts(), side, card));
    for (number, expected) in [
        (63, [true, false]),
        (90, [false, true]),
        (55, [true, true]),
        (87, [false, false]),
        (103, [false, false]),
        (102, [false, false]),
        (101, [true, true]),
        (97, [false, true]),
        (96, [false, false]),
        (95, [false, false]),
    ] {
        assert_eq!(both(card(number)), expected, "card {number}");
    }
    assert_eq!(facts().deck.len(), 110);
}
