//! §2.1 The map: spaces, the lines between them, colonies and blockade zones. What they are stands in the pack.

pub use tricorne_card_driven::{BySpace, Member, next_to};

use crate::WashingtonsWar;
use crate::pack::pack;

/// §2.1 A space of the map.
pub type Space = tricorne_card_driven::Space<WashingtonsWar>;

/// A set of spaces, in the order of the pack.
pub type SpaceSet = tricorne_card_driven::SpaceSet<WashingtonsWar>;

/// §3.0 One of the thirteen colonies, or Canada.
pub type Colony = tricorne_card_driven::Colony<WashingtonsWar>;

tricorne_card_driven::named! {
    /// §12.3 A blockade zone: a group of ports.
    Zone (u16) "blockade zone" pack().zones
}

impl Zone {
    /// §12.3 Its ports.
    pub fn ports(self) -> SpaceSet {
        pack().zones[self.index()].ports
    }
}

/// §2.1 The fortified ports.
pub fn fortified_ports() -> SpaceSet {
    pack().fortified
}
