//! §7.0, §7.1 Movement.

use tricorne_testkit::script::{expect, expect_winners, offered, play};
use we_the_people::pieces::Side::{American, British};
use we_the_people::state::Place;

use crate::board::{Board, at, cus, offers, place};

fn greene() -> Board {
    Board::quiet()
        .general("greene", "hartford")
        .american(5, "hartford")
        .hand(American, &[1])
        .hand(British, &[2, 3])
}

/// §7.1 The rulebook's example: he begins with five, drops one, and later picks up another. He moves four spaces.
#[test]
fn drops_and_picks_up() {
    let mut table = greene().american(1, "lexington-concord").open();
    play(
        &mut table,
        &[
            ("american", "move"),
            ("american", "newport"),
            ("american", "5"),
            ("american", "lexington-concord"),
            ("american", "4"),
            ("american", "concord-nh"),
            ("american", "5"),
            ("american", "norwich"),
            ("american", "5"),
        ],
    );
    assert_eq!((cus(&table, American, "newport"), cus(&table, American, "norwich")), (1, 5));
    assert_eq!(place(&table, "greene"), at("norwich"));
    expect(&table, "british", "play-card");
}

/// §7.1 Never more than five at a time.
#[test]
fn five_at_most() {
    let mut table = greene().american(3, "hartford").open();
    play(&mut table, &[("american", "move"), ("american", "newport")]);
    assert_eq!(offered(&table).last().map(String::as_str), Some("5"));
}

/// §6.2, §7.1 Glover's regiment takes a general six spaces.
#[test]
fn six_spaces_with_glover() {
    let mut table =
        Board::quiet().general("gates", "hartford").hand(American, &[62, 1]).hand(British, &[2, 3]).open();
    play(&mut table, &[("american", "card-62"), ("american", "event")]);
    for to in ["springfield", "albany", "saratoga", "ticonderoga", "montreal", "quebec"] {
        play(&mut table, &[("american", to)]);
    }
    assert_eq!(place(&table, "gates"), at("quebec"));
    expect(&table, "british", "play-card");
}

/// §7.1 The dotted line is Arnold's alone.
#[test]
fn arnolds_path() {
    for (general, may) in [("arnold", true), ("greene", false)] {
        let mut table = Board::quiet()
            .general(general, "falmouth")
            .american(1, "falmouth")
            .hand(American, &[1])
            .hand(British, &[2, 3])
            .open();
        play(&mut table, &[("american", "move")]);
        assert_eq!(offers(&table, "quebec"), may, "{general}");
    }
}

/// §7.1 A general alone does not enter where enemy combat units are; with an enemy general alone he may pass, not stop.
#[test]
fn generals_alone() {
    let mut table = Board::quiet()
        .general("greene", "hartford")
        .general("howe", "newport")
        .british(1, "springfield")
        .hand(American, &[1])
        .hand(British, &[2, 3])
        .open();
    play(&mut table, &[("american", "move")]);
    assert_eq!(offered(&table), ["newport", "new-haven"]);
    play(&mut table, &[("american", "newport")]);
    assert!(!offers(&table, "stop") && offers(&table, "boston"));
    assert_eq!(place(&table, "howe"), at("newport"));
}

/// §7.1 An army captures an enemy general alone; he comes back with the new year (P12).
#[test]
fn captures_generals() {
    let mut table = greene().general("howe", "newport").open();
    play(&mut table, &[("american", "move"), ("american", "newport"), ("american", "2")]);
    assert_eq!(place(&table, "howe"), Place::Captured);
    expect(&table, "american", "move");
}

/// §12.0 The capture of Washington wins the war.
#[test]
fn captures_washington() {
    let mut table = Board::quiet()
        .general("washington", "springfield")
        .general("howe", "newport")
        .british(2, "newport")
        .hand(British, &[37])
        .hand(American, &[1])
        .begins(British)
        .open();
    play(
        &mut table,
        &[
            ("british", "move"),
            ("british", "lexington-concord"),
            ("british", "1"),
            ("british", "springfield"),
            ("british", "1"),
        ],
    );
    expect_winners(&table, &["british"]);
}

/// §7.1 Two generals of a side: the owner sends one to the box, but never Washington.
#[test]
fn two_generals() {
    let mut table = greene().general("lee", "newport").american(1, "newport").open();
    play(
        &mut table,
        &[
            ("american", "move"),
            ("american", "newport"),
            ("american", "1"),
            ("american", "stop"),
            ("american", "lee"),
        ],
    );
    assert_eq!((place(&table, "lee"), place(&table, "greene")), (Place::Reinforcements, at("newport")));
    let mut table = greene().general("washington", "newport").open();
    play(
        &mut table,
        &[
            ("american", "move"),
            ("american", "greene"),
            ("american", "newport"),
            ("american", "0"),
            ("american", "stop"),
        ],
    );
    assert_eq!(
        (place(&table, "greene"), place(&table, "washington")),
        (Place::Reinforcements, at("newport"))
    );
}

/// §7.1 The British sail from port to port, with their whole move, to ports without American marker or combat unit; the
/// port they leave may have one, and the French Navy closes both.
#[test]
fn the_british_sail() {
    let board = Board::quiet()
        .general("howe", "boston")
        .british(6, "boston")
        .pcs(American, &["boston", "norfolk"])
        .american(1, "savannah")
        .general("gates", "new-york")
        .hand(British, &[37])
        .hand(American, &[1])
        .begins(British);
    let mut table = board.clone().allied("baltimore").open();
    play(&mut table, &[("british", "move")]);
    assert!(offers(&table, "by-sea:new-york") && offers(&table, "by-sea:quebec"));
    for closed in ["norfolk", "savannah", "baltimore", "boston"] {
        assert!(!offers(&table, &format!("by-sea:{closed}")), "{closed}");
    }
    play(&mut table, &[("british", "by-sea:new-york")]);
    assert_eq!(offered(&table), ["1", "2", "3", "4", "5"]);
    play(&mut table, &[("british", "5")]);
    assert_eq!((cus(&table, British, "new-york"), place(&table, "gates")), (5, Place::Captured));
    expect(&table, "american", "play-card");
    let mut table = board.allied("boston").open();
    play(&mut table, &[("british", "move")]);
    assert!(!offered(&table).iter().any(|it| it.starts_with("by-sea")));
}

/// §7.1 A British army disperses Congress where no American combat unit guards it; a general alone does not.
#[test]
fn disperses_congress() {
    for (count, dispersed) in [("2", true), ("0", false)] {
        let mut table = Board::quiet()
            .general("howe", "new-brunswick")
            .british(2, "new-brunswick")
            .hand(British, &[37])
            .hand(American, &[1])
            .begins(British)
            .open();
        play(&mut table, &[("british", "move"), ("british", "monmouth"), ("british", count)]);
        assert_eq!(table.state().congress.is_none(), dispersed);
    }
}

/// §7.0 A campaign moves different generals, one after the other.
#[test]
fn campaigns() {
    let mut table = greene().general("gates", "albany").hand(American, &[53]).open();
    play(
        &mut table,
        &[
            ("american", "card-53"),
            ("american", "event"),
            ("american", "gates"),
            ("american", "saratoga"),
            ("american", "stop"),
        ],
    );
    assert_eq!(offered(&table), ["greene", "done"]);
    play(
        &mut table,
        &[("american", "greene"), ("american", "newport"), ("american", "5"), ("american", "stop")],
    );
    expect(&table, "british", "play-card");
}

/// §7.0 Two generals of one campaign may move the same combat unit (P8).
#[test]
fn one_unit_moved_twice() {
    let mut table = Board::quiet()
        .general("gates", "albany")
        .american(1, "albany")
        .general("greene", "hartford")
        .hand(American, &[53, 1])
        .hand(British, &[2, 3])
        .open();
    play(&mut table, &[("american", "card-53"), ("american", "event"), ("american", "gates")]);
    play(&mut table, &[("american", "springfield"), ("american", "1"), ("american", "albany")]);
    play(&mut table, &[("american", "0"), ("american", "stop"), ("american", "greene")]);
    play(&mut table, &[("american", "springfield"), ("american", "norwich"), ("american", "1")]);
    assert_eq!((cus(&table, American, "norwich"), place(&table, "gates")), (1, at("albany")));
}
