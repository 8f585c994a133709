//! §8.5.6 Where Washington goes.

use tricorne_kernel::{Flow, msg};

use crate::choice::Choice;
use crate::non_players::Mind;
use crate::pieces::Piece;

/// §8.5.6 Washington goes to the space with the most Continentals.
pub fn place(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let state = mind.state;
    let spaces = mind.spaces();
    let space = mind.best("8.5.6", spaces, &[&|space| state.count(Piece::Continentals, space).into()])?;
    if let Some(space) = space {
        mind.mainly_because("8.5.6", msg!("lod-np-patriots-washington", space = space));
    }
    Ok(space.map(Choice::Space))
}
