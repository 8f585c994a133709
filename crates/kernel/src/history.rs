//! A list that grows at its end and is cheap to copy: full pieces are shared, only the last one is copied.

use std::sync::Arc;

/// How many items a shared piece holds.
const PIECE: usize = 32;

/// A list whose copies share all but its last few items.
#[derive(Clone, Debug)]
pub(crate) struct History<T> {
    shared: Vec<Arc<Vec<T>>>,
    last: Vec<T>,
}

impl<T> Default for History<T> {
    fn default() -> Self {
        History { shared: Vec::new(), last: Vec::new() }
    }
}

impl<T: Clone> History<T> {
    #[inline]
    pub fn len(&self) -> usize {
        self.shared.len() * PIECE + self.last.len()
    }

    #[inline]
    pub fn get(&self, index: usize) -> Option<&T> {
        match self.shared.get(index / PIECE) {
            Some(piece) => Some(&piece[index % PIECE]),
            None => self.last.get(index - self.shared.len() * PIECE),
        }
    }

    #[inline(always)]
    pub fn push(&mut self, item: T) {
        if self.last.len() == PIECE {
            self.share();
        }
        self.last.push(item);
    }

    /// Begins another piece. The full one is moved, not copied.
    #[cold]
    fn share(&mut self) {
        let full = std::mem::replace(&mut self.last, Vec::with_capacity(PIECE));
        self.shared.push(Arc::new(full));
    }

    /// Drops everything from this index on.
    pub fn truncate(&mut self, len: usize) {
        let whole = len / PIECE;
        if whole < self.shared.len() {
            self.last = self.shared[whole].to_vec();
            self.shared.truncate(whole);
        }
        self.last.truncate(len - self.shared.len() * PIECE);
    }

    /// Takes one item out; those behind it move up.
    pub fn remove(&mut self, index: usize) -> T {
        let mut rest: Vec<T> = self.iter_from(index).cloned().collect();
        self.truncate(index);
        let removed = rest.remove(0);
        for item in rest {
            self.push(item);
        }
        removed
    }

    /// The items from this index on.
    pub fn iter_from(&self, index: usize) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        (index.min(self.len())..self.len()).map(|at| self.get(at).expect("the index is within the list"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_share_what_is_full_and_go_their_own_ways() {
        let mut history = History::default();
        (0..PIECE * 3 + 5).for_each(|number| history.push(number));
        let mut copy = history.clone();
        assert_eq!(history.shared.len(), 3);
        assert!(history.shared.iter().zip(&copy.shared).all(|(one, other)| Arc::ptr_eq(one, other)));
        copy.truncate(PIECE + 1);
        copy.push(7);
        assert_eq!((copy.len(), copy.get(PIECE + 1)), (PIECE + 2, Some(&7)));
        assert!(history.iter_from(0).copied().eq(0..PIECE * 3 + 5), "the other copy is as it was");
        assert!(Arc::ptr_eq(&history.shared[0], &copy.shared[0]));
    }

    #[test]
    fn it_is_a_list() {
        let mut history = History::default();
        let mut list = Vec::new();
        for number in 0..100 {
            history.push(number);
            list.push(number);
        }
        for cut in [90, 64, 63, 33, 32, 31] {
            assert_eq!(history.remove(cut / 2), list.remove(cut / 2));
            history.truncate(cut);
            list.truncate(cut);
            let copy = history.clone();
            history.push(cut);
            list.push(cut);
            assert_eq!(history.len(), list.len());
            assert!(history.iter_from(0).eq(&list));
            assert!(history.iter_from(7).eq(&list[7..]));
            assert!(copy.iter_from(0).eq(&list[..cut.min(copy.len())]));
        }
        assert_eq!(history.get(200), None);
        assert_eq!(history.iter_from(200).len(), 0);
    }
}
