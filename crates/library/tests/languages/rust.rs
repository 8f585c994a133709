//! The messages that Rust code speaks: `key!("…")`, `msg!("…", name = …)`, `say!(speech, "…", name = …)`, and the
//! declarations of `prompts! { … }`.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::check::Spoken;

/// The messages of a file, but for those of its unit tests.
pub fn spoken(code: &str) -> Result<Vec<Spoken>, String> {
    let tokens: TokenStream = code.parse().map_err(|error| format!("{error}"))?;
    let mut found = Vec::new();
    walk(tokens, &mut found);
    Ok(found)
}

fn walk(tokens: TokenStream, found: &mut Vec<Spoken>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut at = 0;
    while at < tokens.len() {
        if is_test_attribute(&tokens[at..]) {
            let after = &tokens[at + 2..];
            at += 2 + after.iter().position(ends_item).map_or(after.len(), |end| end + 1);
            continue;
        }
        if let [TokenTree::Ident(name), TokenTree::Punct(bang), TokenTree::Group(group), ..] = &tokens[at..]
            && bang.as_char() == '!'
        {
            // A key that something is compared with is read, not spoken.
            let compared = at >= 2 && is_punct(&tokens[at - 1], '=') && is_punct(&tokens[at - 2], '=');
            found.extend(message(&name.to_string(), group.stream()).filter(|_| !compared));
            if name == "prompts" {
                prompts(group.stream(), found);
            }
        }
        if let TokenTree::Group(group) = &tokens[at] {
            walk(group.stream(), found);
        }
        at += 1;
    }
}

/// The message that a macro of this name speaks, if it is one of ours.
fn message(name: &str, inside: TokenStream) -> Option<Spoken> {
    let tokens: Vec<TokenTree> = inside.into_iter().collect();
    let parts: Vec<&[TokenTree]> = tokens.split(|token| is_punct(token, ',')).collect();
    let key_at = match name {
        "key" | "msg" => 0,
        "say" => 1,
        _ => return None,
    };
    let [TokenTree::Literal(literal)] = parts.get(key_at)? else { return None };
    let key = literal.to_string().strip_prefix('"')?.strip_suffix('"')?.to_owned();
    let args: BTreeSet<String> = parts[key_at + 1..].iter().filter_map(|part| argument(part)).collect();
    Some(Spoken { key, family: false, args: Some(args), name: name == "key" })
}

/// The messages of a declaration of prompts: `RallyWhere { cost: u8 } = "3.3.1": "lod-ask-rally-where"`.
fn prompts(inside: TokenStream, found: &mut Vec<Spoken>) {
    let variants = inside.into_iter().filter_map(|token| match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => Some(group.stream()),
        _ => None,
    });
    for variant in variants {
        let tokens: Vec<TokenTree> = variant.into_iter().collect();
        for part in tokens.split(|token| is_punct(token, ',')) {
            let Some(TokenTree::Literal(key)) = part.last() else { continue };
            let Some(key) =
                key.to_string().strip_prefix('"').and_then(|it| it.strip_suffix('"')).map(str::to_owned)
            else {
                continue;
            };
            let fields = part.iter().find_map(|token| match token {
                TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => Some(group.stream()),
                _ => None,
            });
            let args = fields.map(fields_of).unwrap_or_default();
            found.push(Spoken { key, family: false, args: Some(args), name: false });
        }
    }
}

/// The fields of a prompt that are arguments of its message: all but the rule.
fn fields_of(fields: TokenStream) -> BTreeSet<String> {
    let tokens: Vec<TokenTree> = fields.into_iter().collect();
    let parts = tokens.split(|token| is_punct(token, ','));
    let field = |part: &[TokenTree]| match part {
        [TokenTree::Ident(name), colon, kind @ ..] if is_punct(colon, ':') => {
            let is_rule = matches!(kind.last(), Some(TokenTree::Ident(kind)) if kind == "Rule");
            (!is_rule).then(|| name.to_string())
        }
        _ => None,
    };
    parts.filter_map(field).collect()
}

fn argument(part: &[TokenTree]) -> Option<String> {
    match part {
        [TokenTree::Ident(name), equals, ..] if is_punct(equals, '=') => Some(name.to_string()),
        _ => None,
    }
}

fn is_punct(token: &TokenTree, wanted: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == wanted)
}

fn is_test_attribute(tokens: &[TokenTree]) -> bool {
    match tokens {
        [hash, TokenTree::Group(group), ..] if is_punct(hash, '#') => {
            matches!(group.stream().to_string().as_str(), "cfg (test)" | "cfg(test)" | "test")
        }
        _ => false,
    }
}

fn ends_item(token: &TokenTree) -> bool {
    is_punct(token, ';') || matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

fn check(code: &str, wanted: &[(&str, &[&str])]) {
    let found = spoken(code).unwrap();
    let found: Vec<_> = found.into_iter().map(|it| (it.key, it.args)).collect();
    let args = |args: &[&str]| Some(args.iter().map(|arg| (*arg).to_owned()).collect::<BTreeSet<_>>());
    let wanted: Vec<_> = wanted.iter().map(|(key, names)| ((*key).to_owned(), args(names))).collect();
    assert_eq!(found, wanted);
}

#[test]
fn the_three_macros_are_found_at_any_depth() {
    check(r#"const A: Key = key!("a");"#, &[("a", &[])]);
    check(r#"fn f() { g(|| msg!("b", x = h(1, 2), y = 3,)) }"#, &[("b", &["x", "y"])]);
    check(r#"fn f() { print(tricorne_locale::say!(self.speech, "c", file = path)) }"#, &[("c", &["file"])]);
}

#[test]
fn declared_prompts_are_found_with_their_fields() {
    check(
        r#"prompts! { pub enum Prompt { Where { cost: u8, rule: kernel::Rule } = rule: "a", Done = "2.3": "b", } }"#,
        &[("a", &["cost"]), ("b", &[])],
    );
}

#[test]
fn a_message_within_a_message_is_found_too() {
    check(r#"fn f() { msg!("out", x = key!("in")) }"#, &[("out", &["x"]), ("in", &[])]);
}

#[test]
fn comments_strings_definitions_and_tests_speak_to_nobody() {
    check(r#"/// key!("doc")"#, &[]);
    check(r##"const S: &str = r#"key!("string")"#;"##, &[]);
    check(r#"fn f() { note.key == key!("read") }"#, &[]);
    check(r#"macro_rules! key { ($key:literal) => { Key($key) }; }"#, &[]);
    check(r#"#[cfg(test)] mod tests { fn f() { key!("t") } } fn g() { key!("a") }"#, &[("a", &[])]);
    check(r#"#[test] fn f() { key!("t") } fn g() { key!("a") }"#, &[("a", &[])]);
}
