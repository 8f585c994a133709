//! `tricorne bench`: how many games a second this machine plays.

use std::io::{self, Write};
use std::thread;
use std::time::{Duration, Instant};

use clap::ValueEnum;
use serde::Serialize;
use tricorne_lab::{Survey, seed_of, survey};
use tricorne_library::{AnyGame, GameResult, OpenError, Pack, RANDOM, Simulation, games};

use crate::common::{game_named, setup};
use crate::data::Data;
use crate::failure::{Done, Failure};

/// Measure how many games per second bots play, on one core and on all
///
/// The numbers are valid for this machine under its present load: use them to compare two builds on it.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tricorne bench
  tricorne bench we-the-people --seconds 1 --format json
  tricorne bench liberty-or-death --scenario 1778-short --seats np
  tricorne bench --odds 300")]
pub struct Args {
    /// Name of the game [default: all games]
    game: Option<String>,
    /// Scenario [default: each game's first]
    #[arg(long, requires = "game")]
    scenario: Option<String>,
    /// Bot for all seats, or one per seat in order
    #[arg(long, default_value = RANDOM, value_delimiter = ',', value_name = "BOT[,BOT...]")]
    seats: Vec<String>,
    /// Seconds to measure each number
    #[arg(long, default_value_t = 2.0, value_name = "S")]
    seconds: f64,
    /// Measure the odds of so many attacks instead: how many are exact, and how long they take
    #[arg(long, value_name = "ATTACKS", conflicts_with_all = ["seconds", "seats", "scenario"])]
    odds: Option<usize>,
    /// Output format
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    data: Data,
}

/// The output format.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// Text for people
    Text,
    /// JSON object
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
    let packs = args.data.packs(named)?;
    let games: Vec<_> = named.map_or_else(|| games().collect(), |game| vec![game]);
    if let Some(attacks) = args.odds {
        let surveys: Result<Vec<Survey>, OpenError> =
            games.iter().map(|&game| survey(game, packs.of(game), 1, attacks)).collect();
        return odds_printed(&surveys?, args.format);
    }
    let time = Duration::try_from_secs_f64(args.seconds)
        .map_err(|error| Failure::Usage(format!("--seconds: {error}")))?;
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut report = Report {
        about: "games between bots on this machine, under its present load",
        cores,
        measured: vec![],
    };
    for game in games {
        let setup = setup(game, args.scenario.clone(), Vec::new());
        let simulation = Simulation::new(game, setup, &args.seats, usize::MAX)?;
        for threads in if cores > 1 { vec![1, cores] } else { vec![1] } {
            report.measured.push(measure(game, packs.of(game), &simulation, threads, time)?);
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

fn odds_printed(surveys: &[Survey], format: Format) -> Done {
    let mut out = io::stdout().lock();
    if format == Format::Json {
        return Ok(writeln!(out, "{}", serde_json::to_string_pretty(surveys).map_err(io::Error::from)?)?);
    }
    writeln!(
        out,
        "{:<28} {:>8} {:>8} {:>8} {:>10} {:>10} {:>10}",
        "odds of attacks", "attacks", "exact", "means", "estimates", "median ms", "95% ms"
    )?;
    for Survey { game, attacks, exact, means, estimates, median_ms, most_ms } in surveys {
        writeln!(
            out,
            "{game:<28} {attacks:>8} {exact:>8} {means:>8} {estimates:>10} {median_ms:>10.1} {most_ms:>10.1}"
        )?;
    }
    Ok(())
}

fn measure(
    game: &dyn AnyGame,
    pack: &Pack,
    simulation: &Simulation,
    threads: usize,
    time: Duration,
) -> Result<Measured, Failure> {
    let begun = Instant::now();
    let play = |thread: usize| -> Result<(u64, u64), Failure> {
        let (mut games, mut answers) = (0, 0);
        while begun.elapsed() < time {
            let seed = seed_of(thread as u64, games);
            match game.simulate(pack, simulation, seed) {
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
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Failure::Usage(error.to_string()))?;
    let played = pool.broadcast(|worker| play(worker.index()));
    let seconds = begun.elapsed().as_secs_f64();
    let (mut games, mut answers) = (0, 0);
    for worker in played {
        let (more_games, more_answers) = worker?;
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
