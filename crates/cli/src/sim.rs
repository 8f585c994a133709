//! `tricorne sim`: many games between agents, counted.

use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{fs, thread};

use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::{Serialize, Serializer};
use tricorne_kernel::Whim;
use tricorne_library::{AnyGame, Contest, Failure as Broken, Played, RANDOM};

use crate::common::{fresh_seed, game_named, listed, pair, setup};
use crate::data::Data;
use crate::failure::{Done, Failure};

/// Play many games between agents on all cores, and count who wins.
///
/// The same seed gives the same games, whatever the number of threads. Game number i is played from a seed made of
/// --seed and i; `tricorne play GAME --seat all=AGENT --seed THAT` plays it again.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tricorne sim ferry-town --games 10000 --seed 1
  tricorne sim ferry-town --scenario two --seats random,random --format json

Exit codes: 0 no game broke; 1 a game broke; 2 the command was not understood.")]
pub struct Args {
    /// The game
    game: String,
    /// The scenario; the game's first unless given. A wrong name lists those there are
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
    /// One JSON object
    Json,
}

/// How many broken games are reported with their words.
const FAULTS_SHOWN: usize = 5;
/// How many broken games are kept with their records.
const FAULTS_KEPT: usize = 100;

/// What came out.
#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    rules_version: u32,
    scenario: String,
    options: BTreeMap<String, String>,
    seats: InOrder<String>,
    seed: u64,
    threads: usize,
    games: u64,
    finished: u64,
    unfinished: u64,
    broken: u64,
    refused_choices: u64,
    wins: InOrder<u64>,
    answers: u64,
    longest: Option<Longest>,
    seconds: f64,
    games_per_second: f64,
    faults: Vec<Fault>,
}

/// A JSON object whose fields keep the order of the seats.
#[derive(Debug)]
struct InOrder<T>(Vec<(&'static str, T)>);

impl<T: Serialize> Serialize for InOrder<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(seat, value)| (seat, value)))
    }
}

/// The longest game.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Longest {
    answers: usize,
    seed: String,
    #[serde(skip)]
    game: u64,
}

/// A game that broke.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Fault {
    game: u64,
    seed: String,
    message: String,
    #[serde(skip)]
    record: String,
}

/// What some games amount to; two add up in any order.
#[derive(Default, Debug)]
struct Tally {
    finished: u64,
    broken: u64,
    refused_choices: u64,
    draws: u64,
    wins: Vec<u64>,
    answers: u64,
    longest: Option<Longest>,
    faults: Vec<Fault>,
}

/// The seed of one game of many.
pub fn seed_of(seed: u64, game: u64) -> u64 {
    Whim::at(seed, game).bits()
}

pub fn run(args: Args) -> Done {
    let game = game_named(&args.game)?;
    args.data.use_for(game)?;
    let setup = setup(game, args.scenario, args.options);
    let contest = Contest::new(game, setup, &args.seats, args.max_answers)?;
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let threads = args.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Failure::Usage(error.to_string()))?;

    let bar = progress(args.games);
    let begun = Instant::now();
    let one = |tally: Tally, number: u64| {
        bar.inc(1);
        let seed = seed_of(seed, number);
        tally.with(game.simulate(&contest, seed), number, seed)
    };
    let games = (0..args.games).into_par_iter();
    let tally = pool.install(|| games.fold(Tally::default, one).reduce(Tally::default, Tally::plus));
    let seconds = begun.elapsed().as_secs_f64();
    bar.finish_and_clear();

    if let Some(folder) = &args.save_faults {
        save(folder, game, &tally.faults)?;
    }
    let report = report(game, &contest, seed, threads, args.games, tally, seconds)?;
    match args.format {
        Format::Json => {
            writeln!(io::stdout(), "{}", serde_json::to_string_pretty(&report).map_err(io::Error::from)?)?
        }
        Format::Text => writeln!(io::stdout(), "{}", report.text())?,
    }
    match report.broken {
        0 => Ok(()),
        broken => {
            Err(Failure::Check(format!("{broken} games broke; `--save-faults DIR` keeps their records")))
        }
    }
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

impl Tally {
    fn with(mut self, played: Played, game: u64, seed: u64) -> Tally {
        let seed = seed.to_string();
        let answers = match played {
            Played::Finished { winners, answers } => {
                self.finished += 1;
                self.draws += u64::from(winners.is_empty());
                for winner in winners {
                    self.win(winner, 1);
                }
                answers
            }
            Played::Unfinished { answers } => answers,
            Played::Failed(broken) => {
                let Broken { message, refused_choice, record, answers } = *broken;
                self.refused_choices += u64::from(refused_choice);
                self.broken += 1;
                self.keep([Fault { game, seed: seed.clone(), message, record }]);
                answers
            }
        };
        self.answers += answers as u64;
        self.longer(Some(Longest { answers, seed, game }));
        self
    }

    fn plus(mut self, other: Tally) -> Tally {
        self.finished += other.finished;
        self.refused_choices += other.refused_choices;
        self.draws += other.draws;
        for (seat, wins) in other.wins.into_iter().enumerate() {
            self.win(seat, wins);
        }
        self.answers += other.answers;
        self.longer(other.longest);
        self.broken += other.broken;
        self.keep(other.faults);
        self
    }

    fn win(&mut self, seat: usize, wins: u64) {
        if self.wins.len() <= seat {
            self.wins.resize(seat + 1, 0);
        }
        self.wins[seat] += wins;
    }

    /// Keeps the first faults of all, by the number of their games.
    fn keep(&mut self, faults: impl IntoIterator<Item = Fault>) {
        self.faults.extend(faults);
        self.faults.sort_by_key(|fault| fault.game);
        self.faults.truncate(FAULTS_KEPT);
    }

    fn longer(&mut self, other: Option<Longest>) {
        let rank = |it: &Longest| (it.answers, std::cmp::Reverse(it.game));
        if other.as_ref().map(rank) > self.longest.as_ref().map(rank) {
            self.longest = other;
        }
    }
}

fn report(
    game: &dyn AnyGame,
    contest: &Contest,
    seed: u64,
    threads: usize,
    games: u64,
    tally: Tally,
    seconds: f64,
) -> Result<Report, Failure> {
    let wins_of = |seat: usize| tally.wins.get(seat).copied().unwrap_or_default();
    let seats = game.seats(contest.setup())?;
    let mut wins: Vec<_> = seats.iter().enumerate().map(|(index, info)| (info.id, wins_of(index))).collect();
    wins.push(("draws", tally.draws));
    let mut faults = tally.faults;
    faults.truncate(FAULTS_SHOWN);
    Ok(Report {
        game: game.name(),
        rules_version: game.rules_version(),
        scenario: contest.setup().scenario.clone(),
        options: contest.setup().options.clone(),
        seats: InOrder(contest.players(game)?),
        seed,
        threads,
        games,
        finished: tally.finished,
        unfinished: games - tally.finished,
        broken: tally.broken,
        refused_choices: tally.refused_choices,
        wins: InOrder(wins),
        answers: tally.answers,
        longest: tally.longest,
        seconds,
        games_per_second: if seconds > 0.0 { games as f64 / seconds } else { 0.0 },
        faults,
    })
}

impl Report {
    fn text(&self) -> String {
        let mut lines = vec![format!("{} ({}), seed {}", self.game, self.scenario, self.seed)];
        if !self.options.is_empty() {
            lines.push(format!("options    {}", listed(&self.options)));
        }
        lines.push(format!("games      {}, of which {} finished", self.games, self.finished));
        let (speed, seconds) = (self.games_per_second, self.seconds);
        lines.push(format!(
            "speed      {speed:.0} games a second ({seconds:.2} s on {} threads)",
            self.threads
        ));
        lines.push(format!("answers    {}", self.answers));
        if let Some(longest) = &self.longest {
            lines.push(format!("longest    {} answers, seed {}", longest.answers, longest.seed));
        }
        let agents = self.seats.0.iter().map(|(_, agent)| agent.as_str()).chain([""]);
        for ((seat, wins), agent) in self.wins.0.iter().zip(agents) {
            let share = if self.games > 0 { 100.0 * *wins as f64 / self.games as f64 } else { 0.0 };
            lines.push(format!("{seat:<10} {wins:>9} {share:>6.2} % {agent}").trim_end().to_owned());
        }
        for fault in &self.faults {
            lines.push(format!("BROKE      game {}, seed {}: {}", fault.game, fault.seed, fault.message));
        }
        lines.join("\n")
    }
}
