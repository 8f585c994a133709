//! §5.0 The sequence of play. Each phase is a step, and so is each impulse.

pub mod deal;
pub mod first_player;
pub mod impulse;

use tricorne_kernel::{Flow, msg};

use crate::ask::Ww;
use crate::cards::CardSet;
use crate::pieces::{BySide, Side};
use crate::state::{Blocked, Phase, Place};
use crate::{french, politics, setup, victory, winter};

/// §5.0 Plays the phase or impulse that is next.
pub fn step(t: &mut Ww<'_>) -> Flow<()> {
    match t.state.phase {
        Phase::Committees => setup::committees_of_correspondence(t),
        Phase::ForTheKing => setup::for_the_king(t),
        Phase::Reinforcements => {
            reinforcements(t);
            Ok(())
        }
        Phase::StrategyCards => deal::phase(t),
        Phase::FirstPlayer => first_player::phase(t),
        Phase::Impulse => impulse::phase(t),
        Phase::WinterAttrition => then(t, Phase::FrenchNaval, winter::attrition),
        Phase::FrenchNaval => then(t, Phase::PoliticalControl, french::station_navy),
        Phase::PoliticalControl => then(t, Phase::End, politics::phase),
        Phase::End => end(t),
    }
}

fn then(t: &mut Ww<'_>, next: Phase, phase: impl FnOnce(&mut Ww<'_>) -> Flow<()>) -> Flow<()> {
    phase(t)?;
    t.state.phase = next;
    Ok(())
}

/// §5.1, §8.1.A, §8.2.A Captured generals come back to their boxes, and British combat units arrive in theirs.
fn reinforcements(t: &mut Ww<'_>) {
    t.note("5.1", msg!("ww-note-year", year = t.state.year(t.facts)));
    for side in Side::BOTH {
        while let Some(general) = t.state.any_general_in(t.facts, side, Place::Captured) {
            t.state.put(general, Place::Reinforcements);
            t.note("5.1", msg!("ww-note-exchanged-general", general = general));
        }
    }
    let count = t.facts.turns[usize::from(t.state.turn)].british_reinforcements;
    t.state.british_box = t.state.british_box.saturating_add(count);
    t.note("8.1", msg!("ww-note-box", count = count));
    t.state.phase = Phase::StrategyCards;
}

/// §5.7 The European War, the end of the war, and the turn of the year.
fn end(t: &mut Ww<'_>) -> Flow<()> {
    french::european_war(t)?;
    if victory::war_is_over(t.state, t.facts) {
        victory::end_war(t);
        return Ok(());
    }
    for side in Side::BOTH {
        t.state.clear_queue(side);
        let cards = std::mem::replace(&mut t.state.reinforcement_cards[side], CardSet::NONE);
        t.state.discards |= cards;
    }
    t.state.blocked = BySide { american: Blocked::default(), british: Blocked::default() };
    t.state.british_choose = std::mem::take(&mut t.state.dispersed);
    t.state.turn += 1;
    t.state.phase = Phase::Reinforcements;
    Ok(())
}
