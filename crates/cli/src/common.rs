//! What several subcommands need.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, IsTerminal};
use std::path::Path;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use tricorne_kernel::{Position, Record, Setup};
use tricorne_library::{AnyGame, all, find};

use crate::failure::Failure;

/// The game of this name.
pub fn game_named(name: &str) -> Result<&'static dyn AnyGame, Failure> {
    find(name).ok_or_else(|| {
        let mut message = format!("unknown game {name:?}");
        let near = all().max_by(|a, b| likeness(name, a).total_cmp(&likeness(name, b)));
        if let Some(near) = near.filter(|near| likeness(name, near) > 0.75) {
            message.push_str(&format!("; did you mean {:?}?", near.name()));
        }
        message.push_str(&format!("\n{}", known_games()));
        Failure::Usage(message)
    })
}

/// The games there are, in words for an error.
pub fn known_games() -> String {
    format!("known games: {}", all().map(AnyGame::name).collect::<Vec<_>>().join(", "))
}

fn likeness(name: &str, game: &&dyn AnyGame) -> f64 {
    strsim::jaro_winkler(name, game.name())
}

/// A set-up from what the command line names.
pub fn setup(game: &dyn AnyGame, scenario: Option<String>, options: Vec<(String, String)>) -> Setup {
    let mut setup = game.default_setup();
    setup.options = options.into_iter().collect();
    setup.scenario = scenario.unwrap_or(setup.scenario);
    setup
}

/// Reads `key=value` on the command line.
pub fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) =
        text.split_once('=').ok_or_else(|| format!("{text:?} is not of the form name=value"))?;
    Ok((key.to_owned(), value.to_owned()))
}

/// A seed that nobody knows beforehand.
pub fn fresh_seed() -> u64 {
    RandomState::new().hash_one("tricorne")
}

/// Reads a record from a file, without yet replaying it.
pub fn read_record(path: &Path) -> Result<Record, Failure> {
    let shown = path.display();
    let bytes =
        fs::read(path).map_err(|error| Failure::Usage(format!("cannot read {shown}: {}", plain(&error))))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
        Failure::Check(format!("{shown}: line {line}: not text; the file is damaged or not a game record"))
    })?;
    Record::parse(&text).map_err(|error| Failure::Check(format!("{shown}: {error}")))
}

/// Reads a position from a file, without yet looking at what it says.
pub fn read_position(path: &Path) -> Result<Position, Failure> {
    let shown = path.display();
    let text = fs::read_to_string(path)
        .map_err(|error| Failure::Usage(format!("cannot read {shown}: {}", plain(&error))))?;
    serde_json::from_str(&text).map_err(|error| Failure::Usage(format!("{shown}: {error}")))
}

/// Why a file cannot be read or written, in plain words where we have them.
pub fn plain(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "no such file".to_owned(),
        io::ErrorKind::PermissionDenied => "permission denied".to_owned(),
        io::ErrorKind::IsADirectory => "it is a folder".to_owned(),
        _ => error.to_string(),
    }
}

/// Names and values as they stand on the command line.
pub fn listed(pairs: &BTreeMap<String, String>) -> String {
    pairs.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
}

/// A bar on a terminal's standard error, with the time left; nothing elsewhere.
pub fn progress_bar(all: u64, of_what: &str) -> ProgressBar {
    let terminal = io::stderr().is_terminal();
    let target = if terminal { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(all), target);
    let template = format!("{{bar:40}} {{human_pos}} of {{human_len}} {of_what}, {{eta}} left");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
