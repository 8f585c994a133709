//! §8.4 The non-player British.

pub(super) mod activities;
pub(super) mod battle;
mod event;
pub(super) mod garrison;
mod groups;
pub(super) mod loyalty;
pub(super) mod march;
pub(super) mod muster;
pub(super) mod supply;
pub(super) mod winter;

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use super::Mind;
use crate::command_order::{Accompaniment, Order, Price};
use crate::commands::{self, british::garrison::COST};
use crate::pieces::{Faction, Piece, Side};
use crate::sequence;
use crate::words::{Activity, Command};

pub use event::wants_event;

/// §8.4.11 How many Regulars must stand with the Leader for a Brilliant Stroke.
const REGULARS_FOR_STROKE: u8 = 4;

/// The Commands of one question.
type Commands = ArrayVec<Command, 4>;

/// §8.4 The Command of the flowchart for this order, among those offered.
pub fn command(mind: &mut Mind<'_, '_>, order: &Order) -> Flow<Option<Command>> {
    let offered: Commands = mind.commands().filter(|command| BRITISH.contains(command)).collect();
    flowchart(mind, order, &offered)
}

/// §8.3.5 The Activity that the flowchart's Command would bring, among those offered; it is executed by itself.
pub fn activity(mind: &mut Mind<'_, '_>) -> Flow<Option<Activity>> {
    let (order, state) = (Order::full(Faction::British), mind.state);
    let command = match mind.order() {
        Some(first) => first.command,
        None => {
            let possible = |&command: &Command| commands::possible(state, &order, command);
            let offered: Commands = BRITISH.into_iter().filter(possible).collect();
            flowchart(mind, &order, &offered)?
        }
    };
    Ok(activities::choose(mind, &order, command))
}

/// §8.4.11 Whether the conditions for the Brilliant Stroke are met: Regulars with the Leader, and a Rebellion player who
/// acts first or a Patriot stroke to trump. Only the Patriots stand below the British on the ladder.
pub fn wants_stroke(mind: &Mind<'_, '_>) -> bool {
    let state = mind.state;
    let led = state
        .leader_space(Faction::British)
        .is_some_and(|space| state.count(Piece::BritishRegulars, space) >= REGULARS_FOR_STROKE);
    let rebel_player =
        |faction: Faction| faction.side() == Side::Rebellion && !state.options.non_players[faction];
    led && (mind.trumped().is_some() || sequence::next_eligible(state).is_some_and(rebel_player))
}

/// The Commands of the British, those last that the flowchart never falls back on.
const BRITISH: [Command; 4] = [Command::March, Command::Muster, Command::Battle, Command::Garrison];

/// §8.4.1 to §8.4.4 From the top: Garrison, Muster, Battle, else March; and what each falls back on, each tried once
/// (L65). A free Command is chosen among those granted, whatever else the flowchart would do (§8.3.5).
fn flowchart(mind: &mut Mind<'_, '_>, order: &Order, offered: &[Command]) -> Flow<Option<Command>> {
    let free = order.price == Price::Free;
    let state = mind.state;
    let stands = |command: Command| !free || offered.contains(&command);
    let path: &[Command] = if stands(Command::Garrison) && garrison::is_due(state) {
        mind.because("8.4.1", msg!("lod-np-british-garrison-due"));
        &[Command::Garrison, Command::Muster, Command::March]
    } else if stands(Command::Muster) && muster::is_due(mind, order)? {
        &[Command::Muster, Command::March]
    } else if stands(Command::Battle) && battle::is_due(state) {
        mind.because("8.4.4", msg!("lod-np-british-battle-due"));
        &[Command::Battle, Command::March, Command::Muster]
    } else {
        mind.because("8.4.3", msg!("lod-np-british-march-due"));
        &[Command::March, Command::Muster]
    };
    let others: &[Command] = if free { &BRITISH } else { &[] };
    for &command in path.iter().chain(others) {
        if offered.contains(&command) {
            if can(mind, &Order { command: Some(command), ..*order }, command)? {
                return Ok(Some(command));
            }
            mind.because("8.4", msg!("lod-np-british-cannot", command = command));
        }
    }
    Ok(None)
}

/// Whether any instruction for the Command can be carried out. A Garrison begins with its Special Activity, which may
/// make room for it; if not, it is aborted then. What it costs they must have before (§8.1).
fn can(mind: &mut Mind<'_, '_>, order: &Order, command: Command) -> Flow<bool> {
    let state = mind.state;
    Ok(match command {
        Command::Garrison => {
            let begins =
                order.activity == Accompaniment::Open && activities::possible(state, order).is_some();
            order.can_pay(state, Faction::British, COST) && (begins || garrison::can_move(state, order))
        }
        Command::Muster => muster::possible(mind, order)?,
        Command::March => march::possible(state, order),
        Command::Battle => !battle::planned(state, order).is_empty(),
        Command::Rally
        | Command::RabbleRousing
        | Command::Gather
        | Command::Scout
        | Command::Raid
        | Command::AgentMobilization
        | Command::Hortalez => false,
    })
}
