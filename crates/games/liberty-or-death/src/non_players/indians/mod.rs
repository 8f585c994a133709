//! §8.7 The non-player Indians.

pub(super) mod activities;
pub(super) mod gather;
pub(super) mod march;
pub(super) mod raid;
pub(super) mod scout;
pub(super) mod winter;

use tricorne_kernel::{Flow, msg};

use super::{Mind, chart_die, finish};
use crate::cards::CardNumber;
use crate::choice::Choice;
use crate::command_order::{Accompaniment, Order, Price};
use crate::commands;
use crate::map::Space;
use crate::pieces::{Faction, Piece, Side};
use crate::prompt::Roll;
use crate::sequence::next_eligible;
use crate::state::State;
use crate::words::{Activity, Command};

/// §8.7 The Events that grant the Indians a free Gather.
const FREE_GATHER: [u8; 4] = [75, 84, 94, 96];
/// §8.7 With this many Villages on the map a die may decide for the Event.
const MANY_VILLAGES: u8 = 4;
/// §8.7.8 How many War Parties must be with the Leader for a Brilliant Stroke.
const STROKE_WAR_PARTIES: u8 = 3;

/// War Parties by face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WarParties {
    /// The Underground ones.
    pub underground: u8,
    /// The Active ones.
    pub active: u8,
}

impl WarParties {
    fn count(self) -> u8 {
        self.underground + self.active
    }
}

/// §8.7 Whether to execute an Effective Event that leads from one state to the other.
pub fn wants_event(mind: &mut Mind<'_, '_>, before: &State, after: &State) -> Flow<bool> {
    let balance = |state: &State| i16::from(state.total_support()) - i16::from(state.total_opposition());
    let card = before.cards.current.map(CardNumber::get);
    if balance(before) < 0 && (balance(after) > balance(before) || after.fni() < before.fni()) {
        mind.because("8.7", msg!("lod-np-indians-event-support"));
        Ok(true)
    } else if after.done().village_placed || card.is_some_and(|card| FREE_GATHER.contains(&card)) {
        mind.because("8.7", msg!("lod-np-indians-event-village"));
        Ok(true)
    } else if after.done().patriot_fort_removed {
        mind.because("8.7", msg!("lod-np-indians-event-fort"));
        Ok(true)
    } else if before.bases_on_map(Piece::Villages) >= MANY_VILLAGES {
        let roll = mind.roll(Roll::NpIndiansRollEvent, 6)?;
        mind.because("8.7", msg!("lod-np-indians-event-roll", roll = roll));
        Ok(roll >= 5)
    } else {
        Ok(false)
    }
}

/// §8.7 The Command of the flowchart for this order, among those offered. Where an Event grants but one, there is no
/// choice (§8.3.5).
pub fn command(mind: &mut Mind<'_, '_>, order: &Order) -> Flow<Option<Command>> {
    let choices = mind.choices;
    if let [Choice::Command(only)] = *choices
        && order.price == Price::Free
    {
        return Ok(possible(mind.state, order, only).then_some(only));
    }
    chart(mind, order, |command| choices.contains(&Choice::Command(command)))
}

/// §8.7.1 to §8.7.4 The flowchart: the Command whose test is met or, if it is impossible, those that follow it, each
/// once (L65). An order that an Event or a Brilliant Stroke narrows goes through all Commands before it fails (§8.3.5).
fn chart(mind: &mut Mind<'_, '_>, order: &Order, offered: impl Fn(Command) -> bool) -> Flow<Option<Command>> {
    use Command::{Gather, March, Raid, Scout};
    let state = mind.state;
    let tried: &[Command] = if wants_raid(mind)? {
        &[Raid, Gather, March, Scout]
    } else if wants_gather(mind, order)? {
        &[Gather, March, Raid, Scout]
    } else if scout::troops_at_hand(state) {
        mind.mainly_because("8.7.4", msg!("lod-np-indians-chart-scout"));
        &[Scout, March, Gather, Raid]
    } else {
        mind.mainly_because("8.7.3", msg!("lod-np-indians-chart-march"));
        &[March, Gather, Raid, Scout]
    };
    let ends = match (*order == Order::full(Faction::Indians), tried[0]) {
        (false, _) => tried.len(),
        (true, Raid | Scout) => 3,
        (true, _) => 2,
    };
    let chosen = tried[..ends].iter().copied().find(|&it| offered(it) && possible(state, order, it));
    if let Some(command) = chosen.filter(|&command| command != tried[0]) {
        mind.mainly_because("8.7", msg!("lod-np-indians-chart-instead", tried = tried[0], command = command));
    }
    Ok(chosen)
}

/// §8.7.1 Raid if Support and a die do not exceed Opposition. A die that cannot matter is not rolled.
fn wants_raid(mind: &mut Mind<'_, '_>) -> Flow<bool> {
    let gap = i16::from(mind.state.total_opposition()) - i16::from(mind.state.total_support());
    let raids = match gap {
        ..1 => false,
        1..6 => i16::from(chart_die(mind, Roll::NpIndiansRollRaid, 6)?) <= gap,
        6.. => true,
    };
    if raids {
        mind.mainly_because("8.7.1", msg!("lod-np-indians-chart-raid", gap = gap));
    }
    Ok(raids)
}

/// §8.7.2 Gather if it would place two Villages, or if a die shows less than the Available War Parties. A die that
/// cannot matter is not rolled.
fn wants_gather(mind: &mut Mind<'_, '_>, order: &Order) -> Flow<bool> {
    let state = mind.state;
    let order = Order { command: Some(Command::Gather), ..*order };
    let open = commands::spaces(state, &order, Command::Gather);
    if gather::villages(state, &order, open) >= 2 {
        mind.mainly_because("8.7.2", msg!("lod-np-indians-chart-villages"));
        return Ok(true);
    }
    let available = state.available[Piece::WarPartiesUnderground as usize];
    let gathers = match available {
        ..2 => false,
        2..7 => chart_die(mind, Roll::NpIndiansRollGather, 6)? < available,
        7.. => true,
    };
    if gathers {
        mind.mainly_because("8.7.2", msg!("lod-np-indians-chart-gather", available = available));
    }
    Ok(gathers)
}

/// §8.1 Whether the non-player has something to do with this Command and can pay for its beginning.
fn possible(state: &State, order: &Order, command: Command) -> bool {
    let order = Order { command: Some(command), ..*order };
    let open = commands::spaces(state, &order, command);
    match command {
        Command::Raid => raid::possible(state, &order, open),
        Command::Gather => gather::possible(state, &order, open),
        Command::March => march::possible(state, &order, open),
        Command::Scout => scout::possible(state, &order, open),
        Command::Muster
        | Command::Garrison
        | Command::Battle
        | Command::Rally
        | Command::RabbleRousing
        | Command::AgentMobilization
        | Command::Hortalez => false,
    }
}

/// §8.3.5, §8.3.7 The Special Activity that would come with the Command of the flowchart, among those offered. A Brilliant
/// Stroke has executed one already.
pub fn activity(mind: &mut Mind<'_, '_>) -> Flow<Option<Activity>> {
    let command = match mind.order().and_then(|order| order.command) {
        Some(first) => Some(first),
        None => chart(mind, &Order::full(Faction::Indians), |_| true)?,
    };
    let raids = command == Some(Command::Raid);
    Ok(if raids { activities::after_raid(mind) } else { activities::after(mind) })
}

/// §8.7, §8.7.8 Whether the conditions for the Brilliant Stroke are met.
pub fn wants_stroke(mind: &Mind<'_, '_>) -> bool {
    let state = mind.state;
    let led = state
        .leader_space(Faction::Indians)
        .is_some_and(|space| state.war_parties(space) >= STROKE_WAR_PARTIES);
    let player_first = next_eligible(state).is_some_and(|first| !state.options.non_players[first]);
    let rebel_stroke = mind.trumped().is_some_and(|other| other.side() == Side::Rebellion);
    led && (player_first || rebel_stroke)
}

/// The War Parties that go from one space to another in the Command under way.
pub fn group(
    mind: &mut Mind<'_, '_>,
    from: Space,
    to: Space,
    count: impl Fn(WarParties) -> u8,
) -> Option<Choice> {
    let (order, state) = (mind.order()?, mind.state);
    let group = match order.command? {
        Command::Gather => {
            mind.because("8.7.2", msg!("lod-np-indians-gather-regroup"));
            WarParties { underground: 0, active: gather::coming_home(state, from) }
        }
        Command::March => {
            mind.because("8.7.3", msg!("lod-np-indians-march-count"));
            march::group(state, order, from, to)
        }
        Command::Scout => {
            mind.because("8.7.4", msg!("lod-np-indians-scout-one"));
            scout::group(state, from)
        }
        Command::Muster
        | Command::Garrison
        | Command::Battle
        | Command::Rally
        | Command::RabbleRousing
        | Command::Raid
        | Command::AgentMobilization
        | Command::Hortalez => return None,
    };
    Some(mind.at_most(count(group).into()))
}

/// §8.7.9 At a Village all Underground War Parties but one come out to defend it, elsewhere none (L75).
pub fn battle_activation(mind: &mut Mind<'_, '_>, space: Space) -> Choice {
    mind.because("8.7.9", msg!("lod-np-indians-battle"));
    let hidden = mind.state.count(Piece::WarPartiesUnderground, space);
    let village = mind.state.count(Piece::Villages, space) > 0;
    mind.at_most(if village { i16::from(hidden) - 1 } else { 0 })
}

/// Whether the Special Activity that follows the Command has taken place: what it brought is not for this Command.
fn is_over(order: &Order) -> bool {
    matches!(order.activity, Accompaniment::Used(_))
}
