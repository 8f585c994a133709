//! §8.1, §8.5.6 Where Washington goes.

use tricorne_kernel::{Arg, Told, msg};

use crate::choice::Choice;
use crate::map::SpaceSet;
use crate::non_players::Mind;
use crate::pieces::{Faction, Piece};
use crate::words::Word;

/// §8.1 A Leader goes along with the larger group of his own Faction's units: those that moved, or those that stayed. The
/// die decides between equals. The Patriots also decide for a French Leader in their March.
pub fn follows(mind: &mut Mind<'_, '_>) -> Told<Option<Choice>> {
    let state = mind.state;
    let leader = mind.prompt().args().iter().find(|(name, _)| *name == "leader").map(|&(_, leader)| leader);
    let of = |faction: Faction| leader == Some(Arg::from(state.leaders[faction].leader));
    let (Some(from), Some(to)) = (mind.space_of("from"), mind.space_of("to")) else { return Ok(None) };
    let Some(faction) = Faction::ALL.into_iter().find(|&faction| of(faction)) else { return Ok(None) };
    let stayed = state.units_of(faction, from);
    let moved = mind.number_of("group").unwrap_or_else(|| state.units_of(faction, to));
    let goes = if moved == stayed {
        let both: SpaceSet = [from, to].into_iter().collect();
        mind.random_space("8.1", both)? == Some(to)
    } else {
        moved > stayed
    };
    mind.mainly_because("8.1", msg!("lod-np-patriots-leader", moved = moved, stayed = stayed));
    Ok(Some(Choice::Word(if goes { Word::Yes } else { Word::No })))
}

/// §8.5.6 Washington goes to the space with the most Continentals.
pub fn place(mind: &mut Mind<'_, '_>) -> Told<Option<Choice>> {
    let state = mind.state;
    let spaces = mind.spaces();
    let space = mind.best("8.5.6", spaces, &[&|space| state.count(Piece::Continentals, space).into()])?;
    if let Some(space) = space {
        mind.mainly_because("8.5.6", msg!("lod-np-patriots-washington", space = space));
    }
    Ok(space.map(Choice::Space))
}
