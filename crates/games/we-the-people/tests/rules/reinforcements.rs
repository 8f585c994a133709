//! §8.0 Reinforcements.

use tricorne_testkit::script::{expect, offered, play};
use we_the_people::pieces::Side::{American, British};
use we_the_people::state::Place;

use crate::board::{Board, at, card, cus, offers, place};

/// §8.0 American reinforcements: as many as the card says, in one space of the thirteen colonies without British marker or
/// combat unit, and a general with them. Two cards a year.
#[test]
fn american_reinforcements() {
    let mut table = Board::quiet()
        .pcs(British, &["norfolk"])
        .british(1, "albany")
        .hand(American, &[37, 21, 1])
        .hand(British, &[2, 3, 4])
        .open();
    play(&mut table, &[("american", "card-37"), ("american", "reinforce")]);
    for closed in ["quebec", "norfolk", "albany", "barnstable"] {
        assert!(!offers(&table, closed), "{closed}");
    }
    play(&mut table, &[("american", "reading"), ("american", "arnold")]);
    assert_eq!((cus(&table, American, "reading"), place(&table, "arnold")), (3, at("reading")));
    assert!(table.state().reinforcement_cards.american.contains(card(37)));
    // The general there may be replaced.
    play(&mut table, &[("british", "card-2"), ("british", "political-control"), ("british", "done")]);
    play(
        &mut table,
        &[
            ("american", "card-21"),
            ("american", "reinforce"),
            ("american", "reading"),
            ("american", "greene"),
        ],
    );
    assert_eq!((place(&table, "arnold"), place(&table, "greene")), (Place::Reinforcements, at("reading")));
    play(&mut table, &[("british", "card-3"), ("british", "political-control"), ("british", "done")]);
    assert!(!offers(&table, "reinforce"));
}

/// §8.0 Nobody takes Washington's place.
#[test]
fn washington_stays() {
    let mut table =
        Board::quiet().general("washington", "reading").hand(American, &[1]).hand(British, &[2, 3]).open();
    play(&mut table, &[("american", "reinforce"), ("american", "reading")]);
    expect(&table, "british", "play-card");
}

/// §8.0 British reinforcements: any number from the box, in one port without American marker or combat unit or the French
/// Navy. One card a year.
#[test]
fn british_reinforcements() {
    let mut table = Board::quiet()
        .pcs(American, &["norfolk"])
        .american(1, "savannah")
        .general("gates", "new-york")
        .allied("boston")
        .with(|state| state.british_box = 4)
        .hand(British, &[1, 2])
        .hand(American, &[3, 4])
        .begins(British)
        .open();
    play(&mut table, &[("british", "card-1"), ("british", "reinforce")]);
    for closed in ["norfolk", "savannah", "boston", "albany"] {
        assert!(!offers(&table, closed), "{closed}");
    }
    play(&mut table, &[("british", "new-york")]);
    // A general lands alone only where no American general is.
    assert_eq!(offered(&table), ["1", "2", "3", "4"]);
    play(&mut table, &[("british", "3"), ("british", "cornwallis")]);
    assert_eq!((cus(&table, British, "new-york"), place(&table, "cornwallis")), (3, at("new-york")));
    assert_eq!((table.state().british_box, place(&table, "gates")), (1, Place::Captured));
    play(&mut table, &[("american", "card-3"), ("american", "political-control"), ("american", "done")]);
    assert!(!offers(&table, "reinforce"));
}
