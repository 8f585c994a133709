//! §2.1, §2.2, §2.3.7, §2.4 The deck, the next card, and Winter Quarters.

use liberty_or_death::LibertyOrDeath;
use liberty_or_death::cards::{CardNumber, Kind, Period};
use liberty_or_death::choice::Choice;
use liberty_or_death::state::Phase;
use tricorne_kernel::{Chance, Prompt, Setup, Table, own_facts};
use tricorne_testkit::script::{play, question, table as scenario};

use super::{asked, turns_up_a_card};
use crate::board::{Board, LodTable};

fn number(card: Option<CardNumber>) -> Option<u8> {
    card.map(CardNumber::get)
}

/// Each card that may be turned up next, with its weight.
fn odds(table: &LodTable) -> Vec<(CardNumber, u64)> {
    let asked = question(table);
    assert_eq!(asked.prompt.name(), "draw-card");
    let card = |choice: &Choice| match choice {
        Choice::Card(card) => *card,
        other => panic!("{other:?} is no card"),
    };
    let cards = asked.choices.iter().map(card);
    let weight = |at: usize| asked.odds.get(at).map_or(1, |&weight| u64::from(weight));
    cards.enumerate().map(|(at, card)| (card, weight(at))).collect()
}

/// A table where this many cards of the pile of this Campaign were drawn, and no Winter Quarters card.
fn pile(campaign: u8, drawn: u8, periods: bool) -> LodTable {
    let mut board = Board::empty();
    board.0.options.periods = periods;
    board.0.cards.campaign = campaign;
    board.0.cards.drawn = drawn;
    board.phase(Phase::NextCard)
}

fn is_winter(card: CardNumber) -> bool {
    card.card().kind == Kind::WinterQuarters
}

/// The chance of Winter Quarters as weight over weight.
fn winter(odds: &[(CardNumber, u64)]) -> (u64, u64) {
    let winter = odds.iter().filter(|it| is_winter(it.0)).map(|it| it.1).sum();
    (winter, odds.iter().map(|it| it.1).sum())
}

/// §2.1, §2.2 The first card comes from the first pile's period, each Event as likely as any other.
#[test]
fn the_first_card() {
    let table = scenario::<LibertyOrDeath>("1775-long", [""; 0]);
    let odds = odds(&table);
    assert_eq!(odds.len(), 32);
    assert!(odds.iter().all(|it| it.0.card().event.unwrap().period == Period::Early && it.1 == odds[0].1));
}

/// §2.1 Above the last five cards of a pile there is no Winter Quarters card; among them it is as likely as any place
/// that is left, and comes for certain as the last.
#[test]
fn winter_quarters_odds() {
    for periods in [true, false] {
        for drawn in 2..6 {
            assert_eq!(winter(&odds(&pile(0, drawn, periods))).0, 0, "card {} of the pile", drawn + 1);
        }
        for drawn in 6..11 {
            let odds = odds(&pile(0, drawn, periods));
            let (winter, all) = winter(&odds);
            assert_eq!(winter * u64::from(11 - drawn), all, "card {} of the pile", drawn + 1);
            let weights = |kind: bool| {
                let mut weights: Vec<_> =
                    odds.iter().filter(|it| is_winter(it.0) == kind).map(|it| it.1).collect();
                weights.dedup();
                weights
            };
            assert_eq!(weights(true).len(), 1, "each of the eight alike");
            assert_eq!(weights(false).len(), usize::from(drawn < 10), "each Event alike");
        }
    }
}

/// §2.1 Once the pile's Winter Quarters card was drawn, only Events are left of it.
#[test]
fn one_winter_a_pile() {
    let mut board = Board::empty();
    board.0.cards.drawn = 8;
    board.0.cards.winter_drawn = true;
    board.0.cards.seen |= 1 << 97;
    let odds = odds(&board.phase(Phase::NextCard));
    assert_eq!(winter(&odds).0, 0);
}

/// §2.1 With the option by period each pile has its own years; without it all Events that were not seen are mixed. A
/// Winter Quarters card that was seen does not come again.
#[test]
fn periods_and_mixed() {
    for (campaign, period) in [(0, Period::Early), (1, Period::Early), (2, Period::Middle), (5, Period::Late)]
    {
        let odds = odds(&pile(campaign, 2, true));
        assert!(odds.iter().all(|it| it.0.card().event.unwrap().period == period));
        // Card 2 is of 1775-1776, card 1 of 1779-1780; both were seen.
        assert_eq!(odds.len(), if period == Period::Middle { 32 } else { 31 });
    }
    assert_eq!(odds(&pile(0, 2, false)).len(), 94);
    let mut board = Board::empty();
    board.0.cards.drawn = 10;
    board.0.cards.seen |= 0b11 << 97;
    let winters: Vec<_> = odds(&board.phase(Phase::NextCard)).iter().map(|it| it.0.get()).collect();
    assert_eq!(winters, [99, 100, 101, 102, 103, 104]);
}

/// §2.1 After the eleventh card the next pile is drawn from.
#[test]
fn the_next_pile() {
    let mut board = Board::empty();
    board.0.cards.campaign = 1;
    board.0.cards.drawn = 11;
    board.0.cards.winter_drawn = true;
    let mut table = board.phase(Phase::NextCard);
    assert!(odds(&table).iter().all(|it| it.0.card().event.unwrap().period == Period::Middle));
    play(&mut table, &[("chance", "card-3")]);
    let cards = &table.state().cards;
    assert_eq!((cards.campaign, cards.drawn, cards.winter_drawn), (2, 1, false));
}

/// §2.1 In whole games a Winter Quarters card is never among the first six of its pile, and each pile has one.
#[test]
fn winter_quarters_among_the_last_five() {
    for seed in 0..12 {
        let mut table = Table::<LibertyOrDeath>::new(
            &own_facts::<LibertyOrDeath>(),
            Setup::of::<LibertyOrDeath>(),
            Chance::seeded(seed),
        )
        .unwrap();
        table.run().unwrap();
        let (mut before, mut winters) = (false, 0);
        while let Some(asked) = table.questions().first() {
            let (seat, last) = (asked.seat, asked.choices.len() - 1);
            table.answer_at(seat, last).unwrap();
            let cards = &table.state().cards;
            if cards.winter_drawn && !before {
                assert!((7..=11).contains(&cards.drawn), "card {} of a pile", cards.drawn);
                winters += 1;
            }
            before = cards.winter_drawn;
        }
        assert!(winters <= 6);
        assert_eq!(winters, table.state().cards.winters, "every one turned up was played");
    }
}

/// §2.2 Two cards are turned up at the start: one to play and one to know of.
#[test]
fn start() {
    let mut table = scenario::<LibertyOrDeath>("1775-long", [""; 0]);
    play(&mut table, &[("chance", "card-53"), ("chance", "card-54")]);
    let cards = &table.state().cards;
    assert_eq!((number(cards.current), number(cards.on_deck)), (Some(53), Some(54)));
    assert_eq!((cards.campaign, cards.drawn), (0, 2));
}

/// §2.3.7 The card on deck comes into play, and the next is turned up.
#[test]
fn next_card() {
    let mut table = pile(0, 2, true);
    play(&mut table, &[("chance", "card-56")]);
    let cards = &table.state().cards;
    assert_eq!((number(cards.current), number(cards.on_deck)), (Some(2), Some(56)));
    assert_eq!(asked(&table), "patriots");
}

/// §2.2, §2.3.7 A Winter Quarters card that is turned up changes places with the Event, which is played after the round.
#[test]
fn winter_quarters_swap() {
    let mut board = Board::empty();
    board.0.cards.drawn = 10;
    let mut table = board.phase(Phase::NextCard);
    play(&mut table, &[("chance", "card-103")]);
    while !turns_up_a_card(&table) {
        let cards = &table.state().cards;
        assert_eq!((number(cards.current), number(cards.on_deck)), (Some(103), Some(2)));
        let (seat, last) = (question(&table).seat, question(&table).choices.len() - 1);
        table.answer_at(seat, last).unwrap();
    }
    assert_eq!(table.state().cards.winters, 1);
    assert_eq!(number(table.state().cards.current), Some(2));
    play(&mut table, &[("chance", "card-56")]);
    assert_eq!(asked(&table), "patriots", "on card 2");
}

/// §2.3.7 When Winter is Coming the Event is played first, and the round comes on its own turn.
#[test]
fn winter_is_coming() {
    let mut board = Board::empty();
    board.0.options.winter_is_coming = true;
    board.0.cards.drawn = 10;
    let mut table = board.phase(Phase::NextCard);
    play(&mut table, &[("chance", "card-103")]);
    let cards = &table.state().cards;
    assert_eq!((number(cards.current), number(cards.on_deck)), (Some(2), Some(103)));
    assert_eq!(cards.winters, 0);
    for seat in ["patriots", "british", "french", "indians"] {
        play(&mut table, &[(seat, "pass")]);
    }
    assert_eq!(number(table.state().cards.current), Some(103));
    play(&mut table, &[("chance", "card-56")]);
    assert_eq!(table.state().cards.winters, 1);
}

/// §2.4.1 The game ends with the last Winter Quarters Round; the Event that changed places with it is never played.
#[test]
fn the_last_winter() {
    let mut board = Board::empty();
    board.0.cards.campaign = 5;
    board.0.cards.drawn = 10;
    board.0.cards.winters = 5;
    let mut table = board.phase(Phase::NextCard);
    play(&mut table, &[("chance", "card-103")]);
    while let Some(asked) = table.questions().first() {
        let (seat, last) = (asked.seat, asked.choices.len() - 1);
        table.answer_at(seat, last).unwrap();
    }
    assert!(table.outcome().is_some());
    assert_eq!(number(table.state().cards.on_deck), Some(2));
}

/// §2.3.7, §2.4.1 When Winter is Coming the last card of the deck may be the Winter Quarters card: nothing is turned up
/// after it.
#[test]
fn the_last_card() {
    let mut board = Board::empty();
    board.0.options.winter_is_coming = true;
    board.0.cards.campaign = 5;
    board.0.cards.drawn = 11;
    board.0.cards.winter_drawn = true;
    board.0.cards.winters = 5;
    board.0.cards.on_deck = CardNumber::new(103);
    board.0.cards.seen |= 1 << 103;
    let mut table = board.phase(Phase::NextCard);
    while let Some(asked) = table.questions().first() {
        assert!(!turns_up_a_card(&table));
        let (seat, last) = (asked.seat, asked.choices.len() - 1);
        table.answer_at(seat, last).unwrap();
    }
    assert!(table.outcome().is_some());
    assert_eq!(table.state().cards.on_deck, None);
}
