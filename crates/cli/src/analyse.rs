//! `tricorne analyse`: who was ahead when, and the answers that cost most.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use clap::ValueEnum;
use tricorne_lab::{AnalysisError, Effort, Progress, analyse};
use tricorne_locale::Language;
use tricorne_wire::{AnalysisReport, CostlyAnswer, Moment, StoredAnalysis};

use crate::common::{game_named, progress_bar, read_record};
use crate::data::Data;
use crate::failure::{Done, Failure};

/// Analyse a game: each side's chances turn by turn, and the answers that cost most
///
/// From each turn the game is played on many times by the game's quick bot; the share of games that a side wins is its
/// chance. Each answer is compared with the others that were possible, and those that seem to have cost most are compared
/// again, with other dice. The same record gives the same analysis.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tricorne analyse game.jsonl
  tricorne analyse game.jsonl --playouts 400 --lang it
  tricorne analyse game.jsonl --format json > analysis.json

Exit codes: 0 success; 1 the record is invalid; 2 a wrong command, or a file that cannot be read.")]
pub struct Args {
    /// Game record
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Games played on from each turn; answers are looked at with as much more or less effort
    #[arg(long, default_value_t = Effort::default().each_turn, value_name = "N", value_parser = at_least_ten)]
    playouts: usize,
    /// Output format
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Number of threads [default: all cores]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// Language of the reasons: en, it
    #[arg(long, default_value_t)]
    lang: Language,
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

fn at_least_ten(text: &str) -> Result<usize, String> {
    text.parse()
        .ok()
        .filter(|&number| number >= 10)
        .ok_or_else(|| "at least 10 playouts are needed".to_owned())
}

pub fn run(args: Args) -> Done {
    let record = read_record(&args.file)?;
    let game = game_named(&record.header.game)?;
    let packs = args.data.packs(Some(game))?;
    let pack = packs.of_record(game, &record.header).map_err(|error| Failure::Usage(error.to_string()))?;
    let threads = args.threads.map_or(0, NonZeroUsize::get);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Failure::Usage(error.to_string()))?;
    let (progress, bar) = (Progress::default(), progress_bar(100, "percent"));
    let analysis = thread::scope(|scope| {
        let working =
            scope.spawn(|| pool.install(|| analyse(game, pack, &record, effort(args.playouts), &progress)));
        while !working.is_finished() {
            bar.set_position((progress.share() * 100.0) as u64);
            thread::sleep(Duration::from_millis(50));
        }
        working.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    });
    bar.finish_and_clear();
    let analysis = analysis.map_err(|error| match error {
        AnalysisError::Open(error) => Failure::from(error),
        error => Failure::Check(format!("{}: {error}", args.file.display())),
    })?;
    let stored = StoredAnalysis::of(&analysis, &**pack.facts());
    let report = stored.in_words(Some(&pack.words(args.lang)));
    let printed = match args.format {
        Format::Json => serde_json::to_string_pretty(&report).map_err(io::Error::from)?,
        Format::Text => text(&report, args.playouts),
    };
    writeln!(io::stdout(), "{printed}")?;
    Ok(())
}

/// All that is spent grows with the playouts of a turn.
fn effort(playouts: usize) -> Effort {
    let usual = Effort::default();
    let share = |usual_share: usize| (usual_share * playouts / usual.each_turn).max(2);
    Effort { each_turn: playouts, each_answer: share(usual.each_answer), closely: share(usual.closely) }
}

fn percent(share: f64) -> String {
    format!("{:.0}%", 100.0 * share)
}

fn text(report: &AnalysisReport, playouts: usize) -> String {
    let mut lines = vec![
        format!("Chances by {playouts} games of {} from each turn, standard error below.", report.agent),
        String::new(),
        row("answers", report.seats.iter().map(String::as_str)),
    ];
    let turned = |index: usize| if report.turning_points.contains(&index) { "  turning point" } else { "" };
    lines.extend(report.moments.iter().enumerate().map(|(index, moment)| {
        let chances = moment.chances.iter().map(|&chance| percent(chance)).collect::<Vec<_>>();
        row(&moment.answers.to_string(), chances.iter().map(String::as_str)) + turned(index)
    }));
    lines.push(row("error", [percent(largest_error(&report.moments)).as_str()].into_iter()));
    lines.push(String::new());
    lines.push(match report.costly.len() {
        0 => "No answer was clearly costly.".to_owned(),
        _ => "The answers that cost most:".to_owned(),
    });
    lines.extend(report.costly.iter().map(costly));
    lines.join("\n")
}

fn row<'a>(first: &str, cells: impl Iterator<Item = &'a str>) -> String {
    cells.fold(format!("{first:>8}"), |row, cell| format!("{row} {cell:>10}"))
}

fn largest_error(moments: &[Moment]) -> f64 {
    moments.iter().flat_map(|moment| moment.errors.iter().copied()).fold(0.0, f64::max)
}

fn costly(answer: &CostlyAnswer) -> String {
    let CostlyAnswer { n, seat, given, worth, better, better_worth, reasons } = answer;
    let mut lines = vec![format!(
        "  {n:>5}  {seat}: {} ({}); better: {} ({})",
        given.text,
        percent(*worth),
        better.text,
        percent(*better_worth)
    )];
    for reason in reasons {
        let candidates: Vec<&str> = reason.candidates.iter().map(|it| it.text.as_str()).collect();
        lines.push(format!("         {} {}", reason.message.text, candidates.join(", ")));
    }
    lines.join("\n")
}
