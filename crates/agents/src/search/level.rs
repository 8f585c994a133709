//! How hard an opponent is to beat.

use tricorne_kernel::{Key, key};

/// A level: how much it looks ahead, and how near to the best its choices are. The same on any machine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// Its name in records and in the protocol.
    pub id: &'static str,
    /// Its name for people.
    pub name: Key,
    /// How many playouts it spends on a question, about.
    pub playouts: usize,
    /// By how much less a chosen answer may promise than the best.
    pub slack: f64,
}

/// From the gentlest to the strongest.
pub static LEVELS: [Level; 5] = [
    Level { id: "gentle", name: key!("tricorne-agent-gentle"), playouts: 12, slack: 0.12 },
    Level { id: "relaxed", name: key!("tricorne-agent-relaxed"), playouts: 32, slack: 0.06 },
    Level { id: "solid", name: key!("tricorne-agent-solid"), playouts: 96, slack: 0.02 },
    Level { id: "sharp", name: key!("tricorne-agent-sharp"), playouts: 256, slack: 0.0 },
    Level { id: "relentless", name: key!("tricorne-agent-relentless"), playouts: 768, slack: 0.0 },
];
