//! §12.0 The French: their alliance, their force and their navy.

use arrayvec::ArrayVec;
use tricorne_card_driven::rules::arrival::settle;
use tricorne_kernel::{Flow, msg};

use crate::ask::Ww;
use crate::map::{SpaceSet, Zone};
use crate::movement::arrival;
use crate::pack::Pack;
use crate::pieces::{Named, Nation, Side};
use crate::prompt::Prompt;
use crate::state::{Navy, Open, Place};

/// §12.1, §12.2.A Moves the French Alliance marker, never below 0. Once it has come to its end the French are in the war, and
/// it moves no more, even before the card is done (W51).
pub fn move_alliance(t: &mut Ww<'_>, by: i8) {
    if t.state.allied() || t.state.alliance >= t.facts.tables.alliance_at {
        return;
    }
    let before = t.state.alliance;
    let after = (i16::from(before) + i16::from(by)).clamp(0, i16::from(t.facts.tables.alliance_at));
    t.state.alliance = after as u8;
    if t.state.alliance != before {
        t.note("12.1", msg!("ww-note-alliance", from = before, to = after));
    }
}

/// §12.2.A, §12.2.B Once the card is done with which the marker came to its end, the French enter the war.
pub fn sign_alliance_if_due(t: &mut Ww<'_>) -> Flow<()> {
    if t.state.allied() || t.state.alliance < t.facts.tables.alliance_at {
        return Ok(());
    }
    t.state.allied_in = Some(t.state.turn);
    t.state.reshuffle = true;
    t.note("12.2", msg!("ww-note-allied"));
    station_navy(t)?;
    if may_land(t.state, t.facts) { land(t) } else { Ok(()) }
}

/// §5.5, §12.3 The American stations the French Navy in a blockade zone.
pub fn station_navy(t: &mut Ww<'_>) -> Flow<()> {
    if !t.state.allied() {
        return Ok(());
    }
    let zones: ArrayVec<Zone, 16> = Zone::all(t.facts).collect();
    let zone = t.pick(Side::American, Prompt::NavyWhere, &zones)?;
    t.state.navy = Navy::Zone(zone);
    t.note("12.3", msg!("ww-note-navy", zone = zone));
    Ok(())
}

/// §12.2.B.ii The ports where the French may land.
fn landing_ports(state: &Open, facts: &Pack) -> SpaceSet {
    facts.ports - state.cu_spaces(Side::British) - state.pcs.british
}

/// §12.2.B.ii Whether the French force waits, and could land.
pub fn may_land(state: &Open, facts: &Pack) -> bool {
    state.allied() && state.french_box > 0 && !landing_ports(state, facts).is_empty()
}

/// §12.2.B.ii The whole French force lands in one port; of two generals there one goes to the box (W35).
pub fn land(t: &mut Ww<'_>) -> Flow<()> {
    let ports = landing_ports(t.state, t.facts);
    let space = t.pick_in(Side::American, Prompt::FrenchWhere, ports)?;
    let count = std::mem::take(&mut t.state.french_box);
    t.state.add(Nation::French, space, count);
    t.note("12.2", msg!("ww-note-french-landed", count = count, space = space));
    while let Some(general) = t.state.any_general_in(t.facts, Side::American, Place::France) {
        t.state.put(general, Place::At(space));
    }
    arrival::take_over(t, Side::American, space)?;
    settle(t, Side::American, space)
}

/// §12.2.B.iii The European War: in the End Phase of the year of the alliance the British remove combat units.
pub fn european_war(t: &mut Ww<'_>) -> Flow<()> {
    if t.state.allied_in != Some(t.state.turn) {
        return Ok(());
    }
    t.note("12.2", msg!("ww-note-european-war"));
    for _ in 0..t.facts.tables.european_war {
        let spaces = t.state.cu_spaces(Side::British);
        if spaces.is_empty() {
            break;
        }
        let prompt = Prompt::EuropeanWar;
        let space = t.pick_in(Side::British, prompt, spaces)?;
        t.state.eliminate(Nation::British, space, 1);
        t.note("12.2", msg!("ww-note-lost", side = Side::British.name(), count = 1, space = space));
    }
    Ok(())
}
