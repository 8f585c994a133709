//! The `browser` step: the web client's own checks and tests, the last of them in a browser on the real server.

use anyhow::Result;

use super::Done;
use crate::{built, shell};

pub fn run() -> Result<Done> {
    install()?;
    for args in [&["run", "check"][..], &["test"]] {
        npm(args)?;
    }
    let program = built::tricorne()?;
    println!("npm run e2e");
    shell::run(shell::program("npm", ["run", "e2e"]).current_dir(web()).env("TRICORNE_BIN", program))?;
    Ok(Done::Passed)
}

/// Makes sure of Node, Chromium and the client's packages.
pub fn install() -> Result<()> {
    shell::need("node", "nodejs")?;
    shell::need("npm", "npm")?;
    shell::need("chromium", "chromium")?;
    npm(&["ci"])
}

/// The folder of the client.
pub fn web() -> std::path::PathBuf {
    shell::root().join("web")
}

fn npm(args: &[&str]) -> Result<()> {
    println!("npm {}", args.join(" "));
    shell::run(shell::program("npm", args).current_dir(web()))
}
