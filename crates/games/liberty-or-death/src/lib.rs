//! Liberty or Death: the rules.
//!
//! The rooms are named as the rulebook names its chapters: [`map`], [`pieces`] and [`state`] (chapter 1), [`sequence`]
//! (2), [`commands`] and `battle` (3), [`activities`] (4), [`events`] (5), [`winter`] (6), [`victory`] (7). A rule is
//! found by its number: every function that implements one cites it with `§`.

pub mod activities;
pub mod ask;
pub mod battle;
pub mod cards;
mod changes;
pub mod choice;
pub mod command_order;
pub mod commands;
pub mod document;
mod encode;
pub mod events;
pub mod leaders;
pub mod lone_player;
pub mod map;
pub mod navy;
pub mod non_players;
pub mod odds;
pub mod pieces;
pub mod placing;
pub mod prompt;
pub mod random_spaces;
pub mod reward_loyalty;
pub mod sequence;
pub mod setup;
pub mod state;
pub mod terminal;
#[cfg(feature = "typescript")]
mod typescript;
pub mod victory;
pub mod view;
pub mod violations;
pub mod winter;
pub mod words;

use std::collections::BTreeMap;

use serde_json::Value;
use tricorne_kernel::{
    Flaw, Flow, Game, Key, OptionInfo, Outcome, ScenarioInfo, SeatInfo, Setup, Step, Viewer, Words,
    from_document, key, no_facts,
};

use document::Document;
use pieces::Faction;
use prompt::{Prompt, Roll};
use state::State;
use view::View;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct LibertyOrDeath;

/// The seats, in the order of the Factions.
pub(crate) const SEATS: &[SeatInfo] = &[
    SeatInfo { id: Faction::British.id(), name: Faction::British.name() },
    SeatInfo { id: Faction::Patriots.id(), name: Faction::Patriots.name() },
    SeatInfo { id: Faction::Indians.id(), name: Faction::Indians.name() },
    SeatInfo { id: Faction::French.id(), name: Faction::French.name() },
];

impl Game for LibertyOrDeath {
    const NAME: &'static str = "liberty-or-death";
    const TITLE: Key = key!("lod-title");
    const RULES_VERSION: u32 = 2;
    const HIDES: bool = false;
    type Facts = ();
    type State = State;
    type Choice = choice::Choice;
    type Prompt = Prompt;
    type Roll = Roll;
    type View<'a> = View<'a>;

    fn scenarios() -> &'static [ScenarioInfo] {
        setup::SCENARIOS
    }

    fn options() -> &'static [OptionInfo] {
        setup::OPTIONS
    }

    fn seats(_setup: &Setup) -> &'static [SeatInfo] {
        SEATS
    }

    fn facts(corrected: &BTreeMap<String, String>) -> Result<(), String> {
        no_facts::<Self>(corrected)
    }

    fn begin(setup: &Setup, (): &()) -> Result<State, String> {
        setup::begin(setup)
    }

    fn step(t: &mut Step<'_, Self>) -> Flow<()> {
        sequence::step(t)
    }

    fn outcome(state: &State, (): &()) -> Option<Outcome> {
        victory::outcome(state)
    }

    fn view<'a>(state: &'a State, (): &'a (), _viewer: Viewer) -> View<'a> {
        View(state)
    }

    fn board(view: &View<'_>, words: &dyn Words) -> String {
        view.board(words)
    }

    fn violations(state: &State, (): &()) -> Vec<String> {
        violations::of(state)
    }

    fn write_state(state: &State, (): &()) -> Value {
        serde_json::to_value(Document::from(state.clone())).expect("a position is plain data")
    }

    fn read_state(document: Value, (): &()) -> Result<State, String> {
        from_document::<Document>(document)?.try_into()
    }

    fn check_document(document: Value, (): &()) -> Result<State, Vec<Flaw>> {
        from_document::<Document>(document).map_err(|text| vec![Flaw::unplaced(text)])?.checked()
    }

    fn cards(setup: &Setup, (): &()) -> Vec<u16> {
        setup::cards(setup)
    }

    fn contradictions(state: &State, setup: &Setup) -> Vec<String> {
        setup::contradictions(state, setup)
    }
}
