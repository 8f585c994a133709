//! §3.6 Battle.

use tricorne_kernel::Told;

use crate::ask::Lod;
use crate::map::Space;
use crate::order::Order;
use crate::pieces::Faction;

/// A Battle about to be fought: who attacks where, and what an Event adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attack {
    /// The attacking Faction.
    pub faction: Faction,
    /// Where.
    pub space: Space,
    /// §3.6.1 Whether the pieces of its friend take part.
    pub friend_joins: bool,
    /// What is added to the Attacker's Force Level.
    pub force_bonus: u8,
    /// What is added to the Defender's Loss Level.
    pub defender_loss_bonus: i8,
    /// What is added to the Attacker's Loss Level.
    pub attacker_loss_bonus: i8,
}

impl Attack {
    /// An attack by this Faction alone.
    pub fn new(faction: Faction, space: Space) -> Attack {
        Attack {
            faction,
            space,
            friend_joins: false,
            force_bonus: 0,
            defender_loss_bonus: 0,
            attacker_loss_bonus: 0,
        }
    }
}

/// §3.6 Fights the Battle.
pub fn fight(_t: &mut Lod<'_>, _order: &mut Order, _attack: Attack) -> Told<()> {
    Ok(())
}
