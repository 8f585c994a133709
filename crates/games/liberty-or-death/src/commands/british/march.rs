//! §3.2.3 March of the British: overland, or by sea from City to City.

use tricorne_kernel::{Flow, msg};

use super::marching::{self, Marchers};
use crate::activities::common_cause;
use crate::ask::{self, Lod};
use crate::command_order::{self, Order};
use crate::leaders;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece};
use crate::prompt::Prompt;
use crate::state::State;

/// What each destination costs.
const COST: u8 = 1;

/// §3.2.3 The spaces that may be the destination of a March: where Regulars can go, or where British cubes are, which
/// then march in place.
pub fn spaces(state: &State, order: &Order) -> SpaceSet {
    destinations(state, order, &Marchers::default())
}

/// §3.2.3 Regulars move, Tories along with them, and find Militia where they arrive. One Resource a destination.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let mut marchers = Marchers::default();
    let prompt = Prompt::BritishMarchTo { cost: order.price_of(COST) };
    while let Some(to) =
        command_order::next_space(t, order, prompt, |state, order| destinations(state, order, &marchers))?
    {
        let due = order.leader_due(to);
        order.selected.insert(to);
        order.pay(t.state, Faction::British, COST);
        t.note("3.2.3", msg!("lod-note-british-march", to = to, paid = order.price_of(COST)));
        move_in(t, order, &mut marchers, to, due)?;
    }
    for space in order.selected.iter() {
        marching::activate_militia(t, "3.2.3", space);
    }
    leaders::settle(t)?;
    command_order::activity_after(t, order)
}

/// §3.2.3 The spaces to which, and likewise from which, units in the space may move by sea: they are in or adjacent to a
/// City of these, and go to another one or to a Province adjacent to that.
pub fn by_sea(space: Space, cities: SpaceSet) -> SpaceSet {
    let ports = (SpaceSet::of(space) | space.adjacent()) & cities;
    let others = match ports.len() {
        0 => SpaceSet::NONE,
        1 => cities - ports,
        // Whichever City they go to, another one can be where they embark.
        _ => cities,
    };
    (others | others.neighbours()).without(space)
}

fn destinations(state: &State, order: &Order, marchers: &Marchers) -> SpaceSet {
    if !order.can_pay(state, Faction::British, COST) {
        return SpaceSet::NONE;
    }
    let (ready, ports) = (ready(state, marchers), open_ports(state));
    (order.open_spaces() & SpaceSet::MAP).only(|to| match order.leader_due(to) {
        Some(leader) => within_reach(to, ready, ports).contains(leader),
        None => {
            state.british_cubes(to) > 0
                || !(to.adjacent() & ready).is_empty()
                || !within_reach(to, ready, ports).is_empty()
        }
    })
}

/// §3.2.3, §1.9 Where Regulars may come from: adjacent spaces, and by sea. A Blockade closes a City to the sea alone
/// (L34).
fn origins(state: &State, marchers: &Marchers, to: Space) -> SpaceSet {
    within_reach(to, ready(state, marchers), open_ports(state))
}

/// Where Regulars stand that have not moved yet.
fn ready(state: &State, marchers: &Marchers) -> SpaceSet {
    SpaceSet::MAP.only(|from| marchers.unmoved(state, Piece::BritishRegulars, from) > 0)
}

/// §1.9 The Cities that are open to the sea.
fn open_ports(state: &State) -> SpaceSet {
    SpaceSet::CITIES - state.blockaded()
}

/// Those of these spaces from which one comes to a destination.
fn within_reach(to: Space, from: SpaceSet, ports: SpaceSet) -> SpaceSet {
    (to.adjacent() | by_sea(to, ports)) & from
}

/// §3.2.3 Groups move into one destination, one from each space that the British like. Where the Leader must be involved
/// and is elsewhere, his space comes first.
fn move_in(
    t: &mut Lod<'_>,
    order: &mut Order,
    marchers: &mut Marchers,
    to: Space,
    mut due: Option<Space>,
) -> Flow<()> {
    let mut came = SpaceSet::NONE;
    loop {
        let origins = origins(t.state, marchers, to) - came;
        let prompt = Prompt::BritishMarchFrom { to };
        let from = if let Some(leader) = due.take() {
            leader
        } else if t.state.british_cubes(to) == 0 {
            ask::space(t, Faction::British, prompt, origins)?
        } else if let Some(from) = ask::space_or_done(t, Faction::British, prompt, origins)? {
            from
        } else {
            return Ok(());
        };
        came.insert(from);
        order.origins.insert(from);
        move_group(t, order, marchers, from, to)?;
    }
}

/// §3.2.3 One group: at least one Regular, up to as many Tories, and by Common Cause (§4.2.1) War Parties in the place of
/// Tories, as far as they may go.
fn move_group(
    t: &mut Lod<'_>,
    order: &mut Order,
    marchers: &mut Marchers,
    from: Space,
    to: Space,
) -> Flow<()> {
    let prompt = Prompt::BritishMarchRegulars { from, to };
    let most = marchers.unmoved(t.state, Piece::BritishRegulars, from);
    let regulars = ask::number(t, Faction::British, prompt, 1, most)?;
    let prompt = Prompt::BritishMarchTories { from, to };
    let most = marchers.unmoved(t.state, Piece::Tories, from).min(regulars);
    let tories = ask::number(t, Faction::British, prompt, 0, most)?;
    let prompt = Prompt::BritishMarchWarParties { from, to };
    let most = war_parties(t.state, order, marchers, from, to).min(regulars - tories);
    let war_parties = ask::number(t, Faction::British, prompt, 0, most)?;
    let come = t.state.war_parties(from) - marchers.unmoved(t.state, Piece::WarPartiesActive, from);
    common_cause::utilize_besides(t, order, from, war_parties, come)?;
    marchers.relocate(t, Piece::BritishRegulars, from, to, regulars);
    marchers.relocate(t, Piece::Tories, from, to, tories);
    marchers.relocate(t, Piece::WarPartiesActive, from, to, war_parties);
    let moved = msg!(
        "lod-note-british-march-moves",
        regulars = regulars,
        tories = tories,
        war_parties = war_parties,
        from = from,
        to = to
    );
    t.note("3.2.3", moved);
    leaders::ride(t, order, Faction::British, from, to, regulars + tories)?;
    if war_parties > 0 {
        leaders::ride(t, order, Faction::Indians, from, to, war_parties)?;
    }
    Ok(())
}

/// §4.2.1 The War Parties that may go along: never into or between Cities, so overland to a Province alone.
fn war_parties(state: &State, order: &Order, marchers: &Marchers, from: Space, to: Space) -> u8 {
    if to.is_province() && from.adjacent().contains(to) {
        let unmoved = marchers.unmoved(state, Piece::WarPartiesActive, from);
        common_cause::available(state, order, from).min(unmoved)
    } else {
        0
    }
}
