//! `cargo xtask screenshots`: the pictures of docs/, made again.

use anyhow::Result;

use crate::built::Built;
use crate::test::browser;

/// Plays in a browser on the real server and takes the pictures that the README shows.
pub fn run() -> Result<()> {
    browser::install()?;
    browser::play("screenshots", &Built::as_shipped()?.tricorne())?;
    println!("the pictures in docs/ are new: look at them before you keep them");
    Ok(())
}
