//! `tricorne bench`: how many games a second this machine plays.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use clap::ValueEnum;
use serde::Serialize;
use tricorne_library::{AnyGame, GameResult, RANDOM, Simulation, games};

use crate::common::{game_named, setup};
use crate::data::Data;
use crate::failure::{Done, Failure};
use crate::sim::seed_of;

/// Measure games between agents per second, on one core and on all.
///
/// The numbers are a measurement of this machine under its present load, good for comparing two builds on it.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tricorne bench
  tricorne bench ferry-town --seconds 1 --format json
  tricorne bench liberty-or-death --scenario 1778-short --seats np")]
pub struct Args {
    /// The game; all that are on offer unless given
    game: Option<String>,
    /// The scenario; each game's first unless given
    #[arg(long, requires = "game")]
    scenario: Option<String>,
    /// One agent for all seats, or one for each in order
    #[arg(long, default_value = RANDOM, value_delimiter = ',', value_name = "AGENT[,AGENT...]")]
    seats: Vec<String>,
    /// How long to measure each number
    #[arg(long, default_value_t = 2.0, value_name = "S")]
    seconds: f64,
    /// What to print
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    data: Data,
}

/// What to print.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// For people
    Text,
    /// One JSON object
    Json,
}

#[derive(Debug, Serialize)]
struct Measured {
    game: &'static str,
    rules_version: u32,
    scenario: String,
    seats: String,
    threads: usize,
    seconds: f64,
    games: u64,
    games_per_second: f64,
    answers_per_second: f64,
}

#[derive(Debug, Serialize)]
struct Report {
    /// What the numbers are.
    about: &'static str,
    cores: usize,
    measured: Vec<Measured>,
}

pub fn run(args: Args) -> Done {
    let named = args.game.as_deref().map(game_named).transpose()?;
    args.data.use_for(named)?;
    let games: Vec<_> = named.map_or_else(|| games().collect(), |game| vec![game]);
    let time = Duration::try_from_secs_f64(args.seconds)
        .map_err(|error| Failure::Usage(format!("--seconds: {error}")))?;
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut report = Report {
        about: "games between agents on this machine, under its present load",
        cores,
        measured: vec![],
    };
    for game in games {
        let setup = setup(game, args.scenario.clone(), Vec::new());
        let simulation = Simulation::new(game, setup, &args.seats, usize::MAX)?;
        for threads in if cores > 1 { vec![1, cores] } else { vec![1] } {
            report.measured.push(measure(game, &simulation, threads, time)?);
        }
    }
    match args.format {
        Format::Json => {
            writeln!(io::stdout(), "{}", serde_json::to_string_pretty(&report).map_err(io::Error::from)?)?
        }
        Format::Text => writeln!(io::stdout(), "{}", report.text())?,
    }
    Ok(())
}

fn measure(
    game: &dyn AnyGame,
    simulation: &Simulation,
    threads: usize,
    time: Duration,
) -> Result<Measured, Failure> {
    let (begun, stop) = (Instant::now(), AtomicBool::new(false));
    let play = |thread: usize| -> Result<(u64, u64), Failure> {
        let (mut games, mut answers) = (0, 0);
        while !stop.load(Ordering::Relaxed) {
            let seed = seed_of(thread as u64, games);
            match game.simulate(simulation, seed) {
                GameResult::Finished { answers: given, .. } | GameResult::Unfinished { answers: given } => {
                    answers += given as u64
                }
                GameResult::Failed(broken) => {
                    return Err(Failure::Check(format!("seed {seed}: {}", broken.message)));
                }
            }
            games += 1;
        }
        Ok((games, answers))
    };
    let played: Vec<_> = thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|thread| scope.spawn(move || play(thread))).collect();
        thread::sleep(time);
        stop.store(true, Ordering::Relaxed);
        running.into_iter().map(|thread| thread.join()).collect()
    });
    let seconds = begun.elapsed().as_secs_f64();
    let (mut games, mut answers) = (0, 0);
    for thread in played {
        let (more_games, more_answers) = thread.map_err(|_| Failure::Check("a thread broke".into()))??;
        (games, answers) = (games + more_games, answers + more_answers);
    }
    Ok(Measured {
        game: game.name(),
        rules_version: game.rules_version(),
        scenario: simulation.setup().scenario.clone(),
        seats: simulation.players(game)?.into_iter().map(|(_, agent)| agent).collect::<Vec<_>>().join(","),
        threads,
        seconds,
        games,
        games_per_second: games as f64 / seconds,
        answers_per_second: answers as f64 / seconds,
    })
}

impl Report {
    fn text(&self) -> String {
        if self.measured.is_empty() {
            return "No game is on offer yet. Try the example: tricorne bench ferry-town".into();
        }
        let mut lines = vec![format!("Measured here and now, {} cores: {}.\n", self.cores, self.about)];
        lines.push(format!(
            "{:<28} {:<12} {:<28} {:>7} {:>12} {:>14}",
            "game", "scenario", "seats", "threads", "games/s", "answers/s"
        ));
        for it in &self.measured {
            let (games, answers) = (it.games_per_second, it.answers_per_second);
            lines.push(format!(
                "{:<28} {:<12} {:<28} {:>7} {games:>12.0} {answers:>14.0}",
                it.game, it.scenario, it.seats, it.threads
            ));
        }
        lines.join("\n")
    }
}
