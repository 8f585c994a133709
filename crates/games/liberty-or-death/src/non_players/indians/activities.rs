//! §8.7.1 The Special Activities of the non-player Indians: Plunder, War Path, Trade.

use tricorne_kernel::{Flow, msg};

use crate::choice::Choice;
use crate::map::Space;
use crate::non_players::{Mind, blows};
use crate::pieces::{Faction, Leader, Piece, Side};
use crate::state::State;
use crate::words::Activity;

/// §8.7.1 to §8.7.4 What follows a Command: War Path or, without Resources, Trade; else the other of the two.
pub fn after(mind: &mut Mind<'_, '_>) -> Option<Activity> {
    let order = if mind.state.resources[Faction::Indians] == 0 {
        [Activity::Trade, Activity::WarPath]
    } else {
        [Activity::WarPath, Activity::Trade]
    };
    let activity = order.into_iter().find(|&activity| mind.offers(activity))?;
    if activity == Activity::Trade {
        mind.because("8.7.1", msg!("lod-np-indians-trade"));
    } else {
        mind.because("8.7.1", msg!("lod-np-indians-war-path"));
    }
    Some(activity)
}

/// §8.7.1 What follows a Raid: Plunder, if the Patriots have Resources (L93), else as after any Command.
pub fn after_raid(mind: &mut Mind<'_, '_>) -> Option<Activity> {
    plunder(mind).or_else(|| after(mind))
}

/// §8.7.1 What brings the Resources to go on with a Raid: Plunder, else Trade.
pub fn funding(mind: &mut Mind<'_, '_>) -> Option<Activity> {
    plunder(mind).or_else(|| {
        let trade = mind.offers(Activity::Trade).then_some(Activity::Trade)?;
        mind.because("8.7.1", msg!("lod-np-indians-trade-for-raid"));
        Some(trade)
    })
}

fn plunder(mind: &mut Mind<'_, '_>) -> Option<Activity> {
    let worth_it = mind.state.resources[Faction::Patriots] > 0 && mind.offers(Activity::Plunder);
    worth_it.then(|| {
        mind.because("8.7.1", msg!("lod-np-indians-plunder"));
        Activity::Plunder
    })
}

/// §8.7.1 Plunder takes place where the Population is highest.
pub fn plunder_where(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    mind.because("8.7.1", msg!("lod-np-indians-plunder-where"));
    let spaces = mind.spaces();
    let space = mind.best("8.7.1", spaces, &[&|space| i32::from(space.population())])?;
    Ok(space.map(Choice::Space))
}

/// §8.1.2 Of their own the Indians lose Active War Parties first.
pub fn plunder_loses(mind: &mut Mind<'_, '_>) -> Option<Choice> {
    mind.because("8.1.2", msg!("lod-np-indians-active-first"));
    Piece::WAR_PARTIES.into_iter().map(Choice::Piece).find(|&piece| mind.offers(piece))
}

/// §8.7.1 Trade takes place where most Underground War Parties stand at a Village.
pub fn trade_where(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    mind.because("8.7.1", msg!("lod-np-indians-trade-where"));
    let (state, spaces) = (mind.state, mind.spaces());
    let hidden = |space| i32::from(state.count(Piece::WarPartiesUnderground, space));
    Ok(mind.best("8.7.1", spaces, &[&hidden])?.map(Choice::Space))
}

/// §8.7.1 War Path: first against a Patriot Fort, then against the most pieces, then beside a Village.
pub fn war_path_where(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    mind.because("8.7.1", msg!("lod-np-indians-war-path-where"));
    let (state, spaces) = (mind.state, mind.spaces());
    let fort = |space| i32::from(removes_fort(state, space));
    let most = |space| i32::from(removed(state, space));
    let village = |space| i32::from(state.count(Piece::Villages, space) > 0);
    Ok(mind.best("8.7.1", spaces, &[&fort, &most, &village])?.map(Choice::Space))
}

fn removes_fort(state: &State, space: Space) -> bool {
    state.count(Piece::WarPartiesUnderground, space) >= 2
        && state.units_of_side(Side::Rebellion, space) == 0
        && state.count(Piece::PatriotForts, space) > 0
}

/// How many pieces a War Path can remove, with the Militia that Brant adds (§1.10).
fn removed(state: &State, space: Space) -> u8 {
    if removes_fort(state, space) {
        return 1;
    }
    let hidden = state.count(Piece::WarPartiesUnderground, space).min(2);
    let removed = state.units_of_side(Side::Rebellion, space).min(hidden);
    let brant = state.leader_in_space(Leader::Brant, space) && state.militia(space) > removed;
    removed + u8::from(brant)
}

/// §8.7.1 The hardest blow of the War Path.
pub fn war_path_how(mind: &mut Mind<'_, '_>) -> Option<Choice> {
    mind.because("8.7.1", msg!("lod-np-indians-war-path-hardest"));
    blows::hardest(mind)
}

/// §8.1.2 The enemy piece that goes next in a War Path, or in the Skirmish of a Scout.
pub fn remove_enemy(mind: &mut Mind<'_, '_>, space: Space, before: Option<Piece>) -> Option<Choice> {
    mind.because("8.1.2", msg!("lod-np-indians-enemy-first"));
    blows::next_enemy(mind, Side::Rebellion, space, before)
}
