//! What asking costs: when agents answer at once, and when people pause every question.
//!
//! The aims: more than 5 million questions a second, and less than 2 µs an answer.

use std::fmt;
use std::str::FromStr;

use divan::Bencher;
use divan::counter::ItemsCount;
use serde::{Deserialize, Serialize};
use tricorne_kernel::{
    Agent, Chance, Choice, Chosen, Dice, Flow, Game, Key, Message, Observation, OptionInfo, Outcome, Prompt,
    Question, ScenarioInfo, Seat, SeatInfo, Setup, Step, Table, Target, Viewer, Words, key, msg,
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
            let mut table = Table::<March>::new(Setup::of::<March>(), Chance::seeded(1)).expect("a set-up");
            table.seat(RED, "whimsical", Box::new(Whimsical));
            table.seat(BLUE, "whimsical", Box::new(Whimsical));
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
            let mut table = Table::<March>::new(Setup::of::<March>(), Chance::seeded(1)).expect("a set-up");
            table.seat(RED, "whimsical", Box::new(Whimsical));
            table.seat(BLUE, "whimsical", Box::new(Whimsical));
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
            let mut table = Table::<March>::new(Setup::of::<March>(), Chance::seeded(1)).expect("a set-up");
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

const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);

/// Pieces march between 256 spaces: a state of 1 KB without heap.
#[derive(Clone, Debug)]
struct March;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct State {
    pieces: Pieces,
    steps: u32,
}

/// 1 KB of pieces: serde writes arrays of up to 32.
type Pieces = [[[u8; 16]; 16]; 4];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Space(u8),
    Number(i32),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Space(space) => write!(f, "s{space}"),
            Place::Number(number) => write!(f, "{number}"),
        }
    }
}

impl FromStr for Place {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.strip_prefix('s') {
            Some(space) => space.parse().map(Place::Space),
            None => text.parse().map(Place::Number),
        }
    }
}

impl Choice for Place {
    fn label(&self, _facts: &Self::Facts) -> Message {
        msg!("march-place")
    }

    fn target(&self) -> Target {
        Target::Button
    }

    fn number(number: i32) -> Self {
        Place::Number(number)
    }
}

impl Game for March {
    const NAME: &'static str = "march";
    const TITLE: Key = key!("march");
    const RULES_VERSION: u32 = 1;
    const HIDES: bool = false;
    type State = State;
    type Choice = Place;
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

    fn begin(_setup: &Setup) -> Result<State, String> {
        Ok(State { pieces: [[[3; 16]; 16]; 4], steps: 0 })
    }

    fn step(t: &mut Step<'_, Self>) -> Flow<()> {
        let seat = if t.state.steps.is_multiple_of(2) { RED } else { BLUE };
        let mut here = t.state.steps as u8;
        for number in 0..ANSWERS {
            let places = [1, 7, 31, 101].map(|way| Place::Space(here.wrapping_add(way)));
            let prompt =
                Prompt::new("3.2.1", msg!("march-where", piece = number, space = key!("march-place")));
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

    fn outcome(state: &State) -> Option<Outcome> {
        let end = || Outcome {
            winners: Default::default(),
            scores: Default::default(),
            message: msg!("march-end"),
        };
        (state.steps >= STEPS).then(end)
    }

    fn view(_state: &State, _viewer: Viewer) {}

    fn board(_view: &(), _words: &dyn Words) -> String {
        String::new()
    }

    fn violations(_state: &State) -> Vec<String> {
        Vec::new()
    }
}

/// Takes any choice.
#[derive(Debug)]
struct Whimsical;

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
