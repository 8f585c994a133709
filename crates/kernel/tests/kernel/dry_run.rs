//! Rules tried on a copy.

use crate::toy::{ABC, BLUE, RED, Roller, Rules, State, Toy, Whimsical, prompt};
use tricorne_kernel::{Chance, DryRun, Flow, Game, Prompt, Setup, Step, msg, own_facts};

/// Red chooses, a die falls, blue chooses.
#[derive(Clone, Debug)]
struct Plan;

impl Rules for Plan {
    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        let red = t.pick(RED, prompt("1"), &ABC[..1])?;
        t.state.hear(red);
        t.note("1", msg!("toy-chose"));
        let die = t.die(prompt("2"), 6)?;
        t.state.hear(die);
        let blue = t.ask(BLUE, prompt("3"), &ABC)?;
        t.state.hear(blue);
        Ok(())
    }
}

fn dry_run() -> DryRun<Toy<Plan>> {
    DryRun::new(&own_facts::<Toy<Plan>>(), Toy::<Plan>::seats(&Setup::of::<Toy<Plan>>()))
}

#[test]
fn it_ends_where_somebody_would_be_asked() {
    let state = State::default();
    let tried = dry_run().run(&state, Plan::step);
    assert!(!tried.finished);
    assert_eq!((tried.asked.unwrap().prompt.rule(), tried.notes.len()), ("2", 1));
    assert_eq!(tried.state.heard, ["a"]);
    assert_eq!(state, State::default());
    let tried = dry_run().with_chance(Chance::scripted(["5"])).run(&state, Plan::step);
    assert_eq!(tried.asked.unwrap().prompt.rule(), "3");
}

#[test]
fn it_runs_to_its_end_with_dice_and_agents() {
    let state = State::default();
    let tried = dry_run()
        .with_chance(Chance::scripted(["5", "1"]))
        .with_agent(BLUE, Box::new(Roller(1)))
        .quiet()
        .run(&state, Plan::step);
    assert!(tried.finished && tried.asked.is_none());
    assert_eq!((tried.state.heard, tried.notes.len()), (vec!["a".to_owned(), "5".into(), "b".into()], 0));
}

#[test]
fn it_serves_again_and_its_dice_fall_the_same_way() {
    let state = State::default();
    let mut dry_run = dry_run().with_chance(Chance::seeded(7)).with_agent(BLUE, Box::new(Roller(1)));
    let [first, second] = [(); 2].map(|()| dry_run.run(&state, Plan::step));
    assert!(first.finished && second.finished);
    assert_eq!((&first.state, first.notes.len()), (&second.state, second.notes.len()));
    let mut changed = state.clone();
    assert_eq!(dry_run.change(&mut changed, Plan::step), Ok(()));
    assert_eq!(changed, first.state);
}

#[test]
fn rules_that_break_do_not_finish() {
    let state = State::default();
    let agent = Box::new(Whimsical);
    let tried =
        dry_run().with_agent(RED, agent).run(&state, |t| t.ask(RED, prompt("1"), &ABC[..0]).map(drop));
    assert!(!tried.finished && tried.asked.is_none());
}
