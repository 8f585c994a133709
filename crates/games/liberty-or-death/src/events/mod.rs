//! §5.0 Events.

pub mod winter_quarters;

use tricorne_kernel::Told;

use crate::ask::Lod;
use crate::cards::CardNumber;
use crate::pieces::Faction;

pub fn execute(_t: &mut Lod<'_>, _faction: Faction, _card: CardNumber) -> Told<()> {
    Ok(())
}
