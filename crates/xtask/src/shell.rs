//! Running other programs from the root of the repository, and installing those that are missing.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, IsTerminal, Read, Write};
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};

use anyhow::{Context, Result, bail, ensure};

/// Tells the testkit to rewrite golden records instead of comparing with them.
pub const REWRITE_GOLDEN: &str = "TRICORNE_REWRITE_GOLDEN";

/// Tells the testkit how many games a soak plays.
pub const SOAK_GAMES: &str = "TRICORNE_SOAK_GAMES";
/// How many set-ups, and battles in each, the tests of odds look at.
pub const ODDS_SETUPS: &str = "TRICORNE_ODDS_SETUPS";
pub const ODDS_FIGHTS: &str = "TRICORNE_ODDS_FIGHTS";

/// The stream on which a program prints the lines that we want to read.
pub enum Stream {
    Stdout,
    Stderr,
}

/// The root of the repository, whichever of its folders `cargo xtask` was called from.
pub fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    PathBuf::from(here).ancestors().nth(2).expect("xtask lies two folders below the root").to_owned()
}

/// A program to run at the root.
///
/// What cargo told xtask about xtask's own package is taken out of the environment: build scripts that watch
/// it would rebuild each time. So is the order to rewrite golden records, under which no golden test fails.
pub fn program<S: AsRef<OsStr>>(name: impl AsRef<OsStr>, args: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(name);
    command.args(args).current_dir(root()).env_remove(REWRITE_GOLDEN);
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
    command
}

/// The cargo that runs xtask.
pub fn cargo<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Command {
    program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()), args)
}

/// Runs a program whose output goes straight through.
pub fn run(command: &mut Command) -> Result<()> {
    let status =
        command.stdin(Stdio::null()).status().with_context(|| format!("cannot start {}", shown(command)))?;
    succeeded(command, status)
}

/// Runs a program whose output goes through as it comes, and shows each line of one stream to `read` as well.
pub fn run_read(command: &mut Command, stream: &Stream, mut read: impl FnMut(&str)) -> Result<()> {
    let terminal = match stream {
        Stream::Stdout => std::io::stdout().is_terminal(),
        Stream::Stderr => std::io::stderr().is_terminal(),
    };
    if terminal {
        command.env("CARGO_TERM_COLOR", "always");
    }
    match stream {
        Stream::Stdout => command.stdout(Stdio::piped()),
        Stream::Stderr => command.stderr(Stdio::piped()),
    };
    let mut child =
        command.stdin(Stdio::null()).spawn().with_context(|| format!("cannot start {}", shown(command)))?;
    match stream {
        Stream::Stdout => pass_on(child.stdout.take(), &mut std::io::stdout(), &mut read)?,
        Stream::Stderr => pass_on(child.stderr.take(), &mut std::io::stderr(), &mut read)?,
    }
    let status = child.wait()?;
    succeeded(command, status)
}

/// What a program prints on its standard output.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start {}", shown(command)))?;
    succeeded(command, output.status)?;
    Ok(String::from_utf8(output.stdout)?)
}

/// The files of the project, from its root: those git tracks, and new ones that it does not ignore.
pub fn files() -> Result<Vec<String>> {
    let listed =
        output(&mut program("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]))?;
    let mut files: Vec<String> = listed
        .split('\0')
        .filter(|file| !file.is_empty() && root().join(file).is_file())
        .map(String::from)
        .collect();
    files.sort();
    files.dedup();
    Ok(files)
}

/// Whether a program is there and can tell its version.
pub fn answers(name: &str, args: &[&str]) -> bool {
    let quiet = program(name, args).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

/// Installs a Debian package unless its program is there already.
pub fn need(name: &str, package: &str) -> Result<()> {
    need_unless(name, package, || answers(name, &["--version"]))
}

/// Installs a Debian package unless what it is needed for is there already.
pub fn need_unless(name: &str, package: &str, is_there: impl Fn() -> bool) -> Result<()> {
    if is_there() {
        return Ok(());
    }
    println!("`{name}` is missing: installing Debian's package {package}");
    if !answers("apt-get", &["--version"]) {
        bail!("`{name}` is missing, and there is no apt-get to install it with: install it by hand");
    }
    let apt = |args: &[&str]| run(program("apt-get", args).env("DEBIAN_FRONTEND", "noninteractive"));
    apt(&["update", "--quiet"])
        .and_then(|()| apt(&["install", "--quiet", "--yes", "--no-install-recommends", package]))
        .with_context(|| format!("`{name}` is missing and could not be installed: install it by hand"))?;
    ensure!(is_there(), "Debian's {package} was installed, and `{name}` is still missing");
    Ok(())
}

fn pass_on(from: Option<impl Read>, to: &mut impl Write, read: &mut impl FnMut(&str)) -> Result<()> {
    let mut from = BufReader::new(from.context("the stream is not piped")?);
    let mut line = Vec::new();
    while from.read_until(b'\n', &mut line)? > 0 {
        to.write_all(&line)?;
        to.flush()?;
        read(String::from_utf8_lossy(&line).trim_end());
        line.clear();
    }
    Ok(())
}

fn succeeded(command: &Command, status: ExitStatus) -> Result<()> {
    ensure!(status.success(), "`{}` failed ({status})", shown(command));
    Ok(())
}

/// A command as a person would type it.
fn shown(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let mut words = vec![program.file_name().unwrap_or_default().to_string_lossy().into_owned()];
    words.extend(command.get_args().map(|arg| arg.to_string_lossy().into_owned()));
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failing_program_is_named_as_it_would_be_typed() {
        let error = run(&mut cargo(["no-such-subcommand"])).unwrap_err().to_string();
        assert!(error.starts_with("`cargo no-such-subcommand` failed"), "{error}");
    }

    #[test]
    fn a_missing_program_does_not_answer() {
        assert!(!answers("no-such-program", &["--version"]));
        assert!(answers("cargo", &["--version"]));
    }

    #[test]
    fn each_line_of_the_chosen_stream_is_read() {
        let mut lines = Vec::new();
        run_read(&mut cargo(["--version"]), &Stream::Stdout, |line| lines.push(line.to_owned())).unwrap();
        assert_eq!(lines.len(), 1);
        assert!(lines[0].starts_with("cargo "), "{lines:?}");
    }

    #[test]
    fn the_root_holds_the_workspace() {
        assert!(root().join("crates/xtask/Cargo.toml").is_file());
    }
}
