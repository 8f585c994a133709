//! §10.2, §11.0 What the phases at the end of a year do, tried on positions from the middle of games.

use tricorne_agents::Random;
use tricorne_kernel::{Chance, DryRun, Flow, Game, Seat, Setup, Step};
use we_the_people::pieces::Side;
use we_the_people::state::State;
use we_the_people::{WeThePeople, politics as rules, winter as cold};

use crate::Table;
use crate::reading::Position;

/// The state after a phase, with random answers.
fn after(table: &Table<'_>, phase: fn(&mut Step<'_, WeThePeople>) -> Flow<()>) -> State {
    let seats = WeThePeople::seats(&Setup::of::<WeThePeople>());
    let mut run = DryRun::<WeThePeople>::new(table.facts, seats).with_chance(Chance::seeded(1)).quiet();
    for seat in 0..2 {
        run = run.with_agent(Seat::new(seat), Box::new(Random));
    }
    let mut start = table.state.clone();
    (start.open.activation, start.open.fight) = (None, None);
    run.run(&start, phase).state
}

/// §10.2 Armies mark their spaces; then isolated markers go, the American ones first.
pub fn politics(table: &Table<'_>) -> Result<(), String> {
    let told = after(table, rules::phase);
    let told = Position::of(table.at.map, table.facts, &told);
    let start = Position::of(table.at.map, table.facts, table.state);
    let isolated = |at: &Position<'_>, side| isolated(table, at, side);
    start.check_politics(&told, isolated).map_err(|differs| format!("10.2: {differs}"))
}

/// §10.2 American generals save markers, British ones do not; a port of the French Navy is like any inland space (P17).
fn isolated(table: &Table<'_>, at: &Position<'_>, side: Side) -> Vec<usize> {
    match side {
        Side::American => at.isolated(
            side,
            |it| at.americans(it),
            |it| at.americans(it) || at.pcs[it].is_none() && at.units(Side::British, it) == 0,
        ),
        Side::British => at.isolated(
            side,
            |it| at.units(Side::British, it) > 0 || at.map.0[it].port && !table.navy(it),
            |it| at.units(Side::British, it) > 0 || at.pcs[it].is_none() && at.units(Side::American, it) == 0,
        ),
    }
}

/// §11.0 Winter takes half of each stack, rounded down, unless it has winter quarters or is in the South.
pub fn winter(table: &Table<'_>) -> Result<(), String> {
    let told = after(table, cold::attrition);
    if told.open.ending.is_some() {
        return Ok(());
    }
    let (before, told) = (&table.at, Position::of(table.at.map, table.facts, &told));
    for at in 0..before.map.len() {
        for side in [Side::American, Side::British] {
            let (units, site) = (before.units(side, at), &before.map.0[at]);
            let expected = if site.sheltered { units } else { units - units / 2 };
            if told.units(side, at) != expected {
                return Err(format!("11.0: of {units} in {} {} remain", site.id, told.units(side, at)));
            }
        }
    }
    Ok(())
}
