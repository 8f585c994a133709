//! `cargo xtask screenshots`: the pictures of docs/ anew.

use anyhow::Result;

use crate::test::browser;
use crate::{built, shell};

/// Plays in a browser on the real server and takes the pictures that the README shows.
pub fn run() -> Result<()> {
    browser::install()?;
    let program = built::tricorne()?;
    let mut npm = shell::program("npm", ["run", "screenshots"]);
    shell::run(npm.current_dir(browser::web()).env("TRICORNE_BIN", program))?;
    println!("the pictures in docs/ are new: look at them before you keep them");
    Ok(())
}
