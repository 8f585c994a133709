//! Rows of numbers, by name.

use std::collections::BTreeMap;

use tricorne_kernel::Row;

/// What is written, by name. Panics unless there is a name for each number, and another for each.
pub fn named_numbers(write: impl Fn(&mut Row<'_>)) -> BTreeMap<String, f32> {
    let names = Row::names(&write);
    let mut numbers = vec![0.0; names.len()];
    assert_eq!(Row::write(&mut numbers, &write), names.len(), "numbers and names");
    let named: BTreeMap<String, f32> = names.iter().cloned().zip(numbers).collect();
    assert_eq!(named.len(), names.len(), "two numbers have the same name");
    named
}
