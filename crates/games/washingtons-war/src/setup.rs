//! §4.0 Set-up: what stands where, and the two steps that the players take.

use tricorne_kernel::{OptionInfo, OptionValue, Prompt, ScenarioInfo, Setup, Told, key};

use crate::WashingtonsWar;
use crate::ask::Ww;
use crate::cards::CardSet;
use crate::events;
use crate::map::{BySpace, SpaceSet};
use crate::pack::pack;
use crate::pieces::{BySide, General, MOST_GENERALS, Nation, Side};
use crate::state::{Blocked, Navy, Open, Options, Phase, Place, State};

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
pub fn begin(setup: &Setup) -> Result<State, String> {
    let option = |id| setup.option::<WashingtonsWar>(id);
    let facts = &pack().setup;
    let tables = &pack().tables;
    let mut generals = [Place::Out; MOST_GENERALS];
    for general in General::all() {
        let french = general.facts().nation == Nation::French;
        generals[general.0 as usize] = if french { Place::France } else { Place::Reinforcements };
    }
    let first_year = tables.turns[0].year;
    let late = |card: &crate::cards::Card| card.facts().held_out_until.is_some_and(|year| year > first_year);
    let held_out: CardSet = CardSet::all().iter().filter(late).collect();
    let mut open = Open {
        options: Options {
            tournament: option("tournament") == "yes",
            older_loyalists: option("for-the-king") == "2009",
        },
        turn: 0,
        phase: Phase::Committees,
        to_play: Side::American,
        pcs: BySide { american: SpaceSet::NONE, british: SpaceSet::NONE },
        cus: [BySpace::default(); 3],
        generals,
        congress: None,
        dispersed: false,
        british_choose: false,
        british_box: facts.british_cu,
        french_box: facts.french_cu,
        alliance: tables.alliance_start,
        allied_in: None,
        navy: Navy::France,
        regulars: facts.regulars,
        reshuffle: false,
        blocked: BySide { american: Blocked::default(), british: Blocked::default() },
        owed: BySide { american: 0, british: 0 },
        discards: CardSet::NONE,
        removed: CardSet::NONE,
        held_out,
        queue: BySide::default(),
        reinforcement_cards: BySide::default(),
        war_ends: None,
        ending: None,
        activation: None,
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
    Ok(State { open, hands: BySide::default(), deck: CardSet::all() - held_out })
}

/// §4.0 The American places a PC marker in each of the thirteen colonies.
pub fn committees_of_correspondence(t: &mut Ww<'_>) -> Told<()> {
    let prompt = Prompt::new("4.0", key!("ww-committees"));
    events::place_pcs(t, prompt, &pack().setup.committees)?;
    t.state.phase = Phase::ForTheKing;
    Ok(())
}

/// §4.0 The British place their loyalists, next to British PC markers that are there already.
pub fn for_the_king(t: &mut Ww<'_>) -> Told<()> {
    let prompt = Prompt::new("4.0", key!("ww-for-the-king"));
    let facts = &pack().setup;
    let older = t.state.options.older_loyalists;
    events::place_pcs(t, prompt, if older { &facts.for_the_king_2009 } else { &facts.for_the_king })?;
    t.state.phase = Phase::Reinforcements;
    Ok(())
}
