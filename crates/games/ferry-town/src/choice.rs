//! The choices of Ferry Town and their notation.

use serde::{Deserialize, Serialize};
use tricorne_kernel::{Arg, Key, Message, Role, Target, key, msg};

/// A token with its value, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Token(pub u8);

/// What waits at the river.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cargo {
    /// Worth 1.
    Pigs,
    /// Worth 2.
    Rum,
    /// Worth 4.
    Silver,
}

impl Cargo {
    /// All kinds.
    pub const ALL: [Cargo; 3] = [Cargo::Pigs, Cargo::Rum, Cargo::Silver];
    /// How likely each kind is.
    pub const ODDS: [u32; 3] = [3, 2, 1];

    /// What a ferry passenger is paid for it.
    pub fn worth(self) -> u8 {
        match self {
            Cargo::Pigs => 1,
            Cargo::Rum => 2,
            Cargo::Silver => 4,
        }
    }

    /// What a wader is paid for it.
    pub fn half(self) -> u8 {
        self.worth().div_ceil(2)
    }

    /// Its name for people.
    pub fn name(self) -> Key {
        match self {
            Cargo::Pigs => key!("ferry-pigs"),
            Cargo::Rum => key!("ferry-rum"),
            Cargo::Silver => key!("ferry-silver"),
        }
    }
}

/// The two ways over the river.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Crossing {
    /// Safe and slow.
    Ford,
    /// Quick, if the river allows.
    Ferry,
}

/// All choices of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// A token to bid or throw away, `t4`.
    Token(Token),
    /// A cargo drawn, `rum`.
    Cargo(Cargo),
    /// A way over the river, `ford`.
    Crossing(Crossing),
    /// The face of a die, `4`.
    Number(i32),
}

const WORDS: [(&str, Choice); 5] = [
    ("pigs", Choice::Cargo(Cargo::Pigs)),
    ("rum", Choice::Cargo(Cargo::Rum)),
    ("silver", Choice::Cargo(Cargo::Silver)),
    ("ford", Choice::Crossing(Crossing::Ford)),
    ("ferry", Choice::Crossing(Crossing::Ferry)),
];

/// The word of a choice that has one.
fn word(choice: &Choice) -> &'static str {
    WORDS.iter().find(|(_, known)| known == choice).map_or("", |(word, _)| word)
}

impl From<Cargo> for Arg {
    fn from(cargo: Cargo) -> Self {
        Arg::Named(word(&Choice::Cargo(cargo)), cargo.name())
    }
}

impl tricorne_kernel::Choice for Choice {
    type Facts = ();

    fn notation(&self, (): &()) -> String {
        match self {
            Choice::Token(Token(value)) => format!("t{value}"),
            Choice::Number(number) => number.to_string(),
            Choice::Cargo(_) | Choice::Crossing(_) => word(self).to_owned(),
        }
    }

    fn parse(notation: &str, (): &()) -> Option<Self> {
        if let Some((_, choice)) = WORDS.iter().find(|(word, _)| *word == notation) {
            return Some(*choice);
        }
        match notation.strip_prefix('t') {
            Some(value) => value.parse().ok().map(|value| Choice::Token(Token(value))),
            None => notation.parse().ok().map(Choice::Number),
        }
    }

    fn label(&self, (): &()) -> Message {
        match *self {
            Choice::Token(Token(value)) => msg!("ferry-token", token = value),
            Choice::Cargo(cargo) => cargo.name().into(),
            Choice::Crossing(Crossing::Ford) => msg!("ferry-by-ford"),
            Choice::Crossing(Crossing::Ferry) => msg!("ferry-by-ferry"),
            Choice::Number(number) => msg!("tricorne-number", number = number),
        }
    }

    fn target(&self, (): &()) -> Target {
        match *self {
            Choice::Token(Token(value)) => Target::Card { card: value.into() },
            Choice::Cargo(_) | Choice::Crossing(_) => Target::Button { role: Role::Choose },
            Choice::Number(number) => Target::Number { number },
        }
    }

    fn number(number: i32) -> Self {
        Choice::Number(number)
    }
}

impl From<Token> for Choice {
    fn from(token: Token) -> Self {
        Choice::Token(token)
    }
}

impl From<Cargo> for Choice {
    fn from(cargo: Cargo) -> Self {
        Choice::Cargo(cargo)
    }
}

impl From<Crossing> for Choice {
    fn from(crossing: Crossing) -> Self {
        Choice::Crossing(crossing)
    }
}
