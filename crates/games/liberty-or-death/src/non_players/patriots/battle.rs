//! §8.5.1 Battle: where the Rebellion is the stronger side, and how it fights.

use tricorne_kernel::{Flow, msg};

use super::{affords, finish, next_of, rally};
use crate::choice::Choice;
use crate::command_order::{Accompaniment, Order};
use crate::commands::patriots::{battle, french_fee};
use crate::map::{Regions, Space, SpaceSet};
use crate::non_players::Mind;
use crate::non_players::odds::{militia_coming_out, rebels_are_stronger};
use crate::pieces::{Faction, Piece, Side};
use crate::state::State;
use crate::words::{Button, Command};

/// §8.5.1 Whether Rebellion cubes and Leaders outnumber the Active Royalist pieces in some space with both.
pub fn is_called_for(state: &State) -> bool {
    SpaceSet::MAP.iter().any(|space| {
        let cubes = state.count_of(&Piece::REBELLION_CUBES, space);
        cubes > 0 && state.pieces_of_side(Side::Royalist, space) > 0 && {
            let leaders = Side::Rebellion.factions().into_iter().filter(|&it| state.has_leader(it, space));
            let active = state.count_if(space, |it| it.side() == Side::Royalist && !it.is_underground());
            cubes + leaders.count() as u8 > active
        }
    })
}

/// §8.5.1 The spaces where the Patriots would fight: those where the Rebellion's Force Level with its modifiers exceeds
/// that of the Royalists.
pub fn spaces(state: &State, order: &Order) -> SpaceSet {
    battle::spaces(state, order).only(|space| is_stronger(state, order, space))
}

/// §8.5.1 Whether the Rebellion is the stronger side, with the French if they can pay.
fn is_stronger(state: &State, order: &Order, space: Space) -> bool {
    let french_join = french_are_wanted(state, space)
        && state.count(Piece::FrenchRegulars, space) > 0
        && order.can_pay(state, Faction::French, french_fee(state));
    rebels_are_stronger(state, Faction::Patriots, french_join, space)
}

/// §3.6.3 French Regulars count only along with Continentals.
fn french_are_wanted(state: &State, space: Space) -> bool {
    state.count(Piece::Continentals, space) > 0
}

/// §8.5.1 The next space to fight in: with Washington, of the highest Population, with the most Villages.
pub fn next_space(mind: &mut Mind<'_, '_>, order: &Order) -> Flow<Option<Choice>> {
    let state = mind.state;
    if matches!(order.activity, Accompaniment::Used(_)) {
        return finish(mind, order);
    }
    let wanted = spaces(state, order) & mind.spaces();
    let enough = affords(state, order, wanted.len());
    let space = next_of(
        mind,
        "8.5.1",
        wanted,
        enough && !order.limited,
        &[
            &|space| state.has_leader(Faction::Patriots, space).into(),
            &|space| space.population().into(),
            &|space| state.count(Piece::Villages, space).into(),
        ],
    )?;
    match space {
        Some(space) => {
            mind.mainly_because("8.5.1", msg!("lod-np-patriots-battle-here", space = space));
            Ok(Some(Choice::Space(space)))
        }
        None => finish(mind, order),
    }
}

/// §8.5.1 The French join wherever they add to the Force Level.
pub fn french_join(mind: &mut Mind<'_, '_>, space: Space) -> Choice {
    let wanted = french_are_wanted(mind.state, space);
    if wanted {
        mind.because("8.5.1", msg!("lod-np-patriots-french-join"));
    }
    Choice::Button(if wanted { Button::Yes } else { Button::No })
}

/// L75 How many Militia come out to fight.
pub fn activate(mind: &mut Mind<'_, '_>, space: Space) -> Choice {
    let count = militia_coming_out(mind.state, space);
    mind.because("3.6.3", msg!("lod-np-patriots-activate", count = count));
    mind.at_most(count.into())
}

/// §3.6.8, §8.3.6 Shifts that the Battle space could not take go where they add the most Opposition, then where they take
/// the most Support (L45).
pub fn shift_where(mind: &mut Mind<'_, '_>, count: u8) -> Flow<Option<Choice>> {
    let state = mind.state;
    let left = count as i8;
    let gain = |space: Space, opposition: bool| {
        let before = state.level(space);
        let after = before.shifted(-left);
        if opposition {
            i32::from(before.value().min(0) - after.value().min(0)) * i32::from(space.population())
        } else {
            i32::from(before.value().max(0) - after.value().max(0))
                * i32::from(state.population_for_support(space))
        }
    };
    let space =
        mind.best("8.3.6", mind.spaces(), &[&|space| gain(space, true), &|space| gain(space, false)])?;
    if let Some(space) = space {
        mind.mainly_because("8.3.6", msg!("lod-np-patriots-shift", space = space));
    }
    Ok(space.map(Choice::Space))
}

/// §8.5.1, §8.6.6 After a win the Patriots Rally in one space, if their Rally has something to do.
pub fn rally_freely(mind: &mut Mind<'_, '_>) -> Choice {
    let order =
        Order { command: Some(Command::Rally), ..Order::free_limited(Faction::Patriots, SpaceSet::MAP) };
    let wanted = rally::is_possible(mind.state, &order);
    mind.because("8.5.1", msg!("lod-np-patriots-free-rally"));
    Choice::Button(if wanted { Button::Yes } else { Button::No })
}
