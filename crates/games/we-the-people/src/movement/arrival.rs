//! §7.1 What an army does by coming: it captures generals, disperses Congress, and two generals are one too many.

use tricorne_kernel::{Flow, msg};

use crate::ask::{self, Wtp};
use crate::choice::Choice;
use crate::map::{Space, SpaceSet};
use crate::pack::Pack;
use crate::pieces::{General, Side};
use crate::prompt::Prompt;
use crate::state::{Open, Place};
use crate::victory::Ending;

/// §7.1 Combat units of a side have come to a space without enemy combat units: enemy generals there are captured (P12),
/// and a British army disperses Congress.
pub fn take_over(t: &mut Wtp<'_>, side: Side, space: Space) {
    while let Some(general) = t.state.general_at(t.facts, side.enemy(), space) {
        capture(t, general);
    }
    if side == Side::British && t.state.general_at(t.facts, side, space).is_some() {
        disperse_congress(t, space);
    }
}

/// §7.1, §12.0 A general is captured; with one of them the war is lost.
pub fn capture(t: &mut Wtp<'_>, general: General) {
    t.note("7.1", msg!("wtp-note-captured", general = general));
    t.state.put(general, Place::Captured);
    if general.own(t.facts).decides_the_war && t.state.ending.is_none() {
        t.state.ending = Some(Ending::Captured);
        t.note("12.0", msg!("wtp-note-decided", general = general));
    }
}

/// §7.1 The Continental Congress is dispersed, if it meets here without American combat units.
pub fn disperse_congress(t: &mut Wtp<'_>, space: Space) {
    if t.state.congress == Some(space) && t.state.cus(Side::American, space) == 0 {
        t.state.congress = None;
        t.note("7.1", msg!("wtp-note-dispersed", space = space));
    }
}

/// §7.1 Of two generals of a side in a space, the owner sends one to the Reinforcements box.
pub fn settle(t: &mut Wtp<'_>, side: Side, space: Space) -> Flow<()> {
    let generals: arrayvec::ArrayVec<General, 4> =
        t.state.generals_in(t.facts, side, Place::At(space)).collect();
    if generals.len() < 2 {
        return Ok(());
    }
    let stays = generals.iter().any(|it| it.facts(t.facts).never_to_box);
    let may_leave: ask::Choices = generals
        .iter()
        .filter(|it| !(stays && it.facts(t.facts).never_to_box))
        .map(|&it| Choice::General(it))
        .collect();
    let prompt = Prompt::WhoLeaves { space };
    t.state.meeting = Some(space);
    if let Choice::General(general) = t.pick(side, prompt, &may_leave)? {
        to_box(t, "7.1", general);
    }
    t.state.meeting = None;
    Ok(())
}

/// §7.1, §8.0 A general goes to his Reinforcements box.
pub fn to_box(t: &mut Wtp<'_>, rule: &'static str, general: General) {
    t.state.put(general, Place::Reinforcements);
    t.note(rule, msg!("wtp-note-to-box", general = general));
}

/// §9.0, §9.2 The spaces that an army, or combat units without a general, may retreat to along lines: no enemy combat
/// unit, no enemy PC marker.
pub fn retreat_spaces(state: &Open, facts: &Pack, side: Side, from: Space) -> SpaceSet {
    let enemy = side.enemy();
    from.adjacent_for(facts, state.general_at(facts, side, from)) - state.cu_spaces(enemy) - state.pcs[enemy]
}

/// §10.2 Where Congress may meet anew: American PC markers of the thirteen colonies without British pieces.
pub fn congress_spaces(state: &Open, facts: &Pack) -> SpaceSet {
    (state.pcs.american & facts.thirteen) - state.unit_spaces(facts, Side::British)
}

/// §10.2 Congress meets again, if it can.
pub fn reconvene(t: &mut Wtp<'_>) -> Flow<()> {
    let spaces = congress_spaces(&t.state, t.facts);
    if t.state.congress.is_some() || spaces.is_empty() {
        return Ok(());
    }
    let space = t.pick_in(Side::American, Prompt::CongressWhere, spaces)?;
    t.state.congress = Some(space);
    t.note("10.2", msg!("wtp-note-congress", space = space));
    Ok(())
}
