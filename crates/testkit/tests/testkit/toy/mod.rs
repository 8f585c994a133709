//! A small game, whole or with one flaw, for the tests of the checks.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU8, Ordering};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tricorne_kernel::{
    AgentRng, Audience, Choice, Evidence, Flow, Game, Key, Message, OptionInfo, OptionValue, Outcome, Role,
    Rule, ScenarioInfo, Seat, SeatInfo, Setup, Step, Stop, Target, Viewer, Words, from_document, key, msg,
    no_facts, prompts,
};

/// What is wrong with a toy. Each is a number, for a type cannot be chosen by the variants of an enum.
pub mod flaw {
    pub const NONE: u8 = 0;
    pub const EMPTY_QUESTION: u8 = 1;
    pub const RUNAWAY_STEP: u8 = 2;
    pub const ENDLESS: u8 = 3;
    pub const COIN_LOST: u8 = 4;
    pub const COIN_LOST_AT_THE_END: u8 = 5;
    pub const NOTATION_OF_ANOTHER: u8 = 6;
    pub const NOTATION_UNREADABLE: u8 = 7;
    pub const NOTATION_WITH_SPACE: u8 = 8;
    pub const OFFERED_TWICE: u8 = 9;
    pub const PANIC: u8 = 10;
    pub const NO_RULE: u8 = 11;
    pub const STOPS_OF_ITSELF: u8 = 12;
    pub const STRANGE_WINNER: u8 = 13;
    pub const OTHER_CHOICES_WHEN_RUN_AGAIN: u8 = 14;
    pub const OTHER_NOTES_WHEN_RUN_AGAIN: u8 = 15;
    pub const OTHER_STATE_WHEN_RUN_AGAIN: u8 = 16;
    pub const STATE_NOT_SAVED: u8 = 17;
    pub const ALL_REVEALED: u8 = 18;
    pub const VIEW_LEAKS: u8 = 19;
    pub const NOTE_LEAKS: u8 = 20;
    pub const RESAMPLES_BADLY: u8 = 21;
    pub const RESAMPLES_NOTHING: u8 = 22;
    pub const SECRET_IN_OPEN_GAME: u8 = 23;
    pub const RESAMPLED_OPEN_GAME: u8 = 24;
    pub const COIN_LOST_IN_LARGE_PILE: u8 = 25;
    pub const RESAMPLES_NEAR_THE_TRUTH: u8 = 26;
    pub const COUNTS_THE_HIDDEN_CARD: u8 = 27;
    pub const BREAKS_ON_EQUAL_CARDS: u8 = 28;
}

/// How often a step of a game that is not pure has run.
static RUNS: AtomicU8 = AtomicU8::new(0);

/// Two players hold a secret card each, take coins from a pile, roll a die, and guess at the same time.
#[derive(Clone, Copy, Debug)]
pub struct Toy<const FLAW: u8>;

prompts! {
    pub enum Prompt {
        Take { rule: Rule } = rule: "toy-take",
        Again = "2": "toy-again",
        Guess = "4": "toy-guess",
    }
}

prompts! {
    pub enum Roll {
        Deal = "1": "toy-deal",
        Roll = "3": "toy-roll",
    }
}

#[derive(Clone, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct State {
    pub round: u8,
    pub cards: [u8; 2],
    pub coins: [u8; 2],
    pub pile: u8,
    pub rounds: u8,
    #[serde(skip)]
    pub unsaved: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pick<const FLAW: u8> {
    Take(u8),
    Card(u8),
    Number(i32),
}

impl<const FLAW: u8> Choice for Pick<FLAW> {
    type Facts = ();

    fn notation(&self, (): &()) -> String {
        match *self {
            Pick::Take(2) if FLAW == flaw::NOTATION_OF_ANOTHER => "take1".into(),
            Pick::Take(count) if FLAW == flaw::NOTATION_WITH_SPACE => format!("take {count}"),
            Pick::Take(count) => format!("take{count}"),
            Pick::Card(card) => format!("c{card}"),
            Pick::Number(number) => number.to_string(),
        }
    }

    fn parse(text: &str, (): &()) -> Option<Self> {
        if let Some(count) = text.strip_prefix("take") {
            return count.trim().parse().map(Pick::Take).ok();
        }
        match text.strip_prefix('c') {
            Some(card) if FLAW != flaw::NOTATION_UNREADABLE => card.parse().map(Pick::Card).ok(),
            _ => text.parse().map(Pick::Number).ok(),
        }
    }

    fn label(&self, (): &()) -> Message {
        msg!("toy-choice")
    }

    fn target(&self, (): &()) -> Target {
        match *self {
            Pick::Card(card) => Target::Card { card: card.into() },
            Pick::Take(_) => Target::Button { role: Role::Choose },
            Pick::Number(number) => Target::Number { number },
        }
    }

    fn number(number: i32) -> Self {
        Pick::Number(number)
    }
}

const LEFT: Seat = Seat::new(0);
const RIGHT: Seat = Seat::new(1);

impl<const FLAW: u8> Game for Toy<FLAW> {
    const NAME: &'static str = "toy";
    const TITLE: Key = key!("toy");
    const RULES_VERSION: u32 = 1;
    const HIDES: bool = FLAW != flaw::SECRET_IN_OPEN_GAME && FLAW != flaw::RESAMPLED_OPEN_GAME;
    const QUESTIONS_PER_STEP: usize = 50;
    type Facts = ();
    type State = State;
    type Choice = Pick<FLAW>;
    type Prompt = Prompt;
    type Roll = Roll;
    type View<'a> = State;

    fn scenarios() -> &'static [ScenarioInfo] {
        const {
            &[
                ScenarioInfo { id: "short", name: key!("short") },
                ScenarioInfo { id: "long", name: key!("long") },
            ]
        }
    }

    fn options() -> &'static [OptionInfo] {
        const {
            &[OptionInfo {
                id: "pile",
                name: key!("pile"),
                values: &[
                    OptionValue { id: "small", name: key!("small") },
                    OptionValue { id: "large", name: key!("large") },
                ],
            }]
        }
    }

    fn seats(_setup: &Setup) -> &'static [SeatInfo] {
        const { &[SeatInfo { id: "left", name: key!("left") }, SeatInfo { id: "right", name: key!("right") }] }
    }

    fn facts(corrected: &BTreeMap<String, String>) -> Result<(), String> {
        no_facts::<Self>(corrected)
    }

    fn begin(setup: &Setup, (): &()) -> Result<State, String> {
        let rounds = if setup.scenario == "short" { 2 } else { 4 };
        let pile = if setup.option::<Self>("pile") == "small" { 100 } else { 200 };
        Ok(State { rounds, pile, ..State::default() })
    }

    fn step(t: &mut Step<'_, Self>) -> Flow<()> {
        if t.state.round == 0 {
            deal(t)?
        } else {
            round(t)?
        }
        t.state.round += u8::from(FLAW != flaw::ENDLESS || t.state.round == 0);
        Ok(())
    }

    fn outcome(state: &State, (): &()) -> Option<Outcome> {
        let winner = if FLAW == flaw::STRANGE_WINNER { Seat::new(5) } else { LEFT };
        let over = state.round > state.rounds;
        over.then(|| Outcome {
            winners: [winner].into_iter().collect(),
            scores: [(LEFT, state.coins[0].into()), (RIGHT, state.coins[1].into())].into_iter().collect(),
            message: msg!("toy-end"),
        })
    }

    fn view(state: &State, (): &(), viewer: Viewer) -> State {
        let mut seen = state.clone();
        for (seat, card) in [LEFT, RIGHT].into_iter().zip(&mut seen.cards) {
            if viewer != Viewer::Seat(seat)
                && viewer != Viewer::Referee
                && FLAW != flaw::VIEW_LEAKS
                && Self::HIDES
            {
                *card = 0;
            }
        }
        seen
    }

    fn board(view: &State, _words: &dyn Words) -> String {
        format!("{view:?}")
    }

    fn violations(state: &State, (): &()) -> Vec<String> {
        let coins = state.coins[0] + state.coins[1] + state.pile;
        let whole = if coins <= 100 { coins == 100 } else { coins == 200 };
        let cards = state.cards.iter().all(|card| *card <= 4);
        if whole && cards { Vec::new() } else { vec!["a coin or a card is lost".into()] }
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
        viewer: Viewer,
        _evidence: &Evidence<Self>,
        rng: &mut AgentRng,
    ) -> State {
        let mut other = state.clone();
        for (seat, card) in [LEFT, RIGHT].into_iter().zip(&mut other.cards) {
            let secret = viewer != Viewer::Seat(seat) && viewer != Viewer::Referee && *card > 0;
            match FLAW {
                flaw::RESAMPLES_NOTHING | flaw::SECRET_IN_OPEN_GAME => {}
                flaw::RESAMPLES_BADLY => *card = 9,
                flaw::RESAMPLES_NEAR_THE_TRUTH if secret => {
                    *card = *card % 4 + 1 - rng.below(2) as u8 * (*card % 4)
                }
                _ if secret => *card = rng.below(4) as u8 + 1,
                _ => {}
            }
        }
        other
    }
}

fn deal<const FLAW: u8>(t: &mut Step<'_, Toy<FLAW>>) -> Flow<()> {
    let audience =
        |seat| if FLAW == flaw::RESAMPLED_OPEN_GAME { Audience::All } else { Audience::Only(seat) };
    for (index, seat) in [LEFT, RIGHT].into_iter().enumerate() {
        let mut cards = [1, 2, 3, 4].map(Pick::Card).to_vec();
        if FLAW == flaw::BREAKS_ON_EQUAL_CARDS {
            cards.retain(|card| *card != Pick::Card(t.state.cards[0]));
        }
        let card = t.draw(Roll::Deal, &cards, audience(seat))?;
        if let Pick::Card(card) = card {
            t.state.cards[index] = card;
            match FLAW {
                flaw::NOTE_LEAKS => t.note("1", msg!("toy-dealt", card = card)),
                _ => t.note_to(seat, "1", msg!("toy-dealt", card = card)),
            }
        }
    }
    Ok(())
}

fn round<const FLAW: u8>(t: &mut Step<'_, Toy<FLAW>>) -> Flow<()> {
    for (index, seat) in [LEFT, RIGHT, RIGHT].into_iter().enumerate() {
        let rule = if FLAW == flaw::NO_RULE { "" } else { "2" };
        let count = match t.ask(seat, Prompt::Take { rule: Rule(rule) }, &options::<FLAW>())? {
            Pick::Take(count) => count,
            Pick::Card(_) | Pick::Number(_) => 0,
        };
        t.state.pile -= count;
        t.state.coins[index.min(1)] += count;
        if FLAW == flaw::ALL_REVEALED {
            t.reveal();
        }
    }
    broken_by::<FLAW>(t)?;
    let die = t.die(Roll::Roll, 6)?;
    t.note("3", msg!("toy-rolled", die = die));
    if FLAW == flaw::ALL_REVEALED {
        return Ok(());
    }
    let guesses = [1, 2, 3].map(Pick::Number);
    let prompt = Prompt::Guess;
    let given = t.ask_each(&[(LEFT, prompt, &guesses[..]), (RIGHT, prompt, &guesses[..])])?;
    t.note("4", msg!("toy-guessed", same = u8::from(given[0] == given[1])));
    Ok(())
}

fn options<const FLAW: u8>() -> Vec<Pick<FLAW>> {
    let mut counts = vec![Pick::Take(1), Pick::Take(2), Pick::Take(3)];
    match FLAW {
        flaw::EMPTY_QUESTION => counts.clear(),
        flaw::OFFERED_TWICE => counts.push(Pick::Take(1)),
        flaw::OTHER_CHOICES_WHEN_RUN_AGAIN => {
            counts.rotate_left(usize::from(RUNS.fetch_add(1, Ordering::Relaxed) % 3))
        }
        _ => {}
    }
    counts
}

/// What goes wrong in the middle of a round.
fn broken_by<const FLAW: u8>(t: &mut Step<'_, Toy<FLAW>>) -> Flow<()> {
    match FLAW {
        flaw::RUNAWAY_STEP => loop {
            t.ask(LEFT, Prompt::Again, &options::<FLAW>())?;
        },
        flaw::COIN_LOST => t.state.pile -= 1,
        flaw::COIN_LOST_IN_LARGE_PILE if t.state.pile > 100 => t.state.pile -= 1,
        flaw::COIN_LOST_AT_THE_END if t.state.round == t.state.rounds => {
            t.die(Roll::Roll, 6)?;
            t.state.round += 1;
            t.state.pile -= 1;
        }
        flaw::PANIC => panic!("the rule of three"),
        flaw::STOPS_OF_ITSELF => return Err(Stop::Paused),
        flaw::OTHER_NOTES_WHEN_RUN_AGAIN => {
            t.note("2", msg!("toy-run", number = RUNS.fetch_add(1, Ordering::Relaxed)));
        }
        flaw::OTHER_STATE_WHEN_RUN_AGAIN => {
            let count = RUNS.fetch_add(1, Ordering::Relaxed) % 3;
            t.state.coins[0] += count;
            t.state.pile -= count;
        }
        flaw::STATE_NOT_SAVED => t.state.unsaved += 1,
        flaw::COUNTS_THE_HIDDEN_CARD => {
            let card = t.state.cards[0];
            t.state.coins[1] += card;
            t.state.pile -= card;
        }
        flaw::BREAKS_ON_EQUAL_CARDS if t.state.cards[0] == t.state.cards[1] => return Err(Stop::Paused),
        _ => {}
    }
    Ok(())
}

/// The message of a check that must fail.
#[track_caller]
pub fn catch_panic<T>(check: impl FnOnce() -> T) -> String {
    let Err(panic) = catch_unwind(AssertUnwindSafe(check)) else { panic!("the flaw was not caught") };
    *panic.downcast::<String>().expect("a check fails in words")
}
