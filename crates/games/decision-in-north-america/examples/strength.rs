//! How strong `steady` is: games against `random` and against a player who looks one answer ahead, with each side and scenario in
//! turn, without and with all optional rules. Takes the number of games of each line, 1000 unless told; fails below the aims.

#[path = "../tests/matches/mod.rs"]
mod matches;

use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use decision_in_north_america::DecisionInNorthAmerica as Dina;
use decision_in_north_america::steady::Greedy;
use tricorne_agents::Random;
use tricorne_kernel::Agent;

/// A player, how to seat it, and how many games in a hundred the bot has to win.
type Opponent = (&'static str, fn() -> Box<dyn Agent<Dina>>, u64);

const OPPONENTS: [Opponent; 2] =
    [("random", || Box::new(Random), 98), ("one answer ahead", || Box::new(Greedy), 80)];

fn main() -> ExitCode {
    let games = match std::env::args().nth(1).map(|games| games.parse::<u64>()) {
        None => 1000,
        Some(Ok(games)) if games > 0 => games,
        Some(_) => {
            eprintln!("the number of games must be a number from 1 on");
            return ExitCode::FAILURE;
        }
    };
    let mut reached = true;
    println!(
        "{:<18} {:<14} {:>6} {:>6} {:>8} {:>6}",
        "against", "optional rules", "games", "won", "percent", "aim"
    );
    for (name, other, aim) in OPPONENTS {
        for optional_rules in [false, true] {
            let won = won(games, optional_rules, other);
            let rules = if optional_rules { "all" } else { "none" };
            let percent = 100.0 * won as f64 / games as f64;
            println!("{name:<18} {rules:<14} {games:>6} {won:>6} {percent:>8.1} {aim:>6}");
            reached &= 100 * won >= aim * games;
        }
    }
    if reached { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// How many games the bot wins, played on all cores.
fn won(games: u64, optional_rules: bool, other: fn() -> Box<dyn Agent<Dina>>) -> u64 {
    let (next, won) = (AtomicU64::new(0), AtomicU64::new(0));
    let play = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                break;
            }
            won.fetch_add(matches::wins(number, optional_rules, other()).into(), Ordering::Relaxed);
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(play);
        }
    });
    won.into_inner()
}
