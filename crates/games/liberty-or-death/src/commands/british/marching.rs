//! What Garrison (§3.2.2) and March (§3.2.3) share: no piece moves twice, and British cubes find Militia.

use tricorne_kernel::{Flow, msg};

use crate::ask::Lod;
use crate::commands::marched::Marched;
use crate::leaders;
use crate::map::Space;
use crate::pieces::{ByFaction, Faction, Piece};
use crate::state::State;

/// The units and Leaders that this Command has moved: they do not move again.
#[derive(Clone, Copy, Default, Debug)]
pub struct Marchers {
    units: Marched,
    leaders: ByFaction<bool>,
}

impl Marchers {
    /// How many units of this kind in the space, both faces together, may still move.
    pub fn unmoved(&self, state: &State, piece: Piece, space: Space) -> u8 {
        self.units.unmoved(state, piece, space)
    }

    /// Moves units that may still move.
    pub fn relocate(&mut self, t: &mut Lod<'_>, piece: Piece, from: Space, to: Space, count: u8) {
        self.units.relocate(&mut t.state, piece, from, to, count);
    }

    /// §1.10 The Leader of a Faction whose units just moved may follow them, once in a Command. The British decide, for
    /// the Leader of the Indians too (L15).
    pub fn bring_leader(
        &mut self,
        t: &mut Lod<'_>,
        (moved, group): (Faction, u8),
        from: Space,
        to: Space,
    ) -> Flow<()> {
        if !self.leaders[moved] {
            leaders::follow_group(t, Faction::British, moved, from, to, group)?;
            self.leaders[moved] = t.state.has_leader(moved, to);
        }
        Ok(())
    }
}

/// §3.2.2, §3.2.3 One Militia in the space becomes Active for every three British cubes. War Parties are no cubes, those
/// used as Tories included.
pub fn activate_militia(t: &mut Lod<'_>, rule: &'static str, space: Space) {
    let count = t.state.british_cubes(space) / 3;
    let count = t.state.activate(Piece::MilitiaUnderground, space, count);
    if count > 0 {
        t.note(rule, msg!("lod-note-militia-activated", count = count, space = space));
    }
}
