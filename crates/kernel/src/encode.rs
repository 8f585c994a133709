//! Numbers for programs that learn: a view as a row of fixed length, and every choice by a number that stays.

use std::fmt::Display;

use crate::Game;

/// A game whose views and choices can be told in numbers.
pub trait Encode: Game {
    /// Raised whenever a number of the row, or the number of a choice, comes to mean something else.
    const ENCODING_VERSION: u32;

    /// Every choice that a question may offer, those of Chance too, always in the same order.
    fn every_choice(facts: &Self::Facts) -> Vec<Self::Choice>;

    /// Writes what a view shows: always the same numbers in the same order, whatever the set-up. It has nothing but the view,
    /// so it cannot hold what the viewer may not know.
    fn encode(view: &Self::View<'_>, row: &mut Row<'_>);
}

/// A row of numbers that is being written, each under a name.
///
/// ```
/// use tricorne_kernel::Row;
///
/// let write = |row: &mut Row<'_>| {
///     row.put("year", 1776_u16);
///     row.within("boston", |row| row.put("militia", 2_u8));
/// };
/// assert_eq!(Row::names(write), ["year", "boston/militia"]);
/// let mut numbers = [0.0; 2];
/// assert_eq!(Row::write(&mut numbers, write), 2);
/// assert_eq!(numbers, [1776.0, 2.0]);
/// ```
#[derive(Debug)]
pub struct Row<'a> {
    numbers: &'a mut [f32],
    at: usize,
    names: Option<Names>,
}

#[derive(Default, Debug)]
struct Names {
    path: String,
    all: Vec<String>,
}

impl Row<'_> {
    /// Writes numbers, and gives how many there were; those that do not fit are only counted.
    pub fn write(numbers: &mut [f32], put: impl FnOnce(&mut Row<'_>)) -> usize {
        // Most numbers are 0: they are written once for all, and only the others one by one.
        numbers.fill(0.0);
        let mut row = Row { numbers, at: 0, names: None };
        put(&mut row);
        row.at
    }

    /// The names of the numbers that would be written.
    pub fn names(put: impl FnOnce(&mut Row<'_>)) -> Vec<String> {
        let mut row = Row { numbers: &mut [], at: 0, names: Some(Names::default()) };
        put(&mut row);
        row.names.map(|names| names.all).unwrap_or_default()
    }

    /// Writes a number.
    #[inline]
    pub fn put(&mut self, name: &str, number: impl Into<f32>) {
        if let Some(number_here) = self.numbers.get_mut(self.at) {
            *number_here = number.into();
        }
        self.at += 1;
        if let Some(names) = &mut self.names {
            names.all.push(format!("{}{name}", names.path));
        }
    }

    /// Writes several numbers.
    #[inline]
    pub fn put_all<const N: usize>(&mut self, names: [&str; N], numbers: [f32; N]) {
        self.block(N, |at| names[at], |block| block.copy_from_slice(&numbers));
    }

    /// Writes so many numbers at once: they are 0 but for what `fill` sets. Names are asked for only where they are wanted, so a
    /// large block costs little.
    #[inline]
    pub fn block<N: Display>(
        &mut self,
        len: usize,
        name: impl Fn(usize) -> N,
        fill: impl FnOnce(&mut [f32]),
    ) {
        if let Some(block) = self.numbers.get_mut(self.at..self.at + len) {
            fill(block);
        }
        self.at += len;
        if let Some(names) = &mut self.names {
            names.all.extend((0..len).map(|at| format!("{}{}", names.path, name(at))));
        }
    }

    /// Writes a number for each of several: 1 for the one at this index, 0 for the others.
    #[inline]
    pub fn one_of<N: Display>(&mut self, len: usize, name: impl Fn(usize) -> N, index: Option<usize>) {
        self.block(len, name, |block| {
            if let Some(one) = index.and_then(|index| block.get_mut(index)) {
                *one = 1.0;
            }
        });
    }

    /// Writes a number for each of several: 1 for those at these indices, 0 for the others.
    #[inline]
    pub fn those<N: Display>(
        &mut self,
        len: usize,
        name: impl Fn(usize) -> N,
        indices: impl Iterator<Item = usize>,
    ) {
        self.block(len, name, |block| {
            for index in indices {
                block[index] = 1.0;
            }
        });
    }

    /// Writes the same numbers for each of several things, under the thing's name. Those of a thing of which `blank` says so
    /// are all 0, and are passed over.
    ///
    /// ```
    /// use tricorne_kernel::Row;
    ///
    /// let militia = [1_u8, 0, 3];
    /// let write = |row: &mut Row<'_>| {
    ///     let name = |at: usize| ["boston", "norfolk", "savannah"][at];
    ///     row.each(0..3, name, |at| militia[at] == 0, |row, at| row.put("militia", militia[at]));
    /// };
    /// assert_eq!(Row::names(write), ["boston/militia", "norfolk/militia", "savannah/militia"]);
    /// let mut numbers = [7.0; 3];
    /// assert_eq!(Row::write(&mut numbers, write), 3);
    /// assert_eq!(numbers, [1.0, 0.0, 3.0]);
    /// ```
    #[inline]
    pub fn each<T: Copy, N: Display>(
        &mut self,
        things: impl IntoIterator<Item = T>,
        name: impl Fn(T) -> N,
        blank: impl Fn(T) -> bool,
        put: impl Fn(&mut Self, T),
    ) {
        let mut width = None;
        for thing in things {
            let begin = self.at;
            match width {
                Some(width) if self.names.is_none() && blank(thing) => self.at += width,
                _ if self.names.is_none() => put(self, thing),
                _ => self.within(&name(thing).to_string(), |row| put(row, thing)),
            }
            width = Some(self.at - begin);
        }
    }

    /// Writes counts.
    #[inline]
    pub fn counts<N: Display>(&mut self, counts: &[u8], name: impl Fn(usize) -> N) {
        self.block(counts.len(), name, |block| {
            // Most counts are 0, which stands there already: eight of them are passed over at once.
            let (eights, rest) = counts.as_chunks::<8>();
            let (numbers, others) = block.as_chunks_mut::<8>();
            for (numbers, counts) in numbers.iter_mut().zip(eights) {
                if u64::from_ne_bytes(*counts) != 0 {
                    *numbers = counts.map(f32::from);
                }
            }
            for (number, count) in others.iter_mut().zip(rest) {
                *number = f32::from(*count);
            }
        });
    }

    /// Writes numbers whose names begin with this one.
    #[inline]
    pub fn within(&mut self, name: &str, put: impl FnOnce(&mut Self)) {
        let outside = self.names.as_mut().map(|names| {
            let outside = names.path.len();
            names.path.push_str(name);
            names.path.push('/');
            outside
        });
        put(self);
        if let (Some(names), Some(outside)) = (&mut self.names, outside) {
            names.path.truncate(outside);
        }
    }
}
