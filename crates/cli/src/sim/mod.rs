//! `tricorne sim`: many games between agents, counted.

mod report;
mod tally;

use std::io::{self, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{fs, thread};

use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use tricorne_kernel::AgentRng;
use tricorne_library::{AnyGame, Pack, RANDOM, Simulation};

use crate::common::{fresh_seed, game_named, pair, setup};
use crate::data::Data;
use crate::failure::{Done, Failure};
use report::Report;
use tally::{Fault, Tally};

/// What `--scenario` calls every scenario of the game.
const ALL: &str = "all";

/// Play many games between bots on all cores and report the results
///
/// Win rates have 95% confidence intervals; scores and lengths have a mean and a standard deviation. The same seed gives
/// the same games, whatever the number of threads. Each game has its own seed, made of --seed and its number;
/// `tricorne play GAME --seat all=BOT --seed SEED` plays it again.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tricorne sim we-the-people --seats steady --games 1000 --seed 1
  tricorne sim washingtons-war --seats steady,random --format json
  tricorne sim liberty-or-death --scenario all --seats np --games 3000 --format markdown

Exit codes: 0 success; 1 an internal error in a game; 2 a wrong command.")]
pub struct Args {
    /// Name of the game
    game: String,
    /// Scenario, or `all` [default: the game's first] (an unknown name lists them all)
    #[arg(long)]
    scenario: Option<String>,
    /// Setup option; repeatable (an unknown name lists them all)
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    options: Vec<(String, String)>,
    /// Number of games
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,
    /// Bot for all seats, or one per seat in order
    #[arg(long, default_value = RANDOM, value_delimiter = ',', value_name = "BOT[,BOT...]")]
    seats: Vec<String>,
    /// Seed of the games [default: random]
    #[arg(long)]
    seed: Option<u64>,
    /// Output format
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Number of threads [default: all cores]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// Longest game in answers, dice included; longer games count as unfinished
    #[arg(long, default_value_t = 1_000_000, value_name = "N")]
    max_answers: usize,
    /// Folder for the record of each game with an internal error
    #[arg(long, value_name = "DIR")]
    save_faults: Option<PathBuf>,
    #[command(flatten)]
    data: Data,
}

/// The output format.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Format {
    /// Text for people
    Text,
    /// JSON object; with `--scenario all` a list of them
    Json,
    /// Markdown table, the same on every run
    Markdown,
}

/// The seed of one game of many.
pub fn seed_of(seed: u64, game: u64) -> u64 {
    AgentRng::at(seed, game).bits()
}

pub fn run(args: Args) -> Done {
    let game = game_named(&args.game)?;
    let packs = args.data.packs(Some(game))?;
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let threads = args.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Failure::Usage(error.to_string()))?;
    let scenarios = match args.scenario.as_deref() {
        Some(ALL) => game.scenarios().iter().map(|info| Some(info.id.to_owned())).collect(),
        _ => vec![args.scenario.clone()],
    };
    let mut reports = Vec::new();
    for scenario in scenarios {
        let setup = setup(game, scenario, args.options.clone());
        let simulation = Simulation::new(game, setup, &args.seats, args.max_answers)?;
        let bar = progress(args.games);
        let begun = Instant::now();
        let tally = pool.install(|| play(game, packs.of(game), &simulation, seed, args.games, &bar));
        let seconds = begun.elapsed().as_secs_f64();
        bar.finish_and_clear();
        if let Some(folder) = &args.save_faults {
            save(folder, game, &tally.faults)?;
        }
        reports.push(Report::of(
            game,
            &simulation,
            report::Run { seed, threads, games: args.games, seconds },
            tally,
        )?);
    }
    writeln!(io::stdout(), "{}", report::printed(&reports, args.format)?)?;
    match reports.iter().map(Report::broken).sum() {
        0_u64 => Ok(()),
        broken => Err(Failure::Check(format!(
            "internal error in {broken} games; `--save-faults DIR` saves their records"
        ))),
    }
}

fn play(
    game: &dyn AnyGame,
    pack: &Pack,
    simulation: &Simulation,
    seed: u64,
    games: u64,
    bar: &ProgressBar,
) -> Tally {
    let one = |tally: Tally, number: u64| {
        bar.inc(1);
        let seed = seed_of(seed, number);
        tally.with(game.simulate(pack, simulation, seed), number, seed)
    };
    (0..games).into_par_iter().fold(Tally::default, one).reduce(Tally::default, Tally::plus)
}

fn progress(games: u64) -> ProgressBar {
    let target =
        if io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(games), target);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

fn save(folder: &Path, game: &dyn AnyGame, faults: &[Fault]) -> Done {
    let failed = |error: io::Error| Failure::Usage(format!("{}: {error}", folder.display()));
    fs::create_dir_all(folder).map_err(failed)?;
    for fault in faults {
        fs::write(folder.join(format!("{}-{}.jsonl", game.name(), fault.seed)), &fault.record)
            .map_err(failed)?;
    }
    Ok(())
}
