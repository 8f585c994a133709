//! The count of tests, read off the lines with which test runners close.

use std::fmt;
use std::ops::Add;
use std::sync::LazyLock;

use anyhow::{Result, bail};
use regex::Regex;

use super::Done;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    pub passed: u64,
    pub failed: u64,
}

/// What the runners counted so far.
#[derive(Default)]
pub struct Tally {
    count: Option<Count>,
    /// Whether the long soaks are left out.
    pub quick: bool,
}

impl Tally {
    /// Adds what a runner counted. One that says it succeeded but closes on no line that we can read is an
    /// error: otherwise a change of its wording would quietly count as no test.
    pub fn add(&mut self, count: Option<Count>, ran: Result<()>) -> Result<Done> {
        if let Some(count) = count {
            self.count = Some(self.count.unwrap_or_default() + count);
        }
        ran?;
        if count.is_none() {
            bail!("the test runner succeeded, but closed on no count of tests that xtask understands");
        }
        Ok(Done::Passed)
    }

    /// None if no runner has counted.
    pub fn total(&self) -> Option<Count> {
        self.count
    }
}

impl Add for Count {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// Reads nextest's summary. Tests that timed out or could not start are not named `failed` there, so all that
/// did not pass count as failed.
pub fn nextest(line: &str) -> Option<Count> {
    static SUMMARY: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"^\s*Summary \[.*\] (\d+)(?:/\d+)? tests? run: (\d+) passed").unwrap());
    let [run, passed] = numbers(&SUMMARY, line)?;
    Some(Count { passed, failed: run - passed })
}

/// Reads the line that closes the doctests of one crate.
pub fn doctests(line: &str) -> Option<Count> {
    static RESULT: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"^test result: \w+\. (\d+) passed; (\d+) failed;").unwrap());
    let [passed, failed] = numbers(&RESULT, line)?;
    Some(Count { passed, failed })
}

/// Reads the line that closes pytest. Errors of fixtures count as failures.
pub fn pytest(line: &str) -> Option<Count> {
    static RESULT: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"(\d+) (passed|failed|errors?)").unwrap());
    static CLOSES: LazyLock<Regex> = LazyLock::new(|| Regex::new(r" in \d+\.\d+s").unwrap());
    let mut count = CLOSES.is_match(line).then(Count::default)?;
    for (_, [number, what]) in RESULT.captures_iter(line).map(|found| found.extract()) {
        let number: u64 = number.parse().expect("digits");
        if what == "passed" { count.passed += number } else { count.failed += number }
    }
    Some(count)
}

fn numbers(pattern: &Regex, line: &str) -> Option<[u64; 2]> {
    static COLOUR: LazyLock<Regex> = LazyLock::new(|| Regex::new("\x1b\\[[0-9;]*m").unwrap());
    let plain = COLOUR.replace_all(line, "");
    let (_, digits) = pattern.captures(&plain)?.extract();
    Some(digits.map(|number| number.parse().expect("digits")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nextest_summaries() {
        let count = |line| nextest(line).map(|count| (count.passed, count.failed));
        assert_eq!(count("     Summary [   0.005s] 3 tests run: 3 passed, 0 skipped"), Some((3, 0)));
        assert_eq!(count("     Summary [   0.005s] 1 test run: 1 passed (1 slow), 4 skipped"), Some((1, 0)));
        assert_eq!(
            count(
                "     Summary [  10.1s] 9/12 tests run: 6 passed (1 leaky), 2 failed, 1 timed out, 0 skipped"
            ),
            Some((6, 3))
        );
        assert_eq!(
            count(
                "\x1b[32;1m     Summary\x1b[0m [   0.005s] \x1b[1m2\x1b[0m tests run: \x1b[1m2\x1b[0m passed"
            ),
            Some((2, 0))
        );
        assert_eq!(count("        PASS [   0.003s] xtask tests::nextest_summaries"), None);
    }

    #[test]
    fn doctest_results() {
        let count = |line| doctests(line).map(|count| (count.passed, count.failed));
        assert_eq!(count("test result: ok. 4 passed; 0 failed; 0 ignored; 0 measured"), Some((4, 0)));
        assert_eq!(count("test result: FAILED. 1 passed; 2 failed; 0 ignored;"), Some((1, 2)));
        assert_eq!(count("test src/lib.rs - (line 3) ... ok"), None);
    }

    #[test]
    fn pytest_results() {
        let count = |line| pytest(line).map(|count| (count.passed, count.failed));
        assert_eq!(count("128 passed, 3 warnings in 61.20s (0:01:01)"), Some((128, 0)));
        assert_eq!(count("2 failed, 7 passed, 1 error in 0.53s"), Some((7, 3)));
        assert_eq!(count("FAILED tests/test_table.py::test_views - 1 failed"), None);
    }

    #[test]
    fn a_silent_success_is_refused_and_a_failure_is_still_counted() {
        let mut tally = Tally::default();
        assert!(tally.add(None, Ok(())).is_err());
        assert_eq!(tally.total(), None);
        assert!(tally.add(Some(Count { passed: 2, failed: 1 }), Err(anyhow::anyhow!("exit 100"))).is_err());
        assert!(tally.add(Some(Count { passed: 3, failed: 0 }), Ok(())).is_ok());
        assert_eq!(tally.total().unwrap().to_string(), "5 passed, 1 failed");
    }
}
