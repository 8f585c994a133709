//! §6.4.1 Reward Loyalty, as the British use it in a Muster (§3.2.1) and in the Support Phase.
//!
//! A step takes away a Raid or Propaganda marker or, once none is left, shifts the space one level. Each costs one
//! Resource, in a free Muster too (L31).

use tricorne_kernel::{Flow, msg};

use crate::ask::{self, Lod};
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Leader, Piece, Side};
use crate::prompt::Prompt;
use crate::state::{Level, State};

/// §6.4.1 The spaces where the British could reward loyalty now: under their Control, with a Regular and a Tory, with a
/// step left to take and the Resources for it.
pub fn spaces(state: &State) -> SpaceSet {
    SpaceSet::MAP.only(|space| qualifies(state, space) && most_steps(state, space, None) > 0)
}

/// §6.4.1 The British reward loyalty in one of these [`spaces`]: first its markers go, then it shifts towards Active
/// Support, by at most this many levels if there is a limit.
pub fn reward(t: &mut Lod<'_>, space: Space, most_levels: Option<u8>) -> Flow<()> {
    let most = most_steps(t.state, space, most_levels);
    if most == 0 {
        return Ok(());
    }
    let steps = ask::number(t, Faction::British, prompt(t.state, space), 1, most)?;
    let price = price(t.state, space, steps);
    let (propaganda, raids) = markers_to_remove(t, space, steps)?;
    let levels = steps - propaganda - raids;
    t.state.lose(Faction::British, price);
    t.state.spaces[space].propaganda -= propaganda;
    t.state.spaces[space].raids -= raids;
    t.state.shift(space, levels as i8);
    if propaganda + raids > 0 {
        let gone = msg!("lod-note-loyalty-markers", space = space, propaganda = propaganda, raids = raids);
        t.note("6.4.1", gone);
    }
    let level = t.state.level(space);
    t.note("6.4.1", msg!("lod-note-loyalty", space = space, levels = levels, level = level, price = price));
    Ok(())
}

fn prompt(state: &State, space: Space) -> Prompt {
    let (markers, level) = (markers(state, space), state.level(space));
    if state.leader_in_space(Leader::Gage, space) {
        Prompt::LoyaltyGage { space, markers, level }
    } else {
        Prompt::Loyalty { space, markers, level }
    }
}

/// How many Propaganda and how many Raid markers go with this many steps. Where not all do, the British choose.
fn markers_to_remove(t: &mut Lod<'_>, space: Space, steps: u8) -> Flow<(u8, u8)> {
    let here = t.state.spaces[space];
    let count = steps.min(here.propaganda + here.raids);
    let (least, most) = (count.saturating_sub(here.raids), count.min(here.propaganda));
    let prompt = Prompt::LoyaltyPropaganda { space, count };
    let propaganda = ask::number(t, Faction::British, prompt, least, most)?;
    Ok((propaganda, count - propaganda))
}

/// §6.4.1 Whether loyalty may be rewarded there, but for the Resources.
pub fn qualifies(state: &State, space: Space) -> bool {
    state.control(space) == Some(Side::Royalist)
        && state.count(Piece::BritishRegulars, space) > 0
        && state.count(Piece::Tories, space) > 0
}

/// §6.4.1 The Propaganda and Raid markers in the space.
pub fn markers(state: &State, space: Space) -> u8 {
    state.spaces[space].propaganda + state.spaces[space].raids
}

/// The steps that are left in the space and that the British can pay.
pub fn most_steps(state: &State, space: Space, most_levels: Option<u8>) -> u8 {
    let to_active_support = (Level::ActiveSupport.value() - state.level(space).value()) as u8;
    let levels = if space.population() == 0 { 0 } else { to_active_support };
    let steps = markers(state, space) + levels.min(most_levels.unwrap_or(levels));
    let paid = |&steps: &u8| price(state, space, steps) <= state.resources[Faction::British];
    (1..=steps).rev().find(paid).unwrap_or(0)
}

/// §6.4.1 One Resource a step; §1.10 but where Gage is, the first shift costs nothing.
pub fn price(state: &State, space: Space, steps: u8) -> u8 {
    let shifts = steps > markers(state, space);
    steps - u8::from(shifts && state.leader_in_space(Leader::Gage, space))
}
