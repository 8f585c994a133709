//! What a secret dialogue tells whom while it goes on: each seat follows its own answers, and nobody learns how many
//! others have given, neither by a message nor by a version.

use tricorne_kernel::{Seat, Viewer};
use tricorne_library::AnyTable;

/// A secret dialogue that goes on.
#[derive(Clone, PartialEq, Debug)]
pub struct Dialogue {
    /// How many answers were given before it.
    pub from: usize,
    /// The version in which it began.
    pub since: i64,
    /// By seat, and at last for whoever looks on.
    parts: Vec<Part>,
}

/// A viewer's part of a dialogue.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Part {
    answers: usize,
    /// How often it has changed.
    changes: i64,
}

/// Who learns of a change.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Told {
    /// Everybody.
    All,
    /// The seats with these bits: they have answered in secret.
    Seats(u8),
}

impl Told {
    /// Whether a seat learns of it.
    pub fn includes(self, seat: Seat) -> bool {
        match self {
            Told::All => true,
            Told::Seats(bits) => bits & (1 << seat.index()) != 0,
        }
    }
}

/// The dialogue that goes on after a change, and who learns of the change. The table had `had` answers and has got
/// `version` by it; `seats_changed` is whether other seats are asked than before.
pub fn follow(
    before: Option<Dialogue>,
    table: &dyn AnyTable,
    had: usize,
    version: i64,
    seats_changed: bool,
) -> (Option<Dialogue>, Told) {
    let from = table.open_from();
    if from == table.answers() {
        return (None, Told::All);
    }
    let viewers = (0..table.seats().len()).map(|seat| Viewer::Seat(Seat::new(seat as u8)));
    let known: Vec<usize> =
        viewers.chain([Viewer::Observer]).map(|viewer| table.answers_for(viewer)).collect();
    let begun = |since, answers: &dyn Fn(usize) -> usize| Dialogue {
        from,
        since,
        parts: known.iter().map(|&known| Part { answers: answers(known), changes: 0 }).collect(),
    };
    let mut dialogue = match before.filter(|before| before.from == from) {
        Some(before) => before,
        None if had == from => begun(version - 1, &|_| from),
        None => return (Some(begun(version, &|known| known)), Told::All),
    };
    let changed: Vec<bool> =
        dialogue.parts.iter().zip(&known).map(|(part, &now)| part.answers != now).collect();
    let all = seats_changed || !changed.contains(&true);
    let mut seats = 0;
    for (index, ((part, &now), changed)) in dialogue.parts.iter_mut().zip(&known).zip(changed).enumerate() {
        if changed || all {
            *part = Part { answers: now, changes: part.changes + 1 };
            seats |= 1_u8.checked_shl(index as u32).unwrap_or(0);
        }
    }
    (Some(dialogue), if all { Told::All } else { Told::Seats(seats) })
}

impl Dialogue {
    /// The version that a viewer may know of.
    pub fn version_for(&self, viewer: Viewer) -> i64 {
        let part = match viewer {
            Viewer::Seat(seat) => self.parts.get(seat.index()),
            Viewer::Observer | Viewer::Referee => self.parts.last(),
        };
        self.since + part.map_or(0, |part| part.changes)
    }
}
