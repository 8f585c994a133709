//! `cargo xtask load`: a bounded load on a server of its own, on this machine alone.

use anyhow::Result;

use crate::shell;

#[derive(clap::Args)]
pub struct Args {
    /// How many tables, each with two sockets; at most 1000
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// Answers a second in the paced part; at most 10000
    #[arg(long, default_value_t = 250)]
    pace: usize,
    /// Seconds of each part; at most 60
    #[arg(long, default_value_t = 10)]
    seconds: usize,
}

pub fn run(args: &Args) -> Result<()> {
    let numbers = [args.tables, args.pace, args.seconds].map(|number| number.to_string());
    let mut cargo =
        shell::cargo(["run", "--release", "--package", "tricorne-server", "--example", "load", "--"]);
    shell::run(cargo.args(numbers))
}
