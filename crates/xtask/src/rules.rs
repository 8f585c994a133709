//! `cargo xtask rules`: which functions and tests cite each section of a game's rulebook.
//!
//! A game crate lists its rulebook's sections in `rules.toml`; its source cites them (`/// §3.2.1 ...`). The
//! table of both is the game's `RULES.md`.

mod book;
mod lex;
mod scan;
mod table;

use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::shell;
use crate::test::Done;
use book::Book;
use table::Table;

#[derive(clap::Args)]
pub struct Args {
    /// The game, by its folder under crates/games; every game if not given
    game: Option<String>,
    /// Fail if a section lacks a function or a test, or if RULES.md is out of date
    #[arg(long)]
    check: bool,
    /// Write RULES.md
    #[arg(long, conflicts_with = "check")]
    write: bool,
}

/// The `rules` step of `cargo xtask test`.
pub fn check() -> Result<Done> {
    let args = Args { game: None, check: true, write: false };
    if games()?.is_empty() {
        return Ok(Done::Skipped("there is no game under crates/games"));
    }
    run(&args)?;
    Ok(Done::Passed)
}

pub fn run(args: &Args) -> Result<()> {
    let games = games()?;
    let chosen: Vec<&String> =
        games.iter().filter(|game| args.game.as_ref().is_none_or(|wanted| wanted == *game)).collect();
    if let Some(wanted) = &args.game {
        ensure!(!chosen.is_empty(), "there is no game `{wanted}`; there are: {}", games.join(", "));
    }
    let mut failed = Vec::new();
    for game in chosen {
        if !game_is_fine(game, args).with_context(|| format!("crates/games/{game}"))? {
            failed.push(game.as_str());
        }
    }
    ensure!(failed.is_empty(), "the rules of {} are not in order", failed.join(", "));
    Ok(())
}

/// The folders of the games.
fn games() -> Result<Vec<String>> {
    let mut games: Vec<String> = shell::files()?
        .iter()
        .filter_map(|file| file.strip_prefix("crates/games/")?.strip_suffix("/Cargo.toml"))
        .filter(|game| !game.contains('/'))
        .map(String::from)
        .collect();
    games.sort();
    Ok(games)
}

/// Tells what one game lacks, and writes or compares its table. False if something must be mended.
fn game_is_fine(game: &str, args: &Args) -> Result<bool> {
    let folder = shell::root().join("crates/games").join(game);
    if !folder.join("rules.toml").is_file() {
        println!("{game}: no rules.toml, nothing to compare");
        return Ok(true);
    }
    let book = Book::parse(&std::fs::read_to_string(folder.join("rules.toml"))?)?;
    let table = Table::new(&book, &citations(game, &book)?);
    for problem in &table.problems {
        eprintln!("{game}: {problem}");
    }
    let gaps = table.gaps();
    for gap in &gaps {
        println!("{game}: {gap}");
    }
    println!(
        "{game}: {} sections, {} must be cited, {} lack a citation",
        book.section.len(),
        book.range().len(),
        gaps.len()
    );
    if !table.problems.is_empty() {
        return Ok(false);
    }
    let (path, text) = (folder.join("RULES.md"), table.markdown(game));
    if args.write {
        std::fs::write(&path, &text)?;
        println!("{game}: wrote RULES.md");
    }
    if !args.check {
        return Ok(true);
    }
    let current = is_current(&path, &text)?;
    if !current {
        eprintln!("{game}: RULES.md is out of date: cargo xtask rules {game} --write");
    }
    Ok(current && gaps.is_empty())
}

fn is_current(path: &Path, text: &str) -> Result<bool> {
    match std::fs::read_to_string(path) {
        Ok(written) => Ok(written == text),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(false),
        Err(error) => bail!("{}: {error}", path.display()),
    }
}

/// Every citation in the sources and tests of the game, and of the crate whose rules it shares.
fn citations(game: &str, book: &Book) -> Result<Vec<scan::Citation>> {
    let own = format!("crates/games/{game}/");
    let shared = book.shared.as_ref().map(|shared| (format!("crates/{}/", shared.folder), shared));
    let mut citations = Vec::new();
    for file in shell::files()? {
        let read = || std::fs::read_to_string(shell::root().join(&file));
        let is_source = |inside: &str| {
            inside.ends_with(".rs") && (inside.starts_with("src/") || inside.starts_with("tests/"))
        };
        if let Some(inside) = file.strip_prefix(&own).filter(|inside| is_source(inside)) {
            citations.extend(scan::scan(inside, &read()?));
        }
        if let Some((folder, shared)) = &shared
            && let Some(inside) = file.strip_prefix(folder).filter(|inside| is_source(inside))
        {
            let place = format!("{}/{}", shared.folder, inside.strip_prefix("src/").unwrap_or(inside));
            citations.extend(scan::scan_shared(&place, &read()?, &shared.book));
        }
    }
    Ok(citations)
}
