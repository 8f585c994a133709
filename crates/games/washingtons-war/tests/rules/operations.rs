//! §6.2, §7.1 Operations cards and the queue.

use tricorne_testkit::script::{expect, offered, play};
use washingtons_war::pieces::Side::{American, British};

use crate::board::{Board, at, card, facts, offers, place, space};

/// The British hold three 1s, a 3 and three events; the Americans hold 2s.
fn example() -> Board {
    Board::quiet()
        .general("howe", "boston")
        .british(5, "boston")
        .general("cornwallis", "new-york")
        .british(2, "new-york")
        .general("burgoyne", "montreal")
        .british(3, "montreal")
        .hand(British, &[1, 2, 3, 37, 109, 92, 110])
        .hand(American, &[19, 20, 21, 22])
        .begins(British)
}

/// What the American does meanwhile.
const MEANWHILE: [(&str, &str); 2] = [("american", "political-control"), ("american", "done")];

/// §7.1.B The first example: two 1s in the queue activate Burgoyne, and both are discarded.
#[test]
fn two_ones_activate_burgoyne() {
    let mut table = example().open();
    play(&mut table, &[("british", "card-1"), ("british", "queue"), ("american", "card-19")]);
    assert_eq!(table.state().queued(facts(), British), 1);
    play(&mut table, &MEANWHILE);
    play(&mut table, &[("british", "card-2"), ("british", "queue")]);
    expect(&table, "british", "use-queue");
    // Howe needs three operations.
    assert_eq!(offered(&table), ["burgoyne", "cornwallis", "extend"]);
    play(
        &mut table,
        &[("british", "burgoyne"), ("british", "ticonderoga"), ("british", "3"), ("british", "stop")],
    );
    assert_eq!(place(&table, "burgoyne"), at("ticonderoga"));
    assert!(table.state().queue.british.is_empty());
    assert!(table.state().discards.contains(card(1)) && table.state().discards.contains(card(2)));
}

/// §7.1.B.iii The second example: an event abandons the queue, whose card is discarded; a new one may be begun.
#[test]
fn an_event_abandons_the_queue() {
    let mut table = example().open();
    play(&mut table, &[("british", "card-1"), ("british", "queue"), ("american", "card-19")]);
    play(&mut table, &MEANWHILE);
    play(&mut table, &[("british", "card-109"), ("british", "event")]);
    assert_eq!(table.state().british_box, 3);
    assert!(table.state().queue.british.is_empty());
    assert!(table.state().discards.contains(card(1)));
    play(&mut table, &[("american", "card-20")]);
    play(&mut table, &MEANWHILE);
    play(&mut table, &[("british", "card-2"), ("british", "queue")]);
    assert_eq!(table.state().queued(facts(), British), 1);
}

/// §7.1.B The third example: two 1s are in the queue; only a third card can activate a general, and then any.
#[test]
fn a_third_card_activates_anybody() {
    let mut table = example().open();
    play(&mut table, &[("british", "card-1"), ("british", "queue"), ("american", "card-19")]);
    play(&mut table, &MEANWHILE);
    play(
        &mut table,
        &[("british", "card-2"), ("british", "queue"), ("british", "extend"), ("american", "card-20")],
    );
    play(&mut table, &MEANWHILE);
    // The queue alone activates nobody: a card must be played, and another use of it abandons the queue.
    expect(&table, "british", "play-card");
    play(&mut table, &[("british", "card-3"), ("british", "queue")]);
    assert_eq!(offered(&table), ["howe", "burgoyne", "cornwallis", "extend"]);
}

/// §7.1.B.i A queue begins with a 1 or a 2, never with a 3; a 3 may extend it.
#[test]
fn a_three_begins_no_queue() {
    let mut table = example().open();
    play(&mut table, &[("british", "card-37")]);
    assert!(!offers(&table, "queue"));
    let mut table = example().open();
    play(&mut table, &[("british", "card-1"), ("british", "queue"), ("american", "card-19")]);
    play(&mut table, &MEANWHILE);
    play(&mut table, &[("british", "card-37")]);
    assert!(offers(&table, "queue"));
}

/// §7.1.A A card activates generals whose strategy rating it reaches.
#[test]
fn the_value_must_reach_the_strategy_rating() {
    for (number, generals) in [(2, vec![]), (37, vec!["howe", "burgoyne", "cornwallis"])] {
        let mut table = example().open();
        play(&mut table, &[("british", &format!("card-{number}"))]);
        assert_eq!(offers(&table, "activate"), !generals.is_empty(), "card {number}");
        if !generals.is_empty() {
            play(&mut table, &[("british", "activate")]);
            assert_eq!(offered(&table), generals);
        }
    }
}

/// §6.2 A card used for PC markers or a general is discarded; one for reinforcements lies in its box.
#[test]
fn where_cards_go() {
    let mut table = example().with(|state| state.british_box = 2).open();
    play(&mut table, &[("british", "card-1"), ("british", "reinforce"), ("british", "new-haven")]);
    play(&mut table, &[("british", "2"), ("british", "no-general"), ("american", "card-19")]);
    assert!(table.state().reinforcement_cards.british.contains(card(1)));
    assert_eq!(table.state().cus(British, space("new-haven")), 2);
    play(&mut table, &MEANWHILE);
    assert!(table.state().discards.contains(card(19)));
}
