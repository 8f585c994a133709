//! §8.4.4 Battle.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use super::{Mind, activities};
use crate::activities::common_cause;
use crate::battle::force::Force;
use crate::battle::sides::{self, Army, Role};
use crate::battle::{Attack, modifiers};
use crate::choice::Choice;
use crate::command_order::{Accompaniment, Order, Price};
use crate::commands::british::battle;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{ByFaction, Faction, Leader, Piece, Side};
use crate::state::State;
use crate::words::{Button, Command};

/// §8.4.4 Whether the British fight: somewhere two Active Rebellion pieces, all of the Rebellion there fewer than British
/// Regulars, Leaders counted (L76).
pub fn is_due(state: &State) -> bool {
    SpaceSet::ALL.iter().any(|space| {
        let active =
            state.count_if(space, |piece| piece.side() == Side::Rebellion && !piece.is_underground());
        let leaders = |side: Side| {
            side.factions().into_iter().filter(|&faction| state.has_leader(faction, space)).count() as u8
        };
        let rebellion = state.pieces_of_side(Side::Rebellion, space) + leaders(Side::Rebellion);
        let led = u8::from(state.has_leader(Faction::British, space));
        active >= 2 && state.count(Piece::BritishRegulars, space) + led > rebellion
    })
}

/// §8.4.4 The spaces that will see a Battle, as far as the Resources go: with Rebellion cubes or Forts that the Royalists
/// are stronger than.
pub fn planned(state: &State, order: &Order) -> SpaceSet {
    let order = &Order { command: Some(Command::Battle), ..*order };
    let strong = battle::spaces(state, order)
        .only(|space| state.count_of(&TARGETS, space) > 0 && Odds::best(state, order, space).is_favourable());
    let affordable = if order.limited {
        1
    } else if order.price == Price::Free {
        strong.len()
    } else {
        usize::from(state.resources[Faction::British])
    };
    if strong.len() <= affordable {
        return strong;
    }
    let mut ranked: ArrayVec<Space, 23> = strong.iter().collect();
    ranked.sort_by_key(|&space| std::cmp::Reverse(state.pieces_of(Faction::British, space)));
    ranked.into_iter().take(affordable).collect()
}

/// §8.4.4 What is worth a Battle.
const TARGETS: [Piece; 3] = [Piece::PatriotForts, Piece::Continentals, Piece::FrenchRegulars];

/// §8.4.4 The next Battle, first where the most British pieces are. Before the first one the Special Activity, unless
/// Common Cause adds to the force of one.
pub fn space(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let Some(order) = mind.order() else { return Ok(None) };
    let state = mind.state;
    let planned = planned(state, order);
    let begins = order.selected.is_empty() && order.activity == Accompaniment::Open;
    let helped = |space| Odds::best(state, order, space).as_tories > 0;
    if begins
        && !planned.iter().any(helped)
        && let Some(activity) = activities::choose(mind, order, order.command)
    {
        return Ok(Some(activity.into()));
    }
    let strong = mind
        .spaces()
        .only(|space| state.count_of(&TARGETS, space) > 0 && Odds::best(state, order, space).is_favourable());
    if strong.is_empty() {
        return Ok(mind.offers(Button::Done).then_some(Button::Done.into()));
    }
    mind.because("8.4.4", msg!("lod-np-british-battle"));
    let most = |space| i32::from(state.pieces_of(Faction::British, space));
    Ok(mind.best("8.4.4", strong, &[&most])?.map(Choice::Space))
}

/// §8.4.3, §8.4.4 War Parties that fight as Tories: up to the number of Regulars, but not the last Underground one, and
/// only if that adds to the Force Level.
pub fn common_cause(mind: &mut Mind<'_, '_>, space: Space) -> Choice {
    let odds = odds_here(mind, space);
    mind.because("8.4.3", msg!("lod-np-british-common-cause", count = odds.as_tories));
    mind.at_most(odds.as_tories.into())
}

/// L43 War Parties that fight as Tories go before Tories.
pub fn war_parties_lost(mind: &mut Mind<'_, '_>) -> Choice {
    mind.because("3.6.7", msg!("lod-np-british-war-parties-lost"));
    mind.most()
}

/// §8.4.4 The Indians of the space join where they add to the force or its modifiers.
pub fn indians_join(mind: &mut Mind<'_, '_>, space: Space, as_tories: u8) -> Choice {
    let state = mind.state;
    // Common Cause was settled before: of those that fight as Tories all are Active now.
    let join =
        Odds::of(state, space, as_tories, true).royalist > Odds::of(state, space, as_tories, false).royalist;
    mind.because("8.4.4", msg!("lod-np-british-indians-join"));
    if join { Button::Yes } else { Button::No }.into()
}

/// §8.7.9, L75 War Parties that come out: in defence of a Village all but one, without one none; in attack only pairs
/// that add a point, one staying Underground.
pub fn activate(mind: &mut Mind<'_, '_>, space: Space, active: u8, attacking: bool) -> Choice {
    let state = mind.state;
    let hidden = state.count(Piece::WarPartiesUnderground, space);
    let count = if attacking {
        in_pairs(active, hidden)
    } else if state.count(Piece::Villages, space) > 0 {
        hidden.saturating_sub(1)
    } else {
        0
    };
    mind.because("8.7.9", msg!("lod-np-british-activate", count = count));
    mind.at_most(count.into())
}

/// How many of the hidden ones, but the last, make up pairs with the Active.
fn in_pairs(active: u8, hidden: u8) -> u8 {
    let most = hidden.saturating_sub(1);
    if (active + most).is_multiple_of(2) { most } else { most.saturating_sub(1) }
}

fn odds_here(mind: &Mind<'_, '_>, space: Space) -> Odds {
    let order = mind.order().copied().unwrap_or_else(|| Order::free_limited(Faction::British, SpaceSet::ALL));
    Odds::best(mind.state, &Order { command: Some(Command::Battle), ..order }, space)
}

/// L74 What each side would bring: its Force Level and the modifiers to the loss that it inflicts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Odds {
    as_tories: u8,
    /// The Force Level of the Royalists alone.
    force: u8,
    royalist: i16,
    rebellion: i16,
}

impl Odds {
    fn is_favourable(&self) -> bool {
        self.royalist > self.rebellion
    }

    /// With Common Cause if that adds to the Force Level, and with the Indians if they help.
    fn best(state: &State, order: &Order, space: Space) -> Odds {
        let alone = Odds::with_indians_if_better(state, space, 0);
        let usable = usable_as_tories(state, order, space);
        if usable == 0 {
            return alone;
        }
        let helped = Odds::with_indians_if_better(state, space, usable);
        if helped.force > alone.force { helped } else { alone }
    }

    fn with_indians_if_better(state: &State, space: Space, as_tories: u8) -> Odds {
        let alone = Odds::of(state, space, as_tories, false);
        if state.war_parties(space) <= as_tories {
            return alone;
        }
        let joined = Odds::of(state, space, as_tories, true);
        if joined.royalist > alone.royalist { joined } else { alone }
    }

    fn of(state: &State, space: Space, as_tories: u8, indians: bool) -> Odds {
        let mut after = state.clone();
        let active = after.count(Piece::WarPartiesActive, space);
        after.activate(Piece::WarPartiesUnderground, space, as_tories.saturating_sub(active));
        let mut factions = ByFaction([false; 4]);
        factions[Faction::British] = true;
        factions[Faction::Indians] = indians;
        let attackers = Army {
            side: Side::Royalist,
            role: Role::Attacking,
            space,
            decider: Faction::British,
            factions,
            leaders: leaders(state, space, indians || as_tories > 0),
            as_tories,
            force_bonus: 0,
            loss_bonus: 0,
        };
        if indians {
            let active = attackers.count(&after, Piece::WarPartiesActive);
            let hidden = after.count(Piece::WarPartiesUnderground, space);
            after.activate(Piece::WarPartiesUnderground, space, in_pairs(active, hidden));
        }
        let defenders = sides::defenders(&after, Attack::new(Faction::British, space));
        let strength = |army: &Army, modifiers: modifiers::Modifiers| {
            let modifiers: i16 = modifiers.iter().map(|modifier| i16::from(modifier.value)).sum();
            i16::from(Force::of(&after, army).level()) + modifiers
        };
        Odds {
            as_tories,
            force: Force::of(&after, &attackers).level(),
            royalist: strength(&attackers, modifiers::to_defender_loss(&after, &attackers, &defenders)),
            rebellion: strength(&defenders, modifiers::to_attacker_loss(&after, &attackers, &defenders)),
        }
    }
}

/// §8.4.3 The War Parties that make up the difference between Regulars and Tories, the last Underground one left out.
fn usable_as_tories(state: &State, order: &Order, space: Space) -> u8 {
    let hidden = state.count(Piece::WarPartiesUnderground, space);
    let available = common_cause::available(state, order, space).saturating_sub(u8::from(hidden > 0));
    let regulars = state.count(Piece::BritishRegulars, space);
    available.min(regulars.saturating_sub(state.count(Piece::Tories, space)))
}

fn leaders(state: &State, space: Space, indians: bool) -> ArrayVec<Leader, 2> {
    let present =
        |&faction: &Faction| (faction == Faction::British || indians) && state.has_leader(faction, space);
    let royalists = Side::Royalist.factions().into_iter();
    royalists.filter(present).map(|faction| state.leaders[faction].leader).collect()
}
