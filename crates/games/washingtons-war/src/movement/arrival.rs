//! §7.4.C, §7.6, §7.7 What an army does by coming: it captures generals, disperses Congress, and two generals are one too
//! many.

use tricorne_kernel::{Flow, msg};

use crate::ask::{self, Ww};
use crate::choice::Choice;
use crate::events::{Spread, choose_spaces};
use crate::french;
use crate::map::{Space, SpaceSet};
use crate::pack::Limit;
use crate::pack::Pack;
use crate::pieces::{General, Named, Side};
use crate::prompt::Prompt;
use crate::state::{Open, Place};

/// §7.6.A, §7.7 Combat units of a side stand in a space without enemy combat units: enemy generals there are captured, and
/// a British army disperses Congress.
pub fn take_over(t: &mut Ww<'_>, side: Side, space: Space) -> Flow<()> {
    while let Some(general) = t.state.general_at(t.facts, side.enemy(), space) {
        capture(t, general)?;
    }
    if side == Side::British && t.state.general_at(t.facts, side, space).is_some() {
        disperse_congress(t, space);
    }
    Ok(())
}

/// §7.6 A general is captured; whoever is out of the game by it takes much with him.
pub fn capture(t: &mut Ww<'_>, general: General) -> Flow<()> {
    t.note("7.6", msg!("ww-note-captured", general = general));
    let Some(loss) = general.own(t.facts).out_if_captured else {
        t.state.put(general, Place::Captured);
        return Ok(());
    };
    t.state.put(general, Place::Out);
    t.note("7.6.B", msg!("ww-note-out-of-the-game", general = general));
    french::move_alliance(t, loss.french_alliance);
    let prompt = Prompt::CaptureRemoves { general };
    let targets = |state: &Open| state.pcs.american - state.unit_spaces(t.facts, Side::American);
    let each = Limit::Exactly(loss.pcs);
    choose_spaces(t, Side::British, prompt, each, Spread::PerColony(loss.per_colony), targets, |t, space| {
        t.state.unmark(space);
        t.note("7.6.B", msg!("ww-note-pc-removed", side = Side::American.name(), space = space));
    })
}

/// §7.7 The Continental Congress is dispersed, if it meets here without American combat units.
pub fn disperse_congress(t: &mut Ww<'_>, space: Space) {
    if t.state.congress == Some(space) && t.state.cus(Side::American, space) == 0 {
        t.state.congress = None;
        t.state.dispersed = true;
        t.note("7.7", msg!("ww-note-dispersed", space = space));
    }
}

/// §7.4.C Of two generals of a side in a space, the owner sends one to the Reinforcements box.
pub fn settle(t: &mut Ww<'_>, side: Side, space: Space) -> Flow<()> {
    let generals: arrayvec::ArrayVec<General, 4> =
        t.state.generals_in(t.facts, side, Place::At(space)).collect();
    if generals.len() < 2 {
        return Ok(());
    }
    let may_leave: ask::Choices =
        generals.iter().filter(|it| !it.facts(t.facts).never_to_box).map(|&it| Choice::General(it)).collect();
    let prompt = Prompt::WhoLeaves { space };
    t.state.meeting = Some(space);
    if let Choice::General(general) = t.pick(side, prompt, &may_leave)? {
        to_box(t, general);
    }
    t.state.meeting = None;
    Ok(())
}

/// §7.4.C, §8.0 A general goes to his Reinforcements box.
pub fn to_box(t: &mut Ww<'_>, general: General) {
    t.state.put(general, Place::Reinforcements);
    t.note("7.4.C", msg!("ww-note-to-box", general = general));
}

/// §9.61.A The spaces that a force may retreat to along lines: no enemy combat unit, no enemy PC marker; and for a general
/// alone no enemy general (W19).
pub fn retreat_spaces(state: &Open, facts: &Pack, side: Side, from: Space) -> SpaceSet {
    let enemy = side.enemy();
    let general = state.general_at(facts, side, from);
    let alone = state.cus(side, from) == 0;
    let met = if alone { state.general_spaces(facts, enemy) } else { SpaceSet::NONE };
    from.adjacent_for(facts, general) - state.cu_spaces(enemy) - state.pcs[enemy] - met
}

/// §10.2 Where Congress may meet anew: American PC markers of the thirteen colonies without British pieces.
pub fn congress_spaces(state: &Open, facts: &Pack) -> SpaceSet {
    (state.pcs.american & facts.thirteen) - state.unit_spaces(facts, Side::British)
}

/// §10.2 Congress meets again, if it can.
pub fn reconvene(t: &mut Ww<'_>) -> Flow<()> {
    let spaces = congress_spaces(&t.state, t.facts);
    if t.state.congress.is_some() || spaces.is_empty() {
        return Ok(());
    }
    let space = t.pick_in(Side::American, Prompt::CongressWhere, spaces)?;
    t.state.congress = Some(space);
    t.note("10.2", msg!("ww-note-congress", space = space));
    Ok(())
}
