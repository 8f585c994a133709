//! The `nextest` step: every unit and integration test of the workspace.

use anyhow::{Context, Result};

use super::{Done, tally, tally::Tally};
use crate::shell;

/// Runs all tests to the end, so that one run tells of every failure.
pub fn run(tally: &mut Tally) -> Result<Done> {
    install()?;
    need_postgresql()?;
    let mut cargo = shell::cargo(["nextest", "run", "--workspace", "--locked", "--no-fail-fast"]);
    if tally.quick {
        cargo.args(["--profile", "quick"]);
    }
    let mut count = None;
    let ran =
        shell::run_read(&mut cargo, &shell::Stream::Stderr, |line| count = tally::nextest(line).or(count));
    tally.add(count, ran)
}

/// Installs what starts a PostgreSQL of one's own, as the server's tests do, unless it is there. A client alone brings
/// no `initdb`.
pub fn need_postgresql() -> Result<()> {
    shell::need_unless("initdb", "postgresql", has_postgresql)?;
    shell::need("setpriv", "util-linux")
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

/// Whether Debian's PostgreSQL server is installed.
fn has_postgresql() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    versions.filter_map(|version| Some(version.ok()?.path())).any(|path| path.join("bin/initdb").is_file())
}
