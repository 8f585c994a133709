//! §3.0 How to win.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, Outcome, msg};

use crate::ask::{T, facts};
use crate::ids::Place;
use crate::markers::{Moment, window};
use crate::pack::Facts;
use crate::sequence::next_turn;
use crate::sides::Side;
use crate::state::{Ending, State};

/// §5.1, §3.0, §3.2 Markers of the End of Turn Phase, the check for sudden death, and the next turn or the end.
pub fn end_of_turn_phase(t: &mut T<'_>) -> Flow<()> {
    window(t, Moment::EndOfTurn)?;
    let facts = facts(t);
    let sudden = |side: &Side| military(t.state, facts, *side) && political(t.state, facts, *side);
    if let Some(side) = Side::BOTH.into_iter().find(sudden) {
        t.state.ending = Some(Ending::SuddenDeath(side));
        return Ok(());
    }
    let last = if t.state.short { facts.victory.short_last_turn } else { facts.years.len() as u8 - 1 };
    if t.state.turn >= last {
        t.state.ending = Some(last_word(t.state, facts));
        return Ok(());
    }
    next_turn(t);
    Ok(())
}

/// §3.1(1) The printed values of the towns that a side occupies.
pub fn town_value(state: &State, facts: &Facts, side: Side) -> u16 {
    state.present[side].iter().map(|place| value_held(state, facts, place, side)).sum()
}

/// §3.1(1), §6.2 The value of a place to a side: nothing unless the side occupies it.
pub fn value_held(state: &State, facts: &Facts, place: Place, side: Side) -> u16 {
    let value = state.value(facts, place, side);
    let held = value > 0 && !state.is_closed(facts, place) && state.occupies(facts, place, side);
    if held { value.into() } else { 0 }
}

/// §3.1(1) Military victory.
pub fn military(state: &State, facts: &Facts, side: Side) -> bool {
    town_value(state, facts, side) >= facts.victory.political_value
}

/// How many colonial regions are loyal to a side, to a level at least.
pub fn loyal_regions(state: &State, facts: &Facts, side: Side, level: i8) -> u8 {
    facts.colonial_regions().filter(|region| state.loyalty_for(facts, *region, side) >= level).count() as u8
}

/// §3.1(2a), §3.1(2b) Political victory.
pub fn political(state: &State, facts: &Facts, side: Side) -> bool {
    let it = &facts.victory;
    let progress = match side {
        Side::American => state.progress >= it.american_progress,
        Side::British => state.progress <= it.british_progress_at_most,
    };
    progress && loyal_regions(state, facts, side, it.loyalty_level) >= it.regions
}

/// §3.3, §3.4, §3.5 Who has won after the last turn.
fn last_word(state: &State, facts: &Facts) -> Ending {
    if state.short {
        let it = &facts.victory;
        let american = loyal_regions(state, facts, Side::American, 1) >= it.short_regions
            && state.progress >= it.short_progress
            && state.europe >= it.short_europe;
        return Ending::Short(if american { Side::American } else { Side::British });
    }
    let any = |side| military(state, facts, side) || political(state, facts, side);
    match (any(Side::American), any(Side::British)) {
        (true, false) => Ending::Partial(Side::American),
        (false, true) => Ending::Partial(Side::British),
        (true, true) | (false, false) => Ending::Draw,
    }
}

/// How the game ended.
pub fn outcome(state: &State, facts: &Facts) -> Option<Outcome> {
    let (winner, message) = match state.ending? {
        Ending::SuddenDeath(side) => (Some(side), msg!("dina-end-sudden-death", side = side)),
        Ending::Partial(side) => (Some(side), msg!("dina-end-partial", side = side)),
        Ending::Short(side) => (Some(side), msg!("dina-end-short", side = side)),
        Ending::Draw => (None, msg!("dina-end-draw")),
    };
    let score = |side: Side| (side.seat(), i32::from(town_value(state, facts, side)));
    Some(Outcome {
        winners: winner.map(Side::seat).into_iter().collect(),
        scores: Side::BOTH.into_iter().map(score).collect::<ArrayVec<_, 8>>(),
        message,
    })
}
