//! `cargo xtask bench`: the benches of every crate, or this revision measured beside another.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::shell;

#[derive(clap::Args)]
pub struct Args {
    /// Only the benches whose name holds this
    filter: Option<String>,
    /// Measure this revision beside another one, which is built in a worktree under target/
    #[arg(long, value_name = "REV", conflicts_with = "filter")]
    against: Option<String>,
    /// How often each is measured with --against; the best counts
    #[arg(long, default_value_t = 3, requires = "against", value_name = "N")]
    rounds: usize,
}

pub fn run(args: &Args) -> Result<()> {
    if let Some(revision) = &args.against {
        return compare(revision, args.rounds);
    }
    // `--bench *`: bench targets only, without the unit tests, which `cargo bench` would list as ignored.
    let mut cargo = shell::cargo(["bench", "--workspace", "--locked", "--bench", "*"]);
    shell::run(cargo.arg("--").args(&args.filter))
}

/// Measures both revisions in turn, so that a busy moment of the machine hits both.
fn compare(revision: &str, rounds: usize) -> Result<()> {
    ensure!(rounds > 0, "--rounds: at least one is needed");
    let named = shell::output(&mut shell::program("git", ["rev-parse", "--short", revision]))?;
    let other = Build { root: worktree(revision)? };
    let here = Build { root: shell::root() };
    for build in [&here, &other] {
        build.build()?;
    }
    let (mut ours, mut theirs) = (BTreeMap::new(), BTreeMap::new());
    for round in 1..=rounds {
        println!("Round {round} of {rounds}");
        for (build, best) in [(&here, &mut ours), (&other, &mut theirs)] {
            for (name, measure) in build.measure()? {
                let best = best.entry(name).or_insert(measure);
                *best = best.better(measure);
            }
        }
    }
    println!("{}", table(&ours, &theirs, named.trim()));
    Ok(())
}

/// The other revision in a worktree, which stays for the next time: what it has built need not be built again.
fn worktree(revision: &str) -> Result<PathBuf> {
    let folder = shell::root().join("target/against");
    let git = |args: &[&str]| shell::run(&mut shell::program("git", args));
    if folder.join(".git").exists() {
        let path = folder.to_string_lossy().into_owned();
        git(&["-C", &path, "checkout", "--quiet", "--force", "--detach", revision])?;
    } else {
        git(&["worktree", "prune"])?;
        let path = folder.to_string_lossy().into_owned();
        git(&["worktree", "add", "--quiet", "--force", "--detach", &path, revision])?;
    }
    Ok(folder)
}

/// One revision, in its folder.
struct Build {
    root: PathBuf,
}

/// The benches of the kernel.
const BENCH: [&str; 5] = ["bench", "--package", "tricorne-kernel", "--bench", "questions"];

impl Build {
    fn cargo(&self, args: &[&str]) -> Command {
        let mut cargo = shell::cargo(args);
        cargo.current_dir(&self.root).env("CARGO_TARGET_DIR", self.target());
        cargo
    }

    fn target(&self) -> PathBuf {
        match std::env::var_os("CARGO_TARGET_DIR") {
            Some(target) if self.root == shell::root() => target.into(),
            _ => self.root.join("target"),
        }
    }

    fn build(&self) -> Result<()> {
        shell::run(self.cargo(&BENCH).args(["--locked", "--no-run"]))?;
        shell::run(&mut self.cargo(&["build", "--release", "--locked", "--package", "tricorne-cli"]))
    }

    fn measure(&self) -> Result<Vec<(String, Measure)>> {
        let benches = shell::output(self.cargo(&BENCH).args(["--locked", "--quiet"]))?;
        let mut measured = read_benches(&benches);
        ensure!(!measured.is_empty(), "the benches of the kernel printed nothing that can be read");
        let program = self.target().join("release/tricorne");
        measured.extend(games(&program)?);
        Ok(measured)
    }
}

/// The random games a second of each game.
fn games(program: &Path) -> Result<Vec<(String, Measure)>> {
    let printed = shell::output(&mut shell::program(program, ["bench", "--format", "json"]))?;
    let report: Value = serde_json::from_str(&printed).context("`tricorne bench` printed no JSON")?;
    let measured = report["measured"].as_array().context("`tricorne bench` printed nothing measured")?;
    let one_thread = measured.iter().filter(|it| it["threads"] == 1);
    one_thread
        .map(|it| {
            let game = it["game"].as_str().context("a game without a name")?;
            let rate = it["games_per_second"].as_f64().context("a game without a number")?;
            Ok((format!("random games of {game}"), Measure::Rate(rate)))
        })
        .collect()
}

/// A number that was measured.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Measure {
    /// Nanoseconds: less is better.
    Time(f64),
    /// How many a second: more is better.
    Rate(f64),
}

impl Measure {
    fn better(self, other: Measure) -> Measure {
        match (self, other) {
            (Measure::Time(one), Measure::Time(other)) => Measure::Time(one.min(other)),
            (Measure::Rate(one), Measure::Rate(other)) => Measure::Rate(one.max(other)),
            (one, _) => one,
        }
    }

    /// How much better this is than another: 1.1 is ten per cent faster.
    fn speed(self, other: Measure) -> Option<f64> {
        match (self, other) {
            (Measure::Time(one), Measure::Time(other)) => Some(other / one),
            (Measure::Rate(one), Measure::Rate(other)) => Some(one / other),
            _ => None,
        }
    }

    fn text(self) -> String {
        let scaled = |number: f64, units: [&str; 4]| {
            let (mut number, mut unit) = (number, 0);
            while number >= 1000.0 && unit < 3 {
                (number, unit) = (number / 1000.0, unit + 1);
            }
            format!("{number:.1} {}", units[unit])
        };
        match self {
            Measure::Time(time) => scaled(time, ["ns", "µs", "ms", "s"]),
            Measure::Rate(rate) => scaled(rate, ["/s", "k/s", "M/s", "G/s"]),
        }
    }
}

/// Reads what divan prints: the fastest time of each bench, or its rate where it counts items.
fn read_benches(printed: &str) -> Vec<(String, Measure)> {
    let mut found: Vec<(String, Measure)> = Vec::new();
    let mut group = String::new();
    for line in printed.lines() {
        let start = line.find(|letter: char| !"│├╰─ ".contains(letter)).unwrap_or(line.len());
        let (tree, text) = line.split_at(start);
        let first = text.split('│').next().unwrap_or_default();
        let words: Vec<&str> = first.split_whitespace().collect();
        match words.as_slice() {
            [name] if tree.contains('─') => group = (*name).to_owned(),
            [name, number, unit] if tree.contains('─') => {
                let Some(time) = in_nanoseconds(number, unit) else { continue };
                let nested = tree.starts_with("│  ") || tree.starts_with("   ");
                let name = if nested { format!("{group} {name}") } else { (*name).to_owned() };
                found.push((name, Measure::Time(time)));
            }
            [number, unit] if unit.ends_with("item/s") => {
                if let (Some(last), Some(rate)) = (found.last_mut(), a_second(number, unit)) {
                    last.1 = Measure::Rate(rate);
                }
            }
            _ => {}
        }
    }
    found
}

fn in_nanoseconds(number: &str, unit: &str) -> Option<f64> {
    let factor = match unit {
        "ps" => 1e-3,
        "ns" => 1.0,
        "µs" => 1e3,
        "ms" => 1e6,
        "s" => 1e9,
        _ => return None,
    };
    Some(number.parse::<f64>().ok()? * factor)
}

fn a_second(number: &str, unit: &str) -> Option<f64> {
    let factor = match unit.strip_suffix("item/s")? {
        "" => 1.0,
        "K" => 1e3,
        "M" => 1e6,
        "G" => 1e9,
        _ => return None,
    };
    Some(number.parse::<f64>().ok()? * factor)
}

/// Both revisions side by side; what only one of them measures has no other column.
fn table(ours: &BTreeMap<String, Measure>, theirs: &BTreeMap<String, Measure>, revision: &str) -> String {
    let mut lines = vec![format!("{:<44} {:>12} {revision:>12} {:>8}", "", "here", "speed")];
    let only_there = theirs.keys().filter(|name| !ours.contains_key(*name));
    for name in ours.keys().chain(only_there) {
        let text = |measure: Option<&Measure>| measure.map_or_else(|| "-".into(), |it| it.text());
        let (here, there) = (ours.get(name), theirs.get(name));
        let speed = here.zip(there).and_then(|(here, there)| here.speed(*there));
        let speed = speed.map_or_else(|| "-".into(), |speed| format!("{speed:.2}x"));
        lines.push(format!("{name:<44} {:>12} {:>12} {speed:>8}", text(here), text(there)));
    }
    lines.push("The best of all rounds; speed over 1 means that this revision is faster.".into());
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRINTED: &str = "\
questions                           fastest       │ slowest       │ median        │ mean          │ samples │ iters
├─ a_node_is_cloned                               │               │               │               │         │
│  ├─ 0                             181.5 ns      │ 1.2 µs        │ 190 ns        │ 200 ns        │ 100     │ 3200
│  ╰─ 610                           212 ns        │ 1.2 µs        │ 230 ns        │ 240 ns        │ 100     │ 3200
├─ a_person_answers                 20.5 µs       │ 99 µs         │ 21 µs         │ 22 µs         │ 100     │ 100
│                                   975.6 Kitem/s │ 202 Kitem/s   │ 952 Kitem/s   │ 909 Kitem/s   │         │
╰─ agents_answer_at_once            2 ms          │ 3 ms          │ 2.1 ms        │ 2.2 ms        │ 100     │ 100
                                    10 Mitem/s    │ 6 Mitem/s     │ 9 Mitem/s     │ 9 Mitem/s     │         │
";

    #[test]
    fn what_divan_prints_is_read() {
        let expected = [
            ("a_node_is_cloned 0", Measure::Time(181.5)),
            ("a_node_is_cloned 610", Measure::Time(212.0)),
            ("a_person_answers", Measure::Rate(975_600.0)),
            ("agents_answer_at_once", Measure::Rate(10e6)),
        ];
        assert_eq!(read_benches(PRINTED), expected.map(|(name, measure)| (name.to_owned(), measure)));
    }

    #[test]
    fn revisions_stand_side_by_side() {
        let measured = |pairs: &[(&str, Measure)]| {
            pairs.iter().map(|(name, it)| ((*name).to_owned(), *it)).collect::<BTreeMap<_, _>>()
        };
        let ours = measured(&[("clone", Measure::Time(500.0)), ("games", Measure::Rate(2_200.0))]);
        let theirs = measured(&[("games", Measure::Rate(2_000.0)), ("old", Measure::Time(2e6))]);
        let text = table(&ours, &theirs, "dbcadcf");
        let lines: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(lines[0], ["here", "dbcadcf", "speed"]);
        assert_eq!(lines[1], ["clone", "500.0", "ns", "-", "-"]);
        assert_eq!(lines[2], ["games", "2.2", "k/s", "2.0", "k/s", "1.10x"]);
        assert_eq!(lines[3], ["old", "-", "2.0", "ms", "-"]);
    }

    #[test]
    fn the_best_of_two_counts() {
        assert_eq!(Measure::Time(2.0).better(Measure::Time(1.0)), Measure::Time(1.0));
        assert_eq!(Measure::Rate(2.0).better(Measure::Rate(1.0)), Measure::Rate(2.0));
        assert_eq!(Measure::Time(2.0).speed(Measure::Time(3.0)), Some(1.5));
    }
}
