//! §5.0 The 109 cards: what is printed on them besides their effects.

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tricorne_kernel::{Arg, Key, key};

use crate::pieces::Faction;

/// How many cards there are.
pub const CARDS: usize = 109;

/// The number of a card, 1 to 109.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(try_from = "u8", into = "u8")]
pub struct CardNumber(pub(crate) u8);

/// A number that no card has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchCard(pub u8);

/// What kind of card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// §2.3 One of the 96 Events of the deck.
    Event,
    /// §2.4
    WinterQuarters,
    /// §2.3.8 One for each Faction.
    BrilliantStroke,
    /// §2.3.9 The second card of the French.
    TreatyOfAlliance,
}

/// §2.1 The years of an Event, for the option to deal by period.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Period {
    /// 1775 and 1776.
    #[serde(rename = "1775-1776")]
    Early,
    /// 1777 and 1778.
    #[serde(rename = "1777-1778")]
    Middle,
    /// 1779 and 1780.
    #[serde(rename = "1779-1780")]
    Late,
}

/// §8.1 What underlines a Faction's symbol for its non-player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Icon {
    /// The non-player ignores the Event.
    Sword,
    /// §8.3.1 The non-player has an instruction for the Event.
    Musket,
}

/// What is printed on an Event besides its effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its years.
    pub period: Period,
    /// §2.3.2 The Factions from left to right.
    pub order: [Faction; 4],
    /// The icons under the symbols, in the same order.
    pub icons: [Option<Icon>; 4],
    /// §5.2 Whether it has a shaded side.
    pub dual: bool,
}

/// A card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its number.
    pub number: CardNumber,
    /// What kind of card it is.
    pub kind: Kind,
    /// What an Event of the deck shows; the other kinds show none of it.
    pub event: Option<Event>,
    /// §2.3.8 Whose Brilliant Stroke it is.
    pub holder: Option<Faction>,
}

/// The card with this number.
pub fn card(number: CardNumber) -> &'static Card {
    &DECK[number.0 as usize - 1]
}

impl CardNumber {
    /// The card number, if there is such a card.
    pub const fn new(number: u8) -> Option<CardNumber> {
        match number {
            1..=109 => Some(CardNumber(number)),
            _ => None,
        }
    }

    /// The number itself.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// All cards, by number.
    pub fn all() -> impl DoubleEndedIterator<Item = CardNumber> + ExactSizeIterator {
        DECK.iter().map(|card| card.number)
    }

    /// The card.
    pub fn card(self) -> &'static Card {
        card(self)
    }

    /// The name in notation: `card-17`.
    pub fn id(self) -> &'static str {
        self.title().0.trim_start_matches("lod-")
    }

    /// The printed title.
    pub const fn title(self) -> Key {
        TITLES[self.0 as usize - 1]
    }
}

impl Event {
    /// §8.1 The icon under this Faction's symbol.
    pub fn icon(&self, faction: Faction) -> Option<Icon> {
        let symbols = self.order.iter().zip(self.icons);
        symbols.filter(|&(&symbol, _)| symbol == faction).find_map(|(_, icon)| icon)
    }
}

impl Period {
    /// All three, the earliest first.
    pub const ALL: [Period; 3] = [Period::Early, Period::Middle, Period::Late];

    /// The years, for people.
    pub const fn name(self) -> Key {
        match self {
            Period::Early => key!("lod-period-1775-1776"),
            Period::Middle => key!("lod-period-1777-1778"),
            Period::Late => key!("lod-period-1779-1780"),
        }
    }
}

impl TryFrom<u8> for CardNumber {
    type Error = NoSuchCard;

    fn try_from(number: u8) -> Result<Self, NoSuchCard> {
        CardNumber::new(number).ok_or(NoSuchCard(number))
    }
}

impl From<CardNumber> for u8 {
    fn from(card: CardNumber) -> u8 {
        card.0
    }
}

impl From<CardNumber> for Arg {
    fn from(card: CardNumber) -> Self {
        Arg::Named(card.id(), card.title())
    }
}

impl fmt::Display for CardNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for NoSuchCard {}

impl fmt::Display for NoSuchCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no card {}, only 1 to {CARDS}", self.0)
    }
}

/// `data/cards.json`.
#[derive(Deserialize)]
struct Facts {
    cards: Vec<CardFacts>,
}

/// A card in `data/cards.json`.
#[derive(Deserialize)]
struct CardFacts {
    number: CardNumber,
    kind: Kind,
    period: Option<Period>,
    order: Option<[Faction; 4]>,
    #[serde(default)]
    icons: IconFacts,
    dual: Option<bool>,
    holder: Option<Faction>,
}

/// The icons of a card in `data/cards.json`.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct IconFacts {
    british: Option<Icon>,
    patriots: Option<Icon>,
    indians: Option<Icon>,
    french: Option<Icon>,
}

impl IconFacts {
    fn under(&self, faction: Faction) -> Option<Icon> {
        match faction {
            Faction::British => self.british,
            Faction::Patriots => self.patriots,
            Faction::Indians => self.indians,
            Faction::French => self.french,
        }
    }
}

impl CardFacts {
    fn event(&self) -> Option<Event> {
        let order = self.order?;
        let icons = order.map(|faction| self.icons.under(faction));
        Some(Event { period: self.period?, order, icons, dual: self.dual? })
    }
}

static DECK: LazyLock<[Card; CARDS]> = LazyLock::new(|| {
    let facts: Facts =
        serde_json::from_str(include_str!("../data/cards.json")).expect("data/cards.json lists cards");
    let cards = facts.cards.iter().enumerate().map(|(index, fact)| {
        assert_eq!(fact.number.0 as usize, index + 1, "data/cards.json lists the cards by number");
        let (number, kind, event, holder) = (fact.number, fact.kind, fact.event(), fact.holder);
        assert_eq!(event.is_some(), kind == Kind::Event, "data/cards.json: what does card {number} show?");
        Card { number, kind, event, holder }
    });
    let cards: Vec<Card> = cards.collect();
    cards.try_into().expect("data/cards.json lists 109 cards")
});

#[rustfmt::skip]
const TITLES: [Key; CARDS] = [
    key!("lod-card-1"), key!("lod-card-2"), key!("lod-card-3"), key!("lod-card-4"),
    key!("lod-card-5"), key!("lod-card-6"), key!("lod-card-7"), key!("lod-card-8"),
    key!("lod-card-9"), key!("lod-card-10"), key!("lod-card-11"), key!("lod-card-12"),
    key!("lod-card-13"), key!("lod-card-14"), key!("lod-card-15"), key!("lod-card-16"),
    key!("lod-card-17"), key!("lod-card-18"), key!("lod-card-19"), key!("lod-card-20"),
    key!("lod-card-21"), key!("lod-card-22"), key!("lod-card-23"), key!("lod-card-24"),
    key!("lod-card-25"), key!("lod-card-26"), key!("lod-card-27"), key!("lod-card-28"),
    key!("lod-card-29"), key!("lod-card-30"), key!("lod-card-31"), key!("lod-card-32"),
    key!("lod-card-33"), key!("lod-card-34"), key!("lod-card-35"), key!("lod-card-36"),
    key!("lod-card-37"), key!("lod-card-38"), key!("lod-card-39"), key!("lod-card-40"),
    key!("lod-card-41"), key!("lod-card-42"), key!("lod-card-43"), key!("lod-card-44"),
    key!("lod-card-45"), key!("lod-card-46"), key!("lod-card-47"), key!("lod-card-48"),
    key!("lod-card-49"), key!("lod-card-50"), key!("lod-card-51"), key!("lod-card-52"),
    key!("lod-card-53"), key!("lod-card-54"), key!("lod-card-55"), key!("lod-card-56"),
    key!("lod-card-57"), key!("lod-card-58"), key!("lod-card-59"), key!("lod-card-60"),
    key!("lod-card-61"), key!("lod-card-62"), key!("lod-card-63"), key!("lod-card-64"),
    key!("lod-card-65"), key!("lod-card-66"), key!("lod-card-67"), key!("lod-card-68"),
    key!("lod-card-69"), key!("lod-card-70"), key!("lod-card-71"), key!("lod-card-72"),
    key!("lod-card-73"), key!("lod-card-74"), key!("lod-card-75"), key!("lod-card-76"),
    key!("lod-card-77"), key!("lod-card-78"), key!("lod-card-79"), key!("lod-card-80"),
    key!("lod-card-81"), key!("lod-card-82"), key!("lod-card-83"), key!("lod-card-84"),
    key!("lod-card-85"), key!("lod-card-86"), key!("lod-card-87"), key!("lod-card-88"),
    key!("lod-card-89"), key!("lod-card-90"), key!("lod-card-91"), key!("lod-card-92"),
    key!("lod-card-93"), key!("lod-card-94"), key!("lod-card-95"), key!("lod-card-96"),
    key!("lod-card-97"), key!("lod-card-98"), key!("lod-card-99"), key!("lod-card-100"),
    key!("lod-card-101"), key!("lod-card-102"), key!("lod-card-103"), key!("lod-card-104"),
    key!("lod-card-105"), key!("lod-card-106"), key!("lod-card-107"), key!("lod-card-108"),
    key!("lod-card-109"),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn events() -> impl Iterator<Item = Event> {
        DECK.iter().filter_map(|card| card.event)
    }

    fn count(kind: Kind) -> usize {
        DECK.iter().filter(|card| card.kind == kind).count()
    }

    /// §2.1 The deck as it is prepared.
    #[test]
    fn there_are_96_events_8_winters_and_5_brilliant_strokes() {
        assert_eq!(count(Kind::Event), 96);
        assert_eq!(count(Kind::WinterQuarters), 8);
        assert_eq!(count(Kind::BrilliantStroke), 4);
        assert_eq!(count(Kind::TreatyOfAlliance), 1);
        for period in Period::ALL {
            assert_eq!(events().filter(|event| event.period == period).count(), 32, "{period:?}");
        }
    }

    /// §2.3.2 Each of the 24 orders is on four Events.
    #[test]
    fn every_order_of_the_factions_is_on_four_events() {
        let mut orders: Vec<[Faction; 4]> = events().map(|event| event.order).collect();
        orders.sort();
        for same in orders.chunks(4) {
            assert!(same.iter().all(|order| *order == same[0]), "{same:?}");
            let mut factions = same[0];
            factions.sort();
            assert_eq!(factions, [Faction::British, Faction::Patriots, Faction::Indians, Faction::French]);
        }
        orders.dedup();
        assert_eq!(orders.len(), 24);
    }

    /// §5.2, §8.3.1
    #[test]
    fn sides_and_icons_add_up() {
        assert_eq!(events().filter(|event| event.dual).count(), 82);
        let icons =
            |wanted| events().flat_map(|event| event.icons).filter(|icon| *icon == Some(wanted)).count();
        assert_eq!((icons(Icon::Sword), icons(Icon::Musket)), (35, 48));
    }

    #[test]
    fn an_icon_belongs_to_its_faction() {
        let stormy = card(CardNumber(18)).event.unwrap();
        assert_eq!(stormy.icon(Faction::French), Some(Icon::Sword));
        assert_eq!(stormy.icon(Faction::Indians), Some(Icon::Musket));
        assert_eq!(card(CardNumber(65)).event.unwrap().icon(Faction::Patriots), Some(Icon::Sword), "L69");
        assert_eq!(card(CardNumber(86)).event.unwrap().icon(Faction::Indians), None, "L69");
    }

    /// §2.3.8
    #[test]
    fn each_faction_holds_a_brilliant_stroke_and_the_french_two() {
        let holders = DECK.iter().filter_map(|card| card.holder.map(|holder| (card.number.0, holder)));
        let expected = [
            (105, Faction::Patriots),
            (106, Faction::British),
            (107, Faction::French),
            (108, Faction::Indians),
            (109, Faction::French),
        ];
        assert!(holders.eq(expected));
    }

    #[test]
    fn a_number_without_a_card_is_refused() {
        assert_eq!(CardNumber::try_from(0), Err(NoSuchCard(0)));
        assert_eq!(CardNumber::new(110), None);
        assert_eq!(serde_json::from_str::<CardNumber>("109").unwrap().get(), 109);
        assert!(serde_json::from_str::<CardNumber>("110").is_err());
    }

    #[test]
    fn titles_stand_in_the_order_of_the_cards() {
        for number in CardNumber::all() {
            assert_eq!(number.title().0, format!("lod-card-{number}"));
        }
    }
}
