//! The names that a pack's files may use for things of other files.

use std::collections::BTreeSet;

use tricorne_kernel::Member;

use super::{GeneralsFile, MapFile, Trouble};
use crate::CardDriven;
use crate::generals::{General, MOST_GENERALS};
use crate::map::{MOST_SPACES, Space, SpaceSet};
use crate::sides::{Nation, Side};

/// Spaces, colonies and generals by name, while the pack is being read.
#[derive(Debug)]
pub struct Ids<G: CardDriven> {
    spaces: Vec<String>,
    colonies: Vec<(String, SpaceSet<G>)>,
    generals: Vec<String>,
    /// Every space.
    pub all: SpaceSet<G>,
    /// The spaces of the thirteen colonies.
    pub thirteen: SpaceSet<G>,
    /// The ports.
    pub ports: SpaceSet<G>,
}

impl<G: CardDriven> Ids<G> {
    /// The names of these files.
    pub fn new(map: &MapFile, generals: &GeneralsFile) -> Result<Ids<G>, Trouble> {
        if map.spaces.len() > MOST_SPACES {
            return Err(format!("spaces: {} are too many; {MOST_SPACES} fit", map.spaces.len()));
        }
        if generals.generals.len() > MOST_GENERALS {
            return Err(format!("generals: {} are too many; {MOST_GENERALS} fit", generals.generals.len()));
        }
        for (at, space) in map.spaces.iter().enumerate() {
            if !map.colonies.iter().any(|it| it.id == space.colony) {
                return Err(format!("spaces[{at}].colony: there is no colony {:?}", space.colony));
            }
        }
        let spaces_of = |colony: &str| map.passing(|it| it.colony == colony);
        let thirteen = map.colonies.iter().filter(|it| it.thirteen).map(|it| spaces_of(&it.id));
        Ok(Ids {
            spaces: map.spaces.iter().map(|it| it.id.clone()).collect(),
            colonies: map.colonies.iter().map(|it| (it.id.clone(), spaces_of(&it.id))).collect(),
            generals: generals.generals.iter().map(|it| it.id.clone()).collect(),
            all: map.passing(|_| true),
            thirteen: thirteen.fold(SpaceSet::NONE, |all, some| all | some),
            ports: map.passing(|it| it.port),
        })
    }

    /// The space of this name, which stands at this place of the file.
    pub fn space(&self, id: &str, at: &str) -> Result<Space<G>, Trouble> {
        let found = self.spaces.iter().position(|it| it == id);
        found.map(Space::at).ok_or_else(|| format!("{at}: there is no space {id:?}"))
    }

    /// The spaces of these names.
    pub fn spaces(&self, ids: &[String], at: &str) -> Result<SpaceSet<G>, Trouble> {
        ids.iter().map(|id| self.space(id, at)).collect()
    }

    /// The spaces of a colony.
    pub fn spaces_of_colony(&self, id: &str, at: &str) -> Result<SpaceSet<G>, Trouble> {
        let found = self.colonies.iter().find(|it| it.0 == id);
        found.map(|it| it.1).ok_or_else(|| format!("{at}: there is no colony {id:?}"))
    }

    /// The general of this name.
    pub fn general(&self, id: &str, at: &str) -> Result<General<G>, Trouble> {
        let found = self.generals.iter().position(|it| it == id);
        found.map(General::at).ok_or_else(|| format!("{at}: there is no general {id:?}"))
    }
}

/// Every name must mean one thing in notation: those of these files, those of the game's own lists, and its words.
pub fn distinct<'a>(
    map: &'a MapFile,
    generals: &'a GeneralsFile,
    own: impl Iterator<Item = (&'static str, &'a String)>,
    words: impl Iterator<Item = &'static str>,
) -> Result<(), Trouble> {
    let ours = Side::BOTH.map(Side::id).into_iter().chain(Nation::ALL.map(Nation::id));
    let mut seen: BTreeSet<&str> = ours.chain(words).collect();
    let spaces = map.spaces.iter().map(|it| ("map.json: spaces", &it.id));
    let generals = generals.generals.iter().map(|it| ("generals.json: generals", &it.id));
    for (list, id) in spaces.chain(own).chain(generals) {
        let plain =
            !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        if !plain || id.parse::<i32>().is_ok() || id.starts_with("card-") {
            return Err(format!("{list}: {id:?} cannot be a name; use small letters, digits and hyphens"));
        }
        if !seen.insert(id) {
            return Err(format!("{list}: the name {id:?} is taken"));
        }
    }
    Ok(())
}
