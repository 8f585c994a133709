//! The messages that the browser client speaks: `t("…")`, with any arguments after the key. A key that ends in a part of
//! the moment, `` t(`space-${name}`) ``, is a family of messages.

use crate::check::Spoken;

/// The messages of a TypeScript or Svelte file.
pub fn spoken(text: &str) -> Vec<Spoken> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("t(") {
        let stands_alone =
            !text[..at].ends_with(|before: char| before.is_alphanumeric() || "_$.".contains(before));
        let inside = text[at + 2..].trim_start();
        if stands_alone
            && let Some(quote) = inside.chars().next().filter(|quote| "\"'`".contains(*quote))
            && let Some((key, _)) = inside[1..].split_once(quote)
        {
            let (start, family) = key.split_once("${").map_or((key, false), |(start, _)| (start, true));
            found.push(Spoken { key: start.to_owned(), family, args: None });
        }
    }
    found
}

fn check(text: &str, wanted: &[&str]) {
    let found = spoken(text);
    assert_eq!(found.iter().map(|spoken| spoken.key.as_str()).collect::<Vec<_>>(), wanted);
}

#[test]
fn calls_are_found() {
    check(r#"<h1>{t("a")}</h1><p title={t('b', { x: 1 })}>"#, &["a", "b"]);
    check("const c = t(\n  \"c\",\n);", &["c"]);
}

#[test]
fn other_calls_are_not() {
    check(r#"print("a"); list.at("b"); get(t(name))"#, &[]);
}

#[test]
fn families_are_found() {
    let found = spoken("t(`space-${name}`) + t(`done`)");
    let found: Vec<_> = found.iter().map(|spoken| (spoken.key.as_str(), spoken.family)).collect();
    assert_eq!(found, [("space-", true), ("done", false)]);
}
