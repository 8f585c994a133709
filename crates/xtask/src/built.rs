//! The program as it is shipped, with the browser client in it.

use std::path::PathBuf;

use anyhow::Result;

use crate::{metadata::Metadata, shell};

/// Builds `tricorne` and gives where it is.
pub fn tricorne() -> Result<PathBuf> {
    shell::run(&mut shell::cargo(["build", "--release", "--locked", "--workspace", "--bin", "tricorne"]))?;
    let name = format!("tricorne{}", std::env::consts::EXE_SUFFIX);
    Ok(Metadata::of_workspace()?.target_directory.join("release").join(name))
}
