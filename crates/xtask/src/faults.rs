//! `cargo xtask faults`: kills, full and failing disks, crashed and damaged databases, under play, on one server or several
//! nodes.

use anyhow::Result;

use crate::built::Built;
use crate::shell;
use crate::test::nextest;

#[derive(clap::Args)]
pub struct Args {
    /// How many faults
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    count: u32,
    /// Instead: on so many nodes that share a PostgreSQL
    #[arg(long, value_parser = clap::value_parser!(u32).range(2..=8))]
    nodes: Option<u32>,
    /// Each node in a network namespace of its own, whose cable to the database is pulled; needs root
    #[arg(long, requires = "nodes")]
    namespaces: bool,
}

pub fn run(args: &Args) -> Result<()> {
    let built = Built::as_shipped()?;
    match args.nodes {
        Some(nodes) if args.namespaces => {
            shell::need("ip", "iproute2")?;
            let words = [args.count.to_string(), nodes.to_string(), "namespaces".to_owned()];
            on_nodes(words, &built)
        }
        Some(nodes) => inflict_on_nodes(args.count, nodes, &built),
        None => inflict(args.count, &built),
    }
}

/// Inflicts so many faults on a server of its own. Fails where anything that it acknowledged is lost.
pub fn inflict(count: u32, built: &Built) -> Result<()> {
    shell::need("cc", "gcc")?;
    nextest::need_postgresql()?;
    shell::run(shell::program(built.faults(), [built.tricorne()]).arg(count.to_string()))
}

/// Inflicts so many faults on two nodes of their own, to which players come through nginx as a sample sets it up.
pub fn inflict_through_nginx(count: u32, sample: &str, built: &Built) -> Result<()> {
    on_nodes([count.to_string(), "2".to_owned(), sample.to_owned()], built)
}

/// Inflicts so many faults on so many nodes of their own.
pub fn inflict_on_nodes(count: u32, nodes: u32, built: &Built) -> Result<()> {
    on_nodes([count, nodes].map(|number| number.to_string()), built)
}

fn on_nodes<const N: usize>(words: [String; N], built: &Built) -> Result<()> {
    nextest::need_postgresql()?;
    shell::run(shell::program(built.faults(), [built.tricorne()]).args(words))
}
