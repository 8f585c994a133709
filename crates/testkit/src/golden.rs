//! Games kept as files: they must still play as they did.

use std::fs;
use std::path::{Path, PathBuf};

use tricorne_kernel::{Chance, Game, Record, Seat, Setup, Table, own_facts};

use crate::script::story;
use crate::walk::AnyChoice;

/// Set to 1, this variable of the environment has golden files rewritten.
const REWRITE: &str = "TRICORNE_REWRITE_GOLDEN";
/// The dice of the games that are rewritten.
const SEED: u64 = 1775;

/// Replays every record (`*.jsonl`) of a folder: each must reach the end of its game, and its journal must be the
/// file beside it (`*.journal`), word for word. Each scenario must have its record, named after it.
///
/// With `TRICORNE_REWRITE_GOLDEN=1` the scenarios' games are played and rewritten, as are the journals of the
/// other records. Read the difference before you keep it.
pub fn golden<G: Game>(dir: impl AsRef<Path>) {
    if let Err(error) = check::<G>(dir.as_ref(), rewrites()) {
        panic!("golden of {}: {error}\nif the change is meant, run this test with {REWRITE}=1 set", G::NAME);
    }
}

/// Compares a file that is made from the code with what would be made now. With `TRICORNE_REWRITE_GOLDEN=1` it is rewritten.
pub fn golden_text(file: impl AsRef<Path>, made: &str) {
    let file = file.as_ref();
    if rewrites() {
        write(file, made).unwrap();
    }
    let kept = fs::read_to_string(file).unwrap_or_default();
    assert!(kept == made, "{} is out of date: cargo xtask golden", file.display());
}

fn rewrites() -> bool {
    std::env::var(REWRITE).is_ok_and(|value| value == "1")
}

fn check<G: Game>(dir: &Path, rewrite: bool) -> Result<(), String> {
    for info in G::scenarios() {
        let file = dir.join(format!("{}.jsonl", info.id));
        if rewrite {
            fs::create_dir_all(dir).map_err(|error| format!("{}: {error}", dir.display()))?;
            write(&file, &random_game::<G>(info.id)?)?;
        } else if !file.exists() {
            return Err(format!("scenario {} has no golden record: {} is missing", info.id, file.display()));
        }
    }
    for file in records(dir)? {
        replay::<G>(&file, rewrite).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(())
}

fn records(dir: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(dir).map_err(|error| format!("{}: {error}", dir.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        files.push(entry.map_err(|error| format!("{}: {error}", dir.display()))?.path());
    }
    files.retain(|file| file.extension().is_some_and(|extension| extension == "jsonl"));
    files.sort();
    Ok(files)
}

fn replay<G: Game>(file: &Path, rewrite: bool) -> Result<(), String> {
    let text = read(file)?;
    let record = Record::parse(&text).map_err(|error| error.to_string())?;
    let chance = record.header.seed.map_or(Chance::Asked, Chance::seeded);
    let table = Table::<G>::load(&own_facts::<G>(), &record, chance, |_, _| None)
        .map_err(|fault| fault.to_string())?;
    if table.answers() != record.lines.len() || table.outcome().is_none() {
        return Err("the record does not reach the end of its game".into());
    }
    if table.record().to_text() != text {
        return Err("the record is written otherwise now".into());
    }
    let (journal, found) = (file.with_extension("journal"), story(&table));
    if rewrite {
        return write(&journal, &found);
    }
    let expected = read(&journal)?;
    let differs = expected.lines().zip(found.lines()).position(|(then, now)| then != now);
    match differs {
        None if expected == found => Ok(()),
        _ => {
            let line = differs.unwrap_or_else(|| expected.lines().count().min(found.lines().count()));
            let [then, now] = [&expected, &found].map(|text| text.lines().nth(line).unwrap_or("(the end)"));
            Err(format!("line {} of the journal was\n  {then}\nand is\n  {now}", line + 1))
        }
    }
}

fn random_game<G: Game>(scenario: &str) -> Result<String, String> {
    let setup = Setup { scenario: scenario.to_owned(), ..Setup::default() };
    let mut table =
        Table::<G>::new(&own_facts::<G>(), setup, Chance::seeded(SEED)).map_err(|error| error.to_string())?;
    for index in 0..table.seats().len() {
        table.seat_agent(Seat::new(index as u8), "random", Box::new(AnyChoice));
    }
    table.run().map_err(|fault| fault.to_string())?;
    Ok(table.record().to_text())
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}
