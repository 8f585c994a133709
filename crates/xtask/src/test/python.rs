//! The `python` step: the examples of the protocol, played against the real program, and the tests of the Python package.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::Done;
use super::tally::{self, Tally};
use crate::{built::Built, metadata::Metadata, shell};

/// What the tests of the package install from PyPI, with its versions.
const REQUIREMENTS: &str = "python/requirements-test.txt";

pub fn run(tally: &mut Tally) -> Result<Done> {
    shell::need("python3", "python3")?;
    let built = Built::for_tests()?;
    play_examples(&built.tricorne())?;
    let target = Metadata::of_workspace()?.target_directory;
    let python = install(&target)?;
    let package = lay_out(&target, &built.extension())?;
    let mut pytest =
        shell::program(&python, ["-m", "pytest", "--quiet", "python/tests", "-p", "no:cacheprovider"]);
    pytest
        .env("TRICORNE_BIN", built.tricorne())
        .env("PYTHONPATH", package)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("RAY_USAGE_STATS_ENABLED", "0");
    let mut count = None;
    let ran = shell::run_read(&mut pytest, &shell::Stream::Stdout, |line| {
        count = tally::pytest(line).or(count);
    });
    tally.add(count, ran)
}

/// Runs each `examples/*.py` with the path of the `tricorne` binary as its argument.
fn play_examples(binary: &Path) -> Result<()> {
    let examples = shell::files()?.into_iter().filter(|file| {
        file.strip_prefix("examples/").is_some_and(|name| name.ends_with(".py") && !name.contains('/'))
    });
    for example in examples {
        println!("running {example}");
        shell::run(shell::program("python3", [&example]).arg(binary))
            .with_context(|| format!("the example {example}"))?;
    }
    Ok(())
}

/// The Python of an environment with what the tests need, made unless it is there and of the same versions.
fn install(target: &Path) -> Result<PathBuf> {
    shell::need_unless("python3 -m venv", "python3-venv", || {
        shell::answers("python3", &["-c", "import ensurepip, venv"])
    })?;
    let wanted = fs::read_to_string(shell::root().join(REQUIREMENTS))?;
    let home = target.join("python-env");
    let (python, kept) = (home.join("bin/python"), home.join("requirements.txt"));
    if fs::read_to_string(&kept).is_ok_and(|there| there == wanted) {
        return Ok(python);
    }
    println!("installing from PyPI into {}:", home.display());
    wanted.lines().filter(|line| !line.starts_with('#')).for_each(|line| println!("  {line}"));
    shell::run(shell::program("python3", ["-m", "venv", "--clear"]).arg(&home))?;
    shell::run(&mut shell::program(&python, ["-m", "pip", "install", "--quiet", "-r", REQUIREMENTS]))
        .with_context(|| format!("cannot install {REQUIREMENTS}; the step needs PyPI"))?;
    fs::write(&kept, wanted)?;
    Ok(python)
}

/// The package with the extension beside it, as an installation would lay it out. What a build for tests has compiled is used
/// again, where an installation would compile a release.
fn lay_out(target: &Path, extension: &Path) -> Result<PathBuf> {
    let folder = target.join("python-package");
    let package = folder.join("tricorne");
    if package.exists() {
        fs::remove_dir_all(&package)?;
    }
    fs::create_dir_all(&package)?;
    for entry in fs::read_dir(shell::root().join("python/src/tricorne"))? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            fs::copy(entry.path(), package.join(entry.file_name()))?;
        }
    }
    fs::copy(extension, package.join("_tricorne.abi3.so"))
        .with_context(|| format!("there is no extension module {}", extension.display()))?;
    Ok(folder)
}
