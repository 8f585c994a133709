//! The program with the browser client in it, built.

use std::path::PathBuf;

use anyhow::Result;

use crate::{metadata::Metadata, shell};

/// The program as it is shipped.
pub fn as_shipped() -> Result<PathBuf> {
    build("release", &["--release", "--bin", "tricorne"])
}

/// The program as tests build it: with checks of overflow, and nothing is compiled again after `nextest`. The features
/// of a build are those of all that it builds, so it must build the tests too.
pub fn for_tests() -> Result<PathBuf> {
    build("debug", &["--tests"])
}

fn build(folder: &str, what: &[&str]) -> Result<PathBuf> {
    shell::run(shell::cargo(["build", "--locked", "--workspace"]).args(what))?;
    let name = format!("tricorne{}", std::env::consts::EXE_SUFFIX);
    Ok(Metadata::of_workspace()?.target_directory.join(folder).join(name))
}
