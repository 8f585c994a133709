//! §2.3.4 What an Eligible Faction may do with the card.

use tricorne_kernel::{Flow, msg};

use super::eligibility;
use crate::ask::{Choices, Lod};
use crate::cards::CardNumber;
use crate::choice::Choice;
use crate::command_order::{Accompaniment, Order};
use crate::commands;
use crate::events;
use crate::leaders;
use crate::pieces::Faction;
use crate::prompt::Prompt;
use crate::state::FirstDid;
use crate::words::{Button, Command};

/// §2.3.2 The next Eligible Faction acts or passes; when two have acted or none is left, Eligibility is adjusted.
pub fn next_faction(t: &mut Lod<'_>) -> Flow<()> {
    let acted = Faction::ALL.into_iter().filter(|&faction| t.state.sequence.acted[faction]).count();
    match (eligibility::next_eligible(&t.state), t.state.cards.current) {
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
    let list = commands::of(faction, t.state.treaty).iter();
    let mut options: Choices = list
        .filter(|&&command| commands::possible(&t.state, &order, command))
        .map(|&command| Choice::Command(command))
        .collect();
    if event {
        options.push(Button::Event.into());
    }
    options.push(Button::Pass.into());
    match t.ask(faction, prompt, &options)? {
        Choice::Command(command) => execute_command(t, order, command)?,
        Choice::Button(Button::Event) => {
            t.state.sequence.acted[faction] = true;
            events::execute(t, faction, card)?;
            t.state.sequence.first.get_or_insert(FirstDid::Event);
        }
        _ => eligibility::pass(t, faction),
    }
    leaders::settle(t)
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
    commands::execute(t, &mut order, command)?;
    t.state.sequence.acted[faction] = true;
    let did = match order.activity {
        Accompaniment::Used(_) => FirstDid::CommandAndActivity,
        Accompaniment::Forbidden | Accompaniment::Open | Accompaniment::CommonCauseOnly => FirstDid::Command,
    };
    t.state.sequence.first.get_or_insert(did);
    Ok(())
}
