//! §3.4.3 Scout: War Parties lead British troops.

use tricorne_kernel::{Flow, msg};

use super::groups::{self, Group};
use super::pay;
use crate::activities::skirmish;
use crate::ask::{self, Lod};
use crate::command_order::{self, Order};
use crate::leaders;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece};
use crate::prompt::Prompt;
use crate::state::State;

/// §3.4.3 The Provinces that War Parties and British Regulars can enter together, if both Factions can pay. There is
/// one destination (L40).
pub fn spaces(state: &State, order: &Order) -> SpaceSet {
    let paid_for = order.can_pay(state, Faction::Indians, 1) && order.can_pay(state, Faction::British, 1);
    if !paid_for || !order.selected.is_empty() {
        return SpaceSet::NONE;
    }
    (order.open_spaces() & SpaceSet::PROVINCES).only(|to| !origins(state, order, to).is_empty())
}

/// §3.4.3 Executes a Scout. The Indians decide everything, for the British too.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    loop {
        let prompt = Prompt::ScoutWhere;
        let Some(to) = command_order::next_space(t, order, prompt, spaces)? else { return Ok(()) };
        let origins = origins(t.state, order, to);
        let prompt = Prompt::ScoutFrom { to };
        let from = ask::space(t, Faction::Indians, prompt, origins)?;
        order.selected.insert(to);
        order.origins.insert(from);
        pay(t, order, "3.4.3", Faction::Indians, 1);
        pay(t, order, "3.4.3", Faction::British, 1);
        go(t, order, from, to)?;
        leaders::settle(t)?;
        meet(t, to)?;
        leaders::settle(t)?;
    }
}

/// Where the group may come from. Where the Leader must be involved (§1.10), he is at the destination or there.
fn origins(state: &State, order: &Order, to: Space) -> SpaceSet {
    let able = (to.adjacent() & SpaceSet::PROVINCES)
        .only(|from| state.war_parties(from) > 0 && state.count(Piece::BritishRegulars, from) > 0);
    match order.leader_due(to) {
        Some(leader) => able & SpaceSet::of(leader),
        None => able,
    }
}

/// §3.4.3 War Parties, which become Active, Regulars, and no more Tories than Regulars move as one group.
fn go(t: &mut Lod<'_>, order: &mut Order, from: Space, to: Space) -> Flow<()> {
    let most = Group::in_space(t.state, from);
    let group = groups::send(t, order, "3.4.3", from, to, most)?;
    t.state.activate(Piece::WarPartiesUnderground, to, group.underground);
    let present = t.state.count(Piece::BritishRegulars, from);
    let prompt = Prompt::ScoutRegulars { from, to };
    let regulars = ask::number(t, Faction::Indians, prompt, 1, present)?;
    let most = t.state.count(Piece::Tories, from).min(regulars);
    let prompt = Prompt::ScoutTories { from, to };
    let tories = ask::number(t, Faction::Indians, prompt, 0, most)?;
    t.state.relocate(Piece::BritishRegulars, from, to, regulars);
    t.state.relocate(Piece::Tories, from, to, tories);
    t.note("3.4.3", msg!("lod-note-scout", regulars = regulars, tories = tories, from = from, to = to));
    leaders::ride(t, order, Faction::British, from, to, regulars + tories)
}

/// §3.4.3 All Militia at the destination become Active; then the Regulars there may Skirmish (§4.2.2), as part of the
/// Command (L40).
fn meet(t: &mut Lod<'_>, space: Space) -> Flow<()> {
    let underground = t.state.count(Piece::MilitiaUnderground, space);
    if underground > 0 {
        t.state.activate(Piece::MilitiaUnderground, space, underground);
        t.note("3.4.3", msg!("lod-note-scout-finds-militia", count = underground, space = space));
    }
    let prompt = Prompt::ScoutSkirmish { space };
    if skirmish::can_strike(t.state, Faction::British, space) && ask::yes(t, Faction::Indians, prompt)? {
        skirmish::strike(t, Faction::Indians, Faction::British, space)?;
    }
    Ok(())
}
