//! Who sits at the table, who looks on, and who may know what.

use serde::Serialize;

/// The most seats a game may have, Chance not counted.
pub const MAX_SEATS: usize = 8;

/// A place at the table, by its index in [`Game::seats`](crate::Game::seats). Chance has a seat of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat that answers for dice and draws.
    pub const CHANCE: Seat = Seat(u8::MAX);
    /// The name of [`Seat::CHANCE`] in records and in the protocol.
    pub const CHANCE_NAME: &'static str = "chance";

    /// The seat at this index.
    pub const fn new(index: u8) -> Seat {
        assert!((index as usize) < MAX_SEATS);
        Seat(index)
    }

    /// The index of this seat. Chance has none to use.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether this is the seat of Chance.
    pub const fn is_chance(self) -> bool {
        self.0 == u8::MAX
    }
}

/// Who may know an answer or an entry of the journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody, spectators too.
    All,
    /// This seat alone, until the game is over.
    Only(Seat),
}

/// Whose eyes an observation is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Somebody without a seat: sees what is public.
    Observer,
    /// The player of this seat.
    Seat(Seat),
    /// Sees all: for finished games and for tests, never for a player.
    Referee,
}

impl Viewer {
    /// Whether this viewer may know what is meant for this audience.
    pub fn may_know(self, audience: Audience) -> bool {
        match (self, audience) {
            (Viewer::Referee, _) | (_, Audience::All) => true,
            (Viewer::Seat(me), Audience::Only(seat)) => me == seat,
            (Viewer::Observer, Audience::Only(_)) => false,
        }
    }
}

/// A seat as a game describes it.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct SeatInfo {
    /// Its name in records and in the protocol, such as `british`.
    pub id: &'static str,
    /// Its name for people.
    pub name: crate::Key,
}
