//! §5.0, §6.2 The French: their alliance, their force and their navy.

use tricorne_card_driven::rules::arrival::settle;
use tricorne_kernel::{Flow, Rule, msg};

use crate::ask::Wtp;
use crate::map::SpaceSet;
use crate::movement::arrival;
use crate::pack::{Effect, Filter, OwnEffect, Pack};
use crate::pieces::{Nation, Side};
use crate::prompt::Prompt;
use crate::state::{Navy, Open, Place};

/// §6.2 The alliance is signed: the French Navy comes to a port, and the French force too if it can.
pub fn begin_alliance(t: &mut Wtp<'_>, navy: &Filter) -> Flow<()> {
    t.state.allied = true;
    t.note("6.2", msg!("wtp-note-allied"));
    let ports = t.state.passing(t.facts, navy) & t.facts.ports;
    place_navy(t, "6.2", ports)?;
    if may_land(t.state, t.facts) {
        return land(t);
    }
    t.note("6.2", msg!("wtp-note-french-wait"));
    Ok(())
}

/// §5.0 The French Navy Phase: the American puts the French Navy in any port.
pub fn navy_phase(t: &mut Wtp<'_>) -> Flow<()> {
    if t.state.allied { place_navy(t, "5.0", t.facts.ports) } else { Ok(()) }
}

fn place_navy(t: &mut Wtp<'_>, rule: &'static str, ports: SpaceSet) -> Flow<()> {
    let port = t.pick_in(Side::American, Prompt::NavyWhere { rule: Rule(rule) }, ports)?;
    t.state.navy = Navy::At(port);
    t.note(rule, msg!("wtp-note-navy", space = port));
    Ok(())
}

/// §6.2 The ports where the French force may land, as the card of the alliance says.
fn landing_ports(state: &Open, facts: &Pack) -> SpaceSet {
    let filter = facts.cards.iter().find_map(|card| match &card.effect {
        Effect::Own(OwnEffect::FrenchAllianceBegins { force, .. }) => Some(force),
        _ => None,
    });
    filter.map_or(SpaceSet::NONE, |filter| state.passing(facts, filter))
}

/// §6.2 Whether the French force waits, and could land.
pub fn may_land(state: &Open, facts: &Pack) -> bool {
    state.allied && state.french_box > 0 && !landing_ports(state, facts).is_empty()
}

/// §6.2 The whole French force lands in one port (P7).
pub fn land(t: &mut Wtp<'_>) -> Flow<()> {
    let ports = landing_ports(t.state, t.facts);
    let space = t.pick_in(Side::American, Prompt::FrenchWhere, ports)?;
    let count = std::mem::take(&mut t.state.french_box);
    t.state.add(Nation::French, space, count);
    t.note("6.2", msg!("wtp-note-french-landed", count = count, space = space));
    while let Some(general) = t.state.any_general_in(t.facts, Side::American, Place::France) {
        t.state.put(general, Place::At(space));
    }
    arrival::take_over(t, Side::American, space);
    settle(t, Side::American, space)
}
