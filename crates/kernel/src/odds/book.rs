//! What was found, by numbers: points of a contest carry a number instead of a list.

use std::collections::HashMap;

use super::{Finding, Found};
use crate::Message;

/// Things, by their place in the book, and how each came out. In the order of the things, so that the same is found however it
/// was come by.
type Entry = Vec<(u16, Found)>;

/// All that has been found in a computation.
pub(super) struct Book {
    things: Vec<Message>,
    entries: Vec<Entry>,
    numbers: HashMap<Entry, u32>,
}

impl Book {
    /// The entry of nothing found.
    pub const NOTHING: u32 = 0;

    pub fn new() -> Book {
        let nothing = Entry::new();
        Book { things: Vec::new(), entries: vec![nothing.clone()], numbers: HashMap::from([(nothing, 0)]) }
    }

    /// The entry in which this is found besides: numbers add up, and of names the last one counts.
    pub fn with(&mut self, entry: u32, finding: &Finding) -> u32 {
        let known = self.things.iter().position(|thing| *thing == finding.what);
        let thing = known.unwrap_or_else(|| {
            self.things.push(finding.what);
            self.things.len() - 1
        }) as u16;
        let mut found = self.entries[entry as usize].clone();
        match found.binary_search_by_key(&thing, |it| it.0) {
            Ok(at) => {
                found[at].1 = match (found[at].1, finding.value) {
                    (Found::Number(some), Found::Number(more)) => Found::Number(some + more),
                    (_, last) => last,
                }
            }
            Err(at) => found.insert(at, (thing, finding.value)),
        }
        if let Some(&number) = self.numbers.get(&found) {
            return number;
        }
        let number = self.entries.len() as u32;
        self.entries.push(found.clone());
        self.numbers.insert(found, number);
        number
    }

    /// What an entry says, in an order that depends on nothing else.
    pub fn findings(&self, entry: u32) -> Vec<Finding> {
        let entry = self.entries[entry as usize].iter();
        let mut found: Vec<Finding> =
            entry.map(|&(thing, value)| Finding { what: self.things[usize::from(thing)], value }).collect();
        found.sort_by(|one, other| (one.what.key, one.what.args()).cmp(&(other.what.key, other.what.args())));
        found
    }
}
