//! All choices of the game, and their notation.

use std::fmt;
use std::str::FromStr;

use tricorne_kernel::{Message, Target, msg};

use crate::cards::CardNumber;
use crate::map::Space;
use crate::pieces::{Faction, Piece};
use crate::words::{Activity, Button, Command};

/// A choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Choice {
    /// A number, or the face of a die: `3`.
    Number(i16),
    /// A space: `boston`.
    Space(Space),
    /// A Faction: `indians`.
    Faction(Faction),
    /// A kind of piece: `tories`.
    Piece(Piece),
    /// A piece in a space: `tories@boston`.
    PieceAt(Piece, Space),
    /// A card: `card-17`.
    Card(CardNumber),
    /// A Command: `muster`.
    Command(Command),
    /// A Special Activity: `skirmish`.
    Activity(Activity),
    /// A button: `pass`.
    Button(Button),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Number(number) => write!(f, "{number}"),
            Choice::Space(space) => f.write_str(space.id()),
            Choice::Faction(faction) => f.write_str(faction.id()),
            Choice::Piece(piece) => f.write_str(piece.id()),
            Choice::PieceAt(piece, space) => write!(f, "{}@{}", piece.id(), space.id()),
            Choice::Card(card) => write!(f, "card-{}", card.0),
            Choice::Command(command) => f.write_str(command.id()),
            Choice::Activity(activity) => f.write_str(activity.id()),
            Choice::Button(word) => f.write_str(word.id()),
        }
    }
}

impl FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if let Ok(number) = text.parse() {
            return Ok(Choice::Number(number));
        }
        if let Some((piece, space)) = text.split_once('@') {
            return Ok(Choice::PieceAt(Piece::from_id(piece).ok_or(())?, Space::from_id(space).ok_or(())?));
        }
        if let Some(card) = text.strip_prefix("card-") {
            let number: u8 = card.parse().map_err(drop)?;
            return CardNumber::new(number).map(Choice::Card).ok_or(());
        }
        let space = Space::from_id(text).map(Choice::Space);
        let faction = || Faction::ALL.into_iter().find(|it| it.id() == text).map(Choice::Faction);
        let piece = || Piece::from_id(text).map(Choice::Piece);
        let command = || Command::from_id(text).map(Choice::Command);
        let activity = || Activity::from_id(text).map(Choice::Activity);
        let button = || Button::from_id(text).map(Choice::Button);
        space.or_else(faction).or_else(piece).or_else(command).or_else(activity).or_else(button).ok_or(())
    }
}

impl tricorne_kernel::Choice for Choice {
    fn label(&self) -> Message {
        match *self {
            Choice::Number(number) => msg!("tricorne-number", number = number),
            Choice::Space(space) => space.name().into(),
            Choice::Faction(faction) => faction.name().into(),
            Choice::Piece(piece) => piece.name().into(),
            Choice::PieceAt(piece, space) => msg!("lod-piece-at", piece = piece, space = space),
            Choice::Card(card) => msg!("lod-card", number = card.0, title = card.title()),
            Choice::Command(command) => command.name().into(),
            Choice::Activity(activity) => activity.name().into(),
            Choice::Button(word) => word.name().into(),
        }
    }

    fn target(&self) -> Target {
        match *self {
            Choice::Number(number) => Target::Number { number: number.into() },
            Choice::Space(space) => Target::Space { space: space.id() },
            Choice::PieceAt(piece, space) => Target::Piece { space: space.id(), piece: piece.id() },
            Choice::Card(card) => Target::Card { card: card.0.into() },
            Choice::Faction(_)
            | Choice::Piece(_)
            | Choice::Command(_)
            | Choice::Activity(_)
            | Choice::Button(_) => Target::Button,
        }
    }

    fn number(number: i32) -> Self {
        Choice::Number(number as i16)
    }
}

tricorne_kernel::choices!(Choice: Space Faction Piece Command Activity Button);

impl From<CardNumber> for Choice {
    fn from(card: CardNumber) -> Self {
        Choice::Card(card)
    }
}
