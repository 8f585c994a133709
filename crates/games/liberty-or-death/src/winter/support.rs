//! §6.4 The Support Phase.

use tricorne_kernel::{Flow, msg};

use super::is_final;
use crate::ask::{self, Lod};
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Side};
use crate::prompt::Prompt;
use crate::reward_loyalty;
use crate::state::{Level, Phase, State};
use crate::victory;

/// §6.4.1, §6.4.2 How many levels a space may shift in this phase.
pub const MOST_LEVELS: u8 = 2;

/// §6.4 The British, then the Patriots may spend Resources; the final round ends here (§6.4.3).
pub fn phase(t: &mut Lod<'_>) -> Flow<()> {
    reward_loyalty(t)?;
    committees(t)?;
    end_or_go_on(t);
    Ok(())
}

/// §6.4.1 The British Reward Loyalty, by at most two levels a space.
fn reward_loyalty(t: &mut Lod<'_>) -> Flow<()> {
    let mut done = SpaceSet::NONE;
    loop {
        let open = reward_loyalty::spaces(t.state) - done;
        let prompt = Prompt::WinterRewardLoyalty;
        let Some(space) = ask::space_or_done(t, Faction::British, prompt, open)? else { return Ok(()) };
        done.insert(space);
        reward_loyalty::reward(t, space, Some(MOST_LEVELS))?;
    }
}

/// §6.4.2 Committees of Correspondence: the Patriots pay one Resource for each Raid marker in a space under Rebellion
/// Control, then one for each level towards Active Opposition, two at the most. Propaganda is no hindrance (L58).
fn committees(t: &mut Lod<'_>) -> Flow<()> {
    let mut done = SpaceSet::NONE;
    loop {
        let open = committee_spaces(t.state) - done;
        let prompt = Prompt::CommitteesWhere;
        let Some(space) = ask::space_or_done(t, Faction::Patriots, prompt, open)? else { return Ok(()) };
        done.insert(space);
        correspond(t, space)?;
    }
}

fn committee_spaces(state: &State) -> SpaceSet {
    (SpaceSet::MAP & state.controlled(Side::Rebellion))
        .only(|space| state.pieces_of(Faction::Patriots, space) > 0 && most_spent(state, space) > 0)
}

/// §6.4.2 What the Patriots can spend in the space: on its Raid markers, on its levels, and no more than they have.
fn most_spent(state: &State, space: Space) -> u8 {
    let to_active_opposition = if space.population() == 0 { 0 } else { state.level(space) as u8 };
    let steps = state.spaces[space].raids + to_active_opposition.min(MOST_LEVELS);
    steps.min(state.resources[Faction::Patriots])
}

/// §6.4.2 The Patriots say how much they spend in the space.
fn correspond(t: &mut Lod<'_>, space: Space) -> Flow<()> {
    let raids = t.state.spaces[space].raids;
    let most = most_spent(t.state, space);
    let prompt = Prompt::CommitteesHowMany { space, raids };
    let spent = ask::number(t, Faction::Patriots, prompt, 1, most)?;
    t.state.lose(Faction::Patriots, spent);
    t.state.spaces[space].raids -= spent.min(raids);
    t.state.shift_towards(space, Level::ActiveOpposition, spent.saturating_sub(raids));
    let level = t.state.level(space);
    t.note("6.4.2", msg!("lod-note-committees", count = spent, space = space, level = level));
    Ok(())
}

/// §6.4.3, §2.4.1 After the final Support Phase the game is over and scored (§7.3, L55).
fn end_or_go_on(t: &mut Lod<'_>) {
    t.state.sequence.phase = Phase::Redeployment;
    if is_final(t.state) {
        let ending = victory::final_round(t.state);
        t.state.ending = Some(ending);
        t.note("6.4.3", msg!("lod-note-game-end", faction = ending.ranking[0]));
    }
}
