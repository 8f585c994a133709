//! §3.5.3 The French Muster.

use tricorne_kernel::{Flow, msg};

use crate::ask::{self, Lod};
use crate::command_order::{self, Order};
use crate::leaders;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece, Side};
use crate::prompt::Prompt;
use crate::state::{State, Whereabouts};

/// §3.5.3 What it costs the French.
const COST: u8 = 2;
/// §3.5.3 How many Regulars may be placed.
const MOST_REGULARS: u8 = 4;
/// §3.5.3 How many Regulars a Patriot Fort replaces, and what it costs the Patriots.
const REGULARS_FOR_FORT: u8 = 2;
const FORT_COST: u8 = 1;

/// §3.5.3 Where the French may Muster once the Treaty of Alliance is played: in one Colony or City under Rebellion
/// Control or in the West Indies, where they did not Skirmish (§4.5.2).
pub fn spaces(state: &State, order: &Order) -> SpaceSet {
    if !state.treaty || !order.selected.is_empty() || !order.can_pay(state, Faction::French, COST) {
        return SpaceSet::NONE;
    }
    let controlled = (SpaceSet::COLONIES | SpaceSet::CITIES) & state.controlled(Side::Rebellion);
    (controlled | SpaceSet::of(Space::WestIndies)) & (order.open_spaces_in_place() - order.barred)
}

/// Whether the French Leader comes with the Regulars.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FrenchLeader {
    /// §1.10 If he is Available and the French like.
    MayCome,
    /// Card 109: he joins them.
    Joins,
}

/// §3.5.3 In one space the French place up to four Regulars, and may then turn two into a Patriot Fort.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    muster(t, order, FrenchLeader::MayCome)
}

/// Card 109: the Muster of the Treaty of Alliance, which the French Leader joins.
pub fn execute_with_leader(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let outer = t.state.executing;
    muster(t, order, FrenchLeader::Joins)?;
    t.state.executing = outer;
    Ok(())
}

fn muster(t: &mut Lod<'_>, order: &mut Order, leader: FrenchLeader) -> Flow<()> {
    let prompt = Prompt::FrenchMusterWhere;
    while let Some(space) = command_order::next_space(t, order, prompt, spaces)? {
        order.selected.insert(space);
        order.pay(t.state, Faction::French, COST);
        t.note("3.5.3", msg!("lod-note-french-muster", space = space, paid = order.price_of(COST)));
        let placed = place_regulars(t, space)?;
        if placed > 0 && leader == FrenchLeader::MayCome {
            leaders::come_along(t, Faction::French, Faction::French, space)?;
        }
        build_fort(t, order, space)?;
        if leader == FrenchLeader::Joins && t.state.pieces_of(Faction::French, space) > 0 {
            t.state.place_leader(Faction::French, Whereabouts::At(space));
            let leader = t.state.leaders[Faction::French].leader;
            t.note("1.10", msg!("lod-note-leader-comes", leader = leader, space = space));
        }
        leaders::settle(t)?;
    }
    Ok(())
}

/// §3.5.3 Only Available Regulars are placed (§1.4.1). Returns how many.
fn place_regulars(t: &mut Lod<'_>, space: Space) -> Flow<u8> {
    let most = t.state.available[Piece::FrenchRegulars as usize].min(MOST_REGULARS);
    let prompt = Prompt::FrenchMusterCount { space };
    let count = ask::number(t, Faction::French, prompt, 0, most)?;
    let placed = t.state.place(Piece::FrenchRegulars, space, count);
    t.note("3.5.3", msg!("lod-note-french-muster-place", count = placed, space = space));
    Ok(placed)
}

/// §3.5.3 If the French like and the Patriots can pay, two Regulars return to Available for an Available Patriot Fort. It
/// costs the Patriots nothing in a free Muster (L28). No Fort of theirs may stand in the West Indies (§1.4.2).
fn build_fort(t: &mut Lod<'_>, order: &Order, space: Space) -> Flow<()> {
    let can = t.state.count(Piece::FrenchRegulars, space) >= REGULARS_FOR_FORT
        && t.state.available[Piece::PatriotForts as usize] > 0
        && t.state.may_stand(Piece::PatriotForts, space)
        && order.can_pay(t.state, Faction::Patriots, FORT_COST);
    let cost = order.price_of(FORT_COST);
    let prompt = Prompt::FrenchFort { space, cost };
    if can && ask::yes(t, Faction::French, prompt)? {
        order.pay(t.state, Faction::Patriots, FORT_COST);
        t.state.remove(Piece::FrenchRegulars, space, REGULARS_FOR_FORT);
        t.state.place(Piece::PatriotForts, space, 1);
        t.note("3.5.3", msg!("lod-note-french-fort", space = space, paid = cost));
        leaders::come_along(t, Faction::French, Faction::Patriots, space)?;
    }
    Ok(())
}
