//! How texts are written: what of the rules of style can be checked by a program. A text is what is left of a message
//! when one variant is chosen at each selector and each argument is written as its name.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// The most characters of a prompt, where an argument counts as its name.
const LONGEST_PROMPT: usize = 90;

/// Words of English that have a plainer or an American equivalent.
const FORBIDDEN: &[&str] = &[
    "anew",
    "be done",
    "but for",
    "but one",
    "come out",
    "comes out",
    "fight along",
    "for want of",
    "free of cost",
    "go along",
    "goes along",
    "in all,",
    "make way",
    "makes way",
    "recognise",
    "rouse the rabble",
    "suffice",
    "the American may",
    "towards",
    "defence",
    "favour",
    "neighbour",
];

/// Arguments that name or rate something and count nothing: dice, levels, numbers of cards and of years.
const NO_COUNT: &[&str] = &[
    "british",
    "cbc",
    "commands",
    "crc",
    "fni",
    "first",
    "french",
    "indians",
    "level",
    "number",
    "patriots",
    "preparations",
    "received",
    "roll",
    "round",
    "second",
    "size",
    "tories",
];

/// Every breach of the rules in a file, one line each. `english` rules apply to English alone.
pub fn breaches(text: &str, english: bool) -> Result<Vec<String>, String> {
    let resource = parse(text).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut found = Vec::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            breaches_of(message, english, &mut found);
        }
    }
    Ok(found)
}

fn breaches_of(message: &Message<&str>, english: bool, found: &mut Vec<String>) {
    let key = message.id.name;
    let attributes = message.attributes.iter().map(|it| &it.value);
    for pattern in message.value.iter().chain(attributes) {
        for text in variants(pattern) {
            if text.contains(['"', '\'']) {
                found.push(format!("{key}: a straight quotation mark or apostrophe: {text}"));
            }
            if text.contains("“$title") || text.contains("«$title") {
                found.push(format!("{key}: quotation marks around a title, which may have its own: {text}"));
            }
            let plain = text.replace("$defence", "");
            if english && let Some(word) = FORBIDDEN.iter().find(|word| contains_word(&plain, word)) {
                found.push(format!("{key}: “{word}”: {text}"));
            }
            if english && is_prompt(key) {
                let length = text.replace('$', "").chars().count();
                if length > LONGEST_PROMPT {
                    found.push(format!("{key}: a prompt of {length} characters: {text}"));
                }
                let sentences = text.matches(['.', '?', '!']).count();
                if sentences == 1 && text.ends_with('.') {
                    found.push(format!("{key}: a prompt of one sentence with a period: {text}"));
                }
            }
        }
        if key.starts_with("lod-note-") || key.starts_with("lod-ask-") {
            let mut loose = Vec::new();
            uncounted(pattern, &mut Vec::new(), &mut loose);
            found.extend(
                loose.into_iter().map(|name| format!("{key}: ${name} counts and chooses no variant")),
            );
        }
    }
}

/// Whether a message asks a player something.
fn is_prompt(key: &str) -> bool {
    key.contains("-ask-")
}

fn contains_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let inner = |next: Option<char>| next.is_some_and(char::is_alphabetic);
        !inner(text[..at].chars().next_back()) && !inner(text[at + word.len()..].chars().next())
    })
}

/// All texts that a pattern can become.
fn variants(pattern: &Pattern<&str>) -> Vec<String> {
    let mut texts = vec![String::new()];
    for element in &pattern.elements {
        let ends = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression } => expressions(expression),
        };
        texts = texts.iter().flat_map(|text| ends.iter().map(move |end| format!("{text}{end}"))).collect();
    }
    texts
}

fn expressions(expression: &Expression<&str>) -> Vec<String> {
    match expression {
        Expression::Select { variants: chosen, .. } => {
            chosen.iter().flat_map(|it| variants(&it.value)).collect()
        }
        Expression::Inline(InlineExpression::VariableReference { id }) => vec![format!("${}", id.name)],
        Expression::Inline(InlineExpression::MessageReference { id, .. }) => vec![id.name.to_owned()],
        Expression::Inline(InlineExpression::StringLiteral { value }) => vec![(*value).to_owned()],
        Expression::Inline(_) => vec![String::new()],
    }
}

/// The numbers of a pattern that stand before a word and choose no variant. A number before the name of a piece,
/// `{ $count } { $piece }`, is one that the name chooses by.
fn uncounted<'a>(pattern: &Pattern<&'a str>, chosen: &mut Vec<&'a str>, found: &mut Vec<String>) {
    let mut elements = pattern.elements.iter().peekable();
    while let Some(element) = elements.next() {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                chosen.push(id.name);
                for variant in variants {
                    uncounted(&variant.value, chosen, found);
                }
                chosen.pop();
            }
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                let before_a_word = match elements.peek() {
                    Some(PatternElement::TextElement { value }) => {
                        let mut letters = value.chars();
                        let space = letters.next() == Some(' ');
                        space && letters.next().is_some_and(char::is_alphabetic)
                    }
                    _ => false,
                };
                if counts(id.name) && before_a_word && !chosen.contains(&id.name) {
                    found.push(id.name.to_owned());
                }
            }
            _ => {}
        }
    }
}

/// Whether an argument is a number of things, by its name.
fn counts(name: &str) -> bool {
    const COUNTS: &[&str] = &[
        "available",
        "continentals",
        "cost",
        "count",
        "dice",
        "given",
        "left",
        "levels",
        "markers",
        "militia",
        "offer",
        "paid",
        "price",
        "propaganda",
        "raids",
        "regulars",
        "war_parties",
    ];
    COUNTS.contains(&name) && !NO_COUNT.contains(&name)
}

#[test]
fn plain_texts_have_no_breach() {
    let text =
        "lod-ask-a = Muster in { $space }: choose how many\nlod-note-b = { $count } { $piece } placed.\n";
    assert_eq!(breaches(text, true).unwrap(), [""; 0]);
}

#[test]
fn each_breach_is_found() {
    for (text, part) in [
        ("a = It's\n", "straight"),
        ("a = Card “{ $title }”\n", "quotation marks around a title"),
        ("a = Choose anew\n", "“anew”"),
        ("lod-ask-a = Choose a space.\n", "one sentence with a period"),
        ("lod-note-a = They pay { $paid } Resources.\n", "$paid counts"),
        (
            "lod-ask-a = { $cost ->\n  [0] Short\n *[other] 1234567890 1234567890 1234567890 1234567890 1234567890 1234567890 1234567890 1234567890 1234567890\n}\n",
            "98 characters",
        ),
    ] {
        let found = breaches(text, true).unwrap();
        assert!(found.len() == 1 && found[0].contains(part), "{text}: {found:?}");
    }
}

#[test]
fn some_rules_are_for_english_alone() {
    assert_eq!(breaches("lod-ask-a = Scegli anew.\n", false).unwrap(), [""; 0]);
    assert_eq!(breaches("a = C'è\n", false).unwrap().len(), 1);
}

#[test]
fn a_word_within_another_is_no_breach() {
    assert!(!contains_word("a defenceless one", "defence"));
    assert!(contains_word("in defence of", "defence"));
}
