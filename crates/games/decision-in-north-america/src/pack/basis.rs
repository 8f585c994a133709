//! Where facts come from: what is not certain is marked wherever players see it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tricorne_kernel::{Arg, Key, key};

/// Where a fact comes from, the surest first. What says nothing of it is taken for our own choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Basis {
    /// The rulebook says it.
    Rulebook,
    /// A public text about the game says it.
    Public,
    /// It follows from the above.
    Inferred,
    /// Somebody remembers it.
    Memory,
    /// It is our own choice.
    #[default]
    Reconstructed,
}

/// The fields that have another basis than their item.
pub type BasisFields = BTreeMap<String, Basis>;

impl Basis {
    /// The basis of a field of an item.
    pub fn of_field(self, fields: &BasisFields, field: &str) -> Basis {
        fields.get(field).copied().unwrap_or(self)
    }

    /// The mark behind a fact: none, unsure, reconstructed.
    pub const fn mark(self) -> Key {
        match self {
            Basis::Rulebook | Basis::Public => key!("dina-mark-certain"),
            Basis::Inferred | Basis::Memory => key!("dina-mark-unsure"),
            Basis::Reconstructed => key!("dina-mark-reconstructed"),
        }
    }
}

impl From<Basis> for Arg {
    fn from(basis: Basis) -> Arg {
        Arg::Key(basis.mark())
    }
}
