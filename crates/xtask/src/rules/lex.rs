//! Rust source cut into the few kinds of token that tell where a citation stands.
//!
//! A parser would not do: it drops comments, and does not look into macros, where tests and cards may live.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `///` and `/**`: about what follows.
    Doc,
    /// `//!` and `/*!`: about what it stands in.
    InnerDoc,
    Comment,
    /// A string of any sort.
    Text,
    /// A name, keyword or number.
    Word,
    /// Any other single character.
    Mark,
}

#[derive(Clone, Copy, Debug)]
pub struct Token<'a> {
    pub kind: Kind,
    pub text: &'a str,
    /// The line on which it starts, from 1.
    pub line: usize,
}

impl Token<'_> {
    pub fn is_mark(&self, mark: char) -> bool {
        self.kind == Kind::Mark && self.text.starts_with(mark)
    }

    pub fn is_word(&self, word: &str) -> bool {
        self.kind == Kind::Word && self.text == word
    }
}

pub fn lex(source: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let (mut rest, mut line) = (source, 1);
    while let Some(first) = rest.chars().next() {
        let (kind, length) = next(rest, first);
        let (text, after) = rest.split_at(length);
        if let Some(kind) = kind {
            tokens.push(Token { kind, text, line });
        }
        line += text.matches('\n').count();
        rest = after;
    }
    tokens
}

/// The kind and length of the token that `rest` begins with; no kind for space, characters and lifetimes.
fn next(rest: &str, first: char) -> (Option<Kind>, usize) {
    if rest.starts_with("//") {
        (Some(comment_kind(rest, "///", "//!")), rest.find('\n').unwrap_or(rest.len()))
    } else if rest.starts_with("/*") {
        (Some(comment_kind(rest, "/**", "/*!")), block_comment(rest))
    } else if let Some(length) = string(rest) {
        (Some(Kind::Text), length)
    } else if first == '\'' {
        (None, character_or_lifetime(rest))
    } else if first.is_alphanumeric() || first == '_' {
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
        (Some(Kind::Word), end.unwrap_or(rest.len()))
    } else {
        ((!first.is_whitespace()).then_some(Kind::Mark), first.len_utf8())
    }
}

/// A fourth slash, a third star or an empty block make an ordinary comment.
fn comment_kind(rest: &str, doc: &str, inner: &str) -> Kind {
    let again = &doc[doc.len() - 1..];
    match rest.strip_prefix(doc) {
        Some(after) if !after.starts_with(again) && !after.starts_with('/') => Kind::Doc,
        None if rest.starts_with(inner) => Kind::InnerDoc,
        _ => Kind::Comment,
    }
}

/// Block comments nest.
fn block_comment(rest: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        let step = if rest[at..].starts_with("/*") {
            depth += 1;
            2
        } else if rest[at..].starts_with("*/") {
            depth -= 1;
            2
        } else {
            rest[at..].chars().next().map_or(1, char::len_utf8)
        };
        at += step;
        if depth == 0 {
            break;
        }
    }
    at
}

/// The length of a string literal: plain or raw, of bytes or for C.
fn string(rest: &str) -> Option<usize> {
    let unprefixed = rest.strip_prefix(['b', 'c']).unwrap_or(rest);
    if let Some(raw) = unprefixed.strip_prefix('r') {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        if let Some(body) = raw[hashes..].strip_prefix('"') {
            let end = format!("\"{}", "#".repeat(hashes));
            let length = body.find(&end).map_or(body.len(), |at| at + end.len());
            return Some(rest.len() - body.len() + length);
        }
    }
    let body = unprefixed.strip_prefix('"')?;
    Some(rest.len() - body.len() + quoted(body, '"'))
}

/// The length up to and with the closing quote.
fn quoted(body: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in body.char_indices() {
        if !escaped && c == quote {
            return at + quote.len_utf8();
        }
        escaped = !escaped && c == '\\';
    }
    body.len()
}

fn character_or_lifetime(rest: &str) -> usize {
    let body = &rest[1..];
    let mut chars = body.chars();
    match (chars.next(), chars.next()) {
        (Some('\\'), _) | (Some(_), Some('\'')) => 1 + quoted(body, '\''),
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(source: &str, expected: &[(Kind, &str)]) {
        let found: Vec<(Kind, &str)> = lex(source).iter().map(|token| (token.kind, token.text)).collect();
        assert_eq!(found, expected, "{source}");
    }

    #[test]
    fn comments() {
        check("/// a\nx", &[(Kind::Doc, "/// a"), (Kind::Word, "x")]);
        check("//! a", &[(Kind::InnerDoc, "//! a")]);
        check("// a", &[(Kind::Comment, "// a")]);
        check("//// a", &[(Kind::Comment, "//// a")]);
        check("/* a /* { */ b */x", &[(Kind::Comment, "/* a /* { */ b */"), (Kind::Word, "x")]);
        check("/** a */", &[(Kind::Doc, "/** a */")]);
        check("/**/", &[(Kind::Comment, "/**/")]);
    }

    #[test]
    fn strings_hide_what_they_hold() {
        check(r#""a \" // {" x"#, &[(Kind::Text, r#""a \" // {""#), (Kind::Word, "x")]);
        check(r####"r##"a "# b"## x"####, &[(Kind::Text, r###"r##"a "# b"##"###), (Kind::Word, "x")]);
        check("b\"a\" c\"b\"", &[(Kind::Text, "b\"a\""), (Kind::Text, "c\"b\"")]);
    }

    #[test]
    fn characters_and_lifetimes() {
        check("'{' '\\'' '§' x", &[(Kind::Word, "x")]);
        check("&'a str", &[(Kind::Mark, "&"), (Kind::Word, "a"), (Kind::Word, "str")]);
    }

    #[test]
    fn lines_are_counted_through_long_tokens() {
        let tokens = lex("/* 1\n2 */ a\n\"\n\" b");
        let lines: Vec<usize> = tokens.iter().map(|token| token.line).collect();
        assert_eq!(lines, [1, 2, 3, 4]);
    }
}
