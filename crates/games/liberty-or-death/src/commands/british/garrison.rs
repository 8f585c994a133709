//! §3.2.2 Garrison.

use tricorne_kernel::{Flow, msg};

use super::marching::{self, Marchers};
use crate::activities;
use crate::ask::{self, Choices, Lod};
use crate::choice::Choice;
use crate::command_order::{self, Order};
use crate::commands;
use crate::leaders;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece, Side};
use crate::prompt::Prompt;
use crate::state::{Edition, State};
use crate::words::Button;

/// What the whole Command costs, however many Cities.
pub const COST: u8 = 2;
/// What displacement moves.
const REBELLION_UNITS: [Piece; 4] =
    [Piece::Continentals, Piece::MilitiaActive, Piece::MilitiaUnderground, Piece::FrenchRegulars];

/// §3.2.2, §1.9 The Cities that may be Garrisoned: those without a Blockade that have British pieces or that Regulars
/// can move to. With the living text none while FNI is 3 (L33).
pub fn spaces(state: &State, order: &Order) -> SpaceSet {
    destinations(state, order, &Marchers::default())
}

/// §3.2.2 Regulars move from anywhere to Cities, Militia in Cities become Active, and Rebellion units are displaced from
/// one City. Two Resources in all.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let mut marchers = Marchers::default();
    let prompt = Prompt::GarrisonCity { cost: order.price_of(COST) };
    while let Some(city) =
        command_order::next_space(t, order, prompt, |state, order| destinations(state, order, &marchers))?
    {
        if order.selected.is_empty() {
            order.pay(t.state, Faction::British, COST);
            t.note("3.2.2", msg!("lod-note-garrison-paid", paid = order.price_of(COST)));
        }
        let due = order.leader_due(city);
        order.selected.insert(city);
        t.note("3.2.2", msg!("lod-note-garrison", city = city));
        move_in(t, order, &mut marchers, city, due)?;
    }
    if order.selected.is_empty() {
        return commands::turn_to_another(t, order);
    }
    activate_militia(t, order);
    displace(t, order)?;
    leaders::settle(t)?;
    command_order::activity_after(t, order)
}

/// §4.1 The question for displacement offers the Activity too: it may come between Activation and displacement.
fn city_to_clear(t: &mut Lod<'_>, order: &mut Order) -> Flow<Option<Space>> {
    loop {
        let cities = garrisoned(t.state, order).only(|city| {
            t.state.control(city) == Some(Side::Royalist)
                && t.state.count(Piece::PatriotForts, city) == 0
                && t.state.units_of_side(Side::Rebellion, city) > 0
        });
        if cities.is_empty() {
            return Ok(None);
        }
        t.state.executing = Some(*order);
        let mut options: Choices = cities.iter().map(Choice::Space).collect();
        options.extend(activities::offered(t.state, order));
        options.push(Button::Done.into());
        match t.ask(Faction::British, Prompt::GarrisonDisplace, &options)? {
            Choice::Space(city) => return Ok(Some(city)),
            Choice::Activity(activity) => activities::execute(t, order, activity)?,
            _ => return Ok(None),
        }
    }
}

fn destinations(state: &State, order: &Order, marchers: &Marchers) -> SpaceSet {
    let banned = state.options.edition == Edition::Living && state.fni() >= 3;
    let paid = !order.selected.is_empty() || order.can_pay(state, Faction::British, COST);
    if banned || !paid {
        return SpaceSet::NONE;
    }
    let cities = (SpaceSet::CITIES & order.open_spaces()) - state.blockaded() - order.barred;
    let ready = ready(state, marchers);
    cities.only(|city| {
        let origins = ready.without(city);
        match order.leader_due(city) {
            Some(leader) => origins.contains(leader),
            None => state.pieces_of(Faction::British, city) > 0 || !origins.is_empty(),
        }
    })
}

/// §3.2.2, §1.9 Where Regulars may come from: any space of the map but a Blockaded City.
fn origins(state: &State, marchers: &Marchers, city: Space) -> SpaceSet {
    ready(state, marchers).without(city)
}

fn ready(state: &State, marchers: &Marchers) -> SpaceSet {
    (SpaceSet::MAP - state.blockaded()).only(|from| marchers.unmoved(state, Piece::BritishRegulars, from) > 0)
}

/// §3.2.2 Regulars move into one City, from as many spaces as the British like. Where the Leader must be involved and
/// is elsewhere, his space comes first.
fn move_in(
    t: &mut Lod<'_>,
    order: &mut Order,
    marchers: &mut Marchers,
    city: Space,
    mut due: Option<Space>,
) -> Flow<()> {
    let mut came = SpaceSet::NONE;
    loop {
        let origins = origins(t.state, marchers, city) - came;
        let prompt = Prompt::GarrisonFrom { city };
        let from = if let Some(leader) = due.take() {
            leader
        } else if t.state.pieces_of(Faction::British, city) == 0 {
            ask::space(t, Faction::British, prompt, origins)?
        } else if let Some(from) = ask::space_or_done(t, Faction::British, prompt, origins)? {
            from
        } else {
            return Ok(());
        };
        came.insert(from);
        order.origins.insert(from);
        let most = marchers.unmoved(t.state, Piece::BritishRegulars, from);
        let prompt = Prompt::GarrisonRegulars { from, city };
        let count = ask::number(t, Faction::British, prompt, 1, most)?;
        marchers.relocate(t, Piece::BritishRegulars, from, city, count);
        t.note("3.2.2", msg!("lod-note-garrison-moves", count = count, from = from, city = city));
        leaders::ride(t, order, Faction::British, from, city, count)?;
    }
}

/// The Cities where the Command has its other effects: all without a Blockade, or only the destination of a Limited
/// Command (L32).
fn garrisoned(state: &State, order: &Order) -> SpaceSet {
    let cities = if order.limited { order.selected } else { SpaceSet::CITIES };
    cities - state.blockaded()
}

/// §3.2.2 One Militia becomes Active for every three British cubes, entered or not.
fn activate_militia(t: &mut Lod<'_>, order: &Order) {
    for city in garrisoned(t.state, order).iter() {
        marching::activate_militia(t, "3.2.2", city);
    }
}

/// §3.2.2 From one City under British Control without a Patriot Fort all Rebellion units may be displaced together, to
/// one adjacent space. Their owners see to Leaders who stay behind alone (§1.10).
fn displace(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let Some(city) = city_to_clear(t, order)? else { return Ok(()) };
    let prompt = Prompt::GarrisonDisplaceTo { city };
    let to = ask::space(t, Faction::British, prompt, city.adjacent())?;
    let count = t.state.units_of_side(Side::Rebellion, city);
    for unit in REBELLION_UNITS {
        t.state.relocate(unit, city, to, t.state.count(unit, city));
    }
    t.note("3.2.2", msg!("lod-note-garrison-displaces", count = count, city = city, to = to));
    Ok(())
}
