//! §5.0, §6.2 The French.

use tricorne_testkit::script::{expect, offered, play};
use we_the_people::pieces::Nation;
use we_the_people::pieces::Side::{American, British};
use we_the_people::state::{Navy, Phase, Place};

use crate::board::{Board, at, cus, facts, offers, place, space};

/// §6.2 Franklin: the American places navy and force, whoever plays the card; no port with British marker or combat unit
/// or an American general takes the force.
#[test]
fn the_alliance() {
    let mut table = Board::quiet()
        .pcs(British, &["norfolk"])
        .general("greene", "savannah")
        .hand(British, &[90, 1])
        .hand(American, &[2])
        .begins(British)
        .open();
    play(&mut table, &[("british", "card-90"), ("american", "barnstable")]);
    assert_eq!(table.state().navy, Navy::At(space("barnstable")));
    for closed in ["norfolk", "savannah", "barnstable", "albany"] {
        assert!(!offers(&table, closed), "{closed}");
    }
    play(&mut table, &[("american", "newport")]);
    assert_eq!((cus(&table, American, "newport"), place(&table, "rochambeau")), (5, at("newport")));
    expect(&table, "american", "play-card");
}

/// §6.2 Without a port for it, the force waits, and comes later with a card of its own (P7).
#[test]
fn the_force_waits() {
    let mut table = Board::quiet()
        .with(|state| facts().ports.iter().for_each(|port| state.mark(British, port)))
        .hand(American, &[90, 1, 3])
        .hand(British, &[2])
        .open();
    play(&mut table, &[("american", "card-90"), ("american", "boston")]);
    assert_eq!((table.state().french_box, place(&table, "rochambeau")), (5, Place::France));
    let mut table = Board::quiet()
        .allied("boston")
        .with(|state| {
            state.french_box = 5;
            state.put(crate::board::general("rochambeau"), Place::France);
        })
        .hand(American, &[1])
        .hand(British, &[2])
        .open();
    play(&mut table, &[("american", "reinforce"), ("american", "french-force"), ("american", "newport")]);
    assert_eq!((table.state().french_box, place(&table, "rochambeau")), (0, at("newport")));
    assert_eq!(table.state().on_map(Nation::French), 5);
}

/// §6.2 French combat units move and fall like American ones; the American chooses which go along.
#[test]
fn french_units_move_with_americans() {
    let mut table = Board::quiet()
        .allied("boston")
        .general("greene", "newport")
        .american(2, "newport")
        .cu(2, Nation::French, "newport")
        .hand(American, &[1])
        .hand(British, &[2])
        .open();
    play(&mut table, &[("american", "move"), ("american", "hartford"), ("american", "1"), ("american", "2")]);
    assert_eq!((cus(&table, American, "hartford"), cus(&table, American, "newport")), (3, 1));
}

/// §5.0 In its phase the French Navy goes to any port; before the alliance there is none.
#[test]
fn the_navy_phase() {
    let mut table = Board::quiet().allied("boston").phase(Phase::FrenchNavy).open();
    assert_eq!(offered(&table).len(), facts().ports.len());
    play(&mut table, &[("american", "charleston")]);
    assert_eq!(table.state().navy, Navy::At(space("charleston")));
    let table = Board::quiet().phase(Phase::FrenchNavy).open();
    assert_eq!(table.state().navy, Navy::France);
}
