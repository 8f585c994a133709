//! `cargo xtask test`: every check and test, in order.

pub mod browser;
mod fuzz_api;
mod house;
mod licence;
pub mod nextest;
mod policy;
mod policy_file;
mod python;
mod tally;

use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Result, bail};
use clap::builder::PossibleValuesParser;

use crate::{rules, shell};
use tally::Tally;

#[derive(clap::Args)]
pub struct Args {
    /// Run this step alone (may be given several times)
    #[arg(long, value_name = "STEP", value_parser = PossibleValuesParser::new(names()))]
    only: Vec<String>,
    /// List the steps and what each does
    #[arg(long)]
    list: bool,
    /// Run the steps after a failing one too
    #[arg(long)]
    keep_going: bool,
}

/// What became of a step that did not fail.
pub enum Done {
    Passed,
    /// There was nothing to do, and why.
    Skipped(&'static str),
}

struct Step {
    name: &'static str,
    about: &'static str,
    run: fn(&mut Tally) -> Result<Done>,
}

const STEPS: [Step; 11] = [
    Step { name: "fmt", about: "formatting", run: |_| cargo(&["fmt", "--all", "--check"]) },
    Step {
        name: "clippy",
        about: "lints, none tolerated",
        run: |_| cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]),
    },
    Step { name: "nextest", about: "unit and integration tests", run: nextest::run },
    Step { name: "doctests", about: "the examples in the documentation", run: doctests },
    Step { name: "docs", about: "the documentation builds without a warning", run: |_| docs() },
    Step { name: "policy", about: "licences, sources and versions of dependencies", run: |_| policy::run() },
    Step {
        name: "rules",
        about: "each section of a rulebook has its function and test",
        run: |_| rules::check(),
    },
    Step {
        name: "house",
        about: "what source may hold, and which crate may use which",
        run: |_| house::run(),
    },
    Step {
        name: "fuzz-api",
        about: "the server gets whatever its description of the API allows, and much that it does not",
        run: |_| fuzz_api::run(),
    },
    Step { name: "python", about: "the protocol's examples in Python", run: |_| python::run() },
    Step {
        name: "browser",
        about: "the web client: types, unit tests, browser tests",
        run: |_| browser::run(),
    },
];

fn names() -> impl Iterator<Item = &'static str> {
    STEPS.iter().map(|step| step.name)
}

pub fn run(args: &Args) -> ExitCode {
    if args.list {
        for step in &STEPS {
            println!("{:<10}{}", step.name, step.about);
        }
        return ExitCode::SUCCESS;
    }
    let chosen: Vec<&Step> = STEPS
        .iter()
        .filter(|step| args.only.is_empty() || args.only.iter().any(|name| name == step.name))
        .collect();
    let mut tally = Tally::default();
    let mut failed = Vec::new();
    for (index, step) in chosen.iter().enumerate() {
        println!("\n=== {}/{} {}: {}", index + 1, chosen.len(), step.name, step.about);
        let start = Instant::now();
        let done = (step.run)(&mut tally);
        let seconds = start.elapsed().as_secs_f64();
        match done {
            Ok(Done::Passed) => println!("--- {} passed in {seconds:.1} s", step.name),
            Ok(Done::Skipped(why)) => println!("--- {} skipped: {why}", step.name),
            Err(error) => {
                eprintln!("{error:#}");
                println!("--- {} FAILED after {seconds:.1} s", step.name);
                failed.push(step.name);
                if !args.keep_going {
                    break;
                }
            }
        }
    }
    close(&failed, &tally)
}

/// The last words: what failed and how to run just that, then the count of tests as the very last line.
fn close(failed: &[&str], tally: &Tally) -> ExitCode {
    println!();
    for name in failed {
        println!("FAILED: step `{name}`. To run just it: cargo xtask test --only {name}");
    }
    if let Some(count) = tally.total() {
        println!("{count}");
    }
    if failed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Prints each problem on a line of its own; any one fails the step.
pub fn report(problems: &[String]) -> Result<Done> {
    for problem in problems {
        eprintln!("{problem}");
    }
    match problems.len() {
        0 => Ok(Done::Passed),
        1 => bail!("1 problem"),
        several => bail!("{several} problems"),
    }
}

fn cargo(args: &[&str]) -> Result<Done> {
    shell::run(&mut shell::cargo(args))?;
    Ok(Done::Passed)
}

fn doctests(tally: &mut Tally) -> Result<Done> {
    let mut cargo = shell::cargo(["test", "--doc", "--workspace", "--locked", "--no-fail-fast"]);
    let mut count = None;
    let ran = shell::run_read(&mut cargo, &shell::Stream::Stdout, |line| {
        if let Some(crate_count) = tally::doctests(line) {
            count = Some(count.unwrap_or_default() + crate_count);
        }
    });
    tally.add(count, ran)
}

fn docs() -> Result<Done> {
    let mut cargo = shell::cargo(["doc", "--workspace", "--no-deps", "--document-private-items", "--locked"]);
    shell::run(cargo.env("RUSTDOCFLAGS", "-D warnings"))?;
    Ok(Done::Passed)
}
