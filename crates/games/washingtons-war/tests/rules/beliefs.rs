//! What a viewer believes in the middle of an impulse: compared with trial alone, and with odds worked out by hand.

use std::collections::BTreeMap;

use tricorne_kernel::{Node, Viewer};
use tricorne_testkit::beliefs::{expect_alike, expect_odds, sampled, sampled_by_rejection};
use tricorne_testkit::script::{expect, play};
use washingtons_war::WashingtonsWar;
use washingtons_war::pieces::Side::{self, American, British};
use washingtons_war::state::Phase;

use crate::board::{Board, WwTable};

/// The numbers of a side's cards.
fn hand(world: &Node<WashingtonsWar>, side: Side) -> Vec<u8> {
    world.state().hands[side].iter().map(|card| card.number()).collect()
}

/// Every hand of so many out of these cards is as likely as any other.
fn even_odds(cards: &[u8], size: u32) -> BTreeMap<Vec<u8>, f64> {
    let hands = (0_u32..1 << cards.len()).filter(|set| set.count_ones() == size);
    let named = |set: u32| {
        let mut hand: Vec<u8> =
            cards.iter().enumerate().filter(|(at, _)| set & (1 << at) != 0).map(|(_, card)| *card).collect();
        hand.sort_unstable();
        hand
    };
    hands.map(|set| (named(set), 1.0)).collect()
}

/// Burgoyne has marched on Arnold with card 19 and has discarded card 63 for the battle. He holds two cards more; four are in
/// the deck.
fn albany() -> WwTable {
    let mut table = Board::quiet()
        .general("arnold", "albany")
        .american(3, "albany")
        .general("burgoyne", "saratoga")
        .british(4, "saratoga")
        .hand(British, &[19, 63, 1, 2])
        .hand(American, &[37, 38])
        .deck(&[3, 4, 64, 65])
        .begins(British)
        .open();
    play(&mut table, &[("british", "card-19"), ("british", "activate"), ("british", "albany")]);
    play(&mut table, &[("british", "4"), ("american", "no"), ("british", "card-63")]);
    expect(&table, "american", "battle-card");
    table
}

/// §9.45 What the British have shown is gone from their hand; what is left is any two of those that nobody has seen.
#[test]
fn the_odds_of_a_hand_in_a_battle() {
    let table = albany();
    let (viewer, odds) = (Viewer::Seat(American.into()), even_odds(&[1, 2, 3, 4, 64, 65], 2));
    expect_odds(&sampled(&table, viewer, 4_000, |world| hand(world, British)), &odds);
    expect_odds(&sampled_by_rejection(&table, viewer, 2_000, |world| hand(world, British)), &odds);
}

/// §6.1 The same worlds come by trial alone, for both players and for somebody without a seat.
#[test]
fn the_same_worlds_as_by_trial() {
    let table = albany();
    for viewer in [Viewer::Seat(American.into()), Viewer::Seat(British.into()), Viewer::Observer] {
        let seen = |world: &Node<WashingtonsWar>| (hand(world, American), hand(world, British));
        let quick = sampled(&table, viewer, 6_000, seen);
        expect_alike(&quick, &sampled_by_rejection(&table, viewer, 6_000, seen));
    }
}

/// §5.2 In the middle of the deal a player knows the own cards, and that nobody else has them.
#[test]
fn the_odds_of_a_hand_in_the_deal() {
    let board = Board::quiet().deck(&[1, 2, 3, 4, 63, 64, 65, 66]).phase(Phase::StrategyCards);
    let table = board.table(["card-1", "card-2", "card-63", "card-3", "card-64"]);
    expect(&table, "chance", "deal");
    let odds = even_odds(&[2, 3, 4, 65, 66], 2);
    let counts = sampled(&table, Viewer::Seat(American.into()), 4_000, |world| hand(world, British));
    expect_odds(&counts, &odds);
}
