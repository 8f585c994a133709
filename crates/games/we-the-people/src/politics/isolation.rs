//! §10.2 Which PC markers are isolated.

use tricorne_card_driven::{Presence, Support};

use crate::WeThePeople;
use crate::map::SpaceSet;
use crate::pack::Pack;
use crate::pieces::Side;
use crate::state::Open;

/// §10.2 The PC markers of a side that cannot trace a path over their own to anything that saves them (P17).
pub fn isolated(state: &Open, facts: &Pack, side: Side) -> SpaceSet {
    facts.cut_off(state.pcs[side], support(&state.presence(facts), facts, side, state.navy_space()))
}

/// §10.2 What saves PC markers. In a space or next to it: American generals, combat units and Congress, of the British only
/// combat units. In a space: for the British a port, except that of the French Navy. Next to it: a space without PC marker
/// and without enemy combat units.
pub fn support(
    there: &Presence<WeThePeople>,
    facts: &Pack,
    side: Side,
    navy: SpaceSet,
) -> Support<WeThePeople> {
    let (saving, ports) = match side {
        Side::American => (there.american_units(), SpaceSet::NONE),
        Side::British => (there.cus.british, facts.ports - navy),
    };
    let free = there.uncontrolled(facts) - there.cus[side.enemy()];
    Support { here: saving | ports, near: saving | free }
}
