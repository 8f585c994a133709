//! §8.2 The Random Spaces table: which of several equal spaces a non-player takes.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::map::Space;

/// How many spaces the table holds: all but the West Indies.
pub const RANDOM_SPACES: usize = 22;

/// §8.2 The box for these dice: one space, or two of which the first is tried first.
pub fn space_at(d3: u8, d6: u8) -> &'static [Space] {
    let slot = &TABLE.slots[d3 as usize - 1][d6 as usize - 1];
    &TABLE.order[slot.first..slot.first + slot.len]
}

/// §8.2 Every space in the order of the arrows, column by column; the last leads on to the first.
pub fn scan_order() -> &'static [Space; RANDOM_SPACES] {
    &TABLE.order
}

/// §8.2 The first candidate from the box of these dice on along the arrows.
pub fn first_from(d3: u8, d6: u8, is_candidate: impl Fn(Space) -> bool) -> Option<Space> {
    let first = TABLE.slots[d3 as usize - 1][d6 as usize - 1].first;
    TABLE.order.iter().cycle().skip(first).take(RANDOM_SPACES).copied().find(|&space| is_candidate(space))
}

/// Where a box stands in the order of the arrows.
#[derive(Clone, Copy)]
struct Slot {
    first: usize,
    len: usize,
}

struct Table {
    slots: [[Slot; 6]; 3],
    order: [Space; RANDOM_SPACES],
}

/// `data/random-spaces.json`.
#[derive(Deserialize)]
struct Facts {
    columns: [[Vec<Space>; 6]; 3],
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let facts: Facts = serde_json::from_str(include_str!("../data/random-spaces.json"))
        .expect("data/random-spaces.json has three columns of six boxes");
    let mut order = Vec::new();
    let slots = facts.columns.map(|column| {
        column.map(|spaces| {
            let (first, len) = (order.len(), spaces.len());
            order.extend(spaces);
            Slot { first, len }
        })
    });
    let order = order.try_into().expect("data/random-spaces.json holds 22 spaces");
    Table { slots, order }
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::{Regions, SpaceSet};

    #[test]
    fn every_space_of_the_map_stands_in_the_table_once() {
        assert_eq!(scan_order().iter().copied().collect::<SpaceSet>(), SpaceSet::MAP);
        let boxes = (1..=3).flat_map(|d3| (1..=6).flat_map(move |d6| space_at(d3, d6)));
        assert!(boxes.eq(scan_order()));
    }

    /// §8.2 The rulebook's example: Florida before South Carolina.
    #[test]
    fn a_box_of_two_spaces_tries_the_first_first() {
        assert_eq!(space_at(3, 3), [Space::Florida, Space::SouthCarolina]);
        assert_eq!(first_from(3, 3, |_| true), Some(Space::Florida));
        assert_eq!(first_from(3, 3, |space| space != Space::Florida), Some(Space::SouthCarolina));
    }

    /// §8.2
    #[test]
    fn the_arrows_run_through_the_columns_and_start_over() {
        let colonies = |space: Space| [Space::Virginia, Space::NewJersey].contains(&space);
        assert_eq!(first_from(1, 6, colonies), Some(Space::NewJersey));
        assert_eq!(first_from(2, 1, colonies), Some(Space::Virginia));
        assert_eq!(first_from(2, 6, colonies), Some(Space::NewJersey));
        assert_eq!(first_from(3, 6, |space| space == Space::QuebecCity), Some(Space::QuebecCity));
        assert_eq!(first_from(2, 2, |_| false), None);
    }
}
