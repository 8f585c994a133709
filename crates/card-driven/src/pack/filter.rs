//! The parts of effects that both vocabularies share: how often, where, and which spaces.

use serde::Deserialize;
use serde_json::Value;

use super::{Ids, Parameters, Trouble};
use crate::CardDriven;
use crate::map::SpaceSet;
use crate::sides::Side;

/// How often something is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// Up to this often, as the player likes.
    Max(u8),
    /// As often as possible up to this, like it or not.
    Exactly(u8),
}

impl Limit {
    /// The number.
    pub fn most(self) -> u8 {
        match self {
            Limit::Max(most) | Limit::Exactly(most) => most,
        }
    }
}

/// Where combat units are put or taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum CuPlace {
    Map,
    Reinforcements,
}

/// Which PC marker a space must have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum PcWanted {
    American,
    British,
    None,
}

/// A class of pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Class {
    AmericanCu,
    AmericanGeneral,
    Congress,
    AmericanUnits,
    BritishCu,
    BritishGeneral,
    BritishUnits,
    FrenchNavy,
}

/// Which spaces an effect may choose.
#[derive(Clone, Debug)]
pub struct Filter<G: CardDriven> {
    /// What follows from the map alone.
    pub fixed: SpaceSet<G>,
    /// With, or without, the French Navy.
    pub blockaded: Option<bool>,
    /// With this PC marker.
    pub pc: Option<PcWanted>,
    /// Without a PC marker of this side.
    pub not_pc: Option<Side>,
    /// Holding none of these.
    pub empty_of: Vec<Class>,
    /// Holding one of these at least.
    pub holds_any: Vec<Class>,
    /// Next to a PC marker of this side.
    pub adjacent_to_pc: Option<Side>,
    /// Passing one of these at least; none given asks nothing.
    pub any_of: Vec<Filter<G>>,
}

/// A filter as it stands in a file. `marked` are the kinds of spaces that the map marks, by the names of filters.
pub fn filter<G: CardDriven>(
    value: Option<&Value>,
    ids: &Ids<G>,
    marked: &[(&str, SpaceSet<G>)],
    at: &str,
) -> Result<Filter<G>, Trouble> {
    let mut given = match value {
        Some(value) => Parameters::new(value, at)?,
        None => Parameters::new(&Value::Object(Default::default()), at)?,
    };
    let mut fixed = ids.all;
    if let Some(colonies) = given.take::<Vec<String>>("colonies")? {
        let mut set = SpaceSet::NONE;
        for id in &colonies {
            set |= ids.spaces_of_colony(id, &given.place("colonies"))?;
        }
        fixed = fixed & set;
    }
    if let Some(spaces) = given.take::<Vec<String>>("spaces")? {
        fixed = fixed & ids.spaces(&spaces, &given.place("spaces"))?;
    }
    for &(kind, set) in [("thirteen", ids.thirteen), ("port", ids.ports)].iter().chain(marked) {
        fixed = match given.take(kind)? {
            Some(true) => fixed & set,
            Some(false) => fixed - set,
            None => fixed,
        };
    }
    let any_of: Vec<Value> = given.take("any_of")?.unwrap_or_default();
    let any_of = any_of.iter().enumerate();
    let filter = Filter {
        fixed,
        blockaded: given.take("blockaded")?,
        pc: given.take("pc")?,
        not_pc: given.take("not_pc")?,
        empty_of: given.take("empty_of")?.unwrap_or_default(),
        holds_any: given.take("holds_any")?.unwrap_or_default(),
        adjacent_to_pc: given.take("adjacent_to_pc")?,
        any_of: any_of
            .map(|(n, entry)| filter(Some(entry), ids, marked, &format!("{at}.any_of[{n}]")))
            .collect::<Result<_, _>>()?,
    };
    given.finish("a filter")?;
    Ok(filter)
}

/// How often: `max` or `exactly`, one of the two.
pub fn limit(given: &mut Parameters) -> Result<Limit, Trouble> {
    match (given.take("max")?, given.take("exactly")?) {
        (Some(max), None) => Ok(Limit::Max(max)),
        (None, Some(exactly)) => Ok(Limit::Exactly(exactly)),
        (Some(_), Some(_)) => Err(format!("{}: max and exactly are both given; give one", given.at())),
        (None, None) => Err(format!("{}: neither max nor exactly is given; give one", given.at())),
    }
}
