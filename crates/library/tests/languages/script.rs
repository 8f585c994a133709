//! The messages that the browser client speaks: `t("…")`, with any arguments after the key. A key that ends in a part of
//! the moment, `` t(`space-${name}`) ``, is a family of messages; `family("space-")` names one that is spoken elsewhere.

use crate::check::Spoken;

/// The messages of a TypeScript or Svelte file.
pub fn spoken(text: &str) -> Vec<Spoken> {
    let said = first_arguments(text, "t(").into_iter().map(|key| {
        let (start, family) = key.split_once("${").map_or((key, false), |(start, _)| (start, true));
        Spoken { key: start.to_owned(), family, args: None, name: false }
    });
    let families = first_arguments(text, "family(").into_iter();
    said.chain(families.map(|start| Spoken { key: start.to_owned(), family: true, args: None, name: false }))
        .collect()
}

/// What stands in quotes right after each call.
fn first_arguments<'a>(text: &'a str, call: &'a str) -> Vec<&'a str> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices(call) {
        let stands_alone =
            !text[..at].ends_with(|before: char| before.is_alphanumeric() || "_$.".contains(before));
        let inside = text[at + call.len()..].trim_start();
        if stands_alone
            && let Some(quote) = inside.chars().next().filter(|quote| "\"'`".contains(*quote))
            && let Some((argument, _)) = inside[1..].split_once(quote)
        {
            found.push(argument);
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
    let found = spoken("t(`space-${name}`) + t(`done`); family('help-')");
    let found: Vec<_> = found.iter().map(|spoken| (spoken.key.as_str(), spoken.family)).collect();
    assert_eq!(found, [("space-", true), ("done", false), ("help-", true)]);
}
