//! §3.6 Battle.

use tricorne_kernel::Told;

use crate::ask::Lod;
use crate::map::Space;
use crate::order::Order;
use crate::pieces::Faction;

/// A Battle to be fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attack {
    pub faction: Faction,
    pub space: Space,
    pub friend_joins: bool,
    pub force_bonus: u8,
    pub defender_loss_bonus: i8,
    pub attacker_loss_bonus: i8,
}

impl Attack {
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

pub fn fight(_t: &mut Lod<'_>, _order: &mut Order, _attack: Attack) -> Told<()> {
    Ok(())
}
