//! §3.4.1 Gather: new War Parties, Villages, and War Parties that go Underground again.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use super::groups::{self, Group};
use super::pay;
use crate::ask::{self, Lod};
use crate::command_order::{self, Order};
use crate::commands::marched::{Marched, Unmoved};
use crate::leaders;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Leader, Piece};
use crate::placing;
use crate::prompt::Prompt;
use crate::state::{Edition, Level, State};
use crate::words::Button;

/// §3.4.1 Provinces at Neutral or a Passive level that can be paid for, with or without effect (L98).
pub fn spaces(state: &State, order: &Order) -> SpaceSet {
    let open = order.open_spaces_in_place() & SpaceSet::PROVINCES;
    open.only(|space| {
        is_calm(state.level(space)) && order.can_pay(state, Faction::Indians, cost(order, space))
    })
}

/// §3.4.1 Executes a Gather, Province by Province.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let mut moved = Marched::default();
    loop {
        let prompt = Prompt::GatherWhere;
        let Some(space) = command_order::next_space(t, order, prompt, spaces)? else { return Ok(()) };
        let cost = cost(order, space);
        order.selected.insert(space);
        t.note("3.4.1", msg!("lod-note-gather", space = space));
        pay(t, order, "3.4.1", Faction::Indians, cost);
        let prompt = Prompt::GatherHow { space };
        let actions = actions(t.state, &moved, space);
        if actions.is_empty() {
            t.note("3.4.1", msg!("lod-note-gather-nothing", space = space));
            continue;
        }
        let action = ask::word(t, Faction::Indians, prompt, &actions)?;
        if action == Button::BuildVillage {
            build_village(t, space)?;
        } else if action == Button::Regroup {
            order.regrouped.insert(space);
            regroup(t, order, &mut moved, space)?;
        } else {
            place_war_parties(t, space)?;
        }
        leaders::settle(t)?;
    }
}

fn is_calm(level: Level) -> bool {
    matches!(level, Level::PassiveOpposition | Level::Neutral | Level::PassiveSupport)
}

/// §3.4.1 One Resource a Province. One Reserve Province of each Gather is free, whichever it is (L39).
fn cost(order: &Order, space: Space) -> u8 {
    let free = space.is_reserve() && (order.selected & SpaceSet::RESERVES).is_empty();
    u8::from(!free)
}

/// What can be done in the Province. With a Village the basic choices stay open, a second Village among them (L178).
fn actions(state: &State, moved: &Marched, space: Space) -> ArrayVec<Button, 3> {
    let mut actions = ArrayVec::new();
    if placing::placeable(state, Piece::WarPartiesUnderground, space) > 0 {
        actions.push(Button::PlaceWarParties);
    }
    if state.war_parties(space) >= village_price(state, space)
        && placing::placeable(state, Piece::Villages, space) > 0
    {
        actions.push(Button::BuildVillage);
    }
    let to_regroup = !neighbours_with_war_parties(state, moved, space).is_empty()
        || state.count(Piece::WarPartiesActive, space) > 0;
    if state.count(Piece::Villages, space) > 0 && to_regroup {
        actions.push(Button::Regroup);
    }
    actions
}

/// §3.4.1 A War Party is placed; where there are Villages, up to one more than there are of these.
fn place_war_parties(t: &mut Lod<'_>, space: Space) -> Flow<()> {
    let most = t.state.count(Piece::Villages, space) + 1;
    let most = most.min(placing::placeable(t.state, Piece::WarPartiesUnderground, space));
    let prompt = Prompt::GatherHowMany { space };
    let count = ask::number(t, Faction::Indians, prompt, 1, most)?;
    placing::place_own(t, "3.4.1", Piece::WarPartiesUnderground, space, count)?;
    Ok(())
}

/// §3.4.1 Two War Parties make way for a Village; where Cornplanter is, one does (§1.10).
fn build_village(t: &mut Lod<'_>, space: Space) -> Flow<()> {
    let price = village_price(t.state, space);
    // The Village comes first: who declines to take one from elsewhere keeps the War Parties.
    if placing::place_own(t, "3.4.1", Piece::Villages, space, 1)? == 0 {
        return Ok(());
    }
    let Group { active, underground } = Group::in_space(t.state, space);
    let prompt = Prompt::VillageActive { space, count: price };
    let least = price.saturating_sub(underground);
    let from_active = ask::number(t, Faction::Indians, prompt, least, active.min(price))?;
    t.state.remove(Piece::WarPartiesActive, space, from_active);
    t.state.remove(Piece::WarPartiesUnderground, space, price - from_active);
    t.note("3.4.1", msg!("lod-note-village-for", count = price, space = space));
    Ok(())
}

fn village_price(state: &State, space: Space) -> u8 {
    if state.leader_in_space(Leader::Cornplanter, space) { 1 } else { 2 }
}

/// §3.4.1 War Parties come in from adjacent Provinces, and all in the Province go Underground.
fn regroup(t: &mut Lod<'_>, order: &mut Order, moved: &mut Marched, space: Space) -> Flow<()> {
    let mut origins = neighbours_with_war_parties(t.state, moved, space);
    loop {
        let prompt = Prompt::GatherFrom { space };
        let Some(from) = ask::space_or_done(t, Faction::Indians, prompt, origins)? else { break };
        origins.remove(from);
        let most = free_war_parties(t.state, moved, from);
        let group = groups::send(t, order, "3.4.1", from, space, most)?;
        moved.arrive(Piece::WarPartiesActive, space, group.active);
        moved.arrive(Piece::WarPartiesUnderground, space, group.underground);
    }
    moved.go_underground(t.state, Piece::WarPartiesUnderground, space);
    t.note("3.4.1", msg!("lod-note-gather-hides", space = space));
    Ok(())
}

fn neighbours_with_war_parties(state: &State, moved: &Marched, space: Space) -> SpaceSet {
    space.adjacent().only(|from| free_war_parties(state, moved, from).count() > 0)
}

/// The War Parties of a space that may move. In the living edition none does twice in a Gather (L177).
fn free_war_parties(state: &State, moved: &Marched, space: Space) -> Group {
    if state.options.edition == Edition::Printed {
        return Group::in_space(state, space);
    }
    let Unmoved { underground, active } = moved.unmoved_faces(state, Piece::WarPartiesUnderground, space);
    Group { active, underground }
}
