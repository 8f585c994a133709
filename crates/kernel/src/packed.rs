//! Messages in little room: numbers of one to ten bytes, and what many messages have in common by its number in a list.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::sync::{LazyLock, PoisonError, RwLock};

use arrayvec::ArrayVec;

use crate::message::MAX_ARGS;
use crate::{Arg, Audience, FactId, Key, Message, Note, Reason, Seat};

/// Some notes of a journal, or the reasons of an answer.
#[derive(Default, Debug)]
pub(crate) struct Packed(Box<[u8]>);

/// What was packed so far of which there is only so much, since all of it are texts of the program. All tables share it.
#[derive(Default)]
struct Common {
    shapes: List<Shape>,
    keys: List<Word>,
    names: List<(Word, Word)>,
}

static COMMON: LazyLock<RwLock<Common>> = LazyLock::new(RwLock::default);

/// Things, each with its number.
struct List<T> {
    things: Vec<T>,
    places: HashMap<T, u64>,
}

impl<T> Default for List<T> {
    fn default() -> Self {
        List { things: Vec::new(), places: HashMap::new() }
    }
}

impl<T: Clone + Eq + Hash> List<T> {
    fn place_of(&mut self, thing: T) -> u64 {
        if let Some(place) = self.places.get(&thing) {
            return *place;
        }
        let place = self.things.len() as u64;
        self.things.push(thing.clone());
        self.places.insert(thing, place);
        place
    }
}

/// A text of the program. It is known by its address, which is much quicker than by its letters; what stands at several is there
/// several times.
#[derive(Clone, Copy)]
struct Word(&'static str);

impl PartialEq for Word {
    fn eq(&self, other: &Word) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Word {}

impl Hash for Word {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.0.as_ptr().addr(), self.0.len()).hash(state);
    }
}

/// All of a message but what its arguments are: most messages of a game have one of a few hundred shapes.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Shape {
    rule: Word,
    key: Word,
    args: ArrayVec<(Word, Kind), MAX_ARGS>,
}

/// What an argument is.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    Number,
    Key,
    Named,
    Fact,
}

impl Shape {
    fn of(rule: &'static str, message: &Message) -> Shape {
        let kind = |value: &Arg| match value {
            Arg::Number(_) => Kind::Number,
            Arg::Key(_) => Kind::Key,
            Arg::Named(..) => Kind::Named,
            Arg::Fact(_) => Kind::Fact,
        };
        let args = message.args().iter().map(|(name, value)| (Word(name), kind(value)));
        Shape { rule: Word(rule), key: Word(message.key.0), args: args.collect() }
    }
}

/// Candidates of a reason have no rule of their own.
const NO_RULE: &str = "";

impl Packed {
    pub fn of_notes(notes: &[Note]) -> Packed {
        Packing::of(|packing| notes.iter().for_each(|note| packing.note(note)))
    }

    pub fn of_reasons(reasons: &[Reason]) -> Packed {
        if reasons.is_empty() {
            return Packed::default();
        }
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
        let (mut bytes, mut before) = (self.0.iter(), Before::default());
        std::iter::from_fn(move || {
            (!bytes.as_slice().is_empty()).then(|| {
                // Held for one item alone: whoever reads them may pack others in between.
                let common = COMMON.read().unwrap_or_else(PoisonError::into_inner);
                one(&mut Reading { common: &common, bytes: &mut bytes, before: &mut before })
            })
        })
    }
}

/// What the message before had: most have something of it too.
#[derive(Clone, Copy, Default)]
struct Before {
    shape: Option<u64>,
    at: i64,
}

struct Packing<'a> {
    common: &'a mut Common,
    bytes: Vec<u8>,
    before: Before,
}

impl Packing<'_> {
    fn of(pack: impl FnOnce(&mut Packing<'_>)) -> Packed {
        let mut common = COMMON.write().unwrap_or_else(PoisonError::into_inner);
        let mut packing = Packing { common: &mut common, bytes: Vec::new(), before: Before::default() };
        pack(&mut packing);
        Packed(packing.bytes.into())
    }

    fn note(&mut self, note: &Note) {
        let at = note.at as i64;
        let since = at - std::mem::replace(&mut self.before.at, at);
        // The lowest bit says whether it is for one seat alone.
        let only = match note.audience {
            Audience::All => None,
            Audience::Only(seat) => Some(seat.index() as u64),
        };
        self.number(folded(since) << 1 | u64::from(only.is_some()));
        if let Some(seat) = only {
            self.number(seat);
        }
        self.message(note.rule, &note.message);
    }

    fn reason(&mut self, reason: &Reason) {
        self.message(reason.rule, &reason.message);
        self.number(reason.candidates.len() as u64);
        reason.candidates.iter().for_each(|message| self.message(NO_RULE, message));
    }

    fn message(&mut self, rule: &'static str, message: &Message) {
        let shape = self.common.shapes.place_of(Shape::of(rule, message));
        let same = self.before.shape.replace(shape) == Some(shape);
        self.number(if same { 0 } else { shape + 1 });
        for (_, value) in message.args() {
            match *value {
                Arg::Number(number) => self.number(folded(number)),
                Arg::Key(key) => {
                    let place = self.common.keys.place_of(Word(key.0));
                    self.number(place);
                }
                Arg::Named(id, key) => {
                    let place = self.common.names.place_of((Word(id), Word(key.0)));
                    self.number(place);
                }
                Arg::Fact(FactId { list, index }) => {
                    self.bytes.push(list);
                    self.number(u64::from(index));
                }
            }
        }
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

/// A number of which small ones are short, those below zero too.
fn folded(number: i64) -> u64 {
    ((number << 1) ^ (number >> 63)) as u64
}

fn unfolded(number: u64) -> i64 {
    (number >> 1) as i64 ^ -((number & 1) as i64)
}

/// Reads what was packed.
struct Reading<'r, 'b> {
    common: &'r Common,
    bytes: &'r mut std::slice::Iter<'b, u8>,
    before: &'r mut Before,
}

impl Reading<'_, '_> {
    fn note(&mut self) -> Note {
        let first = self.number();
        self.before.at += unfolded(first >> 1);
        let audience = match first & 1 {
            0 => Audience::All,
            _ => match self.number() as usize {
                seat if seat == Seat::CHANCE.index() => Audience::Only(Seat::CHANCE),
                seat => Audience::Only(Seat::new(seat as u8)),
            },
        };
        let at = self.before.at as usize;
        let (rule, message) = self.message();
        Note { at, rule, message, audience }
    }

    fn reason(&mut self) -> Reason {
        let ((rule, message), candidates) = (self.message(), self.number());
        Reason { rule, message, candidates: (0..candidates).map(|_| self.message().1).collect() }
    }

    fn message(&mut self) -> (&'static str, Message) {
        let place = match self.number() {
            0 => self.before.shape.expect("the first message has its shape"),
            number => number - 1,
        };
        self.before.shape = Some(place);
        let common = self.common;
        let shape = &common.shapes.things[place as usize];
        let message = shape.args.iter().fold(Message::new(Key(shape.key.0)), |message, (name, kind)| {
            message.with(name.0, self.arg(*kind))
        });
        (shape.rule.0, message)
    }

    fn arg(&mut self, kind: Kind) -> Arg {
        match kind {
            Kind::Number => Arg::Number(unfolded(self.number())),
            Kind::Key => Arg::Key(Key(self.common.keys.things[self.number() as usize].0)),
            Kind::Named => {
                let (id, key) = self.common.names.things[self.number() as usize];
                Arg::Named(id.0, Key(key.0))
            }
            Kind::Fact => Arg::Fact(FactId { list: self.byte(), index: self.number() as u16 }),
        }
    }

    fn byte(&mut self) -> u8 {
        *self.bytes.next().expect("what was packed is whole")
    }

    fn number(&mut self) -> u64 {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = self.byte();
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

    #[test]
    fn what_messages_have_in_common_is_packed_once() {
        let named = Arg::Named("boston", key!("tricorne-pass"));
        let message = |count: i64| msg!("tricorne-pass", count = count, where_ = named);
        let notes: Vec<Note> = (0..16)
            .map(|n| Note { at: 700 + n, rule: "8.5.1", message: message(n as i64), audience: Audience::All })
            .collect();
        let packed = Packed::of_notes(&notes);
        assert!(packed.notes().eq(notes));
        // When it was, its shape, its number, and the name: those of this test have small numbers, others one byte more.
        assert!(packed.0.len() <= 16 * 6, "{} bytes", packed.0.len());
    }
}
