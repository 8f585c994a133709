//! One question at a time: ask, pick, ask in secret; and what is refused.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::toy::{ABC, BLUE, Pick, RED, Rules, Toy, answers, prompt, table, waiting};
use tricorne_kernel::{
    Audience, Chance, FaultKind, Flow, Prompt, Refusal, Seat, Setup, Step, Table, Viewer, own_facts,
};

/// Red chooses, then blue in secret.
#[derive(Clone, Debug)]
struct Turns;

impl Rules for Turns {
    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let open = t.ask(RED, prompt("1.1"), &ABC)?;
        t.state.hear(open);
        let only = t.pick(BLUE, prompt("1.2"), &[Pick::Letter('x')])?;
        t.state.hear(only);
        let secret = t.ask_secretly(BLUE, prompt("1.3"), &ABC)?;
        t.state.hear(secret);
        let picked = t.pick(RED, prompt("1.4"), &ABC[..2])?;
        t.state.hear(picked);
        Ok(())
    }
}

fn turns() -> Table<Toy<Turns>> {
    table(Chance::Asked)
}

#[test]
fn a_question_waits_with_its_prompt_and_choices() {
    let table = turns();
    let [asked] = table.questions() else { panic!("one question") };
    assert_eq!((asked.seat, asked.prompt.rule(), asked.audience), (RED, "1.1", Audience::All));
    assert_eq!(asked.choices, ABC);
    assert_eq!(asked.find("b", table.facts()), Some(1));
    assert_eq!(asked.find("d", table.facts()), None);
    assert!(table.outcome().is_none());
}

#[test]
fn answers_reach_the_rules() {
    let mut table = turns();
    table.answer("red", "b").unwrap();
    assert_eq!(waiting(&table), ["blue"]);
    assert_eq!(table.questions()[0].audience, Audience::Only(BLUE));
    assert_eq!(table.state().heard, ["b", "x"], "the state is that in which the question is asked");
    table.answer("blue", "c").unwrap();
    table.answer_at(RED, 0).unwrap();
    assert_eq!(table.state().heard, ["b", "x", "c", "a"]);
    assert_eq!(answers(&table), ["red b", "blue c", "red a"], "what could not be chosen is not asked");
    assert!(table.questions().is_empty());
    let outcome = table.outcome().unwrap();
    assert_eq!((outcome.winners[0], outcome.scores[1]), (RED, (BLUE, 1)));
    assert_eq!(table.winners().as_slice(), [RED]);
}

fn refused(
    table: &mut Table<Toy<Turns>>,
    give: impl FnOnce(&mut Table<Toy<Turns>>) -> Result<(), Refusal>,
) -> Refusal {
    let before = (table.state().clone(), table.record(), table.notes(), waiting(table));
    let refusal = give(table).unwrap_err();
    assert_eq!((table.state().clone(), table.record(), table.notes(), waiting(table)), before);
    refusal
}

#[test]
fn an_illegal_choice_is_refused_with_its_rule() {
    let mut table = turns();
    let refusal = refused(&mut table, |table| table.answer("red", "d"));
    assert_eq!(refusal.to_string(), "\"d\" is not a choice of red here (rule 1.1); there are: a, b, c");
    assert_eq!((refusal.code(), refusal.rule()), ("illegal-choice", Some("1.1")));
    let unreadable = refused(&mut table, |table| table.answer("red", &"long".repeat(1000)));
    assert!(unreadable.to_string().len() < 200);
    let beyond = refused(&mut table, |table| table.answer_at(RED, 3));
    assert_eq!((beyond.code(), beyond.rule()), ("illegal-choice", Some("1.1")));
}

#[test]
fn the_wrong_seat_is_refused() {
    let mut table = turns();
    let refusal = refused(&mut table, |table| table.answer("blue", "a"));
    assert_eq!(refusal.to_string(), "blue is not asked now; waiting for red (rule 1.1)");
    assert_eq!((refusal.code(), refusal.rule()), ("wrong-seat", Some("1.1")));
    assert_eq!(refused(&mut table, |table| table.answer_at(Seat::CHANCE, 0)).code(), "wrong-seat");
}

#[test]
fn an_unknown_seat_is_refused() {
    let mut table = turns();
    let refusal = refused(&mut table, |table| table.answer("purple", "a"));
    assert_eq!(refusal.to_string(), "there is no seat \"purple\"; there are: red, blue, green");
    assert_eq!((refusal.code(), refusal.rule()), ("no-such-seat", None));
}

#[test]
fn nothing_is_taken_after_the_end() {
    let mut table = turns();
    for (seat, choice) in [("red", "a"), ("blue", "a"), ("red", "a")] {
        table.answer(seat, choice).unwrap();
    }
    assert_eq!(refused(&mut table, |table| table.answer("red", "a")).code(), "game-over");
    assert_eq!(refused(&mut table, |table| table.answer_at(RED, 0)), Refusal::GameOver);
    assert_eq!(table.run(), Ok(()));
    assert!(table.outcome().is_some());
}

#[test]
fn a_secret_answer_is_masked_until_the_end() {
    let mut table = turns();
    table.answer("red", "a").unwrap();
    table.answer("blue", "b").unwrap();
    let shown = |table: &Table<Toy<Turns>>, viewer| table.record_for(viewer).lines[1].choice.clone();
    assert_eq!(shown(&table, Viewer::Seat(BLUE)), "b");
    assert_eq!(shown(&table, Viewer::Referee), "b");
    assert_eq!(shown(&table, Viewer::Seat(RED)), "?");
    assert_eq!(shown(&table, Viewer::Observer), "?");
    table.answer("red", "a").unwrap();
    assert_eq!(shown(&table, Viewer::Observer), "b");
}

/// One of a thousand, a number of 256, and one of many or something else.
#[derive(Clone, Debug)]
struct Many;

impl Rules for Many {
    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let cards: Vec<Pick> = (1..=1_000).map(Pick::Card).collect();
        let card = t.ask(RED, prompt("1.5"), &cards)?;
        let number = t.pick_number(RED, prompt("1.6"), 0, 255)?;
        let other = t.ask_or(RED, prompt("1.7"), cards, ABC[0])?;
        t.state.hear(format!("{card} {number} {other:?}"));
        Ok(())
    }
}

#[test]
fn a_question_may_have_many_choices() {
    let mut table = table::<Many>(Chance::Asked);
    assert_eq!(table.questions()[0].choices.len(), 1_000);
    table.answer("red", "#1000").unwrap();
    assert_eq!(table.questions()[0].choices.len(), 256);
    table.answer_at(RED, 255).unwrap();
    assert_eq!(table.questions()[0].choices.len(), 1_001);
    table.answer("red", "a").unwrap();
    assert_eq!(table.state().heard, ["#1000 255 None"]);
}

/// More choices than an answer can name.
#[derive(Clone, Debug)]
struct TooMany;

impl Rules for TooMany {
    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let numbers: Vec<Pick> = (0..=65_535).map(Pick::Number).collect();
        t.ask(RED, prompt("1.8"), &numbers).map(drop)
    }
}

#[test]
fn choices_without_number_are_a_fault() {
    let (facts, setup) = (own_facts::<Toy<TooMany>>(), Setup::of::<Toy<TooMany>>());
    let fault = Table::<Toy<TooMany>>::new(&facts, setup, Chance::Asked).unwrap().run().unwrap_err();
    assert_eq!(fault.kind, FaultKind::TooManyChoices(65_536));
}

/// How often the options of [`Laborious`] were looked for.
static LOOKED: AtomicUsize = AtomicUsize::new(0);

/// Red chooses among options that take work to find, then blue.
#[derive(Clone, Debug)]
struct Laborious;

impl Rules for Laborious {
    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let found = t.ask_among(RED, prompt("1.1"), |_| {
            LOOKED.fetch_add(1, Ordering::Relaxed);
            ABC
        })?;
        t.state.hear(found);
        let answer = t.ask(BLUE, prompt("1.2"), &ABC)?;
        t.state.hear(answer);
        Ok(())
    }
}

#[test]
fn options_that_take_work_are_looked_for_once() {
    let mut table = table::<Laborious>(Chance::Asked);
    assert_eq!(table.questions()[0].choices, ABC);
    table.answer("red", "b").unwrap();
    assert_eq!(waiting(&table), ["blue"]);
    table.answer("blue", "c").unwrap();
    assert_eq!(table.state().heard, ["b", "c"]);
    assert_eq!(LOOKED.load(Ordering::Relaxed), 1);
    let replayed = Table::<Toy<Laborious>>::load(
        &own_facts::<Toy<Laborious>>(),
        &table.record(),
        Chance::Asked,
        |_, _| None,
    );
    assert_eq!(replayed.unwrap().state(), table.state());
    assert_eq!(LOOKED.load(Ordering::Relaxed), 2, "a record is checked against what could be chosen");
}
