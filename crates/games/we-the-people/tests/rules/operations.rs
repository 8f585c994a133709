//! §6.1 Operations cards, §10.1 PC markers.

use tricorne_testkit::script::{expect, offered, play};
use we_the_people::pieces::Side::{American, British};

use crate::board::{Board, offers, pc, space};

/// §6.1 The rulebook's example: a 1 moves generals of strategy 1, a 2 those of 1 or 2, a 3 any.
#[test]
fn strategy_ratings() {
    let board = Board::quiet()
        .general("greene", "newport")
        .general("gates", "albany")
        .hand(American, &[1, 21, 37])
        .hand(British, &[2]);
    let movers = |card: &str| {
        let mut table = board.clone().open();
        play(&mut table, &[("american", card), ("american", "move")]);
        offered(&table)
    };
    assert_eq!(movers("card-21"), ["greene", "gates"]);
    // Greene alone may move with a 1: nobody is asked for.
    assert!(movers("card-1").contains(&"boston".to_owned()));
    let mut table = Board::quiet().general("howe", "boston").hand(British, &[21, 22]).begins(British).open();
    play(&mut table, &[("british", "card-21")]);
    assert!(!offers(&table, "move"));
}

/// §10.1 The American places anywhere without British marker or combat unit, and flips where a general of his is (P15).
#[test]
fn the_american_places() {
    let board = Board::quiet()
        .pcs(British, &["camden", "norfolk"])
        .british(1, "albany")
        .general("greene", "camden")
        .hand(American, &[21])
        .hand(British, &[1]);
    let mut table = board.clone().open();
    play(&mut table, &[("american", "political-control")]);
    assert!(offers(&table, "camden") && offers(&table, "quebec") && offers(&table, "augusta"));
    assert!(!offers(&table, "norfolk") && !offers(&table, "albany") && !offers(&table, "barnstable"));
    play(&mut table, &[("american", "camden"), ("american", "augusta")]);
    assert_eq!((pc(&table, "camden"), pc(&table, "augusta")), (Some(American), Some(American)));
    expect(&table, "british", "play-card");
    // Without Congress, or after the mutiny, neither placing nor flipping.
    for board in
        [board.clone().with(|state| state.congress = None), board.with(|state| state.blocked.american = true)]
    {
        let table = board.open();
        assert!(!offers(&table, "political-control") && offers(&table, "nothing"));
    }
}

/// §10.1 The British place next to markers that were there before the card, and flip where an army of theirs is (P16).
#[test]
fn the_british_place_without_a_chain() {
    let mut table = Board::quiet()
        .pcs(British, &["camden"])
        .pcs(American, &["cheraw", "albany"])
        .american(1, "charlotte")
        .general("gates", "eutaw-springs")
        .general("howe", "albany")
        .british(1, "albany")
        .hand(British, &[37])
        .hand(American, &[1])
        .begins(British)
        .open();
    play(&mut table, &[("british", "political-control")]);
    // A lone American general is no hindrance; combat units and markers are.
    assert_eq!(offered(&table), ["albany", "ninety-six", "eutaw-springs", "done"]);
    play(&mut table, &[("british", "ninety-six")]);
    assert!(!offers(&table, "augusta"));
    play(&mut table, &[("british", "albany"), ("british", "done")]);
    assert_eq!(pc(&table, "albany"), Some(British));
}

/// §10.1 Nobody places where Congress meets but the American; a British general alone does not flip.
#[test]
fn congress_and_lone_generals() {
    let mut table = Board::quiet()
        .pcs(British, &["new-brunswick"])
        .pcs(American, &["saratoga"])
        .general("howe", "saratoga")
        .hand(British, &[37])
        .hand(American, &[1])
        .begins(British)
        .open();
    play(&mut table, &[("british", "political-control")]);
    assert_eq!(table.state().congress, Some(space("monmouth")));
    assert!(!offers(&table, "monmouth") && !offers(&table, "saratoga") && offers(&table, "morristown"));
}
