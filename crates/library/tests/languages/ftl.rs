//! The messages of one language, as far as the test wants to know them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// The messages of one language.
#[derive(Clone, Default, Debug)]
pub struct Book {
    variables: BTreeMap<String, BTreeSet<String>>,
    referred: BTreeSet<String>,
    attributes: BTreeMap<String, BTreeSet<String>>,
    forms: BTreeSet<String>,
}

impl Book {
    /// Adds the messages of one file.
    pub fn read(&mut self, text: &str) -> Result<(), String> {
        let resource = parse(text).map_err(|(_, errors)| format!("{errors:?}"))?;
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut found = BTreeSet::new();
                    let attributes = message.attributes.iter().map(|attribute| &attribute.value);
                    for pattern in message.value.iter().chain(attributes) {
                        self.pattern(pattern, &mut found);
                    }
                    let key = message.id.name.to_owned();
                    let attributes = message.attributes.iter().map(|it| it.id.name.to_owned());
                    self.attributes.insert(key.clone(), attributes.collect());
                    if self.variables.insert(key.clone(), found).is_some() {
                        return Err(format!("the message {key} stands twice"));
                    }
                }
                Entry::Junk { content } => return Err(format!("not a message: {content}")),
                Entry::Term(_) | Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
        Ok(())
    }

    /// The keys of all messages.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.variables.keys().map(String::as_str)
    }

    /// The arguments of a message. A form of a name, such as `$space-in`, counts as the argument `$space`.
    pub fn variables(&self, key: &str) -> Option<&BTreeSet<String>> {
        self.variables.get(key)
    }

    /// The attributes of a message, which are the forms of a name.
    pub fn attributes(&self, key: &str) -> Option<&BTreeSet<String>> {
        self.attributes.get(key)
    }

    /// The forms of names that messages use: `in` for `{ $space-in }`.
    pub fn forms(&self) -> impl Iterator<Item = &str> {
        self.forms.iter().map(String::as_str)
    }

    /// The messages that other messages refer to.
    pub fn referred(&self) -> impl Iterator<Item = &str> {
        self.referred.iter().map(String::as_str)
    }

    fn pattern(&mut self, pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::Placeable { expression } => self.expression(expression, found),
                PatternElement::TextElement { .. } => {}
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>, found: &mut BTreeSet<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, found),
            Expression::Select { selector, variants } => {
                self.inline(selector, found);
                for variant in variants {
                    self.pattern(&variant.value, found);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                let (argument, form) = id.name.split_once('-').unwrap_or((id.name, ""));
                found.insert(argument.to_owned());
                if !form.is_empty() {
                    self.forms.insert(form.to_owned());
                }
            }
            InlineExpression::MessageReference { id, .. } => {
                self.referred.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments, found),
            InlineExpression::TermReference { arguments, .. } => {
                if let Some(arguments) = arguments {
                    self.arguments(arguments, found);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression, found),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>, found: &mut BTreeSet<String>) {
        let named = arguments.named.iter().map(|argument| &argument.value);
        for inline in arguments.positional.iter().chain(named) {
            self.inline(inline, found);
        }
    }
}

#[test]
fn variables_are_found_wherever_they_stand() {
    let mut book = Book::default();
    book.read("a = { $n ->\n  [one] { $x }\n *[other] { NUMBER($y) } { b }\n}\n  .title = { $z }\n").unwrap();
    let variables: Vec<_> = book.variables("a").unwrap().iter().map(String::as_str).collect();
    assert_eq!(variables, ["n", "x", "y", "z"]);
    assert_eq!(book.referred().collect::<Vec<_>>(), ["b"]);
}

#[test]
fn a_form_of_a_name_counts_as_the_name() {
    let mut book = Book::default();
    book.read("a = { $space-in } { $space } { $piece-one }\nb = Boston\n  .in = a Boston\n").unwrap();
    let variables: Vec<_> = book.variables("a").unwrap().iter().map(String::as_str).collect();
    assert_eq!(variables, ["piece", "space"]);
    assert_eq!(book.forms().collect::<Vec<_>>(), ["in", "one"]);
    assert!(book.attributes("b").unwrap().contains("in"));
}

#[test]
fn damage_and_doubles_are_refused() {
    assert!(Book::default().read("a = { $n\n").is_err());
    let mut book = Book::default();
    book.read("a = one\n").unwrap();
    assert_eq!(book.read("a = two\n"), Err("the message a stands twice".into()));
}
