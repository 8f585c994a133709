//! Messages in little room: numbers of one to ten bytes, and words by their number in a list.

use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};

use crate::{Arg, Audience, FactId, Key, Message, Note, Reason, Seat};

/// Some notes of a journal, or the reasons of an answer.
#[derive(Default, Debug)]
pub(crate) struct Packed(Box<[u8]>);

/// The names, keys and rules that were packed so far. All tables share them: they are texts of the program, so there are only so
/// many. A word is known by its address, which is much quicker than by its letters; what stands at several is there several times.
#[derive(Default)]
struct WordList {
    words: Vec<&'static str>,
    places: HashMap<(usize, usize), usize>,
}

static WORDS: LazyLock<RwLock<WordList>> = LazyLock::new(RwLock::default);

impl WordList {
    fn place_of(&mut self, word: &'static str) -> usize {
        *self.places.entry((word.as_ptr().addr(), word.len())).or_insert_with(|| {
            self.words.push(word);
            self.words.len() - 1
        })
    }
}

/// What an argument is, as it is packed.
const NUMBER: u64 = 0;
const KEY: u64 = 1;
const NAMED: u64 = 2;
const FACT: u64 = 3;

impl Packed {
    pub fn of_notes(notes: &[Note]) -> Packed {
        Packing::of(|packing| notes.iter().for_each(|note| packing.note(note)))
    }

    pub fn of_reasons(reasons: &[Reason]) -> Packed {
        Packing::of(|packing| reasons.iter().for_each(|reason| packing.reason(reason)))
    }

    /// The notes that were packed.
    pub fn notes(&self) -> impl Iterator<Item = Note> {
        self.read(|reading| reading.note())
    }

    /// The reasons that were packed.
    pub fn reasons(&self) -> impl Iterator<Item = Reason> {
        self.read(|reading| reading.reason())
    }

    fn read<T>(&self, one: impl Fn(&mut Reading<'_, '_>) -> T) -> impl Iterator<Item = T> {
        let mut bytes = self.0.iter();
        std::iter::from_fn(move || {
            (!bytes.as_slice().is_empty()).then(|| {
                // Held for one item alone: whoever reads them may pack others in between.
                let list = WORDS.read().unwrap_or_else(PoisonError::into_inner);
                one(&mut Reading { words: &list.words, bytes: &mut bytes })
            })
        })
    }
}

struct Packing<'a> {
    list: &'a mut WordList,
    bytes: Vec<u8>,
}

impl Packing<'_> {
    fn of(pack: impl FnOnce(&mut Packing<'_>)) -> Packed {
        let mut list = WORDS.write().unwrap_or_else(PoisonError::into_inner);
        let mut packing = Packing { list: &mut list, bytes: Vec::new() };
        pack(&mut packing);
        Packed(packing.bytes.into())
    }

    fn note(&mut self, note: &Note) {
        self.number(note.at as u64);
        self.number(match note.audience {
            Audience::All => 0,
            Audience::Only(seat) => 1 + seat.index() as u64,
        });
        self.word(note.rule);
        self.message(&note.message);
    }

    fn reason(&mut self, reason: &Reason) {
        self.word(reason.rule);
        self.message(&reason.message);
        self.number(reason.candidates.len() as u64);
        reason.candidates.iter().for_each(|message| self.message(message));
    }

    fn message(&mut self, message: &Message) {
        self.word(message.key.0);
        self.number(message.args().len() as u64);
        for (name, value) in message.args() {
            self.word(name);
            match *value {
                Arg::Number(number) => {
                    self.number(NUMBER);
                    // Small numbers below zero are short too.
                    self.number(((number << 1) ^ (number >> 63)) as u64);
                }
                Arg::Key(key) => {
                    self.number(KEY);
                    self.word(key.0);
                }
                Arg::Named(id, key) => {
                    self.number(NAMED);
                    self.word(id);
                    self.word(key.0);
                }
                Arg::Fact(FactId { list, index }) => {
                    self.number(FACT);
                    self.number(u64::from(list));
                    self.number(u64::from(index));
                }
            }
        }
    }

    fn word(&mut self, word: &'static str) {
        let place = self.list.place_of(word);
        self.number(place as u64);
    }

    /// Seven bits to a byte, the lowest first; the last byte is less than 128.
    fn number(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.bytes.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }
}

/// Reads what was packed.
struct Reading<'r, 'b> {
    words: &'r [&'static str],
    bytes: &'r mut std::slice::Iter<'b, u8>,
}

impl Reading<'_, '_> {
    fn note(&mut self) -> Note {
        let at = self.number() as usize;
        let audience = match self.number() {
            0 => Audience::All,
            seat if seat as usize == 1 + Seat::CHANCE.index() => Audience::Only(Seat::CHANCE),
            seat => Audience::Only(Seat::new(seat as u8 - 1)),
        };
        Note { at, rule: self.word(), message: self.message(), audience }
    }

    fn reason(&mut self) -> Reason {
        let (rule, message, candidates) = (self.word(), self.message(), self.number());
        Reason { rule, message, candidates: (0..candidates).map(|_| self.message()).collect() }
    }

    fn message(&mut self) -> Message {
        let (key, args) = (Key(self.word()), self.number());
        (0..args).fold(Message::new(key), |message, _| {
            let name = self.word();
            message.with(name, self.arg())
        })
    }

    fn arg(&mut self) -> Arg {
        match self.number() {
            NUMBER => {
                let number = self.number();
                Arg::Number((number >> 1) as i64 ^ -((number & 1) as i64))
            }
            KEY => Arg::Key(Key(self.word())),
            NAMED => Arg::Named(self.word(), Key(self.word())),
            _ => Arg::Fact(FactId { list: self.number() as u8, index: self.number() as u16 }),
        }
    }

    fn word(&mut self) -> &'static str {
        self.words[self.number() as usize]
    }

    fn number(&mut self) -> u64 {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = *self.bytes.next().expect("what was packed is whole");
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return number;
            }
            shift += 7;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{key, msg};

    #[test]
    fn reasons_come_out_as_they_went_in() {
        let named = Arg::Named("boston", key!("tricorne-pass"));
        let reason = |number: i64, candidates| Reason {
            rule: "8.5.1",
            message: msg!("tricorne-pass", count = number, where_ = named),
            candidates,
        };
        let fact = msg!("tricorne-pass", what = Arg::Fact(FactId { list: 3, index: 700 }));
        let reasons =
            [reason(-3, Vec::new()), reason(i64::MAX, vec![fact, Message::new(key!("tricorne-pass"))])];
        assert!(Packed::of_reasons(&reasons).reasons().eq(reasons.clone()));
        assert_eq!(Packed::of_reasons(&[]).reasons().next(), None);
    }
}
