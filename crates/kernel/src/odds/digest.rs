//! A number that stands for a value: 128 bits, so that two values of one computation never share it by chance.

use std::hash::{Hash, Hasher};

const LOW: u64 = 0x9e37_79b9_7f4a_7c15;
const HIGH: u64 = 0xd1b5_4a32_d192_ed03;

/// A fast hasher with two halves that know nothing of each other.
pub(super) struct Digest {
    low: u64,
    high: u64,
}

impl Digest {
    /// The number that stands for a value. It may differ between versions of the program.
    pub fn of(value: &impl Hash) -> u128 {
        let mut digest = Digest { low: HIGH, high: LOW };
        value.hash(&mut digest);
        u128::from(digest.low) << 64 | u128::from(digest.high)
    }

    #[inline]
    fn take(&mut self, word: u64) {
        self.low = folded(self.low ^ word, LOW);
        self.high = folded(self.high.rotate_left(23) ^ word, HIGH);
    }
}

/// Both halves of a product, one upon the other.
#[inline]
fn folded(one: u64, other: u64) -> u64 {
    let product = u128::from(one).wrapping_mul(u128::from(other));
    (product as u64) ^ (product >> 64) as u64
}

impl Hasher for Digest {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        words.iter().for_each(|word| self.take(u64::from_le_bytes(*word)));
        if !rest.is_empty() {
            let mut last = [0; 8];
            last[..rest.len()].copy_from_slice(rest);
            last[7] = rest.len() as u8;
            self.take(u64::from_le_bytes(last));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.take(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.take(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.take(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.take(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.take(number as u64);
    }

    fn finish(&self) -> u64 {
        self.low
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn values_that_differ_a_little_have_other_numbers() {
        let mut seen = HashSet::new();
        for at in 0..40 {
            for value in 0..=255_u8 {
                let mut bytes = [0_u8; 40];
                bytes[at] = value;
                seen.insert(Digest::of(&bytes));
                seen.insert(Digest::of(&(bytes[..at].to_vec(), value)));
            }
        }
        // All zeros are one array, whichever place was set to 0.
        assert_eq!(seen.len(), 40 * 255 + 1 + 40 * 256);
        let halves: HashSet<u64> = seen.iter().map(|it| *it as u64).collect();
        assert_eq!(halves.len(), seen.len());
    }
}
