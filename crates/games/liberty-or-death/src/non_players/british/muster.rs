//! §8.4.2 Muster (L79).

use tricorne_kernel::{Flow, msg};

use super::{Mind, loyalty};
use crate::choice::Choice;
use crate::command_order::{Order, Price};
use crate::commands::british::muster::{self, takes_regulars, takes_tories};
use crate::map::{Regions, Space, SpaceSet};
use crate::non_players::pieces;
use crate::pieces::{Faction, Piece, Side};
use crate::prompt::Roll;
use crate::state::{Level, State};
use crate::words::Button;

/// §8.4.2 The most spaces of a Muster.
const SPACES: usize = 4;
/// §8.4.2 Colonies with this many cubes need no more Tories, and may have a Fort.
const CUBES: u8 = 5;

/// §8.4.2 Whether the British Muster: a die that shows less than the Regulars Available. It is not rolled where it cannot
/// matter, nor again once a Brilliant Stroke was begun by it (§8.3.7).
pub fn is_due(mind: &mut Mind<'_, '_>, order: &Order) -> Flow<bool> {
    let available = mind.state.available[Piece::BritishRegulars as usize];
    let due = match available {
        0 | 1 => false,
        2..=6 => {
            let purpose = Roll::NpBritishRollMuster { available };
            let roll = match order.must_involve {
                Some(_) => mind.roll_once(purpose, 6)?,
                None => mind.roll(purpose, 6)?,
            };
            roll < available
        }
        _ => true,
    };
    if due {
        mind.because("8.4.2", msg!("lod-np-british-muster-due", available = available));
    }
    Ok(due)
}

/// §8.4.2 Whether any instruction can be carried out. Where only loyalty could be rewarded, its die is rolled now.
pub fn possible(mind: &mut Mind<'_, '_>, order: &Order) -> Flow<bool> {
    let state = mind.state;
    let open = muster::spaces(state, order);
    Ok(!for_regulars(state, open).is_empty()
        || !for_tories(state, open).is_empty()
        || !matches!(finish(mind, order, open)?, Finish::Nothing))
}

/// §8.4.2 The next space: one for Regulars, then those for Tories, then if need be one to reward loyalty or build a Fort.
pub fn space(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let Some(order) = mind.order() else { return Ok(None) };
    let state = mind.state;
    let open = if order.selected.len() < SPACES { mind.spaces() } else { SpaceSet::NONE };
    let landings = for_regulars(state, open);
    if order.selected.is_empty() && !landings.is_empty() {
        mind.because("8.4.2", msg!("lod-np-british-muster-regulars"));
        let space = mind.best(
            "8.4.2",
            landings,
            &[
                &|space| i32::from(is_contested(state, space)),
                &|space| i32::from(regulars_rank(state, space)),
                &|space| i32::from(space.population()),
            ],
        )?;
        return Ok(space.map(Choice::Space));
    }
    let loyal = for_tories(state, open);
    if !loyal.is_empty() {
        mind.because("8.4.2", msg!("lod-np-british-muster-tories"));
        let space = mind.best("8.4.2", loyal, &[&|space| tories_rank(state, space)])?;
        return Ok(space.map(Choice::Space));
    }
    let further = match finish(mind, order, open)? {
        Finish::Loyalty(spaces) if (spaces & order.selected).is_empty() => {
            loyalty::best(mind, spaces - order.selected, None)?
        }
        Finish::Fort(spaces) if (spaces & order.selected).is_empty() => {
            mind.because("8.4.2", msg!("lod-np-british-muster-fort"));
            mind.random_space("8.4.2", spaces - order.selected)?
        }
        Finish::Loyalty(_) | Finish::Fort(_) | Finish::Nothing => None,
    };
    Ok(match further {
        Some(space) => Some(space.into()),
        None => mind.offers(Button::Done).then_some(Button::Done.into()),
    })
}

/// §8.4.2 How many Tories: all that may come to a space that they were meant for. Where Regulars landed, those that
/// spaces before it in the list are to have are kept.
pub fn tories(mind: &mut Mind<'_, '_>, space: Space) -> Choice {
    let state = mind.state;
    let mut left = state.available[Piece::Tories as usize];
    // A Muster of Tories alone, as an Event grants it, has no list.
    let Some(order) = mind.order() else { return mind.at_most(left.into()) };
    let rank = tories_rank(state, space);
    if rank == 0 {
        return mind.least();
    }
    if order.selected.is_empty() {
        let more = Order { selected: SpaceSet::of(space), ..*order };
        let before =
            for_tories(state, muster::spaces(state, &more)).only(|other| tories_rank(state, other) > rank);
        let most = SPACES - 1;
        left = before.iter().take(most).fold(left, |left, other| left.saturating_sub(limit(state, other)));
    }
    mind.because("8.4.2", msg!("lod-np-british-muster-tories"));
    mind.at_most(left.into())
}

/// §8.4.2 At the end loyalty is rewarded, or a Fort is built, or neither.
pub fn fort_or_loyalty(mind: &mut Mind<'_, '_>) -> Flow<Choice> {
    let Some(order) = mind.order() else { return Ok(Button::Done.into()) };
    let word = match finish(mind, order, SpaceSet::NONE)? {
        Finish::Loyalty(_) => {
            mind.because("8.4.5", msg!("lod-np-british-muster-loyalty"));
            Button::RewardLoyalty
        }
        Finish::Fort(_) => {
            mind.because("8.4.2", msg!("lod-np-british-muster-fort"));
            Button::BuildFort
        }
        Finish::Nothing => Button::Done,
    };
    Ok(word.into())
}

/// §8.4.2 Where the Fort stands, among equals by the dice.
pub fn fort_where(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let spaces = for_fort(mind.state, mind.spaces());
    Ok(mind.random_space("8.4.2", spaces)?.map(Choice::Space))
}

/// §8.4.2, §8.1.2 Which cubes give way to the Fort.
pub fn fort_regulars(mind: &mut Mind<'_, '_>, space: Space) -> Choice {
    let have = &mind.state.spaces[space].pieces;
    let gone = pieces::own_removed(have, Side::Royalist, 3, |piece| Piece::BRITISH_CUBES.contains(&piece));
    mind.because("8.1.2", msg!("lod-np-british-muster-fort-cubes"));
    mind.at_most(gone[Piece::BritishRegulars as usize].into())
}

/// How a Muster ends, with the spaces for it.
enum Finish {
    Loyalty(SpaceSet),
    Fort(SpaceSet),
    Nothing,
}

/// §8.4.2 Loyalty is rewarded if Opposition exceeds Support and a D3, or if there is no Fort to build; a Fort is built if
/// no loyalty was rewarded. In a space of the Muster, or in one more of those open. The die is rolled once, and only
/// where it matters.
fn finish(mind: &mut Mind<'_, '_>, order: &Order, open: SpaceSet) -> Flow<Finish> {
    let state = mind.state;
    let loyal = loyalty::worth(state, order.selected, None) | rewarding(state, order, open);
    let forts = for_fort(state, order.selected | open);
    if !loyal.is_empty() {
        let no_fort = state.available[Piece::BritishForts as usize] == 0;
        let lead = i16::from(state.total_opposition()) - i16::from(state.total_support());
        let due = match lead {
            _ if no_fort => true,
            ..=1 => false,
            2..=3 => i16::from(mind.roll_once(Roll::NpBritishRollLoyalty, 3)?) < lead,
            4.. => true,
        };
        if due {
            return Ok(Finish::Loyalty(loyal));
        }
    }
    Ok(if forts.is_empty() { Finish::Nothing } else { Finish::Fort(forts) })
}

/// Of these spaces, still to be paid for, those where a level could be bought after that.
fn rewarding(state: &State, order: &Order, open: SpaceSet) -> SpaceSet {
    let candidates = loyalty::worth(state, open, None);
    if candidates.is_empty() || order.price == Price::Free {
        return candidates;
    }
    let mut paid = state.clone();
    paid.lose(Faction::British, 1);
    loyalty::worth(&paid, candidates, None)
}

/// Of these spaces, those where Regulars can land.
fn for_regulars(state: &State, open: SpaceSet) -> SpaceSet {
    if state.available[Piece::BritishRegulars as usize] == 0 {
        return SpaceSet::NONE;
    }
    open.only(|space| takes_regulars(state, space))
}

/// Whether the space is Neutral or Passive. The West Indies are neither: they have no Support or Opposition.
fn is_contested(state: &State, space: Space) -> bool {
    let active = matches!(state.level(space), Level::ActiveSupport | Level::ActiveOpposition);
    space != Space::WestIndies && !active
}

/// §8.4.2 Where Regulars go first: to add British Control, then where Tories are the only British units.
fn regulars_rank(state: &State, space: Space) -> u8 {
    let landing = state.available[Piece::BritishRegulars as usize].min(6);
    let royalist = state.pieces_of_side(Side::Royalist, space) + landing;
    let gains = state.control(space) != Some(Side::Royalist)
        && royalist > state.pieces_of_side(Side::Rebellion, space);
    let tories_alone =
        state.count(Piece::Tories, space) > 0 && state.count(Piece::BritishRegulars, space) == 0;
    if gains { 2 } else { u8::from(tories_alone) }
}

/// Of these spaces, those where Tories are placed.
fn for_tories(state: &State, open: SpaceSet) -> SpaceSet {
    if state.available[Piece::Tories as usize] == 0 {
        return SpaceSet::NONE;
    }
    open.only(|space| takes_tories(state, space) && tories_rank(state, space) > 0)
}

/// §8.4.2 Where Tories go first: where Regulars are the only British units, then to change Control of the most
/// Population, then in Colonies with few cubes and no Fort. 0 where they are not placed at all.
fn tories_rank(state: &State, space: Space) -> i32 {
    let (regulars, tories) = (state.count(Piece::BritishRegulars, space), state.count(Piece::Tories, space));
    if regulars > 0 && tories == 0 {
        return 10;
    }
    if changes_control(state, space) {
        return 2 + i32::from(space.population());
    }
    let weak = space.is_colony() && regulars + tories < CUBES && state.count(Piece::BritishForts, space) == 0;
    i32::from(weak)
}

/// §3.2.1 How many Tories a space takes.
fn limit(state: &State, space: Space) -> u8 {
    if state.level(space) == Level::PassiveOpposition { 1 } else { 2 }
}

fn changes_control(state: &State, space: Space) -> bool {
    let placed = limit(state, space).min(state.available[Piece::Tories as usize]);
    let royalist = state.pieces_of_side(Side::Royalist, space) + placed;
    let rebellion = state.pieces_of_side(Side::Rebellion, space);
    match state.control(space) {
        Some(Side::Rebellion) => royalist >= rebellion,
        None => royalist > rebellion,
        Some(Side::Royalist) => false,
    }
}

/// §8.4.2 Of these spaces, the Colonies where a Fort is built: none of theirs yet, five cubes, and room.
fn for_fort(state: &State, open: SpaceSet) -> SpaceSet {
    if state.available[Piece::BritishForts as usize] == 0 {
        return SpaceSet::NONE;
    }
    (open & SpaceSet::COLONIES).only(|space| {
        state.count(Piece::BritishForts, space) == 0
            && state.british_cubes(space) >= CUBES
            && state.may_stand(Piece::BritishForts, space)
    })
}
