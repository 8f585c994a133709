//! §29.0 Partisans (optional).

use tricorne_kernel::{Flow, msg};

use crate::ask::{T, facts, own_die};
use crate::ids::{Place, Region};
use crate::pack::{Facts, Item};
use crate::prompts::{Prompt, Roll};
use crate::sides::Side;
use crate::state::State;

/// §29.3 The locales of a region that can take a side's partisan.
pub fn places<'f>(
    state: &'f State,
    facts: &'f Facts,
    region: Region,
    side: Side,
) -> impl Iterator<Item = Place> + 'f {
    facts.locales_in(region).filter(move |place| !state.partisans[side].has(*place))
}

/// §29.0, §29.1, §29.2, §29.3, §29.5 Rolls for a partisan in a region, and places it; an enemy partisan there makes way.
pub fn attempt(t: &mut T<'_>, side: Side, region: Region) -> Flow<()> {
    let facts = facts(t);
    let die = own_die(t, side, Roll::Partisan { side })?;
    let appears = facts.cost(Item::Partisan).is_some_and(|cost| cost.appears_on.contains(&die));
    if !appears {
        t.note("29.0", msg!("dina-note-no-partisan", side = side, region = region));
        return Ok(());
    }
    let places: Vec<Place> = places(t.state, facts, region, side).collect();
    let place = t.pick(side, Prompt::PartisanWhere, &places)?;
    t.state.partisans[side.enemy()].set(place, false);
    t.state.partisans[side].set(place, true);
    t.note("29.0", msg!("dina-note-partisan", side = side, place = place));
    Ok(())
}
