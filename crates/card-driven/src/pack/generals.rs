//! `generals.json`: what both games write of a general.

use serde::Deserialize;

use super::{Based, MapFile, Trouble, key};
use crate::generals::GeneralFacts;
use crate::sides::Nation;
use crate::{Basis, CardDriven};

/// The generals as both games write them.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct GeneralsFile {
    pub generals: Vec<GeneralEntry>,
}

/// A general as he is written.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct GeneralEntry {
    pub id: String,
    pub nation: Nation,
    pub strategy: u8,
    pub battle: u8,
    #[serde(flatten)]
    pub based: Based,
}

impl GeneralEntry {
    /// The general, yet without abilities. He is as sure as the least sure of these ratings.
    pub fn facts<G: CardDriven>(
        &self,
        at: usize,
        own: G::OwnGeneral,
        ratings: &[&str],
    ) -> Result<GeneralFacts<G>, Trouble> {
        let bases = ratings.iter().filter_map(|field| self.based.basis_fields.get(*field));
        Ok(GeneralFacts {
            id: self.id.as_str().into(),
            key: key::<G>("general", &self.id),
            nation: self.nation,
            strategy: rating(self.strategy, 3, &format!("generals[{at}].strategy"))?,
            battle: rating(self.battle, 6, &format!("generals[{at}].battle"))?,
            retreat_bonus: 0,
            never_to_box: false,
            winter_offensive: 0,
            own,
            basis: Basis::weakest(bases.copied()),
        })
    }
}

/// A rating from 1 to the most.
pub fn rating(value: u8, most: u8, at: &str) -> Result<u8, Trouble> {
    if (1..=most).contains(&value) {
        Ok(value)
    } else {
        Err(format!("{at}: {value} is not from 1 to {most}"))
    }
}

/// Checks that a line joins these spaces for this general alone.
pub fn joined_for(map: &MapFile, general: &str, a: &str, b: &str, at: &str) -> Result<(), Trouble> {
    let joins = map.edges.iter().any(|edge| {
        edge.only_general.as_deref() == Some(general)
            && ((edge.a == a && edge.b == b) || (edge.a == b && edge.b == a))
    });
    if joins { Ok(()) } else { Err(format!("{at}: no edge {a:?} to {b:?} is his alone")) }
}
