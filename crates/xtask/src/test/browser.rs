//! The `browser` step: the web client's own checks and tests, the last of them in a browser on the real server.

use std::path::Path;

use anyhow::{Context, Result};

use super::Done;
use crate::{built::Built, shell};

/// The client's types and unit tests, which need no server.
pub fn check() -> Result<Done> {
    install()?;
    for args in [&["run", "check"][..], &["test"]] {
        npm(args)?;
    }
    Ok(Done::Passed)
}

/// The client in a browser, on the real server.
pub fn run() -> Result<Done> {
    install()?;
    play("e2e", &Built::for_tests()?.tricorne())?;
    Ok(Done::Passed)
}

/// Runs one of the client's scripts that play in a browser on a program.
pub fn play(script: &str, program: &Path) -> Result<()> {
    println!("npm run {script}");
    let mut npm = shell::program("npm", ["run", script]);
    npm.current_dir(web()).env("TRICORNE_BIN", program).env("NO_COLOR", "1");
    // What failed is named again at the end, where it is found.
    let mut failed = String::new();
    let ran = shell::run_read(&mut npm, &shell::Stream::Stderr, |line| {
        if line.starts_with(" FAIL ") || line.contains("Error: ") {
            failed.push_str(line);
            failed.push('\n');
        }
    });
    ran.with_context(|| failed)
}

/// Makes sure of Node, Chromium and the client's packages.
pub fn install() -> Result<()> {
    shell::need("node", "nodejs")?;
    shell::need("npm", "npm")?;
    shell::need("chromium", "chromium")?;
    let (wanted, there) = (web().join("package-lock.json"), web().join("node_modules/.package-lock.json"));
    let changed = |path: &Path| path.metadata().and_then(|data| data.modified()).ok();
    match (changed(&wanted), changed(&there)) {
        (Some(wanted), Some(there)) if there >= wanted => Ok(()),
        _ => npm(&["ci"]),
    }
}

/// The folder of the client.
fn web() -> std::path::PathBuf {
    shell::root().join("web")
}

fn npm(args: &[&str]) -> Result<()> {
    println!("npm {}", args.join(" "));
    shell::run(shell::program("npm", args).current_dir(web()))
}
