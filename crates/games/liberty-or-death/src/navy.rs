//! §1.9 French Naval Intervention, Squadrons and Blockades.

use tricorne_kernel::{Flow, msg};

use crate::ask::{self, Lod};
use crate::command_order::{Accompaniment, Order};
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Leader};
use crate::prompt::Prompt;
use crate::state::State;

/// §1.9 Raises FNI by up to this many levels, as far as Squadrons are in the West Indies: for each the French place a
/// Blockade on a City. Nothing happens before the Treaty of Alliance. Returns how many levels it rose.
pub fn raise_fni(t: &mut Lod<'_>, levels: u8) -> Flow<u8> {
    let mut raised = 0;
    while t.state.treaty && raised < levels && t.state.squadrons() > 0 {
        let city = ask::space(t, Faction::French, Prompt::Blockade, SpaceSet::CITIES)?;
        t.state.move_squadron(Space::WestIndies, city);
        raised += 1;
        t.note("1.9", msg!("lod-note-blockade", city = city, fni = t.state.fni()));
    }
    Ok(raised)
}

/// §1.9 Lowers FNI by up to this many levels: for each the British lift a Blockade, which goes to the West Indies.
/// Nothing happens before the Treaty of Alliance. Returns how many levels it fell.
pub fn lower_fni(t: &mut Lod<'_>, levels: u8) -> Flow<u8> {
    let mut lowered = 0;
    while lowered < levels && lift(t, |_| true)? {
        lowered += 1;
    }
    Ok(lowered)
}

/// §1.9 Lowers FNI by one level, if it can fall: the British lift a Blockade, of those whose end leads to such a state.
pub fn lift(t: &mut Lod<'_>, fits: impl Fn(&State) -> bool) -> Flow<bool> {
    let cities = if t.state.treaty { t.state.blockaded() } else { SpaceSet::NONE };
    let cities = cities.only(|city| fits(&without_blockade(t.state, city)));
    if cities.is_empty() {
        return Ok(false);
    }
    let city = ask::space(t, Faction::British, Prompt::LiftBlockade, cities)?;
    t.state.move_squadron(city, Space::WestIndies);
    t.note("1.9", msg!("lod-note-blockade-lifted", city = city, fni = t.state.fni()));
    Ok(true)
}

/// The states that the British can bring about by lifting so many Blockades, as far as there are any.
pub fn after_lifting(state: &State, levels: u8) -> Vec<State> {
    let mut states = vec![state.clone()];
    for _ in 0..levels.min(state.fni()) {
        let lifted = |state: &State| -> Vec<State> {
            state.blockaded().iter().map(|city| without_blockade(state, city)).collect()
        };
        states = states.iter().flat_map(lifted).collect();
    }
    states
}

fn without_blockade(state: &State, city: Space) -> State {
    let mut after = state.clone();
    after.move_squadron(city, Space::WestIndies);
    after
}

/// §4.5.3, §6.5.4 The French may move Blockades between Cities, each once.
pub fn rearrange_blockades(t: &mut Lod<'_>) -> Flow<()> {
    let mut movable = t.state.spaces;
    loop {
        let from = SpaceSet::CITIES.only(|city| movable[city].squadrons > 0);
        let prompt = Prompt::MoveBlockadeFrom;
        let Some(from) = ask::space_or_done(t, Faction::French, prompt, from)? else { return Ok(()) };
        let cities = SpaceSet::CITIES.without(from);
        let prompt = Prompt::MoveBlockadeTo { from };
        let to = ask::space(t, Faction::French, prompt, cities)?;
        movable[from].squadrons -= 1;
        t.state.move_squadron(from, to);
        t.note("1.9", msg!("lod-note-blockade-moved", from = from, to = to));
    }
}

/// §1.10 How many levels FNI will fall through Howe, if the order's Activity is still to come.
pub fn howe_will_lower(state: &State, order: &Order) -> u8 {
    let to_come = order.faction == Faction::British && order.activity == Accompaniment::Open;
    u8::from(to_come && state.leader_in_play(Leader::Howe))
}

/// §1.10 Howe: with every British Special Activity FNI falls by one level, before the Activity.
pub fn howe_lowers_fni(t: &mut Lod<'_>, fits: impl Fn(&State) -> bool) -> Flow<()> {
    if t.state.leader_in_play(Leader::Howe) && lift(t, fits)? {
        t.note("1.10", msg!("lod-note-howe"));
    }
    Ok(())
}
