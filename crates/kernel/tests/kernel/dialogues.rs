//! Secret dialogues: several seats, several answers each, nothing shown before all are done.

use crate::toy::{
    ABC, Ask, BLUE, GREEN, Pick, RED, Rules, Toy, Whimsical, answers, prompt, table, table_with, waiting,
};
use tricorne_kernel::{
    Agent, AnyPrompt, Chance, Flow, Record, RecordLine, Seat, Setup, Step, Table, Viewer, msg, own_facts,
};

const PLANS: Ask = Ask { rule: "10.0", name: "plans" };

/// Green speaks; red and blue each say how many letters they choose, and which; then red speaks.
#[derive(Clone, Debug)]
struct Plans;

impl Rules for Plans {
    const HIDES: bool = true;

    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        t.ask(GREEN, prompt("10.1"), &ABC)?;
        let plans = t.ask_all(PLANS, &[RED, BLUE], |dialogue| {
            assert!(dialogue.state.heard.is_empty(), "nothing is heard before all are done");
            let count = dialogue.ask_number(prompt("10.2"), 0, 3)?;
            let mut letters = String::new();
            for _ in 0..count {
                letters += &dialogue.ask(prompt("10.3"), &ABC)?.to_string();
            }
            Ok((dialogue.seat, dialogue.place(), letters))
        })?;
        t.note("10.4", msg!("toy-opened"));
        for (seat, place, letters) in plans {
            t.state.hear(format!("{}{place}{letters}", seat.index()));
        }
        t.ask(RED, prompt("10.5"), &ABC)?;
        Ok(())
    }
}

type Game = Toy<Plans>;
type Given = (&'static str, &'static str);

const RED_SAYS: [Given; 3] = [("red", "2"), ("red", "a"), ("red", "b")];
const BLUE_SAYS: [Given; 2] = [("blue", "1"), ("blue", "c")];

/// Every order in which these answers can come in, those of each seat in their own order.
fn orders(red: &[Given], blue: &[Given]) -> Vec<Vec<Given>> {
    match (red.split_first(), blue.split_first()) {
        (None, _) => vec![blue.to_vec()],
        (_, None) => vec![red.to_vec()],
        (Some((first_red, more_red)), Some((first_blue, more_blue))) => {
            let with = |first: Given, rest: Vec<Vec<Given>>| {
                rest.into_iter().map(move |order| [&[first][..], &order].concat())
            };
            with(*first_red, orders(more_red, blue))
                .chain(with(*first_blue, orders(red, more_blue)))
                .collect()
        }
    }
}

/// A table after green has spoken and these answers were given.
#[track_caller]
fn after(given: &[Given]) -> Table<Game> {
    let mut table = table::<Plans>(Chance::Asked);
    table.answer("green", "a").unwrap();
    for (seat, choice) in given {
        table.answer(seat, choice).unwrap();
    }
    table
}

fn load(record: &Record) -> Table<Game> {
    Table::load(&own_facts::<Game>(), record, Chance::Asked, |_, _| None)
        .unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn answers_come_in_any_order_and_are_heard_in_theirs() {
    let orders = orders(&RED_SAYS, &BLUE_SAYS);
    assert_eq!(orders.len(), 10);
    for order in orders {
        let table = after(&order);
        assert_eq!(table.state().heard, ["00ab", "11c"], "{order:?}");
        assert_eq!(waiting(&table), ["red"]);
        assert_eq!(table.notes(), 1);
        let given: Vec<_> = order.iter().map(|(seat, choice)| format!("{seat} {choice}")).collect();
        assert_eq!(answers(&table)[1..], given, "the record has the order in which they came");
    }
}

#[test]
fn a_record_or_position_cut_anywhere_goes_on() {
    for order in orders(&RED_SAYS, &BLUE_SAYS) {
        for cut in 0..=order.len() {
            let table = after(&order[..cut]);
            let setup = Setup::of::<Game>();
            let facts = own_facts::<Game>();
            let mut from_position =
                Table::from_position(&facts, setup, Chance::Asked, table.position()).unwrap();
            from_position.run().unwrap_or_else(|fault| panic!("{order:?} cut at {cut}: {fault}"));
            for mut again in [load(&table.record()), from_position] {
                assert_eq!((again.state(), waiting(&again)), (table.state(), waiting(&table)));
                assert_eq!(answers(&again), answers(&table));
                for (seat, choice) in &order[cut..] {
                    again.answer(seat, choice).unwrap();
                }
                assert_eq!(again.state().heard, ["00ab", "11c"]);
                again.answer("red", "c").unwrap();
                assert!(again.outcome().is_some());
            }
        }
    }
}

/// What a viewer is shown of the questions and answers.
type Sight = (Vec<(Seat, &'static str, usize)>, usize, Vec<RecordLine>, usize);

fn sight(table: &Table<Game>, viewer: Viewer) -> Sight {
    let questions = table.questions_for(viewer);
    let asked = questions.iter().map(|asked| match asked.prompt {
        AnyPrompt::Seat(prompt) | AnyPrompt::Chance(prompt) => (asked.seat, prompt.rule, asked.choices.len()),
    });
    let asked = asked.collect();
    let (lines, record) = (table.lines_for(viewer, 0), table.record_for(viewer).lines);
    assert_eq!(lines, record);
    assert_eq!(table.lines_for(viewer, 1), lines[1..]);
    (asked, table.answers_for(viewer), lines, table.journal(viewer, 0).count())
}

#[test]
fn neither_answers_nor_their_number_are_shown_before_all_are_done() {
    let public = |done: &[Seat]| -> Vec<(Seat, &str, usize)> {
        [RED, BLUE].into_iter().filter(|seat| !done.contains(seat)).map(|seat| (seat, "10.0", 0)).collect()
    };
    for order in orders(&RED_SAYS, &BLUE_SAYS) {
        for cut in 0..order.len() {
            let table = after(&order[..cut]);
            let count = |name| order[..cut].iter().filter(|given| given.0 == name).count();
            let (red, blue) = (count("red"), count("blue"));
            let done: Vec<Seat> =
                [(RED, red == 3), (BLUE, blue == 2)].into_iter().filter(|it| it.1).map(|it| it.0).collect();
            for viewer in [Viewer::Observer, Viewer::Seat(GREEN)] {
                let (asked, count, lines, notes) = sight(&table, viewer);
                assert_eq!(
                    (asked, count, lines.len(), notes),
                    (public(&done), 1, 1, 0),
                    "{:?}",
                    &order[..cut]
                );
            }
            let (asked, count, lines, _) = sight(&table, Viewer::Seat(BLUE));
            assert_eq!((count, lines.len()), (1 + blue, 1 + blue));
            assert!(lines[1..].iter().all(|line| line.seat == "blue"));
            assert!(
                lines.iter().enumerate().all(|(index, line)| line.n == index + 1),
                "counted as blue counts"
            );
            let of_red: Vec<_> = asked.iter().filter(|asked| asked.0 == RED).collect();
            assert!(of_red.iter().all(|asked| (asked.1, asked.2) == ("10.0", 0)), "{of_red:?}");
            assert_eq!(sight(&table, Viewer::Referee).1, table.answers());
            assert_eq!(table.open_from(), 1);
        }
        let table = after(&order);
        assert_eq!(sight(&table, Viewer::Observer).1, 6);
        assert!(sight(&table, Viewer::Observer).2.iter().all(|line| line.choice != "?"));
        assert_eq!(table.open_from(), table.answers());
    }
}

#[test]
fn answers_are_taken_back_until_all_are_done() {
    let mut table = after(&[RED_SAYS[0], BLUE_SAYS[0], RED_SAYS[1], RED_SAYS[2]]);
    assert_eq!(table.undo("red").unwrap().choice, "b");
    assert_eq!(table.undo("red").unwrap().choice, "a");
    assert_eq!(answers(&table), ["green a", "red 2", "blue 1"]);
    assert_eq!(table.undo("red").unwrap().choice, "2");
    assert_eq!(table.undo("red").unwrap_err().code(), "no-undo", "nothing of red's is left");
    assert_eq!(answers(&table), ["green a", "blue 1"]);
    for (seat, choice) in [("red", "1"), ("red", "c"), ("blue", "a")] {
        table.answer(seat, choice).unwrap();
    }
    assert_eq!(table.state().heard, ["00c", "11a"]);
    for seat in ["red", "blue", "green"] {
        assert_eq!(
            table.undo(seat).unwrap_err().code(),
            "no-undo",
            "{seat} has learned what the others said"
        );
    }
}

#[test]
fn an_agent_answers_the_same_whatever_the_others_have_said() {
    let choices = |seed: u64, before: usize| {
        let mut table = table_with::<Plans>(Chance::seeded(seed), []);
        table.answer("green", "a").unwrap();
        for (seat, choice) in &RED_SAYS[..before] {
            table.answer(seat, choice).unwrap();
        }
        table.seat_agent(BLUE, "whimsical", Box::new(Whimsical));
        table.run().unwrap();
        for (seat, choice) in &RED_SAYS[before..] {
            table.answer(seat, choice).unwrap();
        }
        table.state().heard[1].clone()
    };
    for seed in 0..20 {
        let first = choices(seed, 0);
        assert!((1..3).all(|before| choices(seed, before) == first), "seed {seed}");
    }
}

#[test]
fn agents_alone_are_done_at_once() {
    let agent = |seat| -> (Seat, Box<dyn Agent<Game>>) { (seat, Box::new(Whimsical)) };
    let table = table_with::<Plans>(Chance::seeded(3), [agent(RED), agent(BLUE), agent(GREEN)]);
    assert!(table.outcome().is_some());
    assert_eq!(load(&table.record()).state(), table.state());
}

#[test]
fn a_line_of_a_seat_that_is_done_or_not_asked_is_refused() {
    let mut record = after(&BLUE_SAYS).record();
    for seat in ["blue", "green"] {
        record.lines.truncate(3);
        record.lines.push(RecordLine { n: 4, seat: seat.into(), choice: "a".into(), rolls: Vec::new() });
        let fault =
            Table::<Game>::load(&own_facts::<Game>(), &record, Chance::Asked, |_, _| None).unwrap_err();
        assert_eq!(fault.kind.to_string(), format!("line 5: {seat} answers, but is not asked"));
    }
}

/// Two seats answer twenty questions each; a step of the toy has at most fifty.
#[derive(Clone, Debug)]
struct Long;

impl Rules for Long {
    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let counts = t.ask_all(PLANS, &[RED, BLUE], |dialogue| {
            (0..20).try_for_each(|_| dialogue.ask(prompt("10.6"), &ABC).map(drop)).map(|()| 20)
        })?;
        t.state.hear(counts.iter().sum::<i32>());
        Ok(())
    }
}

#[test]
fn a_long_dialogue_is_replayed_in_any_order() {
    let mut table = table::<Long>(Chance::Asked);
    for _ in 0..20 {
        table.answer("blue", "a").unwrap();
        table.answer("red", "b").unwrap();
    }
    assert!(table.outcome().is_some());
    let facts = own_facts::<Toy<Long>>();
    let again = Table::<Toy<Long>>::load(&facts, &table.record(), Chance::Asked, |_, _| None).unwrap();
    assert_eq!((again.state(), answers(&again)), (table.state(), answers(&table)));
}

/// Red and blue answer something that is shown, and something that never is.
#[derive(Clone, Debug)]
struct Sealed;

impl Rules for Sealed {
    const HIDES: bool = true;

    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let both = t.ask_all(PLANS, &[RED, BLUE], |dialogue| {
            let open = dialogue.ask(prompt("10.7"), &ABC)?;
            let sealed = dialogue.ask_secretly(prompt("10.8"), &ABC)?;
            Ok([open, sealed])
        })?;
        t.state.hear(both[0][0]);
        t.ask(RED, prompt("10.9"), &ABC)?;
        t.state.hear(both[0][1]);
        Ok(())
    }
}

#[test]
fn what_is_secret_in_a_dialogue_stays_so_when_all_are_done() {
    let mut table = table::<Sealed>(Chance::Asked);
    for (seat, choice) in [("blue", "a"), ("red", "b"), ("red", "c"), ("blue", "b")] {
        table.answer(seat, choice).unwrap();
    }
    let shown = |table: &Table<Toy<Sealed>>, viewer| {
        let lines = table.record_for(viewer).lines;
        lines.into_iter().map(|line| line.choice).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(shown(&table, Viewer::Observer), "a b ? ?");
    assert_eq!(shown(&table, Viewer::Seat(RED)), "a b c ?");
    assert_eq!(shown(&table, Viewer::Seat(BLUE)), "a b ? b");
    table.answer("red", "a").unwrap();
    assert_eq!(shown(&table, Viewer::Observer), "a b c b a", "once the game is over, all is known");
}

/// Dialogues in which nobody, or one seat, has something to say.
#[derive(Clone, Debug)]
struct Few;

impl Rules for Few {
    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let none = t.ask_all(PLANS, &[], |dialogue| dialogue.ask(prompt("10.6"), &ABC))?;
        let silent = t.ask_all(PLANS, &[RED, BLUE], |dialogue| Ok(dialogue.seat))?;
        let alone = t.ask_all(PLANS, &[GREEN], |dialogue| dialogue.ask(prompt("10.6"), &ABC[1..]))?;
        assert_eq!((none.len(), silent.as_slice(), alone.len()), (0, &[RED, BLUE][..], 1));
        let half = t.ask_all(PLANS, &[RED, BLUE], |dialogue| match dialogue.seat {
            RED => Ok(Pick::Letter('x')),
            _ => dialogue.ask(prompt("10.6"), &ABC),
        })?;
        t.state.hear(format!("{}{}{}", alone[0], half[0], half[1]));
        Ok(())
    }
}

#[test]
fn a_dialogue_may_be_short() {
    let mut table = table::<Few>(Chance::Asked);
    table.answer("green", "c").unwrap();
    assert_eq!(waiting(&table), ["blue"]);
    table.answer("blue", "a").unwrap();
    assert_eq!(table.state().heard, ["cxa"]);
}
