//! Finds the citations of a rulebook's sections in Rust source, and what each stands for.
//!
//! A citation in a doc comment belongs to the item that follows, or for `//!` to what it stands in. On a
//! variant or field it belongs to the type. Inside a test, any citation belongs to that test. A citation
//! elsewhere, in a plain comment or a string, covers nothing, but must name a section that exists.

use std::sync::LazyLock;

use regex::Regex;

use super::lex::{Kind, Token, lex};

#[derive(Debug, PartialEq, Eq)]
pub struct Citation {
    pub section: String,
    /// The file, from the crate's folder.
    pub file: String,
    pub line: usize,
    pub place: Place,
}

/// What a citation stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A function or another item, or without a name the whole file.
    Item(Option<String>),
    /// A test, or without a name the whole file of tests.
    Test(Option<String>),
    Elsewhere,
}

/// Every citation in a file.
pub fn scan(file: &str, source: &str) -> Vec<Citation> {
    let tests = file.split('/').any(|part| part == "tests" || part == "tests.rs");
    let mut scanner = Scanner { file, tokens: lex(source), tests, ..Scanner::default() };
    let mut at = 0;
    while at < scanner.tokens.len() {
        at = scanner.step(at);
    }
    scanner.settle_waiting();
    scanner.found
}

/// Every citation of one book in a file that cites several: those of other books are not seen.
pub fn scan_shared(file: &str, source: &str, book: &str) -> Vec<Citation> {
    scan(file, &source.replace(&format!("§{book}:"), "§"))
}

#[derive(Default)]
struct Scanner<'a> {
    file: &'a str,
    tokens: Vec<Token<'a>>,
    /// Whether the whole file is tests.
    tests: bool,
    /// The items we stand in, outermost first.
    frames: Vec<Frame>,
    /// How many brackets of any sort are open.
    depth: usize,
    /// Sections and lines of doc comments whose item is yet to come.
    waiting: Vec<(String, usize)>,
    /// Whether an attribute made a test of the item to come.
    test_ahead: bool,
    found: Vec<Citation>,
}

struct Frame {
    name: String,
    function: bool,
    test: bool,
    /// The depth at which its body opens.
    depth: usize,
    open: bool,
}

impl Scanner<'_> {
    /// Takes the token at `at` and answers where to go on.
    fn step(&mut self, at: usize) -> usize {
        let token = self.tokens[at];
        let cited = citations(token);
        match token.kind {
            Kind::Doc => self.waiting.extend(cited),
            Kind::InnerDoc => self.record(cited, self.place()),
            Kind::Comment | Kind::Text if self.in_test() || self.test_ahead => {
                // Between tests, a comment speaks of the one below it.
                if token.kind == Kind::Comment && !self.frames.iter().any(|frame| frame.function) {
                    self.waiting.extend(cited);
                } else {
                    self.record(cited, self.place());
                }
            }
            Kind::Comment | Kind::Text => self.record(cited, Place::Elsewhere),
            Kind::Mark if token.text == "#" => {
                if let Some(end) = self.attribute(at) {
                    return end;
                }
            }
            Kind::Word | Kind::Mark => return self.code(at),
        }
        at + 1
    }

    /// Passes an attribute, noting whether it makes a test of what follows.
    fn attribute(&mut self, at: usize) -> Option<usize> {
        let inner = self.tokens.get(at + 1)?.is_mark('!');
        let start = at + 1 + usize::from(inner);
        if !self.tokens.get(start)?.is_mark('[') {
            return None;
        }
        let end = closing(&self.tokens, start);
        let inside = self.tokens[start + 1..end].to_vec();
        let path = inside.iter().take_while(|token| token.kind == Kind::Word || token.is_mark(':'));
        let test = match path.last() {
            Some(last) if last.text == "cfg" => {
                let has = |word| inside.iter().any(|token| token.is_word(word));
                has("test") && !has("not")
            }
            Some(last) => last.text == "test",
            None => false,
        };
        if inner {
            self.tests |= test && self.frames.is_empty();
        } else {
            self.test_ahead |= test;
        }
        for token in inside.into_iter().filter(|token| token.kind == Kind::Text) {
            self.record(citations(token), Place::Elsewhere);
        }
        Some(end + 1)
    }

    /// Passes a word or mark of code: the start of an item, a bracket, or nothing of note.
    fn code(&mut self, at: usize) -> usize {
        let token = self.tokens[at];
        if token.is_word("pub") && self.tokens.get(at + 1).is_some_and(|next| next.is_mark('(')) {
            return closing(&self.tokens, at + 1) + 1;
        }
        if self.is_modifier(at) {
            return at + 1;
        }
        if let Some((name, name_at)) = self.item(at) {
            let test = self.in_test() || self.test_ahead;
            let (function, depth) = (token.is_word("fn"), self.depth);
            self.frames.push(Frame { name, function, test, depth, open: false });
            self.settle_waiting();
            return name_at + 1;
        }
        self.settle_waiting();
        if token.kind == Kind::Mark {
            self.bracket(token.text);
        }
        at + 1
    }

    /// The words that may stand between a doc comment and the keyword of its item.
    fn is_modifier(&self, at: usize) -> bool {
        let next_is = |words: &[&str]| {
            self.tokens.get(at + 1).is_some_and(|next| words.iter().any(|word| next.is_word(word)))
        };
        match self.tokens[at].text {
            "pub" | "async" | "unsafe" | "extern" => true,
            "const" => next_is(&["fn", "async", "unsafe", "extern"]),
            _ => false,
        }
    }

    /// The name of the item that starts at `at`, and where the name stands.
    fn item(&self, at: usize) -> Option<(String, usize)> {
        let word_at = |at: usize| self.tokens.get(at).filter(|token| token.kind == Kind::Word);
        let mark_at = |at: usize, mark| self.tokens.get(at).is_some_and(|token| token.is_mark(mark));
        let name_at = match word_at(at)?.text {
            "fn" | "struct" | "enum" | "mod" | "trait" | "type" => at + 1,
            // Neither `<const N: usize>` nor `*const T`.
            "const" if at > 0 && (mark_at(at - 1, '<') || mark_at(at - 1, ',')) => return None,
            "const" | "static" => {
                let name_at = at + 1 + usize::from(word_at(at + 1)?.text == "mut");
                mark_at(name_at + 1, ':').then_some(name_at)?
            }
            "macro_rules" if mark_at(at + 1, '!') => at + 2,
            _ => return None,
        };
        Some((word_at(name_at)?.text.to_owned(), name_at))
    }

    fn bracket(&mut self, mark: &str) {
        let depth = self.depth;
        match mark {
            "{" | "(" | "[" => {
                if let Some(top) = self.frames.last_mut().filter(|top| mark == "{" && top.depth == depth) {
                    top.open = true;
                }
                self.depth += 1;
            }
            "}" | ")" | "]" => {
                self.depth = depth.saturating_sub(1);
                self.frames.retain(|frame| frame.depth <= self.depth);
                if self.frames.last().is_some_and(|top| top.open && top.depth == self.depth) {
                    self.frames.pop();
                }
            }
            ";" if self.frames.last().is_some_and(|top| !top.open && top.depth == depth) => {
                self.frames.pop();
            }
            _ => {}
        }
    }

    fn in_test(&self) -> bool {
        self.frames.last().map_or(self.tests, |top| top.test)
    }

    /// What a citation here stands for.
    fn place(&self) -> Place {
        let name = |frame: &Frame| frame.name.clone();
        if self.in_test() {
            let function = self.frames.iter().rev().find(|frame| frame.function);
            Place::Test(function.or(self.frames.last()).map(name))
        } else {
            Place::Item(self.frames.last().map(name))
        }
    }

    /// The doc comments seen so far belong here.
    fn settle_waiting(&mut self) {
        let waiting = std::mem::take(&mut self.waiting);
        self.record(waiting, self.place());
        self.test_ahead = false;
    }

    fn record(&mut self, cited: Vec<(String, usize)>, place: Place) {
        self.found.extend(cited.into_iter().map(|(section, line)| Citation {
            section,
            file: self.file.to_owned(),
            line,
            place: place.clone(),
        }));
    }
}

/// The sections that a comment or string cites, and the line of each.
fn citations(token: Token<'_>) -> Vec<(String, usize)> {
    static SECTION: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"§(\d+(?:\.\d+)*(?:\.?[A-Za-z]\b)?)").unwrap());
    if matches!(token.kind, Kind::Word | Kind::Mark) {
        return Vec::new();
    }
    let line = |at: usize| token.line + token.text[..at].matches('\n').count();
    SECTION
        .captures_iter(token.text)
        .map(|found| (found[1].to_owned(), line(found.get_match().start())))
        .collect()
}

/// Where the bracket that opens at `at` closes; the last token if it does not.
fn closing(tokens: &[Token<'_>], at: usize) -> usize {
    let mut depth = 0_usize;
    for (index, token) in tokens.iter().enumerate().skip(at) {
        match token.text {
            "(" | "[" | "{" if token.kind == Kind::Mark => depth += 1,
            ")" | "]" | "}" if token.kind == Kind::Mark => depth = depth.saturating_sub(1),
            _ => continue,
        }
        if depth == 0 {
            return index;
        }
    }
    tokens.len() - 1
}

#[cfg(test)]
mod tests;
