//! §8.4.5, §8.4.6, §8.4.8 to §8.4.10 What the British decide in winter and when the Indians Trade. Supply has its own
//! file.

use tricorne_kernel::{Flow, msg};

use super::{Mind, loyalty};
use crate::choice::Choice;
use crate::map::{Space, SpaceSet};
use crate::pieces::{Faction, Piece, Side};
use crate::prompt::Roll;
use crate::state::State;
use crate::winter::support::MOST_LEVELS;
use crate::words::Button;

/// §8.4.5 In the Support Phase loyalty is rewarded wherever a level can shift, as long as there are Resources.
pub fn reward_loyalty(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    Ok(Some(loyalty::space(mind, Some(MOST_LEVELS))?.unwrap_or(Button::Done.into())))
}

/// §8.4.6 Indians who are poorer get half a die, rounded up, if the British have more than the die shows.
pub fn trade(mind: &mut Mind<'_, '_>) -> Flow<Choice> {
    let british = mind.state.resources[Faction::British];
    if mind.state.resources[Faction::Indians] >= british {
        mind.because("8.4.6", msg!("lod-np-british-trade-no"));
        return Ok(Choice::Number(0));
    }
    let roll = mind.roll(Roll::NpBritishRollTrade, 6)?;
    let offer = if roll < british { roll.div_ceil(2) } else { 0 };
    mind.because("8.4.6", msg!("lod-np-british-trade", offer = offer));
    Ok(mind.at_most(offer.into()))
}

/// §8.4.8 Regulars stay in the West Indies for a Resource if the British Control them; else all come back.
pub fn west_indies(mind: &mut Mind<'_, '_>) -> Choice {
    if mind.state.control(Space::WestIndies) == Some(Side::Royalist) {
        mind.because("8.4.8", msg!("lod-np-british-west-indies-stay"));
        mind.least()
    } else {
        mind.because("8.4.8", msg!("lod-np-british-west-indies-leave"));
        mind.most()
    }
}

/// §8.4.9 To the space with the most British Regulars, and where there are none with the most British pieces.
pub fn leader(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let state = mind.state;
    mind.because("8.4.9", msg!("lod-np-british-leader-place"));
    let space = mind.best(
        "8.4.9",
        mind.spaces(),
        &[&|space| i32::from(state.count(Piece::BritishRegulars, space)), &|space| {
            i32::from(state.pieces_of(Faction::British, space))
        }],
    )?;
    Ok(Some(space.map_or(Button::ToAvailable.into(), Choice::Space)))
}

/// §8.4.10 Tories desert where no Control changes, and if possible not the last of a space.
pub fn desertion(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let state = mind.state;
    let spaces: SpaceSet = mind.choices.iter().filter_map(Choice::as_piece_at).map(|it| it.1).collect();
    mind.because("8.4.10", msg!("lod-np-british-desertion"));
    let space = mind.best(
        "8.4.10",
        spaces,
        &[&|space| -i32::from(changes_control(state, space)), &|space| {
            i32::from(state.count(Piece::Tories, space) > 1)
        }],
    )?;
    Ok(space.map(|space| Choice::PieceAt(Piece::Tories, space)))
}

/// Whether Control changes when one Tory leaves.
fn changes_control(state: &State, space: Space) -> bool {
    let royalist = state.pieces_of_side(Side::Royalist, space) - 1;
    let rebellion = state.pieces_of_side(Side::Rebellion, space);
    let british = state.pieces_of(Faction::British, space) - 1;
    let after = if rebellion > royalist {
        Some(Side::Rebellion)
    } else if royalist > rebellion && british > 0 {
        Some(Side::Royalist)
    } else {
        None
    };
    after != state.control(space)
}
