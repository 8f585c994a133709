//! §8.0 Reinforcements.

use tricorne_testkit::script::{expect, offered, play};
use washingtons_war::pieces::Side::{American, British};
use washingtons_war::state::{Phase, Place};

use crate::board::{Board, at, cus, offers, place};

/// §5.1, §8.1.A, §8.2.A Captured generals come back, and the year's units arrive in the British box.
#[test]
fn the_reinforcements_phase() {
    let table = Board::quiet()
        .with(|state| {
            state.put(crate::board::general("howe"), Place::Captured);
            state.put(crate::board::general("lee"), Place::Captured);
            state.british_box = 2;
        })
        .year(1776)
        .phase(Phase::Reinforcements)
        .open();
    assert_eq!((place(&table, "howe"), place(&table, "lee")), (Place::Reinforcements, Place::Reinforcements));
    assert_eq!(table.state().british_box, 10);
}

/// §8.1.C British units land in any number at one open port without American units or PC marker; a general may come and
/// sends the one there to the box.
#[test]
fn british_reinforcements() {
    let board = Board::quiet()
        .with(|state| state.british_box = 7)
        .general("howe", "new-york")
        .british(1, "new-york")
        .pcs(American, &["boston"])
        .american(1, "norfolk")
        .hand(British, &[1, 2])
        .begins(British);
    let mut table = board.clone().open();
    play(&mut table, &[("british", "card-1"), ("british", "reinforce")]);
    assert!(!offers(&table, "boston") && !offers(&table, "norfolk") && !offers(&table, "albany"));
    play(&mut table, &[("british", "new-york"), ("british", "6"), ("british", "clinton")]);
    assert_eq!((cus(&table, British, "new-york"), table.state().british_box), (7, 1));
    assert_eq!((place(&table, "clinton"), place(&table, "howe")), (at("new-york"), Place::Reinforcements));
    // §8.1.B Once a year.
    expect(&table, "british", "play-card");
    assert!(!offers(&table, "reinforce"));
    let mut table = board.allied("long-island-sound").open();
    play(&mut table, &[("british", "card-1"), ("british", "reinforce")]);
    assert!(!offers(&table, "new-york"));
}

/// §8.2.B, §8.2.C The American brings the card's value to one space without British units or PC marker, twice a year.
#[test]
fn american_reinforcements() {
    let mut table = Board::quiet()
        .general("lee", "albany")
        .pcs(British, &["norfolk"])
        .british(1, "boston")
        .hand(American, &[37, 38, 39])
        .open();
    play(&mut table, &[("american", "card-37"), ("american", "reinforce")]);
    assert!(!offers(&table, "norfolk") && !offers(&table, "boston") && offers(&table, "quebec"));
    play(&mut table, &[("american", "albany"), ("american", "arnold")]);
    assert_eq!((cus(&table, American, "albany"), place(&table, "arnold")), (3, at("albany")));
    assert_eq!(place(&table, "lee"), Place::Reinforcements);
    // The general who was sent away may come back the same year.
    play(&mut table, &[("american", "card-38"), ("american", "reinforce"), ("american", "reading")]);
    assert!(offers(&table, "lee"));
    play(&mut table, &[("american", "lee")]);
    expect(&table, "american", "play-card");
    assert!(!offers(&table, "reinforce"));
}

/// §8.2.C Nobody takes Washington's place.
#[test]
fn washington_stays() {
    let mut table = Board::quiet().general("washington", "albany").hand(American, &[1, 2]).open();
    play(&mut table, &[("american", "card-1"), ("american", "reinforce"), ("american", "albany")]);
    assert_eq!((cus(&table, American, "albany"), place(&table, "washington")), (1, at("albany")));
    expect(&table, "american", "play-card");
}

/// §8.2 Reinforcements capture an enemy general without units.
#[test]
fn reinforcements_capture() {
    let mut table = Board::quiet().general("burgoyne", "albany").hand(American, &[1, 2]).open();
    play(&mut table, &[("american", "card-1"), ("american", "reinforce"), ("american", "albany")]);
    assert_eq!(place(&table, "burgoyne"), Place::Captured);
    let mut table = Board::quiet()
        .general("lee", "boston")
        .with(|state| state.british_box = 3)
        .hand(British, &[1, 2])
        .begins(British)
        .open();
    play(&mut table, &[("british", "card-1"), ("british", "reinforce"), ("british", "boston")]);
    assert_eq!(offered(&table), ["1", "2", "3"]);
    play(&mut table, &[("british", "1")]);
    assert_eq!(place(&table, "lee"), Place::Captured);
}
