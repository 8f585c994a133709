//! §5.0 The Events of 1775-1776, in card order.

use super::Sides;

/// The sides of these cards.
pub fn sides(number: u8) -> Option<Sides> {
    let _ = number;
    None
}
