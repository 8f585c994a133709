//! §1.3 The map: 22 spaces and the West Indies, what they are and what they touch.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::sync::LazyLock;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use tricorne_kernel::{Arg, Key, Member, Set, key};

/// How many spaces there are, the West Indies included.
pub const SPACES: usize = 23;

macro_rules! spaces {
    ($($name:ident $id:literal $key:expr, $abbreviation:expr;)*) => {
        /// §1.3.1 A space of the map, or the West Indies.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum Space { $(#[serde(rename = $id)] $name,)* }

        impl Space {
            /// Every space, the West Indies last.
            pub const ALL: [Space; SPACES] = [$(Space::$name,)*];
            const IDS: &'static [&'static str] = &[$($id,)*];

            /// The name in notation and data.
            pub const fn id(self) -> &'static str {
                match self { $(Space::$name => $id,)* }
            }

            /// The name for people.
            pub const fn name(self) -> Key {
                match self { $(Space::$name => $key,)* }
            }

            /// The name for people in a few letters.
            pub const fn abbreviation(self) -> Key {
                match self { $(Space::$name => $abbreviation,)* }
            }
        }
    };
}

spaces! {
    QuebecCity "quebec-city" key!("lod-space-quebec-city"), key!("lod-abbr-quebec-city");
    Boston "boston" key!("lod-space-boston"), key!("lod-abbr-boston");
    NewYorkCity "new-york-city" key!("lod-space-new-york-city"), key!("lod-abbr-new-york-city");
    Philadelphia "philadelphia" key!("lod-space-philadelphia"), key!("lod-abbr-philadelphia");
    Norfolk "norfolk" key!("lod-space-norfolk"), key!("lod-abbr-norfolk");
    CharlesTown "charles-town" key!("lod-space-charles-town"), key!("lod-abbr-charles-town");
    Savannah "savannah" key!("lod-space-savannah"), key!("lod-abbr-savannah");
    NewHampshire "new-hampshire" key!("lod-space-new-hampshire"), key!("lod-abbr-new-hampshire");
    Massachusetts "massachusetts" key!("lod-space-massachusetts"), key!("lod-abbr-massachusetts");
    ConnecticutRhodeIsland "connecticut-rhode-island" key!("lod-space-connecticut-rhode-island"), key!("lod-abbr-connecticut-rhode-island");
    NewYork "new-york" key!("lod-space-new-york"), key!("lod-abbr-new-york");
    NewJersey "new-jersey" key!("lod-space-new-jersey"), key!("lod-abbr-new-jersey");
    Pennsylvania "pennsylvania" key!("lod-space-pennsylvania"), key!("lod-abbr-pennsylvania");
    MarylandDelaware "maryland-delaware" key!("lod-space-maryland-delaware"), key!("lod-abbr-maryland-delaware");
    Virginia "virginia" key!("lod-space-virginia"), key!("lod-abbr-virginia");
    NorthCarolina "north-carolina" key!("lod-space-north-carolina"), key!("lod-abbr-north-carolina");
    SouthCarolina "south-carolina" key!("lod-space-south-carolina"), key!("lod-abbr-south-carolina");
    Georgia "georgia" key!("lod-space-georgia"), key!("lod-abbr-georgia");
    Quebec "quebec" key!("lod-space-quebec"), key!("lod-abbr-quebec");
    Northwest "northwest" key!("lod-space-northwest"), key!("lod-abbr-northwest");
    Southwest "southwest" key!("lod-space-southwest"), key!("lod-abbr-southwest");
    Florida "florida" key!("lod-space-florida"), key!("lod-abbr-florida");
    WestIndies "west-indies" key!("lod-west-indies"), key!("lod-abbr-west-indies");
}

/// What kind of space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// §1.3.3
    City,
    /// §1.3.5
    Colony,
    /// §1.3.4
    Reserve,
    /// §1.3.7
    WestIndies,
}

impl Space {
    /// The space of this name.
    pub fn from_id(id: &str) -> Option<Space> {
        Space::ALL.into_iter().find(|space| space.id() == id)
    }

    /// What kind of space it is.
    pub fn terrain(self) -> Terrain {
        MAP.terrain[self as usize]
    }

    /// §1.3.2, §1.3.3 The printed Population.
    pub fn population(self) -> u8 {
        MAP.population[self as usize]
    }

    /// §1.3.6 The spaces that touch this one.
    pub fn adjacent(self) -> SpaceSet {
        MAP.adjacent[self as usize]
    }

    /// §3.5.1 Whether the French may mobilize their agents there.
    pub fn agent_mobilization(self) -> bool {
        MAP.agent_mobilization.contains(self)
    }

    /// §1.3.3 Whether it is a City.
    pub fn is_city(self) -> bool {
        SpaceSet::CITIES.contains(self)
    }

    /// §1.3.5 Whether it is one of the eleven Colonies.
    pub fn is_colony(self) -> bool {
        SpaceSet::COLONIES.contains(self)
    }

    /// §1.3.4 Whether it is an Indian Reserve Province.
    pub fn is_reserve(self) -> bool {
        SpaceSet::RESERVES.contains(self)
    }

    /// §1.3.2 Whether it is a Province: a Colony or an Indian Reserve Province.
    pub fn is_province(self) -> bool {
        SpaceSet::PROVINCES.contains(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        named(deserializer, Space::IDS, Space::from_id)
    }
}

/// Reads something by its name. It is read as text, so that errors within a map of such things name the key.
pub(crate) fn named<'de, D: Deserializer<'de>, T>(
    deserializer: D,
    names: &'static [&'static str],
    find: impl FnOnce(&str) -> Option<T>,
) -> Result<T, D::Error> {
    let name = String::deserialize(deserializer)?;
    find(&name).ok_or_else(|| D::Error::unknown_variant(&name, names))
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl From<Space> for Arg {
    fn from(space: Space) -> Self {
        Arg::Named(space.id(), space.name())
    }
}

/// The facts of the map as the rules use them.
struct Map {
    terrain: [Terrain; SPACES],
    population: [u8; SPACES],
    adjacent: [SpaceSet; SPACES],
    agent_mobilization: SpaceSet,
}

/// A space in `data/map.json`.
#[derive(Deserialize)]
struct SpaceFacts {
    id: String,
    #[serde(rename = "type")]
    terrain: Terrain,
    population: u8,
    adjacent: Vec<String>,
    agent_mobilization: bool,
}

static MAP: LazyLock<Map> = LazyLock::new(|| {
    let facts: Vec<SpaceFacts> =
        serde_json::from_str(include_str!("../data/map.json")).expect("data/map.json lists spaces");
    let mut map = Map {
        terrain: [Terrain::WestIndies; SPACES],
        population: [0; SPACES],
        adjacent: [SpaceSet::NONE; SPACES],
        agent_mobilization: SpaceSet::NONE,
    };
    for fact in &facts {
        let space = Space::from_id(&fact.id).expect("data/map.json names the spaces of the map");
        let at = space as usize;
        if fact.agent_mobilization {
            map.agent_mobilization.insert(space);
        }
        map.terrain[at] = fact.terrain;
        map.population[at] = fact.population;
        map.adjacent[at] = fact
            .adjacent
            .iter()
            .map(|id| Space::from_id(id).expect("data/map.json names neighbours"))
            .collect();
    }
    map
});

/// A set of spaces, in the order of [`Space::ALL`].
pub type SpaceSet = Set<Space>;

impl Member for Space {
    const WHAT: &'static str = "space";
    type Bits = u32;

    fn index(self) -> usize {
        self as usize
    }

    fn at(index: usize) -> Space {
        Space::ALL[index]
    }
}

const CITIES: u32 = (1 << 7) - 1;
const COLONIES: u32 = ((1 << 18) - 1) & !CITIES;
const RESERVES: u32 = ((1 << 22) - 1) & !CITIES & !COLONIES;

/// The sets of spaces that the rulebook names.
pub trait Regions: Sized {
    /// The 22 spaces of the map, without the West Indies.
    const MAP: Self;
    /// The map and the West Indies.
    const ALL: Self;
    /// The seven Cities.
    const CITIES: Self;
    /// The eleven Colonies.
    const COLONIES: Self;
    /// The four Indian Reserve Provinces.
    const RESERVES: Self;
    /// Colonies and Indian Reserve Provinces.
    const PROVINCES: Self;

    /// Those spaces of the map and the West Indies that pass a test.
    fn where_(test: impl Fn(Space) -> bool) -> Self;

    /// All spaces that touch one of these.
    fn neighbours(self) -> Self;
}

impl Regions for SpaceSet {
    const MAP: SpaceSet = Set::new((1 << 22) - 1);
    const ALL: SpaceSet = Set::new((1 << SPACES) - 1);
    const CITIES: SpaceSet = Set::new(CITIES);
    const COLONIES: SpaceSet = Set::new(COLONIES);
    const RESERVES: SpaceSet = Set::new(RESERVES);
    const PROVINCES: SpaceSet = Set::new(COLONIES | RESERVES);

    fn where_(test: impl Fn(Space) -> bool) -> SpaceSet {
        SpaceSet::ALL.only(test)
    }

    fn neighbours(self) -> SpaceSet {
        self.iter().fold(SpaceSet::NONE, |set, space| set | space.adjacent())
    }
}

/// Something for each space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySpace<T>(pub [T; SPACES]);

impl<T: Copy + Default> Default for BySpace<T> {
    fn default() -> Self {
        BySpace([T::default(); SPACES])
    }
}

impl<T> Index<Space> for BySpace<T> {
    type Output = T;
    fn index(&self, space: Space) -> &T {
        &self.0[space as usize]
    }
}

impl<T> IndexMut<Space> for BySpace<T> {
    fn index_mut(&mut self, space: Space) -> &mut T {
        &mut self.0[space as usize]
    }
}
