//! The parts of `cargo metadata` that our checks read.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::shell;

#[derive(Deserialize)]
pub struct Metadata {
    pub packages: Vec<Package>,
    pub workspace_root: PathBuf,
    pub target_directory: PathBuf,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Package {
    pub name: String,
    pub version: String,
    /// An SPDX expression, where the package states one.
    pub license: Option<String>,
    /// Where it comes from; none for a package of this workspace or another folder.
    pub source: Option<String>,
    pub manifest_path: PathBuf,
    pub dependencies: Vec<Dependency>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Dependency {
    /// The folder of a dependency by path.
    pub path: Option<PathBuf>,
    /// `dev`, `build`, or none for an ordinary one.
    pub kind: Option<String>,
}

impl Metadata {
    /// Every package that any feature on any platform brings in.
    pub fn with_dependencies() -> Result<Self> {
        read(&["metadata", "--format-version", "1", "--locked", "--all-features"])
    }

    /// The packages of the workspace alone.
    pub fn of_workspace() -> Result<Self> {
        read(&["metadata", "--format-version", "1", "--locked", "--no-deps"])
    }

    /// The folder of a workspace crate under `crates/`, such as `games/liberty-or-death`.
    pub fn room<'a>(&self, folder: &'a Path) -> Option<&'a str> {
        folder.strip_prefix(self.workspace_root.join("crates")).ok()?.to_str()
    }
}

fn read(args: &[&str]) -> Result<Metadata> {
    serde_json::from_str(&shell::output(&mut shell::cargo(args))?).context("cannot read cargo's metadata")
}
