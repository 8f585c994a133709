//! §4.0 Special Activities. Each file has `possible`, whether it can do something now, and `execute`.
//!
//! Common Cause (§4.2.1) is not offered by itself: it lives within the British March and Battle that it aids.

pub mod common_cause;
pub mod naval_pressure;
pub mod partisans;
pub mod persuasion;
pub mod plunder;
pub mod preparer_la_guerre;
pub mod skirmish;
pub mod trade;
pub mod war_path;

use tricorne_kernel::Flow;

use crate::ask::Lod;
use crate::choice::Choice;
use crate::command_order::{Accompaniment, Order};
use crate::commands;
use crate::leaders;
use crate::navy;
use crate::pieces::Faction;
use crate::state::State;
use crate::words::{Activity, Command};

/// §4.2 to §4.5 The Special Activities that a Faction may choose from.
pub fn of(faction: Faction, treaty: bool) -> &'static [Activity] {
    match faction {
        Faction::British => &[Activity::Skirmish, Activity::NavalPressure],
        Faction::Patriots => &[Activity::Persuasion, Activity::Partisans, Activity::Skirmish],
        Faction::Indians => &[Activity::Trade, Activity::WarPath, Activity::Plunder],
        Faction::French if treaty => {
            &[Activity::PreparerLaGuerre, Activity::Skirmish, Activity::NavalPressure]
        }
        Faction::French => &[Activity::PreparerLaGuerre],
    }
}

/// The Activities to offer now: those that are allowed and can do something. Where the order's Command cannot begin
/// (`must_fund`), only those that surely let it.
pub fn offered<'a>(state: &'a State, order: &'a Order) -> impl Iterator<Item = Choice> + 'a {
    let list = if order.activity == Accompaniment::Open { of(order.faction, state.treaty) } else { &[] };
    list.iter()
        .filter(|&&activity| possible(state, order, activity))
        .filter(|&&activity| !order.must_fund || opens(state, order, activity))
        .map(|&activity| Choice::Activity(activity))
}

/// §4.1, L174 Whether the order's Command can surely begin after the Activity: with the Resources that it brings at the
/// least, and the Blockades that it lifts.
fn opens(state: &State, order: &Order, activity: Activity) -> bool {
    let mut funded = state.clone();
    funded.gain(order.faction, surely_brings(state, order, activity));
    let presses = order.faction == Faction::British && activity == Activity::NavalPressure;
    let lifted = navy::howe_will_lower(state, order) + u8::from(presses);
    let order = Order { activity: Accompaniment::Used(activity), must_fund: false, ..*order };
    navy::after_lifting(&funded, lifted).iter().any(|after| commands::can_begin(after, &order))
}

/// Whether the Activity can do something now.
pub fn possible(state: &State, order: &Order, activity: Activity) -> bool {
    match activity {
        Activity::CommonCause => false,
        Activity::Skirmish => skirmish::possible(state, order),
        Activity::NavalPressure => naval_pressure::possible(state, order),
        Activity::Persuasion => persuasion::possible(state, order),
        Activity::Partisans => partisans::possible(state, order),
        Activity::Trade => trade::possible(state, order),
        Activity::WarPath => war_path::possible(state, order),
        Activity::Plunder => plunder::possible(state, order),
        Activity::PreparerLaGuerre => preparer_la_guerre::possible(state, order),
    }
}

/// §2.3.4, §4.1 Whether the Command that an Activity accompanies can still be executed in at least one space, given the
/// state and order as that Activity would leave them; Howe may lift a Blockade besides. Hortalez needs no space.
pub fn leaves_command_possible(state: &State, order: &Order) -> bool {
    let begins = |state: &State| commands::can_begin(state, order);
    match order.command {
        None | Some(Command::Hortalez) => true,
        Some(_) => {
            let howe = navy::howe_will_lower(state, order);
            !order.selected.is_empty()
                || begins(state)
                || howe > 0 && navy::after_lifting(state, howe).iter().any(begins)
        }
    }
}

/// The Resources that the Activity brings its Faction at the least.
fn surely_brings(state: &State, order: &Order, activity: Activity) -> u8 {
    match activity {
        Activity::NavalPressure => naval_pressure::surely_brings(state, order),
        Activity::Persuasion | Activity::Trade => 1,
        Activity::Plunder => plunder::surely_brings(state, order),
        Activity::PreparerLaGuerre => 2,
        Activity::CommonCause | Activity::Skirmish | Activity::Partisans | Activity::WarPath => 0,
    }
}

/// Executes an Activity that [`offered`] offered.
pub fn execute(t: &mut Lod<'_>, order: &mut Order, activity: Activity) -> Flow<()> {
    if order.activity == Accompaniment::Open {
        order.activity = Accompaniment::Used(activity);
        order.out_of_resources = t.state.resources[order.faction] == 0;
    }
    if order.faction == Faction::British {
        let fits = |after: &State| possible(after, order, activity) && opens(after, order, activity);
        navy::howe_lowers_fni(t, |after| !order.must_fund || fits(after))?;
    }
    let outer = t.state.executing;
    // An Activity by itself, in an Event or a Brilliant Stroke, is what is being executed.
    t.state.executing = outer.or(Some(*order));
    perform(t, order, activity)?;
    t.state.executing = outer;
    leaders::settle(t)
}

/// What the Activity itself does.
pub fn perform(t: &mut Lod<'_>, order: &mut Order, activity: Activity) -> Flow<()> {
    match activity {
        Activity::CommonCause => unreachable!("Common Cause is part of a March or Battle"),
        Activity::Skirmish => skirmish::execute(t, order),
        Activity::NavalPressure => naval_pressure::execute(t, order),
        Activity::Persuasion => persuasion::execute(t, order),
        Activity::Partisans => partisans::execute(t, order),
        Activity::Trade => trade::execute(t, order),
        Activity::WarPath => war_path::execute(t, order),
        Activity::Plunder => plunder::execute(t, order),
        Activity::PreparerLaGuerre => preparer_la_guerre::execute(t, order),
    }
}
