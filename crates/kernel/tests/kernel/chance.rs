//! Dice, draws and decks: their odds, and that a seed means the same for ever.

use crate::toy::{Pick, RED, Rules, Toy, answers, prompt, table, waiting};
use tricorne_kernel::chance::below;
use tricorne_kernel::{
    AgentRng, Audience, Chance, Deck, FaultKind, Flow, Record, Setup, Step, Table, own_facts,
};

/// Dice, even draws and weighted draws in turn, with a question to red between the steps.
#[derive(Clone, Debug)]
struct Fortune;

const WEIGHTED: [Pick; 3] = [Pick::Letter('x'), Pick::Letter('y'), Pick::Letter('z')];

impl Rules for Fortune {
    const STEPS: usize = 12;

    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let die = t.die(prompt("3.1"), 6)?;
        let card = t.draw(prompt("3.2"), &[Pick::Card(1), Pick::Card(2), Pick::Card(3)], Audience::All)?;
        let letter = t.draw_weighted(prompt("3.3"), &WEIGHTED, &[1, 10, 89], Audience::All)?;
        t.state.hear(format!("{die}{card}{letter}"));
        t.ask(RED, prompt("3.4"), &WEIGHTED)?;
        Ok(())
    }
}

fn played(mut table: Table<Toy<Fortune>>) -> Table<Toy<Fortune>> {
    while table.outcome().is_none() {
        table.answer("red", "x").unwrap();
    }
    table
}

/// Records depend on it: if this fails, every seed means another game.
#[test]
fn the_outcomes_of_a_seed_never_change() {
    let heard = |seed| played(table::<Fortune>(Chance::seeded(seed))).state().heard.join(" ");
    assert_eq!(heard(0), "5#3z 6#3z 3#1z 3#2z 6#3z 1#2z 5#3z 2#3z 2#3z 4#1z 5#1z 6#2z");
    assert_eq!(heard(1775), "1#3z 5#3z 5#3z 6#2z 5#2z 5#3z 4#1y 2#3y 2#3z 3#2z 2#3z 6#2y");
    assert_eq!(heard(u64::MAX), "1#1z 4#1z 4#2z 6#2z 3#3z 6#1y 5#2z 3#1z 5#3z 3#3z 3#3z 2#3z");
}

/// The games of the tests depend on it.
#[test]
fn the_whims_of_a_seed_never_change() {
    let mut rng = AgentRng::new(1775);
    assert_eq!(
        [0; 4].map(|_| rng.bits()),
        [0x8cf4_b879_5c14_3fcb, 0xc481_fb86_f975_4f8b, 0xf180_dcd8_6c22_8970, 0xc767_12b2_5081_e06b]
    );
    let mut list: Vec<_> = (0..10).collect();
    AgentRng::at(1775, 1).shuffle(&mut list);
    assert_eq!(list, [1, 4, 3, 9, 8, 7, 6, 5, 0, 2]);
    assert_ne!(AgentRng::at(1, 2).bits(), AgentRng::at(2, 1).bits());
}

#[test]
fn the_nth_outcome_is_the_same_after_loading_and_undoing() {
    let whole = played(table::<Fortune>(Chance::seeded(7)));
    let mut halfway = table::<Fortune>(Chance::seeded(7));
    for _ in 0..5 {
        halfway.answer("red", "x").unwrap();
    }
    let text = halfway.record().to_text();
    let loaded =
        Table::load(halfway.facts(), &Record::parse(&text).unwrap(), Chance::seeded(7), |_, _| None).unwrap();
    assert_eq!(played(loaded).state(), whole.state());
    let fork = halfway.fork();
    assert_eq!(played(fork).state(), whole.state());
    assert_eq!(played(halfway).state(), whole.state());
}

/// Red answers twice, then a die falls.
#[derive(Clone, Debug)]
struct AnswersThenDie;

impl Rules for AnswersThenDie {
    const STEPS: usize = 6;

    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        t.ask(RED, prompt("3.5"), &WEIGHTED)?;
        t.ask(RED, prompt("3.5"), &WEIGHTED)?;
        let die = t.die(prompt("3.6"), 20)?;
        t.state.hear(die);
        Ok(())
    }
}

#[test]
fn dice_do_not_change_because_something_was_taken_back() {
    let mut straight = table::<AnswersThenDie>(Chance::seeded(3));
    let mut wavering = table::<AnswersThenDie>(Chance::seeded(3));
    while straight.outcome().is_none() {
        straight.answer("red", "x").unwrap();
        straight.answer("red", "y").unwrap();
        wavering.answer("red", "z").unwrap();
        wavering.undo("red").unwrap();
        wavering.answer("red", "x").unwrap();
        wavering.answer("red", "y").unwrap();
    }
    assert_eq!(wavering.state(), straight.state());
    assert_eq!(wavering.record(), straight.record());
}

/// Six thousand dice and draws.
#[derive(Clone, Debug)]
struct Many;

impl Rules for Many {
    const STEPS: usize = 6_000;

    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let die = t.die(prompt("3.7"), 6)?;
        let letter = t.draw_weighted(prompt("3.8"), &WEIGHTED, &[1, 2, 3], Audience::All)?;
        t.state.heard.clear();
        t.state.hear(die);
        t.state.hear(letter);
        Ok(())
    }
}

#[test]
fn outcomes_are_as_likely_as_they_should_be() {
    let table = table::<Many>(Chance::seeded(1));
    let count = |answer: &str| answers(&table).iter().filter(|given| *given == answer).count();
    for face in 1..=6 {
        assert!((900..1100).contains(&count(&format!("chance {face}"))), "face {face}");
    }
    assert!((900..1100).contains(&count("chance x")));
    assert!((1900..2100).contains(&count("chance y")));
    assert!((2900..3100).contains(&count("chance z")));
}

#[test]
fn numbers_stay_below_their_limit() {
    assert_eq!(below(0, 6), 0);
    assert_eq!(below(u64::MAX, 6), 5);
    assert_eq!(below(u64::MAX / 2 + 1, 6), 3);
    assert_eq!(below(u64::MAX, u64::MAX), u64::MAX - 1);
}

#[test]
fn scripted_outcomes_come_in_order_and_then_chance_is_asked() {
    let mut table = table::<Fortune>(Chance::scripted(["4", "#2", "x"]));
    assert_eq!(table.state().heard, ["4#2x"]);
    table.answer("red", "x").unwrap();
    assert_eq!(waiting(&table), ["chance"]);
    assert_eq!(table.questions()[0].choices.len(), 6);
    table.answer("chance", "6").unwrap();
    table.answer("chance", "#3").unwrap();
    assert_eq!(table.questions()[0].odds, [1, 10, 89]);
    table.answer("chance", "z").unwrap();
    assert_eq!(table.state().heard, ["4#2x", "6#3z"]);
}

#[test]
fn an_impossible_script_is_a_fault() {
    let mut table = Table::<Toy<Fortune>>::new(
        &own_facts::<Toy<Fortune>>(),
        Setup::of::<Toy<Fortune>>(),
        Chance::scripted(["7"]),
    )
    .unwrap();
    let fault = table.run().unwrap_err();
    assert_eq!(fault.kind, FaultKind::Chance("the scripted outcome 7 is not possible here".into()));
    assert_eq!(
        fault.question.unwrap().to_string(),
        "chance, rule 3.1, toy-prompt; choices: 1, 2, 3, 4, 5, 6"
    );
}

#[test]
fn cards_come_in_the_order_of_the_deck() {
    let mut table = Table::<Toy<Fortune>>::new(
        &own_facts::<Toy<Fortune>>(),
        Setup::of::<Toy<Fortune>>(),
        Chance::seeded(2),
    )
    .unwrap();
    table.deal(Deck::new([3, 1, 9, 2])).unwrap();
    table.run().unwrap();
    for _ in 0..4 {
        table.answer("red", "x").unwrap();
    }
    let cards: Vec<_> = table.state().heard.iter().map(|heard| heard[1..3].to_owned()).collect();
    assert_eq!(cards[..2], ["#3", "#1"]);
    assert_eq!(table.record().header.deck, [3, 1, 9, 2]);
    let without = table_without_deck();
    assert_eq!(
        cards[2..],
        without[2..],
        "a card that cannot be drawn holds the deck up; draws go on by the seed"
    );
}

fn table_without_deck() -> Vec<String> {
    let table = played(table::<Fortune>(Chance::seeded(2)));
    table.state().heard[..5].iter().map(|heard| heard[1..3].to_owned()).collect()
}

#[test]
fn a_deck_goes_on_where_a_record_was_cut() {
    let mut table =
        Table::<Toy<Fortune>>::new(&own_facts::<Toy<Fortune>>(), Setup::of::<Toy<Fortune>>(), Chance::Asked)
            .unwrap();
    table.deal(Deck::new([3, 2, 1])).unwrap();
    table.run().unwrap();
    table.answer("chance", "1").unwrap();
    assert_eq!(answers(&table), ["chance 1", "chance #3"], "the deck answers for itself");
    let loaded = Table::<Toy<Fortune>>::load(
        &own_facts::<Toy<Fortune>>(),
        &table.record(),
        Chance::seeded(4),
        |_, _| None,
    )
    .unwrap();
    let heard = played(loaded).state().heard.clone();
    let cards: Vec<_> = heard[..3].iter().map(|heard| &heard[1..3]).collect();
    assert_eq!(cards, ["#3", "#2", "#1"]);
}

/// A die of 255 sides, which no list of fixed length should stop.
#[derive(Clone, Debug)]
struct LargeDie;

impl Rules for LargeDie {
    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let die = t.die(prompt("3.9"), 255)?;
        t.state.hear(die);
        Ok(())
    }
}

#[test]
fn a_die_may_have_any_number_of_sides() {
    let mut table = table::<LargeDie>(Chance::Asked);
    table.answer("chance", "255").unwrap();
    assert_eq!(table.state().heard, ["255"]);
}

/// The sum of two dice, and of five coins counted 1 and 2.
#[derive(Clone, Debug)]
struct Sums;

impl Rules for Sums {
    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let dice = t.sum_of_dice(prompt("3.10"), 2, 6)?;
        let coins = t.sum_of_dice(prompt("3.11"), 5, 2)?;
        t.state.hear(format!("{dice} {coins}"));
        Ok(())
    }
}

#[test]
fn a_sum_of_dice_is_one_question_with_the_odds_of_each_sum() {
    let mut table = table::<Sums>(Chance::Asked);
    let asked = &table.questions()[0];
    assert_eq!(asked.odds, [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    assert_eq!((asked.choices[0], asked.choices[10]), (Pick::Number(2), Pick::Number(12)));
    assert_eq!(table.answer("chance", "1").unwrap_err().rule(), Some("3.10"));
    table.answer("chance", "11").unwrap();
    assert_eq!(table.questions()[0].odds, [1, 5, 10, 10, 5, 1]);
    table.answer("chance", "5").unwrap();
    assert_eq!(table.state().heard, ["11 5"]);
    assert_eq!(answers(&table), ["chance 11", "chance 5"]);
    let facts = own_facts::<Toy<Sums>>();
    let again = Table::<Toy<Sums>>::load(&facts, &table.record(), Chance::Asked, |_, _| None).unwrap();
    assert_eq!(again.state(), table.state());
}

#[test]
fn sums_of_a_seed_fall_by_their_odds() {
    let mut counts = [0_u32; 13];
    for seed in 0..3_600 {
        let heard = table::<Sums>(Chance::seeded(seed)).state().heard[0].clone();
        counts[heard.split(' ').next().unwrap().parse::<usize>().unwrap()] += 1;
    }
    for (sum, ways) in (2..=12).zip([1_i32, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]) {
        let (count, due) = (counts[sum] as i32, ways * 100);
        assert!((count - due).abs() < 4 * f64::from(due).sqrt() as i32, "{sum} fell {count} times");
    }
}

#[test]
fn a_deck_that_cannot_be_is_refused_with_the_card() {
    let (facts, setup) = (own_facts::<Toy<Fortune>>(), Setup::of::<Toy<Fortune>>());
    let mut table = Table::<Toy<Fortune>>::new(&facts, setup, Chance::seeded(2)).unwrap();
    let mut refused = |cards: &[u16]| table.deal(Deck::new(cards.iter().copied())).unwrap_err().to_string();
    assert_eq!(refused(&[3, 100, 1]), "deck: there is no card 100 in toy under this set-up");
    assert_eq!(refused(&[3, 2, 3]), "deck: card 3 is there twice");
    assert!(table.record().header.deck.is_empty(), "a refused deck is not dealt");
    table.deal(Deck::new([])).unwrap();
    let mut record = table.record();
    record.header.deck = vec![7, 0];
    let fault = Table::<Toy<Fortune>>::load(&facts, &record, Chance::Asked, |_, _| None).unwrap_err();
    assert_eq!(fault.to_string(), "line 1: deck: there is no card 0 in toy under this set-up");
}
