//! §7.2 Campaigns: several generals, one after another, and the British landing party.

use arrayvec::ArrayVec;
use tricorne_card_driven::rules::marks::mark;
use tricorne_kernel::Flow;

use crate::ask::{Choices, Ww};
use crate::choice::Choice;
use crate::map::SpaceSet;
use crate::movement::{self, CardPlay, Pace};
use crate::pack::Pack;
use crate::pieces::{General, Side};
use crate::prompt::Prompt;
use crate::state::Open;
use crate::words::Button;

/// §7.2.A Up to so many generals are activated, whatever their strategy ratings, each once.
pub fn campaign(
    t: &mut Ww<'_>,
    side: Side,
    generals: u8,
    mut landing_party: bool,
    play: &mut CardPlay,
) -> Flow<()> {
    let pace = Pace::usual(t.facts, side);
    for left in (1..=generals).rev() {
        if t.state.ending.is_some() {
            break;
        }
        let ready = movement::activatable(t.state, t.facts, side, u8::MAX, pace, play);
        let mut options: Choices = ready.map(Choice::General).collect();
        if landing_party && !landing_spaces(t.state, t.facts).is_empty() {
            options.push(Button::LandingParty.into());
        }
        if options.is_empty() {
            break;
        }
        options.push(Button::Done.into());
        match t.ask(side, Prompt::Campaign { left }, &options)? {
            Choice::General(general) => movement::activate(t, general, pace, play)?,
            Choice::Button(Button::LandingParty) => {
                landing_party = false;
                land(t, side)?;
            }
            _ => break,
        }
    }
    Ok(())
}

/// §7.2.B The ports where a landing party may put ashore: open, not fortified, without American units.
pub fn landing_spaces(state: &Open, facts: &Pack) -> SpaceSet {
    facts.ports
        - facts.fortified
        - state.blockaded(facts)
        - state.pcs.british
        - state.unit_spaces(facts, Side::American)
}

/// §7.2.B In the place of a general, a landing party places a British PC marker in a port, or flips one.
fn land(t: &mut Ww<'_>, side: Side) -> Flow<()> {
    let spaces = landing_spaces(t.state, t.facts);
    let space = t.pick_in(side, Prompt::LandingWhere, spaces)?;
    mark(t, side, space);
    Ok(())
}

/// §7.0 A card activates one general of a side, at its own pace.
pub fn activate_one(t: &mut Ww<'_>, side: Side, pace: Pace, play: &mut CardPlay) -> Flow<()> {
    let ready: ArrayVec<General, 16> =
        movement::activatable(t.state, t.facts, side, u8::MAX, pace, play).collect();
    if ready.is_empty() || t.state.ending.is_some() {
        return Ok(());
    }
    let general = t.pick(side, Prompt::ActivateWhom, &ready)?;
    movement::activate(t, general, pace, play)
}
