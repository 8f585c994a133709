//! Random names and tokens, and what is kept of them.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// A token that cannot be guessed: 256 bits.
pub fn token() -> String {
    URL_SAFE_NO_PAD.encode(random::<32>())
}

/// The name of something new. Not a secret, but it cannot be guessed in practice either.
pub fn id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    random::<12>().map(|byte| char::from(LETTERS[usize::from(byte) % 32])).iter().collect()
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

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}
