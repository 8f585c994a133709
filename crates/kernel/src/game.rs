//! What a game is to the kernel: one small contract.

use std::collections::BTreeMap;
use std::fmt::Debug;

use arrayvec::ArrayVec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::chance::AgentRng;
use crate::{Choice, FactFiles, Flow, Key, MAX_SEATS, Message, Seat, SeatInfo, Step, Viewer, Words};

/// A game: its state, its choices, and its rules as steps that ask.
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

    /// All there is to know of a position between two steps. Small, and without heap where possible.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// All choices of the game.
    type Choice: Choice;
    /// What one viewer may know. Built field by field; nothing leads from it back to the state.
    type View<'a>: Serialize;

    /// The scenarios; the first is the default.
    fn scenarios() -> &'static [ScenarioInfo];
    /// The options of set-up.
    fn options() -> &'static [OptionInfo];
    /// The seats of a set-up, in order. Called with a valid set-up only.
    fn seats(setup: &Setup) -> &'static [SeatInfo];
    /// The state at the start of a valid set-up, or why there is none.
    fn begin(setup: &Setup) -> Result<Self::State, String>;
    /// Plays one step: a seat's turn or a phase. Called until there is an [`Game::outcome`].
    fn step(t: &mut Step<'_, Self>) -> Flow<()>;
    /// How the game ended, once it has.
    fn outcome(state: &Self::State) -> Option<Outcome>;
    /// What a viewer may know.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View<'_>;
    /// The board for a terminal of 100 columns.
    fn board(view: &Self::View<'_>, words: &dyn Words) -> String;
    /// Every fault of a state: pieces lost, tracks out of bounds. A state from outside is played only without one.
    fn violations(state: &Self::State) -> Vec<String>;

    /// A state, drawn at random, that this viewer cannot tell from the given one.
    fn resample(state: &Self::State, _viewer: Viewer, _whim: &mut AgentRng) -> Self::State {
        assert!(!Self::HIDES, "a game that hides something says what");
        state.clone()
    }

    /// Uses corrected facts, by the names of their files, in the place of the game's own. Comes before the first game.
    fn correct(_files: &BTreeMap<String, String>) -> Result<(), String> {
        Err(format!("{} has no facts that could be corrected", Self::NAME))
    }

    /// The facts in use, where they can be corrected.
    fn fact_files() -> Option<&'static FactFiles> {
        None
    }

    /// Message keys that stand in data and not in code, for the test of the languages.
    fn keys_in_data() -> Vec<String> {
        Vec::new()
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
