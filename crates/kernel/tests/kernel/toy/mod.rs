//! A game whose rules each test writes itself: `Toy<R>` plays the step of `R` once, or as long as `R` says.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::collections::BTreeMap;
use std::fmt;
use std::fmt::Debug;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tricorne_kernel::{
    Agent, AgentRng, Chance, Choice, Chosen, Dice, Evidence, FactFiles, FactId, FactName, Facts, Flow, Game,
    Key, Message, Observation, OptionInfo, OptionValue, Outcome, Pool, Prompt, Role, ScenarioInfo, Seat,
    SeatInfo, Setup, Step, Table, Target, Viewer, Words, from_document, key, msg, own_facts,
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

    /// The files of facts, where the game has any.
    fn files(_corrected: &BTreeMap<String, String>) -> Result<Option<FactFiles>, String> {
        Ok(None)
    }

    fn resample(state: &State, _evidence: &Evidence<Toy<Self>>, rng: &mut AgentRng) -> State {
        let mut other = state.clone();
        other.hear(rng.below(1000));
        other
    }

    fn draws_to(_roll: &Ask) -> Option<Pool> {
        None
    }

    fn shows(_seat: Seat, _prompt: &Ask, _choice: &Pick) -> Option<(Pool, Pick)> {
        None
    }

    fn pool(_state: &State, _pool: Pool) -> Vec<Pick> {
        Vec::new()
    }
}

/// Facts of no content.
#[derive(Debug, Default)]
pub struct ToyFacts {
    pub files: Option<FactFiles>,
}

impl Facts for ToyFacts {
    fn name(&self, _id: FactId) -> FactName<'_> {
        FactName { id: "thing", key: "toy-thing" }
    }

    fn files(&self) -> Option<&FactFiles> {
        self.files.as_ref()
    }
}

/// A question, a die or a draw under a rule.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ask {
    pub rule: &'static str,
    pub name: &'static str,
}

impl Prompt for Ask {
    fn rule(&self) -> &'static str {
        self.rule
    }

    fn name(&self) -> &'static str {
        self.name
    }

    fn message(&self) -> Message {
        msg!("toy-prompt")
    }

    fn names() -> &'static [&'static str] {
        &["prompt", "agent-rolls", "once"]
    }
}

/// A game by the rules of one test.
#[derive(Clone, Debug)]
pub struct Toy<R>(PhantomData<R>);

/// What the rules were told, and how many steps have passed.
#[derive(Clone, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
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

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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

impl Choice for Pick {
    type Facts = ToyFacts;

    fn notation(&self, _facts: &ToyFacts) -> String {
        self.to_string()
    }

    fn parse(text: &str, _facts: &ToyFacts) -> Option<Self> {
        if let Some(card) = text.strip_prefix('#') {
            return card.parse().map(Pick::Card).ok();
        }
        match (text.parse(), text.chars().next()) {
            (Ok(number), _) => Some(Pick::Number(number)),
            (Err(_), Some(letter)) if text.chars().count() == 1 => Some(Pick::Letter(letter)),
            (Err(_), _) => None,
        }
    }

    fn label(&self, _facts: &ToyFacts) -> Message {
        msg!("toy-choice")
    }

    fn target(&self, _facts: &ToyFacts) -> Target {
        match *self {
            Pick::Letter(_) => Target::Button { role: Role::Choose },
            Pick::Card(card) => Target::Card { card },
            Pick::Number(number) => Target::Number { number },
        }
    }

    fn number(number: i32) -> Self {
        Pick::Number(number)
    }
}

/// A prompt under a rule.
pub fn prompt(rule: &'static str) -> Ask {
    Ask { rule, name: "prompt" }
}

impl<R: Rules> Game for Toy<R> {
    const NAME: &'static str = "toy";
    const TITLE: Key = key!("toy");
    const RULES_VERSION: u32 = R::RULES_VERSION;
    const HIDES: bool = R::HIDES;
    const QUESTIONS_PER_STEP: usize = R::QUESTIONS_PER_STEP;
    type Facts = ToyFacts;
    type State = State;
    type Choice = Pick;
    type Prompt = Ask;
    type Roll = Ask;
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

    fn facts(corrected: &BTreeMap<String, String>) -> Result<ToyFacts, String> {
        R::files(corrected).map(|files| ToyFacts { files })
    }

    fn begin(setup: &Setup, _facts: &ToyFacts) -> Result<State, String> {
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

    fn cards(_setup: &Setup, _facts: &ToyFacts) -> Vec<u16> {
        (1..=99).collect()
    }

    fn contradictions(state: &State, setup: &Setup) -> Vec<String> {
        let clear = state.heard.iter().any(|what| what == "clear");
        let fog = setup.options.get("fog").is_some_and(|fog| fog == "on");
        if clear && fog { vec!["option fog is on, and the position is clear".into()] } else { Vec::new() }
    }

    fn write_state(state: &State, _facts: &ToyFacts) -> Value {
        serde_json::to_value(state).unwrap()
    }

    fn read_state(document: Value, _facts: &ToyFacts) -> Result<State, String> {
        from_document(document)
    }

    fn draws_to(roll: &Ask) -> Option<Pool> {
        R::draws_to(roll)
    }

    fn shows(seat: Seat, prompt: &Ask, choice: &Pick) -> Option<(Pool, Pick)> {
        R::shows(seat, prompt, choice)
    }

    fn pool(state: &State, pool: Pool) -> Vec<Pick> {
        R::pool(state, pool)
    }

    fn outcome(state: &State, _facts: &ToyFacts) -> Option<Outcome> {
        let winners = [RED].into_iter().collect();
        let scores = [(RED, 3), (BLUE, 1)].into_iter().collect();
        (state.steps >= R::STEPS).then_some(Outcome { winners, scores, message: msg!("toy-end") })
    }

    fn view(state: &State, _facts: &ToyFacts, _viewer: Viewer) -> Vec<String> {
        state.heard.clone()
    }

    fn board(view: &Vec<String>, _words: &dyn Words) -> String {
        view.join(" ")
    }

    fn violations(state: &State, _facts: &ToyFacts) -> Vec<String> {
        let broken = state.heard.iter().any(|what| what == "broken");
        if broken { vec!["something is broken".into(), "something else, too".into()] } else { Vec::new() }
    }

    fn resample(
        state: &State,
        _facts: &ToyFacts,
        _viewer: Viewer,
        evidence: &Evidence<Self>,
        rng: &mut AgentRng,
    ) -> State {
        R::resample(state, evidence, rng)
    }
}

/// A table with people at every seat, played up to its first question.
#[track_caller]
pub fn table<R: Rules>(chance: Chance) -> Table<Toy<R>> {
    let mut table = Table::new(&own_facts::<Toy<R>>(), Setup::of::<Toy<R>>(), chance).unwrap();
    table.run().unwrap_or_else(|fault| panic!("{fault}"));
    table
}

/// A table with this agent at this seat, played up to its first question.
#[track_caller]
pub fn table_with<R: Rules>(
    chance: Chance,
    agents: impl IntoIterator<Item = (Seat, Box<dyn Agent<Toy<R>>>)>,
) -> Table<Toy<R>> {
    let mut table = Table::new(&own_facts::<Toy<R>>(), Setup::of::<Toy<R>>(), chance).unwrap();
    for (seat, agent) in agents {
        table.seat_agent(seat, "agent", agent);
    }
    table.run().unwrap_or_else(|fault| panic!("{fault}"));
    table
}

/// Takes any choice.
#[derive(Debug)]
pub struct Whimsical;

impl<G: Game> Agent<G> for Whimsical {
    fn choose(&mut self, observation: &Observation<'_, G>, dice: &mut Dice<'_, G>) -> Flow<Chosen> {
        Ok(dice.rng().below(observation.choices.len()).into())
    }
}

/// Rolls this many dice, and takes the choice at the sum of them, counted round.
#[derive(Debug)]
pub struct Roller(pub usize);

impl<G: Game<Roll = Ask>> Agent<G> for Roller {
    fn choose(&mut self, observation: &Observation<'_, G>, dice: &mut Dice<'_, G>) -> Flow<Chosen> {
        let mut sum = 0;
        for _ in 0..self.0 {
            sum += usize::from(dice.roll(Ask { rule: "8.1", name: "agent-rolls" }, 6)?);
        }
        Ok((sum % observation.choices.len()).into())
    }
}

/// The seats that are asked.
pub fn waiting<R: Rules>(table: &Table<Toy<R>>) -> Vec<&'static str> {
    table.questions().iter().map(|asked| table.seat_name(asked.seat)).collect()
}

/// The answers in the record, each as `seat choice`.
pub fn answers<R: Rules>(table: &Table<Toy<R>>) -> Vec<String> {
    let lines = table.record().lines;
    let answered = lines.iter().filter(|line| !line.choice.is_empty());
    answered.map(|line| format!("{} {}", line.seat, line.choice)).collect()
}
