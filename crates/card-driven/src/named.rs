//! Things that the facts list, and that go by their place in the list.

use tricorne_kernel::FactId;

/// The lists of the facts, as [`FactId::list`](tricorne_kernel::FactId) counts them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum List {
    Spaces,
    Colonies,
    Generals,
    /// The titles of cards, by their numbers.
    Titles,
    /// The texts of cards, by their numbers.
    Texts,
    /// What only one game has: blockade zones, or battle cards.
    Own,
}

impl List {
    /// The list of this number.
    pub fn numbered(number: u8) -> Option<List> {
        let all = [List::Spaces, List::Colonies, List::Generals, List::Titles, List::Texts, List::Own];
        all.get(usize::from(number)).copied()
    }

    /// The place of an item in this list.
    pub const fn item(self, index: usize) -> FactId {
        FactId { list: self as u8, index: index as u16 }
    }
}

/// Defines a kind of thing that facts list: `Space<G: CardDriven> (u128) "space" in Facts<G>: spaces (List::Spaces)`. What the
/// list holds has an `id`.
#[macro_export]
macro_rules! named {
    (
        $(#[$doc:meta])*
        $kind:ident $(<$g:ident: $bound:path>)? ($bits:ty) $what:literal in $facts:ty: $field:ident ($list:expr)
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $kind$(<$g>)?(u8 $(, ::std::marker::PhantomData<$g>)?);

        impl$(<$g: $bound>)? $kind$(<$g>)? {
            /// All of them, in the order of the facts.
            pub fn all(facts: &$facts) -> impl DoubleEndedIterator<Item = Self> + Clone + use<$($g)?> {
                (0..facts.$field.len()).map($crate::Member::at)
            }

            /// The one of this name in notation and data.
            pub fn from_id(facts: &$facts, id: &str) -> Option<Self> {
                facts.$field.iter().position(|it| *it.id == *id).map($crate::Member::at)
            }

            /// The name in notation and data.
            pub fn id(self, facts: &$facts) -> &str {
                &facts.$field[self.0 as usize].id
            }
        }

        impl$(<$g: $bound>)? $crate::Member for $kind$(<$g>)? {
            const WHAT: &'static str = $what;
            type Bits = $bits;
            fn index(self) -> usize {
                self.0 as usize
            }
            fn at(index: usize) -> Self {
                $kind(index as u8 $(, ::std::marker::PhantomData::<$g>)?)
            }
        }

        impl$(<$g: $bound>)? From<$kind$(<$g>)?> for $crate::FactId {
            fn from(it: $kind$(<$g>)?) -> Self {
                $list.item(it.0.into())
            }
        }

        impl$(<$g: $bound>)? From<$kind$(<$g>)?> for $crate::Arg {
            fn from(it: $kind$(<$g>)?) -> Self {
                $crate::Arg::Fact(it.into())
            }
        }
    };
}
