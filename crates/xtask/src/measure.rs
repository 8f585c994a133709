//! `cargo xtask measure`: how long an answer takes in the browser.

use anyhow::Result;

use crate::built::Built;
use crate::test::browser;

/// Plays in a browser on the real server and prints the time from a click until the board shows what came of it.
pub fn run() -> Result<()> {
    browser::install()?;
    browser::play("measure", &Built::as_shipped()?.tricorne())
}
