//! What agents see, say and roll; advice; quiet tables.

use crate::toy::{ABC, BLUE, RED, Roller, Rules, Toy, Whimsical, answers, prompt, table, table_with};
use tricorne_kernel::{
    Agent, Chance, Chosen, Dice, Flow, Game, Observation, Reason, Setup, Step, Stop, Table, msg, own_facts,
};

/// Red and blue answer in turn, four times.
#[derive(Clone, Debug)]
struct Turns;

impl Rules for Turns {
    const STEPS: usize = 4;

    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        for seat in [RED, BLUE] {
            let answer = t.ask(seat, prompt("9.1"), &ABC)?;
            t.state.hear(answer);
        }
        t.note("9.1", msg!("toy-round"));
        Ok(())
    }
}

/// Takes the last choice, and says so where somebody listens.
#[derive(Debug)]
struct Explainer;

impl<G: Game> Agent<G> for Explainer {
    fn choose(&mut self, observation: &Observation<'_, G>, dice: &mut Dice<'_, G>) -> Flow<Chosen> {
        let world = observation.belief().and_then(|belief| belief.sample(dice.rng()));
        let world = world.expect("there is a step to go on with");
        let asked = &world.questions()[0];
        assert_eq!((asked.seat, asked.choices.as_slice()), (observation.seat, observation.choices));
        assert!(serde_json::to_value(observation.view()).is_ok());
        let reason = Reason { rule: "9.2", message: msg!("toy-last"), candidates: vec![msg!("toy-choice")] };
        let reasons = if observation.reasons_wanted() { vec![reason] } else { Vec::new() };
        Ok(Chosen { position: observation.choices.len() - 1, reasons })
    }
}

#[test]
fn agents_answer_at_once_with_their_reasons() {
    let table = table_with::<Turns>(Chance::seeded(1), [(RED, Box::new(Explainer) as _)]);
    assert_eq!(answers(&table), ["red c"]);
    let (reasons, rolls) = table.reasons(0);
    assert_eq!((reasons[0].rule, rolls.len()), ("9.2", 0));
    assert_eq!(
        (reasons[0].message, reasons[0].candidates.as_slice()),
        (msg!("toy-last"), &[msg!("toy-choice")][..])
    );
    assert_eq!(table.player(RED), "agent");
    assert_eq!(table.reasons(7), (vec![], &[][..]));
}

#[test]
fn a_quiet_game_of_agents_runs_to_its_end_without_journal_or_reasons() {
    let mut table =
        Table::<Toy<Turns>>::new(&own_facts::<Toy<Turns>>(), Setup::of::<Toy<Turns>>(), Chance::seeded(1))
            .unwrap();
    table.seat_agent(RED, "explainer", Box::new(Explainer));
    table.seat_agent(BLUE, "whimsical", Box::new(Whimsical));
    table.quiet();
    table.run().unwrap();
    assert!(table.outcome().is_some());
    assert_eq!((table.answers(), table.notes()), (8, 0));
    assert!((0..8).all(|n| table.reasons(n).0.is_empty()));
    assert_eq!(table.record().lines.len(), 8);
}

#[test]
fn a_game_of_agents_is_the_same_for_the_same_seed() {
    let game = |dice: u64, agents: Option<u64>| {
        let mut table = Table::<Toy<Turns>>::new(
            &own_facts::<Toy<Turns>>(),
            Setup::of::<Toy<Turns>>(),
            Chance::seeded(dice),
        )
        .unwrap();
        table.seat_agent(RED, "whimsical", Box::new(Whimsical));
        table.seat_agent(BLUE, "whimsical", Box::new(Whimsical));
        if let Some(seed) = agents {
            table.seed_agents(seed);
        }
        table.run().unwrap();
        answers(&table)
    };
    assert_eq!(game(5, None), game(5, None));
    assert_ne!(game(5, None), game(6, None));
    assert_eq!(game(5, Some(6)), game(6, None), "the agents' seed is that of the dice unless set");
}

#[test]
fn advice_changes_nothing() {
    let mut table = table::<Turns>(Chance::seeded(2));
    let (choice, reasons) = table.advise("red", &mut Explainer).unwrap();
    assert_eq!((choice, reasons.len()), (ABC[2], 1));
    table.advise("red", &mut Roller(3)).unwrap();
    assert_eq!(table.answers(), 0);
    assert_eq!(table.advise("blue", &mut Explainer).unwrap_err().code(), "wrong-seat");
    assert_eq!(table.advise("grey", &mut Explainer).unwrap_err().code(), "no-such-seat");
    let advised = table.advise("red", &mut Whimsical).unwrap().0;
    table.seat_agent(RED, "whimsical", Box::new(Whimsical));
    table.run().unwrap();
    assert_eq!(answers(&table), [format!("red {advised}")], "advice is what the agent would do");
}

/// Answers what is not offered, or stops.
#[derive(Debug)]
struct Stray(Flow<usize>);

impl<G: Game> Agent<G> for Stray {
    fn choose(&mut self, _: &Observation<'_, G>, _: &mut Dice<'_, G>) -> Flow<Chosen> {
        self.0.map(Chosen::from)
    }
}

#[test]
fn bad_advice_is_not_passed_on() {
    let table = table::<Turns>(Chance::seeded(2));
    for answer in [Ok(3), Err(Stop::Paused), Err(Stop::Broken)] {
        let refusal = table.advise("red", &mut Stray(answer)).unwrap_err();
        assert_eq!((refusal.code(), refusal.rule()), ("no-advice", Some("9.1")));
    }
}

/// A die and nothing else.
#[derive(Clone, Debug)]
struct Die;

impl Rules for Die {
    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        t.die(prompt("9.3"), 6).map(drop)
    }
}

#[test]
fn nobody_advises_chance() {
    let table = table::<Die>(Chance::Asked);
    assert_eq!(table.advise("chance", &mut Explainer).unwrap_err().code(), "no-advice");
}

#[test]
fn agents_and_people_change_places() {
    let mut table = table_with::<Turns>(Chance::seeded(1), [(RED, Box::new(Explainer) as _)]);
    table.seat_person(RED);
    table.answer("blue", "a").unwrap();
    assert_eq!(answers(&table), ["red c", "blue a"]);
    assert_eq!(table.player(RED), "ask");
    table.seat_agent(RED, "explainer", Box::new(Explainer));
    table.run().unwrap();
    assert_eq!(answers(&table).len(), 3);
}

#[test]
fn an_agents_dice_come_from_the_table() {
    let table = table_with::<Turns>(Chance::scripted(["6", "3"]), [(RED, Box::new(Roller(2)) as _)]);
    assert_eq!(answers(&table), ["red a"]);
    let rolls: Vec<_> = table.reasons(0).1.iter().map(|roll| (roll.roll, roll.sides)).collect();
    assert_eq!(rolls, [(6, 6), (3, 6)]);
}

#[test]
fn an_impossible_scripted_roll_of_an_agent_is_a_fault() {
    let setup = Setup::of::<Toy<Turns>>();
    let mut table =
        Table::<Toy<Turns>>::new(&own_facts::<Toy<Turns>>(), setup, Chance::scripted(["7"])).unwrap();
    table.seat_agent(RED, "roller", Box::new(Roller(1)));
    let fault = table.run().unwrap_err();
    assert!(fault.to_string().starts_with("chance: the scripted outcome 7 is not possible here"), "{fault}");
}
