//! What a game is to the kernel: one small contract.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::hash::Hash;

use arrayvec::ArrayVec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::belief::{Evidence, Pool};
use crate::chance::AgentRng;
use crate::{Choice, Facts, Flow, Key, MAX_SEATS, Message, Prompt, Seat, SeatInfo, Step, Viewer, Words};

/// A game: its state, its choices, its questions, and its rules as steps that ask.
///
/// Rules are pure: the same state and the same answers give the same questions, notes and states, on any machine.
/// They use no clock, no global, no hash order and no floating point.
pub trait Game: Sized + Debug + Clone + Send + Sync + 'static {
    /// The name in records and in the protocol, such as `liberty-or-death`.
    const NAME: &'static str;
    /// The title for people.
    const TITLE: Key;
    /// Raised whenever old records may no longer replay.
    const RULES_VERSION: u32;
    /// Whether any seat may know what another may not.
    const HIDES: bool;
    /// The most questions one step may ask; more is a runaway loop.
    const QUESTIONS_PER_STEP: usize = 4_000;

    /// What is no rule and may differ between tables: map, cards, counters. `()` where all of it is constant.
    type Facts: Facts;
    /// All there is to know of a position between two steps. Small, and without heap where possible.
    type State: Clone + PartialEq + Hash + Debug + Send + Sync + 'static;
    /// All choices of the game.
    type Choice: Choice<Facts = Self::Facts>;
    /// What seats are asked.
    type Prompt: Prompt;
    /// What Chance is asked: dice and draws, those of agents too.
    type Roll: Prompt;
    /// What one viewer may know. Built field by field; nothing leads from it back to the state.
    type View<'a>: Serialize;

    /// The scenarios; the first is the default.
    fn scenarios() -> &'static [ScenarioInfo];
    /// The options of set-up.
    fn options() -> &'static [OptionInfo];
    /// The seats of a set-up, in order. Called with a valid set-up only.
    fn seats(setup: &Setup) -> &'static [SeatInfo];
    /// The facts, with corrected files in the place of the game's own.
    fn facts(corrected: &BTreeMap<String, String>) -> Result<Self::Facts, String>;
    /// The state at the start of a valid set-up, or why there is none.
    fn begin(setup: &Setup, facts: &Self::Facts) -> Result<Self::State, String>;
    /// Plays one step: a seat's turn or a phase. Called until there is an [`Game::outcome`].
    fn step(t: &mut Step<'_, Self>) -> Flow<()>;
    /// How the game ended, once it has.
    fn outcome(state: &Self::State, facts: &Self::Facts) -> Option<Outcome>;
    /// What a viewer may know.
    fn view<'a>(state: &'a Self::State, facts: &'a Self::Facts, viewer: Viewer) -> Self::View<'a>;
    /// The board for a terminal of 100 columns.
    fn board(view: &Self::View<'_>, words: &dyn Words) -> String;
    /// What is wrong with a state: pieces lost, tracks out of bounds. A state from outside is played only if nothing is.
    fn violations(state: &Self::State, facts: &Self::Facts) -> Vec<String>;
    /// The state as a document, readable and with the names of the facts.
    fn write_state(state: &Self::State, facts: &Self::Facts) -> Value;
    /// The state of a document, or which field of it is wrong. See [`from_document`].
    fn read_state(document: Value, facts: &Self::Facts) -> Result<Self::State, String>;

    /// The state of a document that a person wrote, or all that is wrong with it.
    fn check_document(document: Value, facts: &Self::Facts) -> Result<Self::State, Vec<Flaw>> {
        let state = Self::read_state(document, facts).map_err(|text| vec![Flaw::unplaced(text)])?;
        match Self::violations(&state, facts) {
            wrong if wrong.is_empty() => Ok(state),
            wrong => Err(wrong.into_iter().map(Flaw::unplaced).collect()),
        }
    }

    /// The cards that can be drawn under a set-up, by number: what a chosen deck may hold. None where no deck can be chosen.
    fn cards(_setup: &Setup, _facts: &Self::Facts) -> Vec<u16> {
        Vec::new()
    }

    /// What a set-up says that a position contradicts: for each option that is set, if the state has another value.
    fn contradictions(_state: &Self::State, _setup: &Setup) -> Vec<String> {
        Vec::new()
    }

    /// A state, drawn at random, that this viewer cannot tell from the given one. Hidden deals are uniform given the
    /// evidence: what is held is in its pool, what is undealt is in no pool. Evidence about what the viewer sees anyway,
    /// or about what is never dealt, is ignored.
    fn resample(
        state: &Self::State,
        _facts: &Self::Facts,
        _viewer: Viewer,
        _evidence: &Evidence<Self>,
        _rng: &mut AgentRng,
    ) -> Self::State {
        assert!(!Self::HIDES, "a game that hides something says what");
        state.clone()
    }

    /// The pool, such as a hand, that a draw goes to; none for dice. A draw that everybody sees needs one too, if what it is
    /// drawn from holds several of a kind: the odds of a known draw count only where it has a pool.
    fn draws_to(_roll: &Self::Roll) -> Option<Pool> {
        None
    }

    /// What an answer that others may know proves: that this choice came out of this hidden pool.
    fn shows(_seat: Seat, _prompt: &Self::Prompt, _choice: &Self::Choice) -> Option<(Pool, Self::Choice)> {
        None
    }

    /// A number that states share which look the same to a viewer. What is answered or drawn in secret may change what others
    /// see, such as the height of a stack; a world in which the viewer would have seen something else is not believed. A game
    /// in which that cannot be needs no such number.
    fn sight(_state: &Self::State, _facts: &Self::Facts, _viewer: Viewer) -> u64 {
        0
    }

    /// What a hidden pool holds in a state, each item as the choice that draws or shows it.
    fn pool(_state: &Self::State, _pool: Pool) -> Vec<Self::Choice> {
        Vec::new()
    }

    /// Message keys that are in data and not in code, for the test of the languages.
    fn keys_in_data(_facts: &Self::Facts) -> Vec<String> {
        Vec::new()
    }
}

/// The facts of a game that has none to correct.
pub fn no_facts<G: Game<Facts = ()>>(corrected: &BTreeMap<String, String>) -> Result<(), String> {
    if corrected.is_empty() {
        Ok(())
    } else {
        Err(format!("{} has no facts that could be corrected", G::NAME))
    }
}

/// Reads a document of a state, naming the field that is wrong.
pub fn from_document<T: DeserializeOwned>(document: Value) -> Result<T, String> {
    serde_path_to_error::deserialize(document).map_err(|error| {
        let path = error.path().to_string();
        let inner = error.into_inner();
        if path == "." { inner.to_string() } else { format!("field {path:?}: {inner}") }
    })
}

/// One thing that is wrong with a document.
#[derive(Clone, PartialEq, Debug)]
pub struct Flaw {
    /// The field, such as `spaces.boston`; empty where it is none of them.
    pub field: String,
    /// What is wrong, for programs.
    pub text: String,
    /// The same for people, where the game has words for it.
    pub message: Option<Message>,
}

impl Flaw {
    /// Something wrong with a field.
    pub fn new(field: impl Into<String>, text: impl Into<String>, message: Message) -> Flaw {
        Flaw { field: field.into(), text: text.into(), message: Some(message) }
    }

    /// Something wrong of which only the text is known.
    pub fn unplaced(text: String) -> Flaw {
        Flaw { field: String::new(), text, message: None }
    }
}

impl std::fmt::Display for Flaw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.field.is_empty() {
            f.write_str(&self.text)
        } else {
            write!(f, "{}: {}", self.field, self.text)
        }
    }
}

/// A scenario as a game describes it.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct ScenarioInfo {
    /// Its name in records and in the protocol.
    pub id: &'static str,
    /// Its name for people.
    pub name: Key,
}

/// An option of set-up.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionInfo {
    /// Its name in records and in the protocol.
    pub id: &'static str,
    /// Its name for people.
    pub name: Key,
    /// What it may be; the first is the default.
    pub values: &'static [OptionValue],
}

/// One value of an option.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionValue {
    /// The value in records and in the protocol.
    pub id: &'static str,
    /// The value for people.
    pub name: Key,
}

/// What is chosen before a game begins.
#[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The scenario.
    pub scenario: String,
    /// The options that were set; the rest have their defaults.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
}

impl Setup {
    /// The default set-up of a game.
    pub fn of<G: Game>() -> Setup {
        Setup { scenario: G::scenarios()[0].id.to_owned(), options: BTreeMap::new() }
    }

    /// The same set-up with an option set.
    #[must_use]
    pub fn with(mut self, option: &str, value: &str) -> Setup {
        self.options.insert(option.to_owned(), value.to_owned());
        self
    }

    /// The value of an option of this game.
    pub fn option<G: Game>(&self, id: &str) -> &str {
        let info = G::options().iter().find(|info| info.id == id);
        let info = info.unwrap_or_else(|| panic!("{} has no option {id}", G::NAME));
        self.options.get(id).map_or(info.values[0].id, String::as_str)
    }

    /// Refuses scenarios, options and values that the game does not have, naming those it has.
    pub fn check<G: Game>(&self) -> Result<(), String> {
        let list = |ids: &mut dyn Iterator<Item = &'static str>| ids.collect::<Vec<_>>().join(", ");
        let scenarios = G::scenarios();
        if !scenarios.iter().any(|info| info.id == self.scenario) {
            let known = list(&mut scenarios.iter().map(|info| info.id));
            return Err(format!("{} has no scenario {:?}; there are: {known}", G::NAME, self.scenario));
        }
        for (id, value) in &self.options {
            let Some(info) = G::options().iter().find(|info| info.id == id) else {
                let known = list(&mut G::options().iter().map(|info| info.id));
                return Err(format!("{} has no option {id:?}; there are: {known}", G::NAME));
            };
            if !info.values.iter().any(|known| known.id == value) {
                let known = list(&mut info.values.iter().map(|known| known.id));
                return Err(format!("option {id} cannot be {value:?}; it may be: {known}"));
            }
        }
        Ok(())
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// Who won; several may win together, and nobody wins a draw.
    pub winners: ArrayVec<Seat, MAX_SEATS>,
    /// The score, margin or rank of each seat, where the game has one.
    pub scores: ArrayVec<(Seat, i32), MAX_SEATS>,
    /// The end in words.
    pub message: Message,
}
