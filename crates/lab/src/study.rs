//! Many games of a grid of set-ups, kept in a folder as they are played.
//!
//! `run.json` says what is played, `games.jsonl` has a line for each game, in their order. A run that was interrupted goes on
//! where the lines end, and comes to the same files as one that was not.

mod files;

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tricorne_kernel::Setup;
use tricorne_library::{AnyGame, Failure, GameResult, Played};

pub use files::{Cells, Columns, read_columns, write_csv, write_parquet};

/// What is played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Run {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The set-ups, in order.
    pub setups: Vec<Setup>,
    /// The seats, in order.
    pub seats: Vec<String>,
    /// Who plays each seat.
    pub agents: Vec<String>,
    /// How many games of each set-up.
    pub games: u64,
    /// The seed of all, as text: not every reader of JSON keeps 64 bits of a number.
    pub seed: String,
    /// Whether each turn is measured.
    pub turns: bool,
}

/// A game that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Game {
    /// Which of the set-ups.
    pub setup: usize,
    /// Its number there, from 0.
    pub game: u64,
    /// Its own seed.
    pub seed: String,
    /// How it went.
    pub end: End,
    /// The seats that won; none in a draw.
    pub winners: Vec<usize>,
    /// What each seat scored.
    pub scores: Vec<i32>,
    /// How many answers were given, dice included.
    pub answers: usize,
    /// What broke.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// What was used: for each seat and thing how often, and the sum of what that did to the margin.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub uses: Vec<(usize, String, u32, i64)>,
    /// What was measured, turn by turn: the turn, then the columns.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub turns: Vec<(i64, BTreeMap<String, i64>)>,
}

/// How a game went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// It ended.
    Finished,
    /// It reached the limit of answers.
    Unfinished,
    /// Rules or an agent broke.
    Broken,
    /// An agent chose what was not offered.
    RefusedChoice,
}

impl Game {
    /// A game as it is kept.
    pub fn of(setup: usize, game: u64, seed: u64, played: &Played) -> Game {
        let (end, winners, scores, answers, fault) = match &played.result {
            GameResult::Finished { winners, scores, answers } => {
                (End::Finished, winners.clone(), scores.clone(), *answers, None)
            }
            GameResult::Unfinished { answers } => (End::Unfinished, Vec::new(), Vec::new(), *answers, None),
            GameResult::Failed(failure) => {
                let end = if failure.refused_choice { End::RefusedChoice } else { End::Broken };
                (end, Vec::new(), Vec::new(), failure.answers, Some(failure.message.clone()))
            }
        };
        let mut uses: BTreeMap<(usize, &str), (u32, i64)> = BTreeMap::new();
        for it in &played.uses {
            let (count, change) = uses.entry((it.seat, &it.what)).or_default();
            (*count, *change) = (*count + 1, *change + it.after - it.before);
        }
        let uses = uses.into_iter().map(|((seat, what), (n, sum))| (seat, what.to_owned(), n, sum));
        let turns = played.turns.iter().map(|turn| {
            (turn.turn, turn.measures.iter().map(|(name, value)| ((*name).to_owned(), *value)).collect())
        });
        Game {
            setup,
            game,
            seed: seed.to_string(),
            end,
            winners,
            scores,
            answers,
            fault,
            uses: uses.collect(),
            turns: turns.collect(),
        }
    }

    /// Its result, as it was when it was played; of a broken game without its record.
    pub fn result(&self) -> GameResult {
        let answers = self.answers;
        match self.end {
            End::Finished => {
                GameResult::Finished { winners: self.winners.clone(), scores: self.scores.clone(), answers }
            }
            End::Unfinished => GameResult::Unfinished { answers },
            End::Broken | End::RefusedChoice => GameResult::Failed(Box::new(Failure {
                message: self.fault.clone().unwrap_or_default(),
                refused_choice: self.end == End::RefusedChoice,
                record: String::new(),
                answers,
            })),
        }
    }
}

/// The set-ups of a grid: every scenario with every combination of the values of the options.
pub fn grid(game: &dyn AnyGame, scenarios: &[String], options: &BTreeMap<String, Vec<String>>) -> Vec<Setup> {
    let scenarios: Vec<String> = match scenarios {
        [] => vec![game.default_setup().scenario],
        [all] if all == "all" => game.scenarios().iter().map(|info| info.id.to_owned()).collect(),
        named => named.to_vec(),
    };
    let mut setups: Vec<Setup> =
        scenarios.into_iter().map(|scenario| Setup { scenario, options: BTreeMap::new() }).collect();
    for (name, values) in options {
        let info = game.options().iter().find(|info| info.id == name);
        let values: Vec<String> = match (values.as_slice(), info) {
            ([all], Some(info)) if all == "all" => info.values.iter().map(|it| it.id.to_owned()).collect(),
            (named, _) => named.to_vec(),
        };
        let with = |setup: &Setup| values.iter().map(|value| setup.clone().with(name, value)).collect();
        setups = setups.iter().flat_map(|setup| -> Vec<Setup> { with(setup) }).collect();
    }
    setups
}

/// Where a run is kept.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    games: File,
}

/// Why a folder cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{}: {reason}", path.display())]
pub struct FolderError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub reason: String,
}

/// The file that says what is played.
const RUN: &str = "run.json";
/// The file with a line for each game.
const GAMES: &str = "games.jsonl";

impl Folder {
    /// Begins a run in a new folder, or goes on with one: then what was played comes with it.
    pub fn open(path: &Path, run: &Run, resume: bool) -> Result<(Folder, Vec<Game>), FolderError> {
        let (header, lines) = (path.join(RUN), path.join(GAMES));
        let failed = |path: &Path| {
            let path = path.to_owned();
            move |error: io::Error| FolderError { path, reason: error.to_string() }
        };
        if header.exists() {
            let refused = |reason: &str| FolderError { path: path.to_owned(), reason: reason.to_owned() };
            if !resume {
                return Err(refused("there is a run in this folder; give another one, or --resume"));
            }
            let kept = read_run(path)?;
            if kept != *run {
                return Err(refused("this is the run of something else; give what it was begun with"));
            }
        } else {
            fs::create_dir_all(path).map_err(failed(path))?;
            let text = serde_json::to_string_pretty(run).expect("plain data") + "\n";
            // Under its own name only once it is whole.
            let unfinished = path.join("run.json.part");
            fs::write(&unfinished, text).map_err(failed(&unfinished))?;
            fs::rename(&unfinished, &header).map_err(failed(&header))?;
        }
        let text = match fs::read_to_string(&lines) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            read => read.map_err(failed(&lines))?,
        };
        // A line that was cut off when the program was killed is played again.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let played = parse_games(&lines, &text[..whole], run)?;
        let games = OpenOptions::new().create(true).append(true).open(&lines).map_err(failed(&lines))?;
        games.set_len(whole as u64).map_err(failed(&lines))?;
        Ok((Folder { path: path.to_owned(), games }, played))
    }

    /// Keeps games that were played, in their order.
    pub fn keep(&mut self, games: &[Game]) -> Result<(), FolderError> {
        let text: String =
            games.iter().map(|game| serde_json::to_string(game).expect("plain data") + "\n").collect();
        let written = self.games.write_all(text.as_bytes()).and_then(|()| self.games.sync_data());
        written.map_err(|error| FolderError { path: self.path.join(GAMES), reason: error.to_string() })
    }

    /// Keeps the record of a game.
    pub fn keep_record(&self, game: &Game, record: &str) -> Result<(), FolderError> {
        let folder = self.path.join("records");
        let path = folder.join(format!("{}-{}.jsonl", game.setup, game.game));
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(&path, record));
        written.map_err(|error| FolderError { path, reason: error.to_string() })
    }
}

/// What a folder says that is played there.
pub fn read_run(folder: &Path) -> Result<Run, FolderError> {
    let path = folder.join(RUN);
    let refused = |reason: String| FolderError { path: path.clone(), reason };
    let text = fs::read_to_string(&path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => FolderError {
            path: folder.to_owned(),
            reason: "there is no run here; `tricorne sim GAME --out FOLDER` makes one".to_owned(),
        },
        _ => refused(error.to_string()),
    })?;
    serde_json::from_str(&text).map_err(|error| refused(error.to_string()))
}

/// The games of a folder.
pub fn read_games(path: &Path, run: &Run) -> Result<Vec<Game>, FolderError> {
    let path = path.join(GAMES);
    let text = fs::read_to_string(&path)
        .map_err(|error| FolderError { path: path.clone(), reason: error.to_string() })?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    parse_games(&path, &text[..whole], run)
}

/// The games of these lines, which must be the first of the run.
fn parse_games(path: &Path, text: &str, run: &Run) -> Result<Vec<Game>, FolderError> {
    let refused = |line: usize, reason: String| FolderError {
        path: path.to_owned(),
        reason: format!("line {line}: {reason}"),
    };
    let game = |(index, line): (usize, &str)| {
        let game: Game = serde_json::from_str(line).map_err(|error| refused(index + 1, error.to_string()))?;
        let due = (index / run.games.max(1) as usize, index as u64 % run.games.max(1));
        if (game.setup, game.game) != due || game.setup >= run.setups.len() {
            let (setup, number) = due;
            return Err(refused(index + 1, format!("game {number} of set-up {setup} is due here")));
        }
        Ok(game)
    };
    text.lines().enumerate().map(game).collect()
}
