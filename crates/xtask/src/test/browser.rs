//! The `browser` step: the web client's own checks and tests, the last of them in a browser on the real server.

use anyhow::Result;

use super::Done;
use crate::{built, shell};

pub fn run() -> Result<Done> {
    install()?;
    for args in [&["run", "check"][..], &["test"]] {
        npm(args)?;
    }
    play("e2e")?;
    Ok(Done::Passed)
}

/// Runs one of the client's scripts that play in a browser on the program as it is shipped.
pub fn play(script: &str) -> Result<()> {
    let program = built::tricorne()?;
    println!("npm run {script}");
    shell::run(shell::program("npm", ["run", script]).current_dir(web()).env("TRICORNE_BIN", program))
}

/// Makes sure of Node, Chromium and the client's packages.
pub fn install() -> Result<()> {
    shell::need("node", "nodejs")?;
    shell::need("npm", "npm")?;
    shell::need("chromium", "chromium")?;
    npm(&["ci"])
}

/// The folder of the client.
fn web() -> std::path::PathBuf {
    shell::root().join("web")
}

fn npm(args: &[&str]) -> Result<()> {
    println!("npm {}", args.join(" "));
    shell::run(shell::program("npm", args).current_dir(web()))
}
