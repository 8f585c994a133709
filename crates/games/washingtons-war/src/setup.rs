//! §4.0 Set-up: what stands where, and the two steps that the players take.

use tricorne_card_driven::contradicted;
use tricorne_card_driven::rules::marks;
use tricorne_kernel::{Flow, OptionInfo, OptionValue, ScenarioInfo, Setup, key};

use crate::WashingtonsWar;
use crate::ask::Ww;
use crate::cards::Card;
use crate::pack::Pack;
use crate::pieces::BySide;
use crate::prompt::Prompt;
use crate::state::{Navy, Open, Options, Phase, State};

/// The one scenario.
pub const SCENARIOS: &[ScenarioInfo] = &[ScenarioInfo { id: "1775", name: key!("ww-scenario-1775") }];

/// The options, as offered.
pub const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        id: "tournament",
        name: key!("ww-option-tournament"),
        values: &[
            OptionValue { id: "no", name: key!("ww-option-tournament-no") },
            OptionValue { id: "yes", name: key!("ww-option-tournament-yes") },
        ],
    },
    OptionInfo {
        id: "for-the-king",
        name: key!("ww-option-for-the-king"),
        values: &[
            OptionValue { id: "2014", name: key!("ww-option-for-the-king-2014") },
            OptionValue { id: "2009", name: key!("ww-option-for-the-king-2009") },
        ],
    },
];

/// §4.0 The state before the Committees of Correspondence.
pub fn begin(setup: &Setup, facts: &Pack) -> State {
    let first_year = facts.turns[0].year;
    let late = |card: Card| card.facts(facts).own.held_out_until.is_some_and(|year| year > first_year);
    let held_out = facts.deck.only(late);
    let open = Open {
        board: facts.setup.start.board(facts),
        options: options(setup),
        phase: Phase::Committees,
        dispersed: false,
        british_choose: false,
        alliance: facts.tables.alliance_start,
        allied_in: None,
        navy: Navy::France,
        reshuffle: false,
        blocked: BySide::default(),
        owed: BySide::default(),
        held_out,
        queue: BySide::default(),
        ending: None,
        activation: None,
    };
    State { open, hands: BySide::default(), deck: facts.deck - held_out }
}

/// The options of a set-up.
fn options(setup: &Setup) -> Options {
    let option = |id| setup.option::<WashingtonsWar>(id);
    Options { tournament: option("tournament") == "yes", older_loyalists: option("for-the-king") == "2009" }
}

/// The options that are set and that a position has otherwise.
pub fn contradictions(state: &State, setup: &Setup) -> Vec<String> {
    let (set, here) = (options(setup), state.options);
    contradicted(
        setup,
        &[
            ("tournament", set.tournament != here.tournament),
            ("for-the-king", set.older_loyalists != here.older_loyalists),
        ],
    )
}

/// §4.0 The American places a PC marker in each of the thirteen colonies.
pub fn committees_of_correspondence(t: &mut Ww<'_>) -> Flow<()> {
    let facts = t.facts;
    marks::place_pcs(t, |_| Prompt::Committees, &facts.setup.committees)?;
    t.state.phase = Phase::ForTheKing;
    Ok(())
}

/// §4.0 The British place their loyalists, next to British PC markers that are there already.
pub fn for_the_king(t: &mut Ww<'_>) -> Flow<()> {
    let facts = &t.facts.setup;
    let older = t.state.options.older_loyalists;
    let loyalists = if older { &facts.for_the_king_2009 } else { &facts.for_the_king };
    marks::place_pcs(t, |left| Prompt::ForTheKing { left }, loyalists)?;
    t.state.phase = Phase::Reinforcements;
    Ok(())
}
