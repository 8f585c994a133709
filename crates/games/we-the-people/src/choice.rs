//! All choices of the game, and their notation.

use std::fmt;
use std::str::FromStr;

use tricorne_kernel::{Message, Target, msg};

use crate::cards::Card;
use crate::map::Space;
use crate::pieces::{General, NAMES, Named, Nation, Side};
use crate::tactics::Tactic;
use crate::words::Button;

/// A choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Choice {
    /// A number, or the face of a die: `3`.
    Number(i16),
    /// A space: `boston`.
    Space(Space),
    /// A port that is reached by sea: `by-sea:boston`.
    BySea(Space),
    /// A general: `greene`.
    General(General),
    /// A nation's combat unit: `french-cu`.
    Nation(Nation),
    /// A battle card: `flank-left`.
    Tactic(Tactic),
    /// A side: `american`.
    Side(Side),
    /// A card: `card-63`.
    Card(Card),
    /// A button: `done`.
    Button(Button),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Number(number) => write!(f, "{number}"),
            Choice::Space(space) => f.write_str(space.id()),
            Choice::BySea(space) => write!(f, "by-sea:{space}"),
            Choice::General(general) => f.write_str(general.id()),
            Choice::Nation(nation) => f.write_str(nation.id()),
            Choice::Tactic(tactic) => f.write_str(tactic.id()),
            Choice::Side(side) => f.write_str(side.id()),
            Choice::Card(card) => write!(f, "card-{card}"),
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
        if let Some(space) = text.strip_prefix("by-sea:") {
            return Space::from_id(space).map(Choice::BySea).ok_or(());
        }
        if let Some(card) = text.strip_prefix("card-") {
            let number: u8 = card.parse().map_err(drop)?;
            return Card::new(number).map(Choice::Card).ok_or(());
        }
        let space = Space::from_id(text).map(Choice::Space);
        let general = || General::from_id(text).map(Choice::General);
        let nation = || Nation::from_id(text).map(Choice::Nation);
        let tactic = || Tactic::from_id(text).map(Choice::Tactic);
        let side = || Side::from_id(text).map(Choice::Side);
        let word = || Button::from_id(text).map(Choice::Button);
        space.or_else(general).or_else(nation).or_else(tactic).or_else(side).or_else(word).ok_or(())
    }
}

impl tricorne_kernel::Choice for Choice {
    fn label(&self) -> Message {
        match *self {
            Choice::Number(number) => msg!("tricorne-number", number = number),
            Choice::Space(space) => msg!("wtp-space", space = space, colony = space.colony()),
            Choice::BySea(space) => msg!("wtp-by-sea", space = space, colony = space.colony()),
            Choice::General(general) => msg!(
                "wtp-general",
                general = general,
                strategy = general.strategy(),
                battle = general.battle(),
                mark = NAMES.mark(general.facts().basis)
            ),
            Choice::Nation(nation) => nation.name().into(),
            Choice::Tactic(tactic) => {
                msg!("wtp-tactic", tactic = tactic, mark = NAMES.mark(tactic.facts().basis))
            }
            Choice::Side(side) => side.name().into(),
            Choice::Card(card) => card.label(),
            Choice::Button(word) => word.name().into(),
        }
    }

    fn target(&self) -> Target {
        match *self {
            Choice::Number(number) => Target::Number { number: number.into() },
            Choice::Space(space) | Choice::BySea(space) => Target::Space { space: space.id() },
            Choice::Card(card) => Target::Card { card: card.number().into() },
            Choice::General(_)
            | Choice::Nation(_)
            | Choice::Tactic(_)
            | Choice::Side(_)
            | Choice::Button(_) => Target::Button,
        }
    }

    fn number(number: i32) -> Self {
        Choice::Number(number as i16)
    }
}

tricorne_kernel::choices!(Choice: Space General Nation Tactic Side Card Button);
