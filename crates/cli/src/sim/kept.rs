//! The folder of `--out`.

use std::ops::Range;
use std::path::{Path, PathBuf};

use tricorne_lab::seed_of;
use tricorne_lab::study::{Columns, Folder, FolderError, Game, Run, write_csv, write_parquet};
use tricorne_library::Played;

use super::Tables;
use crate::failure::{Done, Failure};

/// A run and its games, in memory and in a folder.
pub struct Kept {
    path: PathBuf,
    folder: Folder,
    run: Run,
    games: Vec<Game>,
}

impl Kept {
    /// Begins a run, or goes on with one.
    pub fn open(path: &Path, run: Run, resume: bool) -> Result<Kept, Failure> {
        let (folder, games) = Folder::open(path, &run, resume)?;
        Ok(Kept { path: path.to_owned(), folder, run, games })
    }

    /// The games of a set-up so far.
    pub fn games_of(&self, setup: usize) -> impl Iterator<Item = &Game> {
        self.games.iter().filter(move |game| game.setup == setup)
    }

    /// Keeps games that were played.
    pub fn keep(&mut self, setup: usize, seed: u64, numbers: Range<u64>, played: &[Played]) -> Done {
        let games: Vec<Game> = numbers
            .zip(played)
            .map(|(number, played)| Game::of(setup, number, seed_of(seed, number), played))
            .collect();
        for (game, played) in games.iter().zip(played) {
            if let Some(record) = &played.record {
                self.folder.keep_record(game, record)?;
            }
        }
        self.folder.keep(&games)?;
        self.games.extend(games);
        Ok(())
    }

    /// Writes what was played as tables.
    pub fn write_tables(&self, tables: &[Tables]) -> Done {
        let mut all = vec![("games", Columns::of_games(&self.run, &self.games))];
        if self.run.turns {
            all.push(("turns", Columns::of_turns(&self.run, &self.games)));
        }
        for (name, columns) in all {
            for format in tables {
                let path = self.path.join(match format {
                    Tables::Csv => format!("{name}.csv"),
                    Tables::Parquet => format!("{name}.parquet"),
                });
                let written = match format {
                    Tables::Csv => write_csv(&path, &columns).map_err(|error| error.to_string()),
                    Tables::Parquet => write_parquet(&path, &columns).map_err(|error| error.to_string()),
                };
                written.map_err(|error| Failure::Usage(format!("{}: {error}", path.display())))?;
            }
        }
        Ok(())
    }
}

impl From<FolderError> for Failure {
    fn from(error: FolderError) -> Self {
        Failure::Usage(error.to_string())
    }
}
