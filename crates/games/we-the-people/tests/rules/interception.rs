//! §7.2 Interception, §9.0 retreat before battle.

use tricorne_testkit::script::{expect, offered, play};
use we_the_people::pieces::Side::{American, British};
use we_the_people::state::Place;

use crate::board::{Board, at, cus, offers, place, space};

/// Washington waits in Albany; the British come to Saratoga, which has an American PC marker.
pub fn washington() -> Board {
    Board::quiet()
        .general("washington", "albany")
        .american(3, "albany")
        .pcs(American, &["saratoga"])
        .general("burgoyne", "ticonderoga")
        .british(4, "ticonderoga")
        .hand(British, &[21])
        .hand(American, &[1])
        .begins(British)
}

/// Burgoyne marches.
pub const MARCH: [(&str, &str); 3] = [("british", "move"), ("british", "saratoga"), ("british", "4")];

/// §7.2 The rulebook's example: with battle rating 2 Washington intercepts on 1 or 2, with up to five combat units, and
/// there is a battle in that space (P9).
#[test]
fn washington_intercepts_on_two() {
    for die in ["1", "2"] {
        let mut table = washington().american(4, "albany").table([die]);
        play(&mut table, &MARCH);
        assert_eq!(offered(&table), ["washington", "no"]);
        play(&mut table, &[("american", "washington"), ("american", "5")]);
        assert_eq!((place(&table, "washington"), cus(&table, American, "saratoga")), (at("saratoga"), 5));
        assert_eq!(cus(&table, American, "albany"), 2);
        expect(&table, "american", "battle-event");
    }
}

/// §7.2 The rulebook's example: on 3 to 6 there is no battle, the British march on, and if they attack Washington with the
/// same card he may not retreat before battle.
#[test]
fn washington_fails_on_three() {
    for die in ["3", "6"] {
        let mut table = washington().table([die]);
        play(&mut table, &MARCH);
        play(&mut table, &[("american", "washington"), ("british", "albany"), ("british", "4")]);
        expect(&table, "american", "battle-event");
    }
}

/// §7.2 No interception where there is no American PC marker, or against a general alone (P11).
#[test]
fn where_nobody_intercepts() {
    let mut table = washington().with(|state| state.unmark(space("saratoga"))).open();
    play(&mut table, &MARCH);
    assert!(offers(&table, "stop"));
    let mut table = washington().open();
    play(&mut table, &[("british", "move"), ("british", "saratoga"), ("british", "0")]);
    assert!(offers(&table, "stop"));
}

/// §7.2 Each army may try once a card.
#[test]
fn once_a_card() {
    let mut table = washington().pcs(American, &["fort-stanwix", "oswego", "ticonderoga"]).table(["6"]);
    play(&mut table, &MARCH);
    play(
        &mut table,
        &[
            ("american", "washington"),
            ("british", "ticonderoga"),
            ("british", "4"),
            ("british", "saratoga"),
            ("british", "4"),
        ],
    );
    assert!(offers(&table, "stop") || offers(&table, "albany"));
}

/// §7.2 An army may come to the help of another, whose general may have to go.
#[test]
fn help_arrives() {
    let mut table = washington().general("lee", "saratoga").american(1, "saratoga").table(["2"]);
    play(&mut table, &MARCH);
    play(&mut table, &[("american", "washington"), ("american", "3")]);
    assert_eq!(place(&table, "lee"), Place::Reinforcements);
    assert_eq!(cus(&table, American, "saratoga"), 4);
    expect(&table, "american", "battle-event");
}

/// Americans in Saratoga under a general, attacked from Ticonderoga.
fn attacked(general: &str, units: u8) -> Board {
    Board::quiet()
        .general(general, "saratoga")
        .american(units, "saratoga")
        .general("burgoyne", "ticonderoga")
        .british(4, "ticonderoga")
        .hand(British, &[21])
        .hand(American, &[1])
        .begins(British)
}

/// §9.0 Washington and Greene retreat before battle on 1 to 4, others on their battle rating; the British take the space
/// and stop.
#[test]
fn retreats_before_battle() {
    for (general, die, gone) in [
        ("washington", "4", true),
        ("washington", "5", false),
        ("greene", "4", true),
        ("gates", "1", true),
        ("gates", "2", false),
    ] {
        let mut table = attacked(general, 3).table([die]);
        play(&mut table, &MARCH);
        play(&mut table, &[("american", "yes")]);
        if gone {
            play(&mut table, &[("american", "3")]);
            assert_eq!((place(&table, general), cus(&table, American, "albany")), (at("albany"), 3));
            expect(&table, "american", "play-card");
        } else {
            expect(&table, "american", "battle-event");
        }
    }
}

/// §9.0 Up to five go; the others stay and fight without a general.
#[test]
fn some_stay_behind() {
    let mut table = attacked("washington", 6).table(["1"]);
    play(&mut table, &MARCH);
    play(&mut table, &[("american", "yes"), ("american", "5")]);
    assert_eq!((cus(&table, American, "albany"), cus(&table, American, "saratoga")), (5, 1));
    expect(&table, "american", "battle-event");
}

/// §9.0 Nowhere to go, no attempt: not where the British come from, nor to British markers or combat units (P10).
#[test]
fn nowhere_to_go() {
    let mut table = attacked("washington", 3).pcs(British, &["albany"]).open();
    play(&mut table, &MARCH);
    expect(&table, "american", "battle-event");
}
