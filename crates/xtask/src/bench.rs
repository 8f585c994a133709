//! `cargo xtask bench`: the benches of every crate.

use anyhow::Result;

use crate::shell;

#[derive(clap::Args)]
pub struct Args {
    /// Only the benches whose name holds this
    filter: Option<String>,
}

pub fn run(args: &Args) -> Result<()> {
    // `--bench *`: bench targets only, without the unit tests, which `cargo bench` would list as ignored.
    let mut cargo = shell::cargo(["bench", "--workspace", "--locked", "--bench", "*"]);
    shell::run(cargo.arg("--").args(&args.filter))
}
