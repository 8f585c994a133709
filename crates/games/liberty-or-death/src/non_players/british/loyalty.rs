//! §8.4.5 Reward Loyalty, and the shifts of a Battle won (§3.6.8).

use tricorne_kernel::{Flow, msg};

use super::Mind;
use crate::choice::Choice;
use crate::map::{Space, SpaceSet};
use crate::reward_loyalty::{self, markers, most_steps};
use crate::state::State;

/// §8.4.5 Those of these spaces where loyalty can be rewarded so that a level shifts.
pub fn worth(state: &State, spaces: SpaceSet, most_levels: Option<u8>) -> SpaceSet {
    let qualifying = spaces.only(|space| reward_loyalty::qualifies(state, space));
    qualifying.only(|space| most_steps(state, space, most_levels) > markers(state, space))
}

/// §8.4.5 Where to reward loyalty, of the spaces offered: the fewest markers, then the largest gain.
pub fn space(mind: &mut Mind<'_, '_>, most_levels: Option<u8>) -> Flow<Option<Choice>> {
    let open = worth(mind.state, mind.spaces(), most_levels);
    Ok(best(mind, open, most_levels)?.map(Choice::Space))
}

/// §8.4.5 The best of these spaces to reward loyalty in.
pub fn best(mind: &mut Mind<'_, '_>, open: SpaceSet, most_levels: Option<u8>) -> Flow<Option<Space>> {
    let state = mind.state;
    if open.is_empty() {
        return Ok(None);
    }
    mind.because("8.4.5", msg!("lod-np-british-loyalty"));
    let gain_there = |space: Space| {
        let levels = most_steps(state, space, most_levels).saturating_sub(markers(state, space));
        gain(state, space, levels)
    };
    mind.best("8.4.5", open, &[&|space| -i32::from(markers(state, space)), &gain_there])
}

/// §3.6.8 All shifts that are left go where they gain the most.
pub fn win_the_day(mind: &mut Mind<'_, '_>, left: u8) -> Flow<Option<Choice>> {
    let state = mind.state;
    mind.because("3.6.8", msg!("lod-np-british-win-the-day"));
    let space = mind.best("3.6.8", mind.spaces(), &[&|space| gain(state, space, left)])?;
    Ok(space.map(Choice::Space))
}

/// How much Support less Opposition grows when the space shifts this many levels towards Active Support. A Blockaded
/// City counts no Support (§1.9).
fn gain(state: &State, space: Space, levels: u8) -> i32 {
    let worth = |level: i8| {
        let population = if level > 0 { state.population_for_support(space) } else { space.population() };
        i32::from(level) * i32::from(population)
    };
    let level = state.level(space);
    worth(level.shifted(levels as i8).value()) - worth(level.value())
}
