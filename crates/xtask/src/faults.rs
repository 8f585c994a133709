//! `cargo xtask faults`: kills, full and failing disks, crashed and damaged databases, under play.

use anyhow::Result;

use crate::built::Built;
use crate::shell;
use crate::test::nextest;

#[derive(clap::Args)]
pub struct Args {
    /// How many faults
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    count: u32,
}

pub fn run(args: &Args) -> Result<()> {
    inflict(args.count, &Built::as_shipped()?)
}

/// Inflicts so many faults on a server of its own. Fails where anything that it acknowledged is lost.
pub fn inflict(count: u32, built: &Built) -> Result<()> {
    shell::need("cc", "gcc")?;
    nextest::need_postgresql()?;
    shell::run(shell::program(built.faults(), [built.tricorne()]).arg(count.to_string()))
}
