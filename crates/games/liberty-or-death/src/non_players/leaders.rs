//! §8.1 Non-player Leaders on the move, and pieces that stay where they are.

use tricorne_kernel::{Flow, msg};

use super::Mind;
use crate::choice::Choice;
use crate::map::{Space, SpaceSet};
use crate::pieces::{Faction, Leader};
use crate::words::Button;

/// §8.1 A Leader goes with the larger group of his Faction's units, those that moved or those that stay; between equal
/// ones the dice decide (L67).
pub fn follows(mind: &mut Mind<'_, '_>, leader: Leader, from: Space, to: Space, moved: u8) -> Flow<Choice> {
    let (state, faction) = (mind.state, leader.faction());
    let stayed = state.units_of(faction, from);
    mind.because("8.1", msg!("lod-np-leader-with-larger-group", moved = moved, stayed = stayed));
    let goes = if moved == stayed {
        mind.random_space("8.1", SpaceSet::of(from) | SpaceSet::of(to))? == Some(to)
    } else {
        moved > stayed
    };
    Ok(if goes { Button::Yes } else { Button::No }.into())
}

/// §8.1, §8.1.1 An Available Leader comes with the first pieces that are placed.
pub fn comes(mind: &mut Mind<'_, '_>) -> Choice {
    match mind.faction {
        Faction::British => mind.because("8.1", msg!("lod-np-british-leader-comes")),
        Faction::Patriots => mind.because("8.1.1", msg!("lod-np-patriots-leader-comes")),
        Faction::Indians => mind.because("8.1.1", msg!("lod-np-indians-leader-comes")),
        Faction::French => mind.because("8.1.1", msg!("lod-np-french-leader-comes")),
    }
    Button::Yes.into()
}

/// §8.1 No non-player takes pieces from the map to place them elsewhere. French pieces never could be (§1.4.1).
pub fn takes_nothing_from_the_map(mind: &mut Mind<'_, '_>) -> Choice {
    match mind.faction {
        Faction::British => mind.because("8.1", msg!("lod-np-british-no-removal")),
        Faction::Patriots => mind.because("8.1", msg!("lod-np-patriots-no-removal")),
        Faction::Indians => mind.because("8.1", msg!("lod-np-indians-never-taken")),
        Faction::French => {}
    }
    Button::Done.into()
}
