//! The project's chores. `cargo xtask` alone lists them.

mod bench;
mod built;
mod faults;
mod golden;
mod load;
mod measure;
mod metadata;
mod odds;
mod rules;
mod screenshots;
mod shell;
mod soak;
mod test;
mod train;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

const EXAMPLES: &str = "\
Examples:
  cargo xtask test                            every check and test, as continuous integration runs them
  cargo xtask test --only clippy              one step of them
  cargo xtask test --quick                    formatting, clippy, and tests without the long soaks
  cargo xtask bench muster                    the benches whose name has `muster`
  cargo xtask bench --against main~1          this revision measured beside another one
  cargo xtask load                            how many answers a second the server takes
  cargo xtask load --stored 10000             how long it takes to start on so many tables, and to list them
  cargo xtask load --nodes 2                  the same at one node and at two on one PostgreSQL
  cargo xtask load --memory                   how much memory a table takes whose game is over
  cargo xtask faults                          a thousand faults under play; nothing acknowledged may be lost
  cargo xtask faults --nodes 3                the like on three nodes that share a PostgreSQL
  cargo xtask soak                            20,000 random games of each game, every answer checked
  cargo xtask train liberty-or-death          learn what positions are worth, for the search
  cargo xtask rules liberty-or-death --write  renew the game's RULES.md
  cargo xtask golden                          rewrite the golden records, then read the diff
  cargo xtask measure                         how long an answer takes from the click to the board
  cargo xtask screenshots                     retake the pictures in docs/";

/// The project's chores.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    chore: Option<Chore>,
}

#[derive(Subcommand)]
enum Chore {
    /// Run every check and test, in order
    Test(test::Args),
    /// Run the benches
    Bench(bench::Args),
    /// Report which functions and tests cite each section of a rulebook
    Rules(rules::Args),
    /// Load a server on this machine, and print how fast it answers
    Load(load::Args),
    /// Kill a server, fill and fail its disk, crash its database, under play, and see that nothing is lost
    Faults(faults::Args),
    /// Play many more random games than the tests do, every answer checked, and print what happened in them
    Soak(soak::Args),
    /// Fight battles in many random set-ups, and compare them with their exact odds
    Odds(odds::Args),
    /// Learn from play what positions of a game are worth, and write the weights that the search uses
    Train(train::Args),
    /// Rewrite the golden records, the client's types and the documents of encodings, from the rules as they are now
    Golden,
    /// Print how long an answer takes in the browser, from the click to the board
    Measure,
    /// Retake the pictures in docs/
    Screenshots,
}

fn main() -> ExitCode {
    let Some(chore) = Cli::parse().chore else {
        println!("{}", Cli::command().render_help());
        return ExitCode::SUCCESS;
    };
    let done = match chore {
        Chore::Test(args) => return test::run(&args),
        Chore::Bench(args) => bench::run(&args),
        Chore::Rules(args) => rules::run(&args),
        Chore::Load(args) => load::run(&args),
        Chore::Faults(args) => faults::run(&args),
        Chore::Soak(args) => soak::run(&args),
        Chore::Odds(args) => odds::run(&args),
        Chore::Train(args) => train::run(&args),
        Chore::Golden => golden::run(),
        Chore::Measure => measure::run(),
        Chore::Screenshots => screenshots::run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }
}
