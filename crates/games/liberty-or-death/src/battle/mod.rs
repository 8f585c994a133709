//! §3.6 Battle.

use tricorne_kernel::Told;

use crate::ask::Lod;
use crate::map::Space;
use crate::order::Order;
use crate::pieces::Faction;

/// A Battle to be fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attack {
    /// Who attacks.
    pub faction: Faction,
    /// Where.
    pub space: Space,
    /// Whether the attacker's friend takes part.
    pub friend_joins: bool,
    /// What an Event adds to the attacker's Force Level.
    pub force_bonus: u8,
    /// What an Event adds to the Defender Loss Level.
    pub defender_loss_bonus: i8,
    /// What an Event adds to the Attacker Loss Level.
    pub attacker_loss_bonus: i8,
}

impl Attack {
    /// A Battle without anything special.
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

/// §3.6 Fights a Battle.
pub fn fight(_t: &mut Lod<'_>, _order: &mut Order, _attack: Attack) -> Told<()> {
    Ok(())
}
