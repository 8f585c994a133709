//! What happened, noted while the rules run.

use std::sync::Arc;

use crate::packed::Packed;
use crate::{Audience, Message};

/// How many notes are packed together. A note that is not packed takes as much room as twenty that are.
const PIECE: usize = 16;

/// One sentence of the journal, with its rule.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Note {
    /// How many answers of the game had been given when it happened.
    pub at: usize,
    /// The rulebook's section.
    pub rule: &'static str,
    /// The sentence.
    pub message: Message,
    /// Who may read it.
    pub audience: Audience,
}

/// The notes of a game. They are cheap to make and large, since the rules make some at every run of a step; so those of steps
/// that have ended are packed, and copies of a journal share them.
#[derive(Clone, Default, Debug)]
pub(crate) struct Journal {
    packed: Vec<Arc<Packed>>,
    loose: Vec<Note>,
}

impl Journal {
    #[inline]
    pub fn len(&self) -> usize {
        self.packed.len() * PIECE + self.loose.len()
    }

    #[inline]
    pub fn push(&mut self, note: Note) {
        self.loose.push(note);
    }

    /// Goes back to the first `len` notes, all of steps that have ended.
    #[inline]
    pub fn begin_step(&mut self, len: usize) {
        if self.len() > len {
            self.truncate(len);
        }
        if self.loose.len() >= PIECE {
            self.pack();
        }
    }

    /// Gives back what room is left: no more is noted for now.
    pub fn rest(&mut self) {
        self.loose.shrink_to_fit();
    }

    fn truncate(&mut self, len: usize) {
        let whole = len / PIECE;
        if whole < self.packed.len() {
            self.loose = self.packed[whole].notes().collect();
            self.packed.truncate(whole);
        }
        self.loose.truncate(len - self.packed.len() * PIECE);
    }

    #[cold]
    fn pack(&mut self) {
        let whole = self.loose.len() / PIECE * PIECE;
        self.packed
            .extend(self.loose[..whole].chunks_exact(PIECE).map(|piece| Arc::new(Packed::of_notes(piece))));
        // What a long step took is given back.
        self.loose = self.loose[whole..].to_vec();
    }

    /// The notes from this number on.
    pub fn iter_from(&self, index: usize) -> impl Iterator<Item = Note> {
        let first = (index / PIECE).min(self.packed.len());
        let packed = self.packed[first..].iter().flat_map(|piece| piece.notes());
        packed.chain(self.loose.iter().copied()).skip(index - first * PIECE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Arg, FactId, Key, Seat, key};

    /// Notes of every shape.
    fn note(number: usize) -> Note {
        let named = Arg::Named("boston", key!("tricorne-pass"));
        let fact = Arg::Fact(FactId { list: (number % 256) as u8, index: (number * 977 % 65_536) as u16 });
        let message = Message::new(Key(["one", "two", "three"][number % 3]));
        let message = match number % 5 {
            0 => message,
            1 => message.with("count", number).with("less", -(number as i64)),
            2 => message.with("least", Arg::Number(i64::MIN)).with("most", Arg::Number(i64::MAX)),
            3 => message.with("space", named).with("piece", fact).with("key", key!("tricorne-pass")),
            _ => ["a", "b", "c", "d", "e", "f"].into_iter().fold(message, |it, name| it.with(name, named)),
        };
        let audience = match number % 4 {
            0 => Audience::Only(Seat::new((number % 8) as u8)),
            1 => Audience::Only(Seat::CHANCE),
            _ => Audience::All,
        };
        Note { at: number * 3, rule: ["1.2", "3.4.5", ""][number % 3], message, audience }
    }

    #[test]
    fn it_is_a_list_whose_end_is_made_again() {
        let (mut journal, mut list) = (Journal::default(), Vec::new());
        for round in 0..400 {
            // A step that goes back over some of its notes and makes more; now and then an undo over many.
            let back = if round % 50 == 49 { 150 } else { round % 7 };
            let keep = list.len().saturating_sub(back);
            journal.begin_step(keep);
            list.truncate(keep);
            for number in 0..round % 23 {
                journal.push(note(round * 23 + number));
                list.push(note(round * 23 + number));
            }
            assert_eq!(journal.len(), list.len());
            for from in [0, list.len() / 2, list.len().saturating_sub(1), list.len(), list.len() + 9] {
                assert!(journal.iter_from(from).eq(list.iter().skip(from).copied()), "{round} from {from}");
            }
        }
        assert!(journal.packed.len() > 10, "there was something to pack");
    }

    #[test]
    fn copies_share_what_is_packed() {
        let mut journal = Journal::default();
        (0..PIECE * 3 + 5).for_each(|number| journal.push(note(number)));
        journal.begin_step(PIECE * 3 + 5);
        let mut copy = journal.clone();
        copy.begin_step(PIECE + 1);
        copy.push(note(7));
        assert_eq!((copy.len(), journal.len()), (PIECE + 2, PIECE * 3 + 5));
        assert!(Arc::ptr_eq(&journal.packed[0], &copy.packed[0]));
        assert!(journal.iter_from(0).eq((0..PIECE * 3 + 5).map(note)), "the other copy is as it was");
    }
}
