//! All choices of the game, and their notation.

use tricorne_card_driven::Word;
use tricorne_kernel::{Message, Role, Target, msg};

use crate::cards::Card;
use crate::map::Space;
use crate::pack::Pack;
use crate::pieces::{General, NAMES, Named, Nation, Side};
use crate::tactics::Tactic;
use crate::words::Button;

/// A choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

impl Choice {
    /// The space, if it is one, by land or by sea.
    pub fn space(self) -> Option<Space> {
        match self {
            Choice::Space(space) | Choice::BySea(space) => Some(space),
            _ => None,
        }
    }

    /// The general, if it is one.
    pub fn general(self) -> Option<General> {
        match self {
            Choice::General(general) => Some(general),
            _ => None,
        }
    }

    /// The card, if it is one.
    pub fn card(self) -> Option<Card> {
        match self {
            Choice::Card(card) => Some(card),
            _ => None,
        }
    }

    /// The button, if it is one.
    pub fn button(self) -> Option<Button> {
        match self {
            Choice::Button(button) => Some(button),
            _ => None,
        }
    }

    /// The number, if it is one.
    pub fn count(self) -> Option<i16> {
        match self {
            Choice::Number(number) => Some(number),
            _ => None,
        }
    }

    /// The battle card, if it is one.
    pub fn tactic(self) -> Option<Tactic> {
        match self {
            Choice::Tactic(tactic) => Some(tactic),
            _ => None,
        }
    }
}

impl tricorne_kernel::Choice for Choice {
    type Facts = Pack;

    fn notation(&self, facts: &Pack) -> String {
        match *self {
            Choice::Number(number) => number.to_string(),
            Choice::Space(space) => space.id(facts).to_owned(),
            Choice::BySea(space) => format!("by-sea:{}", space.id(facts)),
            Choice::General(general) => general.id(facts).to_owned(),
            Choice::Nation(nation) => nation.id().to_owned(),
            Choice::Tactic(tactic) => tactic.id(facts).to_owned(),
            Choice::Side(side) => side.id().to_owned(),
            Choice::Card(card) => format!("card-{card}"),
            Choice::Button(word) => word.id().to_owned(),
        }
    }

    fn parse(text: &str, facts: &Pack) -> Option<Self> {
        if let Ok(number) = text.parse() {
            return Some(Choice::Number(number));
        }
        if let Some(space) = text.strip_prefix("by-sea:") {
            return Space::from_id(facts, space).map(Choice::BySea);
        }
        if let Some(card) = text.strip_prefix("card-") {
            return Card::new(facts, card.parse().ok()?).map(Choice::Card);
        }
        let space = Space::from_id(facts, text).map(Choice::Space);
        let general = || General::from_id(facts, text).map(Choice::General);
        let nation = || Nation::from_id(text).map(Choice::Nation);
        let tactic = || Tactic::from_id(facts, text).map(Choice::Tactic);
        let side = || Side::from_id(text).map(Choice::Side);
        let word = || Button::from_id(text).map(Choice::Button);
        space.or_else(general).or_else(nation).or_else(tactic).or_else(side).or_else(word)
    }

    fn label(&self, facts: &Pack) -> Message {
        match *self {
            Choice::Number(number) => msg!("tricorne-number", number = number),
            Choice::Space(space) => msg!("wtp-space", space = space, colony = space.colony(facts)),
            Choice::BySea(space) => msg!("wtp-by-sea", space = space, colony = space.colony(facts)),
            Choice::General(general) => msg!(
                "wtp-general",
                general = general,
                strategy = general.strategy(facts),
                battle = general.battle(facts),
                mark = NAMES.mark(general.facts(facts).basis)
            ),
            Choice::Tactic(tactic) => {
                msg!("wtp-tactic", tactic = tactic, mark = NAMES.mark(tactic.facts(facts).basis))
            }
            Choice::Nation(nation) => nation.name().into(),
            Choice::Side(side) => side.name().into(),
            Choice::Card(card) => card.label(facts),
            Choice::Button(word) => word.name().into(),
        }
    }

    fn target(&self, facts: &Pack) -> Target {
        match *self {
            Choice::Number(number) => Target::Number { number: number.into() },
            Choice::Space(space) | Choice::BySea(space) => {
                Target::Space { space: space.id(facts).to_owned().into() }
            }
            Choice::Tactic(_) => Target::Button { role: Role::Choose },
            Choice::General(general) => Target::Unit { unit: general.id(facts).to_owned().into() },
            Choice::Card(card) => Target::Card { card: card.number().into() },
            Choice::Nation(_) | Choice::Side(_) => Target::Button { role: Role::Choose },
            Choice::Button(button) => Target::Button { role: button.role() },
        }
    }

    fn number(number: i32) -> Self {
        Choice::Number(number as i16)
    }
}

tricorne_kernel::choices!(Choice: Space General Nation Tactic Side Card Button);

impl From<Word> for Choice {
    fn from(word: Word) -> Choice {
        Choice::Button(match word {
            Word::Done => Button::Done,
            Word::Yes => Button::Yes,
            Word::No => Button::No,
            Word::NoGeneral => Button::NoGeneral,
            Word::FrenchForce => Button::FrenchForce,
            Word::FirstOption => Button::FirstOption,
            Word::SecondOption => Button::SecondOption,
            Word::ThirdOption => Button::ThirdOption,
            Word::FourthOption => Button::FourthOption,
        })
    }
}
