//! What Garrison (§3.2.2) and March (§3.2.3) share: no piece moves twice, and British cubes find Militia.

use tricorne_kernel::{Told, msg};

use crate::ask::Lod;
use crate::leaders;
use crate::map::{BySpace, Space};
use crate::pieces::{ByFaction, Faction, Piece};
use crate::state::{Pieces, State};

/// The pieces and Leaders that this Command has moved: they do not move again.
#[derive(Clone, Copy, Default, Debug)]
pub struct Marchers {
    come: BySpace<Pieces>,
    leaders: ByFaction<bool>,
}

impl Marchers {
    /// How many pieces of this kind have come to the space.
    pub fn come(&self, piece: Piece, space: Space) -> u8 {
        self.come[space][piece as usize]
    }

    /// How many pieces of this kind in the space may still move. A Skirmish meanwhile may have removed some.
    pub fn movable(&self, state: &State, piece: Piece, space: Space) -> u8 {
        state.count(piece, space).saturating_sub(self.come(piece, space))
    }

    /// Moves pieces that may still move.
    pub fn relocate(&mut self, t: &mut Lod<'_>, piece: Piece, from: Space, to: Space, count: u8) {
        t.state.relocate(piece, from, to, count);
        self.come[to][piece as usize] += count;
    }

    /// §1.10 The Leader of a Faction whose units just moved may follow them, once in a Command. The British decide, for
    /// the Leader of the Indians too (L15).
    pub fn bring_leader(&mut self, t: &mut Lod<'_>, moved: Faction, from: Space, to: Space) -> Told<()> {
        if !self.leaders[moved] {
            leaders::follow(t, Faction::British, moved, from, to)?;
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
