//! The `house` step: what source may hold, how long a file may be, which crate may use which.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};
use regex::Regex;

use super::policy_file::{House, PolicyFile, Uses};
use super::{Done, report};
use crate::metadata::{Metadata, Package};
use crate::shell;

pub fn run() -> Result<Done> {
    let policy = PolicyFile::read()?;
    let mut house = Inspection::new(&policy.house)?;
    let files = shell::files()?;
    for file in &files {
        // What is not text has neither lines nor words.
        if let Ok(text) = String::from_utf8(std::fs::read(shell::root().join(file))?) {
            house.inspect(file, &text);
        }
    }
    println!("{} files", files.len());
    let metadata = Metadata::of_workspace()?;
    let mut problems = house.finish();
    problems.extend(strangers(&metadata, &files));
    problems
        .extend(metadata.packages.iter().flat_map(|package| directions(&policy.crates, &metadata, package)));
    report(&problems)
}

/// A walk through the files, with what was found.
struct Inspection<'a> {
    house: &'a House,
    patterns: Vec<Regex>,
    problems: Vec<String>,
    /// The files that are longer than the rest may be.
    long: Vec<String>,
}

impl<'a> Inspection<'a> {
    fn new(house: &'a House) -> Result<Self> {
        let patterns = house
            .forbidden
            .iter()
            .map(|entry| {
                Regex::new(&entry.pattern).with_context(|| format!("policy.toml: `{}`", entry.pattern))
            })
            .collect::<Result<_>>()?;
        Ok(Self { house, patterns, problems: Vec::new(), long: Vec::new() })
    }

    fn inspect(&mut self, file: &str, text: &str) {
        let ending = Path::new(file).extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        for (entry, pattern) in self.house.forbidden.iter().zip(&self.patterns) {
            let endings = entry.files.as_ref().unwrap_or(&self.house.source);
            if !endings.iter().any(|allowed| allowed == ending || allowed == "*") {
                continue;
            }
            for (index, line) in text.lines().enumerate() {
                if let Some(found) = pattern.find(line) {
                    let (number, found) = (index + 1, found.as_str().trim());
                    self.problems.push(format!("{file}:{number}: `{found}`: {}", entry.reason));
                }
            }
        }
        let lines = text.lines().count();
        if lines <= self.house.max_lines || !self.house.source.iter().any(|source| source == ending) {
            return;
        }
        self.long.push(file.to_owned());
        if !self.house.long_file.iter().any(|entry| entry.file == file) {
            let max = self.house.max_lines;
            self.problems.push(format!(
                "{file}: {lines} lines, more than {max}: split it, or list it as a `long_file` with the reason"
            ));
        }
    }

    fn finish(mut self) -> Vec<String> {
        for entry in &self.house.long_file {
            if !self.long.contains(&entry.file) {
                self.problems
                    .push(format!("policy.toml: `{}` is not long any more: remove the entry", entry.file));
            }
        }
        self.problems
    }
}

/// Crates that no check reaches, because the workspace does not name them. Fuzz targets stand apart on purpose.
fn strangers(metadata: &Metadata, files: &[String]) -> Vec<String> {
    let known = |manifest: &str| {
        let path = metadata.workspace_root.join(manifest);
        manifest.ends_with("/fuzz/Cargo.toml")
            || metadata.packages.iter().any(|package| package.manifest_path == path)
    };
    files
        .iter()
        .filter(|file| file.starts_with("crates/") && file.ends_with("/Cargo.toml") && !known(file))
        .map(|file| format!("{file}: is not a member of the workspace"))
        .collect()
}

/// The dependencies of a workspace crate on others that the table does not allow.
fn directions(table: &BTreeMap<String, Uses>, metadata: &Metadata, package: &Package) -> Vec<String> {
    let room = |folder: &'_ Path| metadata.room(folder).map(str::to_owned);
    let Some(user) = package.manifest_path.parent().and_then(room) else {
        return vec![format!("{}: is not under crates/", package.name)];
    };
    let Some((_, row)) = table.iter().find(|(pattern, _)| covers(pattern, &user)) else {
        return vec![format!(
            "crates/{user}: policy.toml does not say which crates it may use: add it to `crates`"
        )];
    };
    let allowed = |used: &str, in_tests: bool| {
        let mut patterns = row.uses.iter().chain(row.tests_use.iter().filter(|_| in_tests));
        patterns.any(|pattern| pattern == "*" || covers(pattern, used))
    };
    let mut problems = Vec::new();
    for dependency in &package.dependencies {
        let Some(used) = dependency.path.as_deref().and_then(room) else { continue };
        let in_tests = dependency.kind.as_deref() == Some("dev");
        if !allowed(&used, in_tests) {
            let whose = if in_tests { "its tests" } else { "it" };
            problems
                .push(format!("crates/{user}: {whose} must not use crates/{used} (`crates` in policy.toml)"));
        }
    }
    problems
}

/// Whether a pattern of folders, where `*` stands for any one, covers a folder.
fn covers(pattern: &str, folder: &str) -> bool {
    pattern.split('/').count() == folder.split('/').count()
        && pattern.split('/').zip(folder.split('/')).all(|(pattern, part)| pattern == "*" || pattern == part)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metadata::Dependency;

    /// What the project's own policy says of a file.
    #[track_caller]
    fn check(file: &str, text: &str, problems: usize) {
        let policy = PolicyFile::read().unwrap();
        let mut inspection = Inspection::new(&policy.house).unwrap();
        inspection.inspect(file, text);
        assert_eq!(inspection.problems.len(), problems, "{file}: {text}: {:?}", inspection.problems);
    }

    #[test]
    fn unfinished_work_is_found() {
        for word in [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X")] {
            check("src/a.rs", &format!("// {word}: later"), 1);
            check("web/src/a.svelte", &format!("<!-- {word} -->"), 1);
            check("examples/a.py", &format!("# {word}"), 1);
        }
        for macro_name in [concat!("to", "do"), concat!("unimpl", "emented"), concat!("db", "g")] {
            check("src/a.rs", &format!("    {macro_name}!()"), 1);
        }
        check("src/a.rs", "let undoing = \"what is left to do\";", 0);
    }

    #[test]
    fn tests_that_do_not_run_are_found() {
        check("src/a.rs", concat!("#[ig", "nore]"), 1);
        check("src/a.rs", concat!("#[ig", "nore = \"slow\"]"), 1);
        check("src/a.rs", concat!("#[cfg_attr(miri, ig", "nore)]"), 1);
        check("src/a.rs", "cards.iter().skip(1)", 0);
        check("web/src/a.test.ts", concat!("test.sk", "ip('muster')"), 1);
        check("web/src/a.test.ts", concat!("describe.on", "ly('muster')"), 1);
    }

    #[test]
    fn paths_of_one_machine_are_found() {
        for folder in ["work", "root", "home"] {
            check("README.md", &format!("see /{folder}/me/notes"), 1);
            check("src/a.rs", &format!("open(\"/{folder}/me/notes\")"), 1);
        }
        check("README.md", "open web/home/index.html, or https://example.org/home/", 0);
    }

    #[test]
    fn long_files_are_found() {
        check("src/a.rs", &"\n".repeat(800), 0);
        check("src/a.rs", &"\n".repeat(801), 1);
        check("data/cards.toml", &"\n".repeat(801), 0);
    }

    #[test]
    fn a_long_file_may_be_listed_while_it_is_long() {
        let house: House = toml::from_str(
            "source = [\"rs\"]\nmax_lines = 2\n[[long_file]]\nfile = \"cards.rs\"\nreason = \"a table\"",
        )
        .unwrap();
        let problems = |text: &str| {
            let mut inspection = Inspection::new(&house).unwrap();
            inspection.inspect("cards.rs", text);
            inspection.finish()
        };
        assert_eq!(problems("1\n2\n3\n"), [""; 0]);
        assert_eq!(problems("1\n2\n"), ["policy.toml: `cards.rs` is not long any more: remove the entry"]);
    }

    #[test]
    fn patterns_of_folders() {
        assert!(covers("games/*", "games/liberty-or-death"));
        assert!(!covers("games/*", "kernel"));
        assert!(!covers("*", "games/liberty-or-death"));
        assert!(covers("kernel", "kernel"));
    }

    fn metadata(packages: Vec<Package>) -> Metadata {
        Metadata { packages, workspace_root: "/r".into(), target_directory: "/r/target".into() }
    }

    fn package(folder: &str, dependencies: Vec<Dependency>) -> Package {
        Package {
            name: folder.into(),
            version: "0.1.0".into(),
            license: None,
            source: None,
            manifest_path: format!("/r/crates/{folder}/Cargo.toml").into(),
            dependencies,
        }
    }

    #[test]
    fn crates_outside_the_workspace_are_found() {
        let metadata = metadata(vec![package("kernel", Vec::new())]);
        let files = ["crates/kernel/Cargo.toml", "crates/kernel/fuzz/Cargo.toml", "crates/wire/Cargo.toml"];
        let found = strangers(&metadata, &files.map(String::from));
        assert_eq!(found, ["crates/wire/Cargo.toml: is not a member of the workspace"]);
    }

    /// What the project's own table says of a crate that depends on another.
    #[track_caller]
    fn check_direction(user: &str, used: &str, kind: Option<&str>, allowed: bool) {
        let path = Some(format!("/r/crates/{used}").into());
        let dependencies =
            vec![Dependency { path: None, kind: None }, Dependency { path, kind: kind.map(Into::into) }];
        let (metadata, package) = (metadata(Vec::new()), package(user, dependencies));
        let problems = directions(&PolicyFile::read().unwrap().crates, &metadata, &package);
        assert_eq!(problems.is_empty(), allowed, "{user} -> {used}: {problems:?}");
    }

    #[test]
    fn crates_use_each_other_in_one_direction() {
        check_direction("games/liberty-or-death", "kernel", None, true);
        check_direction("games/liberty-or-death", "testkit", Some("dev"), true);
        check_direction("games/liberty-or-death", "testkit", None, false);
        check_direction("games/liberty-or-death", "games/we-the-people", Some("dev"), false);
        check_direction("kernel", "testkit", Some("dev"), false);
        check_direction("library", "games/we-the-people", None, true);
        check_direction("wire", "games/we-the-people", None, false);
        check_direction("server", "games/we-the-people", None, true);
        check_direction("a-crate-not-in-the-table", "kernel", None, false);
    }
}
