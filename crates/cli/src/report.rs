//! `tricorne report`: a page about the games of `tricorne sim`.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tricorne_lab::report::{Study, page};
use tricorne_lab::study::{read_games, read_run};
use tricorne_library::Packs;
use tricorne_locale::Language;

use crate::common::{game_named, plain};
use crate::failure::{Done, Failure};

/// Make a page with plots out of the games of `sim --out`
///
/// The page is one HTML file that needs nothing else. With a second folder it also names what differs between the two by more
/// than noise.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tricorne report study
  tricorne report study --compare other-study --to differences.html

Exit codes: 0 success; 2 a wrong command.")]
pub struct Args {
    /// Folder of `sim --out`
    folder: PathBuf,
    /// Folder to compare it with
    #[arg(long, value_name = "DIR")]
    compare: Option<PathBuf>,
    /// File to write [default: report.html in the folder]
    #[arg(long, value_name = "FILE")]
    to: Option<PathBuf>,
    /// Language of the page: en, it
    #[arg(long, default_value_t)]
    lang: Language,
}

pub fn run(args: Args) -> Done {
    let study = read(&args.folder)?;
    let other = args.compare.as_deref().map(read).transpose()?;
    let game = game_named(&study.run.game)?;
    if let Some(other) = other.as_ref().filter(|other| other.run.game != study.run.game) {
        let (one, two) = (&study.run.game, &other.run.game);
        return Err(Failure::Usage(format!("{one} cannot be compared with {two}")));
    }
    let packs = Packs::own();
    let pack = packs.of(game);
    let html = page(&study, other.as_ref(), (game, pack), &pack.words(args.lang));
    let to = args.to.unwrap_or_else(|| args.folder.join("report.html"));
    fs::write(&to, html)
        .map_err(|error| Failure::Usage(format!("cannot write {}: {}", to.display(), plain(&error))))?;
    writeln!(io::stdout(), "{}", to.display())?;
    Ok(())
}

fn read(folder: &Path) -> Result<Study, Failure> {
    let run = read_run(folder)?;
    let games = read_games(folder, &run)?;
    Ok(Study { run, games })
}
