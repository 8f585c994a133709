//! What asking costs: when agents answer at once, when people pause every question, and when somebody looks ahead.
//!
//! The aims: more than 5 million questions a second, less than 2 µs an answer, and less than 2 µs to copy a node or to answer
//! on it, however long the game is.

use std::collections::BTreeMap;

use divan::Bencher;
use divan::counter::ItemsCount;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tricorne_kernel::{
    Agent, AgentRng, Arg, Chance, Choice, Chosen, Dice, Evidence, Flow, Game, Key, Message, Observation,
    OptionInfo, Outcome, Role, ScenarioInfo, Seat, SeatInfo, Setup, Step, Table, Target, Viewer, Words,
    from_document, key, msg, no_facts, own_facts, prompts,
};

fn main() {
    divan::main();
}

/// Questions of a step that a person answers.
const ANSWERS: usize = 20;
/// Steps of a game that agents play.
const STEPS: u32 = 1_000;

/// Agents at both seats play a whole game: questions with a message, choices that come from the state.
#[divan::bench]
fn agents_answer_at_once(bencher: Bencher<'_, '_>) {
    bencher
        .counter(ItemsCount::new(STEPS as usize * ANSWERS))
        .with_inputs(|| {
            let mut table = new_table::<March<false>>();
            table.seat_agent(RED, "whimsical", Box::new(Whimsical));
            table.seat_agent(BLUE, "whimsical", Box::new(Whimsical));
            table.quiet();
            table
        })
        .bench_local_values(|mut table| {
            table.run().expect("a game without fault");
            table
        });
}

/// The same with a journal and a way back, as a watched game of agents is played.
#[divan::bench]
fn agents_answer_at_a_watched_table(bencher: Bencher<'_, '_>) {
    bencher
        .counter(ItemsCount::new(STEPS as usize * ANSWERS))
        .with_inputs(|| {
            let mut table = new_table::<March<false>>();
            table.seat_agent(RED, "whimsical", Box::new(Whimsical));
            table.seat_agent(BLUE, "whimsical", Box::new(Whimsical));
            table
        })
        .bench_local_values(|mut table| {
            table.run().expect("a game without fault");
            table
        });
}

/// A person answers the twenty questions of a step, which is run again for each of them.
#[divan::bench]
fn a_person_answers(bencher: Bencher<'_, '_>) {
    bencher
        .counter(ItemsCount::new(ANSWERS))
        .with_inputs(|| {
            let mut table = new_table::<March<false>>();
            table.run().expect("a game without fault");
            table
        })
        .bench_local_values(|mut table| {
            for _ in 0..ANSWERS {
                let seat = table.questions()[0].seat;
                table.answer_at(seat, 1).expect("a legal answer");
            }
            table
        });
}

fn new_table<G: Game>() -> Table<G> {
    Table::new(&own_facts::<G>(), Setup::of::<G>(), Chance::seeded(1)).expect("a set-up")
}

/// A game of people after this many answers.
fn answered<G: Game>(answers: usize) -> Table<G> {
    let mut table = new_table::<G>();
    table.run().expect("a game without fault");
    for _ in 0..answers {
        let seat = table.questions()[0].seat;
        table.answer_at(seat, 1).expect("a legal answer");
    }
    table
}

/// How far into the game somebody looks ahead: at its start, and halfway through its 31st step.
const DEPTHS: [usize; 2] = [0, 610];

#[divan::bench(args = DEPTHS)]
fn a_table_is_forked(bencher: Bencher<'_, '_>, answers: usize) {
    let table = answered::<March<false>>(answers);
    bencher.bench_local(|| table.fork());
}

#[divan::bench(args = DEPTHS)]
fn a_node_is_made(bencher: Bencher<'_, '_>, answers: usize) {
    let table = answered::<March<false>>(answers);
    bencher.bench_local(|| table.node());
}

#[divan::bench(args = DEPTHS)]
fn a_node_is_cloned(bencher: Bencher<'_, '_>, answers: usize) {
    let node = answered::<March<false>>(answers).node();
    bencher.bench_local(|| node.clone());
}

/// Includes the clone, and the rules of the step, which run again.
#[divan::bench(args = DEPTHS)]
fn a_node_is_answered(bencher: Bencher<'_, '_>, answers: usize) {
    let node = answered::<March<false>>(answers).node();
    let seat = node.questions()[0].seat;
    bencher.bench_local(|| {
        let mut next = node.clone();
        next.apply(seat, 1, &mut Chance::Asked).expect("a legal answer");
        next
    });
}

#[divan::bench(args = DEPTHS)]
fn a_world_is_sampled(bencher: Bencher<'_, '_>, answers: usize) {
    let belief = answered::<March<true>>(answers).belief(Viewer::Observer);
    let mut rng = AgentRng::new(1);
    bencher.bench_local(|| belief.sample(&mut rng).expect("a world"));
}

const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);

/// Pieces march between 256 spaces: a state of 1 KB without heap, of which something may be hidden.
#[derive(Clone, Debug)]
struct March<const HIDES: bool>;

prompts! {
    enum Prompt {
        Where { piece: u8, space: Town } = "3.2.1": "march-where",
    }
}

/// A named argument, as games have them.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Town(u8);

impl From<Town> for Arg {
    fn from(_town: Town) -> Self {
        Arg::Named("place", key!("march-place"))
    }
}

#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
struct State {
    pieces: Pieces,
    steps: u32,
}

/// 1 KB of pieces: serde writes arrays of up to 32.
type Pieces = [[[u8; 16]; 16]; 4];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Place {
    Space(u8),
    Number(i32),
}

impl Choice for Place {
    type Facts = ();

    fn notation(&self, (): &()) -> String {
        match self {
            Place::Space(space) => format!("s{space}"),
            Place::Number(number) => number.to_string(),
        }
    }

    fn parse(notation: &str, (): &()) -> Option<Self> {
        match notation.strip_prefix('s') {
            Some(space) => space.parse().map(Place::Space).ok(),
            None => notation.parse().map(Place::Number).ok(),
        }
    }

    fn label(&self, (): &()) -> Message {
        msg!("march-place")
    }

    fn target(&self, (): &()) -> Target {
        Target::Button { role: Role::Choose }
    }

    fn number(number: i32) -> Self {
        Place::Number(number)
    }
}

impl<const HIDES: bool> Game for March<HIDES> {
    const NAME: &'static str = "march";
    const TITLE: Key = key!("march");
    const RULES_VERSION: u32 = 1;
    const HIDES: bool = HIDES;
    type Facts = ();
    type State = State;
    type Choice = Place;
    type Prompt = Prompt;
    type Roll = Prompt;
    type View<'a> = ();

    fn scenarios() -> &'static [ScenarioInfo] {
        const { &[ScenarioInfo { id: "march", name: key!("march") }] }
    }

    fn options() -> &'static [OptionInfo] {
        &[]
    }

    fn seats(_setup: &Setup) -> &'static [SeatInfo] {
        const { &[SeatInfo { id: "red", name: key!("red") }, SeatInfo { id: "blue", name: key!("blue") }] }
    }

    fn facts(corrected: &BTreeMap<String, String>) -> Result<(), String> {
        no_facts::<Self>(corrected)
    }

    fn begin(_setup: &Setup, (): &()) -> Result<State, String> {
        Ok(State { pieces: [[[3; 16]; 16]; 4], steps: 0 })
    }

    fn step(t: &mut Step<'_, Self>) -> Flow<()> {
        let seat = if t.state.steps.is_multiple_of(2) { RED } else { BLUE };
        let mut here = t.state.steps as u8;
        for number in 0..ANSWERS {
            let places = [1, 7, 31, 101].map(|way| Place::Space(here.wrapping_add(way)));
            let prompt = Prompt::Where { piece: number as u8, space: Town(here) };
            if let Place::Space(space) = t.ask(seat, prompt, &places)? {
                here = space;
                let (row, column) = (usize::from(space / 16), usize::from(space % 16));
                t.state.pieces[number % 4][row][column] =
                    t.state.pieces[number % 4][row][column].wrapping_add(1);
            }
            if number % 5 == 4 {
                t.note("3.2.1", msg!("march-marched", piece = number));
            }
        }
        t.state.steps += 1;
        Ok(())
    }

    fn outcome(state: &State, (): &()) -> Option<Outcome> {
        let end = || Outcome {
            winners: Default::default(),
            scores: Default::default(),
            message: msg!("march-end"),
        };
        (state.steps >= STEPS).then(end)
    }

    fn view(_state: &State, (): &(), _viewer: Viewer) {}

    fn board(_view: &(), _words: &dyn Words) -> String {
        String::new()
    }

    fn violations(_state: &State, (): &()) -> Vec<String> {
        Vec::new()
    }

    fn write_state(state: &State, (): &()) -> Value {
        serde_json::to_value(state).expect("a state is plain data")
    }

    fn read_state(document: Value, (): &()) -> Result<State, String> {
        from_document(document)
    }

    fn resample(
        state: &State,
        (): &(),
        _viewer: Viewer,
        _evidence: &Evidence<Self>,
        rng: &mut AgentRng,
    ) -> State {
        let mut other = state.clone();
        other.pieces[3][15][15] = rng.below(6) as u8;
        other
    }
}

/// Takes any choice.
#[derive(Debug)]
struct Whimsical;

impl<G: Game> Agent<G> for Whimsical {
    fn choose(&mut self, observation: &Observation<'_, G>, dice: &mut Dice<'_, G>) -> Flow<Chosen> {
        Ok(dice.rng().below(observation.choices.len()).into())
    }
}
