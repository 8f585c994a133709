//! §5.0 The sequence of play.

use tricorne_kernel::{Flow, msg};

use crate::ask::{T, facts};
use crate::ids::Places;
use crate::state::{Half, Phase};
use crate::{
    combat, enlistment, initiative, mobilization, movement, political, rabble_rousing, setup, supply, victory,
};

/// §5.0, §5.1 One step: a phase, or a part of one.
pub fn step(t: &mut T<'_>) -> Flow<()> {
    play(t)?;
    t.state.revealed = Places::default();
    t.state.spied = Default::default();
    Ok(())
}

fn play(t: &mut T<'_>) -> Flow<()> {
    match t.state.phase {
        Phase::SetUp(line) => setup::place(t, line),
        Phase::Initiative => initiative::initiative_phase(t),
        Phase::Political => political::political_phase(t),
        Phase::Mobilization(half) => mobilization::mobilization_phase(t, half),
        Phase::RabbleRousing => rabble_rousing::rabble_rousing_phase(t),
        Phase::Movement(campaign, half) => movement::movement_phase(t, campaign, half),
        Phase::Combat(campaign, half) => combat::combat_phase(t, campaign, half),
        Phase::Forage => supply::forage_phase(t),
        Phase::Enlistment => enlistment::enlistment_phase(t),
        Phase::Adjustment => supply::adjustment_phase(t),
        Phase::EndOfTurn => victory::end_of_turn_phase(t),
    }
}

/// §5.1 Goes on to the next phase; who passed over windows is asked again.
pub fn enter(t: &mut T<'_>, phase: Phase) {
    let state = &mut t.state;
    state.phase = phase;
    state.open = false;
    state.passing = Default::default();
    match phase {
        Phase::Movement(..) => {
            state.moved = state.frozen.clone();
            state.landed = Places::default();
            state.entered = Places::default();
            state.intercepted = Places::default();
            state.arranged = 0;
        }
        Phase::Combat(..) => {
            state.fought = Places::default();
            state.fought_at_sea = Places::default();
        }
        Phase::Mobilization(_) => {
            state.split = Places::default();
            state.joined = Places::default();
            state.upgraded = Places::default();
        }
        Phase::Forage => {
            state.checked = Default::default();
            state.moved.clear();
            state.frozen.clear();
            state.landed = Places::default();
        }
        Phase::SetUp(_) | Phase::Initiative | Phase::Political | Phase::RabbleRousing | Phase::EndOfTurn => {}
        Phase::Enlistment | Phase::Adjustment => state.checked = Default::default(),
    }
}

/// §5.1 What follows a Combat Phase.
pub fn after_combat(campaign: u8, half: Half) -> Phase {
    match (campaign, half) {
        (_, Half::First) => Phase::Movement(campaign, Half::Second),
        (3, Half::Second) => Phase::Forage,
        (_, Half::Second) => Phase::Movement(campaign + 1, Half::First),
    }
}

/// §5.1 The next turn begins.
pub fn next_turn(t: &mut T<'_>) {
    let years = &facts(t).years;
    t.state.turn += 1;
    t.state.debate = 0;
    t.state.no_hessians = false;
    t.state.raised = Places::default();
    t.state.bought = Default::default();
    t.state.resting = Default::default();
    let year = years[usize::from(t.state.turn)];
    t.note("5.1", msg!("dina-note-year", year = year));
    enter(t, Phase::Initiative);
}
