//! The `python` step: the examples of the protocol, played against the real program.

use anyhow::{Context, Result};

use super::Done;
use crate::{built::Built, shell};

/// Runs each `examples/*.py` with the path of the `tricorne` binary as its argument.
pub fn run() -> Result<Done> {
    let examples: Vec<String> = shell::files()?
        .into_iter()
        .filter(|file| {
            file.strip_prefix("examples/").is_some_and(|name| name.ends_with(".py") && !name.contains('/'))
        })
        .collect();
    if examples.is_empty() {
        return Ok(Done::Skipped("there is no examples/*.py"));
    }
    shell::need("python3", "python3")?;
    let binary = Built::for_tests()?.tricorne();
    for example in &examples {
        println!("running {example}");
        shell::run(shell::program("python3", [example]).arg(&binary))
            .with_context(|| format!("the example {example}"))?;
    }
    Ok(Done::Passed)
}
