//! Strategy cards, by their numbers. What they do stands in the pack.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use tricorne_kernel::{Arg, FactId, Key, Member, Message, Set};

use crate::named::List;
use crate::pack::Effect;
use crate::sides::{BySide, Side};
use crate::{Basis, CardDriven, Facts};

/// The most cards that a pack may have: their numbers go from 1 to this.
pub const MOST_CARDS: usize = 127;

/// A card, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card<G>(u8, PhantomData<G>);

/// A set of cards, by number.
pub type CardSet<G> = Set<Card<G>>;

/// When a card may be played as an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// As one's card play.
    Strategy,
    /// In a battle.
    Battle,
    /// As either.
    Either,
}

/// What must hold for a card to be played as an event; `None` asks nothing.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Condition {
    /// The French Alliance has begun.
    pub french_alliance: Option<bool>,
    /// The European War is in effect.
    pub european_war: Option<bool>,
    /// The French Navy is off the coast.
    pub french_navy_on_map: Option<bool>,
}

/// A card, as the pack tells: one entry for all its copies.
#[derive(Debug)]
pub struct CardFacts<G: CardDriven> {
    /// The name in data.
    pub id: Box<str>,
    /// The key of the title for people.
    pub title: Box<str>,
    /// The key of what it says, for people.
    pub text: Box<str>,
    /// Who may play it as an event.
    pub playable_by: BySide<bool>,
    /// When it may be played as an event.
    pub timing: Timing,
    /// The value of an operations card.
    pub ops: Option<u8>,
    /// What it does.
    pub effect: Effect<G>,
    /// What must hold for it to be played as an event.
    pub condition: Condition,
    /// Whether it must be played, whoever holds it.
    pub must_play: bool,
    /// Whether it leaves the game by being played.
    pub removed_when_played: bool,
    /// What only this game says of it.
    pub own: G::OwnCard,
    /// Where its effect comes from.
    pub basis: Basis,
    /// Where its title comes from.
    pub title_basis: Basis,
}

impl<G: CardDriven> Card<G> {
    /// The card of this number, if there is one.
    pub fn new(facts: &Facts<G>, number: u8) -> Option<Card<G>> {
        (usize::from(number) <= MOST_CARDS)
            .then(|| Card::at(number.into()))
            .filter(|&card| facts.deck.contains(card))
    }

    /// The number in notation and data.
    pub fn number(self) -> u8 {
        self.0
    }

    /// What the facts say of it.
    pub fn facts(self, facts: &Facts<G>) -> &CardFacts<G> {
        &facts.cards[facts.kind_of_card[self.index()] as usize]
    }

    /// The text for people.
    pub fn text(self) -> FactId {
        List::Texts.item(self.index())
    }

    /// The card in words: its number, its title, and a mark where these are not known to be the printed ones.
    pub fn label(self, facts: &Facts<G>) -> Message {
        (G::NAMES.card)(self.0, self.into(), self.mark(facts))
    }

    /// The mark of a card that was not taken from rulebook or reports.
    pub fn mark(self, facts: &Facts<G>) -> Key {
        let it = self.facts(facts);
        G::NAMES.mark(Basis::weakest([it.basis, it.title_basis]))
    }

    /// The value of an operations card.
    pub fn ops(self, facts: &Facts<G>) -> Option<u8> {
        self.facts(facts).ops
    }

    /// Whether it is a special event, which must be played, whoever holds it.
    pub fn is_special(self, facts: &Facts<G>) -> bool {
        self.facts(facts).must_play
    }

    /// Whether it is an event that may be discarded: neither operations nor special.
    pub fn is_discardable(self, facts: &Facts<G>) -> bool {
        self.ops(facts).is_none() && !self.is_special(facts)
    }

    /// Whether this side may play it as an event.
    pub fn may_be_played_by(self, facts: &Facts<G>, side: Side) -> bool {
        self.facts(facts).playable_by[side]
    }
}

impl<G: CardDriven> Member for Card<G> {
    const WHAT: &'static str = "card";
    type Bits = u128;
    fn index(self) -> usize {
        self.0.into()
    }
    fn at(index: usize) -> Self {
        Card(index as u8, PhantomData)
    }
}

impl<G> fmt::Display for Card<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<G: CardDriven> From<Card<G>> for Arg {
    /// The card by its title.
    fn from(card: Card<G>) -> Arg {
        Arg::Fact(List::Titles.item(card.index()))
    }
}
