//! A person rolls real dice: Chance is asked, for agents too.

use crate::toy::{ABC, Ask, BLUE, RED, Roller, Rules, Toy, answers, prompt, table, table_with, waiting};
use tricorne_kernel::{
    Agent, AgentRoll, Chance, Chosen, Dice, Flow, Observation, Prompt, Record, Step, Table, own_facts,
};

/// A die, then blue and red choose.
#[derive(Clone, Debug)]
struct DieThenChoices;

impl Rules for DieThenChoices {
    const STEPS: usize = 2;

    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let die = t.die(prompt("4.1"), 6)?;
        let blue = t.ask(BLUE, prompt("4.2"), &ABC)?;
        t.state.hear(format!("{die}{blue}"));
        t.ask(RED, prompt("4.3"), &ABC)?;
        Ok(())
    }
}

type Game = Toy<DieThenChoices>;

fn roller(dice: usize) -> Box<dyn Agent<Game>> {
    Box::new(Roller(dice))
}

/// A game with typed dice in which the agent at blue rolls twice, up to its first roll.
fn typed() -> Table<Game> {
    let mut table = table_with::<DieThenChoices>(Chance::Asked, [(BLUE, roller(2))]);
    table.answer("chance", "6").unwrap();
    table
}

#[test]
fn dice_are_asked_for_like_any_answer() {
    let mut table = table::<DieThenChoices>(Chance::Asked);
    assert_eq!(waiting(&table), ["chance"]);
    assert_eq!(table.answer("chance", "7").unwrap_err().rule(), Some("4.1"));
    table.answer("chance", "3").unwrap();
    table.answer("blue", "a").unwrap();
    assert_eq!(table.state().heard, ["3a"]);
    assert_eq!(table.record().header.seed, None);
}

#[test]
fn an_agents_rolls_are_typed_in_one_by_one() {
    let mut table = typed();
    let [asked] = table.questions() else { panic!("one question") };
    assert_eq!((asked.prompt.rule(), asked.rolled_for, asked.choices.len()), ("8.1", Some(BLUE), 6));
    table.answer("chance", "2").unwrap();
    assert_eq!(answers(&table), ["chance 6"], "a roll is not yet an answer");
    table.answer("chance", "5").unwrap();
    assert_eq!(answers(&table), ["chance 6", "blue b"]);
    let roll = |roll| AgentRoll { roll, sides: 6, purpose: "agent-rolls".into(), rule: "8.1".into() };
    assert_eq!(table.reasons(1).1, [roll(2), roll(5)]);
    assert_eq!(waiting(&table), ["red"]);
}

#[test]
fn the_record_keeps_an_agents_rolls() {
    let mut table = typed();
    table.answer("chance", "2").unwrap();
    table.answer("chance", "5").unwrap();
    let text = table.record().to_text();
    assert!(text.ends_with(
        "{\"n\":2,\"seat\":\"blue\",\"choice\":\"b\",\"rolls\":[\
         {\"roll\":2,\"sides\":6,\"for\":\"agent-rolls\",\"rule\":\"8.1\"},\
         {\"roll\":5,\"sides\":6,\"for\":\"agent-rolls\",\"rule\":\"8.1\"}]}\n"
    ));
    let record = Record::parse(&text).unwrap();
    let loaded = Table::<Game>::load(&own_facts::<Game>(), &record, Chance::Asked, |_, name| {
        (name == "agent").then(|| roller(2))
    })
    .unwrap();
    assert_eq!(loaded.state(), table.state());
    assert_eq!(loaded.record().to_text(), text);
    assert_eq!(loaded.reasons(1).1, table.reasons(1).1);
    assert_eq!(waiting(&loaded), ["red"]);
}

/// A typing error is mended: the die before the last, then the last, then the one that the agent has answered upon.
#[test]
fn typed_dice_are_taken_back() {
    let mut table = typed();
    table.answer("chance", "2").unwrap();
    assert_eq!(table.undo("chance").unwrap().choice, "2");
    assert_eq!(answers(&table), ["chance 6"]);
    assert_eq!(table.undo("chance").unwrap().choice, "6");
    assert_eq!((answers(&table).len(), waiting(&table)), (0, vec!["chance"]));
    for roll in ["6", "2", "5"] {
        table.answer("chance", roll).unwrap();
    }
    assert_eq!(answers(&table), ["chance 6", "blue b"]);
    assert_eq!(table.undo("chance").unwrap().choice, "5");
    assert_eq!(answers(&table), ["chance 6"], "what the agent answered upon it is gone too");
    table.answer("chance", "5").unwrap();
    table.answer("red", "a").unwrap();
    assert_eq!(waiting(&table), ["chance"]);
    assert!(table.undo("chance").is_err(), "red has answered since");
    assert_eq!(table.undo("red").unwrap().choice, "a");
}

/// Dice that nobody typed in are not taken back.
#[test]
fn seeded_dice_stay() {
    let mut table = table_with::<DieThenChoices>(Chance::seeded(6), [(BLUE, roller(2))]);
    assert!(table.undo("chance").is_err());
}

/// What was typed in for a decision that is not made yet is in the record and in the position.
#[test]
fn dice_of_a_begun_decision_are_kept() {
    let mut table = typed();
    table.answer("chance", "2").unwrap();
    let agent = |_, name: &str| (name == "agent").then(|| roller(2));
    let (record, facts) = (table.record(), own_facts::<Game>());
    let text = record.to_text();
    assert!(text.ends_with(
        "{\"n\":2,\"seat\":\"blue\",\"choice\":\"\",\"rolls\":[\
         {\"roll\":2,\"sides\":6,\"for\":\"agent-rolls\",\"rule\":\"8.1\"}]}\n"
    ));
    let record = Record::parse(&text).unwrap();
    let mut loaded = Table::<Game>::load(&facts, &record, Chance::Asked, agent).unwrap();
    assert_eq!(loaded.record().to_text(), text);
    loaded.answer("chance", "5").unwrap();
    assert_eq!(answers(&loaded), ["chance 6", "blue b"]);
    assert_eq!(loaded.reasons(1).1.len(), 2);
    let mut set_up =
        Table::<Game>::from_position(&facts, record.header.setup.clone(), Chance::Asked, table.position())
            .unwrap();
    set_up.seat_agent(BLUE, "agent", roller(2));
    set_up.run().unwrap();
    set_up.answer("chance", "5").unwrap();
    assert_eq!(answers(&set_up), ["chance 6", "blue b"]);
    // Without the agent its dice mean nothing: whoever sits there is asked.
    let alone = Table::<Game>::load(&facts, &record, Chance::Asked, |_, _| None).unwrap();
    assert_eq!(waiting(&alone), ["blue"]);
}

/// The question for an agent's die says what the agent is asked.
#[test]
fn a_roll_says_what_it_decides() {
    let table = typed();
    assert_eq!(table.questions()[0].decides.map(|asked| asked.rule()), Some("4.2"));
}

/// A roll of the first format bears the key of a message, whose first part is the game's.
#[test]
fn a_roll_of_format_1_is_found_under_its_name() {
    let text = "{\"tricorne\":1,\"game\":\"toy\",\"rules\":3,\"scenario\":\"one\",\"seats\":{\"blue\":\"agent\"}}\n\
                {\"n\":1,\"seat\":\"blue\",\"choice\":\"c\",\
                \"rolls\":[{\"roll\":3,\"sides\":3,\"for\":\"toy-once\",\"rule\":\"8.1\"}]}\n";
    let agent = |_, name: &str| (name == "agent").then(|| Box::new(RollsOnce) as Box<dyn Agent<_>>);
    let record = Record::parse(text).unwrap();
    let facts = own_facts::<Toy<AskedTwice>>();
    let table = Table::<Toy<AskedTwice>>::load(&facts, &record, Chance::Asked, agent).unwrap();
    assert_eq!(answers(&table), ["blue c", "blue c"], "the roll is found again");
    assert_eq!(table.reasons(0).1[0].purpose, "once");
    assert!(table.record().to_text().starts_with("{\"tricorne\":2,"));
}

#[test]
fn an_agents_rolls_count_among_the_outcomes_of_a_seed() {
    let mut table = table_with::<DieThenChoices>(Chance::seeded(6), [(BLUE, roller(2))]);
    let record = table.record();
    let mut loaded =
        Table::<Game>::load(&own_facts::<Game>(), &record, Chance::seeded(6), |_, _| None).unwrap();
    loaded.seat_agent(BLUE, "agent", roller(2));
    for table in [&mut table, &mut loaded] {
        table.answer("red", "a").unwrap();
    }
    assert_eq!(loaded.record(), table.record());
    assert_eq!(loaded.state(), table.state());
}

#[test]
fn an_agents_roll_is_not_the_next_die_too() {
    let alike = |seed| {
        let mut table = table_with::<DieThenChoices>(Chance::seeded(seed), [(BLUE, roller(1))]);
        table.answer("red", "a").unwrap();
        let next_die = &table.record().lines[3];
        assert_eq!(next_die.seat, "chance");
        next_die.choice == table.reasons(1).1[0].roll.to_string()
    };
    assert!((0..60).filter(|seed| alike(*seed)).count() < 30);
}

#[test]
fn only_people_take_answers_back() {
    let mut table = typed();
    let refusal = |seat| format!("{seat} cannot take anything back: only people take answers back");
    assert_eq!(table.undo("blue").unwrap_err().to_string(), refusal("blue"));
}

#[test]
fn an_answer_for_which_dice_fell_stays_even_if_a_person_takes_the_seat() {
    let mut table = typed();
    table.answer("chance", "2").unwrap();
    table.answer("chance", "5").unwrap();
    table.seat_person(BLUE);
    assert_eq!(table.undo("blue").unwrap_err().code(), "no-undo");
}

#[test]
fn who_takes_an_agents_place_is_asked_the_question_itself() {
    let mut table = typed();
    table.answer("chance", "2").unwrap();
    let mut fork = table.fork();
    table.seat_person(BLUE);
    table.run().unwrap();
    for table in [&mut table, &mut fork] {
        assert_eq!(waiting(table), ["blue"]);
        table.answer("blue", "c").unwrap();
        assert_eq!(answers(table), ["chance 6", "blue c"]);
        assert!(table.reasons(1).1.is_empty());
        assert_eq!(table.undo("blue").unwrap().choice, "c");
    }
}

/// Blue is asked twice in each of two steps.
#[derive(Clone, Debug)]
struct AskedTwice;

impl Rules for AskedTwice {
    const STEPS: usize = 2;

    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        for _ in 0..2 {
            let blue = t.ask(BLUE, prompt("4.2"), &ABC)?;
            t.state.hear(blue.to_string());
        }
        Ok(())
    }
}

/// Rolls once in a step, and answers by that roll throughout.
struct RollsOnce;

const ONCE: Ask = Ask { rule: "8.1", name: "once" };

impl Agent<Toy<AskedTwice>> for RollsOnce {
    fn choose(
        &mut self,
        _: &Observation<'_, Toy<AskedTwice>>,
        dice: &mut Dice<'_, Toy<AskedTwice>>,
    ) -> Flow<Chosen> {
        let roll = match dice.earlier(ONCE) {
            Some(roll) => roll,
            None => dice.roll(ONCE, 3)?,
        };
        Ok((usize::from(roll) - 1).into())
    }
}

#[test]
fn a_roll_is_found_again_within_its_step() {
    let mut table = table_with::<AskedTwice>(Chance::Asked, [(BLUE, Box::new(RollsOnce) as _)]);
    table.answer("chance", "3").unwrap();
    assert_eq!(waiting(&table), ["chance"], "the next step rolls again");
    table.answer("chance", "1").unwrap();
    assert_eq!(answers(&table), ["blue c", "blue c", "blue a", "blue a"]);
    let record = table.record();
    let agent = |_, name: &str| (name == "agent").then(|| Box::new(RollsOnce) as Box<dyn Agent<_>>);
    let cut = Record { lines: record.lines[..1].to_vec(), ..record };
    let loaded =
        Table::<Toy<AskedTwice>>::load(&own_facts::<Toy<AskedTwice>>(), &cut, Chance::Asked, agent).unwrap();
    assert_eq!(answers(&loaded), ["blue c", "blue c"], "a loaded record remembers the roll");
}
