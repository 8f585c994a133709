//! The choices of Ferry Town and their notation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tricorne_kernel::{Key, Message, Target, key, msg};

/// A token with its value, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Token(pub u8);

/// What waits at the river.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crossing {
    /// Safe and slow.
    Ford,
    /// Quick, if the river allows.
    Ferry,
}

/// All choices of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Token(Token(value)) => write!(f, "t{value}"),
            Choice::Number(number) => write!(f, "{number}"),
            Choice::Cargo(_) | Choice::Crossing(_) => {
                let word = WORDS.iter().find(|(_, choice)| choice == self).map_or("", |(word, _)| word);
                f.write_str(word)
            }
        }
    }
}

impl FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if let Some((_, choice)) = WORDS.iter().find(|(word, _)| *word == text) {
            return Ok(*choice);
        }
        match text.strip_prefix('t') {
            Some(value) => value.parse().map(|value| Choice::Token(Token(value))).map_err(drop),
            None => text.parse().map(Choice::Number).map_err(drop),
        }
    }
}

impl tricorne_kernel::Choice for Choice {
    fn label(&self) -> Message {
        match *self {
            Choice::Token(Token(value)) => msg!("ferry-token", token = value),
            Choice::Cargo(cargo) => cargo.name().into(),
            Choice::Crossing(Crossing::Ford) => msg!("ferry-by-ford"),
            Choice::Crossing(Crossing::Ferry) => msg!("ferry-by-ferry"),
            Choice::Number(number) => msg!("tricorne-number", number = number),
        }
    }

    fn target(&self) -> Target {
        match *self {
            Choice::Token(Token(value)) => Target::Card { card: value.into() },
            Choice::Cargo(_) | Choice::Crossing(_) => Target::Button,
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
