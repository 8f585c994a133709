//! §3.3.2 The Patriot March.

use tricorne_kernel::{Flow, msg};

use super::{choose_militia, french_fee};
use crate::ask::{self, Lod};
use crate::command_order::{self, Order};
use crate::commands::marched::Marched;
use crate::leaders;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece, Side};
use crate::prompt::Prompt;
use crate::state::State;

/// §3.3.2 What each destination costs.
const COST: u8 = 1;
/// §3.3.2 More units and British cubes than this make a group conspicuous in a British City.
const UNSEEN: u8 = 3;
/// §3.3.2 How many Continentals find one War Party.
const CONTINENTALS_PER_WAR_PARTY: u8 = 2;

/// §3.3.2 The destinations: spaces beside Patriot units that may move there.
pub fn spaces(state: &State, order: &Order) -> SpaceSet {
    destinations(state, order, &Marched::default())
}

fn destinations(state: &State, order: &Order, marched: &Marched) -> SpaceSet {
    if !order.can_pay(state, Faction::Patriots, COST) {
        return SpaceSet::NONE;
    }
    let ready = ready(state, marched);
    (order.open_spaces() & SpaceSet::MAP).only(|to| !due_first(order, to, to.adjacent() & ready).is_empty())
}

/// Where the first group to a destination may start: in the Leader's space if he must take part and is not there
/// already (§1.10).
fn first_origins(state: &State, order: &Order, to: Space, marched: &Marched) -> SpaceSet {
    due_first(order, to, origins(state, to, marched))
}

fn due_first(order: &Order, to: Space, origins: SpaceSet) -> SpaceSet {
    match order.must_involve {
        Some(leader) if leader != to => origins & SpaceSet::of(leader),
        Some(_) | None => origins,
    }
}

fn origins(state: &State, to: Space, marched: &Marched) -> SpaceSet {
    to.adjacent() & ready(state, marched)
}

/// Where Patriot units stand that have not moved yet.
fn ready(state: &State, marched: &Marched) -> SpaceSet {
    SpaceSet::ALL.only(|from| {
        marched.unmoved(state, Piece::Continentals, from)
            + marched.unmoved(state, Piece::MilitiaUnderground, from)
            > 0
    })
}

/// §3.3.2 Groups move into each destination, the French along with Continentals; once all have moved, Continentals find
/// War Parties.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let mut marched = Marched::default();
    let prompt = Prompt::PatriotMarchWhere;
    while let Some(to) =
        command_order::next_space(t, order, prompt, |state, order| destinations(state, order, &marched))?
    {
        let first = first_origins(t.state, order, to, &marched);
        order.selected.insert(to);
        order.pay(t.state, Faction::Patriots, COST);
        t.note("3.3.2", msg!("lod-note-patriot-march", space = to, paid = order.price_of(COST)));
        march_into(t, order, to, first, &mut marched)?;
        leaders::settle(t)?;
    }
    if find_war_parties(t, order.selected) {
        command_order::activity_after(t, order)?;
    }
    Ok(())
}

/// §3.3.2 One destination: a group from each origin that the Patriots like, at least one.
fn march_into(
    t: &mut Lod<'_>,
    order: &mut Order,
    to: Space,
    first: SpaceSet,
    marched: &mut Marched,
) -> Flow<()> {
    let british_city = to.is_city() && t.state.control(to) == Some(Side::Royalist);
    let mut french_admitted = false;
    let prompt = Prompt::PatriotMarchFrom { space: to };
    let mut from = ask::space(t, Faction::Patriots, prompt, first)?;
    let mut used = SpaceSet::NONE;
    loop {
        used.insert(from);
        order.origins.insert(from);
        let group = choose_group(t, order, from, to, marched, french_admitted)?;
        if group.french > 0 && !french_admitted {
            let fee = french_fee(t.state);
            order.pay(t.state, Faction::French, fee);
            french_admitted = true;
            t.note("3.3.2", msg!("lod-note-french-join-march", space = to, paid = order.price_of(fee)));
        }
        group.relocate(t.state, marched, from, to);
        t.note(
            "3.3.2",
            msg!(
                "lod-note-patriot-group",
                from = from,
                to = to,
                continentals = group.continentals,
                militia = group.militia(),
                french = group.french,
            ),
        );
        if british_city && group.units() + t.state.british_cubes(to) > UNSEEN && group.underground > 0 {
            let count = marched.activate(t.state, Piece::MilitiaUnderground, to, group.underground);
            t.note("3.3.2", msg!("lod-note-patriot-march-militia", count = count, space = to));
        }
        let own = group.units() - group.french;
        leaders::ride(t, order, Faction::Patriots, from, to, own)?;
        if group.french > 0 {
            leaders::ride(t, order, Faction::French, from, to, group.french)?;
        }
        let prompt = Prompt::PatriotMarchMore { space: to };
        let more = origins(t.state, to, marched) - used;
        match ask::space_or_done(t, Faction::Patriots, prompt, more)? {
            Some(next) => from = next,
            None => return Ok(()),
        }
    }
}

/// A group from one space to another.
#[derive(Clone, Copy)]
struct Group {
    continentals: u8,
    french: u8,
    underground: u8,
    active: u8,
}

impl Group {
    fn militia(self) -> u8 {
        self.underground + self.active
    }

    fn units(self) -> u8 {
        self.continentals + self.french + self.militia()
    }

    fn relocate(self, state: &mut State, marched: &mut Marched, from: Space, to: Space) {
        for (piece, count) in [
            (Piece::Continentals, self.continentals),
            (Piece::FrenchRegulars, self.french),
            (Piece::MilitiaUnderground, self.underground),
            (Piece::MilitiaActive, self.active),
        ] {
            marched.relocate(state, piece, from, to, count);
        }
    }
}

/// §3.3.2 The Patriots choose a group, at least one unit of their own; a French Regular may go with each Continental.
fn choose_group(
    t: &mut Lod<'_>,
    order: &Order,
    from: Space,
    to: Space,
    marched: &Marched,
    french_admitted: bool,
) -> Flow<Group> {
    let prompt = |piece: Piece| Prompt::PatriotMarchCount { piece, from, to };
    let [continentals, french] =
        [Piece::Continentals, Piece::FrenchRegulars].map(|kind| marched.unmoved(t.state, kind, from));
    let militia = marched.unmoved_faces(t.state, Piece::MilitiaUnderground, from);
    let least = u8::from(militia.count() == 0);
    let continentals = ask::number(t, Faction::Patriots, prompt(Piece::Continentals), least, continentals)?;
    let admitted = french_admitted || order.can_pay(t.state, Faction::French, french_fee(t.state));
    let most = if admitted { french.min(continentals) } else { 0 };
    let french = ask::number(t, Faction::Patriots, prompt(Piece::FrenchRegulars), 0, most)?;
    let least = u8::from(continentals == 0);
    let (underground, active) = choose_militia(t, militia, least, militia.count(), prompt)?;
    Ok(Group { continentals, french, underground, active })
}

/// §3.3.2 In each destination every two Continentals Activate a War Party. Returns whether some were.
fn find_war_parties(t: &mut Lod<'_>, destinations: SpaceSet) -> bool {
    let mut found = false;
    for space in destinations.iter() {
        let most = t.state.count(Piece::Continentals, space) / CONTINENTALS_PER_WAR_PARTY;
        let count = t.state.activate(Piece::WarPartiesUnderground, space, most);
        if count > 0 {
            found = true;
            t.note("3.3.2", msg!("lod-note-patriot-march-war-parties", count = count, space = space));
        }
    }
    found
}
