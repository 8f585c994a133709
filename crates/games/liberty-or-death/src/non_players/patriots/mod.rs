//! §8.5 The non-player Patriots.

pub(super) mod activities;
pub(super) mod battle;
mod control;
mod event;
mod groups;
pub(super) mod leaders;
pub(super) mod march;
pub(super) mod rabble_rousing;
pub(super) mod rally;
pub(super) mod winter;

use tricorne_kernel::{Flow, msg};

pub use activities::activity;
pub use event::wants_event;

use super::Mind;
use crate::choice::Choice;
use crate::command_order::{Accompaniment, Order, Price};
use crate::map::{Space, SpaceSet};
use crate::pieces::{Faction, Piece};
use crate::sequence;
use crate::state::State;
use crate::words::{Activity, Button, Command};

/// §8.5.8 How many Continentals must be with Washington for the Brilliant Stroke.
const CONTINENTALS_FOR_STROKE: u8 = 4;

/// §8.5.1 to §8.5.4 The Command of the flowchart for this order, among those offered. Each is tried once (L65, L84).
pub fn command(mind: &mut Mind<'_, '_>, order: &Order) -> Flow<Option<Command>> {
    let state = mind.state;
    if let Some(command) = only_command(mind) {
        return Ok(has_use(state, order, command).then_some(command));
    }
    if battle::is_called_for(state) {
        if may_choose(mind, order, Command::Battle) {
            mind.because("8.5.1", msg!("lod-np-patriots-battle"));
            return Ok(Some(Command::Battle));
        }
        mind.because("8.5.1", msg!("lod-np-patriots-no-battle"));
        return Ok(rally_or_rouse(mind, order));
    }
    if mind.offers(Command::Rally) && rally::is_called_for(mind, order)? {
        return Ok(rally_or_rouse(mind, order));
    }
    if may_choose(mind, order, Command::RabbleRousing) {
        mind.because("8.5.3", msg!("lod-np-patriots-rouses"));
        return Ok(Some(Command::RabbleRousing));
    }
    if may_choose(mind, order, Command::March) {
        mind.because("8.5.4", msg!("lod-np-patriots-march"));
        return Ok(Some(Command::March));
    }
    mind.because("8.5.4", msg!("lod-np-patriots-no-march"));
    Ok(rally_or_rouse(mind, order))
}

/// §8.5.2 Rally, or if that is impossible Rabble-Rousing. Where an Event leaves no Pass, a March comes last (§8.3.5).
fn rally_or_rouse(mind: &mut Mind<'_, '_>, order: &Order) -> Option<Command> {
    if may_choose(mind, order, Command::Rally) {
        mind.because("8.5.2", msg!("lod-np-patriots-rally"));
        return Some(Command::Rally);
    }
    if may_choose(mind, order, Command::RabbleRousing) {
        mind.because("8.5.2", msg!("lod-np-patriots-no-rally"));
        return Some(Command::RabbleRousing);
    }
    (!mind.offers(Button::Pass) && may_choose(mind, order, Command::March)).then_some(Command::March)
}

/// The Command, if it is offered and would do something that the Patriots want.
fn may_choose(mind: &Mind<'_, '_>, order: &Order, command: Command) -> bool {
    mind.offers(command) && has_use(mind.state, order, command)
}

/// Whether the Patriots' priorities find something to do in the Command.
fn has_use(state: &State, order: &Order, command: Command) -> bool {
    match command {
        Command::Battle => !battle::spaces(state, order).is_empty(),
        Command::Rally => rally::is_possible(state, order),
        Command::RabbleRousing => !rabble_rousing::spaces(state, order).is_empty(),
        Command::March => march::is_possible(state, order),
        Command::Muster
        | Command::Garrison
        | Command::Gather
        | Command::Scout
        | Command::Raid
        | Command::AgentMobilization
        | Command::Hortalez => false,
    }
}

/// The one Command that an Event grants: there is nothing to select (§8.3.5).
fn only_command(mind: &Mind<'_, '_>) -> Option<Command> {
    let mut commands = mind.commands();
    let first = commands.next()?;
    (commands.next().is_none() && !mind.offers(Button::Pass)).then_some(first)
}

/// §8.5.8 Whether Washington is with four Continentals while a player is 1st Eligible.
pub fn wants_stroke(mind: &Mind<'_, '_>) -> bool {
    let state = mind.state;
    let continentals =
        state.leader_space(Faction::Patriots).map_or(0, |space| state.count(Piece::Continentals, space));
    let player_first =
        sequence::next_eligible(state).is_some_and(|faction| !state.options.non_players[faction]);
    state.treaty && continentals >= CONTINENTALS_FOR_STROKE && player_first
}

/// §8.5.2, §8.5.3 Persuasion, as soon as no Resource is left for the Command.
fn persuade_if_spent(mind: &mut Mind<'_, '_>, rule: &'static str) -> Option<Choice> {
    let spent =
        mind.state.resources[Faction::Patriots] == 0 && mind.offers(Choice::Activity(Activity::Persuasion));
    if spent {
        mind.because(rule, msg!("lod-np-patriots-spent"));
    }
    spent.then_some(Choice::Activity(Activity::Persuasion))
}

/// Whether the Special Activity that ends the Command was used. Persuasion for lack of Resources does not end it (L83).
fn is_over(order: &Order) -> bool {
    match order.activity {
        Accompaniment::Used(Activity::Persuasion) => !order.out_of_resources,
        Accompaniment::Used(_) => true,
        Accompaniment::Forbidden | Accompaniment::Open | Accompaniment::CommonCauseOnly => false,
    }
}

/// Nothing more to do in the Command itself: the Special Activity, if there is one, and done. Where an Event demands a
/// space for which there is no priority, any (§8.3.5).
pub fn finish(mind: &mut Mind<'_, '_>, order: &Order) -> Flow<Option<Choice>> {
    if let Some(activity) = activity(mind)? {
        return Ok(Some(Choice::Activity(activity)));
    }
    if mind.offers(Button::Done) {
        mind.because("8.1.3", msg!("lod-np-patriots-done", count = order.selected.len()));
        return Ok(Some(Button::Done.into()));
    }
    Ok(mind.random_space("8.2", mind.spaces())?.map(Choice::Space))
}

/// Whether the Patriots can pay for so many spaces.
fn affords(state: &State, order: &Order, spaces: usize) -> bool {
    order.price == Price::Free || usize::from(state.resources[Faction::Patriots]) >= spaces
}

/// §8.1.3 The best of these spaces, by the dice among equals; but where all will be taken anyhow, without dice.
fn next_of(
    mind: &mut Mind<'_, '_>,
    rule: &'static str,
    candidates: SpaceSet,
    all_taken: bool,
    tests: &[&dyn Fn(Space) -> i32],
) -> Flow<Option<Space>> {
    if !all_taken {
        return mind.best(rule, candidates, tests);
    }
    let mut left = candidates;
    for test in tests {
        let most = left.iter().map(test).max().unwrap_or(0);
        left = left.only(|space| test(space) == most);
    }
    Ok(left.iter().next())
}
