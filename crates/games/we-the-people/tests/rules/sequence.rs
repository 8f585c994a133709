//! §5.0 The sequence of play, §6.0 the deck.

use tricorne_testkit::script::{expect, offered, play};
use we_the_people::cards::CardSet;
use we_the_people::pieces::Side::{American, British};
use we_the_people::state::{Phase, Place};

use crate::board::{Board, card, facts, place};

/// §5.0 Captured generals return to their boxes, British combat units arrive, and each side gets seven cards.
#[test]
fn a_year_begins() {
    let cards: Vec<String> = (1..=14).map(|number| format!("card-{number}")).collect();
    let table = Board::quiet()
        .phase(Phase::Reinforcements)
        .year(1776)
        .with(|state| state.put(crate::board::general("howe"), Place::Captured))
        .table(cards);
    assert_eq!(place(&table, "howe"), Place::Reinforcements);
    assert_eq!(table.state().british_box, 8);
    assert_eq!((table.state().hand_size(American), table.state().hand_size(British)), (7, 7));
    expect(&table, "british", "open-with-campaign");
}

/// §5.0 The British may open with a campaign; then the American plays. They are asked even without one (P1).
#[test]
fn the_british_open_with_a_campaign() {
    let board = Board::quiet()
        .general("howe", "boston")
        .phase(Phase::FirstPlayer)
        .hand(British, &[51, 1])
        .hand(American, &[2, 3]);
    let mut table = board.clone().open();
    assert_eq!(offered(&table), ["card-51", "no"]);
    play(&mut table, &[("british", "card-51"), ("british", "done")]);
    expect(&table, "american", "play-card");
    let table =
        board.with(|state| state.hands.british.remove(card(51))).with(|state| state.deck.insert(card(51)));
    let table = table.open();
    assert_eq!(offered(&table), ["no"]);
}

/// §5.0 Otherwise the American decides who goes first.
#[test]
fn the_american_decides() {
    let mut table =
        Board::quiet().phase(Phase::FirstPlayer).hand(British, &[1, 4]).hand(American, &[2, 3]).open();
    play(&mut table, &[("british", "no"), ("american", "british")]);
    expect(&table, "british", "play-card");
}

/// §5.0 Who has cards left plays on alone; then the phase ends.
#[test]
fn one_side_plays_on() {
    let mut table = Board::quiet().hand(American, &[63, 64]).open();
    play(&mut table, &[("american", "card-63")]);
    // The last card is asked for like any other, and nobody hears of it before.
    expect(&table, "american", "play-card");
    assert!(table.state().hands.american.contains(card(64)));
    play(&mut table, &[("american", "card-64")]);
    assert_eq!(table.state().turn, 1);
    assert!(table.state().discards.contains(card(63)) && table.state().discards.contains(card(64)));
}

/// §5.0 In the End Phase the reinforcement cards go to the discard pile, and the mutiny is over.
#[test]
fn the_year_ends() {
    let table = Board::quiet()
        .phase(Phase::End)
        .with(|state| {
            state.deck.remove(card(1));
            state.reinforcement_cards.american.insert(card(1));
            state.blocked.american = true;
        })
        .open();
    assert!(table.state().discards.contains(card(1)) && !table.state().blocked.american);
    assert_eq!(table.state().year(facts()), 1776);
}

/// §6.0 When the deck runs out, the discard pile is shuffled at once (P5).
#[test]
fn the_deck_runs_out() {
    let table = Board::quiet()
        .phase(Phase::Deal)
        .with(|state| {
            state.discards = state.deck;
            state.deck = [card(1), card(2)].into_iter().collect();
            state.discards = state.discards - state.deck;
        })
        .table(["card-1", "card-2"]);
    assert_eq!(table.state().discards, CardSet::NONE);
    assert_eq!(table.state().deck.len(), 94);
}

/// §5.0 A card that was shown cannot be taken back into a secret hand.
#[test]
fn a_shown_card_is_not_taken_back() {
    let mut table = Board::quiet().hand(British, &[1, 2]).hand(American, &[3]).begins(British).open();
    play(&mut table, &[("british", "card-1")]);
    assert!(table.undo("british").is_err());
}
