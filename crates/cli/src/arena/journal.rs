//! The file of `--resume`: a line that says who plays whom, and a line for each round.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use tricorne_kernel::Setup;
use tricorne_lab::Round;

use crate::common::plain;
use crate::failure::{Done, Failure};

/// Who plays whom, and how.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    pub game: String,
    pub rules: u32,
    #[serde(flatten)]
    pub setup: Setup,
    pub challenger: String,
    pub opponent: String,
    pub seats: Vec<String>,
    pub seed: u64,
}

/// Where rounds are kept, if anywhere.
pub struct Journal(Option<(PathBuf, File)>);

impl Journal {
    /// Opens the file, and gives the rounds that are in it. A new one gets its header.
    pub fn open(path: Option<PathBuf>, header: &Header) -> Result<(Journal, Vec<Round>), Failure> {
        let Some(path) = path else { return Ok((Journal(None), Vec::new())) };
        let failed = |error: io::Error| Failure::Usage(format!("{}: {}", path.display(), plain(&error)));
        let kept = match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            read => read.map_err(failed)?,
        };
        // A line that was cut off when the program was killed is played again.
        let whole = kept.rfind('\n').map_or(0, |end| end + 1);
        let rounds = read(&kept[..whole], header)
            .map_err(|reason| Failure::Usage(format!("{}: {reason}", path.display())))?;
        let mut file = OpenOptions::new().create(true).append(true).open(&path).map_err(failed)?;
        file.set_len(whole as u64).map_err(failed)?;
        if whole == 0 {
            writeln!(file, "{}", line(header)).map_err(failed)?;
        }
        Ok((Journal(Some((path, file))), rounds))
    }

    /// Keeps rounds that were played.
    pub fn keep(&mut self, rounds: &[Round]) -> Done {
        let Some((path, file)) = &mut self.0 else { return Ok(()) };
        let text: String = rounds.iter().map(|round| format!("{}\n", line(round))).collect();
        let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_data());
        written.map_err(|error| Failure::Usage(format!("{}: {}", path.display(), plain(&error))))
    }
}

fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}

fn read(text: &str, header: &Header) -> Result<Vec<Round>, String> {
    let mut lines = text.lines().zip(1..);
    let Some((first, _)) = lines.next() else { return Ok(Vec::new()) };
    let kept: Header = serde_json::from_str(first).map_err(|error| format!("line 1: {error}"))?;
    if kept != *header {
        return Err(format!("line 1: these are rounds of something else: {first}"));
    }
    let round = |(text, number): (&str, u64)| {
        let round: Round = serde_json::from_str(text).map_err(|error| format!("line {number}: {error}"))?;
        let (due, found, seats) = (number - 2, round.number, round.challenger.len());
        if found != due || seats != header.seats.len() {
            return Err(format!(
                "line {number}: round {found} of {seats} games, where round {due} of {} is due",
                header.seats.len()
            ));
        }
        Ok(round)
    };
    lines.map(round).collect()
}
