//! Small sources, and what each citation in them stands for.

use super::*;

/// `expected`: section, line, place, in the order of the source.
#[track_caller]
fn check(file: &str, source: &str, expected: &[(&str, usize, Place)]) {
    let found: Vec<(String, usize, Place)> =
        scan(file, source).into_iter().map(|found| (found.section, found.line, found.place)).collect();
    let expected: Vec<(String, usize, Place)> =
        expected.iter().map(|(section, line, place)| ((*section).to_owned(), *line, place.clone())).collect();
    assert_eq!(found, expected, "{source}");
}

fn item(name: &str) -> Place {
    Place::Item(Some(name.into()))
}

fn test(name: &str) -> Place {
    Place::Test(Some(name.into()))
}

#[test]
fn a_doc_comment_belongs_to_the_item_that_follows() {
    check("src/a.rs", "/// §3.2.1 Muster.\nfn muster() {}", &[("3.2.1", 1, item("muster"))]);
    check(
        "src/a.rs",
        "/// §3\n///\n/// and §4.\npub(crate) struct S;",
        &[("3", 1, item("S")), ("4", 3, item("S"))],
    );
    check("src/a.rs", "/// §3\n#[derive(Clone, Debug)]\npub enum E { A }", &[("3", 1, item("E"))]);
    check("src/a.rs", "/// §3\npub const fn f() {}", &[("3", 1, item("f"))]);
    check(
        "src/a.rs",
        "/// §3\npub const N: u8 = 3;\n/// §4\nfn f() {}",
        &[("3", 1, item("N")), ("4", 3, item("f"))],
    );
    check(
        "src/a.rs",
        "/// §3\npub mod muster;\n/// §4\nstatic mut X: u8 = 1;",
        &[("3", 1, item("muster")), ("4", 3, item("X"))],
    );
    check("src/a.rs", "/// §3\nmacro_rules! cards { () => {} }", &[("3", 1, item("cards"))]);
}

#[test]
fn several_sections_in_one_comment() {
    check(
        "src/a.rs",
        "/// §3.2.1, §3.6 and §8.4a.\nfn f() {}",
        &[("3.2.1", 1, item("f")), ("3.6", 1, item("f")), ("8.4a", 1, item("f"))],
    );
    check(
        "src/a.rs",
        "/// As in §3.2.A sentence, see §3.2.B.\nfn f() {}",
        &[("3.2.A", 1, item("f")), ("3.2.B", 1, item("f"))],
    );
    check("src/a.rs", "/// §3.2.Also: a full stop\nfn f() {}", &[("3.2", 1, item("f"))]);
}

#[test]
fn an_inner_doc_comment_belongs_to_what_it_stands_in() {
    check("src/a.rs", "//! §3.2\nfn f() {}", &[("3.2", 1, Place::Item(None))]);
    check("src/a.rs", "mod m {\n//! §3.2\n}", &[("3.2", 2, item("m"))]);
    check("tests/a.rs", "//! §3.2\n", &[("3.2", 1, Place::Test(None))]);
}

#[test]
fn a_variant_or_field_belongs_to_its_type() {
    check(
        "src/a.rs",
        "enum E {\n/// §3\nA,\n/// §4\nB { x: u8 },\n/// §5\nC }\nfn f() {}",
        &[("3", 2, item("E")), ("4", 4, item("E")), ("5", 6, item("E"))],
    );
    check(
        "src/a.rs",
        "/// §3\nimpl S {\n/// §4\nfn f() {} }",
        &[("3", 1, Place::Item(None)), ("4", 3, item("f"))],
    );
}

#[test]
fn plain_comments_and_strings_cover_nothing() {
    check(
        "src/a.rs",
        "fn f() {\n// §3\nsay(\"§4\");\n}",
        &[("3", 2, Place::Elsewhere), ("4", 3, Place::Elsewhere)],
    );
    check("src/a.rs", "#[rule(\"§3\")]\nfn f() {}", &[("3", 1, Place::Elsewhere)]);
}

#[test]
fn a_test_owns_what_is_on_it_and_in_it() {
    let source = "/// §3\n#[test]\nfn t() {\n// §4\ncheck(\"§5\");\n}\n/// §6\nfn f() {}";
    check(
        "src/a.rs",
        source,
        &[("3", 1, test("t")), ("4", 4, test("t")), ("5", 5, test("t")), ("6", 7, item("f"))],
    );
    check("src/a.rs", "#[tokio::test]\n// §3\nasync fn t() {}", &[("3", 2, test("t"))]);
    check(
        "src/a.rs",
        "#[test]\nfn t() { let x: [u8; 2] = [0; 2]; if x { y() } // §3\n}",
        &[("3", 2, test("t"))],
    );
}

#[test]
fn modules_and_files_of_tests() {
    let source =
        "#[cfg(test)]\nmod tests {\n// §3\n#[test]\nfn t() {}\n/// §4\nfn helper() {}\n}\n/// §5\nfn f() {}";
    check("src/a.rs", source, &[("3", 3, test("t")), ("4", 6, test("helper")), ("5", 9, item("f"))]);
    check("src/a.rs", "#[cfg(not(test))]\nmod m {\n/// §3\nfn f() {}\n}", &[("3", 3, item("f"))]);
    check("src/a.rs", "#[cfg(test)]\nmod tests;\n/// §3\nfn f() {}", &[("3", 3, item("f"))]);
    check("src/a/tests.rs", "/// §3\nfn t() {}", &[("3", 1, test("t"))]);
    check("tests/a.rs", "fn t() {\nconst N: u8 = 1; // §3\n}", &[("3", 2, test("t"))]);
    check("src/a.rs", "#![cfg(test)]\n/// §3\nfn t() {}", &[("3", 2, test("t"))]);
}

#[test]
fn macros_are_looked_into() {
    check(
        "src/a.rs",
        "proptest! {\n/// §3\n#[test]\nfn t(x in 0..3) { // §4\n}\n}\n/// §5\nfn f() {}",
        &[("3", 2, test("t")), ("4", 4, test("t")), ("5", 7, item("f"))],
    );
}

#[test]
fn brackets_in_strings_and_signatures_do_not_mislead() {
    let source = "#[test]\nfn t(a: [u8; 3], b: *const u8) where [(); { 3 }]: Sized {\nlet s = \"}\"; let c = '}';\n// §3\n}\n\
                  fn g<const N: usize>() {\n/// §4\nconst M: [u8; 2] = [1; 2];\n}\n/// §5\nfn f() {}";
    check("src/a.rs", source, &[("3", 4, test("t")), ("4", 7, item("M")), ("5", 10, item("f"))]);
}

#[test]
fn a_trait_method_without_a_body_ends() {
    check(
        "src/a.rs",
        "trait T {\n/// §3\nfn f(&self);\n/// §4\nfn g(&self) {}\n}",
        &[("3", 2, item("f")), ("4", 4, item("g"))],
    );
}

#[test]
fn a_shared_file_cites_each_book_by_its_name() {
    let source = "/// §ww:7.2, §wtp:7.1 A general moves.\nfn moves() {}";
    let cited = |book: &str| -> Vec<String> {
        scan_shared("a.rs", source, book).into_iter().map(|found| found.section).collect()
    };
    assert_eq!((cited("ww"), cited("wtp")), (vec!["7.2".to_owned()], vec!["7.1".to_owned()]));
    assert!(cited("lod").is_empty());
}
