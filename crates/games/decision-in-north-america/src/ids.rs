//! What the facts list, by index: places, regions, leaders, kinds of unit, campaign markers and boxes of the tables.

use tricorne_kernel::{Arg, FactId};

/// The most places that a map may have; a port counts twice, because units may be aboard there.
pub const PLACES: usize = 144;
/// The most kinds of unit.
pub const KINDS: usize = 32;
/// The most regions.
pub const REGIONS: usize = 12;
/// The most kinds of campaign marker.
pub const MARKERS: usize = 32;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident = $list:literal,)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u8);

        impl $name {
            /// The number of its list among those of the facts.
            pub const LIST: u8 = $list;

            /// Its place in its list.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The one at this index.
            pub const fn at(index: usize) -> $name {
                $name(index as u8)
            }
        }

        impl From<$name> for Arg {
            fn from(it: $name) -> Arg {
                Arg::Fact(FactId { list: $list, index: it.0.into() })
            }
        }
    )* };
}

ids! {
    /// §2.1, §2.6, §2.8 Where a unit can be: a locale, a sea, an off-map box, or aboard the fleets in a port.
    Place = 0,
    /// §2.7 A political division of the map.
    Region = 1,
    /// §2.10 A leader.
    Leader = 2,
    /// §2.11 A kind of combat unit of one nation.
    Kind = 3,
    /// §7.0 A kind of campaign marker.
    Marker = 4,
    /// §10.0 A box of the Revolutionary Progress Table.
    ProgressBox = 5,
    /// §12.0 A box of the European Balance of Power Table, counted from the left.
    EuropeBox = 6,
}

/// A set of leaders, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Leaders(pub u64);

impl Leaders {
    /// Nobody.
    pub const NONE: Leaders = Leaders(0);

    /// Whether a leader is among them.
    pub const fn has(self, leader: Leader) -> bool {
        self.0 & (1 << leader.0) != 0
    }

    /// Adds a leader.
    pub fn add(&mut self, leader: Leader) {
        self.0 |= 1 << leader.0;
    }

    /// Takes a leader out.
    pub fn remove(&mut self, leader: Leader) {
        self.0 &= !(1 << leader.0);
    }

    /// Those in both.
    #[must_use]
    pub const fn and(self, other: Leaders) -> Leaders {
        Leaders(self.0 & other.0)
    }

    /// Those in either.
    #[must_use]
    pub const fn or(self, other: Leaders) -> Leaders {
        Leaders(self.0 | other.0)
    }

    /// Those that are not in the other.
    #[must_use]
    pub const fn without(self, other: Leaders) -> Leaders {
        Leaders(self.0 & !other.0)
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is nobody.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, in the order of the facts.
    pub fn iter(self) -> impl Iterator<Item = Leader> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let next = (bits != 0).then(|| Leader(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            next
        })
    }
}

/// A set of places, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Places([u64; PLACES.div_ceil(64)]);

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Places {
        let mut set = Places::default();
        places.into_iter().for_each(|place| set.set(place, true));
        set
    }
}

impl Places {
    /// Whether a place is among them.
    pub fn has(&self, place: Place) -> bool {
        self.0[place.index() / 64] & (1 << (place.0 % 64)) != 0
    }

    /// Adds or takes out a place.
    pub fn set(&mut self, place: Place, on: bool) {
        let bit = 1 << (place.0 % 64);
        if on {
            self.0[place.index() / 64] |= bit;
        } else {
            self.0[place.index() / 64] &= !bit;
        }
    }

    /// Each of them.
    pub fn iter(&self) -> impl Iterator<Item = Place> + use<> {
        let (mut words, mut word) = (self.0, 0);
        std::iter::from_fn(move || {
            while words[word] == 0 {
                if word + 1 == words.len() {
                    return None;
                }
                word += 1;
            }
            let bit = words[word].trailing_zeros();
            words[word] &= words[word] - 1;
            Some(Place((word * 64) as u8 + bit as u8))
        })
    }

    /// Those in both.
    #[must_use]
    pub fn and(mut self, other: &Places) -> Places {
        self.0.iter_mut().zip(other.0).for_each(|(mine, theirs)| *mine &= theirs);
        self
    }

    /// Those that are not in the other.
    #[must_use]
    pub fn without(mut self, other: &Places) -> Places {
        self.0.iter_mut().zip(other.0).for_each(|(mine, theirs)| *mine &= !theirs);
        self
    }

    /// Those in either.
    #[must_use]
    pub fn or(mut self, other: &Places) -> Places {
        self.0.iter_mut().zip(other.0).for_each(|(mine, theirs)| *mine |= theirs);
        self
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|bits| *bits == 0)
    }
}
