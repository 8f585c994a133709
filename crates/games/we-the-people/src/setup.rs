//! §4.0 Set-up: what stands where, and the step that the American takes.

use tricorne_card_driven::rules::marks;
use tricorne_kernel::{Flow, OptionInfo, ScenarioInfo, Setup, key};

use crate::ask::Wtp;
use crate::pack::Pack;
use crate::pieces::BySide;
use crate::prompt::Prompt;
use crate::state::{Navy, Open, Phase, State};

/// The one scenario.
pub const SCENARIOS: &[ScenarioInfo] = &[ScenarioInfo { id: "1775", name: key!("wtp-scenario-1775") }];

/// There are no options.
pub const OPTIONS: &[OptionInfo] = &[];

/// §4.0 The state before the Committees of Correspondence.
pub fn begin(_setup: &Setup, facts: &Pack) -> State {
    let open = Open {
        board: facts.setup.start.board(facts),
        phase: Phase::Committees,
        allied: false,
        european_war: false,
        navy: Navy::France,
        blocked: BySide::default(),
        ending: None,
        activation: None,
        fight: None,
        battles: 0,
    };
    State { open, hands: BySide::default(), deck: facts.deck, battle_hands: BySide::default() }
}

/// The options that are set and that a position has otherwise: there are none to set.
pub fn contradictions(_state: &State, _setup: &Setup) -> Vec<String> {
    Vec::new()
}

/// §4.0 The American places a PC marker in each of the thirteen colonies.
pub fn committees_of_correspondence(t: &mut Wtp<'_>) -> Flow<()> {
    let prompt = Prompt::Committees;
    let facts = t.facts;
    marks::place_pcs(t, prompt, &facts.setup.committees)?;
    t.state.phase = Phase::Reinforcements;
    Ok(())
}
