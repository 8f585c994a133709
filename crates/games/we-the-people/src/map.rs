//! §2.1 The map: spaces, the lines between them, and colonies. What they are stands in the pack.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Index, IndexMut, Sub};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tricorne_kernel::{Arg, Key};

use crate::pack::{Road, pack};
use crate::pieces::General;

/// The most spaces that a pack may have.
pub const MOST_SPACES: usize = 80;

macro_rules! named {
    ($(#[$doc:meta])* $kind:ident $field:ident $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $kind(pub(crate) u8);

        impl $kind {
            /// All of them, in the order of the pack.
            pub fn all() -> impl DoubleEndedIterator<Item = $kind> + Clone {
                (0..pack().$field.len() as u8).map($kind)
            }

            /// The one of this name in notation and data.
            pub fn from_id(id: &str) -> Option<$kind> {
                pack().$field.iter().position(|it| it.id == id).map(|at| $kind(at as u8))
            }

            /// The name in notation and data.
            pub fn id(self) -> &'static str {
                pack().$field[self.0 as usize].id
            }

            /// The name for people.
            pub fn name(self) -> Key {
                pack().$field[self.0 as usize].name
            }
        }

        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl From<$kind> for Arg {
            fn from(it: $kind) -> Self {
                Arg::Key(it.name())
            }
        }

        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = String::deserialize(deserializer)?;
                $kind::from_id(&id).ok_or_else(|| D::Error::custom(format!("there is no {} {id:?}", $what)))
            }
        }
    };
}
pub(crate) use named;

named! {
    /// §2.1 A space of the map.
    Space spaces "space"
}
named! {
    /// §3.0 One of the thirteen colonies, or Canada.
    Colony colonies "colony"
}

impl Space {
    /// §3.0 The colony it belongs to.
    pub fn colony(self) -> Colony {
        pack().spaces[self.0 as usize].colony
    }

    /// §2.1 Whether it is a port.
    pub fn is_port(self) -> bool {
        pack().ports.contains(self)
    }

    /// §9.1 Whether the Royal Navy helps the British there only with a British PC marker.
    pub fn needs_british_pc(self) -> bool {
        pack().spaces[self.0 as usize].needs_british_pc
    }

    /// §11.0 Whether combat units winter there without loss: winter quarters, or south of the winter attrition line.
    pub fn is_sheltered(self) -> bool {
        pack().sheltered.contains(self)
    }

    /// §2.1 Whether it is winter quarters.
    pub fn is_winter_quarters(self) -> bool {
        pack().spaces[self.0 as usize].winter_quarters
    }

    /// §3.0 The lines that leave it.
    pub fn roads(self) -> &'static [Road] {
        &pack().spaces[self.0 as usize].roads
    }

    /// §3.0 The spaces next to it for everybody: a line for one general alone does not count.
    pub fn adjacent(self) -> SpaceSet {
        pack().spaces[self.0 as usize].adjacent
    }

    /// §7.1 The spaces next to it for this general, or for combat units without one.
    pub fn adjacent_for(self, general: Option<General>) -> SpaceSet {
        let roads = self.roads().iter().filter(|road| road.open_to(general));
        roads.map(|road| road.to).collect()
    }
}

impl Colony {
    /// §3.0 Whether it is one of the thirteen, and not Canada.
    pub fn is_of_thirteen(self) -> bool {
        pack().colonies[self.0 as usize].thirteen
    }

    /// Its spaces.
    pub fn spaces(self) -> SpaceSet {
        pack().colonies[self.0 as usize].spaces
    }

    /// §12.0 The spaces that must all be held to control it; none where the majority counts.
    pub fn key_spaces(self) -> SpaceSet {
        pack().colonies[self.0 as usize].control_spaces
    }
}

/// A set of spaces, in the order of the pack.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SpaceSet(pub(crate) u128);

impl SpaceSet {
    /// No space.
    pub const NONE: SpaceSet = SpaceSet(0);

    /// Every space.
    pub fn all() -> SpaceSet {
        pack().all
    }

    /// §2.1 The ports.
    pub fn ports() -> SpaceSet {
        pack().ports
    }

    /// The spaces of the thirteen colonies.
    pub fn thirteen() -> SpaceSet {
        pack().thirteen
    }

    /// The set of one space.
    pub const fn of(space: Space) -> SpaceSet {
        SpaceSet(1 << space.0)
    }

    /// Whether the space is in it.
    pub const fn contains(self, space: Space) -> bool {
        self.0 & (1 << space.0) != 0
    }

    /// Puts a space in.
    pub fn insert(&mut self, space: Space) {
        self.0 |= 1 << space.0;
    }

    /// Takes a space out.
    pub fn remove(&mut self, space: Space) {
        self.0 &= !(1 << space.0);
    }

    /// Whether nothing is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The spaces, in order.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let at = left.trailing_zeros() as u8;
                left &= left - 1;
                Space(at)
            })
        })
    }

    /// Those of this set that pass a test.
    #[must_use]
    pub fn only(self, test: impl Fn(Space) -> bool) -> SpaceSet {
        self.iter().filter(|&space| test(space)).collect()
    }

    /// All spaces next to one of these.
    pub fn neighbours(self) -> SpaceSet {
        self.iter().fold(SpaceSet::NONE, |set, space| set | space.adjacent())
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        let mut set = SpaceSet::NONE;
        spaces.into_iter().for_each(|space| set.insert(space));
        set
    }
}

impl BitAnd for SpaceSet {
    type Output = SpaceSet;
    fn bitand(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & other.0)
    }
}

impl BitOr for SpaceSet {
    type Output = SpaceSet;
    fn bitor(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 | other.0)
    }
}

impl BitOrAssign for SpaceSet {
    fn bitor_assign(&mut self, other: SpaceSet) {
        self.0 |= other.0;
    }
}

impl Sub for SpaceSet {
    type Output = SpaceSet;
    fn sub(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & !other.0)
    }
}

/// Something for each space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BySpace<T>(pub [T; MOST_SPACES]);

impl<T: Copy + Default> Default for BySpace<T> {
    fn default() -> Self {
        BySpace([T::default(); MOST_SPACES])
    }
}

impl<T> Index<Space> for BySpace<T> {
    type Output = T;
    fn index(&self, space: Space) -> &T {
        &self.0[space.0 as usize]
    }
}

impl<T> IndexMut<Space> for BySpace<T> {
    fn index_mut(&mut self, space: Space) -> &mut T {
        &mut self.0[space.0 as usize]
    }
}
