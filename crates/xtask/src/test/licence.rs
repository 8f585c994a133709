//! SPDX licence expressions, and whether a list of licences that we accept satisfies them.

use anyhow::{Result, bail};

/// A licence expression, as a crate states it.
#[derive(Debug, PartialEq, Eq)]
pub enum Expression {
    /// One licence, with its exception if it has one: `Apache-2.0 WITH LLVM-exception`.
    Licence(String),
    /// All of them bind us.
    All(Vec<Expression>),
    /// We may choose any one.
    Any(Vec<Expression>),
}

impl Expression {
    /// Reads an expression. `WITH` binds closest, then `AND`, then `OR`; the old `/` means `OR`.
    pub fn parse(text: &str) -> Result<Self> {
        let spaced = text.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
        let mut words = spaced.split_whitespace().peekable();
        let expression = any(&mut words)?;
        if let Some(word) = words.next() {
            bail!("`{word}` is not expected in `{text}`");
        }
        Ok(expression)
    }

    /// Whether it can be satisfied with accepted licences alone.
    pub fn allowed(&self, accepted: &impl Fn(&str) -> bool) -> bool {
        match self {
            Self::Licence(licence) => accepted(licence),
            Self::All(parts) => parts.iter().all(|part| part.allowed(accepted)),
            Self::Any(parts) => parts.iter().any(|part| part.allowed(accepted)),
        }
    }

    /// Every licence that it names.
    pub fn licences(&self) -> Vec<&str> {
        match self {
            Self::Licence(licence) => vec![licence],
            Self::All(parts) | Self::Any(parts) => parts.iter().flat_map(Self::licences).collect(),
        }
    }
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn any(words: &mut Words<'_>) -> Result<Expression> {
    let mut parts = vec![all(words)?];
    while words.next_if(|word| word.eq_ignore_ascii_case("or")).is_some() {
        parts.push(all(words)?);
    }
    Ok(if parts.len() == 1 { parts.remove(0) } else { Expression::Any(parts) })
}

fn all(words: &mut Words<'_>) -> Result<Expression> {
    let mut parts = vec![one(words)?];
    while words.next_if(|word| word.eq_ignore_ascii_case("and")).is_some() {
        parts.push(one(words)?);
    }
    Ok(if parts.len() == 1 { parts.remove(0) } else { Expression::All(parts) })
}

fn one(words: &mut Words<'_>) -> Result<Expression> {
    if words.next_if_eq(&"(").is_some() {
        let inner = any(words)?;
        if words.next() != Some(")") {
            bail!("a `(` is not closed");
        }
        return Ok(inner);
    }
    let licence = name(words)?;
    if words.next_if(|word| word.eq_ignore_ascii_case("with")).is_some() {
        return Ok(Expression::Licence(format!("{licence} WITH {}", name(words)?)));
    }
    Ok(Expression::Licence(licence.to_owned()))
}

fn name<'a>(words: &mut Words<'a>) -> Result<&'a str> {
    let Some(word) = words.next() else { bail!("a licence is missing at the end") };
    let operator = ["and", "or", "with", "(", ")"].iter().any(|operator| word.eq_ignore_ascii_case(operator));
    if operator || !word.chars().all(|c| c.is_ascii_alphanumeric() || "-.+:".contains(c)) {
        bail!("`{word}` stands where a licence should");
    }
    Ok(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(expression: &str, allowed: bool) {
        let list = ["MIT", "Apache-2.0", "Unicode-3.0", "Apache-2.0 WITH LLVM-exception"];
        let parsed = Expression::parse(expression).unwrap();
        assert_eq!(parsed.allowed(&|licence| list.contains(&licence)), allowed, "{expression}");
    }

    #[test]
    fn one_licence() {
        check("MIT", true);
        check("GPL-3.0-only", false);
        check("GPL-2.0+", false);
        check("LicenseRef-own", false);
    }

    #[test]
    fn any_of_a_choice_is_enough() {
        check("MIT OR Apache-2.0", true);
        check("GPL-3.0-only OR MIT", true);
        check("GPL-3.0-only or MIT", true);
        check("GPL-3.0-only OR MPL-2.0", false);
    }

    #[test]
    fn all_of_a_conjunction_are_needed() {
        check("MIT AND Unicode-3.0", true);
        check("MIT AND GPL-3.0-only", false);
    }

    #[test]
    fn and_binds_closer_than_or() {
        check("MIT OR Apache-2.0 AND GPL-3.0-only", true);
        check("GPL-3.0-only AND MIT OR Apache-2.0", true);
        check("(MIT OR Apache-2.0) AND GPL-3.0-only", false);
        check("(MIT OR GPL-3.0-only) AND Unicode-3.0", true);
        check("((MIT))", true);
    }

    #[test]
    fn an_exception_is_a_licence_of_its_own() {
        check("Apache-2.0 WITH LLVM-exception", true);
        check("MIT WITH LLVM-exception", false);
        check("Apache-2.0 WITH LLVM-exception OR GPL-3.0-only", true);
        check("GPL-3.0-only WITH GCC-exception-3.1 AND MIT", false);
    }

    #[test]
    fn the_old_slash_is_a_choice() {
        check("MIT/Apache-2.0", true);
        check("GPL-3.0-only / MIT", true);
        check("GPL-3.0-only/MPL-2.0", false);
    }

    #[test]
    fn broken_expressions_are_refused() {
        for broken in
            ["", "MIT OR", "AND MIT", "MIT Apache-2.0", "(MIT", "MIT)", "()", "MIT WITH", "MIT, BSD", "OR"]
        {
            assert!(Expression::parse(broken).is_err(), "{broken:?}");
        }
    }

    #[test]
    fn names_every_licence() {
        let parsed = Expression::parse("(MIT OR Apache-2.0 WITH LLVM-exception) AND Unicode-3.0").unwrap();
        assert_eq!(parsed.licences(), ["MIT", "Apache-2.0 WITH LLVM-exception", "Unicode-3.0"]);
    }
}
