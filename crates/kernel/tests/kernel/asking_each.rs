//! Several seats at once: any order, nothing told before all are in.

use crate::toy::{
    ABC, BLUE, GREEN, Pick, RED, Roller, Rules, Toy, Whimsical, answers, prompt, table, table_with, waiting,
};
use tricorne_kernel::{Agent, Chance, Flow, Record, Seat, Step, Table, Viewer, msg, own_facts};

/// Green speaks; then all three at once; then red.
#[derive(Clone, Debug)]
struct Together;

impl Rules for Together {
    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        t.ask(GREEN, prompt("2.1"), &ABC)?;
        let given = t.ask_each(&[
            (RED, prompt("2.2"), &ABC[..]),
            (BLUE, prompt("2.3"), &ABC[1..]),
            (GREEN, prompt("2.4"), &ABC[..]),
        ])?;
        t.note("2.5", msg!("toy-opened"));
        for answer in given {
            t.state.hear(answer);
        }
        t.ask(RED, prompt("2.6"), &ABC)?;
        Ok(())
    }
}

fn together() -> Table<Toy<Together>> {
    let mut table = table(Chance::Asked);
    table.answer("green", "a").unwrap();
    table
}

#[test]
fn answers_come_in_any_order_and_are_heard_in_theirs() {
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut table = together();
        let given = [("red", "a"), ("blue", "b"), ("green", "c")];
        for (told, which) in order.into_iter().enumerate() {
            assert_eq!(waiting(&table).len(), 3 - told);
            assert!(table.state().heard.is_empty());
            assert_eq!(table.notes(), 0);
            table.answer(given[which].0, given[which].1).unwrap();
        }
        assert_eq!(table.state().heard, ["a", "b", "c"]);
        assert_eq!(table.notes(), 1);
        assert_eq!(waiting(&table), ["red"]);
        let replayed = Table::<Toy<Together>>::load(
            &own_facts::<Toy<Together>>(),
            &table.record(),
            Chance::Asked,
            |_, _| None,
        )
        .unwrap();
        assert_eq!(replayed.state(), table.state());
        assert_eq!(answers(&replayed), answers(&table));
    }
}

/// The step runs again over all its answers: those after the group are not taken for the group's.
#[test]
fn a_step_goes_on_after_the_group() {
    let mut table = together();
    for (seat, choice) in [("blue", "b"), ("red", "a"), ("green", "c"), ("red", "b")] {
        table.answer(seat, choice).unwrap();
    }
    assert!(table.outcome().is_some());
    assert_eq!(answers(&table), ["green a", "blue b", "red a", "green c", "red b"]);
}

#[test]
fn each_seat_has_its_own_choices_and_answers_once() {
    let mut table = together();
    assert_eq!(table.answer("blue", "a").unwrap_err().rule(), Some("2.3"));
    table.answer("blue", "b").unwrap();
    assert_eq!(table.answer("blue", "c").unwrap_err().code(), "wrong-seat");
    assert_eq!(waiting(&table), ["red", "green"]);
}

#[test]
fn an_open_answer_is_known_to_its_seat_alone() {
    let mut table = together();
    table.answer("blue", "b").unwrap();
    let shown = |viewer| table.record_for(viewer).lines.get(1).map(|line| line.choice.clone());
    assert_eq!(shown(Viewer::Seat(BLUE)).as_deref(), Some("b"));
    assert_eq!(shown(Viewer::Referee).as_deref(), Some("b"));
    assert_eq!(shown(Viewer::Seat(RED)), None);
    assert_eq!(shown(Viewer::Observer), None);
    assert_eq!(table.record_for(Viewer::Observer).lines[0].choice, "a");
}

#[test]
fn an_open_answer_can_be_taken_back_until_all_are_in() {
    let mut table = together();
    table.answer("blue", "b").unwrap();
    table.answer("green", "c").unwrap();
    assert_eq!(table.undo("red").unwrap_err().code(), "no-undo");
    let taken = table.undo("blue").unwrap();
    assert_eq!((taken.seat, taken.choice.as_str()), (BLUE, "b"));
    assert_eq!(answers(&table), ["green a", "green c"]);
    assert_eq!(waiting(&table), ["red", "blue"]);
    assert_eq!(table.undo("blue").unwrap_err().code(), "no-undo");
    table.answer("blue", "c").unwrap();
    table.answer("red", "a").unwrap();
    assert_eq!(table.state().heard, ["a", "c", "c"]);
    for seat in ["red", "blue", "green"] {
        assert_eq!(table.undo(seat).unwrap_err().code(), "no-undo", "{seat} has learned the others' answers");
    }
}

#[test]
fn what_came_before_can_be_taken_back_while_nobody_has_answered() {
    let mut table = together();
    assert_eq!(table.undo("green").unwrap().choice, "a");
    table.answer("green", "b").unwrap();
    table.answer("red", "a").unwrap();
    table.undo("red").unwrap();
    assert_eq!(table.undo("green").unwrap_err().code(), "no-undo", "red's answer was there to be seen");
}

/// A look ahead would show what blue has answered in secret.
#[test]
fn nobody_looks_ahead_while_answers_are_secret() {
    let mut table = together();
    table.answer("blue", "b").unwrap();
    table.answer("green", "c").unwrap();
    let refusal = table.preview("red", "a").unwrap_err();
    assert_eq!(refusal.to_string(), "red cannot look ahead: something is hidden");
    table.answer("red", "a").unwrap();
    assert!(table.preview("red", "a").unwrap().outcome().is_some());
}

#[test]
fn agents_answer_at_once_and_people_when_they_like() {
    let agent = |seat| -> (Seat, Box<dyn Agent<Toy<Together>>>) { (seat, Box::new(Whimsical)) };
    let mut table = table_with::<Together>(Chance::seeded(5), [agent(BLUE)]);
    table.answer("green", "a").unwrap();
    assert_eq!(waiting(&table), ["red", "green"]);
    assert_eq!(table.answers(), 2);
    assert_eq!(table.record_for(Viewer::Seat(RED)).lines.len(), 1);
    table.answer("green", "b").unwrap();
    table.answer("red", "a").unwrap();
    assert_eq!(table.state().heard.len(), 3);
}

#[test]
fn the_order_of_people_does_not_sway_an_agent() {
    let choice = |seed: u64, late: bool| {
        let mut table = table_with::<Together>(Chance::seeded(seed), []);
        table.answer("green", "a").unwrap();
        if late {
            table.answer("red", "a").unwrap();
        }
        table.seat_agent(GREEN, "whimsical", Box::new(Whimsical));
        table.run().unwrap();
        table.answer("blue", "b").unwrap();
        if !late {
            table.answer("red", "a").unwrap();
        }
        table.state().heard[2].clone()
    };
    for seed in 0..20 {
        assert_eq!(choice(seed, false), choice(seed, true));
    }
}

/// Two agents roll twice each, with typed dice, while red thinks.
fn two_rollers() -> Table<Toy<Together>> {
    let agent = |seat| -> (Seat, Box<dyn Agent<Toy<Together>>>) { (seat, Box::new(Roller(2))) };
    let mut table = table_with::<Together>(Chance::Asked, [agent(BLUE), agent(GREEN)]);
    table.answer("chance", "1").unwrap();
    table.answer("chance", "2").unwrap();
    table
}

#[test]
fn one_agent_rolls_at_a_time() {
    let mut table = two_rollers();
    assert_eq!(waiting(&table), ["red", "chance"]);
    assert_eq!(table.questions()[1].rolled_for, Some(BLUE));
    table.answer("chance", "6").unwrap();
    assert_eq!(table.questions()[1].rolled_for, Some(BLUE), "green does not take blue's roll");
    table.answer("red", "b").unwrap();
    assert_eq!(waiting(&table), ["chance"]);
    table.answer("chance", "5").unwrap();
    assert_eq!(table.questions()[0].rolled_for, Some(GREEN));
    table.answer("chance", "1").unwrap();
    table.answer("chance", "1").unwrap();
    assert_eq!(table.state().heard, ["b", "c", "c"]);
    let rolls = |n: usize| table.reasons(n).1.iter().map(|roll| roll.roll).collect::<Vec<_>>();
    assert_eq!(answers(&table), ["green a", "red b", "blue c", "green c"]);
    assert_eq!([rolls(0), rolls(1), rolls(2), rolls(3)], [vec![1, 2], vec![], vec![6, 5], vec![1, 1]]);
}

#[test]
fn rolls_stay_with_their_answer_when_one_before_it_is_taken_back() {
    let mut table = two_rollers();
    table.answer("red", "b").unwrap();
    table.answer("chance", "6").unwrap();
    table.answer("chance", "5").unwrap();
    assert_eq!(answers(&table), ["green a", "red b", "blue c"]);
    table.undo("red").unwrap();
    assert_eq!(answers(&table), ["green a", "blue c"]);
    assert_eq!(table.reasons(1).1.len(), 2);
    assert_eq!(table.reasons(2).1.len(), 0);
    assert_eq!(table.record_for(Viewer::Seat(BLUE)).lines[1].rolls.len(), 2);
    assert_eq!(table.record_for(Viewer::Seat(RED)).lines.len(), 1, "a roll may tell what it decided");
    let again = Record::parse(&table.record().to_text()).unwrap();
    assert_eq!(again.lines[1].rolls.iter().map(|roll| roll.roll).collect::<Vec<_>>(), [6, 5]);
}

#[test]
fn nothing_is_taken_back_once_dice_have_fallen() {
    let mut table = table_with::<Together>(Chance::Asked, [(BLUE, Box::new(Roller(2)) as _)]);
    table.answer("green", "a").unwrap();
    table.undo("green").unwrap();
    table.answer("green", "b").unwrap();
    table.answer("chance", "1").unwrap();
    let no_undo = |table: &mut Table<Toy<Together>>, seat| table.undo(seat).unwrap_err().to_string();
    assert_eq!(no_undo(&mut table, "green"), "green cannot take anything back: dice have fallen since");
    table.answer("chance", "1").unwrap();
    table.seat_person(BLUE);
    assert_eq!(no_undo(&mut table, "blue"), "blue cannot take anything back: dice have fallen for it");
}

#[test]
fn a_record_cut_within_leaves_the_others_open() {
    let mut table = together();
    table.answer("green", "c").unwrap();
    let loaded = Table::<Toy<Together>>::load(
        &own_facts::<Toy<Together>>(),
        &table.record(),
        Chance::Asked,
        |_, _| None,
    )
    .unwrap();
    assert_eq!(waiting(&loaded), ["red", "blue"]);
    assert_eq!(loaded.record_for(Viewer::Seat(RED)).lines.len(), 1);
}

/// One seat is asked two things at once, or nobody is asked anything.
#[derive(Clone, Debug)]
struct Twice;

impl Rules for Twice {
    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        assert!(t.ask_each::<Pick>(&[])?.is_empty());
        let given = t.ask_each(&[(RED, prompt("2.7"), &ABC[..]), (RED, prompt("2.8"), &ABC[..])])?;
        t.state.hear(given[0]);
        t.state.hear(given[1]);
        Ok(())
    }
}

#[test]
fn a_seat_may_be_asked_twice_at_once() {
    let mut table = table::<Twice>(Chance::Asked);
    assert_eq!(waiting(&table), ["red", "red"]);
    table.answer("red", "c").unwrap();
    table.answer("red", "a").unwrap();
    assert_eq!(table.state().heard, ["c", "a"]);
}
