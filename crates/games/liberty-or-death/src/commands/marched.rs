//! §3.3.2, §3.5.4 Which units have moved in this March.

use crate::map::{BySpace, Space};
use crate::pieces::Piece;
use crate::state::{Pieces, State};

/// The units that have moved in this March, by the space they came to: none moves twice. Militia are counted whatever
/// their face, since an Activity may turn them in the middle of the March.
#[derive(Clone, Copy, Default, Debug)]
pub struct Marched(BySpace<Pieces>);

impl Marched {
    /// How many units of this kind in the space, both faces together, have not moved yet.
    pub fn unmoved(&self, state: &State, kind: Piece, space: Space) -> u8 {
        let home = kind.at_home();
        let both = state.count_if(space, |piece| piece.at_home() == home);
        both.saturating_sub(self.0[space][home as usize])
    }

    /// Moves units and remembers that they moved.
    pub fn relocate(&mut self, state: &mut State, piece: Piece, from: Space, to: Space, count: u8) {
        state.relocate(piece, from, to, count);
        self.0[to][piece.at_home() as usize] += count;
    }
}
