//! Random names and tokens, and what is kept of them.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use crate::clock::now;

/// Letters of names, in the order in which a database sorts them.
const LETTERS: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";
/// How many of them tell a second: enough for a thousand years.
const SECOND: u32 = 7;

/// A token that cannot be guessed: 256 bits.
pub fn token() -> String {
    URL_SAFE_NO_PAD.encode(random::<32>())
}

/// The name of something new. Not a secret, but it cannot be guessed in practice either.
pub fn id() -> String {
    random::<12>().map(letter).iter().collect()
}

/// The name of a new table. It begins with the second, so that tables which are played at the same time lie side by side
/// in the database: a commit for many of them changes fewer of its pages.
pub fn table_id() -> String {
    let second = now();
    let time = (0..SECOND).rev().map(|place| letter((second >> (5 * place)) as u8));
    time.chain(random::<9>().map(letter)).collect()
}

/// The seed of a game's dice.
pub fn seed() -> u64 {
    u64::from_le_bytes(random::<8>())
}

/// What is kept of a token. It is found by this hash, so no comparison ever sees the token itself and the time that
/// looking it up takes tells nothing about it.
pub fn hash(token: &str) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(token.as_bytes()))
}

/// The letter of the last five bits.
fn letter(bits: u8) -> char {
    char::from(LETTERS[usize::from(bits % 32)])
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_tables_begin_with_the_second_and_differ() {
        let (first, second) = (table_id(), table_id());
        assert_ne!(first, second);
        let number = |name: &str| {
            let places =
                name[..SECOND as usize].bytes().map(|byte| LETTERS.iter().position(|it| *it == byte));
            places.fold(0, |sum, place| sum * 32 + place.expect("a letter of ours") as i64)
        };
        let here = now();
        assert!((here - 5..=here).contains(&number(&first)), "{first} at {here}");
        assert!(LETTERS.is_sorted(), "later names come later");
    }
}
