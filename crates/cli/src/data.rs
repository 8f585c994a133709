//! `--data`: corrected facts of a game, and words for them.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use tricorne_library::AnyGame;
use tricorne_locale::{Language, correct};

use crate::failure::{Done, Failure};

/// A folder that corrects the facts of a game.
#[derive(Debug, Default, clap::Args)]
pub struct Data {
    /// A folder with corrected facts of the game (*.json, in the place of its own files) and words for them (en.ftl, it.ftl)
    #[arg(long = "data", value_name = "DIR")]
    folder: Option<PathBuf>,
}

impl Data {
    /// Puts the corrections in use. Comes before the first game and before the first word.
    pub fn use_for(&self, game: &dyn AnyGame) -> Done {
        let Some(folder) = &self.folder else { return Ok(()) };
        let refuse = |error: String| Failure::Usage(format!("{}: {error}", folder.display()));
        let mut facts = BTreeMap::new();
        for entry in fs::read_dir(folder).map_err(|error| refuse(error.to_string()))? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let text = || fs::read_to_string(&path).map_err(|error| refuse(format!("{name}: {error}")));
            let language = Language::ALL.into_iter().find(|it| name == format!("{}.ftl", it.code()));
            if let Some(language) = language {
                correct(language, text()?).map_err(|error| refuse(format!("{name}: {error}")))?;
            } else if name.ends_with(".json") {
                facts.insert(name.clone(), text()?);
            }
        }
        if facts.is_empty() {
            return Err(refuse("there is no file *.json in it".into()));
        }
        game.correct(&facts).map_err(refuse)
    }
}
