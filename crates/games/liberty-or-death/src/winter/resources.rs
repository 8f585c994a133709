//! §6.3 The Resources Phase.

use tricorne_kernel::{Flow, msg};

use crate::ask::Lod;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece, Side};
use crate::state::{Phase, State};

/// §6.3.1, §6.3.4 What Control of the West Indies brings.
const WEST_INDIES: u8 = 5;

/// §6.3 Every Faction earns Resources, up to 50.
pub fn phase(t: &mut Lod<'_>) -> Flow<()> {
    let earnings = [
        ("6.3.1", Faction::British, british(t.state)),
        ("6.3.2", Faction::Indians, indians(t.state)),
        ("6.3.3", Faction::Patriots, patriots(t.state)),
        ("6.3.4", Faction::French, french(t.state)),
    ];
    for (rule, faction, count) in earnings {
        t.state.gain(faction, count);
        t.note(rule, msg!("lod-note-earnings", faction = faction, count = count));
    }
    t.state.sequence.phase = Phase::SupportPhase;
    Ok(())
}

/// §6.3.1 One for each British Fort, the Population of Cities under British Control without a Blockade, and 5 for the
/// West Indies.
pub fn british(state: &State) -> u8 {
    british_at_home(state) + west_indies(state, Side::Royalist)
}

/// §6.3.1 The same without the West Indies.
pub fn british_at_home(state: &State) -> u8 {
    let cities = SpaceSet::CITIES & state.controlled(Side::Royalist);
    state.bases_on_map(Piece::BritishForts) + population(state, cities)
}

/// §6.3.2 One for every two Villages.
pub fn indians(state: &State) -> u8 {
    state.bases_on_map(Piece::Villages) / 2
}

/// §6.3.3 One for each Patriot Fort, and one for every two spaces of the map under Rebellion Control.
pub fn patriots(state: &State) -> u8 {
    let spaces = SpaceSet::MAP & state.controlled(Side::Rebellion);
    state.bases_on_map(Piece::PatriotForts) + spaces.len() as u8 / 2
}

/// §6.3.4 Before the Treaty of Alliance two for each Squadron in the West Indies; after it FNI, the Population of Cities
/// not under British Control, and 5 for the West Indies. A Blockaded City counts nothing (L12).
pub fn french(state: &State) -> u8 {
    if !state.treaty {
        return 2 * state.squadrons();
    }
    let cities = SpaceSet::CITIES - state.controlled(Side::Royalist);
    state.fni() + population(state, cities) + west_indies(state, Side::Rebellion)
}

fn population(state: &State, cities: SpaceSet) -> u8 {
    cities.iter().map(|city| state.population_for_support(city)).sum()
}

fn west_indies(state: &State, side: Side) -> u8 {
    if state.control(Space::WestIndies) == Some(side) { WEST_INDIES } else { 0 }
}
