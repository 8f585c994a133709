//! §3.4.4 Raid.

use tricorne_kernel::{Flow, msg};

use super::pay;
use crate::ask::{Choices, Lod};
use crate::choice::Choice;
use crate::command_order::{self, Order};
use crate::leaders;
use crate::map::{BySpace, Regions, Space, SpaceSet};
use crate::pieces::{Faction, Leader, Piece};
use crate::prompt::Prompt;
use crate::state::{Level, State};
use crate::words::Button;

/// §3.4.4 How many Provinces one Raid may reach.
const MOST_PROVINCES: usize = 3;

/// Active War Parties that this Raid moved or turned, by where they are: they stay there.
type Spent = BySpace<u8>;

/// §3.4.4 Up to three Provinces at Opposition where an Underground War Party stands or can come, and that can be paid
/// for.
pub fn spaces(state: &State, order: &Order) -> SpaceSet {
    targets(state, order, &Spent::default())
}

/// §3.4.4 Executes a Raid, Province by Province.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let within = order.within;
    let mut spent = Spent::default();
    loop {
        let prompt = Prompt::RaidWhere;
        let targets = |state: &State, order: &Order| targets(state, order, &spent);
        let Some(space) = command_order::next_space(t, order, prompt, targets)? else { return Ok(()) };
        // Where Plunder had to pay for the Raid, it narrowed the order to its Province; the others are open again.
        order.within = within;
        pay(t, order, "3.4.4", Faction::Indians, 1);
        move_in(t, order, &mut spent, space)?;
        order.selected.insert(space);
        strike(t, space);
        spent[space] += 1;
        leaders::settle(t)?;
    }
}

fn targets(state: &State, order: &Order, spent: &Spent) -> SpaceSet {
    if order.selected.len() >= MOST_PROVINCES || !order.can_pay(state, Faction::Indians, 1) {
        return SpaceSet::NONE;
    }
    let open = order.open_spaces() & SpaceSet::PROVINCES;
    open.only(|space| {
        state.level(space).is_opposition()
            && (may_stay(state, order, space) || arrivals(state, order, spent, space).next().is_some())
    })
}

/// Whether the Province can be raided without a move: an Underground War Party is there, and the Leader, if he must be
/// involved (§1.10), as well.
fn may_stay(state: &State, order: &Order, space: Space) -> bool {
    order.leader_due(space).is_none() && state.count(Piece::WarPartiesUnderground, space) > 0
}

/// §3.4.4 Where a War Party may come from: adjacent Provinces and, one Province further, that of Dragging Canoe (§1.10).
pub fn origins(state: &State, order: &Order, space: Space) -> SpaceSet {
    let near = space.adjacent() & SpaceSet::PROVINCES;
    let far = (near.neighbours() & SpaceSet::PROVINCES)
        .without(space)
        .only(|from| state.leader_in_space(Leader::DraggingCanoe, from));
    match order.leader_due(space) {
        Some(leader) => (near | far) & SpaceSet::of(leader),
        None => near | far,
    }
}

/// §3.4.4 The War Parties that may move in: Underground ones, or Active ones too if an Underground one is there already.
fn arrivals(state: &State, order: &Order, spent: &Spent, space: Space) -> impl Iterator<Item = Choice> {
    let hidden_here = state.count(Piece::WarPartiesUnderground, space) > 0;
    origins(state, order, space).iter().flat_map(move |from| {
        let hidden = state.count(Piece::WarPartiesUnderground, from) > 0;
        let active = hidden_here && state.count(Piece::WarPartiesActive, from) > spent[from];
        let hidden = hidden.then_some(Choice::PieceAt(Piece::WarPartiesUnderground, from));
        hidden.into_iter().chain(active.then_some(Choice::PieceAt(Piece::WarPartiesActive, from)))
    })
}

/// §3.4.4 At most one War Party moves into the Province; the Indian Leader may follow (§1.10).
fn move_in(t: &mut Lod<'_>, order: &mut Order, spent: &mut Spent, space: Space) -> Flow<()> {
    let mut options: Choices = arrivals(t.state, order, spent, space).collect();
    if options.is_empty() {
        return Ok(());
    }
    if may_stay(t.state, order, space) {
        options.push(Button::Done.into());
    }
    let prompt = Prompt::RaidMove { space };
    if let Choice::PieceAt(piece, from) = t.pick(Faction::Indians, prompt, &options)? {
        t.state.relocate(piece, from, space, 1);
        order.origins.insert(from);
        spent[space] += u8::from(piece == Piece::WarPartiesActive);
        t.note("3.4.4", msg!("lod-note-war-parties-go", count = 1, from = from, to = space));
        leaders::ride(t, order, Faction::Indians, from, space, 1)?;
    }
    Ok(())
}

/// §3.4.4 An Underground War Party becomes Active, a Raid marker is placed as far as there are any, and Opposition
/// shifts one level towards Neutral.
fn strike(t: &mut Lod<'_>, space: Space) {
    t.state.activate(Piece::WarPartiesUnderground, space, 1);
    let markers = t.state.add_raids(space, 1);
    t.state.shift_towards(space, Level::Neutral, 1);
    t.note("3.4.4", msg!("lod-note-raid", space = space, level = t.state.level(space), markers = markers));
}
