//! `cargo xtask load`: a bounded load on a server of its own, on this machine alone.

use anyhow::Result;

use crate::shell;

#[derive(clap::Args)]
pub struct Args {
    /// How many tables, each with two sockets; at most 1000
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// Answers a second in the paced part; at most 10000
    #[arg(long, default_value_t = 250)]
    pace: usize,
    /// Seconds of each part; at most 60
    #[arg(long, default_value_t = 10)]
    seconds: usize,
    /// The game that is played
    #[arg(long, default_value = "ferry-town")]
    game: String,
    /// Let the server and its players use all cores; otherwise each side has one core of its own
    #[arg(long, conflicts_with_all = ["nodes", "stored", "memory"])]
    free: bool,
    /// How many more tables have strong bots that think meanwhile; at most 200
    #[arg(long, default_value_t = 0, conflicts_with_all = ["nodes", "stored", "memory"])]
    thinking: usize,
    /// Instead: play at one node, then at so many, that share a PostgreSQL
    #[arg(long, value_name = "NODES", value_parser = clap::value_parser!(u32).range(2..=8), conflicts_with_all = ["stored", "memory"])]
    nodes: Option<u32>,
    /// Instead: fill a database with so many tables, and print how long a server takes to start on it, and its lists
    #[arg(long, value_name = "TABLES", value_parser = clap::value_parser!(u32).range(2..=100_000))]
    stored: Option<u32>,
    /// Instead: print how much memory a table takes whose game is over
    #[arg(long, conflicts_with = "stored")]
    memory: bool,
}

pub fn run(args: &Args) -> Result<()> {
    let words = match args.stored {
        _ if args.memory => vec!["tables".to_owned()],
        Some(tables) => vec!["stored".to_owned(), tables.to_string()],
        None => {
            let numbers = [args.tables, args.pace, args.seconds].map(|number| number.to_string());
            let nodes = args.nodes.map(|nodes| format!("nodes={nodes}"));
            let thinking = (args.thinking > 0).then(|| format!("thinking={}", args.thinking));
            let free = args.free.then(|| "free".to_owned());
            nodes.into_iter().chain(thinking).chain(free).chain(numbers).chain([args.game.clone()]).collect()
        }
    };
    let mut cargo =
        shell::cargo(["run", "--release", "--package", "tricorne-server", "--example", "load", "--"]);
    shell::run(cargo.args(words))
}
