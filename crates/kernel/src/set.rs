//! Sets of small things, a bit for each: spaces, cards, generals.

use std::fmt::Debug;
use std::hash::{Hash, Hasher};
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something that is one of a few, and goes by its index among them.
pub trait Member: Copy {
    /// What it is, for what is wrong with a list of them: `card`.
    const WHAT: &'static str;
    /// What holds a bit for each of them.
    type Bits: Bits;
    /// Its index.
    fn index(self) -> usize;
    /// The one of this index, which is that of one of them.
    fn at(index: usize) -> Self;
}

/// An unsigned integer as a row of bits.
pub trait Bits:
    Copy + Eq + Hash + Default + Debug + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self>
{
    /// No bit.
    const NONE: Self;
    /// The bit of an index alone.
    fn one(index: usize) -> Self;
    /// How many are set.
    fn count(self) -> usize;
    /// The index of the first that is set, if any.
    fn first(self) -> Option<usize>;
    /// The same without the first that is set.
    #[must_use]
    fn rest(self) -> Self;
    /// The index of the one that has this place among those that are set, if there are so many.
    fn nth(self, place: usize) -> Option<usize>;
}

macro_rules! bits {
    ($($bits:ty)*) => { $(impl Bits for $bits {
        const NONE: Self = 0;
        fn one(index: usize) -> Self {
            1 << index
        }
        fn count(self) -> usize {
            self.count_ones() as usize
        }
        fn first(self) -> Option<usize> {
            (self != 0).then(|| self.trailing_zeros() as usize)
        }
        fn rest(self) -> Self {
            self & self.wrapping_sub(1)
        }
        fn nth(self, place: usize) -> Option<usize> {
            nth(self.into(), place)
        }
    })* };
}
bits!(u16 u32 u64 u128);

/// Half by half, since processors have no integers of 128 bits.
fn nth(bits: u128, place: usize) -> Option<usize> {
    let in_half = |mut half: u64, place: usize| {
        (0..place).for_each(|_| half &= half.wrapping_sub(1));
        half.first()
    };
    let (low, high) = (bits as u64, (bits >> 64) as u64);
    match place.checked_sub(low.count()) {
        None => in_half(low, place),
        Some(place) => Some(64 + in_half(high, place)?),
    }
}

/// A set of such things, in the order of their indices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Set<T: Member>(T::Bits);

impl<T: Member> Set<T> {
    /// Nothing.
    pub const NONE: Set<T> = Set(<T::Bits as Bits>::NONE);

    /// The set of these bits.
    pub const fn new(bits: T::Bits) -> Set<T> {
        Set(bits)
    }

    /// A bit for each.
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    /// The set of one.
    pub fn of(member: T) -> Set<T> {
        Set(T::Bits::one(member.index()))
    }

    /// Whether it is in.
    pub fn contains(self, member: T) -> bool {
        self.0 & T::Bits::one(member.index()) != T::Bits::NONE
    }

    /// Puts one in.
    pub fn insert(&mut self, member: T) {
        self.0 = self.0 | T::Bits::one(member.index());
    }

    /// Takes one out.
    pub fn remove(&mut self, member: T) {
        self.0 = self.0 & !T::Bits::one(member.index());
    }

    /// The same set without this one.
    #[must_use]
    pub fn without(self, member: T) -> Set<T> {
        self - Set::of(member)
    }

    /// Whether nothing is in it.
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::NONE
    }

    /// How many are in it.
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// What is in it, in order.
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = left.first()?;
            left = left.rest();
            Some(T::at(first))
        })
    }

    /// The one at this place, in order.
    pub fn nth(self, place: usize) -> Option<T> {
        self.0.nth(place).map(T::at)
    }

    /// Those that pass a test.
    #[must_use]
    pub fn only(self, test: impl Fn(T) -> bool) -> Set<T> {
        self.iter().filter(|&member| test(member)).collect()
    }

    /// Whether one of them passes a test.
    pub fn any(self, test: impl Fn(T) -> bool) -> bool {
        self.iter().any(test)
    }
}

impl<T: Member> Hash for Set<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Member> Default for Set<T> {
    fn default() -> Self {
        Set::NONE
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Set::NONE;
        members.into_iter().for_each(|member| set.insert(member));
        set
    }
}

impl<T: Member> BitAnd for Set<T> {
    type Output = Set<T>;
    fn bitand(self, other: Set<T>) -> Set<T> {
        Set(self.0 & other.0)
    }
}

impl<T: Member> BitOr for Set<T> {
    type Output = Set<T>;
    fn bitor(self, other: Set<T>) -> Set<T> {
        Set(self.0 | other.0)
    }
}

impl<T: Member> BitOrAssign for Set<T> {
    fn bitor_assign(&mut self, other: Set<T>) {
        self.0 = self.0 | other.0;
    }
}

impl<T: Member> Sub for Set<T> {
    type Output = Set<T>;
    fn sub(self, other: Set<T>) -> Set<T> {
        Set(self.0 & !other.0)
    }
}

impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Member + Deserialize<'de> + std::fmt::Display> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Set::NONE;
        for member in Vec::<T>::deserialize(deserializer)? {
            if set.contains(member) {
                return Err(D::Error::custom(format!("{} {member} stands twice", T::WHAT)));
            }
            set.insert(member);
        }
        Ok(set)
    }
}
