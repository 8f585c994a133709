//! Panics of rules and agents, kept from outcome the program.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs something, and gives what it panicked with where it did. What it worked on may be broken afterwards: read the
/// record from it, then drop it.
pub fn catch_panic<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| match panic.downcast::<String>() {
        Ok(text) => *text,
        Err(panic) => {
            panic.downcast::<&str>().map_or_else(|_| "a panic without words".into(), |text| text.to_string())
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_its_words() {
        assert_eq!(catch_panic(|| 3), Ok(3));
        let lost = 2;
        assert_eq!(catch_panic(|| -> u8 { panic!("{lost} pieces lost") }), Err("2 pieces lost".into()));
        assert_eq!(catch_panic(|| -> u8 { panic!("a piece lost") }), Err("a piece lost".into()));
    }
}
