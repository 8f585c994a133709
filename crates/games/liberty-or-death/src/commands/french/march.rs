//! §3.5.4 The French March.

use tricorne_kernel::{Flow, msg};

use crate::ask::{self, Lod};
use crate::command_order::{self, Order};
use crate::commands::marched::Marched;
use crate::leaders;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece, Side};
use crate::prompt::Prompt;
use crate::state::State;

/// §3.5.4 What each destination costs the French, and the Patriots if Continentals enter it.
const COST: u8 = 1;

/// §3.5.4 The destinations: spaces within reach of French Regulars, with a Patriot piece or with Continentals that come
/// along.
pub fn spaces(state: &State, order: &Order) -> SpaceSet {
    destinations(state, order, &Marched::default())
}

fn destinations(state: &State, order: &Order, marched: &Marched) -> SpaceSet {
    if !state.treaty || !order.can_pay(state, Faction::French, COST) {
        return SpaceSet::NONE;
    }
    let admitted = order.can_pay(state, Faction::Patriots, COST);
    let ready = Ready::new(state, marched, admitted);
    (order.open_spaces() & SpaceSet::MAP)
        .only(|to| !due_first(order, to, ready.origins(state, to)).is_empty())
}

/// Where the first group to a destination may start: in the Leader's space if he must take part and is not there
/// already (§1.10).
fn first_origins(state: &State, order: &Order, to: Space, marched: &Marched, admitted: bool) -> SpaceSet {
    due_first(order, to, origins(state, to, marched, admitted))
}

fn due_first(order: &Order, to: Space, origins: SpaceSet) -> SpaceSet {
    match order.must_involve {
        Some(leader) if leader != to => origins & SpaceSet::of(leader),
        Some(_) | None => origins,
    }
}

/// Where groups to a destination may start; `admitted` says whether Continentals may enter it.
fn origins(state: &State, to: Space, marched: &Marched, admitted: bool) -> SpaceSet {
    Ready::new(state, marched, admitted).origins(state, to)
}

/// Where groups may start at all.
struct Ready {
    /// French Regulars stand there that have not moved yet.
    french: SpaceSet,
    /// Continentals as well, who may go along.
    guided: SpaceSet,
    /// §3.5.4 The Cities between which they go by sea.
    ports: SpaceSet,
}

impl Ready {
    fn new(state: &State, marched: &Marched, admitted: bool) -> Ready {
        let french = SpaceSet::MAP.only(|from| marched.unmoved(state, Piece::FrenchRegulars, from) > 0);
        let guided = french.only(|from| admitted && marched.unmoved(state, Piece::Continentals, from) > 0);
        let ports = if french.is_empty() { SpaceSet::NONE } else { ports(state) };
        Ready { french, guided, ports }
    }

    /// Where groups to a destination may start.
    fn origins(&self, state: &State, to: Space) -> SpaceSet {
        let welcome = !self.french.is_empty() && state.pieces_of(Faction::Patriots, to) > 0;
        let ready = if welcome { self.french } else { self.guided };
        ready.only(|from| reaches_by(self.ports, from, to))
    }
}

/// §3.5.4 The Cities that the French may embark from and land at.
fn ports(state: &State) -> SpaceSet {
    SpaceSet::CITIES.only(|city| state.control(city) == Some(Side::Rebellion))
}

/// §3.5.4 Whether the French get from one space to another: to an adjacent one, or from a Rebellion Controlled City or
/// its neighbourhood to another such City or its neighbourhood.
pub fn reaches(state: &State, from: Space, to: Space) -> bool {
    from != to && (from.adjacent().contains(to) || reaches_by(ports(state), from, to))
}

fn reaches_by(ports: SpaceSet, from: Space, to: Space) -> bool {
    if from == to || from.adjacent().contains(to) {
        return from != to;
    }
    let [embark, land] = [from, to].map(|space| ports & (SpaceSet::of(space) | space.adjacent()));
    !embark.is_empty() && !land.is_empty() && (embark | land).len() > 1
}

/// §3.5.4 Groups of French Regulars move into each destination, a Continental along with each if the French like.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let mut marched = Marched::default();
    let prompt = Prompt::FrenchMarchWhere;
    while let Some(to) =
        command_order::next_space(t, order, prompt, |state, order| destinations(state, order, &marched))?
    {
        let admitted = order.can_pay(t.state, Faction::Patriots, COST);
        let first = first_origins(t.state, order, to, &marched, admitted);
        order.selected.insert(to);
        order.pay(t.state, Faction::French, COST);
        t.note("3.5.4", msg!("lod-note-french-march", space = to, paid = order.price_of(COST)));
        march_into(t, order, to, first, admitted, &mut marched)?;
        leaders::settle(t)?;
    }
    Ok(())
}

/// §3.5.4 One destination: a group from each origin that the French like, at least one. The Patriots pay once, when the
/// first Continentals enter.
fn march_into(
    t: &mut Lod<'_>,
    order: &mut Order,
    to: Space,
    first: SpaceSet,
    admitted: bool,
    marched: &mut Marched,
) -> Flow<()> {
    let prompt = Prompt::FrenchMarchFrom { space: to };
    let mut from = ask::space(t, Faction::French, prompt, first)?;
    let mut used = SpaceSet::NONE;
    let mut patriots_paid = false;
    // How many units have entered so far: a non-player goes by it (§8.6.5).
    let mut arrived = 0;
    loop {
        used.insert(from);
        order.origins.insert(from);
        let prompt = |piece: Piece| Prompt::FrenchMarchCount { piece, from, to, arrived };
        let most = marched.unmoved(t.state, Piece::FrenchRegulars, from);
        let french = ask::number(t, Faction::French, prompt(Piece::FrenchRegulars), 1, most)?;
        let least = u8::from(t.state.pieces_of(Faction::Patriots, to) == 0);
        let most = if admitted { marched.unmoved(t.state, Piece::Continentals, from).min(french) } else { 0 };
        let continentals = ask::number(t, Faction::French, prompt(Piece::Continentals), least, most)?;
        if continentals > 0 && !patriots_paid {
            order.pay(t.state, Faction::Patriots, COST);
            patriots_paid = true;
            t.note("3.5.4", msg!("lod-note-patriots-join-march", space = to, paid = order.price_of(COST)));
        }
        marched.relocate(t.state, Piece::FrenchRegulars, from, to, french);
        marched.relocate(t.state, Piece::Continentals, from, to, continentals);
        t.note(
            "3.5.4",
            msg!("lod-note-french-group", from = from, to = to, french = french, continentals = continentals),
        );
        leaders::ride(t, order, Faction::French, from, to, french)?;
        if continentals > 0 {
            leaders::ride(t, order, Faction::Patriots, from, to, continentals)?;
        }
        arrived += french + continentals;
        let prompt = Prompt::FrenchMarchMore { space: to, arrived };
        let more = origins(t.state, to, marched, admitted) - used;
        match ask::space_or_done(t, Faction::French, prompt, more)? {
            Some(next) => from = next,
            None => return Ok(()),
        }
    }
}
