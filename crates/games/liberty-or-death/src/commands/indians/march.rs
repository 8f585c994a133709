//! §3.4.2 The Indian March.

use tricorne_kernel::{Flow, msg};

use super::groups::{self, Group};
use super::pay;
use crate::ask::{self, Lod};
use crate::command_order::{self, Order};
use crate::leaders;
use crate::map::{BySpace, Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece, Side};
use crate::prompt::Prompt;
use crate::state::State;

/// §3.4.2 With this many pieces at the most, a group and the Militia it meets, nobody takes notice.
const UNNOTICED: u8 = 3;

/// What the March has done so far.
#[derive(Clone, Copy, Default)]
struct Progress {
    /// The War Parties that have moved, by where they are now. None moves more than once.
    arrived: BySpace<Group>,
    /// Whether the free destination was used.
    free_used: bool,
}

/// §3.4.2 The Provinces that War Parties can enter and that can be paid for.
pub fn spaces(state: &State, order: &Order) -> SpaceSet {
    destinations(state, order, &Progress::default())
}

/// §3.4.2 Executes a March, destination by destination.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let mut progress = Progress::default();
    loop {
        let prompt = Prompt::IndianMarchWhere;
        let destinations = |state: &State, order: &Order| destinations(state, order, &progress);
        let Some(to) = command_order::next_space(t, order, prompt, destinations)? else { return Ok(()) };
        order.selected.insert(to);
        enter(t, order, &mut progress, to)?;
        leaders::settle(t)?;
    }
}

fn destinations(state: &State, order: &Order, progress: &Progress) -> SpaceSet {
    let open = order.open_spaces() & SpaceSet::PROVINCES;
    let ready = ready(state, order, progress);
    open.only(|to| !due_first(order, to, to.adjacent() & ready).is_empty())
}

/// Where War Parties may come from. A Faction that cannot pay has one destination, entered from Reserve Provinces only
/// (L39). Where the Leader must be involved (§1.10) and is not at the destination, his Province comes first.
fn origins(state: &State, order: &Order, progress: &Progress, to: Space) -> SpaceSet {
    due_first(order, to, to.adjacent() & ready(state, order, progress))
}

fn due_first(order: &Order, to: Space, origins: SpaceSet) -> SpaceSet {
    match order.leader_due(to) {
        Some(leader) => origins & SpaceSet::of(leader),
        None => origins,
    }
}

/// Where War Parties stand that have not moved yet, and whose move can be paid for.
fn ready(state: &State, order: &Order, progress: &Progress) -> SpaceSet {
    let paid_for = if order.can_pay(state, Faction::Indians, 1) {
        SpaceSet::PROVINCES
    } else if progress.free_used {
        SpaceSet::NONE
    } else {
        SpaceSet::RESERVES
    };
    paid_for.only(|from| movable(state, progress, from).count() > 0)
}

/// The War Parties of a space that have not moved yet. An Activity during the March may have turned some of those that
/// have: then the Active ones are counted as moved.
fn movable(state: &State, progress: &Progress, space: Space) -> Group {
    let (here, arrived) = (Group::in_space(state, space), progress.arrived[space]);
    let turned = arrived.underground.saturating_sub(here.underground);
    Group {
        active: here.active.saturating_sub(arrived.active + turned),
        underground: here.underground.saturating_sub(arrived.underground),
    }
}

/// §3.4.2 War Parties enter a Province, one group from each Province they come from. It costs one Resource, but one
/// destination of each March is free if they all come from Reserve Provinces (L39).
fn enter(t: &mut Lod<'_>, order: &mut Order, progress: &mut Progress, to: Space) -> Flow<()> {
    let watched = to.is_colony() && t.state.control(to) == Some(Side::Rebellion);
    let mut used = SpaceSet::NONE;
    loop {
        let open = origins(t.state, order, progress, to) - used;
        let prompt = Prompt::IndianMarchFrom { to };
        let from = if used.is_empty() {
            ask::space(t, Faction::Indians, prompt, open)?
        } else {
            match ask::space_or_done(t, Faction::Indians, prompt, open)? {
                Some(from) => from,
                None => break,
            }
        };
        used.insert(from);
        order.origins.insert(from);
        let most = movable(t.state, progress, from);
        let group = groups::send(t, order, "3.4.2", from, to, most)?;
        let arrived = &mut progress.arrived[to];
        if watched && group.count() + t.state.militia(to) > UNNOTICED {
            arrived.active += group.count();
            let seen = t.state.activate(Piece::WarPartiesUnderground, to, group.underground);
            t.note("3.4.2", msg!("lod-note-indian-march-seen", count = seen, space = to));
        } else {
            arrived.active += group.active;
            arrived.underground += group.underground;
        }
    }
    if !progress.free_used && (used - SpaceSet::RESERVES).is_empty() {
        progress.free_used = true;
    } else {
        pay(t, order, "3.4.2", Faction::Indians, 1);
    }
    Ok(())
}
