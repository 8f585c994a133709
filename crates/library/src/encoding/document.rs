//! What the numbers of an encoding mean.

use std::fmt::{self, Display, Formatter};

/// What each number of an encoding means.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct EncodingDocument {
    /// The game.
    pub game: &'static str,
    /// Raised whenever a number comes to mean something else.
    pub version: u32,
    /// The version of the rules.
    pub rules_version: u32,
    /// The seats, in order.
    pub seats: Vec<&'static str>,
    /// The names of an observation's numbers, in order.
    pub observation: Vec<String>,
    /// The names of things that choices and prompts refer to; the first has number 1.
    pub things: Vec<String>,
    /// How the notation of a choice goes around the names in it; the first has number 0.
    pub forms: Vec<String>,
    /// Every choice; an action is the place in this list.
    pub actions: Vec<Action>,
}

/// A choice in numbers.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Action {
    /// The notation of the choice.
    pub notation: String,
    /// What kind of target it has, in the order of [`Target`](tricorne_kernel::Target).
    pub kind: u8,
    /// The place of its form in the list of forms.
    pub form: u16,
    /// The thing that is chosen; 0 where it is none.
    pub what: u16,
    /// The space or box; 0 where it is none.
    pub place: u16,
    /// How many.
    pub number: i32,
}

/// The kinds of targets, in the order of their numbers.
const KINDS: &str = "0 button, 1 space, 2 piece, 3 unit, 4 stack, 5 route, 6 box, 7 card, 8 number";
/// How many names stand on a line.
const ON_A_LINE: usize = 10;

/// As Markdown.
impl Display for EncodingDocument {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let EncodingDocument { game, version, rules_version, observation, things, forms, actions, .. } = self;
        let notations: Vec<&str> = actions.iter().map(|action| action.notation.as_str()).collect();
        write!(
            f,
            "# {game} in numbers

Encoding version {version}, rules version {rules_version}. `python -m tricorne encoding {game}` writes this document.

## Observation

{} numbers (float32): whose eyes they are (`seat`), what that seat is asked (`prompt`, and its arguments: numbers as they are, things
by their numbers below), then what that seat may know. Counts are as they are. What is one of several has a 1 for the one. Where a
number has a side, 1 is the first seat, -1 the second, 0 nobody.

{}
## Actions

{} choices. An action is a choice's number. Its features: kind of target, form of the notation, what, where, how many.

Kinds: {KINDS}.

### Forms

{}
### Things

{}
### Choices

{}",
            observation.len(),
            Numbered(observation, 0),
            actions.len(),
            Numbered(forms, 0),
            Numbered(things, 1),
            Numbered(&notations, 0),
        )
    }
}

/// Names in lines, each with the number of its first.
struct Numbered<'a, T>(&'a [T], usize);

impl<T: Display> Display for Numbered<'_, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Numbered(names, first) = self;
        for (line, names) in names.chunks(ON_A_LINE).enumerate() {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            writeln!(f, "- {}: {}", first + ON_A_LINE * line, names.join(", "))?;
        }
        Ok(())
    }
}
