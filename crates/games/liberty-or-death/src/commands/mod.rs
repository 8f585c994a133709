//! §3.0 Commands. Each file has `spaces`, where the Command may be executed now, and `execute`.

pub mod british;
pub mod french;
pub mod indians;
mod marched;
pub mod patriots;

use tricorne_kernel::{Flow, msg};

use crate::activities;
use crate::ask::Lod;
use crate::command_order::{Accompaniment, Order};
use crate::map::SpaceSet;
use crate::pieces::Faction;
use crate::state::State;
use crate::words::Command;

/// §3.2 to §3.5 The Commands that a Faction may choose from.
pub fn of(faction: Faction, treaty: bool) -> &'static [Command] {
    match faction {
        Faction::British => &[Command::Muster, Command::Garrison, Command::March, Command::Battle],
        Faction::Patriots => &[Command::Rally, Command::March, Command::Battle, Command::RabbleRousing],
        Faction::Indians => &[Command::Gather, Command::March, Command::Scout, Command::Raid],
        Faction::French if treaty => &[Command::Hortalez, Command::Muster, Command::March, Command::Battle],
        Faction::French => &[Command::AgentMobilization, Command::Hortalez],
    }
}

/// Whether the Command can be executed in at least one space (§2.3.4), if need be after an Activity that brings the
/// Resources for it or lifts a Blockade that bars it (§4.1).
pub fn possible(state: &State, order: &Order, command: Command) -> bool {
    let order = Order { command: Some(command), ..*order };
    if can_begin(state, &order) {
        return true;
    }
    order.activity == Accompaniment::Open && {
        let funding = Order { must_fund: true, ..order };
        activities::offered(state, &funding).next().is_some()
    }
}

/// Whether the order's Command could select a space, or for Hortalez pay a Resource, right now.
pub fn can_begin(state: &State, order: &Order) -> bool {
    order.command.is_some_and(|command| match (order.faction, command) {
        (Faction::French, Command::Hortalez) => french::hortalez::possible(state, order),
        _ => !spaces(state, order, command).is_empty(),
    })
}

/// Where the Command may be executed now, costs considered. Hortalez has no space.
pub fn spaces(state: &State, order: &Order, command: Command) -> SpaceSet {
    match (order.faction, command) {
        (Faction::British, Command::Muster) => british::muster::spaces(state, order),
        (Faction::British, Command::Garrison) => british::garrison::spaces(state, order),
        (Faction::British, Command::March) => british::march::spaces(state, order),
        (Faction::British, Command::Battle) => british::battle::spaces(state, order),
        (Faction::Patriots, Command::Rally) => patriots::rally::spaces(state, order),
        (Faction::Patriots, Command::March) => patriots::march::spaces(state, order),
        (Faction::Patriots, Command::Battle) => patriots::battle::spaces(state, order),
        (Faction::Patriots, Command::RabbleRousing) => patriots::rabble_rousing::spaces(state, order),
        (Faction::Indians, Command::Gather) => indians::gather::spaces(state, order),
        (Faction::Indians, Command::March) => indians::march::spaces(state, order),
        (Faction::Indians, Command::Scout) => indians::scout::spaces(state, order),
        (Faction::Indians, Command::Raid) => indians::raid::spaces(state, order),
        (Faction::French, Command::AgentMobilization) => french::agent_mobilization::spaces(state, order),
        (Faction::French, Command::Muster) => french::muster::spaces(state, order),
        (Faction::French, Command::March) => french::march::spaces(state, order),
        (Faction::French, Command::Battle) => french::battle::spaces(state, order),
        _ => SpaceSet::NONE,
    }
}

/// Executes a Command that [`possible`] allowed.
pub fn execute(t: &mut Lod<'_>, order: &mut Order, command: Command) -> Flow<()> {
    let outer = t.state.executing;
    order.command = Some(command);
    t.state.executing = Some(*order);
    run(t, order, command)?;
    t.state.executing = outer;
    Ok(())
}

/// §8.4.1 Goes on with the Command that the order now names.
fn turn_to_another(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let Some(command) = order.command else { return Ok(()) };
    t.note("8.4.1", msg!("lod-note-command-instead", faction = order.faction, command = command));
    run(t, order, command)
}

fn run(t: &mut Lod<'_>, order: &mut Order, command: Command) -> Flow<()> {
    match (order.faction, command) {
        (Faction::British, Command::Muster) => british::muster::execute(t, order),
        (Faction::British, Command::Garrison) => british::garrison::execute(t, order),
        (Faction::British, Command::March) => british::march::execute(t, order),
        (Faction::British, Command::Battle) => british::battle::execute(t, order),
        (Faction::Patriots, Command::Rally) => patriots::rally::execute(t, order),
        (Faction::Patriots, Command::March) => patriots::march::execute(t, order),
        (Faction::Patriots, Command::Battle) => patriots::battle::execute(t, order),
        (Faction::Patriots, Command::RabbleRousing) => patriots::rabble_rousing::execute(t, order),
        (Faction::Indians, Command::Gather) => indians::gather::execute(t, order),
        (Faction::Indians, Command::March) => indians::march::execute(t, order),
        (Faction::Indians, Command::Scout) => indians::scout::execute(t, order),
        (Faction::Indians, Command::Raid) => indians::raid::execute(t, order),
        (Faction::French, Command::AgentMobilization) => french::agent_mobilization::execute(t, order),
        (Faction::French, Command::Hortalez) => french::hortalez::execute(t, order),
        (Faction::French, Command::Muster) => french::muster::execute(t, order),
        (Faction::French, Command::March) => french::march::execute(t, order),
        (Faction::French, Command::Battle) => french::battle::execute(t, order),
        (faction, command) => unreachable!("{faction} have no Command {}", command.id()),
    }
}
