//! The `browser` step: the web client's own checks and tests.

use anyhow::Result;

use super::Done;
use crate::shell;

pub fn run() -> Result<Done> {
    let web = shell::root().join("web");
    if !web.join("package.json").is_file() {
        return Ok(Done::Skipped("there is no web folder"));
    }
    shell::need("node", "nodejs")?;
    shell::need("npm", "npm")?;
    shell::need("chromium", "chromium")?;
    for args in [&["ci"][..], &["run", "check"], &["test"], &["run", "e2e"]] {
        println!("npm {}", args.join(" "));
        shell::run(shell::program("npm", args).current_dir(&web))?;
    }
    Ok(Done::Passed)
}
