//! Names have all the forms that sentences need: with articles and prepositions, and in the singular.

use crate::ftl::Book;

/// Names whose keys begin so, but for those that begin as the second list says, and the forms that each has.
struct Family {
    starts: &'static [&'static str],
    forms: &'static [&'static str],
}

/// The names of places of all games.
const PLACES: &[&str] = &[
    "lod-space-",
    "lod-west-indies",
    "ww-space-",
    "ww-colony-",
    "ww-zone-",
    "wtp-space-",
    "wtp-colony-",
    "dina-place-",
    "dina-region-",
];

/// The names of factions and sides.
const SIDES: &[&str] = &[
    "lod-british",
    "lod-patriots",
    "lod-french",
    "lod-indians",
    "lod-royalist",
    "lod-rebellion",
    "ww-american",
    "ww-british",
    "wtp-american",
    "wtp-british",
    "dina-american",
    "dina-british",
    "web-gen-side-american",
    "web-gen-side-british",
];

/// The names of pieces.
const PIECES: &[&str] = &[
    "lod-name-",
    "ww-american-cu",
    "ww-french-cu",
    "ww-british-cu",
    "wtp-american-cu",
    "wtp-french-cu",
    "wtp-british-cu",
];

/// The names of Battle Cards, which attack or defend.
const TACTICS: &[&str] = &["wtp-tactic-"];

fn families(language: &str) -> Vec<Family> {
    let mut families = vec![
        Family { starts: PIECES, forms: &["one"] },
        Family { starts: TACTICS, forms: &["attack", "defense"] },
    ];
    if language == "it" {
        families.push(Family { starts: PLACES, forms: &["il", "in", "a", "da", "di"] });
        families.push(Family { starts: SIDES, forms: &["il", "a", "da", "di"] });
    }
    families
}

/// Every name that lacks a form, and every form that a message uses and no name has.
pub fn problems(language: &str, book: &Book) -> Vec<String> {
    let mut problems = Vec::new();
    let mut known = vec!["plain"];
    for Family { starts, forms } in families(language) {
        known.extend(forms);
        for start in starts {
            let named: Vec<&str> = match start.strip_suffix('-') {
                Some(_) => book.keys().filter(|key| key.starts_with(start)).collect(),
                None => book.keys().filter(|key| key == start).collect(),
            };
            if named.is_empty() {
                problems.push(format!("{language}: no name {start}"));
            }
            for name in named {
                let has = |form: &&&str| book.attributes(name).is_some_and(|it| it.contains(**form));
                let lacking = forms.iter().filter(|form| !has(form));
                problems.extend(lacking.map(|form| format!("{language}: {name} has no form .{form}")));
            }
        }
    }
    let unknown = book.forms().filter(|form| !known.contains(form));
    problems.extend(
        unknown.map(|form| format!("{language}: no name has the form .{form}, which a message uses")),
    );
    problems
}

#[test]
fn a_name_without_a_form_is_found() {
    let mut book = Book::default();
    book.read("ww-space-boston = Boston\n  .il = Boston\na = { $space-per }\n").unwrap();
    let problems = problems("it", &book);
    for wanted in [
        "it: ww-space-boston has no form .in",
        "it: no name lod-name-",
        "it: no name has the form .per, which a message uses",
    ] {
        assert!(problems.iter().any(|it| it == wanted), "{wanted}: {problems:?}");
    }
    assert!(!problems.iter().any(|it| it.contains("boston has no form .il")), "{problems:?}");
}
