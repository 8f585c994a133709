//! §6.0 Strategy cards, by their numbers. What they do stands in the pack.

use std::fmt;
use std::ops::{BitOr, BitOrAssign, Sub};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tricorne_kernel::{Arg, Key, Message, msg};

use crate::pack::{Basis, CardFacts, Effect, Timing, pack};
use crate::pieces::Side;

/// The most cards that a pack may have: their numbers go from 1 to this.
pub const MOST_CARDS: usize = 127;

/// A card, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub(crate) u8);

impl Card {
    /// The card of this number, if there is one.
    pub fn new(number: u8) -> Option<Card> {
        let card = Card(number);
        (number as usize <= MOST_CARDS && CardSet::all().contains(card)).then_some(card)
    }

    /// The number in notation and data.
    pub fn number(self) -> u8 {
        self.0
    }

    /// What the pack says of it.
    pub fn facts(self) -> &'static CardFacts {
        &pack().cards[pack().kind_of_card[self.0 as usize] as usize]
    }

    /// The title for people.
    pub fn title(self) -> Key {
        self.facts().title
    }

    /// The card in words: its number, its title, and a mark where these are not known to be the printed ones.
    pub fn label(self) -> Message {
        msg!("wtp-card", number = self.0, title = self.title(), mark = self.mark())
    }

    /// The mark of a card that was not taken from rulebook or reports.
    pub fn mark(self) -> Key {
        Basis::weakest([self.facts().basis, self.facts().title_basis]).mark()
    }

    /// §6.1 The value of an operations card.
    pub fn ops(self) -> Option<u8> {
        match self.facts().effect {
            Effect::Ops { value } => Some(value),
            _ => None,
        }
    }

    /// §7.0 Whether it is a campaign card.
    pub fn is_campaign(self) -> bool {
        matches!(self.facts().effect, Effect::Campaign { .. })
    }

    /// §6.2 Whether it is a special event, which must be played, whoever holds it.
    pub fn is_special(self) -> bool {
        self.facts().must_play
    }

    /// §6.2 Whether it is an event that may be discarded: neither operations nor special.
    pub fn is_discardable(self) -> bool {
        self.ops().is_none() && !self.is_special()
    }

    /// §6.2 Whether this side may play it as an event.
    pub fn may_be_played_by(self, side: Side) -> bool {
        self.facts().playable_by[side]
    }

    /// §9.0 Whether this side may play it at the beginning of a battle.
    pub fn is_battle_event_of(self, side: Side) -> bool {
        self.facts().timing == Timing::Battle && self.facts().playable_by[side]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        Arg::Key(card.title())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Card::new(number).ok_or_else(|| D::Error::custom(format!("there is no card {number}")))
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CardSet(pub(crate) u128);

impl CardSet {
    /// No card.
    pub const NONE: CardSet = CardSet(0);

    /// Every card there is.
    pub fn all() -> CardSet {
        pack().deck
    }

    /// The set of one card.
    pub const fn of(card: Card) -> CardSet {
        CardSet(1 << card.0)
    }

    /// Whether the card is in it.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Puts a card in.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// Whether nothing is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The cards, by number.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let at = left.trailing_zeros() as u8;
                left &= left - 1;
                Card(at)
            })
        })
    }

    /// Those that are in both.
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = CardSet::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: CardSet) {
        self.0 |= other.0;
    }
}

impl Sub for CardSet {
    type Output = CardSet;
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = CardSet::NONE;
        for card in Vec::<Card>::deserialize(deserializer)? {
            if set.contains(card) {
                return Err(D::Error::custom(format!("card {card} stands twice")));
            }
            set.insert(card);
        }
        Ok(set)
    }
}
