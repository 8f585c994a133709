//! The parts of effects that tell how often, where, and which spaces.

use serde::Deserialize;

use super::{Names, Trouble};
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

/// A filter as it stands in a file.
#[derive(Clone, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct FilterEntry {
    colonies: Option<Vec<String>>,
    spaces: Option<Vec<String>>,
    thirteen: Option<bool>,
    port: Option<bool>,
    fortified: Option<bool>,
    blockaded: Option<bool>,
    pc: Option<PcWanted>,
    not_pc: Option<Side>,
    empty_of: Vec<Class>,
    holds_any: Vec<Class>,
    adjacent_to_pc: Option<Side>,
    any_of: Vec<FilterEntry>,
}

impl FilterEntry {
    /// The filter with its names looked up.
    pub fn filter<G: CardDriven>(&self, names: &Names<G>, at: &str) -> Result<Filter<G>, Trouble> {
        let ids = &names.ids;
        let mut fixed = ids.all;
        if let Some(colonies) = &self.colonies {
            let mut set = SpaceSet::NONE;
            for id in colonies {
                set |= ids.spaces_of_colony(id, &format!("{at}.colonies"))?;
            }
            fixed = fixed & set;
        }
        if let Some(spaces) = &self.spaces {
            fixed = fixed & ids.spaces(spaces, &format!("{at}.spaces"))?;
        }
        let fortified = match (self.fortified, names.fortified) {
            (Some(_), None) => return Err(format!("{at}.fortified: the game has no fortified ports")),
            (wanted, fortified) => (wanted, fortified.unwrap_or_default()),
        };
        for (wanted, set) in [(self.thirteen, ids.thirteen), (self.port, ids.ports), fortified] {
            fixed = match wanted {
                Some(true) => fixed & set,
                Some(false) => fixed - set,
                None => fixed,
            };
        }
        let any_of = self.any_of.iter().enumerate();
        Ok(Filter {
            fixed,
            blockaded: self.blockaded,
            pc: self.pc,
            not_pc: self.not_pc,
            empty_of: self.empty_of.clone(),
            holds_any: self.holds_any.clone(),
            adjacent_to_pc: self.adjacent_to_pc,
            any_of: any_of
                .map(|(n, it)| it.filter(names, &format!("{at}.any_of[{n}]")))
                .collect::<Result<_, _>>()?,
        })
    }
}
