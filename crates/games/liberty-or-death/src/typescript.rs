//! What TypeScript is told of types that Rust has no word for.

use ts_rs::{Config, TS, TypeVisitor};

use crate::pieces::{ByFaction, Faction};

/// A map that has every Faction for a key, which no `BTreeMap` promises.
impl<T: TS> TS for ByFaction<T> {
    type WithoutGenerics = ByFaction<ts_rs::Dummy>;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        format!("{{ [key in {}]: {} }}", <Faction as TS>::name(config), T::name(config))
    }

    fn inline(config: &Config) -> String {
        format!("{{ [key in {}]: {} }}", <Faction as TS>::inline(config), T::inline(config))
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<Faction>();
        T::visit_generics(visitor);
        visitor.visit::<T>();
    }
}
