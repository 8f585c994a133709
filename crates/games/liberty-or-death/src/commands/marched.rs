//! §3.3.2, §3.5.4 Which units have moved in this March; in the living edition in a Rally or Gather too (L177).

use crate::map::{BySpace, Space};
use crate::pieces::Piece;
use crate::state::{Pieces, State};

/// The units that have moved, by the space they came to and by the face they have there: none moves twice.
#[derive(Clone, Copy, Default, Debug)]
pub struct Marched(BySpace<Pieces>);

/// How many units of a kind have not moved yet, by face. Cubes are all Active.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Unmoved {
    /// The Underground ones.
    pub underground: u8,
    /// The Active ones.
    pub active: u8,
}

impl Unmoved {
    /// Both together.
    pub fn count(self) -> u8 {
        self.underground + self.active
    }
}

impl Marched {
    /// How many units of this kind in the space, both faces together, have not moved yet.
    pub fn unmoved(&self, state: &State, kind: Piece, space: Space) -> u8 {
        self.unmoved_faces(state, kind, space).count()
    }

    /// The same by face. An Activity in the middle of the March may have turned some: its owner chose those that had not
    /// moved, as far as there were any.
    pub fn unmoved_faces(&self, state: &State, kind: Piece, space: Space) -> Unmoved {
        let (home, active) = (kind.at_home(), kind.active());
        let arrived = |piece: Piece| self.0[space][piece as usize];
        if home == active {
            return Unmoved {
                underground: 0,
                active: state.count(home, space).saturating_sub(arrived(home)),
            };
        }
        let turned = arrived(home).saturating_sub(state.count(home, space));
        Unmoved {
            underground: state.count(home, space).saturating_sub(arrived(home)),
            active: state.count(active, space).saturating_sub(arrived(active) + turned),
        }
    }

    /// Moves units and remembers that they moved.
    pub fn relocate(&mut self, state: &mut State, piece: Piece, from: Space, to: Space, count: u8) {
        state.relocate(piece, from, to, count);
        self.arrive(piece, to, count);
    }

    /// Remembers units that were moved already.
    pub fn arrive(&mut self, piece: Piece, to: Space, count: u8) {
        self.0[to][piece as usize] += count;
    }

    /// Units that came to the space show themselves there (§3.3.2).
    pub fn activate(&mut self, state: &mut State, underground: Piece, space: Space, count: u8) -> u8 {
        let count = state.activate(underground, space, count);
        let arrived = &mut self.0[space];
        arrived[underground as usize] = arrived[underground as usize].saturating_sub(count);
        arrived[underground.active() as usize] += count;
        count
    }

    /// All units of the kind in the space hide (§3.3.1, §3.4.1), those that came too.
    pub fn go_underground(&mut self, state: &mut State, underground: Piece, space: Space) {
        state.go_underground(underground, space);
        let arrived = &mut self.0[space];
        arrived[underground as usize] += arrived[underground.active() as usize];
        arrived[underground.active() as usize] = 0;
    }
}
