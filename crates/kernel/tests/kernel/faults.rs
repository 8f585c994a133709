//! Defects of rules and agents stop the game, with the question and the record that leads to them.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::toy::{ABC, BLUE, GREEN, RED, Rules, Toy, prompt, table, waiting};
use tricorne_kernel::{
    Agent, Audience, Chance, Chosen, Dice, Fault, FaultKind, Flow, Game, Observation, Prompt, Record,
    Refusal, Seat, Setup, Step, Stop, Table, own_facts,
};

/// Rules that break in a way of their own once red has answered.
trait Break: Clone + std::fmt::Debug + Send + Sync + 'static {
    fn break_down(t: &mut Step<'_, Toy<Breaking<Self>>>) -> Flow<()>;
}

#[derive(Clone, Debug)]
struct Breaking<B>(std::marker::PhantomData<B>);

impl<B: Break> Rules for Breaking<B> {
    const STEPS: usize = 100_000;

    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        if t.state.steps == 0 {
            let answer = t.ask(RED, prompt("7.1"), &ABC)?;
            t.state.hear(answer);
        }
        B::break_down(t)
    }
}

/// Plays up to the fault, and checks that the table stays broken until red takes the answer back.
fn fault<B: Break>() -> Fault {
    let mut table = table::<Breaking<B>>(Chance::seeded(1));
    let Err(Refusal::Broken(fault)) = table.answer("red", "b") else { panic!("the game goes on") };
    assert_eq!(Record::parse(&fault.record).unwrap().lines.len(), table.answers());
    assert!(table.questions().is_empty());
    assert_eq!(table.answer("red", "a"), Err(Refusal::Broken(fault.clone())));
    assert_eq!(table.answer_at(RED, 0), Err(Refusal::Broken(fault.clone())));
    assert_eq!(table.run(), Err(fault.clone()));
    if table.answers() == 1 {
        assert_eq!(table.undo("red").unwrap().choice, "b");
        assert_eq!(waiting(&table), ["red"]);
    }
    *fault
}

macro_rules! breaks {
    ($name:ident, $rule:expr) => {
        #[derive(Clone, Debug)]
        struct $name;
        impl Break for $name {
            fn break_down(t: &mut Step<'_, Toy<Breaking<Self>>>) -> Flow<()> {
                let rule: fn(&mut Step<'_, Toy<Breaking<Self>>>) -> Flow<()> = $rule;
                rule(t)
            }
        }
    };
}

breaks!(Empty, |t| t.ask(BLUE, prompt("7.2"), &ABC[..0]).map(drop));
breaks!(EmptyDie, |t| t.die(prompt("7.2"), 0).map(drop));
breaks!(EmptyAmongSeveral, |t| {
    t.ask_each(&[(BLUE, prompt("7.2"), &ABC[..]), (GREEN, prompt("7.3"), &ABC[..0])]).map(drop)
});

#[test]
fn a_question_without_choices_is_a_fault() {
    let empty = fault::<Empty>();
    assert_eq!(empty.kind, FaultKind::EmptyQuestion);
    assert_eq!(
        empty.to_string(),
        "a question without choices\nthe question was: blue, rule 7.2, toy-prompt; choices: "
    );
    assert_eq!(fault::<EmptyDie>().kind, FaultKind::EmptyQuestion);
    assert_eq!(fault::<EmptyAmongSeveral>().question.unwrap().seat, "green");
}

breaks!(Runaway, |t| loop {
    t.die(prompt("7.4"), 6)?;
});
breaks!(Idle, |_| Ok(()));

#[test]
fn loops_without_end_are_faults() {
    assert_eq!(fault::<Runaway>().kind, FaultKind::Runaway(50));
    assert_eq!(fault::<Idle>().kind, FaultKind::Idle(10_001));
}

static RUNS: AtomicUsize = AtomicUsize::new(0);

breaks!(OtherChoices, |t| {
    let first = RUNS.fetch_add(1, Ordering::Relaxed) % 2;
    t.ask(BLUE, prompt("7.5"), &ABC[first..])?;
    t.ask(BLUE, prompt("7.6"), &ABC).map(drop)
});

#[test]
fn rules_that_change_their_mind_are_a_fault() {
    let mut table = table::<Breaking<OtherChoices>>(Chance::Asked);
    table.answer("red", "a").unwrap();
    let Err(Refusal::Broken(fault)) = table.answer_at(BLUE, 0) else { panic!("the game goes on") };
    assert_eq!(fault.kind, FaultKind::NotDeterministic);
    assert_eq!(Record::parse(&fault.record).unwrap().lines.len(), 2);
}

static ASKS: AtomicUsize = AtomicUsize::new(0);

breaks!(AsksOnlyOnce, |t| {
    if ASKS.fetch_add(1, Ordering::Relaxed) == 0 {
        t.ask(BLUE, prompt("7.5"), &ABC)?;
    }
    Ok(())
});

#[test]
fn rules_that_forget_a_question_are_a_fault() {
    let mut table = table::<Breaking<AsksOnlyOnce>>(Chance::Asked);
    table.answer("red", "a").unwrap();
    let Err(Refusal::Broken(fault)) = table.answer_at(BLUE, 0) else { panic!("the game goes on") };
    assert_eq!(fault.kind, FaultKind::NotDeterministic);
}

breaks!(StopsOfItself, |_| Err(Stop::Paused));
breaks!(BreaksOfItself, |_| Err(Stop::Broken));
breaks!(GoesOn, |t| {
    let _ = t.ask(BLUE, prompt("7.7"), &ABC);
    Ok(())
});
breaks!(GoesOnBroken, |t| {
    let _ = t.ask(BLUE, prompt("7.7"), &ABC[..0]);
    Ok(())
});

#[test]
fn rules_that_do_not_heed_a_stop_are_a_fault() {
    assert_eq!(fault::<StopsOfItself>().kind, FaultKind::Unheeded);
    assert_eq!(fault::<BreaksOfItself>().kind, FaultKind::Unheeded);
    assert_eq!(fault::<GoesOn>().kind, FaultKind::Unheeded);
    assert_eq!(fault::<GoesOnBroken>().kind, FaultKind::EmptyQuestion);
}

breaks!(NobodyThere, |t| t.ask(Seat::new(5), prompt("7.8"), &ABC).map(drop));
breaks!(TooFewOdds, |t| t.draw_weighted(prompt("7.9"), &ABC, &[1, 2], Audience::All).map(drop));
breaks!(NoOdds, |t| t.draw_weighted(prompt("7.9"), &ABC, &[1, 0, 2], Audience::All).map(drop));

#[test]
fn questions_that_nobody_can_answer_are_faults() {
    let nobody = fault::<NobodyThere>();
    assert_eq!(nobody.kind, FaultKind::NoSuchSeat { seat: 5, seats: 3 });
    assert_eq!(nobody.question.unwrap().seat, "nobody");
    assert_eq!(fault::<TooFewOdds>().kind, FaultKind::Odds { odds: vec![1, 2], choices: 3 });
    assert_eq!(fault::<NoOdds>().kind, FaultKind::Odds { odds: vec![1, 0, 2], choices: 3 });
}

/// Red and blue answer, in one step.
#[derive(Clone, Debug)]
struct Whole;

impl Rules for Whole {
    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let red = t.ask(RED, prompt("7.1"), &ABC)?;
        t.state.hear(red);
        t.ask(BLUE, prompt("7.1"), &ABC)?;
        Ok(())
    }
}

/// Answers what is not offered, or stops without a reason.
#[derive(Debug)]
struct Stray(Flow<usize>);

impl<G: Game> Agent<G> for Stray {
    fn choose(&mut self, _: &Observation<'_, G>, _: &mut Dice<'_, G>) -> Flow<Chosen> {
        self.0.map(Chosen::from)
    }
}

fn fault_of_agent(answer: Flow<usize>) -> FaultKind {
    let mut table =
        Table::<Toy<Whole>>::new(&own_facts::<Toy<Whole>>(), Setup::of::<Toy<Whole>>(), Chance::seeded(1))
            .unwrap();
    table.seat_agent(RED, "stray", Box::new(Stray(answer)));
    table.run().unwrap_err().kind
}

#[test]
fn agents_that_stray_are_faults() {
    let refused = FaultKind::AgentRefused { seat: "red".into(), position: 3, choices: 3 };
    assert_eq!(refused.to_string(), "the agent of red answered position 3 of 3 choices");
    assert_eq!(fault_of_agent(Ok(3)), refused);
    assert_eq!(fault_of_agent(Err(Stop::Paused)), FaultKind::Unheeded);
    assert_eq!(
        fault_of_agent(Err(Stop::Broken)),
        FaultKind::Chance("an agent stopped without a reason".into())
    );
}

#[test]
fn an_inspector_sees_every_new_question_and_can_stop_the_game() {
    let mut table =
        Table::<Toy<Whole>>::new(&own_facts::<Toy<Whole>>(), Setup::of::<Toy<Whole>>(), Chance::seeded(1))
            .unwrap();
    table.inspect(Box::new(|asked| match asked.seat {
        RED => Ok(()),
        _ => Err(format!("{} is heard before {:?}", asked.state.heard[0], asked.prompt.message())),
    }));
    table.run().unwrap();
    let Err(Refusal::Broken(fault)) = table.answer("red", "c") else { panic!("the inspector is not heard") };
    assert_eq!(fault.kind, FaultKind::Inspection("c is heard before toy-prompt".into()));
    assert_eq!(fault.question.unwrap().seat, "blue");
}
