//! `rules.toml`: the sections of a rulebook.

use std::collections::BTreeSet;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Book {
    /// The first section that must be cited; the first of all if not given.
    cited_from: Option<String>,
    /// The last one, with its subsections; the last of all if not given.
    cited_to: Option<String>,
    /// Where rules stand that another rulebook has too.
    pub shared: Option<Shared>,
    /// In the rulebook's order.
    pub section: Vec<Section>,
}

/// A crate with rules of several games. It cites the sections of each under the name of its book: `§ww:7.2`, `§wtp:7.1`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shared {
    /// The crate's folder under `crates`.
    pub folder: String,
    /// What it calls this book.
    pub book: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    pub number: String,
    pub title: String,
    /// Why nothing needs to cite it.
    pub reason: Option<String>,
}

impl Section {
    /// Whether this is a subsection of `other`, at any depth: 3.2.1 is under 3.2 and 3, but 3.21 not under 3.2.
    pub fn is_under(&self, other: &Self) -> bool {
        let rest = self.number.strip_prefix(&other.number);
        rest.and_then(|rest| rest.chars().next()).is_some_and(|next| !next.is_ascii_digit())
    }
}

impl Book {
    pub fn parse(text: &str) -> Result<Self> {
        let book: Self = toml::from_str(text).context("rules.toml is not as it should be")?;
        let mut seen = BTreeSet::new();
        for section in &book.section {
            let number = &section.number;
            ensure!(seen.insert(number), "rules.toml: section {number} stands twice");
            let reason = section.reason.as_ref();
            ensure!(
                reason.is_none_or(|reason| !reason.trim().is_empty()),
                "rules.toml: {number} has an empty reason"
            );
        }
        for bound in [&book.cited_from, &book.cited_to].into_iter().flatten() {
            ensure!(seen.contains(bound), "rules.toml: there is no section {bound} to cite from or to");
        }
        ensure!(!book.range().is_empty(), "rules.toml: no section lies between cited_from and cited_to");
        Ok(book)
    }

    /// The sections that must be cited.
    pub fn range(&self) -> &[Section] {
        let position = |number: &String| self.section.iter().position(|section| section.number == *number);
        let from = self.cited_from.as_ref().and_then(position).unwrap_or(0);
        let end = match self.cited_to.as_ref().and_then(position) {
            Some(last) => {
                let under = |section: &&Section| section.is_under(&self.section[last]);
                last + 1 + self.section[last + 1..].iter().take_while(under).count()
            }
            None => self.section.len(),
        };
        self.section.get(from..end).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn range(bounds: &str) -> Result<Vec<String>> {
        let numbers = ["1", "1.1", "2", "2.1", "2.1.1", "2.10", "3"];
        let sections: String = numbers
            .iter()
            .map(|number| format!("[[section]]\nnumber = \"{number}\"\ntitle = \"-\"\n"))
            .collect();
        let book = Book::parse(&format!("{bounds}\n{sections}"))?;
        Ok(book.range().iter().map(|section| section.number.clone()).collect())
    }

    #[test]
    fn the_range_follows_the_order_of_the_book_and_ends_with_subsections() {
        assert_eq!(range("").unwrap().len(), 7);
        assert_eq!(range("cited_from = \"1.1\"\ncited_to = \"2.1\"").unwrap(), ["1.1", "2", "2.1", "2.1.1"]);
        assert_eq!(range("cited_from = \"2.10\"").unwrap(), ["2.10", "3"]);
        assert!(range("cited_from = \"3\"\ncited_to = \"1\"").is_err());
        assert!(range("cited_to = \"9\"").is_err());
    }

    #[test]
    fn a_section_stands_once_and_its_reason_says_something() {
        let book = |rest: &str| Book::parse(&format!("[[section]]\nnumber = \"1\"\ntitle = \"-\"\n{rest}"));
        assert!(book("reason = \"a list of pieces\"").is_ok());
        assert!(book("reason = \"\"").is_err());
        assert!(book("[[section]]\nnumber = \"1\"\ntitle = \"-\"").is_err());
    }

    #[test]
    fn subsections() {
        let section = |number: &str| Section { number: number.into(), title: String::new(), reason: None };
        assert!(section("3.2.1").is_under(&section("3.2")));
        assert!(section("3.2.1").is_under(&section("3")));
        assert!(section("3.2a").is_under(&section("3.2")));
        assert!(!section("3.21").is_under(&section("3.2")));
        assert!(!section("3.2").is_under(&section("3.2")));
    }
}
