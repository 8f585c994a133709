//! §8.0 Reinforcements.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use crate::ask::{Choices, Wtp};
use crate::cards::Card;
use crate::choice::Choice;
use crate::french;
use crate::map::{Space, SpaceSet};
use crate::movement::{arrival, ports_for_the_british};
use crate::pack::Pack;
use crate::pieces::{General, Named, Nation, Side};
use crate::prompt::Prompt;
use crate::state::{Open, Place};
use crate::words::Button;

/// §8.0 Whether a side may bring reinforcements now, and has a place and something to bring.
pub fn possible(state: &Open, facts: &Pack, side: Side) -> bool {
    let cards = state.reinforcement_cards[side].len();
    if cards >= usize::from(facts.tables.reinforcement_cards[side]) {
        return false;
    }
    match side {
        Side::American => !spaces(state, facts, side).is_empty() || french::may_land(state, facts),
        Side::British => {
            let general = state.any_general_in(facts, side, Place::Reinforcements).is_some();
            let spaces = spaces(state, facts, side);
            if state.british_box > 0 {
                !spaces.is_empty()
            } else {
                general && !quiet(state, facts, spaces).is_empty()
            }
        }
    }
}

/// §8.0 Where reinforcements may come.
fn spaces(state: &Open, facts: &Pack, side: Side) -> SpaceSet {
    match side {
        Side::American => facts.thirteen - state.cu_spaces(Side::British) - state.pcs.british,
        Side::British => ports_for_the_british(state, facts),
    }
}

/// Spaces where a British general may come alone: no American general waits there.
fn quiet(state: &Open, facts: &Pack, spaces: SpaceSet) -> SpaceSet {
    spaces - state.general_spaces(facts, Side::American)
}

/// §8.0 Brings reinforcements with an operations card.
pub fn bring(t: &mut Wtp<'_>, side: Side, card: Card, value: u8) -> Flow<()> {
    t.state.hands[side].remove(card);
    t.state.reinforcement_cards[side].insert(card);
    t.note("8.0", msg!("wtp-note-reinforces", side = side.name(), value = value));
    match side {
        Side::American => bring_american(t, value),
        Side::British => bring_british(t),
    }
}

/// §8.0 As many combat units as the card's value, all in one space, and a general with them; or the French force
/// (§6.2).
fn bring_american(t: &mut Wtp<'_>, value: u8) -> Flow<()> {
    let side = Side::American;
    let mut options: Choices = spaces(&t.state, t.facts, side).iter().map(Choice::Space).collect();
    if french::may_land(&t.state, t.facts) {
        options.push(Button::FrenchForce.into());
    }
    let prompt = Prompt::ReinforceWhere { count: value };
    let Choice::Space(space) = t.pick(side, prompt, &options)? else { return french::land(t) };
    t.state.add(Nation::American, space, value);
    t.note("8.0", msg!("wtp-note-reinforced", side = side.name(), count = value, space = space));
    arrival::take_over(t, side, space);
    let stays =
        t.state.general_at(t.facts, side, space).is_some_and(|general| general.facts(t.facts).never_to_box);
    if stays { Ok(()) } else { bring_general(t, side, space, true) }
}

/// §8.0 Any number of combat units from the box to one port, and a general with them.
fn bring_british(t: &mut Wtp<'_>) -> Flow<()> {
    let side = Side::British;
    let in_box = t.state.british_box;
    let all = spaces(&t.state, t.facts, side);
    let spaces = if in_box > 0 { all } else { quiet(&t.state, t.facts, all) };
    let space = t.pick_in(side, Prompt::LandWhere, spaces)?;
    let has_general = t.state.any_general_in(t.facts, side, Place::Reinforcements).is_some();
    let least = u8::from(!has_general || t.state.general_at(t.facts, Side::American, space).is_some());
    let prompt = Prompt::LandHowMany { space };
    let count = t.pick_number(side, prompt, least.min(in_box), in_box)?;
    t.state.british_box -= count;
    t.state.add(Nation::British, space, count);
    t.note("8.0", msg!("wtp-note-reinforced", side = side.name(), count = count, space = space));
    if count > 0 {
        arrival::take_over(t, side, space);
    }
    bring_general(t, side, space, count > 0)
}

/// §8.0 A general from the box joins them, if the player likes; who was there goes to the box.
fn bring_general(t: &mut Wtp<'_>, side: Side, space: Space, may_decline: bool) -> Flow<()> {
    let generals: ArrayVec<General, 16> = t.state.generals_in(t.facts, side, Place::Reinforcements).collect();
    let prompt = Prompt::BringGeneral { space };
    let chosen = if may_decline {
        t.ask_or(side, prompt, generals, Button::NoGeneral)?
    } else {
        Some(t.pick(side, prompt, &generals)?)
    };
    let Some(general) = chosen else { return Ok(()) };
    if let Some(before) = t.state.general_at(t.facts, side, space) {
        arrival::to_box(t, "8.0", before);
    }
    t.state.put(general, Place::At(space));
    t.note("8.0", msg!("wtp-note-general-came", general = general, space = space));
    Ok(())
}
