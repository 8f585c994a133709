//! §10.2, §10.3, §11.0 What the phases at the end of a year do, tried on positions from the middle of games.

use tricorne_agents::Random;
use tricorne_kernel::{Chance, DryRun, Flow, Game, Seat, Setup, Step};
use washingtons_war::pieces::Side;
use washingtons_war::state::State;
use washingtons_war::{WashingtonsWar, politics as rules, winter as cold};

use crate::Table;
use crate::reading::Position;

/// More dice than a winter can ask for.
const MOST_DICE: usize = 200;

/// The state after a phase, with random answers; every die falls like this one.
fn after(table: &Table<'_>, die: u8, phase: fn(&mut Step<'_, WashingtonsWar>) -> Flow<()>) -> State {
    let seats = WashingtonsWar::seats(&Setup::of::<WashingtonsWar>());
    let dice = Chance::scripted(std::iter::repeat_n(die, MOST_DICE));
    let mut run = DryRun::<WashingtonsWar>::new(table.facts, seats).with_chance(dice).quiet();
    for seat in 0..2 {
        run = run.with_agent(Seat::new(seat), Box::new(Random));
    }
    let mut start = table.state.clone();
    start.open.activation = None;
    run.run(&start, phase).state
}

/// §10.2, §10.3 Armies mark their spaces; then isolated markers go, the American ones first.
pub fn politics(table: &Table<'_>) -> Result<(), String> {
    let told = after(table, 1, rules::phase);
    let told = Position::of(table.at.map, table.facts, &told);
    let start = Position::of(table.at.map, table.facts, table.state);
    start.check_politics(&told, isolated).map_err(|differs| format!("10.3: {differs}"))
}

/// §10.31, §10.32
fn isolated(at: &Position<'_>, side: Side) -> Vec<usize> {
    match side {
        Side::American => at.isolated(
            side,
            |it| at.americans(it),
            |it| at.pcs[it].is_none() && at.units(Side::British, it) == 0 || at.congress == Some(it),
        ),
        Side::British => at.isolated(
            side,
            |it| at.map.0[it].port || at.units(Side::British, it) > 0,
            |it| at.pcs[it].is_none() && at.units(Side::American, it) == 0 && !at.general(Side::American, it),
        ),
    }
}

/// §11.0 What winter takes from each stack, with the last face that takes a single unit and the first that spares it.
pub fn winter(table: &Table<'_>) -> Result<(), String> {
    for die in [3, 4] {
        let told = after(table, die, cold::attrition);
        if told.open.ending.is_some() {
            continue;
        }
        let (before, told) = (&table.at, Position::of(table.at.map, table.facts, &told));
        for at in 0..before.map.len() {
            for side in [Side::American, Side::British] {
                let lost = before.units(side, at) - told.units(side, at);
                let expected = losses(before, side, at, die);
                if lost != expected {
                    let place = &before.map.0[at].id;
                    return Err(format!("11.0: in {place} {lost} are lost, and not {expected}"));
                }
            }
        }
    }
    Ok(())
}

/// §11.1 to §11.3 What a stack loses.
fn losses(at: &Position<'_>, side: Side, space: usize, die: u8) -> u8 {
    let [american, french, british] = at.cus[space];
    let sheltered = at.map.0[space].sheltered;
    // §11.3 French alone winter as the British do, French with Americans as the Americans do.
    let (units, like_british) = match side {
        Side::British => (british, true),
        Side::American => (american + french, american == 0),
    };
    let washington = at.generals.iter().any(|it| it.id == "washington" && it.at == Some(space));
    let (exposed, general) = match (sheltered, side) {
        (true, _) if like_british => (0, false),
        // §11.2 Five are exempt with Washington; the others are judged as if they were alone.
        (true, Side::American) if washington => (units.saturating_sub(5), false),
        (true | false, Side::American | Side::British) => (units, at.general(side, space)),
    };
    match exposed {
        1 => u8::from(!general && die <= 3),
        more => more / 2,
    }
}
