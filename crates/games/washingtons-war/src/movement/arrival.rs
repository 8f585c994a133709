//! §7.4.C, §7.6, §7.7 What an army does by coming: it captures generals, disperses Congress, and two generals are one too
//! many.

use tricorne_card_driven::rules::marks::{Spread, choose_spaces};
use tricorne_kernel::{Flow, msg};

use crate::ask::Ww;
use crate::french;
use crate::map::{Space, SpaceSet};
use crate::pack::{Limit, Pack};
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
    choose_spaces(
        t,
        Side::British,
        |_| prompt,
        each,
        Spread::PerColony(loss.per_colony),
        targets,
        |t, space| {
            t.state.unmark(space);
            t.note("7.6.B", msg!("ww-note-pc-removed", side = Side::American.name(), space = space));
        },
    )
}

/// §7.7 The Continental Congress is dispersed, if it meets here without American combat units.
pub fn disperse_congress(t: &mut Ww<'_>, space: Space) {
    if t.state.congress == Some(space) && t.state.cus(Side::American, space) == 0 {
        t.state.congress = None;
        t.state.dispersed = true;
        t.note("7.7", msg!("ww-note-dispersed", space = space));
    }
}

/// §9.61.A The spaces that a side's force may retreat to along lines.
pub fn retreat_spaces(state: &Open, facts: &Pack, side: Side, from: Space) -> SpaceSet {
    ways_out(state, facts, side, (state.general_at(facts, side, from), state.cus(side, from) == 0), from)
}

/// §9.61.A The spaces that a force under this general, or a general alone, may retreat to along lines: no enemy combat unit, no
/// enemy PC marker; and for a general alone no enemy general (W19).
pub fn ways_out(
    state: &Open,
    facts: &Pack,
    side: Side,
    (general, alone): (Option<General>, bool),
    from: Space,
) -> SpaceSet {
    let enemy = side.enemy();
    let met = if alone { state.general_spaces(facts, enemy) } else { SpaceSet::NONE };
    from.adjacent_for(facts, general) - state.cu_spaces(enemy) - state.pcs[enemy] - met
}
