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
use tricorne_library::{AnyGame, RANDOM, Simulation};

use crate::common::{fresh_seed, game_named, pair, setup};
use crate::data::Data;
use crate::failure::{Done, Failure};
use report::Report;
use tally::{Fault, Tally};

/// What `--scenario` calls every scenario of the game.
const ALL: &str = "all";

/// Play many games between agents on all cores: who wins, by how much, after how long.
///
/// Shares of wins come with their interval of 95% confidence, scores and lengths with their mean and spread.
/// The same seed gives the same games, whatever the number of threads. Game number i is played from a seed made of
/// --seed and i; `tricorne play GAME --seat all=AGENT --seed THAT` plays it again.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tricorne sim ferry-town --games 10000 --seed 1
  tricorne sim ferry-town --scenario two --seats random,random --format json
  tricorne sim liberty-or-death --scenario all --seats np --games 3000 --format markdown

Exit codes: 0 no game broke; 1 a game broke; 2 the command was not understood.")]
pub struct Args {
    /// The game
    game: String,
    /// The scenario; the game's first unless given, `all` for one after the other. A wrong name lists those there are
    #[arg(long)]
    scenario: Option<String>,
    /// An option of set-up; may be given several times. A wrong name lists those there are
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    options: Vec<(String, String)>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,
    /// One agent for all seats, or one for each in order
    #[arg(long, default_value = RANDOM, value_delimiter = ',', value_name = "AGENT[,AGENT...]")]
    seats: Vec<String>,
    /// The seed; a fresh one unless given
    #[arg(long)]
    seed: Option<u64>,
    /// What to print
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// How many threads; all cores unless given
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// A game with more answers than this, dice included, is unfinished
    #[arg(long, default_value_t = 1_000_000, value_name = "N")]
    max_answers: usize,
    /// Where to write the record of each game that broke
    #[arg(long, value_name = "DIR")]
    save_faults: Option<PathBuf>,
    #[command(flatten)]
    data: Data,
}

/// What to print.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Format {
    /// For people
    Text,
    /// A JSON object; with `--scenario all` a list of them
    Json,
    /// A table for documents, without what changes from run to run
    Markdown,
}

/// The seed of one game of many.
pub fn seed_of(seed: u64, game: u64) -> u64 {
    AgentRng::at(seed, game).bits()
}

pub fn run(args: Args) -> Done {
    let game = game_named(&args.game)?;
    args.data.use_for(Some(game))?;
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
        let tally = pool.install(|| play(game, &simulation, seed, args.games, &bar));
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
        broken => {
            Err(Failure::Check(format!("{broken} games broke; `--save-faults DIR` keeps their records")))
        }
    }
}

fn play(game: &dyn AnyGame, simulation: &Simulation, seed: u64, games: u64, bar: &ProgressBar) -> Tally {
    let one = |tally: Tally, number: u64| {
        bar.inc(1);
        let seed = seed_of(seed, number);
        tally.with(game.simulate(simulation, seed), number, seed)
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
