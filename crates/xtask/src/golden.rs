//! `cargo xtask golden`: golden records, written again.

use anyhow::Result;

use crate::{shell, test::nextest};

/// Runs the tests whose name holds `golden` with the order to rewrite what they would compare with.
pub fn run() -> Result<()> {
    nextest::install()?;
    let mut cargo = shell::cargo(["nextest", "run", "--workspace", "--locked", "golden"]);
    shell::run(cargo.env(shell::REWRITE_GOLDEN, "1"))?;
    println!("golden records are rewritten: read the diff before you keep it");
    Ok(())
}
