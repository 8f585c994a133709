//! Set-ups: what a game offers, and what is refused before it begins.

use crate::toy::{ABC, RED, Rules, State, Toy, prompt};
use serde_json::json;
use tricorne_kernel::{Chance, Flow, Position, Setup, Step, Table, own_facts};

#[derive(Clone, Debug)]
struct Short;

impl Rules for Short {
    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()> {
        t.ask(RED, prompt("1"), &ABC).map(drop)
    }
}

type Game = Toy<Short>;

fn refused(setup: Setup) -> String {
    Table::<Game>::new(&own_facts::<Game>(), setup, Chance::Asked).unwrap_err().to_string()
}

#[test]
fn the_first_scenario_and_the_first_values_are_the_default() {
    let setup = Setup::of::<Game>();
    assert_eq!(setup.scenario, "one");
    assert_eq!(setup.option::<Game>("fog"), "off");
    assert_eq!(setup.clone().with("fog", "on").option::<Game>("fog"), "on");
    assert_eq!(setup.check::<Game>(), Ok(()));
    assert_eq!(serde_json::to_string(&setup).unwrap(), r#"{"scenario":"one"}"#);
}

#[test]
fn unknown_scenarios_options_and_values_are_refused_with_those_there_are() {
    let six = Setup { scenario: "six".into(), ..Setup::default() };
    assert_eq!(refused(six), "toy has no scenario \"six\"; there are: one, two");
    assert_eq!(refused(Setup::of::<Game>().with("rain", "on")), "toy has no option \"rain\"; there are: fog");
    assert_eq!(
        refused(Setup::of::<Game>().with("fog", "thin")),
        "option fog cannot be \"thin\"; it may be: off, on"
    );
}

#[test]
fn a_game_may_refuse_a_combination() {
    let setup = Setup { scenario: "two".into(), ..Setup::default() }.with("fog", "on");
    assert_eq!(refused(setup.clone()), "there is no fog in scenario two");
    assert!(Table::<Game>::from_state(&own_facts::<Game>(), setup, Chance::Asked, State::default()).is_err());
}

#[test]
fn a_broken_state_is_refused_with_all_its_faults() {
    let state = State { heard: vec!["broken".into()], steps: 0 };
    let error = Table::<Game>::from_state(&own_facts::<Game>(), Setup::of::<Game>(), Chance::Asked, state)
        .unwrap_err();
    assert_eq!(error.0, ["something is broken", "something else, too"]);
}

#[test]
fn a_game_may_begin_at_its_end() {
    let state = State { heard: Vec::new(), steps: 1 };
    let mut table =
        Table::<Game>::from_state(&own_facts::<Game>(), Setup::of::<Game>(), Chance::Asked, state).unwrap();
    table.run().unwrap();
    assert!(table.outcome().is_some() && table.questions().is_empty());
}

#[test]
fn a_position_that_contradicts_an_option_is_refused_by_the_option() {
    let clear = State { heard: vec!["clear".into()], steps: 0 };
    let begin = |setup| Table::<Game>::from_state(&own_facts::<Game>(), setup, Chance::Asked, clear.clone());
    let error = begin(Setup::of::<Game>().with("fog", "on")).unwrap_err();
    assert_eq!(error.0, ["option fog is on, and the position is clear"]);
    assert!(begin(Setup::of::<Game>().with("fog", "off")).is_ok());
    assert!(begin(Setup::of::<Game>()).is_ok(), "an option that is not set contradicts nothing");
    let broken = State { heard: vec!["clear".into(), "broken".into()], steps: 0 };
    let setup = Setup::of::<Game>().with("fog", "on");
    let error = Table::<Game>::from_state(&own_facts::<Game>(), setup, Chance::Asked, broken).unwrap_err();
    assert_eq!(error.0.len(), 3, "all that is wrong is named: {error}");
}

#[test]
fn a_bad_position_names_its_field() {
    let refused = |state: serde_json::Value| {
        let position = Position { state, answers: Vec::new() };
        let setup = Setup::of::<Game>();
        Table::<Game>::from_position(&own_facts::<Game>(), setup, Chance::Asked, position)
            .unwrap_err()
            .to_string()
    };
    let wrong = refused(json!({"heard": ["a", 7], "steps": 0}));
    assert!(wrong.starts_with("the position is not one of toy: field \"heard[1]\": invalid type"), "{wrong}");
    let wrong = refused(json!({"heard": [], "steps": -1}));
    assert!(wrong.starts_with("the position is not one of toy: field \"steps\": invalid value"), "{wrong}");
    assert_eq!(refused(json!({"heard": []})), "the position is not one of toy: missing field `steps`");
}
