//! Two generals in one space, and where Congress meets.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, Step};

use super::{Asked, Rules, Told, tell};
use crate::generals::{General, MOST_GENERALS};
use crate::map::{Space, SpaceSet};
use crate::sides::Side;
use crate::{Board, CardDriven, Facts, Place};

/// §ww:7.4.C, §wtp:7.1 Of two generals of a side in a space, the owner sends one to the Reinforcements box; who never goes
/// there stays.
pub fn settle<G: Rules>(t: &mut Step<'_, G>, side: Side, space: Space<G>) -> Flow<()> {
    let there = t.state.generals_in(t.facts, side, Place::At(space));
    let generals: ArrayVec<General<G>, MOST_GENERALS> = there.collect();
    if generals.len() < 2 {
        return Ok(());
    }
    let may_leave: ArrayVec<General<G>, MOST_GENERALS> =
        generals.iter().copied().filter(|it| !it.facts(t.facts).never_to_box).collect();
    t.state.meeting = Some(space);
    let general = t.pick(side, G::asked(Asked::WhoLeaves { space }), &may_leave)?;
    t.state.put(general, Place::Reinforcements);
    tell(t, Told::LeavesForBox { general });
    t.state.meeting = None;
    Ok(())
}

/// §ww:10.2, §wtp:10.2 Where Congress may meet again: American PC markers of the thirteen colonies without British pieces.
pub fn congress_spaces<G: CardDriven>(board: &Board<G>, facts: &Facts<G>) -> SpaceSet<G> {
    (board.pcs.american & facts.thirteen) - board.unit_spaces(facts, Side::British)
}

/// §ww:10.2, §wtp:10.2 Congress meets again, if it can.
pub fn reconvene<G: Rules>(t: &mut Step<'_, G>) -> Flow<()> {
    let spaces = congress_spaces(t.state, t.facts);
    if t.state.congress.is_some() || spaces.is_empty() {
        return Ok(());
    }
    let space = t.pick_in(Side::American, G::asked(Asked::CongressWhere), spaces)?;
    t.state.congress = Some(space);
    tell(t, Told::CongressMeets { space });
    Ok(())
}
