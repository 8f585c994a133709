//! We the People: the rules.
//!
//! The rooms are named as the rulebook names its chapters: [`map`] and [`pieces`] (chapter 2), [`setup`] (4), [`sequence`]
//! (5), [`cards`] and [`events`] (6), [`movement`] (7), [`operations`] (6.1, 8, 10.1), [`tactics`] and [`battle`] (9),
//! [`politics`] (10), [`winter`] (11), [`french`] (5, 6.2), [`victory`] (12). The facts stand in [`pack`]. A rule is found
//! by its number: every function that implements one cites it with `§`.

pub mod ask;
pub mod battle;
pub mod cards;
mod changes;
pub mod choice;
pub mod document;
pub mod events;
pub mod french;
pub mod map;
pub mod movement;
pub mod operations;
pub mod pack;
pub mod pieces;
pub mod politics;
pub mod sequence;
pub mod setup;
pub mod state;
pub mod steady;
pub mod tactics;
pub mod terminal;
pub mod victory;
pub mod view;
pub mod violations;
pub mod winter;
pub mod words;

use std::collections::BTreeMap;

use tricorne_kernel::{
    AgentRng, FactFiles, Flow, Game, Key, OptionInfo, Outcome, ScenarioInfo, SeatInfo, Setup, Step, Viewer,
    Words, key,
};

use tricorne_card_driven::{CardDriven, Facts};

use cards::{Card, CardSet};
use pieces::{NAMES, Side};
use state::State;
use tactics::{BattleHand, Tactic};
use view::View;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct WeThePeople;

const SEATS: &[SeatInfo] = &[
    SeatInfo { id: Side::American.id(), name: NAMES.sides.american },
    SeatInfo { id: Side::British.id(), name: NAMES.sides.british },
];

impl CardDriven for WeThePeople {
    const NAMES: tricorne_card_driven::Names = NAMES;
    type Effect = pack::Effect;
    type OwnGeneral = pieces::OwnGeneral;
    type OwnCard = ();

    fn facts() -> &'static Facts<Self> {
        &pack::pack().facts
    }
}

impl Game for WeThePeople {
    const NAME: &'static str = "we-the-people";
    const TITLE: Key = key!("wtp-title");
    const RULES_VERSION: u32 = 2;
    const HIDES: bool = true;
    type State = State;
    type Choice = choice::Choice;
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

    fn begin(setup: &Setup) -> Result<State, String> {
        setup::begin(setup)
    }

    fn step(t: &mut Step<'_, Self>) -> Flow<()> {
        sequence::step(t)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        victory::outcome(state)
    }

    fn view(state: &State, viewer: Viewer) -> View<'_> {
        View::new(state, viewer)
    }

    fn board(view: &View<'_>, words: &dyn Words) -> String {
        view.board(words)
    }

    fn violations(state: &State) -> Vec<String> {
        violations::of(state)
    }

    /// The cards that a viewer cannot tell apart, those of hidden hands and of the decks, are dealt anew.
    fn resample(state: &State, viewer: Viewer, rng: &mut AgentRng) -> State {
        let mut other = state.clone();
        let hidden = |side: &Side| !side.is_open_to(viewer);
        let hands = Side::BOTH.into_iter().filter(hidden);
        let mut unknown: Vec<Card> =
            hands.clone().fold(state.deck, |cards, side| cards | state.hands[side]).iter().collect();
        rng.shuffle(&mut unknown);
        for side in hands.clone() {
            other.hands[side] = unknown.drain(..state.hand_size(side)).collect();
        }
        other.deck = unknown.into_iter().collect::<CardSet>();
        if let Some(fight) = state.fight {
            let known = Side::BOTH.into_iter().filter(|side| !hidden(side));
            let known = known.fold(fight.played, |cards, side| cards.with(&state.battle_hands[side]));
            let mut unknown: Vec<Tactic> = BattleHand::deck().without(&known).cards().collect();
            rng.shuffle(&mut unknown);
            for side in hands {
                other.battle_hands[side] = unknown.drain(..state.battle_hands[side].len()).collect();
            }
        }
        other
    }

    fn correct(files: &BTreeMap<String, String>) -> Result<(), String> {
        pack::correct(files)
    }

    fn fact_files() -> Option<&'static FactFiles> {
        Some(&pack::pack().files)
    }

    fn keys_in_data() -> Vec<String> {
        pack::keys()
    }
}
