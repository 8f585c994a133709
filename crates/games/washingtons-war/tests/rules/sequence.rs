//! §5.0 The sequence of play.

use tricorne_testkit::script::{expect, offered, play};
use washingtons_war::pieces::Side::{American, British};
use washingtons_war::state::Phase;

use crate::board::{Board, card, facts};

/// §5.3 The British may open with a campaign card, and must then play it as a campaign.
#[test]
fn the_british_open_with_a_campaign() {
    let board = Board::quiet()
        .general("howe", "boston")
        .british(2, "boston")
        .hand(British, &[55, 1])
        .hand(American, &[2, 3])
        .phase(Phase::FirstPlayer);
    let mut table = board.clone().open();
    assert_eq!(offered(&table), ["card-55", "no"]);
    play(&mut table, &[("british", "card-55")]);
    expect(&table, "british", "campaign");
    play(&mut table, &[("british", "done")]);
    expect(&table, "american", "play-card");
    let mut table = board.open();
    play(&mut table, &[("british", "no")]);
    expect(&table, "american", "who-first");
    play(&mut table, &[("american", "british")]);
    expect(&table, "british", "play-card");
}

/// W1 The British are asked even without a campaign card, so that the question tells nothing.
#[test]
fn the_question_tells_nothing() {
    let table = Board::quiet().hand(British, &[1]).hand(American, &[2]).phase(Phase::FirstPlayer).open();
    assert_eq!(offered(&table), ["no"]);
    expect(&table, "british", "open-with-campaign");
}

/// §5.3 In the year after Congress was dispersed the British choose.
#[test]
fn the_british_choose_after_a_dispersal() {
    let mut table = Board::quiet()
        .with(|state| state.british_choose = true)
        .hand(British, &[1])
        .hand(American, &[2])
        .phase(Phase::FirstPlayer)
        .open();
    play(&mut table, &[("british", "no")]);
    expect(&table, "british", "who-first");
}

/// §5.3 Impulses alternate; who runs out waits while the other plays on; then comes winter.
#[test]
fn impulses_alternate() {
    let mut table = Board::quiet().hand(British, &[1, 2, 3]).hand(American, &[4]).open();
    play(&mut table, &[("american", "political-control"), ("american", "done"), ("british", "card-1")]);
    play(&mut table, &[("british", "political-control")]);
    expect(&table, "british", "play-card");
    play(&mut table, &[("british", "card-2"), ("british", "political-control")]);
    play(&mut table, &[("british", "card-3"), ("british", "political-control")]);
    expect(&table, "chance", "winter-roll");
}

/// §5.3 The last card of a hand is asked for like any other, and nobody hears of it before.
#[test]
fn the_last_card_is_no_open_secret() {
    let mut table = Board::quiet().hand(American, &[1, 2]).hand(British, &[3, 4]).open();
    play(&mut table, &[("american", "card-1"), ("american", "political-control"), ("american", "done")]);
    play(&mut table, &[("british", "card-3"), ("british", "political-control")]);
    expect(&table, "american", "play-card");
    assert_eq!(offered(&table), ["card-2"]);
    assert!(table.state().hands.american.contains(card(2)));
}

/// §5.7 At the turn of the year queues, reinforcement cards and mutinies are over.
#[test]
fn the_end_phase() {
    let table = Board::quiet()
        .with(|state| {
            for (number, side) in [(1, American), (2, British)] {
                state.deck.remove(card(number));
                state.queue[side].insert(card(number));
            }
            state.deck.remove(card(3));
            state.reinforcement_cards.british.insert(card(3));
            state.blocked.american.ops = true;
        })
        .phase(Phase::End)
        .open();
    let state = table.state();
    assert!(state.queue.american.is_empty() && state.reinforcement_cards.british.is_empty());
    assert_eq!(state.discards.len(), 3);
    assert!(!state.blocked.american.ops);
    assert_eq!(state.year(facts()), 1776);
}
