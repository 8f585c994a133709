//! §4.0 Set-up: what stands where, and the step that the American takes.

use tricorne_kernel::{OptionInfo, Prompt, ScenarioInfo, Setup, Told, key};

use crate::ask::Wtp;
use crate::cards::CardSet;
use crate::events;
use crate::map::{BySpace, SpaceSet};
use crate::pack::pack;
use crate::pieces::{BySide, General, MOST_GENERALS, Nation, Side};
use crate::state::{Navy, Open, Phase, Place, State};
use crate::tactics::BattleHand;

/// The one scenario.
pub const SCENARIOS: &[ScenarioInfo] = &[ScenarioInfo { id: "1775", name: key!("wtp-scenario-1775") }];

/// There are no options.
pub const OPTIONS: &[OptionInfo] = &[];

/// §4.0 The state before the Committees of Correspondence.
pub fn begin(_setup: &Setup) -> Result<State, String> {
    let facts = &pack().setup;
    let mut generals = [Place::Out; MOST_GENERALS];
    for general in General::all() {
        let french = general.facts().nation == Nation::French;
        generals[general.0 as usize] = if french { Place::France } else { Place::Reinforcements };
    }
    let mut open = Open {
        turn: 0,
        phase: Phase::Committees,
        to_play: Side::American,
        pcs: BySide { american: SpaceSet::NONE, british: SpaceSet::NONE },
        cus: [BySpace::default(); 3],
        generals,
        congress: None,
        british_box: facts.british_cu,
        french_box: facts.french_cu,
        allied: false,
        european_war: false,
        navy: Navy::France,
        regulars: facts.regulars,
        blocked: BySide::default(),
        discards: CardSet::NONE,
        removed: CardSet::NONE,
        reinforcement_cards: BySide::default(),
        war_ends: None,
        ending: None,
        activation: None,
        fight: None,
        meeting: None,
    };
    for it in &facts.placements {
        let nation = match it.side {
            Side::American => Nation::American,
            Side::British => Nation::British,
        };
        open.add(nation, it.space, it.cu);
        if it.pc {
            open.mark(it.side, it.space);
        }
        if let Some(general) = it.general {
            open.put(general, Place::At(it.space));
        }
        if it.congress {
            open.congress = Some(it.space);
        }
    }
    let battle_hands = BySide { american: BattleHand::default(), british: BattleHand::default() };
    Ok(State { open, hands: BySide::default(), deck: CardSet::all(), battle_hands })
}

/// §4.0 The American places a PC marker in each of the thirteen colonies.
pub fn committees_of_correspondence(t: &mut Wtp<'_>) -> Told<()> {
    let prompt = Prompt::new("4.0", key!("wtp-committees"));
    events::place_pcs(t, prompt, &pack().setup.committees)?;
    t.state.phase = Phase::Reinforcements;
    Ok(())
}
