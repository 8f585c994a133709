//! The facts that tables are played with, whichever game.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Arc;

use tricorne_kernel::{Facts, FactsMismatch, Fingerprint, Game, Header};
use tricorne_locale::{Language, PackWords, TableWords};

use crate::AnyGame;

/// The facts of one game, with their words: its own, or corrected ones. Cheap to copy.
#[derive(Clone, Debug)]
pub struct Pack {
    game: &'static str,
    facts: Arc<dyn Facts>,
    typed: Arc<dyn Any + Send + Sync>,
    words: Arc<PackWords>,
}

impl Pack {
    pub(crate) fn new<G: Game>(facts: G::Facts) -> Result<Pack, String> {
        let facts = Arc::new(facts);
        let words = Arc::new(PackWords::new(facts.clone())?);
        Ok(Pack { game: G::NAME, facts: facts.clone(), typed: Arc::new(facts), words })
    }

    /// The facts as their game knows them.
    pub(crate) fn of<G: Game>(&self) -> &Arc<G::Facts> {
        let typed = self.typed.downcast_ref();
        typed.unwrap_or_else(|| panic!("a pack of {} is used for {}", self.game, G::NAME))
    }

    /// The name of the game.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The facts, for names and files.
    pub fn facts(&self) -> &Arc<dyn Facts> {
        &self.facts
    }

    /// The words of a table that is played with these facts.
    pub fn words(&self, language: Language) -> TableWords {
        self.words.in_language(language)
    }

    /// What tells these facts from others, where they can be corrected.
    pub fn fingerprint(&self) -> Option<Fingerprint> {
        self.facts.files().map(|files| files.fingerprint())
    }
}

/// The packs that a program plays with: the own facts of every game, and corrected ones beside them.
#[derive(Clone, Debug)]
pub struct Packs {
    /// By game; the last is the one for new tables.
    packs: BTreeMap<&'static str, Vec<Pack>>,
}

impl Packs {
    /// The own facts of every game.
    pub fn own() -> Packs {
        let own = |game: &dyn AnyGame| {
            let pack = game.read_pack(&BTreeMap::new());
            vec![pack.unwrap_or_else(|error| panic!("the facts of {} are broken: {error}", game.name()))]
        };
        Packs { packs: crate::all().map(|game| (game.name(), own(game))).collect() }
    }

    /// Adds corrected facts of a game, by the names of their files. New tables are played with them.
    pub fn add(&mut self, game: &dyn AnyGame, corrected: &BTreeMap<String, String>) -> Result<&Pack, String> {
        let pack = game.read_pack(corrected)?;
        let packs = self.packs.entry(game.name()).or_default();
        packs.push(pack);
        Ok(&packs[packs.len() - 1])
    }

    /// The pack that new tables of a game are played with.
    pub fn of(&self, game: &dyn AnyGame) -> &Pack {
        let packs = self.packs.get(game.name()).and_then(|packs| packs.last());
        packs.unwrap_or_else(|| panic!("{} is not in the library", game.name()))
    }

    /// The pack that a record was played with. A record that names none may be of any.
    pub fn of_record(&self, game: &dyn AnyGame, header: &Header) -> Result<&Pack, FactsMismatch> {
        let newest = self.of(game);
        let Some(recorded) = header.facts else { return Ok(newest) };
        let packs = self.packs.get(game.name()).into_iter().flatten();
        match packs.rev().find(|pack| pack.fingerprint() == Some(recorded)) {
            Some(pack) => Ok(pack),
            None => FactsMismatch::check(Some(recorded), newest.facts.files()).map(|()| newest),
        }
    }

    /// Every pack of a game.
    pub fn all_of(&self, game: &dyn AnyGame) -> &[Pack] {
        self.packs.get(game.name()).map_or(&[], Vec::as_slice)
    }
}

/// Packs are the same where their fingerprints are.
impl PartialEq for Packs {
    fn eq(&self, other: &Self) -> bool {
        let prints = |packs: &Packs| -> Vec<Vec<Option<Fingerprint>>> {
            packs.packs.values().map(|packs| packs.iter().map(Pack::fingerprint).collect()).collect()
        };
        prints(self) == prints(other)
    }
}
