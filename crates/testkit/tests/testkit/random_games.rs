//! Random games find each flaw that shows in play.

use crate::toy::{Toy, catch_panic, flaw};
use tricorne_kernel::{Record, Setup, Table, own_facts};
use tricorne_testkit::{Plan, random_games};

fn fails<const FLAW: u8>() -> String {
    catch_panic(|| random_games::<Toy<FLAW>>(Plan::of::<Toy<FLAW>>(6).within_answers(80)))
}

#[test]
fn a_whole_game_passes() {
    type Whole = Toy<{ flaw::NONE }>;
    let played = random_games::<Whole>(Plan::of::<Whole>(100));
    assert_eq!((played.games, played.longest), (100, 2 + 4 * 6));
    assert_eq!(played.answers, 50 * (2 + 2 * 6) + 50 * (2 + 4 * 6));
}

#[test]
fn a_question_without_choices_is_caught() {
    assert!(fails::<{ flaw::EMPTY_QUESTION }>().contains("a question without choices"));
}

#[test]
fn runaways_are_caught() {
    assert!(fails::<{ flaw::RUNAWAY_STEP }>().contains("more than 50 questions in one step"));
    assert!(fails::<{ flaw::ENDLESS }>().contains("the game has not ended after 80 answers"));
}

#[test]
fn broken_states_are_caught() {
    assert!(fails::<{ flaw::COIN_LOST }>().contains("the state is broken: a coin or a card is lost"));
    assert!(fails::<{ flaw::COIN_LOST_AT_THE_END }>().contains("is broken: a coin or a card is lost"));
}

#[test]
fn bad_notations_are_caught() {
    assert!(fails::<{ flaw::NOTATION_OF_ANOTHER }>().contains("take1 of Take(2) is read as Take(1)"));
    assert!(fails::<{ flaw::NOTATION_UNREADABLE }>().contains("c1 of Card(1) cannot be read"));
    assert!(fails::<{ flaw::NOTATION_WITH_SPACE }>().contains("\"take 1\" of Take(1) is empty"));
    assert!(fails::<{ flaw::OFFERED_TWICE }>().contains("the choice take1 is offered twice"));
}

#[test]
fn rules_that_misbehave_are_caught() {
    assert!(fails::<{ flaw::PANIC }>().contains("panic: the rule of three"));
    assert!(fails::<{ flaw::NO_RULE }>().contains("a question without a rule: take"));
    assert!(fails::<{ flaw::STOPS_OF_ITSELF }>().contains("stopped without a question"));
    assert!(fails::<{ flaw::STRANGE_WINNER }>().contains("the outcome names Seat(5)"));
}

#[test]
fn a_failure_names_the_first_seed_and_leaves_its_record() {
    type Lossy = Toy<{ flaw::COIN_LOST }>;
    let message = catch_panic(|| random_games::<Lossy>(Plan::of::<Lossy>(6).from_seed(40)));
    assert!(message.starts_with("random-games of toy: the state is broken"), "{message}");
    assert!(message.contains("seed 40, scenario short"), "{message}");
    assert!(message.contains("run this test alone with TRICORNE_SEED=40 set"), "{message}");
    assert!(message.contains("\n{\"n\":5,\"seat\":\"right\""), "{message}");
    let (_, file) = message.split_once("the whole record: ").unwrap();
    let record = Record::parse(&std::fs::read_to_string(file).unwrap()).unwrap();
    let chance = tricorne_kernel::Chance::Asked;
    let table =
        Table::<Toy<{ flaw::NONE }>>::load(&own_facts::<Toy<{ flaw::NONE }>>(), &record, chance, |_, _| None)
            .unwrap();
    assert_eq!(table.answers(), 5);
}

#[test]
fn set_ups_are_played_in_turn() {
    type Whole = Toy<{ flaw::NONE }>;
    let long = Setup { scenario: "long".into(), ..Setup::default() };
    let played = random_games::<Whole>(Plan::of::<Whole>(3).with_setups([long]));
    assert_eq!(played.answers, 3 * (2 + 4 * 6));

    type Lossy = Toy<{ flaw::COIN_LOST_IN_LARGE_PILE }>;
    random_games::<Lossy>(Plan::of::<Lossy>(10));
    let message = catch_panic(|| random_games::<Lossy>(Plan::of::<Lossy>(10).with_every_option::<Lossy>()));
    assert!(message.contains("seed 2, scenario short, options {\"pile\": \"large\"}"), "{message}");
}
