//! The American Revolution: Decision in North America: the rules.
//!
//! Files are named as the rulebook names its chapters: [`setup`] (4), [`sequence`] (5), [`political`] (6), [`markers`] (7),
//! [`initiative`] (8), [`rabble_rousing`] (9 to 12), [`mobilization`] (13, 27, 31), [`movement`] (14 to 17, 23 to 25, 32 to 34),
//! [`combat`] (18, 21, 24, 35, 38), [`supply`] (19, 36), [`enlistment`] (20), [`alliances`] (26), [`fortresses`] (28),
//! [`partisans`] (29), [`massacre`] (37), [`victory`] (3). The facts are in [`pack`]. Every function that implements a rule
//! cites it with `§`.

pub mod alliances;
pub mod ask;
pub mod choice;
pub mod combat;
pub mod document;
mod encode;
pub mod enlistment;
pub mod forces;
pub mod fortresses;
pub mod hidden;
pub mod ids;
pub mod initiative;
pub mod markers;
pub mod massacre;
pub mod mobilization;
pub mod movement;
pub mod odds;
pub mod options;
pub mod pack;
pub mod partisans;
pub mod political;
pub mod prompts;
pub mod rabble_rousing;
pub mod selection;
pub mod sequence;
pub mod setup;
pub mod sides;
pub mod state;
pub mod steady;
pub mod supply;
pub mod terminal;
pub mod victory;
pub mod view;
pub mod violations;

use std::collections::BTreeMap;

use serde_json::Value;
use tricorne_kernel::{
    AgentRng, Evidence, Flow, Game, Key, OptionInfo, Outcome, Pool, ScenarioInfo, Seat, SeatInfo, Setup,
    Step, Viewer, Words, key,
};

use choice::Choice;
use pack::Facts;
use prompts::{Prompt, Roll};
use sides::Side;
use state::State;
use view::View;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DecisionInNorthAmerica;

const SEATS: &[SeatInfo] = &[
    SeatInfo { id: Side::American.id(), name: Side::American.name() },
    SeatInfo { id: Side::British.id(), name: Side::British.name() },
];

impl Game for DecisionInNorthAmerica {
    const NAME: &'static str = "decision-in-north-america";
    const TITLE: Key = key!("dina-title");
    const RULES_VERSION: u32 = 2;
    const HIDES: bool = true;
    type Facts = Facts;
    type State = State;
    type Choice = Choice;
    type Prompt = Prompt;
    type Roll = Roll;
    type View<'a> = View<'a>;

    fn scenarios() -> &'static [ScenarioInfo] {
        setup::SCENARIOS
    }

    fn options() -> &'static [OptionInfo] {
        options::OPTIONS
    }

    fn seats(_setup: &Setup) -> &'static [SeatInfo] {
        SEATS
    }

    fn facts(corrected: &BTreeMap<String, String>) -> Result<Facts, String> {
        Facts::new(corrected)
    }

    fn begin(setup: &Setup, facts: &Facts) -> Result<State, String> {
        setup::begin(setup, facts)
    }

    fn step(t: &mut Step<'_, Self>) -> Flow<()> {
        sequence::step(t)
    }

    fn outcome(state: &State, facts: &Facts) -> Option<Outcome> {
        victory::outcome(state, facts)
    }

    fn view<'a>(state: &'a State, facts: &'a Facts, viewer: Viewer) -> View<'a> {
        View::new(state, facts, viewer)
    }

    fn board(view: &View<'_>, words: &dyn Words) -> String {
        terminal::board(view, words)
    }

    fn violations(state: &State, facts: &Facts) -> Vec<String> {
        violations::of(state, facts)
    }

    fn write_state(state: &State, facts: &Facts) -> Value {
        document::write(state, facts)
    }

    fn read_state(document: Value, facts: &Facts) -> Result<State, String> {
        document::read(document, facts)
    }

    fn contradictions(state: &State, setup: &Setup) -> Vec<String> {
        document::contradictions(state, setup)
    }

    fn resample(
        state: &State,
        facts: &Facts,
        viewer: Viewer,
        evidence: &Evidence<Self>,
        rng: &mut AgentRng,
    ) -> State {
        hidden::resample(state, facts, viewer, evidence, rng)
    }

    fn draws_to(roll: &Roll) -> Option<Pool> {
        match roll {
            Roll::DrawMarker { side } => Some(hidden::pool_of(*side)),
            _ => None,
        }
    }

    fn shows(seat: Seat, prompt: &Prompt, choice: &Choice) -> Option<(Pool, Choice)> {
        match choice {
            Choice::Marker(_) => Some((hidden::pool_of(Side::of(seat)), *choice)),
            _ => hidden::in_stack(prompt, *choice),
        }
    }

    fn sight(state: &State, facts: &Facts, viewer: Viewer) -> u64 {
        hidden::sight(state, facts, viewer)
    }

    fn pool(state: &State, pool: Pool) -> Vec<Choice> {
        hidden::pool(state, pool)
    }

    fn keys_in_data(facts: &Facts) -> Vec<String> {
        facts.keys()
    }
}
