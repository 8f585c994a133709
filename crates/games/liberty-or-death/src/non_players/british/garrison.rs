//! §8.4.1 Garrison.

use tricorne_kernel::{Flow, msg};

use super::{Mind, activities};
use crate::choice::Choice;
use crate::command_order::{Accompaniment, Order};
use crate::commands::british::garrison;
use crate::map::{BySpace, Regions, Space, SpaceSet};
use crate::pieces::{Piece, Side};
use crate::state::{Level, State};
use crate::words::Button;

/// §8.4.1 How many Regulars on the map a Garrison asks for.
const REGULARS: u8 = 10;
/// §8.4.1 How many more Royalist than Rebellion pieces stay where the British have Control.
const MARGIN: u8 = 2;
/// §8.4.1 How many cubes each City is to have at the end.
const CUBES: u8 = 3;

/// §8.4.1 Whether the British Garrison: with enough Regulars, while the Rebellion Controls a City without a Fort.
pub fn is_due(state: &State) -> bool {
    let lost =
        |city| state.count(Piece::PatriotForts, city) == 0 && state.control(city) == Some(Side::Rebellion);
    state.count_in(Piece::BritishRegulars, SpaceSet::MAP) >= REGULARS && SpaceSet::CITIES.iter().any(lost)
}

/// §8.4.1 Whether any Regular would move.
pub fn can_move(state: &State, order: &Order) -> bool {
    let plan = Plan::new(state, order);
    !plan.next(garrison::spaces(state, order)).1.is_empty()
}

/// §8.4.1 The next City to move to; before the first one the Special Activity; and if nothing can move then, another
/// Command.
pub fn city(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let Some(order) = mind.order() else { return Ok(None) };
    let state = mind.state;
    if order.selected.is_empty()
        && order.activity == Accompaniment::Open
        && let Some(activity) = activities::choose(mind, order, order.command)
    {
        return Ok(Some(activity.into()));
    }
    let plan = Plan::new(state, order);
    let (aim, cities) = plan.next(mind.spaces());
    if cities.is_empty() {
        return done_or_another(mind, order);
    }
    let city = match aim {
        Aim::Control => {
            mind.because("8.4.1", msg!("lod-np-british-garrison-control"));
            mind.best(
                "8.4.1",
                cities,
                &[&|city| i32::from(activities::rebels_without_fort(state, city)), &|city| {
                    i32::from(city == Space::NewYorkCity)
                }],
            )?
        }
        Aim::Regular => {
            mind.because("8.4.1", msg!("lod-np-british-garrison-regular"));
            mind.best("8.4.1", cities, &[])?
        }
        Aim::Cubes => {
            mind.because("8.4.1", msg!("lod-np-british-garrison-cubes"));
            mind.best("8.4.1", cities, &[&|city| i32::from(hides_militia(state, city))])?
        }
    };
    Ok(city.map(Choice::Space))
}

/// §8.4.1 With no move left: done, or if none was made a Muster, else a March.
fn done_or_another(mind: &mut Mind<'_, '_>, order: &Order) -> Flow<Option<Choice>> {
    if mind.offers(Button::Done) {
        return Ok(Some(Button::Done.into()));
    }
    for command in mind.commands() {
        if super::can(mind, &Order { command: Some(command), ..*order }, command)? {
            mind.because("8.4.1", msg!("lod-np-british-garrison-aborted"));
            return Ok(Some(command.into()));
        }
    }
    Ok(None)
}

/// §8.4.1 Where the next Regulars for the City come from; nothing prefers one space to another.
pub fn origin(mind: &mut Mind<'_, '_>, city: Space) -> Flow<Option<Choice>> {
    let Some(order) = mind.order() else { return Ok(None) };
    let plan = Plan::new(mind.state, order);
    let wanted = plan.wanted(city);
    let open = mind.spaces().only(|from| plan.sent(from, wanted) > 0);
    if open.is_empty() {
        return Ok(mind.offers(Button::Done).then_some(Button::Done.into()));
    }
    mind.because("8.4.1", msg!("lod-np-british-garrison-from"));
    Ok(mind.random_space("8.4.1", open)?.map(Choice::Space))
}

/// §8.4.1 Just enough Regulars, as far as they may leave.
pub fn regulars(mind: &mut Mind<'_, '_>, from: Space, city: Space) -> Option<Choice> {
    let plan = Plan::new(mind.state, mind.order()?);
    mind.because("8.4.1", msg!("lod-np-british-garrison-enough"));
    Some(mind.at_most(plan.sent(from, plan.wanted(city)).into()))
}

/// §8.4.1 The most Rebellion units are displaced.
pub fn displace(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let state = mind.state;
    mind.because("8.4.1", msg!("lod-np-british-displace"));
    let most = |city| i32::from(state.units_of_side(Side::Rebellion, city));
    Ok(mind.best("8.4.1", mind.spaces(), &[&most])?.map(Choice::Space))
}

/// §8.4.1 To the most Opposition, then the least Support, then the lowest Population.
pub fn displace_to(mind: &mut Mind<'_, '_>) -> Flow<Option<Choice>> {
    let state = mind.state;
    let support = |space: Space| i32::from(state.level(space).value()) * i32::from(space.population());
    mind.because("8.4.1", msg!("lod-np-british-displace-to"));
    let space = mind.best(
        "8.4.1",
        mind.spaces(),
        &[&|space| i32::from(space.is_province()), &|space| -support(space), &|space| {
            -i32::from(space.population())
        }],
    )?;
    Ok(space.map(Choice::Space))
}

fn hides_militia(state: &State, city: Space) -> bool {
    state.count(Piece::MilitiaUnderground, city) > 0
}

/// What Regulars are moved for, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aim {
    /// British Control of a City.
    Control,
    /// A Regular in a City under British Control without Active Support.
    Regular,
    /// Three cubes in a City under British Control.
    Cubes,
}

/// What a City is to get: so many Regulars from anywhere, and so many more from where they are not needed as much.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Wanted {
    needed: u8,
    spare: u8,
}

/// What can move, and what is to be had for it.
struct Plan<'a> {
    state: &'a State,
    order: &'a Order,
    /// The Regulars that may leave each space.
    movable: BySpace<u8>,
    /// The same, but of a City only those beyond its three cubes.
    spare: BySpace<u8>,
}

impl<'a> Plan<'a> {
    fn new(state: &'a State, order: &'a Order) -> Plan<'a> {
        let (mut movable, mut spare) = (BySpace::default(), BySpace::default());
        // Who has come to a City in this Garrison moves no more.
        for from in (SpaceSet::MAP - state.blockaded() - order.selected).iter() {
            movable[from] = may_leave(state, from);
            spare[from] = if from.is_city() && state.control(from) == Some(Side::Royalist) {
                u8::min(movable[from], state.british_cubes(from).saturating_sub(CUBES))
            } else {
                movable[from]
            };
        }
        Plan { state, order, movable, spare }
    }

    /// The Cities, of those open, to which Regulars move next, and what for.
    fn next(&self, open: SpaceSet) -> (Aim, SpaceSet) {
        let open = open.only(|city| match self.order.leader_due(city) {
            Some(leader) => self.movable[leader] > 0,
            None => true,
        });
        let control = open.only(|city| self.reaches_control(city));
        if !control.is_empty() {
            return (Aim::Control, control);
        }
        let regular = open.only(|city| self.lacks_regular(city) && sum_but(&self.movable, city) > 0);
        if !regular.is_empty() {
            return (Aim::Regular, regular);
        }
        (Aim::Cubes, open.only(|city| self.reaches_cubes(city)))
    }

    /// How many Regulars a City gets, those considered that others are to get before.
    fn wanted(&self, city: Space) -> Wanted {
        let needed = self.need(city).max(self.lacks_regular(city).into());
        let others = if self.order.limited { SpaceSet::NONE } else { self.others(city) };
        let claimed: u8 = others
            .iter()
            .map(|other| {
                if self.reaches_control(other) {
                    self.need(other)
                } else if self.lacks_regular(other) {
                    1
                } else if hides_militia(self.state, other)
                    && !hides_militia(self.state, city)
                    && self.reaches_cubes(other)
                {
                    CUBES - self.state.british_cubes(other)
                } else {
                    0
                }
            })
            .sum();
        let lacking = CUBES.saturating_sub(self.state.british_cubes(city) + needed);
        let left = sum_but(&self.spare, city).saturating_sub(claimed + needed);
        let spare = if lacking <= left { lacking } else { 0 };
        Wanted { needed, spare }
    }

    /// How many of the Regulars wanted one space can send.
    fn sent(&self, from: Space, wanted: Wanted) -> u8 {
        let needed = wanted.needed.min(self.movable[from]);
        let beyond = self.spare[from].saturating_sub(needed);
        needed + wanted.spare.min(beyond)
    }

    /// The other Cities that may still be moved to.
    fn others(&self, city: Space) -> SpaceSet {
        ((SpaceSet::CITIES & self.order.open_spaces()) - self.state.blockaded() - self.order.barred)
            .without(city)
    }

    /// How many pieces British Control of the City lacks.
    fn need(&self, city: Space) -> u8 {
        let royalist = self.state.pieces_of_side(Side::Royalist, city);
        (self.state.pieces_of_side(Side::Rebellion, city) + 1).saturating_sub(royalist)
    }

    fn reaches_control(&self, city: Space) -> bool {
        let need = self.need(city);
        need > 0 && need <= sum_but(&self.movable, city)
    }

    fn lacks_regular(&self, city: Space) -> bool {
        self.need(city) == 0
            && self.state.level(city) != Level::ActiveSupport
            && self.state.count(Piece::BritishRegulars, city) == 0
    }

    fn reaches_cubes(&self, city: Space) -> bool {
        let cubes = self.state.british_cubes(city);
        self.need(city) == 0 && cubes < CUBES && CUBES - cubes <= sum_but(&self.spare, city)
    }
}

/// §8.4.1 How many Regulars may leave a space: where the British have Control two more Royalist than Rebellion pieces
/// stay, and the last Regular leaves only Population 0 or Active Support.
fn may_leave(state: &State, from: Space) -> u8 {
    let regulars = state.count(Piece::BritishRegulars, from);
    let freely = from.population() == 0 || state.level(from) == Level::ActiveSupport;
    let regulars = if freely { regulars } else { regulars.saturating_sub(1) };
    if state.control(from) != Some(Side::Royalist) {
        return regulars;
    }
    let royalist = state.pieces_of_side(Side::Royalist, from);
    regulars.min(royalist.saturating_sub(state.pieces_of_side(Side::Rebellion, from) + MARGIN))
}

/// All there is but in one space.
fn sum_but(pool: &BySpace<u8>, city: Space) -> u8 {
    pool.0.iter().sum::<u8>() - pool[city]
}
