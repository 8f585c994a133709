//! `--data`: corrected facts of a game, and words for them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use tricorne_library::{AnyGame, Packs};
use tricorne_locale::Language;

use crate::common::{game_named, known_games};
use crate::failure::Failure;

/// Folders that correct the facts of games.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Data {
    /// Data pack: a folder whose *.json, en.ftl and it.ftl replace ours. Write GAME=DIR if the command names no game.
    /// Repeatable
    #[arg(long = "data", value_name = "[GAME=]DIR")]
    folders: Vec<String>,
}

impl Data {
    /// The facts to play with: corrected by the folders, of this game where a folder names none.
    pub fn packs(&self, game: Option<&'static dyn AnyGame>) -> Result<Packs, Failure> {
        let named = self.folders.iter().map(|given| named(given, game));
        read_folders(named.collect::<Result<_, _>>()?)
    }

    /// The same for a command about all games, under the folders of a file with settings.
    pub fn packs_over(&self, settings: &BTreeMap<String, PathBuf>) -> Result<Packs, Failure> {
        let mut folders = Vec::new();
        for given in &self.folders {
            folders.push(named(given, None)?);
        }
        for (name, folder) in settings {
            let game = game_named(name)?;
            if folders.iter().all(|(other, _)| other.name() != game.name()) {
                folders.push((game, folder.clone()));
            }
        }
        read_folders(folders)
    }
}

type Folder = (&'static dyn AnyGame, PathBuf);

/// The folder that an argument means, and of which game it is.
fn named(given: &str, game: Option<&'static dyn AnyGame>) -> Result<Folder, Failure> {
    match given.split_once('=') {
        // A folder may have the sign in its name.
        Some((name, folder)) if !Path::new(given).exists() => Ok((game_named(name)?, folder.into())),
        _ => {
            let game = game.ok_or_else(|| {
                let known = known_games();
                Failure::Usage(format!("--data {given}: of which game? Write --data GAME={given}\n{known}"))
            })?;
            Ok((game, given.into()))
        }
    }
}

fn read_folders(folders: Vec<Folder>) -> Result<Packs, Failure> {
    let mut packs = Packs::own();
    let mut seen = BTreeSet::new();
    for (game, folder) in folders {
        if !seen.insert(game.name()) {
            let message = format!("--data names {} twice: one folder corrects all its facts", game.name());
            return Err(Failure::Usage(message));
        }
        read_folder(&mut packs, game, &folder)?;
    }
    Ok(packs)
}

fn read_folder(packs: &mut Packs, game: &dyn AnyGame, folder: &Path) -> Result<(), Failure> {
    let refuse = |error: String, next: &str| Failure::Usage(format!("{}: {error}\n{next}", folder.display()));
    let described = format!("crates/games/{}/data/README.md describes the files", game.name());
    let no_folder = "--data needs a folder with the corrected files of the game";
    let mut facts = BTreeMap::new();
    for entry in fs::read_dir(folder).map_err(|error| refuse(error.to_string(), no_folder))? {
        let path = entry?.path();
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = || {
            let read = fs::read_to_string(&path);
            read.map_err(|error| refuse(format!("{file}: {error}"), "save it as text in UTF-8"))
        };
        let words = Language::ALL.into_iter().any(|it| file == format!("{}.ftl", it.code()));
        if words || file.ends_with(".json") {
            facts.insert(file.clone(), text()?);
        }
    }
    if !facts.keys().any(|file| file.ends_with(".json")) {
        return Err(refuse("there is no file *.json in it".into(), &described));
    }
    packs.add(game, &facts).map(drop).map_err(|error| {
        let words = error.split(':').next().is_some_and(|file| file.ends_with(".ftl"));
        refuse(error, if words { "a message is written as: key = its words" } else { &described })
    })
}
