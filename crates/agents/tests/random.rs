//! The random player: any choice, each as likely as any other, the same for the same seed.

use std::collections::BTreeMap;

use serde_json::Value;
use tricorne_agents::Random;
use tricorne_kernel::{
    Chance, Choice, Flow, Game, Key, Message, OptionInfo, Outcome, ScenarioInfo, Seat, SeatInfo, Setup, Step,
    Table, Target, Viewer, Words, from_document, key, msg, no_facts, own_facts, prompts,
};

/// One seat chooses a number from 1 to 5, again and again.
#[derive(Clone, Debug)]
struct Numbers;

const CHOICES: i32 = 5;
const QUESTIONS: u32 = 5_000;

prompts! {
    enum Prompt {
        Which = "1": "which",
        OneOnly = "1": "one-only",
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Number(i32);

impl Choice for Number {
    type Facts = ();

    fn notation(&self, (): &()) -> String {
        self.0.to_string()
    }

    fn parse(notation: &str, (): &()) -> Option<Self> {
        notation.parse().map(Number).ok()
    }

    fn label(&self, (): &()) -> Message {
        msg!("number", number = self.0)
    }

    fn target(&self, (): &()) -> Target {
        Target::Number { number: self.0 }
    }

    fn number(number: i32) -> Self {
        Number(number)
    }
}

impl Game for Numbers {
    const NAME: &'static str = "numbers";
    const TITLE: Key = key!("numbers");
    const RULES_VERSION: u32 = 1;
    const HIDES: bool = false;
    type Facts = ();
    type State = u32;
    type Choice = Number;
    type Prompt = Prompt;
    type Roll = Prompt;
    type View<'a> = u32;

    fn scenarios() -> &'static [ScenarioInfo] {
        const { &[ScenarioInfo { id: "numbers", name: key!("numbers") }] }
    }

    fn options() -> &'static [OptionInfo] {
        &[]
    }

    fn seats(_setup: &Setup) -> &'static [SeatInfo] {
        const { &[SeatInfo { id: "one", name: key!("one") }, SeatInfo { id: "two", name: key!("two") }] }
    }

    fn facts(corrected: &BTreeMap<String, String>) -> Result<(), String> {
        no_facts::<Self>(corrected)
    }

    fn begin(_setup: &Setup, (): &()) -> Result<u32, String> {
        Ok(0)
    }

    fn step(t: &mut Step<'_, Self>) -> Flow<()> {
        let numbers: Vec<_> = (1..=CHOICES).map(Number).collect();
        t.ask(Seat::new(0), Prompt::Which, &numbers)?;
        t.ask(Seat::new(1), Prompt::OneOnly, &[Number(7)])?;
        *t.state += 1;
        Ok(())
    }

    fn outcome(state: &u32, (): &()) -> Option<Outcome> {
        let end = Outcome { winners: Default::default(), scores: Default::default(), message: msg!("end") };
        (*state >= QUESTIONS).then_some(end)
    }

    fn view(state: &u32, (): &(), _viewer: Viewer) -> u32 {
        *state
    }

    fn board(view: &u32, _words: &dyn Words) -> String {
        view.to_string()
    }

    fn violations(_state: &u32, (): &()) -> Vec<String> {
        Vec::new()
    }

    fn write_state(state: &u32, (): &()) -> Value {
        Value::from(*state)
    }

    fn read_state(document: Value, (): &()) -> Result<u32, String> {
        from_document(document)
    }
}

/// All that a random player answered in the game of this seed.
fn answers(seed: u64) -> Vec<String> {
    let mut table =
        Table::<Numbers>::new(&own_facts::<Numbers>(), Setup::of::<Numbers>(), Chance::seeded(seed)).unwrap();
    for seat in [Seat::new(0), Seat::new(1)] {
        table.seat_agent(seat, "random", Box::new(Random));
    }
    table.run().unwrap();
    assert!((0..table.answers()).all(|n| table.reasons(n).0.is_empty()), "chance has no reasons");
    let lines = table.record().lines;
    assert!(lines.iter().filter(|line| line.seat == "two").all(|line| line.choice == "7"));
    lines.into_iter().filter(|line| line.seat == "one").map(|line| line.choice).collect()
}

#[test]
fn every_choice_is_as_likely_as_any_other() {
    let given = answers(1);
    for number in 1..=CHOICES {
        let count = given.iter().filter(|choice| **choice == number.to_string()).count();
        assert!((900..1100).contains(&count), "{number} was chosen {count} times of {QUESTIONS}");
    }
}

#[test]
fn a_choice_says_nothing_of_the_next() {
    let given = answers(2);
    let repeated = given.windows(2).filter(|pair| pair[0] == pair[1]).count();
    assert!((900..1100).contains(&repeated), "{repeated} choices were those before");
}

#[test]
fn a_seed_is_a_game() {
    assert_eq!(answers(3), answers(3));
    assert_ne!(answers(3), answers(4));
}

#[test]
fn it_advises_what_it_would_play() {
    let mut table =
        Table::<Numbers>::new(&own_facts::<Numbers>(), Setup::of::<Numbers>(), Chance::seeded(3)).unwrap();
    table.run().unwrap();
    let (advice, reasons) = table.advise("one", &mut Random).unwrap();
    assert_eq!((advice.notation(table.facts()), reasons.len()), (answers(3)[0].clone(), 0));
}
