//! All choices of the game, and their notation.

use tricorne_kernel::{Message, Role, Target, msg};

use crate::cards::CardNumber;
use crate::map::Space;
use crate::pieces::{Faction, Piece};
use crate::words::{Activity, Button, Command};

/// A choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

impl Choice {
    /// The number.
    pub fn as_number(&self) -> Option<i16> {
        if let Choice::Number(number) = *self { Some(number) } else { None }
    }

    /// The space, chosen as such.
    pub fn as_space(&self) -> Option<Space> {
        if let Choice::Space(space) = *self { Some(space) } else { None }
    }

    /// The Faction.
    pub fn as_faction(&self) -> Option<Faction> {
        if let Choice::Faction(faction) = *self { Some(faction) } else { None }
    }

    /// The piece and its space.
    pub fn as_piece_at(&self) -> Option<(Piece, Space)> {
        if let Choice::PieceAt(piece, space) = *self { Some((piece, space)) } else { None }
    }

    /// The Command.
    pub fn as_command(&self) -> Option<Command> {
        if let Choice::Command(command) = *self { Some(command) } else { None }
    }

    /// The Special Activity.
    pub fn as_activity(&self) -> Option<Activity> {
        if let Choice::Activity(activity) = *self { Some(activity) } else { None }
    }
}

impl tricorne_kernel::Choice for Choice {
    type Facts = ();

    fn notation(&self, (): &()) -> String {
        match self {
            Choice::Number(number) => number.to_string(),
            Choice::Space(space) => space.id().to_owned(),
            Choice::Faction(faction) => faction.id().to_owned(),
            Choice::Piece(piece) => piece.id().to_owned(),
            Choice::PieceAt(piece, space) => format!("{}@{}", piece.id(), space.id()),
            Choice::Card(card) => card.id().to_owned(),
            Choice::Command(command) => command.id().to_owned(),
            Choice::Activity(activity) => activity.id().to_owned(),
            Choice::Button(button) => button.id().to_owned(),
        }
    }

    fn parse(text: &str, (): &()) -> Option<Choice> {
        if let Ok(number) = text.parse() {
            return Some(Choice::Number(number));
        }
        if let Some((piece, space)) = text.split_once('@') {
            return Some(Choice::PieceAt(Piece::from_id(piece)?, Space::from_id(space)?));
        }
        if let Some(card) = text.strip_prefix("card-") {
            return CardNumber::new(card.parse().ok()?).map(Choice::Card);
        }
        let space = Space::from_id(text).map(Choice::Space);
        let faction = || Faction::from_id(text).map(Choice::Faction);
        let piece = || Piece::from_id(text).map(Choice::Piece);
        let command = || Command::from_id(text).map(Choice::Command);
        let activity = || Activity::from_id(text).map(Choice::Activity);
        let button = || Button::from_id(text).map(Choice::Button);
        space.or_else(faction).or_else(piece).or_else(command).or_else(activity).or_else(button)
    }

    fn label(&self, (): &()) -> Message {
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

    fn target(&self, (): &()) -> Target {
        match *self {
            Choice::Number(number) => Target::Number { number: number.into() },
            Choice::Space(space) => Target::Space { space: space.id().into() },
            Choice::PieceAt(piece, space) => {
                Target::Piece { space: space.id().into(), piece: piece.id().into() }
            }
            Choice::Card(card) => Target::Card { card: card.0.into() },
            Choice::Button(button) => Target::Button { role: button.role() },
            Choice::Faction(_) | Choice::Piece(_) | Choice::Command(_) | Choice::Activity(_) => {
                Target::Button { role: Role::Choose }
            }
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
