//! The pack: every fact that is no rule. Files are embedded in a game, and an owner of the printed game may put corrected
//! ones in their place. Every error names the file, the field and the value.

mod cards;
mod effect;
mod filter;
mod generals;
mod ids;
mod map;
mod setup;
mod source;
mod tables;

use tricorne_kernel::{FactId, FactName, Member};

use crate::cards::{CardFacts, CardSet};
use crate::generals::{General, GeneralFacts, GeneralSet};
use crate::map::{BySpace, ColonyFacts, SpaceFacts, SpaceSet, distances};
use crate::named::List;
use crate::sides::BySide;
use crate::{Basis, CardDriven};

pub use cards::{CardEntry, CardType, Cards, CardsFile};
pub use effect::{AddCu, ChangePc, Effect, Names, Parameters, PlacePc, RemoveCu, effect};
pub use filter::{Class, CuPlace, Filter, FilterEntry, Limit, PcWanted};
pub use generals::{GeneralEntry, GeneralsFile, joined_for, rating};
pub use ids::{Ids, distinct};
pub use map::{EdgeEntry, MapFile, SpaceEntry};
pub use setup::{SetupFile, Start};
pub use source::{key, parse, within};
pub use tables::{Turn, TurnEntry, by_face, listed, turns};

/// What is wrong, in words.
pub type Trouble = String;

/// The facts that both games have.
#[derive(Debug)]
pub struct Facts<G: CardDriven> {
    /// The spaces.
    pub spaces: Vec<SpaceFacts<G>>,
    /// The colonies, and Canada.
    pub colonies: Vec<ColonyFacts<G>>,
    /// The generals.
    pub generals: Vec<GeneralFacts<G>>,
    /// Which of them are of each side.
    pub generals_of: BySide<GeneralSet<G>>,
    /// The cards, one entry for all copies.
    pub cards: Vec<CardFacts<G>>,
    /// For each number, the place of its card in `cards`.
    pub kind_of_card: [u8; 128],
    /// Every card.
    pub deck: CardSet<G>,
    /// Every space.
    pub all: SpaceSet<G>,
    /// The ports.
    pub ports: SpaceSet<G>,
    /// Where armies winter without loss.
    pub sheltered: SpaceSet<G>,
    /// The spaces of the thirteen colonies.
    pub thirteen: SpaceSet<G>,
    /// The years.
    pub turns: Vec<Turn>,
    /// Combat units that a general may take along.
    pub most_cu: u8,
    /// How many spaces the shortest march counts as, from each space to each.
    pub(crate) distances: Vec<BySpace<u8>>,
}

impl<G: CardDriven> Facts<G> {
    /// The facts of these files. `majority` is what the game calls the control of a colony by the most PC markers.
    pub fn new(
        map: &MapFile,
        ids: &Ids<G>,
        majority: &str,
        generals: Vec<GeneralFacts<G>>,
        cards: Cards<G>,
        (turns, most_cu): (Vec<Turn>, u8),
    ) -> Result<Facts<G>, Trouble> {
        let (spaces, colonies) = within("map.json", map::map_facts(map, ids, majority))?;
        let Cards { cards, kind_of_card, deck } = cards;
        let mut generals_of = BySide { american: GeneralSet::NONE, british: GeneralSet::NONE };
        for (at, general) in generals.iter().enumerate() {
            generals_of[general.nation.side()].insert(General::at(at));
        }
        Ok(Facts {
            distances: distances(&spaces),
            all: ids.all,
            ports: ids.ports,
            thirteen: ids.thirteen,
            sheltered: map.passing(|it| it.winter_quarters || !it.north_of_winter_line),
            spaces,
            colonies,
            generals,
            generals_of,
            cards,
            kind_of_card,
            deck,
            turns,
            most_cu,
        })
    }

    /// What the facts call something of the lists that both games have; nothing for the game's own list.
    pub fn name(&self, id: FactId) -> Option<FactName<'_>> {
        let at = usize::from(id.index);
        let card = || &self.cards[self.kind_of_card[at] as usize];
        Some(match List::numbered(id.list)? {
            List::Spaces => FactName { id: &self.spaces[at].id, key: &self.spaces[at].key },
            List::Colonies => FactName { id: &self.colonies[at].id, key: &self.colonies[at].key },
            List::Generals => FactName { id: &self.generals[at].id, key: &self.generals[at].key },
            List::Titles => FactName { id: &card().id, key: &card().title },
            List::Texts => FactName { id: &card().id, key: &card().text },
            List::Own => return None,
        })
    }

    /// Every message key that the facts stand on.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        let spaces = self.spaces.iter().map(|it| &it.key);
        let colonies = self.colonies.iter().map(|it| &it.key);
        let generals = self.generals.iter().map(|it| &it.key);
        let cards = self.cards.iter().flat_map(|it| [&it.title, &it.text]);
        spaces.chain(colonies).chain(generals).chain(cards).map(AsRef::as_ref)
    }
}

/// Where an item comes from, and which of its fields come from elsewhere.
#[derive(Debug, serde::Deserialize)]
pub struct Based {
    /// Where it comes from.
    pub basis: Basis,
    /// Where a field comes from, if not from there.
    #[serde(default)]
    pub basis_fields: std::collections::BTreeMap<String, Basis>,
}

impl Based {
    /// The least sure of the item and its fields, but for those left out.
    pub fn weakest(&self, but_for: &[&str]) -> Basis {
        let fields = self.basis_fields.iter().filter(|(name, _)| !but_for.contains(&name.as_str()));
        Basis::weakest(fields.map(|(_, basis)| *basis).chain([self.basis]))
    }
}
