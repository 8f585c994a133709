//! `cargo xtask test`: every check and test, in order.

pub mod browser;
mod deploy;
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

use crate::{built::Built, faults, rules, shell};
use tally::Tally;

#[derive(clap::Args)]
pub struct Args {
    /// Run this step alone (may be given several times)
    #[arg(long, value_name = "STEP", value_parser = PossibleValuesParser::new(names()))]
    only: Vec<String>,
    /// List the steps and what each does
    #[arg(long)]
    list: bool,
    /// Run only formatting, clippy and the tests without the long soaks
    #[arg(long, conflicts_with = "only")]
    quick: bool,
    /// Run the steps after a failing one too
    #[arg(long)]
    keep_going: bool,
}

/// How many faults the whole run inflicts: three of each kind.
const FAULTS: u32 = 24;

/// How many on three nodes that share a database: one of each kind at least.
const NODE_FAULTS: u32 = 10;

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
    /// Whether it needs no build of ours, so that it can run beside one.
    beside: bool,
}

/// Steps that run only when they are named: they install servers.
const ON_DEMAND: [&str; 1] = ["deploy"];

/// The steps of `--quick`; its tests are without the long soaks.
const QUICK: [&str; 3] = ["fmt", "clippy", "nextest"];

const STEPS: [Step; 14] = [
    Step { name: "fmt", about: "formatting", run: |_| cargo(&["fmt", "--all", "--check"]), beside: false },
    Step {
        name: "clippy",
        about: "lints, none tolerated",
        run: |_| cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]),
        beside: false,
    },
    Step { name: "nextest", about: "unit and integration tests", run: nextest::run, beside: false },
    Step { name: "doctests", about: "the examples in the documentation", run: doctests, beside: false },
    Step {
        name: "docs",
        about: "the documentation builds without a warning",
        run: |_| docs(),
        beside: false,
    },
    Step {
        name: "policy",
        about: "licences, sources and versions of dependencies",
        run: |_| policy::run(),
        beside: true,
    },
    Step {
        name: "rules",
        about: "each section of a rulebook has its function and test",
        run: |_| rules::check(),
        beside: true,
    },
    Step {
        name: "house",
        about: "what source may hold, and which crate may use which",
        run: |_| house::run(),
        beside: true,
    },
    Step {
        name: "web",
        about: "the web client: types and unit tests",
        run: |_| browser::check(),
        beside: true,
    },
    Step {
        name: "fuzz-api",
        about: "the server gets whatever its description of the API allows, and much that it does not",
        run: |_| fuzz_api::run(),
        beside: false,
    },
    Step {
        name: "python",
        about: "the protocol's examples in Python, and the Python package",
        run: python::run,
        beside: false,
    },
    Step {
        name: "faults",
        about: "a server is killed, its disk fails, its database crashes, nodes sleep: nothing acknowledged is lost",
        run: |_| faults(),
        beside: false,
    },
    Step {
        name: "deploy",
        about: "the samples of deploy/: systemd reads the unit, and nginx and Caddy run in front of the server",
        run: |_| deploy::run(),
        beside: false,
    },
    Step {
        name: "browser",
        about: "the web client on the real server, in a browser",
        run: |_| browser::run(),
        beside: false,
    },
];

fn names() -> impl Iterator<Item = &'static str> {
    STEPS.iter().map(|step| step.name)
}

pub fn run(args: &Args) -> ExitCode {
    if args.list {
        for step in &STEPS {
            let on_demand = if ON_DEMAND.contains(&step.name) { " (only when named)" } else { "" };
            println!("{:<10}{}{on_demand}", step.name, step.about);
        }
        return ExitCode::SUCCESS;
    }
    let wanted = |step: &&Step| match (args.quick, args.only.as_slice()) {
        (true, _) => QUICK.contains(&step.name),
        (false, []) => !ON_DEMAND.contains(&step.name),
        (false, only) => only.iter().any(|name| name == step.name),
    };
    let chosen: Vec<&Step> = STEPS.iter().filter(wanted).collect();
    let mut run = Run::default();
    run.tally.quick = args.quick;
    // Steps that need no build of ours run in a process of their own, beside those that do.
    let apart = chosen.iter().any(|step| !step.beside) && chosen.iter().any(|step| step.beside);
    let beside: Vec<&str> = chosen.iter().filter(|step| apart && step.beside).map(|step| step.name).collect();
    let mut others = (!beside.is_empty()).then(|| Beside::start(&beside));
    let here: Vec<&&Step> = chosen.iter().filter(|step| !(apart && step.beside)).collect();
    for (index, step) in here.iter().enumerate() {
        // Browser tests need what the steps beside install.
        if step.name == "browser" {
            run.join(others.take());
        }
        if !run.failed.is_empty() && !args.keep_going {
            break;
        }
        println!("\n=== {}/{} {}: {}", index + 1, here.len(), step.name, step.about);
        run.step(step);
    }
    run.join(others.take());
    run.close()
}

/// Steps that run in another process while we build.
struct Beside {
    names: String,
    output: std::thread::JoinHandle<std::io::Result<std::process::Output>>,
    start: Instant,
}

impl Beside {
    fn start(steps: &[&str]) -> Beside {
        let names = steps.join(", ");
        println!("beside the build: {names}");
        let program = std::env::current_exe().unwrap_or_else(|_| "xtask".into());
        let args = ["test", "--keep-going"].into_iter().map(str::to_owned);
        let args: Vec<String> =
            args.chain(steps.iter().flat_map(|step| ["--only".to_owned(), (*step).to_owned()])).collect();
        let output = std::thread::spawn(move || {
            std::process::Command::new(program).args(args).stdin(std::process::Stdio::null()).output()
        });
        Beside { names, output, start: Instant::now() }
    }
}

/// What the steps so far came to.
#[derive(Default)]
struct Run {
    tally: Tally,
    failed: Vec<String>,
    minutes: Vec<(String, f64)>,
}

impl Run {
    fn step(&mut self, step: &Step) {
        let start = Instant::now();
        let done = (step.run)(&mut self.tally);
        let seconds = start.elapsed().as_secs_f64();
        self.minutes.push((step.name.to_owned(), seconds / 60.0));
        match done {
            Ok(Done::Passed) => println!("--- {} passed in {seconds:.1} s", step.name),
            Ok(Done::Skipped(why)) => println!("--- {} skipped: {why}", step.name),
            Err(error) => {
                eprintln!("{error:#}");
                println!("--- {} FAILED after {seconds:.1} s", step.name);
                self.failed.push(step.name.to_owned());
            }
        }
    }

    /// Waits for the steps beside, and prints what they printed.
    fn join(&mut self, beside: Option<Beside>) {
        let Some(Beside { names, output, start }) = beside else { return };
        let output = output.join();
        self.minutes.push((format!("{names} (beside)"), start.elapsed().as_secs_f64() / 60.0));
        println!("\n=== beside the build: {names}");
        match output {
            Ok(Ok(output)) => {
                print!("{}", String::from_utf8_lossy(&output.stdout));
                eprint!("{}", String::from_utf8_lossy(&output.stderr));
                if !output.status.success() {
                    self.failed.push(names);
                }
            }
            Ok(Err(error)) => {
                eprintln!("cannot start the steps beside the build: {error}");
                self.failed.push(names);
            }
            Err(_) => self.failed.push(names),
        }
    }

    /// The last words: the minutes, what failed and how to run just that, then the count of tests as the very last line.
    fn close(&self) -> ExitCode {
        println!();
        for (name, minutes) in &self.minutes {
            println!("{minutes:>6.1} min  {name}");
        }
        for name in &self.failed {
            let only: Vec<String> = name.split(", ").map(|name| format!("--only {name}")).collect();
            println!("FAILED: {name}. To run just it: cargo xtask test {}", only.join(" "));
        }
        if let Some(count) = self.tally.total() {
            println!("{count}");
        }
        if self.failed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
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

fn faults() -> Result<Done> {
    let built = Built::for_tests()?;
    faults::inflict(FAULTS, &built)?;
    faults::inflict_on_nodes(NODE_FAULTS, 3, &built)?;
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
