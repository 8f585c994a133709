//! Things that the pack lists, and that go by their place in its list.

/// Defines a kind of thing that a pack lists: `Space<G: CardDriven> (u128) "space" G::facts().spaces`. What the list holds has
/// `id` and `name`.
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $kind:ident $(<$g:ident: $bound:path>)? ($bits:ty) $what:literal $list:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $kind$(<$g>)?(u8 $(, ::std::marker::PhantomData<$g>)?);

        impl$(<$g: $bound>)? $kind$(<$g>)? {
            /// All of them, in the order of the pack.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..$list.len()).map($crate::Member::at)
            }

            /// The one of this name in notation and data.
            pub fn from_id(id: &str) -> Option<Self> {
                $list.iter().position(|it| it.id == id).map($crate::Member::at)
            }

            /// The name in notation and data.
            pub fn id(self) -> &'static str {
                $list[self.0 as usize].id
            }

            /// The name for people.
            pub fn name(self) -> $crate::Key {
                $list[self.0 as usize].name
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

        impl$(<$g: $bound>)? ::std::fmt::Display for $kind$(<$g>)? {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl$(<$g: $bound>)? From<$kind$(<$g>)?> for $crate::Arg {
            fn from(it: $kind$(<$g>)?) -> Self {
                $crate::Arg::Key(it.name())
            }
        }

        impl$(<$g: $bound>)? ::serde::Serialize for $kind$(<$g>)? {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de $(, $g: $bound)?> ::serde::Deserialize<'de> for $kind$(<$g>)? {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                let found = Self::from_id(&id);
                found.ok_or_else(|| {
                    <D::Error as ::serde::de::Error>::custom(format!("there is no {} {id:?}", $what))
                })
            }
        }
    };
}
