//! `cargo xtask faults`: kills, full and failing disks, crashed and damaged databases, under play.

use anyhow::Result;

use crate::test::nextest;
use crate::{built, shell};

#[derive(clap::Args)]
pub struct Args {
    /// How many faults
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    count: u32,
}

pub fn run(args: &Args) -> Result<()> {
    inflict(args.count)
}

/// Inflicts so many faults on a server of its own. Fails where anything that it acknowledged is lost.
pub fn inflict(count: u32) -> Result<()> {
    shell::need("cc", "gcc")?;
    nextest::need_postgresql()?;
    let program = built::as_shipped()?;
    let mut cargo = shell::cargo([
        "run",
        "--release",
        "--locked",
        "--package",
        "tricorne-server",
        "--example",
        "faults",
        "--",
    ]);
    shell::run(cargo.arg(program).arg(count.to_string()))
}
