//! §8.5.1 Battle: where the Rebellion is the stronger side, and how it fights.

use tricorne_kernel::{Told, msg};

use super::{affords, finish, next_of, rally};
use crate::battle::activation::underground;
use crate::battle::force::Force;
use crate::battle::modifiers::{self, Modifiers};
use crate::battle::{Attack, sides};
use crate::choice::Choice;
use crate::commands::patriots::{battle, french_fee};
use crate::map::{Space, SpaceSet};
use crate::non_players::Mind;
use crate::order::{Accompaniment, Order};
use crate::pieces::{ByFaction, Faction, Piece, Side};
use crate::state::State;
use crate::words::{Command, Word};

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

/// L74 Each side's Force Level and the modifiers to the loss that it inflicts. The Militia come out as L75 says.
fn is_stronger(state: &State, order: &Order, space: Space) -> bool {
    let mut state = state.clone();
    state.activate(Piece::MilitiaUnderground, space, coming_out(&state, Side::Rebellion, space));
    let attack = Attack::new(Faction::Patriots, space);
    let mut factions = ByFaction([false; 4]);
    factions[Faction::Patriots] = true;
    factions[Faction::French] = french_are_wanted(&state, space)
        && state.count(Piece::FrenchRegulars, space) > 0
        && order.can_pay(&state, Faction::French, french_fee(&state));
    let attackers = sides::attacking(&state, attack, factions, 0);
    let defenders = sides::defenders(&state, attack);
    let strength = |army, modifiers: Modifiers| {
        let modifiers: i8 = modifiers.iter().map(|modifier| modifier.value).sum();
        Force::of(&state, army).level() as i8 + modifiers
    };
    strength(&attackers, modifiers::to_defender_loss(&state, &attackers, &defenders))
        > strength(&defenders, modifiers::to_attacker_loss(&state, &attackers, &defenders))
}

/// §3.6.3 French Regulars count only along with Continentals.
fn french_are_wanted(state: &State, space: Space) -> bool {
    state.count(Piece::Continentals, space) > 0
}

/// L75 How many Underground pieces come out: only as many as add points to the Force Level, and one stays Underground.
fn coming_out(state: &State, side: Side, space: Space) -> u8 {
    let hidden = underground(side);
    let most = state.count(hidden, space).saturating_sub(1);
    let odd = (state.count(hidden.active(), space) + most) % 2;
    most.saturating_sub(odd)
}

/// §8.5.1 The next space to fight in: with Washington, of the highest Population, with the most Villages.
pub fn next_space(mind: &mut Mind<'_, '_>, order: &Order) -> Told<Option<Choice>> {
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
pub fn french_join(mind: &mut Mind<'_, '_>) -> Choice {
    let wanted = mind.space_of("space").is_some_and(|space| french_are_wanted(mind.state, space));
    if wanted {
        mind.because("8.5.1", msg!("lod-np-patriots-french-join"));
    }
    Choice::Word(if wanted { Word::Yes } else { Word::No })
}

/// L75 How many Militia come out to fight.
pub fn activate(mind: &mut Mind<'_, '_>) -> Choice {
    let count = mind.space_of("space").map_or(0, |space| coming_out(mind.state, Side::Rebellion, space));
    mind.because("3.6.3", msg!("lod-np-patriots-activate", count = count));
    mind.at_most(count.into())
}

/// §3.6.8, §8.3.6 Shifts that the Battle space could not take go where they add the most Opposition, then where they take
/// the most Support (L45).
pub fn shift_where(mind: &mut Mind<'_, '_>) -> Told<Option<Choice>> {
    let state = mind.state;
    let left = mind.number_of("count").unwrap_or(1) as i8;
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
    Choice::Word(if wanted { Word::Yes } else { Word::No })
}
