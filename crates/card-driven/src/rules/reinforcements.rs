//! Reinforcements.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, Step};

use super::{Asked, Rules, Told, tell};
use crate::cards::Card;
use crate::generals::{General, MOST_GENERALS};
use crate::map::{Space, SpaceSet};
use crate::sides::{Nation, Side};
use crate::{Place, Word};

/// §ww:8.1.B, §ww:8.2.B, §wtp:8.0 Whether a side may bring reinforcements now, and has a place and something to bring.
pub fn possible<G: Rules>(open: &G::Open, facts: &G::Facts, side: Side) -> bool {
    let cards = open.reinforcement_cards[side].len();
    if cards >= usize::from(G::reinforcement_cards(facts, side)) {
        return false;
    }
    let spaces = G::reinforcement_spaces(open, facts, side);
    match side {
        Side::American => !spaces.is_empty() || G::may_land(open, facts),
        Side::British if open.british_box > 0 => !spaces.is_empty(),
        Side::British => {
            let general = open.any_general_in(facts, side, Place::Reinforcements).is_some();
            general && !quiet::<G>(open, facts, spaces).is_empty()
        }
    }
}

/// Spaces where a British general may come alone: no American general waits there.
fn quiet<G: Rules>(open: &G::Open, facts: &G::Facts, spaces: SpaceSet<G>) -> SpaceSet<G> {
    spaces - open.general_spaces(facts, Side::American)
}

/// §ww:8.0, §wtp:8.0 Brings reinforcements with an operations card.
pub fn bring<G: Rules>(t: &mut Step<'_, G>, side: Side, card: Card<G>, value: u8) -> Flow<()> {
    G::hands(t.state)[side].remove(card);
    t.state.reinforcement_cards[side].insert(card);
    tell(t, Told::Reinforces { side, value });
    match side {
        Side::American => bring_american(t, value),
        Side::British => bring_british(t),
    }
}

/// §ww:8.2.C, §wtp:8.0 As many combat units as the card's value, all in one space, and a general with them; or the French
/// force (§ww:12.2.B, §wtp:6.2).
fn bring_american<G: Rules>(t: &mut Step<'_, G>, value: u8) -> Flow<()> {
    let side = Side::American;
    let spaces: ArrayVec<Space<G>, 128> = G::reinforcement_spaces(t.state, t.facts, side).iter().collect();
    let prompt = G::asked(Asked::ReinforceWhere { count: value });
    let space = if !G::may_land(t.state, t.facts) {
        t.pick(side, prompt, &spaces)?
    } else {
        match t.ask_or(side, prompt, spaces, Word::FrenchForce)? {
            Some(space) => space,
            None => return G::land(t),
        }
    };
    t.state.add(Nation::American, space, value);
    tell(t, Told::Reinforced { side, count: value, space });
    G::take_over(t, side, space)?;
    let there = t.state.general_at(t.facts, side, space);
    let stays = there.is_some_and(|general| general.facts(t.facts).never_to_box);
    if stays { Ok(()) } else { bring_general(t, side, space, true) }
}

/// §ww:8.1.C, §wtp:8.0 Any number of combat units from the box to one port, and a general with them.
fn bring_british<G: Rules>(t: &mut Step<'_, G>) -> Flow<()> {
    let side = Side::British;
    let in_box = t.state.british_box;
    let all = G::reinforcement_spaces(t.state, t.facts, side);
    let spaces = if in_box > 0 { all } else { quiet::<G>(t.state, t.facts, all) };
    let space = t.pick_in(side, G::asked(Asked::LandWhere), spaces)?;
    let has_general = t.state.any_general_in(t.facts, side, Place::Reinforcements).is_some();
    let met = t.state.general_at(t.facts, Side::American, space).is_some();
    let least = u8::from(!has_general || met);
    let count = t.pick_number(side, G::asked(Asked::LandHowMany { space }), least.min(in_box), in_box)?;
    t.state.british_box -= count;
    t.state.add(Nation::British, space, count);
    tell(t, Told::Reinforced { side, count, space });
    if count > 0 {
        G::take_over(t, side, space)?;
    }
    bring_general(t, side, space, count > 0)?;
    G::british_landed(t, space)
}

/// §ww:8.1.C, §ww:8.2.C, §wtp:8.0 A general from the box joins them, if the player likes; who was there goes to the box.
fn bring_general<G: Rules>(t: &mut Step<'_, G>, side: Side, space: Space<G>, may_decline: bool) -> Flow<()> {
    let waiting = t.state.generals_in(t.facts, side, Place::Reinforcements);
    let generals: ArrayVec<General<G>, MOST_GENERALS> = waiting.collect();
    let prompt = G::asked(Asked::BringGeneral { side, space });
    let chosen = if may_decline {
        t.ask_or(side, prompt, generals, Word::NoGeneral)?
    } else {
        Some(t.pick(side, prompt, &generals)?)
    };
    let Some(general) = chosen else { return Ok(()) };
    if let Some(before) = t.state.general_at(t.facts, side, space) {
        t.state.put(before, Place::Reinforcements);
        tell(t, Told::MakesRoom { general: before });
    }
    t.state.put(general, Place::At(space));
    tell(t, Told::GeneralCame { side, general, space });
    Ok(())
}
