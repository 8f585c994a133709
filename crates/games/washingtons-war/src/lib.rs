//! Washington's War: the rules.
//!
//! The rooms are named as the rulebook names its chapters: [`map`] and [`pieces`] (chapter 2), [`setup`] (4), [`sequence`]
//! (5), [`cards`] and [`events`] (6), [`movement`] (7), [`operations`] (6.2, 7.1, 8, 10.1), [`battle`] (9), [`politics`]
//! (10), [`winter`] (11), [`french`] (12), [`victory`] (13). The facts stand in [`pack`]. A rule is found by its number:
//! every function that implements one cites it with `§`.

pub mod ask;
pub mod battle;
pub mod cards;
mod changes;
pub mod choice;
pub mod document;
mod encode;
pub mod events;
pub mod french;
mod hidden;
pub mod map;
pub mod movement;
pub mod odds;
pub mod operations;
pub mod pack;
pub mod pieces;
pub mod politics;
pub mod prompt;
mod rules;
pub mod sequence;
pub mod setup;
pub mod state;
pub mod steady;
pub mod terminal;
pub mod victory;
pub mod view;
pub mod violations;
pub mod winter;
pub mod words;

use std::collections::BTreeMap;

use pack::Pack;
use pieces::{NAMES, Side};
use prompt::{Prompt, Roll};
use serde_json::Value;
use state::State;
use tricorne_card_driven::CardDriven;
use tricorne_card_driven::pack::{Parameters, Trouble};
use tricorne_kernel::{
    AgentRng, Evidence, Flow, Game, Key, OptionInfo, Outcome, Pool, ScenarioInfo, Seat, SeatInfo, Setup,
    Step, Viewer, Words, key,
};
use view::View;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct WashingtonsWar;

const SEATS: &[SeatInfo] = &[
    SeatInfo { id: Side::American.id(), name: NAMES.sides.american },
    SeatInfo { id: Side::British.id(), name: NAMES.sides.british },
];

impl CardDriven for WashingtonsWar {
    const NAMES: tricorne_card_driven::Names = NAMES;
    type Open = state::Open;
    type OwnEffect = pack::OwnEffect;
    type OwnNames = ();
    type OwnGeneral = pieces::OwnGeneral;
    type OwnCard = cards::OwnCard;

    fn card(choice: &choice::Choice) -> Option<cards::Card> {
        choice.card()
    }

    fn own_effect(kind: &str, given: &Parameters<'_, Self>) -> Result<Option<pack::OwnEffect>, Trouble> {
        pack::own_effect(kind, given)
    }
}

impl Game for WashingtonsWar {
    const NAME: &'static str = "washingtons-war";
    const TITLE: Key = key!("ww-title");
    const RULES_VERSION: u32 = 3;
    const HIDES: bool = true;
    type Facts = Pack;
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

    fn facts(corrected: &BTreeMap<String, String>) -> Result<Pack, String> {
        Pack::read(corrected)
    }

    fn begin(setup: &Setup, facts: &Pack) -> Result<State, String> {
        Ok(setup::begin(setup, facts))
    }

    fn step(t: &mut Step<'_, Self>) -> Flow<()> {
        sequence::step(t)
    }

    fn outcome(state: &State, facts: &Pack) -> Option<Outcome> {
        victory::outcome(state, facts)
    }

    fn view<'a>(state: &'a State, facts: &'a Pack, viewer: Viewer) -> View<'a> {
        View::new(state, facts, viewer)
    }

    fn board(view: &View<'_>, words: &dyn Words) -> String {
        view.board(words)
    }

    fn violations(state: &State, facts: &Pack) -> Vec<String> {
        violations::of(state, facts)
    }

    fn write_state(state: &State, facts: &Pack) -> Value {
        document::write(state, facts)
    }

    fn read_state(document: Value, facts: &Pack) -> Result<State, String> {
        document::read(document, facts)
    }

    fn cards(_setup: &Setup, facts: &Pack) -> Vec<u16> {
        facts.deck.iter().map(|card| card.number().into()).collect()
    }

    fn contradictions(state: &State, setup: &Setup) -> Vec<String> {
        setup::contradictions(state, setup)
    }

    fn resample(
        state: &State,
        _facts: &Pack,
        viewer: Viewer,
        evidence: &Evidence<Self>,
        rng: &mut AgentRng,
    ) -> State {
        hidden::resample(state, viewer, evidence, rng)
    }

    fn draws_to(roll: &Roll) -> Option<Pool> {
        hidden::draws_to(roll)
    }

    fn shows(seat: Seat, prompt: &Prompt, choice: &choice::Choice) -> Option<(Pool, choice::Choice)> {
        hidden::shows(seat, prompt, choice)
    }

    fn pool(state: &State, pool: Pool) -> Vec<choice::Choice> {
        hidden::pool(state, pool)
    }

    fn keys_in_data(facts: &Pack) -> Vec<String> {
        facts.keys()
    }
}
