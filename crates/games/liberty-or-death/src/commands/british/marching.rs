//! What Garrison (§3.2.2) and March (§3.2.3) share: no piece moves twice, and British cubes find Militia.

use tricorne_kernel::msg;

use crate::ask::Lod;
use crate::commands::marched::Marched;
use crate::map::Space;
use crate::pieces::Piece;
use crate::state::State;

/// The units that this Command has moved: they do not move again.
#[derive(Clone, Copy, Default, Debug)]
pub struct Marchers(Marched);

impl Marchers {
    /// How many units of this kind in the space, both faces together, may still move.
    pub fn unmoved(&self, state: &State, piece: Piece, space: Space) -> u8 {
        self.0.unmoved(state, piece, space)
    }

    /// Moves units that may still move.
    pub fn relocate(&mut self, t: &mut Lod<'_>, piece: Piece, from: Space, to: Space, count: u8) {
        self.0.relocate(t.state, piece, from, to, count);
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
