//! The `policy` step: the licences and sources of dependencies, those that are banned, those that come twice.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail};

use super::licence::Expression;
use super::policy_file::{Dependencies, PolicyFile};
use super::{Done, report};
use crate::metadata::{Metadata, Package};

pub fn run() -> Result<Done> {
    let policy = PolicyFile::read()?.dependencies;
    let metadata = Metadata::with_dependencies()?;
    println!("{} packages", metadata.packages.len());
    let workspace = |package: &Package| metadata.room(&package.manifest_path).is_some();
    report(&problems(&policy, &metadata.packages, &workspace))
}

/// Every breach of the policy, and every entry of it that nothing needs any more.
fn problems(
    policy: &Dependencies,
    packages: &[Package],
    of_workspace: &impl Fn(&Package) -> bool,
) -> Vec<String> {
    let mut problems = Vec::new();
    for package in packages {
        let mut complain =
            |what: String| problems.push(format!("{} {}: {what}", package.name, package.version));
        if let Err(error) = licence(policy, package) {
            complain(format!("{error:#}"));
        }
        let source = source(package, of_workspace(package));
        if source != "the workspace" && !policy.sources.iter().any(|allowed| allowed == source) {
            complain(format!("comes from {source}, and `sources` does not allow that"));
        }
        if let Some(ban) = policy.banned.iter().find(|ban| ban.is(&package.name)) {
            complain(format!("is banned: {}", ban.reason));
        }
    }
    duplicates(policy, packages, &mut problems);
    stale_licences(policy, packages, &mut problems);
    problems
}

fn licence(policy: &Dependencies, package: &Package) -> Result<()> {
    let stated = package.license.as_deref();
    if let Some(exception) = policy.licence_exception.iter().find(|entry| entry.name == package.name) {
        if stated.is_some_and(|stated| stated != exception.licence) {
            bail!("`licence_exception` has `{}`, but it states {stated:?}", exception.licence);
        }
        return Ok(());
    }
    let Some(stated) = stated else {
        bail!("states no licence: read its licence file, then list it as a `licence_exception`");
    };
    if !Expression::parse(stated)?
        .allowed(&|licence| policy.licences.iter().any(|allowed| allowed == licence))
    {
        bail!("its licence `{stated}` is not among the `licences` that we accept");
    }
    Ok(())
}

fn source(package: &Package, of_workspace: bool) -> &'static str {
    match package.source.as_deref() {
        None if of_workspace => "the workspace",
        None => "a folder outside the workspace",
        Some(source) if source.starts_with("git+") => "git",
        Some(source) if source.ends_with("/crates.io-index") || source.ends_with("/index.crates.io/") => {
            "crates.io"
        }
        Some(_) => "another registry",
    }
}

/// Versions that cannot stand for each other: each is built, and types of one do not fit the other.
fn duplicates(policy: &Dependencies, packages: &[Package], problems: &mut Vec<String>) {
    let mut majors: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in packages {
        majors.entry(&package.name).or_default().insert(major(&package.version));
    }
    majors.retain(|_, versions| versions.len() > 1);
    for (name, versions) in &majors {
        if !policy.duplicate.iter().any(|accepted| accepted.is(name)) {
            let versions: Vec<&str> = versions.iter().copied().collect();
            problems.push(format!(
                "{name}: comes in versions {}; unite them, or list it as a `duplicate` with the reason",
                versions.join(" and ")
            ));
        }
    }
    for accepted in &policy.duplicate {
        if !majors.keys().any(|name| accepted.is(name)) {
            problems
                .push(format!("policy.toml: `{}` is no duplicate any more: remove the entry", accepted.name));
        }
    }
}

/// The part of a version that must be equal for two to be compatible: `1` of 1.2.3, `0.4` of 0.4.5, `0.0.3`.
fn major(version: &str) -> &str {
    let parts = version.split('.').take_while(|part| *part == "0").count() + 1;
    let end = version.match_indices(['.', '-', '+']).nth(parts - 1).map_or(version.len(), |(at, _)| at);
    &version[..end]
}

fn stale_licences(policy: &Dependencies, packages: &[Package], problems: &mut Vec<String>) {
    let stated: Vec<Expression> =
        packages.iter().filter_map(|package| Expression::parse(package.license.as_deref()?).ok()).collect();
    for licence in &policy.licences {
        if !stated.iter().any(|expression| expression.licences().contains(&licence.as_str())) {
            problems.push(format!("policy.toml: no package names the licence `{licence}`: remove it"));
        }
    }
    for exception in &policy.licence_exception {
        if !packages.iter().any(|package| package.name == exception.name) {
            problems.push(format!(
                "policy.toml: `{}` is no dependency any more: remove its `licence_exception`",
                exception.name
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CRATES_IO: &str = "registry+https://example.org/crates.io-index";

    fn package(name: &str, version: &str, license: &str, source: Option<&str>) -> Package {
        Package {
            name: name.into(),
            version: version.into(),
            license: (!license.is_empty()).then(|| license.into()),
            source: source.map(Into::into),
            manifest_path: format!("crates/{name}/Cargo.toml").into(),
            dependencies: Vec::new(),
        }
    }

    #[track_caller]
    fn check(policy: &str, packages: &[Package], expected: &[&str]) {
        let policy: Dependencies = toml::from_str(&format!("sources = [\"crates.io\"]\n{policy}")).unwrap();
        let found = problems(&policy, packages, &|package| package.name == "kernel");
        assert_eq!(found.len(), expected.len(), "{found:#?}");
        for (found, expected) in found.iter().zip(expected) {
            assert!(found.contains(expected), "{found:?} does not contain {expected:?}");
        }
    }

    #[test]
    fn all_is_well() {
        let packages = [
            package("kernel", "0.1.0", "MIT", None),
            package("serde", "1.0.1", "MIT OR GPL-3.0", Some(CRATES_IO)),
        ];
        check("licences = [\"MIT\"]", &packages, &[]);
    }

    #[test]
    fn licences_must_be_accepted() {
        let packages = [
            package("a", "1.0.0", "MIT", Some(CRATES_IO)),
            package("b", "1.0.0", "GPL-3.0-only", Some(CRATES_IO)),
            package("c", "1.0.0", "", Some(CRATES_IO)),
            package("d", "1.0.0", "MIT OR", Some(CRATES_IO)),
        ];
        check(
            "licences = [\"MIT\"]",
            &packages,
            &[
                "b 1.0.0: its licence `GPL-3.0-only`",
                "c 1.0.0: states no licence",
                "d 1.0.0: a licence is missing",
            ],
        );
    }

    #[test]
    fn an_exception_holds_for_one_package_and_the_licence_it_had() {
        let policy = |name: &str, licence: &str| {
            format!(
                "licences = []\n[[licence_exception]]\nname = \"{name}\"\nlicence = \"{licence}\"\nreason = \"-\""
            )
        };
        let stated = [package("ring", "1.0.0", "ISC", Some(CRATES_IO))];
        check(&policy("ring", "ISC"), &stated, &[]);
        check(&policy("ring", "MIT"), &stated, &["ring 1.0.0: `licence_exception` has `MIT`"]);
        check(&policy("ring", "ISC"), &[package("ring", "1.0.0", "", Some(CRATES_IO))], &[]);
        check(&policy("ring", "ISC"), &[], &["`ring` is no dependency any more"]);
    }

    #[test]
    fn sources_must_be_allowed() {
        let packages = [
            package("a", "1.0.0", "MIT", Some("git+https://example.org/a")),
            package("b", "1.0.0", "MIT", Some("registry+https://example.org/index")),
            package("c", "1.0.0", "MIT", None),
        ];
        check(
            "licences = [\"MIT\"]",
            &packages,
            &[
                "a 1.0.0: comes from git",
                "b 1.0.0: comes from another registry",
                "c 1.0.0: comes from a folder",
            ],
        );
    }

    #[test]
    fn banned_packages_are_refused_with_the_reason() {
        let policy = "licences = [\"MIT\"]\n[[banned]]\nname = \"openssl*\"\nreason = \"C library\"";
        let packages = [package("openssl-sys", "0.9.1", "MIT", Some(CRATES_IO))];
        check(policy, &packages, &["openssl-sys 0.9.1: is banned: C library"]);
    }

    #[test]
    fn duplicates_must_be_listed_and_lists_must_be_true() {
        let packages = [
            package("rand", "0.9.4", "MIT", Some(CRATES_IO)),
            package("rand", "0.10.0", "MIT", Some(CRATES_IO)),
            package("syn", "2.0.1", "MIT", Some(CRATES_IO)),
            package("syn", "2.1.0", "MIT", Some(CRATES_IO)),
        ];
        check("licences = [\"MIT\"]", &packages, &["rand: comes in versions 0.10 and 0.9;"]);
        let listed = "licences = [\"MIT\"]\n[[duplicate]]\nname = \"rand\"\nreason = \"-\"";
        check(listed, &packages, &[]);
        check(listed, &packages[1..], &["`rand` is no duplicate any more"]);
    }

    #[test]
    fn licences_that_nobody_names_are_stale() {
        let packages = [package("a", "1.0.0", "MIT OR Apache-2.0", Some(CRATES_IO))];
        check(
            "licences = [\"MIT\", \"Apache-2.0\", \"Zlib\"]",
            &packages,
            &["no package names the licence `Zlib`"],
        );
    }

    #[test]
    fn compatible_versions() {
        let cases = [
            ("1.2.3", "1"),
            ("0.4.5", "0.4"),
            ("0.0.3", "0.0.3"),
            ("2.0.0-rc.1", "2"),
            ("0.8.0+spec-1.1", "0.8"),
        ];
        for (version, expected) in cases {
            assert_eq!(major(version), expected, "{version}");
        }
    }
}
