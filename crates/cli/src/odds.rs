//! `tricorne odds`: what a battle may come to.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::ValueEnum;
use tricorne_kernel::odds::OddsError;
use tricorne_kernel::{Chance, Viewer};
use tricorne_library::{AnyTable, ORDINARY_POINTS, OpenError, Opening, Question};
use tricorne_locale::Language;
use tricorne_wire::{Odds, OddsResult, Tally};

use crate::common::{game_named, pair, read_position, read_record, setup};
use crate::data::Data;
use crate::failure::{Done, Failure};

/// The columns of a bar of 100%.
const BAR: f64 = 40.0;
/// How many results are listed.
const RESULTS: usize = 10;

/// Work out the exact odds of a battle or another roll
///
/// The odds are worked out over all dice by the rules themselves. Where too much may happen they are estimated, which is said.
/// Choices on the way are answered by the game's own bot, which is named. Hands of others are not looked at. Without --choice, the battle that is going on; or one line for each choice
/// that leads to dice.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tricorne odds game.jsonl
  tricorne odds game.jsonl --choice boston
  tricorne odds game.jsonl --answers 120 --choice 3 --format json
  tricorne odds board.json --game liberty-or-death --choice battle

Exit codes: 0 success; 1 no dice decide anything there; 2 a wrong command.")]
pub struct Args {
    /// Game record, or with --game a position
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Name of the game of a position
    #[arg(long)]
    game: Option<String>,
    /// Scenario of a position [default: the game's first]
    #[arg(long, requires = "game")]
    scenario: Option<String>,
    /// Setup option of a position; repeatable
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair, requires = "game")]
    options: Vec<(String, String)>,
    /// Number of answers of the record to replay [default: all]
    #[arg(long, value_name = "N", conflicts_with = "game")]
    answers: Option<usize>,
    /// Choice to look at: its notation, or its number in the list
    #[arg(long, value_name = "CHOICE")]
    choice: Option<String>,
    /// Most points of the game to look at for exact odds
    #[arg(long, value_name = "N", default_value_t = ORDINARY_POINTS)]
    points: usize,
    /// Output format
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Language of the results: en, it
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

pub fn run(args: Args) -> Done {
    let table = open(&args)?;
    let Some(question) = table.questions().into_iter().next() else {
        return Err(Failure::Check("the game is over".into()));
    };
    let viewer = table.seat_named(question.seat).map_or(Viewer::Observer, |seat| {
        if seat.is_chance() { Viewer::Observer } else { Viewer::Seat(seat) }
    });
    let words = table.pack().words(args.lang);
    let odds_of = |choice: Option<&str>| {
        let odds = table.odds(viewer, choice.map(|choice| (question.seat, choice)), args.points);
        odds.map(|odds| Odds::of(&odds, &words))
    };
    let mut out = io::stdout().lock();
    let found = match &args.choice {
        Some(choice) => odds_of(Some(&named(&question, choice)?)),
        None => odds_of(None),
    };
    match found {
        Ok(odds) => writeln!(out, "{}", printed(&odds, args.format)?)?,
        Err(OddsError::NoDice) if args.choice.is_none() => {
            let mut any = false;
            for (number, offer) in (1..).zip(&question.choices) {
                let Ok(odds) = odds_of(Some(&offer.notation)) else { continue };
                any = true;
                writeln!(out, "{number:>3} {:<20} {}", offer.notation, summary(&odds))?;
            }
            if !any {
                return Err(Failure::Check(OddsError::NoDice.to_string()));
            }
        }
        Err(error @ OddsError::Refused(_)) => return Err(Failure::Usage(error.to_string())),
        Err(error) => return Err(Failure::Check(error.to_string())),
    }
    Ok(())
}

fn open(args: &Args) -> Result<Box<dyn AnyTable>, Failure> {
    if let Some(name) = &args.game {
        let game = game_named(name)?;
        let packs = args.data.packs(Some(game))?;
        let mut opening = Opening::new(setup(game, args.scenario.clone(), args.options.clone()), 0);
        opening.chance = Chance::Asked;
        opening.position = Some(read_position(&args.file)?);
        return Ok(game.open(packs.of(game), opening)?);
    }
    let mut record = read_record(&args.file)?;
    if let Some(answers) = args.answers {
        record.lines.truncate(answers);
    }
    let game = game_named(&record.header.game)?;
    let packs = args.data.packs(Some(game))?;
    let pack = packs.of_record(game, &record.header).map_err(OpenError::FactsMismatch)?;
    // With a person in every seat the table stays where the record ends.
    record.header.seats.clear();
    Ok(game.load(pack, &record, Some(Chance::Asked))?)
}

/// The notation of a choice, which may be given by its number.
fn named(question: &Question, choice: &str) -> Result<String, Failure> {
    let notations = || question.choices.iter().map(|offer| offer.notation.as_str());
    if notations().any(|notation| notation == choice) {
        return Ok(choice.to_owned());
    }
    let number = choice.parse::<usize>().ok().and_then(|number| notations().nth(number.checked_sub(1)?));
    number.map(str::to_owned).ok_or_else(|| {
        let offered = notations().collect::<Vec<_>>().join(", ");
        Failure::Usage(format!("{choice:?} is not a choice of {} here; there are: {offered}", question.seat))
    })
}

fn printed(odds: &Odds, format: Format) -> Result<String, Failure> {
    match format {
        Format::Json => Ok(serde_json::to_string_pretty(odds).map_err(io::Error::from)?),
        Format::Text => Ok(text(odds)),
    }
}

fn text(odds: &Odds) -> String {
    let mut lines = Vec::new();
    if let Some(roll) = &odds.roll {
        lines.push(roll.text.clone());
    }
    for Tally { what, values, mean } in &odds.tallies {
        let mean = mean.map_or(String::new(), |mean| format!(" (mean {mean:.2})"));
        lines.push(format!("{}{mean}", what.text));
        for value in values {
            let bar = "#".repeat((value.probability * BAR).round() as usize);
            lines.push(format!("  {:<24} {:>6.2}% {bar}", value.value.text, 100.0 * value.probability));
        }
    }
    let whole = if odds.roll.is_some() { odds.results.len() } else { RESULTS };
    for OddsResult { probability, outcomes, found } in odds.results.iter().take(whole) {
        let said = |it: &tricorne_wire::OddsFinding| match &it.value {
            Some(value) => format!("{}: {}", it.what.text, value.text),
            None => it.what.text.clone(),
        };
        let said = found.iter().map(said).collect::<Vec<_>>().join("; ");
        let outcomes = if outcomes.is_empty() { String::new() } else { format!("{}: ", outcomes.join(", ")) };
        lines.push(format!("{:>6.2}%  {outcomes}{said}", 100.0 * probability));
    }
    lines.push(basis(odds));
    lines.join("\n")
}

/// One line: what is decided first, and how it may come out.
fn summary(odds: &Odds) -> String {
    let percent = |share: f64| format!("{:.1}%", 100.0 * share);
    match odds.tallies.first() {
        Some(tally) => {
            let values = tally.values.iter();
            let values = values.map(|it| format!("{} {}", it.value.text, percent(it.probability)));
            format!("{}: {}", tally.what.text, values.collect::<Vec<_>>().join(", "))
        }
        None => odds.roll.as_ref().map_or_else(String::new, |roll| roll.text.clone()),
    }
}

/// How far the odds can be relied on.
fn basis(odds: &Odds) -> String {
    let exact = match odds.fought {
        Some(count) => {
            let error = (100.0 / (count as f64).sqrt()).ceil();
            format!(
                "an estimate from {count} battles, off by up to {error} percentage points: --points allows more work"
            )
        }
        None if odds.exact => "exact".to_owned(),
        None => "the mean over a few of the forces that others may hide".to_owned(),
    };
    let policy = odds.policy.map_or(String::new(), |policy| format!("; choices by {policy}"));
    let cards = if odds.enemy_plays_no_card { "; the enemy plays no card" } else { "" };
    format!("{exact}{policy}{cards}; {} points", odds.points)
}
