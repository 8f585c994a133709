//! `tricorne sim`: many games between agents, counted.

mod kept;
mod report;
mod tally;

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{fs, thread};

use clap::ValueEnum;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use tricorne_kernel::Setup;
use tricorne_lab::seed_of;
use tricorne_lab::study::{self, Run};
use tricorne_library::{AnyGame, Played, RANDOM, Simulation, Watch};

use crate::common::{fresh_seed, game_named, pair, progress_bar, read_position};
use crate::data::Data;
use crate::failure::{Done, Failure};
use kept::Kept;
use report::Report;
use tally::{Fault, Tally};

/// Games are kept about this often: what is lost by an interruption is no more than that.
const KEPT_EVERY: Duration = Duration::from_secs(1);

/// Play many games between bots on all cores and report the results
///
/// Win rates have 95% confidence intervals; scores and lengths have a mean and a standard deviation. The same seed gives
/// the same games, whatever the number of threads. Each game has its own seed, made of --seed and its number;
/// `tricorne play GAME --seat all=BOT --seed SEED` plays it again.
///
/// Several scenarios, or several values of an option, make a grid: each combination is played. With --out, games are kept in a
/// folder as they are played: games.jsonl, and at the end tables for pandas, polars or a spreadsheet. An interrupted
/// run goes on with --resume and ends as if it had not been. `tricorne report` makes a page of the folder.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tricorne sim we-the-people --seats steady --games 1000 --seed 1
  tricorne sim washingtons-war --seats steady,random --format json
  tricorne sim liberty-or-death --scenario all --seats np --games 3000 --format markdown
  tricorne sim liberty-or-death --scenario all --seats np --games 3000 --seed 1 --turns --out study
  tricorne sim liberty-or-death --position position.json --seats random --games 500
  tricorne sim washingtons-war --option tournament=all --seats steady --out study --resume

Exit codes: 0 success; 1 an internal error in a game; 2 a wrong command.")]
pub struct Args {
    /// Name of the game
    game: String,
    /// Scenarios, or `all` [default: the game's first] (an unknown name lists them all)
    #[arg(long, value_delimiter = ',', value_name = "SCENARIO[,SCENARIO...]")]
    scenario: Vec<String>,
    /// Setup option with one value, several, or `all`; repeatable (an unknown name lists them all)
    #[arg(long = "option", value_name = "NAME=VALUE[,VALUE...]", value_parser = pair)]
    options: Vec<(String, String)>,
    /// Position that each game begins from, as the position editor and `position FILE` in `tricorne play` write it
    #[arg(long, value_name = "FILE", conflicts_with = "out")]
    position: Option<PathBuf>,
    /// Number of games of each setup
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
    /// Folder that keeps the games
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Go on with the run in the folder
    #[arg(long, requires = "out", requires = "seed")]
    resume: bool,
    /// Measure each turn too
    #[arg(long, requires = "out")]
    turns: bool,
    /// Keep the record of each game too
    #[arg(long, requires = "out")]
    records: bool,
    /// Tables to write at the end
    #[arg(long, value_enum, value_delimiter = ',', default_values_t = [Tables::Csv, Tables::Parquet], requires = "out")]
    tables: Vec<Tables>,
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

/// A format of the tables in the folder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Tables {
    /// Text with commas
    Csv,
    /// Apache Parquet
    Parquet,
}

pub fn run(args: Args) -> Done {
    let game = game_named(&args.game)?;
    let packs = args.data.packs(Some(game))?;
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let threads = args.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Failure::Usage(error.to_string()))?;
    let values = |value: &str| value.split(',').map(str::to_owned).collect();
    let options = args.options.iter().map(|(name, value)| (name.clone(), values(value))).collect();
    let setups = study::grid(game, &args.scenario, &options);
    let position = args.position.as_deref().map(read_position).transpose()?;
    let simulation = |setup: &Setup| {
        let new = Simulation::new(game, setup.clone(), &args.seats, args.max_answers)?;
        let simulation = new.from_position(position.clone());
        game.check_simulation(packs.of(game), &simulation).map(|()| simulation)
    };
    let simulations = setups.iter().map(simulation).collect::<Result<Vec<_>, _>>()?;
    let mut kept = match &args.out {
        Some(folder) => {
            Some(Kept::open(folder, run_of(&args, game, seed, setups, &simulations[0])?, args.resume)?)
        }
        None => None,
    };
    let bar = progress_bar(args.games * simulations.len() as u64, "games");
    let watch = Watch { turns: args.turns, uses: args.out.is_some(), record: args.records };
    let mut reports = Vec::new();
    let mut batch_size = threads as u64;
    for (setup, simulation) in simulations.iter().enumerate() {
        let begun = Instant::now();
        let mut tally = Tally::default();
        let mut next = 0;
        for played in kept.iter().flat_map(|kept| kept.games_of(setup)) {
            tally = tally.with(played.result(), played.game, played.seed.parse().unwrap_or_default());
            next += 1;
        }
        bar.set_position(setup as u64 * args.games + next);
        while next < args.games {
            let (batch, batch_begun) = (next..args.games.min(next + batch_size), Instant::now());
            let one = |number: u64| game.study(packs.of(game), simulation, seed_of(seed, number), watch);
            let played: Vec<Played> = pool.install(|| batch.clone().into_par_iter().map(one).collect());
            if let Some(kept) = &mut kept {
                kept.keep(setup, seed, batch.clone(), &played)?;
            }
            for (number, played) in batch.clone().zip(played) {
                tally = tally.with(played.result, number, seed_of(seed, number));
            }
            next = batch.end;
            batch_size = match batch_begun.elapsed() {
                short if short < KEPT_EVERY / 2 => (batch_size * 2).min(4096),
                long if long > KEPT_EVERY * 2 => (batch_size / 2).max(threads as u64),
                _ => batch_size,
            };
            bar.set_position(setup as u64 * args.games + next);
        }
        let seconds = begun.elapsed().as_secs_f64();
        if let Some(folder) = &args.save_faults {
            save(folder, game, &tally.faults)?;
        }
        let run = report::Run { seed, threads, games: args.games, seconds };
        reports.push(Report::of(game, simulation, run, tally)?);
    }
    bar.finish_and_clear();
    if let Some(kept) = kept {
        kept.write_tables(&args.tables)?;
    }
    writeln!(io::stdout(), "{}", report::printed(&reports, args.format)?)?;
    match reports.iter().map(Report::broken).sum() {
        0_u64 => Ok(()),
        broken => Err(Failure::Check(format!(
            "internal error in {broken} games; `--save-faults DIR` saves their records"
        ))),
    }
}

/// What is played, as the folder says it.
fn run_of(
    args: &Args,
    game: &dyn AnyGame,
    seed: u64,
    setups: Vec<Setup>,
    first: &Simulation,
) -> Result<Run, Failure> {
    let players = first.players(game)?;
    Ok(Run {
        game: game.name().to_owned(),
        rules: game.rules_version(),
        setups,
        seats: players.iter().map(|(seat, _)| (*seat).to_owned()).collect(),
        agents: players.into_iter().map(|(_, agent)| agent).collect(),
        games: args.games,
        seed: seed.to_string(),
        turns: args.turns,
    })
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
