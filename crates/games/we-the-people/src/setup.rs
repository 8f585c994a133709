//! §4.0 Set-up: what stands where, and the step that the American takes.

use tricorne_card_driven::contradicted;
use tricorne_card_driven::rules::marks;
use tricorne_kernel::{Flow, OptionInfo, OptionValue, ScenarioInfo, Setup, key};

use crate::WeThePeople;
use crate::ask::Wtp;
use crate::pack::Pack;
use crate::pieces::BySide;
use crate::prompt::Prompt;
use crate::state::{Navy, Open, Options, Phase, State};

/// The one scenario.
pub const SCENARIOS: &[ScenarioInfo] = &[ScenarioInfo { id: "1775", name: key!("wtp-scenario-1775") }];

/// The options, as offered: the letter of the rules first, then the reading that many play (P11, P14, P16).
pub const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        id: "placing",
        name: key!("wtp-option-placing"),
        values: &[
            OptionValue { id: "neighbours", name: key!("wtp-option-placing-neighbours") },
            OptionValue { id: "armies", name: key!("wtp-option-placing-armies") },
        ],
    },
    OptionInfo {
        id: "interception",
        name: key!("wtp-option-interception"),
        values: &[
            OptionValue { id: "anywhere", name: key!("wtp-option-interception-anywhere") },
            OptionValue { id: "not-into-british", name: key!("wtp-option-interception-not-into-british") },
        ],
    },
    OptionInfo {
        id: "retreat-by-sea",
        name: key!("wtp-option-retreat-by-sea"),
        values: &[
            OptionValue { id: "all", name: key!("wtp-option-retreat-by-sea-all") },
            OptionValue { id: "defenders", name: key!("wtp-option-retreat-by-sea-defenders") },
        ],
    },
];

/// §4.0 The state before the Committees of Correspondence.
pub fn begin(setup: &Setup, facts: &Pack) -> State {
    let open = Open {
        board: facts.setup.start.board(facts),
        options: options(setup),
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

/// The options of a set-up.
fn options(setup: &Setup) -> Options {
    let is = |id: &str, value: &str| setup.option::<WeThePeople>(id) == value;
    Options {
        armies_place: is("placing", "armies"),
        safe_among_friends: is("interception", "not-into-british"),
        only_defenders_sail: is("retreat-by-sea", "defenders"),
    }
}

/// The options that are set and that a position has otherwise.
pub fn contradictions(state: &State, setup: &Setup) -> Vec<String> {
    let (set, here) = (options(setup), state.options);
    contradicted(
        setup,
        &[
            ("placing", set.armies_place != here.armies_place),
            ("interception", set.safe_among_friends != here.safe_among_friends),
            ("retreat-by-sea", set.only_defenders_sail != here.only_defenders_sail),
        ],
    )
}

/// §4.0 The American places a PC marker in each of the thirteen colonies.
pub fn committees_of_correspondence(t: &mut Wtp<'_>) -> Flow<()> {
    let prompt = Prompt::Committees;
    let facts = t.facts;
    marks::place_pcs(t, |_| prompt, &facts.setup.committees)?;
    t.state.phase = Phase::Reinforcements;
    Ok(())
}
