//! §8.4 The non-player British.

mod activities;
mod battle;
mod event;
mod garrison;
mod groups;
mod loyalty;
mod march;
mod muster;
mod supply;
mod winter;

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use super::{Mind, leaders};
use crate::choice::Choice;
use crate::command_order::{Accompaniment, Order, Price};
use crate::commands::{self, british::garrison::COST};
use crate::pieces::{Faction, Piece, Side};
use crate::sequence;
use crate::words::{Activity, Button, Command};

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
    led && (mind.question() == "lod-ask-trump" || sequence::next_eligible(state).is_some_and(rebel_player))
}

/// §8.4 Every other question of this Faction outside of Events.
pub fn answer(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    match mind.question() {
        "lod-ask-garrison-city" => garrison::city(mind),
        "lod-ask-garrison-from" => garrison::origin(mind),
        "lod-ask-garrison-regulars" => Ok(garrison::regulars(mind)),
        "lod-ask-garrison-displace" => garrison::displace(mind),
        "lod-ask-garrison-displace-to" => garrison::displace_to(mind),
        "lod-ask-muster-first" | "lod-ask-muster-next" => muster::space(mind),
        "lod-ask-muster-regulars" | "lod-ask-loyalty" | "lod-ask-loyalty-gage" => Ok(Some(mind.most())),
        "lod-ask-muster-tories" => Ok(muster::tories(mind)),
        "lod-ask-muster-fort-or-loyalty" => muster::fort_or_loyalty(mind).map(Some),
        "lod-ask-muster-fort-where" => muster::fort_where(mind),
        "lod-ask-muster-fort-regulars" => Ok(muster::fort_regulars(mind)),
        "lod-ask-muster-loyalty-where" => loyalty::space(mind, None),
        "lod-ask-winter-reward-loyalty" => winter::reward_loyalty(mind),
        "lod-ask-british-march-to" => march::destination(mind),
        "lod-ask-british-march-from" => march::origin(mind),
        "lod-ask-british-march-regulars" => Ok(march::number(mind, |group| group.regulars)),
        "lod-ask-british-march-tories" => Ok(march::number(mind, |group| group.tories)),
        "lod-ask-british-march-war-parties" => Ok(march::number(mind, |group| group.war_parties)),
        "lod-ask-british-battle" => battle::space(mind),
        "lod-ask-battle-common-cause" => Ok(battle::common_cause(mind)),
        "lod-ask-battle-indians-join" => Ok(battle::indians_join(mind)),
        "lod-ask-battle-activate" => Ok(battle::activate(mind)),
        "lod-ask-battle-war-parties-lost" => {
            mind.because("3.6.7", msg!("lod-np-british-war-parties-lost"));
            Ok(Some(mind.most()))
        }
        "lod-ask-win-the-day-where" => loyalty::win_the_day(mind),
        "lod-ask-win-the-day-levels" => Ok(Some(mind.most())),
        "lod-ask-activity-after" => Ok(Some(activities::after(mind))),
        "lod-ask-skirmish-where" => activities::skirmish_where(mind),
        "lod-ask-skirmish-how" => Ok(activities::skirmish_how(mind)),
        "lod-ask-skirmish-remove" => Ok(activities::skirmish_remove(mind)),
        "lod-ask-lift-blockade" => activities::lift_blockade(mind),
        "lod-ask-leader-follows" => leaders::follows(mind),
        "lod-ask-leader-comes" => {
            mind.because("8.1", msg!("lod-np-british-leader-comes"));
            Ok(Some(Button::Yes.into()))
        }
        "lod-ask-leader-homeless" | "lod-ask-leader-redeploys" => winter::leader(mind),
        "lod-ask-take-from-map" => {
            mind.because("8.1", msg!("lod-np-british-no-removal"));
            Ok(Some(Button::Done.into()))
        }
        "lod-ask-trade-offer" => winter::trade(mind).map(Some),
        "lod-ask-british-supply" => supply::pay_shift_or_remove(mind).map(Some),
        "lod-ask-west-indies-withdraw" => Ok(Some(winter::west_indies(mind))),
        "lod-ask-tories-desert" => winter::desertion(mind),
        _ => Ok(None),
    }
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
