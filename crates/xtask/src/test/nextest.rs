//! The `nextest` step: every unit and integration test of the workspace.

use anyhow::{Context, Result};

use super::{Done, tally, tally::Tally};
use crate::shell;

/// Runs all tests to the end, so that one run tells of every failure.
pub fn run(tally: &mut Tally) -> Result<Done> {
    install()?;
    let mut cargo = shell::cargo(["nextest", "run", "--workspace", "--locked", "--no-fail-fast"]);
    let mut count = None;
    let ran =
        shell::run_read(&mut cargo, &shell::Stream::Stderr, |line| count = tally::nextest(line).or(count));
    tally.add(count, ran)
}

/// Installs nextest unless it is there.
pub fn install() -> Result<()> {
    if shell::answers("cargo", &["nextest", "--version"]) {
        return Ok(());
    }
    println!("cargo-nextest is missing: installing it with cargo");
    shell::run(&mut shell::cargo(["install", "cargo-nextest", "--locked"]))
        .context("cannot install cargo-nextest")
}
