//! §2.3.4 What an Eligible Faction may do with the card.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use super::eligibility;
use crate::activities::{self, naval_pressure, trade};
use crate::ask::{Choices, Lod};
use crate::cards::CardNumber;
use crate::choice::Choice;
use crate::command_order::{Accompaniment, Order};
use crate::commands;
use crate::events;
use crate::leaders;
use crate::pieces::{ByFaction, Faction};
use crate::prompt::Prompt;
use crate::state::{FirstDid, Phase, State};
use crate::words::{Activity, Button, Command};

/// §2.3.2 The next Eligible Faction acts or passes; when two have acted or none is left, Eligibility is adjusted.
pub fn next_faction(t: &mut Lod<'_>) -> Flow<()> {
    let acted = Faction::ALL.into_iter().filter(|&faction| t.state.sequence.acted[faction]).count();
    match (eligibility::next_eligible(t.state), t.state.cards.current) {
        (Some(faction), Some(card)) if acted < 2 => act(t, faction, card),
        _ => {
            eligibility::adjust(t);
            Ok(())
        }
    }
}

/// §2.3.4 One Faction's turn, by the options that the 1st Eligible Faction left it. A non-player's Command is never
/// Limited (§8.1).
fn act(t: &mut Lod<'_>, faction: Faction, card: CardNumber) -> Flow<()> {
    let first = t.state.sequence.first;
    let (limited, event) = match first {
        None => (false, true),
        Some(FirstDid::Command) => (true, false),
        Some(FirstDid::CommandAndActivity) => (true, true),
        Some(FirstDid::Event) => (false, false),
    };
    let limited = limited && !t.state.options.non_players[faction];
    let order = if limited { Order::limited(faction) } else { Order::full(faction) };
    let prompt = match (first, limited, event) {
        (None, ..) => Prompt::FirstEligible { faction, title: card },
        (_, false, true) => Prompt::SecondCommandOrEvent { faction, title: card },
        (_, false, false) => Prompt::SecondCommand { faction },
        (_, true, true) => Prompt::SecondLimitedOrEvent { faction, title: card },
        (_, true, false) => Prompt::SecondLimited { faction },
    };
    match t.ask_among(faction, prompt, |state| options(state, &order, event))? {
        Choice::Command(command) => execute_command(t, order, command)?,
        Choice::Activity(activity) => {
            let mut order = order;
            t.state.sequence.acted[faction] = true;
            activities::execute(t, &mut order, activity)?;
            let command = command_after(t, &order, activity)?;
            execute_command(t, order, command)?;
        }
        Choice::Button(Button::Event) => {
            t.state.sequence.acted[faction] = true;
            events::execute(t, faction, card)?;
            t.state.sequence.first.get_or_insert(FirstDid::Event);
        }
        _ => {
            eligibility::pass(t, faction);
            let nobody_acted = t.state.sequence.acted == ByFaction([false; 4]);
            if nobody_acted && eligibility::next_eligible(t.state).is_some() {
                t.state.sequence.phase = Phase::BrilliantStrokes;
            }
        }
    }
    leaders::settle(t)
}

/// §2.3.4 What the order's Faction may do: a Command, the Event if it is open to it, or pass.
fn options(state: &State, order: &Order, event: bool) -> Choices {
    let list = commands::of(order.faction, state.treaty).iter();
    let mut options: Choices = list
        .filter(|&&command| commands::possible(state, order, command))
        .map(|&command| Choice::Command(command))
        .collect();
    options.extend(activity_first(state, order).map(Choice::Activity));
    options.extend(event.then_some(Choice::Button(Button::Event)));
    options.push(Button::Pass.into());
    options
}

/// §4.1 The Activity that a player may execute before naming the Command: one whose yield nobody knows beforehand, the die of
/// British Naval Pressure or what the British give for a Trade. Any other can as well follow the naming (L174).
fn activity_first(state: &State, order: &Order) -> Option<Activity> {
    let faction = order.faction;
    if order.activity != Accompaniment::Open || state.options.non_players[faction] {
        return None;
    }
    let activity = match faction {
        Faction::British if naval_pressure::surely_brings(state, order) > 0 => Activity::NavalPressure,
        Faction::Indians if trade::is_uncertain(state, order) => Activity::Trade,
        Faction::British | Faction::Indians | Faction::Patriots | Faction::French => return None,
    };
    let mut after = state.clone();
    after.gain(faction, 1);
    let after_order = Order { activity: Accompaniment::Used(activity), ..*order };
    let mut commands = commands::of(faction, state.treaty).iter();
    (activities::possible(state, order, activity)
        && commands.any(|&command| commands::possible(&after, &after_order, command)))
    .then_some(activity)
}

/// §4.1 The Command to an Activity that came first.
fn command_after(t: &mut Lod<'_>, order: &Order, activity: Activity) -> Flow<Command> {
    let list = commands::of(order.faction, t.state.treaty).iter().copied();
    let commands: ArrayVec<Command, 4> =
        list.filter(|&command| commands::possible(t.state, order, command)).collect();
    t.pick(order.faction, Prompt::CommandAfterActivity { faction: order.faction, activity }, &commands)
}

/// §2.3.4 Executes a Command, with its Special Activity if there was one.
fn execute_command(t: &mut Lod<'_>, mut order: Order, command: Command) -> Flow<()> {
    let faction = order.faction;
    let note = if order.limited {
        msg!("lod-note-limited-command", faction = faction, command = command)
    } else {
        msg!("lod-note-command", faction = faction, command = command)
    };
    t.note("2.3.4", note);
    t.state.sequence.acted[faction] = true;
    commands::execute(t, &mut order, command)?;
    let did = match order.activity {
        Accompaniment::Used(_) => FirstDid::CommandAndActivity,
        Accompaniment::Forbidden | Accompaniment::Open | Accompaniment::CommonCauseOnly => FirstDid::Command,
    };
    t.state.sequence.first.get_or_insert(did);
    Ok(())
}
