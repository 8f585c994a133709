//! `tables.json`: the turn track, and tables by the face of a die.

use serde::Deserialize;

use super::Trouble;

/// A year.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Turn {
    pub year: u16,
    pub british_reinforcements: u8,
}

/// A year as it is written.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct TurnEntry {
    pub year: u16,
    pub british_reinforcements: u8,
}

/// The turn track.
pub fn turns(entries: &[TurnEntry]) -> Result<Vec<Turn>, Trouble> {
    if entries.is_empty() || entries.windows(2).any(|two| two[0].year + 1 != two[1].year) {
        return Err("turns: the years must follow one another".into());
    }
    let turn = |it: &TurnEntry| Turn { year: it.year, british_reinforcements: it.british_reinforcements };
    Ok(entries.iter().map(turn).collect())
}

/// A value for each face of a die, out of the rolls of each value.
pub fn by_face<'a, T: Copy>(
    field: &str,
    entries: impl IntoIterator<Item = (&'a Vec<u8>, T)>,
) -> Result<[T; 6], Trouble> {
    let mut faces = [None; 6];
    for (rolls, value) in entries {
        for &roll in rolls {
            let face = faces.get_mut(usize::from(roll).wrapping_sub(1));
            let face = face.ok_or_else(|| format!("{field}: {roll} is not on a die"))?;
            if face.replace(value).is_some() {
                return Err(format!("{field}: {roll} stands twice"));
            }
        }
    }
    let mut values = Vec::new();
    for (at, face) in faces.into_iter().enumerate() {
        values.push(face.ok_or_else(|| format!("{field}: {} is missing", at + 1))?);
    }
    Ok(std::array::from_fn(|at| values[at]))
}

/// What a list says of the item of this name.
pub fn listed<T>(list: &str, id: &str, found: Option<T>) -> Result<T, Trouble> {
    found.ok_or_else(|| format!("{list}: {id:?} is missing"))
}
