//! §3.6.8 The winner, and Win the Day.

use tricorne_kernel::{Flow, msg};

use super::losses::Losses;
use super::sides::Army;
use crate::ask::{self, Lod};
use crate::command_order::Order;
use crate::commands::{self, patriots::rally};
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Leader, Side};
use crate::prompt::Prompt;
use crate::state::{Level, State};
use crate::words::Command;

/// §3.6.8 The most levels that a Battle shifts; Washington doubles them after that.
const MOST_SHIFTS: u8 = 3;

/// §3.6.8 Names the winner and, where the loser lost enough, lets the winning side Win the Day.
pub fn resolve(t: &mut Lod<'_>, attackers: (&Army, Losses), defenders: (&Army, Losses)) -> Flow<()> {
    let space = attackers.0.space;
    let Some(side) = winner(t.state, attackers, defenders) else {
        t.note("3.6.8", msg!("lod-note-battle-no-winner", space = space));
        return Ok(());
    };
    t.note("3.6.8", msg!("lod-note-battle-winner", side = side, space = space));
    let (army, lost) =
        if side == attackers.0.side { (attackers.0, defenders.1) } else { (defenders.0, attackers.1) };
    if space == Space::WestIndies || lost.pieces < 2 || !lost.cube_or_fort {
        return Ok(());
    }
    shift(t, army, lost)?;
    match side {
        Side::Royalist => Ok(()),
        Side::Rebellion => {
            rally_freely(t)?;
            move_blockades(t, space)
        }
    }
}

/// §3.6.8 The side that lost fewer pieces, the defenders if equal; but a side of which nothing except Underground
/// pieces is left in the space loses, and if that goes for both nobody wins.
pub fn winner(state: &State, attackers: (&Army, Losses), defenders: (&Army, Losses)) -> Option<Side> {
    let (attacker, defender) = (attackers.0.side, defenders.0.side);
    let space = attackers.0.space;
    let eliminated =
        |side: Side| state.count_if(space, |piece| piece.side() == side && !piece.is_underground()) == 0;
    match (eliminated(attacker), eliminated(defender)) {
        (true, true) => None,
        (true, false) => Some(defender),
        (false, true) => Some(attacker),
        (false, false) if attackers.1.pieces < defenders.1.pieces => Some(attacker),
        (false, false) => Some(defender),
    }
}

/// §3.6.8 Shifts the Battle space by half the pieces that the loser removed. What it cannot take, British or Patriots
/// may use in adjacent spaces. Washington doubles the shifts of a Rebellion that he fought with (§1.10).
fn shift(t: &mut Lod<'_>, winners: &Army, lost: Losses) -> Flow<()> {
    let washington = winners.leaders.contains(&Leader::Washington);
    let mut left = (lost.pieces / 2).min(MOST_SHIFTS) * if washington { 2 } else { 1 };
    t.note("3.6.8", msg!("lod-note-win-the-day", side = winners.side, count = left));
    if washington {
        t.note("1.10", msg!("lod-note-win-the-day-washington"));
    }
    left -= shift_space(t, winners.side, winners.space, left);
    let [decider, _] = winners.side.factions();
    while left > 0 {
        let open = winners.space.adjacent().only(|space| room(t.state, winners.side, space) > 0);
        let prompt = Prompt::WinTheDayWhere { count: left };
        let Some(space) = ask::space_or_done(t, decider, prompt, open)? else { break };
        let most = room(t.state, winners.side, space).min(left);
        let prompt = Prompt::WinTheDayLevels { space };
        let levels = ask::number(t, decider, prompt, 1, most)?;
        left -= shift_space(t, winners.side, space, levels);
    }
    Ok(())
}

/// How many levels the space can still shift in favour of a side.
fn room(state: &State, side: Side, space: Space) -> u8 {
    if space.population() == 0 { 0 } else { (goal(side).value() - state.level(space).value()).unsigned_abs() }
}

fn goal(side: Side) -> Level {
    match side {
        Side::Royalist => Level::ActiveSupport,
        Side::Rebellion => Level::ActiveOpposition,
    }
}

fn shift_space(t: &mut Lod<'_>, side: Side, space: Space, levels: u8) -> u8 {
    let moved = t.state.shift_towards(space, goal(side), levels);
    if moved > 0 {
        if let Some(playing) = &mut t.state.playing {
            playing.won.insert(space);
        }
        let level = t.state.level(space);
        t.note("3.6.8", msg!("lod-note-win-the-day-shift", space = space, level = level));
    }
    moved
}

/// §3.6.8 After a win of the Rebellion the Patriots may Rally for free in one space.
fn rally_freely(t: &mut Lod<'_>) -> Flow<()> {
    let mut order =
        Order { command: Some(Command::Rally), ..Order::free_limited(Faction::Patriots, SpaceSet::MAP) };
    if rally::spaces(t.state, &order).is_empty() {
        return Ok(());
    }
    let prompt = Prompt::WinTheDayRally;
    if ask::yes(t, Faction::Patriots, prompt)? {
        t.note("3.6.8", msg!("lod-note-win-the-day-rally"));
        commands::execute(t, &mut order, Command::Rally)?;
    }
    Ok(())
}

/// §3.6.8 After a win of the Rebellion in a City the French may move Blockades from it to other Cities.
fn move_blockades(t: &mut Lod<'_>, city: Space) -> Flow<()> {
    while t.state.is_blockaded(city) {
        let others = SpaceSet::CITIES.without(city);
        let prompt = Prompt::WinTheDayBlockade { city };
        let Some(to) = ask::space_or_done(t, Faction::French, prompt, others)? else { break };
        t.state.move_squadron(city, to);
        t.note("3.6.8", msg!("lod-note-blockade-moved", from = city, to = to));
    }
    Ok(())
}
