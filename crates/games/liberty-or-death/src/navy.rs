//! §1.9 French Naval Intervention, Squadrons and Blockades.

use tricorne_kernel::{Flow, msg};

use crate::ask::{self, Lod};
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Leader};
use crate::prompt::Prompt;

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
    while t.state.treaty && lowered < levels && t.state.fni() > 0 {
        let cities = t.state.blockaded();
        let city = ask::space(t, Faction::British, Prompt::LiftBlockade, cities)?;
        t.state.move_squadron(city, Space::WestIndies);
        lowered += 1;
        t.note("1.9", msg!("lod-note-blockade-lifted", city = city, fni = t.state.fni()));
    }
    Ok(lowered)
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

/// §1.10 Howe: with every British Special Activity FNI falls by one level, before the Activity.
pub fn howe_lowers_fni(t: &mut Lod<'_>) -> Flow<()> {
    if t.state.leader_in_play(Leader::Howe) && lower_fni(t, 1)? > 0 {
        t.note("1.10", msg!("lod-note-howe"));
    }
    Ok(())
}
