//! §2.1 The map: spaces, the lines between them, and colonies. What they are stands in the pack.

pub use tricorne_card_driven::{BySpace, Member};

use crate::WeThePeople;

/// §2.1 A space of the map.
pub type Space = tricorne_card_driven::Space<WeThePeople>;

/// A set of spaces, in the order of the pack.
pub type SpaceSet = tricorne_card_driven::SpaceSet<WeThePeople>;

/// §3.0 One of the thirteen colonies, or Canada.
pub type Colony = tricorne_card_driven::Colony<WeThePeople>;
