//! `policy.toml`: what the `policy` and `house` steps hold the project to.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::shell;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PolicyFile {
    pub dependencies: Dependencies,
    pub house: House,
    /// Which crates of the workspace each may use, by folder under `crates/`.
    pub crates: BTreeMap<String, Uses>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dependencies {
    /// The licences that we accept.
    pub licences: Vec<String>,
    /// Where packages may come from, besides the workspace: `crates.io`, `git`.
    pub sources: Vec<String>,
    #[serde(default)]
    pub licence_exception: Vec<LicenceException>,
    #[serde(default)]
    pub banned: Vec<Named>,
    #[serde(default)]
    pub duplicate: Vec<Named>,
}

/// A package whose licence is accepted although the list does not hold it, or which states none.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LicenceException {
    pub name: String,
    /// What it states; what its licence file says, if it states nothing.
    pub licence: String,
    pub reason: String,
}

/// A package, by name.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// A last `*` stands for any ending.
    pub name: String,
    pub reason: String,
}

impl Named {
    pub fn is(&self, name: &str) -> bool {
        match self.name.strip_suffix('*') {
            Some(start) => name.starts_with(start),
            None => name == self.name,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct House {
    /// The endings of source files; an empty one stands for files without.
    pub source: Vec<String>,
    pub max_lines: usize,
    #[serde(default)]
    pub long_file: Vec<LongFile>,
    #[serde(default)]
    pub forbidden: Vec<Forbidden>,
}

/// A source file that may be longer than `max_lines`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LongFile {
    pub file: String,
    pub reason: String,
}

/// Text that must not occur.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forbidden {
    pub pattern: String,
    /// The endings of the files where it must not; source files if not given; `*` stands for every file.
    pub files: Option<Vec<String>>,
    pub reason: String,
}

/// What a crate may use. `*` stands for any one folder, and alone for every crate.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Uses {
    pub uses: Vec<String>,
    /// Besides those, in its tests and benches.
    #[serde(default)]
    pub tests_use: Vec<String>,
}

impl PolicyFile {
    pub fn read() -> Result<Self> {
        let text =
            std::fs::read_to_string(shell::root().join("policy.toml")).context("cannot read policy.toml")?;
        Self::parse(&text)
    }

    pub fn parse(text: &str) -> Result<Self> {
        let policy: Self = toml::from_str(text).context("policy.toml is not as it should be")?;
        let reasons = (policy.dependencies.banned.iter().chain(&policy.dependencies.duplicate))
            .map(|entry| (&entry.name, &entry.reason))
            .chain(policy.dependencies.licence_exception.iter().map(|entry| (&entry.name, &entry.reason)))
            .chain(policy.house.long_file.iter().map(|entry| (&entry.file, &entry.reason)))
            .chain(policy.house.forbidden.iter().map(|entry| (&entry.pattern, &entry.reason)));
        for (entry, reason) in reasons {
            anyhow::ensure!(!reason.trim().is_empty(), "policy.toml: `{entry}` has no reason");
        }
        Ok(policy)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_projects_own_file_can_be_read() {
        PolicyFile::read().unwrap();
    }

    #[test]
    fn an_entry_needs_a_reason_and_no_unknown_key() {
        let file = |rest| {
            PolicyFile::parse(&format!(
                "[dependencies]\nlicences = []\nsources = [\"crates.io\"]\n[house]\nsource = []\nmax_lines = 800\n\
                 [crates]\n{rest}"
            ))
        };
        assert!(file("").is_ok());
        assert!(file("[[dependencies.banned]]\nname = \"openssl\"\nreason = \"C\"").is_ok());
        assert!(file("[[dependencies.banned]]\nname = \"openssl\"\nreason = \" \"").is_err());
        assert!(file("[[dependencies.banned]]\nname = \"openssl\"").is_err());
        assert!(file("[surprise]").is_err());
    }

    #[test]
    fn a_star_stands_for_any_ending() {
        let named = |name: &str| Named { name: name.into(), reason: "-".into() };
        assert!(named("windows*").is("windows-sys"));
        assert!(!named("windows").is("windows-sys"));
        assert!(named("windows-sys").is("windows-sys"));
    }
}
