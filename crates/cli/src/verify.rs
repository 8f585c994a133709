//! `tricorne verify`: whether records still hold.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tricorne_kernel::Words;
use tricorne_library::{AnyGame, Mismatch, Outcome, Packs, Question, catch_panic};
use tricorne_locale::{Language, TableWords};

use crate::common::{game_named, read_record};
use crate::data::Data;
use crate::failure::{Done, Failure};

/// Replay game records and check every answer
///
/// A game record is what `save` in a game, or `record` in the protocol, writes: a header, then one line per answer.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tricorne verify game.jsonl
  tricorne verify records/*.jsonl
  tricorne verify --data my-pack game.jsonl

Exit codes: 0 all are valid; 1 a record is invalid or damaged; 2 a file cannot be read.")]
pub struct Args {
    /// Game records to check
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Language of the results: en, it
    #[arg(long, default_value_t)]
    lang: Language,
    #[command(flatten)]
    data: Data,
}

pub fn run(args: Args) -> Done {
    let first = args.files.first().and_then(|file| read_record(file).ok());
    let packs = args.data.packs(first.and_then(|record| game_named(&record.header.game).ok()))?;
    let mut worst = Ok(());
    for file in &args.files {
        match verify(file, &packs, args.lang) {
            Ok(report) => writeln!(io::stdout(), "{}: ok, {report}", file.display())?,
            Err(failure) => {
                let unreadable = matches!(failure, Failure::Usage(_));
                match failure {
                    Failure::Check(message) | Failure::Usage(message) => writeln!(io::stdout(), "{message}")?,
                    Failure::Unheard => return Err(Failure::Unheard),
                }
                if unreadable {
                    worst = Err(Failure::Usage(String::new()));
                } else if worst.is_ok() {
                    worst = Err(Failure::Check(String::new()));
                }
            }
        }
    }
    worst
}

/// What a record that holds amounts to.
fn verify(file: &Path, packs: &Packs, language: Language) -> Result<String, Failure> {
    let shown = file.display();
    let record = read_record(file)?;
    let failed = |message: String| Failure::Check(format!("{shown}: {message}"));
    let game = game_named(&record.header.game).map_err(|failure| match failure {
        Failure::Usage(message) => failed(format!("line 1: {message}")),
        other => other,
    })?;
    let pack = packs.of_record(game, &record.header).unwrap_or_else(|_| packs.of(game));
    let speech = &pack.words(language);
    match catch_panic(|| game.verify(pack, &record)) {
        Ok(Ok(verified)) => {
            let ending =
                verified.outcome.map_or("not finished".into(), |ending| in_words(game, &ending, speech));
            Ok(format!("{} answers, {ending}", verified.answers))
        }
        Ok(Err(mismatch)) => Err(failed(explained(&mismatch, speech))),
        Err(panic) => Err(failed(format!("the rules broke: {panic}"))),
    }
}

fn in_words(game: &dyn AnyGame, ending: &Outcome, speech: &TableWords) -> String {
    let winners = match ending.winners.as_slice() {
        [] => "a draw".to_owned(),
        winners => format!("won by {}", winners.join(", ")),
    };
    format!("{} {winners}: {}", game.name(), speech.say(&ending.message))
}

fn explained(mismatch: &Mismatch, speech: &TableWords) -> String {
    let mut text = match mismatch.line {
        Some(line) => format!("line {line} does not hold: {}", mismatch.reason),
        None => mismatch.reason.clone(),
    };
    for question in &mismatch.questions {
        text.push_str(&asked(question, speech));
    }
    text
}

fn asked(question: &Question, speech: &TableWords) -> String {
    let prompt = speech.say(&question.prompt);
    let mut text = format!("\n  asked there: {}, rule {}: {prompt}", question.seat, question.rule);
    for offer in &question.choices {
        text.push_str(&format!("\n    {:<10} {}", offer.notation, speech.say(&offer.label)));
    }
    text
}
