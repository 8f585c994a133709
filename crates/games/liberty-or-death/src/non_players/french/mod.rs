//! §8.6 The non-player French.

pub(super) mod activities;
pub(super) mod battle;
pub(super) mod in_place;
pub(super) mod march;
pub(super) mod winter;

use tricorne_kernel::{Flow, msg};

use super::{Mind, chart_die, finish};
use crate::cards::CardNumber;
use crate::choice::Choice;
use crate::command_order::{Order, Price};
use crate::commands;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece};
use crate::prompt::Roll;
use crate::sequence::next_eligible;
use crate::state::{Pieces, State};
use crate::words::{Activity, Command};

/// §8.6 The Event that grants a free Battle which the French may fight.
const FREE_BATTLE: u8 = 52;
/// §8.6.11 How many Regulars must be with the Leader for a Brilliant Stroke.
const STROKE_REGULARS: u8 = 4;

/// §8.6 Whether to execute an Effective Event that leads from one state to the other.
pub fn wants_event(mind: &mut Mind<'_, '_>, before: &State, after: &State) -> Flow<bool> {
    let balance = |state: &State| i16::from(state.total_opposition()) - i16::from(state.total_support());
    let off_map = |pieces: &Pieces| pieces[Piece::FrenchRegulars as usize];
    let card = before.cards.current.map(CardNumber::get);
    let reason = if balance(before) < 0 && (balance(after) > balance(before) || after.fni() > before.fni()) {
        msg!("lod-np-french-event-opposition")
    } else if off_map(&after.unavailable) < off_map(&before.unavailable)
        || after.squadrons_unavailable < before.squadrons_unavailable
    {
        msg!("lod-np-french-event-unavailable")
    } else if after.done().french_placed {
        msg!("lod-np-french-event-places")
    } else if after.cbc > before.cbc + after.done().cbc_in_battle
        || after.done().cbc_expected
        || card == Some(FREE_BATTLE) && fights_freely(before)
    {
        msg!("lod-np-french-event-casualties")
    } else if after.resources[Faction::French] > before.resources[Faction::French] {
        msg!("lod-np-french-event-resources")
    } else if before.treaty {
        let roll = mind.roll(Roll::NpFrenchRollEvent, 6)?;
        mind.because("8.6", msg!("lod-np-french-event-roll", roll = roll));
        return Ok(roll >= 5);
    } else {
        return Ok(false);
    };
    mind.because("8.6", reason);
    Ok(true)
}

/// §8.6 Whether the French would fight a free Battle somewhere (§8.6.6).
fn fights_freely(state: &State) -> bool {
    let order = Order { command: Some(Command::Battle), ..Order::free(Faction::French, SpaceSet::ALL) };
    !battle::spaces(state, &order).is_empty()
}

/// §8.6 The Command of the flowchart for this order, among those offered. Where an Event grants but one, there is no
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

/// §8.6.1 to §8.6.6 The flowchart: the Command whose test is met or, if it is impossible, those that follow it, each
/// once (L65). An order that an Event or a Brilliant Stroke narrows goes through all Commands before it fails (§8.3.5).
fn chart(mind: &mut Mind<'_, '_>, order: &Order, offered: impl Fn(Command) -> bool) -> Flow<Option<Command>> {
    use Command::{AgentMobilization, Battle, Hortalez, March, Muster};
    let state = mind.state;
    let (tried, last): (&[Command], usize) = if !state.treaty {
        if wants_hortalez(mind)? {
            (&[Hortalez, AgentMobilization], 1)
        } else {
            (&[AgentMobilization, Hortalez], 2)
        }
    } else if wants_muster(mind)? {
        (&[Muster, Hortalez, Battle, March], 2)
    } else if battle::is_wanted(state) {
        mind.mainly_because("8.6.6", msg!("lod-np-french-chart-battle"));
        (&[Battle, March, Muster, Hortalez], 4)
    } else {
        mind.mainly_because("8.6.5", msg!("lod-np-french-chart-march"));
        (&[March, Muster, Hortalez, Battle], 3)
    };
    let last = if *order == Order::full(Faction::French) { last } else { tried.len() };
    let chosen = tried[..last].iter().copied().find(|&it| offered(it) && possible(state, order, it));
    if let Some(command) = chosen.filter(|&command| command != tried[0]) {
        mind.mainly_because("8.6", msg!("lod-np-french-chart-instead", tried = tried[0], command = command));
    }
    Ok(chosen)
}

/// §8.6.1 Before the Treaty of Alliance: Hortalez if a D3 exceeds Patriot Resources. A die that cannot matter is not
/// rolled.
fn wants_hortalez(mind: &mut Mind<'_, '_>) -> Flow<bool> {
    let patriots = mind.state.resources[Faction::Patriots];
    let wanted = match patriots {
        0 => true,
        1 | 2 => chart_die(mind, Roll::NpFrenchRollNeed, 3)? > patriots,
        3.. => false,
    };
    mind.mainly_because(
        "8.6.1",
        if wanted { msg!("lod-np-french-chart-hortalez") } else { msg!("lod-np-french-chart-agents") },
    );
    Ok(wanted)
}

/// §8.6.4 Muster if a die shows less than the Regulars Available. A die that cannot matter is not rolled.
fn wants_muster(mind: &mut Mind<'_, '_>) -> Flow<bool> {
    let available = mind.state.available[Piece::FrenchRegulars as usize];
    let wanted = match available {
        0 | 1 => false,
        2..7 => chart_die(mind, Roll::NpFrenchRollMuster, 6)? < available,
        7.. => true,
    };
    if wanted {
        mind.mainly_because("8.6.4", msg!("lod-np-french-chart-muster", available = available));
    }
    Ok(wanted)
}

/// §8.1 Whether the non-player has something to do with this Command and can pay for its beginning.
fn possible(state: &State, order: &Order, command: Command) -> bool {
    let order = Order { command: Some(command), ..*order };
    let open = commands::spaces(state, &order, command);
    match command {
        Command::AgentMobilization => in_place::agents_possible(state, open),
        Command::Hortalez => commands::can_begin(state, &order),
        Command::Muster => !in_place::muster_spaces(state, open).is_empty(),
        Command::March => march::possible(state, &order, open),
        Command::Battle => !battle::spaces(state, &order).is_empty(),
        Command::Garrison
        | Command::Rally
        | Command::RabbleRousing
        | Command::Gather
        | Command::Scout
        | Command::Raid => false,
    }
}

/// §8.3.5, §8.3.7 The Special Activity that would come with the Command of the flowchart, among those offered. A Brilliant
/// Stroke has executed one already.
pub fn activity(mind: &mut Mind<'_, '_>) -> Flow<Option<Activity>> {
    let command = match mind.order().and_then(|order| order.command) {
        Some(first) => Some(first),
        None => chart(mind, &Order::full(Faction::French), |_| true)?,
    };
    if command == Some(Command::Battle) { activities::before_battle(mind) } else { activities::after(mind) }
}

/// §8.6, §8.6.11 Whether the conditions for the Brilliant Stroke are met.
pub fn wants_stroke(mind: &Mind<'_, '_>) -> bool {
    let state = mind.state;
    let led = state
        .leader_space(Faction::French)
        .is_some_and(|space| state.count(Piece::FrenchRegulars, space) >= STROKE_REGULARS);
    let player_first = next_eligible(state).is_some_and(|first| !state.options.non_players[first]);
    led && (player_first || mind.trumped() == Some(Faction::British))
}

/// L66 The Support that a City would have without a Blockade: its level times its Population.
fn support(state: &State, city: Space) -> i32 {
    i32::from(state.level(city).value().max(0)) * i32::from(city.population())
}
