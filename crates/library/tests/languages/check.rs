//! What is wrong between the code and the languages.

use std::collections::BTreeSet;

use crate::ftl::Book;

/// A message as the program speaks it.
#[derive(Clone, PartialEq, Debug)]
pub struct Spoken {
    /// Its key; of a family of messages, such as the names of spaces, what their keys begin with.
    pub key: String,
    /// Whether it is a family.
    pub family: bool,
    /// The names of its arguments, where they can be read off the code. A message need not use all of them.
    pub args: Option<BTreeSet<String>>,
    /// Whether it is a name, `key!("…")`, that can be an argument of another message and choose by its `$count`.
    pub name: bool,
}

/// What the messages begin with that make a form of a name that has none of its own. Each language has its own forms.
const FORMS: &str = "tricorne-form-";

/// Every disagreement, one line each.
pub fn problems(spoken: &[Spoken], languages: &[(String, Book)]) -> Vec<String> {
    let mut problems = BTreeSet::new();
    for (language, book) in languages {
        for Spoken { key, args, family, name } in spoken {
            if *family {
                if !book.keys().any(|known| known.starts_with(key)) {
                    problems.insert(format!("{language}: no message begins with {key}"));
                }
                continue;
            }
            match (book.variables(key), args) {
                (None, _) => {
                    problems.insert(format!("{language}: the message {key} is missing"));
                }
                (Some(variables), Some(args))
                    if variables.iter().any(|it| !(args.contains(it) || *name && it == "count")) =>
                {
                    problems.insert(format!("{language}: {key} uses {variables:?}, the code gives {args:?}"));
                }
                (Some(_), _) => {}
            }
        }
        let mut used: BTreeSet<&str> = spoken.iter().map(|spoken| spoken.key.as_str()).collect();
        used.extend(book.referred());
        let families: Vec<&Spoken> = spoken.iter().filter(|spoken| spoken.family).collect();
        let in_family = |key: &str| families.iter().any(|family| key.starts_with(&family.key));
        let unused = |key: &&str| !used.contains(key) && !in_family(key) && !key.starts_with(FORMS);
        for key in book.keys().filter(unused) {
            problems.insert(format!("{language}: the message {key} is used nowhere"));
        }
    }
    for (language, book) in languages {
        for (other, other_book) in languages {
            for key in book.keys().filter(|key| !key.starts_with(FORMS)) {
                match other_book.variables(key) {
                    None => problems.insert(format!("{key} is in {language} and not in {other}")),
                    Some(variables) if Some(variables) != book.variables(key) => {
                        problems.insert(format!("{key} has other variables in {language} than in {other}"))
                    }
                    Some(_) => false,
                };
            }
        }
    }
    problems.into_iter().collect()
}

fn check(code: &str, en: &str, it: &str) -> Vec<String> {
    let spoken = crate::rust::spoken(code).unwrap();
    let book = |text| {
        let mut book = Book::default();
        book.read(text).unwrap();
        book
    };
    problems(&spoken, &[("en".into(), book(en)), ("it".into(), book(it))])
}

#[test]
fn agreement_has_no_problem() {
    let code = r#"fn f() { say(msg!("march", space = here(1, 2), count = 3)); name(key!("boston")) }"#;
    let en = "march = { $count } march to { $space }\nboston = Boston\n";
    let it = "march = A { $space } marciano in { $count }\nboston = Boston\n";
    assert_eq!(check(code, en, it), [""; 0]);
}

#[test]
fn a_missing_message_is_found() {
    let problems = check(r#"fn f() { key!("boston") }"#, "boston = Boston\n", "");
    assert_eq!(problems, ["boston is in en and not in it", "it: the message boston is missing"]);
}

#[test]
fn an_unused_message_is_found() {
    let both = "boston = Boston\n";
    assert_eq!(
        check("", both, both),
        ["en: the message boston is used nowhere", "it: the message boston is used nowhere"]
    );
}

#[test]
fn a_message_that_another_refers_to_is_used() {
    let both = "boston = Boston\nhere = { boston }\n";
    assert_eq!(check(r#"fn f() { key!("here") }"#, both, both), [""; 0]);
}

#[test]
fn other_arguments_are_found() {
    let code = r#"fn f() { msg!("march", count = 3) }"#;
    let problems = check(code, "march = { $count } to { $to }\n", "march = { $count }\n");
    assert!(
        problems.contains(&r#"en: march uses {"count", "to"}, the code gives {"count"}"#.into()),
        "{problems:?}"
    );
    assert!(problems.contains(&"march has other variables in en than in it".into()), "{problems:?}");
}

#[test]
fn a_name_may_choose_by_the_count_of_its_message() {
    let tory = "tory = { $count ->\n  [one] Tory\n *[other] Tories\n}\n";
    assert_eq!(check(r#"fn f() { key!("tory") }"#, tory, tory), [""; 0]);
    assert_eq!(check(r#"fn f() { msg!("tory") }"#, tory, tory).len(), 2);
}

#[test]
fn a_message_need_not_use_all_arguments() {
    let both = "march = They march to { $to }\n";
    assert_eq!(check(r#"fn f() { msg!("march", side = x, to = y) }"#, both, both), [""; 0]);
}

#[test]
fn keys_in_data_are_used_and_must_exist() {
    let spoken = [Spoken { key: "boston".into(), family: false, args: None, name: false }];
    assert_eq!(problems(&spoken, &[("en".into(), Book::default())]), ["en: the message boston is missing"]);
}

#[test]
fn a_family_is_used_and_must_exist() {
    let spoken = [Spoken { key: "space-".into(), family: true, args: None, name: false }];
    let mut book = Book::default();
    book.read("space-boston = Boston\n").unwrap();
    assert_eq!(problems(&spoken, &[("en".into(), book)]), [""; 0]);
    assert_eq!(problems(&spoken, &[("en".into(), Book::default())]), ["en: no message begins with space-"]);
}
