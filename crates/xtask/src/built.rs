//! The programs that steps run, built.

use std::path::PathBuf;

use anyhow::Result;

use crate::{metadata::Metadata, shell};

/// The programs of one build.
pub struct Built(PathBuf);

impl Built {
    /// The program as it is shipped, with the browser client in it.
    pub fn as_shipped() -> Result<Built> {
        build("release", &["--release", "--bin", "tricorne", "--example", "faults"])
    }

    /// The program as tests build it: with checks of overflow, and nothing is compiled again after `nextest`. The
    /// features of a build are those of all that it builds, so it must build the tests too.
    pub fn for_tests() -> Result<Built> {
        build("debug", &["--lib", "--tests", "--examples"])
    }

    /// The program.
    pub fn tricorne(&self) -> PathBuf {
        self.0.join(format!("tricorne{}", std::env::consts::EXE_SUFFIX))
    }

    /// The extension module of the Python package.
    pub fn extension(&self) -> PathBuf {
        let (prefix, suffix) = (std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
        self.0.join(format!("{prefix}_tricorne{suffix}"))
    }

    /// The example that inflicts faults on a server.
    pub fn faults(&self) -> PathBuf {
        self.0.join("examples").join(format!("faults{}", std::env::consts::EXE_SUFFIX))
    }
}

fn build(folder: &str, what: &[&str]) -> Result<Built> {
    shell::run(shell::cargo(["build", "--locked", "--workspace"]).args(what))?;
    Ok(Built(Metadata::of_workspace()?.target_directory.join(folder)))
}
