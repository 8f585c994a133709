//! §5.0 The sequence of play. Each phase is a step, and so is each card of the Strategy Phase.

pub mod deal;
pub mod first_player;
pub mod strategy;

use tricorne_kernel::{Flow, msg};

use crate::ask::Wtp;
use crate::cards::CardSet;
use crate::pieces::{BySide, Side};
use crate::state::{Phase, Place};
use crate::{french, politics, setup, victory, winter};

/// §5.0 Plays the phase or card that is next.
pub fn step(t: &mut Wtp<'_>) -> Flow<()> {
    phase(t)?;
    t.state.battles = 0;
    Ok(())
}

fn phase(t: &mut Wtp<'_>) -> Flow<()> {
    match t.state.phase {
        Phase::Committees => setup::committees_of_correspondence(t),
        Phase::Reinforcements => {
            reinforcements(t);
            Ok(())
        }
        Phase::Deal => deal::phase(t),
        Phase::FirstPlayer => first_player::phase(t),
        Phase::Strategy => strategy::play_card(t),
        Phase::WinterAttrition => then(t, Phase::FrenchNavy, winter::attrition),
        Phase::FrenchNavy => then(t, Phase::PoliticalControl, french::navy_phase),
        Phase::PoliticalControl => then(t, Phase::End, politics::phase),
        Phase::End => {
            end(t);
            Ok(())
        }
    }
}

fn then(t: &mut Wtp<'_>, next: Phase, phase: impl FnOnce(&mut Wtp<'_>) -> Flow<()>) -> Flow<()> {
    phase(t)?;
    t.state.phase = next;
    Ok(())
}

/// §5.0, §8.0 Captured generals come back to their boxes, and British combat units arrive in theirs.
fn reinforcements(t: &mut Wtp<'_>) {
    t.note("5.0", msg!("wtp-note-year", year = t.state.year(t.facts)));
    for side in Side::BOTH {
        while let Some(general) = t.state.any_general_in(t.facts, side, Place::Captured) {
            t.state.put(general, Place::Reinforcements);
            t.note("5.0", msg!("wtp-note-exchanged-general", general = general));
        }
    }
    let count = t.facts.turns[usize::from(t.state.turn)].british_reinforcements;
    t.state.british_box = t.state.british_box.saturating_add(count);
    t.note("8.0", msg!("wtp-note-box", count = count));
    t.state.phase = Phase::Deal;
}

/// §5.0 The End Phase: the end of the war, or the turn of the year.
fn end(t: &mut Wtp<'_>) {
    if victory::war_is_over(t.state, t.facts) {
        victory::end_war(t);
        return;
    }
    for side in Side::BOTH {
        let cards = std::mem::replace(&mut t.state.reinforcement_cards[side], CardSet::NONE);
        t.state.discards |= cards;
    }
    t.state.blocked = BySide::default();
    t.state.turn += 1;
    t.state.phase = Phase::Reinforcements;
}
