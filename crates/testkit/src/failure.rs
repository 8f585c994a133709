//! How a check fails: with the seed, the record, and the way to see it again.

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use tricorne_kernel::{Game, Setup, Table};

use crate::plan::ONE_SEED;

/// How many lines of a long record stand in the message; the file has them all.
const LINES_SHOWN: usize = 24;

/// What went wrong in one game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Trouble {
    pub what: String,
    /// The record that leads to it, as text.
    pub record: String,
}

/// What went wrong, and in which game.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    pub game: &'static str,
    pub check: &'static str,
    pub seed: u64,
    pub setup: Setup,
    pub trouble: Trouble,
}

impl Failure {
    /// Ends the test, leaving the record in a file.
    pub fn panic(&self) -> ! {
        let file = std::env::temp_dir().join(format!("{}-{}-{}.jsonl", self.game, self.check, self.seed));
        match std::fs::write(&file, &self.trouble.record) {
            Ok(()) => panic!("{self}\nthe whole record: {}", file.display()),
            Err(error) => panic!("{self}\nthe record could not be written to {}: {error}", file.display()),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure { game, check, seed, setup, trouble } = self;
        writeln!(f, "{check} of {game}: {}", trouble.what)?;
        writeln!(f, "seed {seed}, scenario {}, options {:?}", setup.scenario, setup.options)?;
        writeln!(f, "to see it again, run this test alone with {ONE_SEED}={seed} set")?;
        let lines: Vec<_> = trouble.record.lines().collect();
        let hidden = lines.len().saturating_sub(LINES_SHOWN);
        write!(f, "the record:")?;
        for (index, line) in lines.iter().enumerate() {
            match index {
                0 => write!(f, "\n{line}")?,
                1 if hidden > 0 => write!(f, "\n... {hidden} answers ...")?,
                _ if index > hidden => write!(f, "\n{line}")?,
                _ => {}
            }
        }
        Ok(())
    }
}

/// Plays at a table. What goes wrong, panics included, is reported with the table's record.
pub(crate) fn watched<G: Game, T>(
    table: &mut Table<G>,
    play: impl FnOnce(&mut Table<G>) -> Result<T, String>,
) -> Result<T, Trouble> {
    let what = match catch_unwind(AssertUnwindSafe(|| play(table))) {
        Ok(Ok(done)) => return Ok(done),
        Ok(Err(what)) => what,
        Err(panic) => format!("panic: {}", panic_text(panic.as_ref())),
    };
    Err(Trouble { what, record: table.record().to_text() })
}

fn panic_text(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without words")
}
