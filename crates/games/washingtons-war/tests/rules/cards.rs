//! §6.1, §6.3 Dealing, discarding, exchanging, special events.

use tricorne_kernel::{Prompt as _, Setup, Viewer};
use tricorne_testkit::script::{expect, offered, play, table_from, told};
use washingtons_war::WashingtonsWar;
use washingtons_war::cards::CardSet;
use washingtons_war::pieces::Side::{American, British};
use washingtons_war::state::Phase;

use crate::board::{Board, WwTable, card, facts, offers, pc};

/// §5.2 Seven cards each, the American first, drawn from what is in the deck.
#[test]
fn the_deal() {
    let numbers: Vec<String> = (1..=14).map(|number| format!("card-{number}")).collect();
    let table = Board::quiet().phase(Phase::StrategyCards).table(numbers);
    let state = table.state();
    assert_eq!(
        state.hands.american.iter().map(|it| it.number()).collect::<Vec<_>>(),
        [1, 3, 5, 7, 9, 11, 13]
    );
    assert_eq!(state.hands.british.len(), 7);
    assert_eq!(state.deck.len(), 110 - 2 - 14);
}

/// §6.1.E The two cards that were set aside join the deck in 1776, without a reshuffle.
#[test]
fn cards_set_aside_until_1776() {
    let board = Board::quiet().with(|state| {
        state.deck.remove(card(1));
        state.discards.insert(card(1));
    });
    let table = board.clone().phase(Phase::StrategyCards).open();
    assert!(!offers(&table, "card-99") && !offers(&table, "card-86"));
    let table = board.year(1776).phase(Phase::StrategyCards).open();
    assert!(offers(&table, "card-99") && offers(&table, "card-86") && !offers(&table, "card-1"));
}

/// §6.1.A When the deck runs out in a deal, the discards are shuffled; boxes and the War Ends card stay out.
#[test]
fn the_deck_runs_out() {
    let table = Board::quiet()
        .with(|state| {
            let all = state.deck;
            state.deck = CardSet::of(card(1));
            state.discards = all - state.deck - CardSet::of(card(71));
            state.war_ends = Some(card(71));
        })
        .phase(Phase::StrategyCards)
        .table(["card-1"]);
    assert!(offers(&table, "card-2") && !offers(&table, "card-71") && !offers(&table, "card-1"));
}

/// §6.3.D A reshuffle that is due comes before the next deal.
#[test]
fn a_reshuffle_is_due() {
    let board = |reshuffle: bool| {
        Board::quiet()
            .with(|state| {
                state.deck.remove(card(1));
                state.discards.insert(card(1));
                state.reshuffle = reshuffle;
            })
            .phase(Phase::StrategyCards)
            .open()
    };
    assert!(offers(&board(true), "card-1"));
    assert!(!offers(&board(false), "card-1"));
}

/// §6.1.B Playing the Declaration or Pitt calls for a reshuffle, discarding Pitt does not; with Hortelez it is the other
/// way round.
#[test]
fn what_calls_for_a_reshuffle() {
    for (side, name, number, how, due) in [
        (British, "british", 95, "event", true),
        (British, "british", 95, "discard", false),
        (American, "american", 96, "event", false),
        (American, "american", 96, "discard", true),
    ] {
        let mut table = Board::quiet()
            .pcs(American, &["reading"])
            .pcs(British, &["york"])
            .hand(side, &[number, 1])
            .begins(side)
            .open();
        play(&mut table, &[(name, &format!("card-{number}")), (name, how)]);
        if how == "discard" {
            play(&mut table, &[(name, "nothing")]);
        } else if side == British {
            play(&mut table, &[(name, "done")]);
        }
        assert_eq!(table.state().reshuffle, due, "{number} {how}");
    }
}

/// §6.32.B, §10.12.B A discarded event places, flips or removes one PC marker next to a friendly one, or does nothing.
#[test]
fn discarding_an_event() {
    let board = Board::quiet()
        .pcs(American, &["reading"])
        .pcs(British, &["york", "norfolk", "philadelphia"])
        .british(1, "philadelphia")
        .hand(American, &[90, 1]);
    let mut table = board.clone().open();
    play(&mut table, &[("american", "card-90")]);
    // A British event can only be discarded. The marker with a British unit is safe.
    assert_eq!(offered(&table), ["morristown", "wyoming-valley", "carlisle", "remove:york", "nothing"]);
    play(&mut table, &[("american", "remove:york")]);
    assert_eq!(pc(&table, "york"), None);
    // §10.11.A.iv Without Congress nothing is placed, but removing stays possible.
    let mut table = board.with(|state| state.congress = None).open();
    play(&mut table, &[("american", "card-90")]);
    assert_eq!(offered(&table), ["remove:york", "nothing"]);
}

/// §6.32.C The rulebook's example: the British discard Knox, and the American takes him for a 2 before his own turn.
#[test]
fn knox_is_exchanged() {
    let mut table = Board::quiet()
        .pcs(British, &["york"])
        .hand(British, &[88, 1])
        .hand(American, &[19, 2, 63])
        .begins(British)
        .open();
    play(&mut table, &[("british", "card-88"), ("british", "carlisle")]);
    expect(&table, "american", "exchange");
    // A 1 is too little for the American.
    assert_eq!(offered(&table), ["card-19", "no"]);
    play(&mut table, &[("american", "card-19")]);
    let state = table.state();
    assert!(state.hands.american.contains(card(88)) && state.discards.contains(card(19)));
    assert_eq!(state.hand_size(American), 3);
    expect(&table, "american", "play-card");
}

/// §6.32.C The British may pay with any operations card; they are asked even if they have none.
#[test]
fn the_british_pay_with_anything() {
    let board = Board::quiet().hand(American, &[90, 1]);
    let mut table = board.clone().hand(British, &[2, 91]).open();
    play(&mut table, &[("american", "card-90")]);
    assert_eq!(offered(&table), ["card-2", "no"]);
    let mut table = board.hand(British, &[91]).open();
    play(&mut table, &[("american", "card-90")]);
    assert_eq!(offered(&table), ["no"]);
}

/// §7.1.B An exchange does not abandon the queue.
#[test]
fn an_exchange_keeps_the_queue() {
    let mut table = Board::quiet()
        .with(|state| {
            state.deck.remove(card(3));
            state.queue.british.insert(card(3));
        })
        .hand(American, &[90, 1])
        .hand(British, &[2, 91])
        .open();
    play(&mut table, &[("american", "card-90"), ("british", "card-2")]);
    assert_eq!(table.state().queued(facts(), British), 1);
}

/// §6.3.A, §6.34.A Special events are never discarded, neither in battle nor as an impulse.
#[test]
fn special_events_must_be_played() {
    let mut table = Board::quiet().hand(American, &[71, 1]).hand(British, &[2]).open();
    play(&mut table, &[("american", "card-71")]);
    assert_eq!(table.state().war_ends, Some(card(71)));
    expect(&table, "british", "play-card");
}

/// §6.34.C.i Whoever plays the Declaration, the American places one PC marker in each colony that has room.
#[test]
fn the_british_play_the_declaration() {
    let mut table = Board::quiet().pcs(British, &["newport"]).hand(British, &[99, 1]).begins(British).open();
    play(&mut table, &[("british", "card-99")]);
    expect(&table, "american", "event-place");
    while tricorne_testkit::script::question(&table).prompt.name() == "event-place" {
        let first = offered(&table)[0].clone();
        play(&mut table, &[("american", &first)]);
    }
    let state = table.state();
    assert_eq!(state.pcs.american.len(), 12);
    assert!(state.reshuffle && state.removed.contains(card(99)));
}

/// §6.34.B A special event drawn out of a hand takes effect at once; its owner still plays.
#[test]
fn a_special_event_is_drawn() {
    let board = || Board::quiet().hand(American, &[78, 1]).hand(British, &[101, 2]);
    let mut table = board().table(["card-101"]);
    play(&mut table, &[("american", "card-78"), ("american", "event")]);
    assert_eq!(table.state().alliance, 4);
    assert!(table.state().removed.contains(card(101)));
    expect(&table, "british", "play-card");
    // §6.31 Any other card is discarded.
    let mut table = board().table(["card-2"]);
    play(&mut table, &[("american", "card-78"), ("american", "event")]);
    assert!(table.state().discards.contains(card(2)));
}

/// §6.34.C.iii A new War Ends card sends the old one to the discards.
#[test]
fn the_war_ends_box() {
    let mut table = Board::quiet().hand(American, &[71, 73]).hand(British, &[72, 2]).open();
    play(&mut table, &[("american", "card-71"), ("british", "card-72"), ("american", "card-73")]);
    assert_eq!(table.state().war_ends, Some(card(73)));
    assert!(table.state().discards.contains(card(71)) && table.state().discards.contains(card(72)));
}

/// §6.34 The tournament rule: after Franklin the British may draw a card and play again.
#[test]
fn the_tournament_rule() {
    let setup = Setup::of::<WashingtonsWar>().with("tournament", "yes");
    let board = Board::quiet()
        .with(|state| state.options.tournament = true)
        .hand(British, &[101, 1])
        .hand(American, &[2])
        .begins(British);
    let mut table: WwTable = table_from(setup, board.0, ["card-3"]);
    play(&mut table, &[("british", "card-101"), ("british", "yes")]);
    assert_eq!(table.state().hands.british.len(), 2);
    expect(&table, "british", "play-card");
    assert!(told(&table).iter().any(|note| note.starts_with("ww-note-alliance")));
}

/// §6.33.A, §6.33.D, §9.45 In a battle each side may use one card, the attacker first; operations cards and specials are no use.
#[test]
fn cards_in_battle() {
    let mut table = Board::quiet()
        .general("howe", "springfield")
        .british(2, "springfield")
        .american(2, "hartford")
        .hand(British, &[37, 1, 71, 103, 63, 90])
        .hand(American, &[88, 2])
        .begins(British)
        .open();
    play(
        &mut table,
        &[("british", "card-37"), ("british", "activate"), ("british", "hartford"), ("british", "2")],
    );
    assert_eq!(offered(&table), ["card-63", "card-90", "card-103", "no-card"]);
    play(&mut table, &[("british", "card-103")]);
    assert_eq!(offered(&table), ["event", "discard"]);
    play(&mut table, &[("british", "event")]);
    expect(&table, "american", "battle-card");
}

/// §6.1.C Nobody sees the other's cards: the journal tells a draw to its owner alone.
#[test]
fn draws_are_told_to_their_owner() {
    let numbers: Vec<String> = (1..=14).map(|number| format!("card-{number}")).collect();
    let table = Board::quiet().phase(Phase::StrategyCards).table(numbers);
    let drawn = |viewer: Viewer| {
        table.journal(viewer, 0).filter(|note| note.message.key.0 == "ww-note-drawn").count()
    };
    assert_eq!(drawn(Viewer::Seat(American.into())), 7);
    assert_eq!(drawn(Viewer::Observer), 0);
}

/// §5.3 A card that was shown cannot be taken back into a secret hand.
#[test]
fn a_shown_card_is_not_taken_back() {
    let mut table = Board::quiet().hand(British, &[1, 2]).hand(American, &[3]).begins(British).open();
    play(&mut table, &[("british", "card-1")]);
    assert!(table.undo("british").is_err());
}
