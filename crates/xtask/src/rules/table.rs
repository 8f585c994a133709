//! The table of sections, the functions and tests that cite them, and the sections that lack either.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::book::{Book, Section};
use super::scan::{Citation, Place};

pub struct Table<'a> {
    book: &'a Book,
    cited: BTreeMap<&'a str, Cited>,
    /// Citations of sections that do not exist, and reasons that do not hold any more.
    pub problems: Vec<String>,
}

/// Who cites a section: files and names without lines, so that the table changes only when the answer does.
#[derive(Default)]
struct Cited {
    functions: BTreeSet<String>,
    tests: BTreeSet<String>,
}

impl Cited {
    fn of(&self, side: Side) -> &BTreeSet<String> {
        match side {
            Side::Functions => &self.functions,
            Side::Tests => &self.tests,
        }
    }
}

#[derive(Clone, Copy)]
enum Side {
    Functions,
    Tests,
}

impl<'a> Table<'a> {
    pub fn new(book: &'a Book, citations: &[Citation]) -> Self {
        let mut cited: BTreeMap<&str, Cited> =
            book.section.iter().map(|section| (section.number.as_str(), Cited::default())).collect();
        let mut problems = Vec::new();
        for citation in citations {
            let Some(entry) = cited.get_mut(citation.section.as_str()) else {
                let Citation { file, line, section, .. } = citation;
                problems.push(format!("{file}:{line}: §{section} is not in rules.toml"));
                continue;
            };
            let file = citation.file.strip_prefix("src/").unwrap_or(&citation.file);
            match &citation.place {
                Place::Item(Some(name)) => entry.functions.insert(format!("{file}:{name}")),
                Place::Item(None) => entry.functions.insert(file.to_owned()),
                Place::Test(Some(name)) => entry.tests.insert(name.clone()),
                Place::Test(None) => entry.tests.insert(file.to_owned()),
                Place::Elsewhere => false,
            };
        }
        for Section { number, reason, .. } in &book.section {
            let entry = &cited[number.as_str()];
            if reason.is_some() && !entry.functions.is_empty() && !entry.tests.is_empty() {
                problems.push(format!("rules.toml: {number} is cited after all: remove its reason"));
            }
        }
        Self { book, cited, problems }
    }

    /// The sections in range without a function or a test, and what each lacks.
    pub fn gaps(&self) -> Vec<String> {
        let gap = |section: &Section| {
            let lacks = match (self.covers(section, Side::Functions), self.covers(section, Side::Tests)) {
                (true, true) => return None,
                (false, true) => "no function",
                (true, false) => "no test",
                (false, false) => "no function and no test",
            };
            Some(format!("§{} {}: {lacks} cites it", section.number, section.title))
        };
        self.book.range().iter().filter_map(gap).collect()
    }

    /// Whether a section is cited or need not be, or has subsections of which that is true.
    fn covers(&self, section: &Section, side: Side) -> bool {
        if section.reason.is_some() || !self.cited[section.number.as_str()].of(side).is_empty() {
            return true;
        }
        let mut below = self.book.section.iter().filter(|other| other.is_under(section)).peekable();
        below.peek().is_some() && below.all(|other| self.covers(other, side))
    }

    /// The text of `RULES.md`.
    pub fn markdown(&self, game: &str) -> String {
        let mut text = format!(
            "# Where each rule lives\n\n\
             Made by `cargo xtask rules {game} --write` from `rules.toml` and the § citations in the source.\n\n\
             | section | title | functions | tests |\n| --- | --- | --- | --- |\n"
        );
        for Section { number, title, reason } in &self.book.section {
            let entry = &self.cited[number.as_str()];
            let mut functions = list(&entry.functions);
            if let Some(reason) = reason {
                functions = if functions.is_empty() {
                    cell(reason)
                } else {
                    format!("{functions}<br>{}", cell(reason))
                };
            }
            let _ = writeln!(text, "| {number} | {} | {functions} | {} |", cell(title), list(&entry.tests));
        }
        let gaps = self.gaps();
        if !gaps.is_empty() {
            text.push_str("\n## Sections that lack a function or a test\n\n");
            for gap in gaps {
                let _ = writeln!(text, "- {gap}");
            }
        }
        text
    }
}

fn list(names: &BTreeSet<String>) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join("<br>")
}

/// Text that cannot end a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}

#[cfg(test)]
mod tests {
    use super::super::scan::scan;
    use super::*;

    const BOOK: &str = r#"
        cited_from = "3"
        cited_to = "4"
        section = [
            { number = "1", title = "Introduction" },
            { number = "3", title = "Commands" },
            { number = "3.1", title = "Muster" },
            { number = "3.2", title = "March | Move" },
            { number = "4", title = "Components", reason = "a list of pieces" },
            { number = "5", title = "Optional rules" },
        ]
    "#;

    fn with_table<T>(source: &str, look: impl FnOnce(&Table<'_>) -> T) -> T {
        let book = Book::parse(BOOK).unwrap();
        look(&Table::new(&book, &scan("src/commands.rs", source)))
    }

    fn gaps(source: &str) -> Vec<String> {
        with_table(source, |table| table.gaps())
    }

    fn problems(source: &str) -> Vec<String> {
        with_table(source, |table| table.problems.clone())
    }

    const MUSTER: &str = "/// §3.1\nfn muster() {}\n#[test]\n/// §3.1\nfn muster_test() {}\n";

    #[test]
    fn sections_in_range_need_a_function_and_a_test() {
        let source = format!("{MUSTER}/// §3.2\nfn march() {{}}");
        assert_eq!(gaps(&source), ["§3 Commands: no test cites it", "§3.2 March | Move: no test cites it"]);
        assert_eq!(gaps("").len(), 3);
    }

    #[test]
    fn a_section_is_covered_by_its_subsections_but_covers_none() {
        let source = format!("{MUSTER}/// §3.2\nfn march() {{}}\n#[test]\nfn march_test() {{ /* §3.2 */ }}");
        assert_eq!(gaps(&source), [""; 0]);
        let parent = "/// §3\nfn commands() {}\n#[test]\n/// §3\nfn t() {}";
        assert_eq!(gaps(parent).len(), 2);
    }

    #[test]
    fn an_unknown_section_is_named_with_its_line() {
        assert_eq!(problems("\n// §9.9\n"), ["src/commands.rs:2: §9.9 is not in rules.toml"]);
    }

    #[test]
    fn a_reason_that_does_not_hold_is_refused() {
        assert_eq!(problems("/// §4\nfn f() {}"), [""; 0]);
        let problems =
            with_table("/// §4\nfn f() {}\n/// §4\n#[test]\nfn t() {}", |table| table.problems.clone());
        assert_eq!(problems, ["rules.toml: 4 is cited after all: remove its reason"]);
    }

    #[test]
    fn the_table() {
        let text = with_table(MUSTER, |table| table.markdown("toy"));
        assert_eq!(
            text.split_once("| --- |\n").unwrap().1,
            "\
| 1 | Introduction |  |  |
| 3 | Commands |  |  |
| 3.1 | Muster | `commands.rs:muster` | `muster_test` |
| 3.2 | March \\| Move |  |  |
| 4 | Components | a list of pieces |  |
| 5 | Optional rules |  |  |

## Sections that lack a function or a test

- §3 Commands: no function and no test cites it
- §3.2 March | Move: no function and no test cites it
"
        );
    }
}
