//! §2.1 The map: spaces, the lines between them, colonies and blockade zones. What they are stands in the pack.

pub use tricorne_card_driven::{BySpace, Member};

use tricorne_card_driven::List;

use crate::WashingtonsWar;
use crate::pack::Pack;

/// §2.1 A space of the map.
pub type Space = tricorne_card_driven::Space<WashingtonsWar>;

/// A set of spaces, in the order of the pack.
pub type SpaceSet = tricorne_card_driven::SpaceSet<WashingtonsWar>;

/// §3.0 One of the thirteen colonies, or Canada.
pub type Colony = tricorne_card_driven::Colony<WashingtonsWar>;

tricorne_card_driven::named! {
    /// §12.3 A blockade zone: a group of ports.
    Zone (u16) "blockade zone" in Pack: zones (List::Own)
}

impl Zone {
    /// §12.3 Its ports.
    pub fn ports(self, facts: &Pack) -> SpaceSet {
        facts.zones[self.index()].ports
    }
}
