//! A game whose rules each test writes itself: `Toy<R>` plays the step of `R` once, or as long as `R` says.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::fmt;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tricorne_kernel::{
    Agent, AgentRng, Chance, Choice, Chosen, Dice, FactFiles, Flow, Game, Key, Message, Observation,
    OptionInfo, OptionValue, Outcome, Prompt, Question, ScenarioInfo, Seat, SeatInfo, Setup, Step, Table,
    Target, Viewer, Words, key, msg,
};

pub const RED: Seat = Seat::new(0);
pub const BLUE: Seat = Seat::new(1);
pub const GREEN: Seat = Seat::new(2);

/// The rules of one test.
pub trait Rules: Clone + Debug + Send + Sync + 'static {
    /// How many steps the game has.
    const STEPS: usize = 1;
    const HIDES: bool = false;
    const QUESTIONS_PER_STEP: usize = 50;
    const RULES_VERSION: u32 = 3;

    fn step(t: &mut Step<'_, Toy<Self>>) -> Flow<()>;

    fn fact_files() -> Option<&'static FactFiles> {
        None
    }
}

/// A game by the rules of one test.
#[derive(Clone, Debug)]
pub struct Toy<R>(PhantomData<R>);

/// What the rules were told, and how many steps have passed.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct State {
    pub heard: Vec<String>,
    pub steps: usize,
}

impl State {
    /// Keeps what was answered, for the test to see.
    pub fn hear(&mut self, what: impl ToString) {
        self.heard.push(what.to_string());
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// A letter, `a`.
    Letter(char),
    /// A card, `#7`.
    Card(u16),
    /// A number, `7`.
    Number(i32),
}

pub const ABC: [Pick; 3] = [Pick::Letter('a'), Pick::Letter('b'), Pick::Letter('c')];

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pick::Letter(letter) => write!(f, "{letter}"),
            Pick::Card(card) => write!(f, "#{card}"),
            Pick::Number(number) => write!(f, "{number}"),
        }
    }
}

impl FromStr for Pick {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if let Some(card) = text.strip_prefix('#') {
            return card.parse().map(Pick::Card).map_err(drop);
        }
        match (text.parse(), text.chars().next()) {
            (Ok(number), _) => Ok(Pick::Number(number)),
            (Err(_), Some(letter)) if text.chars().count() == 1 => Ok(Pick::Letter(letter)),
            (Err(_), _) => Err(()),
        }
    }
}

impl Choice for Pick {
    fn label(&self) -> Message {
        msg!("toy-choice")
    }

    fn target(&self) -> Target {
        match *self {
            Pick::Letter(_) => Target::Button,
            Pick::Card(card) => Target::Card { card },
            Pick::Number(number) => Target::Number { number },
        }
    }

    fn number(number: i32) -> Self {
        Pick::Number(number)
    }
}

/// A prompt under a rule.
pub fn prompt(rule: &'static str) -> Prompt {
    Prompt::new(rule, key!("toy-prompt"))
}

impl<R: Rules> Game for Toy<R> {
    const NAME: &'static str = "toy";
    const TITLE: Key = key!("toy");
    const RULES_VERSION: u32 = R::RULES_VERSION;
    const HIDES: bool = R::HIDES;
    const QUESTIONS_PER_STEP: usize = R::QUESTIONS_PER_STEP;
    type State = State;
    type Choice = Pick;
    type View<'a> = Vec<String>;

    fn scenarios() -> &'static [ScenarioInfo] {
        const { &[ScenarioInfo { id: "one", name: key!("one") }, ScenarioInfo { id: "two", name: key!("two") }] }
    }

    fn options() -> &'static [OptionInfo] {
        const {
            &[OptionInfo {
                id: "fog",
                name: key!("fog"),
                values: &[
                    OptionValue { id: "off", name: key!("off") },
                    OptionValue { id: "on", name: key!("on") },
                ],
            }]
        }
    }

    fn seats(_setup: &Setup) -> &'static [SeatInfo] {
        const {
            &[
                SeatInfo { id: "red", name: key!("red") },
                SeatInfo { id: "blue", name: key!("blue") },
                SeatInfo { id: "green", name: key!("green") },
            ]
        }
    }

    fn begin(setup: &Setup) -> Result<State, String> {
        match setup.option::<Self>("fog") {
            "on" if setup.scenario == "two" => Err("there is no fog in scenario two".into()),
            _ => Ok(State::default()),
        }
    }

    fn step(t: &mut Step<'_, Self>) -> Flow<()> {
        R::step(t)?;
        t.state.steps += 1;
        Ok(())
    }

    fn fact_files() -> Option<&'static FactFiles> {
        R::fact_files()
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let winners = [RED].into_iter().collect();
        let scores = [(RED, 3), (BLUE, 1)].into_iter().collect();
        (state.steps >= R::STEPS).then_some(Outcome { winners, scores, message: msg!("toy-end") })
    }

    fn view(state: &State, _viewer: Viewer) -> Vec<String> {
        state.heard.clone()
    }

    fn board(view: &Vec<String>, _words: &dyn Words) -> String {
        view.join(" ")
    }

    fn violations(state: &State) -> Vec<String> {
        let broken = state.heard.iter().any(|what| what == "broken");
        if broken { vec!["something is broken".into(), "something else, too".into()] } else { Vec::new() }
    }

    fn resample(state: &State, _viewer: Viewer, rng: &mut AgentRng) -> State {
        let mut other = state.clone();
        other.hear(rng.below(1000));
        other
    }
}

/// A table with people at every seat, played up to its first question.
#[track_caller]
pub fn table<R: Rules>(chance: Chance) -> Table<Toy<R>> {
    let mut table = Table::new(Setup::of::<Toy<R>>(), chance).unwrap();
    table.run().unwrap_or_else(|fault| panic!("{fault}"));
    table
}

/// A table with this agent at this seat, played up to its first question.
#[track_caller]
pub fn table_with<R: Rules>(
    chance: Chance,
    agents: impl IntoIterator<Item = (Seat, Box<dyn Agent<Toy<R>>>)>,
) -> Table<Toy<R>> {
    let mut table = Table::new(Setup::of::<Toy<R>>(), chance).unwrap();
    for (seat, agent) in agents {
        table.seat(seat, "agent", agent);
    }
    table.run().unwrap_or_else(|fault| panic!("{fault}"));
    table
}

/// Takes any choice.
#[derive(Debug)]
pub struct Whimsical;

impl<G: Game> Agent<G> for Whimsical {
    fn choose(
        &mut self,
        _: &Observation<'_, G>,
        question: &Question<'_, G>,
        dice: &mut Dice<'_, G>,
    ) -> Flow<Chosen> {
        Ok(dice.rng().below(question.choices.len()).into())
    }
}

/// Rolls this many dice, and takes the choice at the sum of them, counted round.
#[derive(Debug)]
pub struct Roller(pub usize);

impl<G: Game> Agent<G> for Roller {
    fn choose(
        &mut self,
        _: &Observation<'_, G>,
        question: &Question<'_, G>,
        dice: &mut Dice<'_, G>,
    ) -> Flow<Chosen> {
        let mut sum = 0;
        for _ in 0..self.0 {
            sum += usize::from(dice.roll(Prompt::new("8.1", key!("toy-agent-rolls")), 6)?);
        }
        Ok((sum % question.choices.len()).into())
    }
}

/// The seats that are asked.
pub fn waiting<R: Rules>(table: &Table<Toy<R>>) -> Vec<&'static str> {
    table.questions().iter().map(|asked| table.seat_name(asked.seat)).collect()
}

/// The answers in the record, each as `seat choice`.
pub fn answers<R: Rules>(table: &Table<Toy<R>>) -> Vec<String> {
    table.record().lines.iter().map(|line| format!("{} {}", line.seat, line.choice)).collect()
}
