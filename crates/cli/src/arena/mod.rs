//! `tricorne arena`: which of two bots is stronger.

mod journal;

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Instant;

use clap::ValueEnum;
use serde::Serialize;
use tricorne_kernel::Setup;
use tricorne_lab::{Arena, ArenaError, Elo, Line, Standing, Verdict};

use crate::common::{game_named, listed, pair, progress_bar, setup};
use crate::data::Data;
use crate::failure::{Done, Failure};
use journal::{Header, Journal};

/// How many rounds are played before the result is looked at.
const BATCH: u64 = 8;

/// Find out which of two bots is stronger
///
/// In a round the challenger plays each seat once, with the same dice, and the opponent plays all others. In games for
/// more than two the opponent also plays the challenger's seats, for comparison. Rounds end when one of the two is clearly
/// stronger (by a sequential test), or after --rounds of them. The same seed gives the same rounds.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tricorne arena washingtons-war steady random --rounds 50 --seed 1
  tricorne arena decision-in-north-america steady random --all-rounds --rounds 500 --seed 1 --format markdown
  tricorne arena liberty-or-death np random --scenario 1778-short --seat british --seat british+indians
  tricorne arena we-the-people steady random --resume steady.jsonl

Exit codes: 0 success; 1 an internal error in a game; 2 a wrong command.")]
pub struct Args {
    /// Name of the game
    game: String,
    /// Bot that is tried
    challenger: String,
    /// Bot that it plays against
    opponent: String,
    /// Scenario [default: the game's first] (an unknown name lists them all)
    #[arg(long)]
    scenario: Option<String>,
    /// Setup option; repeatable (an unknown name lists them all)
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    options: Vec<(String, String)>,
    /// Seat of the challenger, or several at once; repeatable [default: each seat in turn]
    #[arg(long = "seat", value_name = "SEAT[+SEAT...]")]
    seats: Vec<String>,
    /// Most rounds
    #[arg(long, default_value_t = 200, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    rounds: u64,
    /// Play all rounds, however clear the result
    #[arg(long)]
    all_rounds: bool,
    /// Seed of the rounds
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// File that keeps the rounds: what is in it is not played again
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Output format
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Number of threads [default: all cores]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
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
    /// Markdown table, the same on every run
    Markdown,
}

pub fn run(args: Args) -> Done {
    let game = game_named(&args.game)?;
    let packs = args.data.packs(Some(game))?;
    let setup = setup(game, args.scenario.clone(), args.options.clone());
    let seats: Vec<Vec<String>> =
        args.seats.iter().map(|seats| seats.split('+').map(str::to_owned).collect()).collect();
    let arena = Arena::new(game, &setup, (&args.challenger, &args.opponent), &seats, args.seed)?;
    let header = Header {
        game: game.name().to_owned(),
        rules: game.rules_version(),
        setup,
        challenger: args.challenger,
        opponent: args.opponent,
        seats: arena.line_ups(),
        seed: args.seed,
    };
    let (mut journal, mut rounds) = Journal::open(args.resume, &header)?;
    rounds.truncate(usize::try_from(args.rounds).unwrap_or(usize::MAX));
    let threads = args.threads.map_or(0, NonZeroUsize::get);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Failure::Usage(error.to_string()))?;
    let (bar, begun) = (progress_bar(args.rounds, "rounds"), Instant::now());
    let standing = loop {
        let played = rounds.len() as u64;
        bar.set_position(played);
        let standing = Standing::of(&arena, &rounds);
        let clear = standing.verdict != Verdict::Open && !args.all_rounds;
        if played >= args.rounds || (clear && played.is_multiple_of(BATCH)) {
            break standing;
        }
        let batch = played..args.rounds.min((played / BATCH + 1) * BATCH);
        let more = pool.install(|| arena.play(packs.of(game), batch))?;
        journal.keep(&more)?;
        rounds.extend(more);
    };
    bar.finish_and_clear();
    let report = Report { header, standing, seconds: begun.elapsed().as_secs_f64() };
    writeln!(io::stdout(), "{}", report.printed(args.format)?)?;
    Ok(())
}

impl From<ArenaError> for Failure {
    fn from(error: ArenaError) -> Self {
        match error {
            ArenaError::Open(error) => error.into(),
            ArenaError::NoSeat { .. } => Failure::Usage(error.to_string()),
            ArenaError::Game { .. } => Failure::Check(error.to_string()),
        }
    }
}

/// What came out.
#[derive(Debug, Serialize)]
struct Report {
    #[serde(flatten)]
    header: Header,
    #[serde(flatten)]
    standing: Standing,
    seconds: f64,
}

impl Report {
    fn printed(&self, format: Format) -> Result<String, Failure> {
        Ok(match format {
            Format::Json => serde_json::to_string_pretty(self).map_err(io::Error::from)?,
            Format::Text => self.text(),
            Format::Markdown => self.markdown(),
        })
    }

    fn text(&self) -> String {
        let Header { game, setup, challenger, opponent, seed, .. } = &self.header;
        let Setup { scenario, options } = setup;
        let mut lines = vec![format!("{game} ({scenario}), seed {seed}: {challenger} against {opponent}")];
        if !options.is_empty() {
            lines.push(format!("options    {}", listed(options)));
        }
        let (rounds, seconds) = (self.standing.rounds, self.seconds);
        lines.push(format!("rounds     {rounds} ({seconds:.1} s)"));
        for line in self.lines() {
            let [seats, won, drawn, lost, score, theirs] = cells(line);
            let theirs = if theirs.is_empty() { theirs } else { format!(", {opponent} there {theirs}") };
            lines.push(format!("{seats:<18} {won:>6} won {drawn:>6} drawn {lost:>6} lost, {score}{theirs}"));
        }
        lines.push(self.conclusion());
        lines.join("\n")
    }

    fn markdown(&self) -> String {
        let Header { game, setup, challenger, opponent, seed, .. } = &self.header;
        let (scenario, rounds) = (&setup.scenario, self.standing.rounds);
        let options = match setup.options.is_empty() {
            true => String::new(),
            false => format!(", {}", listed(&setup.options)),
        };
        let mut lines = vec![
            format!(
                "{game}, {scenario}{options}: {challenger} against {opponent}, {rounds} rounds from seed {seed}."
            ),
            String::new(),
            format!("| {challenger} plays | won | drawn | lost | score | {opponent} there |"),
            "| --- | --- | --- | --- | --- | --- |".to_owned(),
        ];
        lines.extend(self.lines().map(|line| format!("| {} |", cells(line).join(" | "))));
        lines.extend([String::new(), self.conclusion()]);
        lines.join("\n")
    }

    fn lines(&self) -> impl Iterator<Item = &Line> {
        self.standing.lines.iter().chain(&self.standing.all)
    }

    fn conclusion(&self) -> String {
        let Header { challenger, opponent, .. } = &self.header;
        let verdict = match self.standing.verdict {
            Verdict::Stronger => format!("{challenger} is clearly stronger than {opponent}"),
            Verdict::Weaker => format!("{challenger} is clearly weaker than {opponent}"),
            Verdict::Open => "neither is clearly stronger".to_owned(),
        };
        match self.standing.elo {
            Some(Elo { elo, low, high }) => format!("{verdict}: {elo:+.0} Elo ({low:+.0} to {high:+.0})."),
            None => format!("{verdict}."),
        }
    }
}

/// Seats, games won, drawn and lost, the score, and that of the opponent in the same seats.
fn cells(line: &Line) -> [String; 6] {
    let percent = |share: f64| format!("{:.1}%", 100.0 * share);
    let counts = [line.won, line.drawn, line.lost].map(|count| count.to_string());
    let [won, drawn, lost] = counts;
    [line.seats.clone(), won, drawn, lost, percent(line.score), line.opponent.map_or(String::new(), percent)]
}
