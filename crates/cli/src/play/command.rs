//! What somebody typed.

use tricorne_kernel::{Seat, Target};
use tricorne_library::Question;

/// A line of input, understood.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// The choice at this position of the question.
    Choose(usize),
    /// Tell what the choice at this position would lead to.
    What(usize),
    /// Take the last answer back.
    Undo,
    /// Show the last notes of the journal.
    Log(usize),
    /// Show the board.
    Board,
    /// Write the record to this file.
    Save(String),
    /// Write the position to this file.
    Position(String),
    /// Say why the agents chose what they chose.
    Why,
    /// Ask an agent for advice, the game's best unless named.
    Advise(Option<String>),
    /// Show what can be typed.
    Help,
    /// Leave.
    Quit,
    /// Nothing.
    Nothing,
    /// Something else.
    Unknown,
}

/// How many notes `log` shows unless told.
const LOG_NOTES: usize = 20;

impl Command {
    /// Understands a line. A choice goes before a command of the same name.
    pub fn read(line: &str, question: Option<&Question>) -> Command {
        let line = line.trim();
        if let Some(position) = question.and_then(|question| chosen(line, question)) {
            return Command::Choose(position);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_ascii_lowercase().as_str(), rest) {
            ("", _) => Command::Nothing,
            ("what", choice) => {
                let position = question.and_then(|question| chosen(choice, question));
                position.map_or(Command::Unknown, Command::What)
            }
            ("undo", "") => Command::Undo,
            ("log", "") => Command::Log(LOG_NOTES),
            ("log", number) => number.parse().map_or(Command::Unknown, Command::Log),
            ("board", "") => Command::Board,
            ("save", file) if !file.is_empty() => Command::Save(file.to_owned()),
            ("position", file) if !file.is_empty() => Command::Position(file.to_owned()),
            ("why", "") => Command::Why,
            ("advise", "") => Command::Advise(None),
            ("advise", agent) => Command::Advise(Some(agent.to_owned())),
            ("help" | "?", "") => Command::Help,
            ("quit" | "exit", "") => Command::Quit,
            _ => Command::Unknown,
        }
    }
}

/// Whether the choices of a question go by their place in the list. They do unless some notation is itself a number,
/// such as the face of a die, or a card is drawn, which goes by the number printed on it.
pub fn goes_by_place(question: &Question) -> bool {
    !is_draw(question) && !question.choices.iter().any(|offer| offer.notation.parse::<i64>().is_ok())
}

/// Whether somebody is to draw a card from a real deck.
pub fn is_draw(question: &Question) -> bool {
    question.seat == Seat::CHANCE_NAME
        && question.choices.iter().all(|offer| matches!(offer.target, Target::Card { .. }))
}

fn chosen(line: &str, question: &Question) -> Option<usize> {
    let by_notation = || question.choices.iter().position(|offer| offer.notation.eq_ignore_ascii_case(line));
    let by_place = || {
        let place = line.parse::<usize>().ok().filter(|_| goes_by_place(question))?;
        (1..=question.choices.len()).contains(&place).then(|| place - 1)
    };
    let by_card = || {
        let card = line.parse::<u16>().ok().filter(|_| is_draw(question))?;
        question.choices.iter().position(|offer| offer.target == Target::Card { card })
    };
    let exactly = question.choices.iter().position(|offer| offer.notation == line);
    exactly.or_else(by_notation).or_else(by_card).or_else(by_place)
}

#[cfg(test)]
mod tests {
    use tricorne_kernel::{Key, Message, Role};
    use tricorne_library::Choice;

    use super::*;

    fn check(line: &str, choices: &[&str], wanted: Command) {
        check_of("north", line, choices, wanted);
    }

    fn check_of(seat: &'static str, line: &str, choices: &[&str], wanted: Command) {
        let target = |notation: &str| {
            let card = notation.strip_prefix("card-").and_then(|number| number.parse().ok());
            card.map_or(Target::Button { role: Role::Choose }, |card| Target::Card { card })
        };
        let offer = |notation: &&str| Choice {
            notation: (*notation).to_owned(),
            label: Message::new(Key("label")),
            target: target(notation),
        };
        let question = Question {
            seat,
            name: "prompt",
            prompt: Message::new(Key("prompt")),
            rule: "1",
            choices: choices.iter().map(offer).collect(),
            odds: Vec::new(),
            only: None,
            rolled_for: None,
            decides: None,
            in_dialogue: false,
        };
        assert_eq!(Command::read(line, Some(&question)), wanted, "{line}");
    }

    #[test]
    fn a_choice_goes_by_place_or_notation() {
        check("2", &["t3", "t5"], Command::Choose(1));
        check(" t3 ", &["t3", "t5"], Command::Choose(0));
        check("T5", &["t3", "t5"], Command::Choose(1));
        check("3", &["t3", "t5"], Command::Unknown);
        check("0", &["t3", "t5"], Command::Unknown);
    }

    #[test]
    fn a_number_that_is_a_notation_means_itself() {
        check("2", &["0", "1", "2", "done"], Command::Choose(2));
        check("3", &["0", "1", "2", "done"], Command::Unknown);
        check("done", &["0", "1", "2", "done"], Command::Choose(3));
    }

    #[test]
    fn cards_that_are_drawn_go_by_their_printed_number() {
        check_of("chance", "17", &["card-3", "card-17"], Command::Choose(1));
        check_of("chance", "card-3", &["card-3", "card-17"], Command::Choose(0));
        check_of("chance", "2", &["card-3", "card-17"], Command::Unknown);
        check("2", &["card-3", "card-17"], Command::Choose(1));
    }

    #[test]
    fn commands_are_understood() {
        check("", &["t3"], Command::Nothing);
        check("log 5", &["t3"], Command::Log(5));
        check("log five", &["t3"], Command::Unknown);
        check("save my game.jsonl", &["t3"], Command::Save("my game.jsonl".into()));
        check("save", &["t3"], Command::Unknown);
        check("advise", &["t3"], Command::Advise(None));
        check("what 2", &["t3", "t5"], Command::What(1));
        check("what t3", &["t3", "t5"], Command::What(0));
        check("what", &["t3"], Command::Unknown);
        check("what t9", &["t3"], Command::Unknown);
        check("Quit", &["t3"], Command::Quit);
        check("dance", &["t3"], Command::Unknown);
    }

    #[test]
    fn a_choice_goes_before_a_command() {
        check("undo", &["undo", "t3"], Command::Choose(0));
    }
}
