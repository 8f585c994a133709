//! §4.0 Set-up: what stands where, and the step that the American takes.

use tricorne_kernel::{Flow, OptionInfo, Prompt, ScenarioInfo, Setup, key};

use crate::ask::Wtp;
use crate::cards::Card;
use crate::events;
use crate::pack::pack;
use crate::pieces::BySide;
use crate::state::{Navy, Open, Phase, State};

/// The one scenario.
pub const SCENARIOS: &[ScenarioInfo] = &[ScenarioInfo { id: "1775", name: key!("wtp-scenario-1775") }];

/// There are no options.
pub const OPTIONS: &[OptionInfo] = &[];

/// §4.0 The state before the Committees of Correspondence.
pub fn begin(_setup: &Setup) -> Result<State, String> {
    let open = Open {
        board: pack().setup.start.board(),
        phase: Phase::Committees,
        allied: false,
        european_war: false,
        navy: Navy::France,
        blocked: BySide::default(),
        ending: None,
        activation: None,
        fight: None,
    };
    Ok(State { open, hands: BySide::default(), deck: Card::all(), battle_hands: BySide::default() })
}

/// §4.0 The American places a PC marker in each of the thirteen colonies.
pub fn committees_of_correspondence(t: &mut Wtp<'_>) -> Flow<()> {
    let prompt = Prompt::new("4.0", key!("wtp-committees"));
    events::place_pcs(t, prompt, &pack().setup.committees)?;
    t.state.phase = Phase::Reinforcements;
    Ok(())
}
