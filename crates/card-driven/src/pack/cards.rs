//! `cards.json`: what both games write of a strategy card.

use serde::Deserialize;
use serde_json::Value;
use tricorne_kernel::Member;

use super::{Based, Effect, Names, Trouble, effect, key};
use crate::CardDriven;
use crate::cards::{Card, CardFacts, CardSet, Condition, MOST_CARDS, Timing};
use crate::sides::{BySide, Side};

/// The cards as both games write them.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct CardsFile {
    pub cards: Vec<CardEntry>,
}

/// A card as it is written.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct CardEntry {
    pub id: String,
    pub numbers: Vec<u8>,
    #[serde(rename = "type")]
    pub kind: CardType,
    pub playable_by: Vec<Side>,
    pub timing: Timing,
    pub effect: Value,
    pub condition: Option<Condition>,
    pub must_play: bool,
    pub removed_when_played: bool,
    #[serde(flatten)]
    pub based: Based,
}

/// What kind of card it is.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum CardType {
    Ops,
    Campaign,
    Event,
    Battle,
    Special,
}

/// The cards as they are read.
#[derive(Debug)]
pub struct Cards<G: CardDriven> {
    pub(super) cards: Vec<CardFacts<G>>,
    pub(super) kind_of_card: [u8; 128],
    pub(super) deck: CardSet<G>,
}

impl<G: CardDriven> Cards<G> {
    /// The cards of a file. The game checks what a card does, and reads what only this game says of it.
    pub fn new(
        file: &CardsFile,
        names: &Names<G>,
        own: impl Fn(usize, &CardEntry, &Effect<G>, &str) -> Result<G::OwnCard, Trouble>,
    ) -> Result<Cards<G>, Trouble> {
        let (mut cards, mut kind_of_card, mut deck) = (Vec::new(), [0; 128], CardSet::NONE);
        for (at, it) in file.cards.iter().enumerate() {
            for &number in &it.numbers {
                if number == 0 || usize::from(number) > MOST_CARDS {
                    return Err(format!("cards[{at}].numbers: {number} is not from 1 to {MOST_CARDS}"));
                }
                let card = Card::at(number.into());
                if deck.contains(card) {
                    return Err(format!("cards[{at}].numbers: {number} is taken"));
                }
                deck.insert(card);
                kind_of_card[usize::from(number)] = at as u8;
            }
            let effect = effect(&it.effect, names, &format!("cards[{at}].effect"))?;
            let own = own(at, it, &effect, &format!("cards[{at}]"))?;
            let ops = match effect {
                Effect::Ops(value) => Some(value),
                _ => None,
            };
            if it.must_play != (it.kind == CardType::Special) {
                return Err(format!(
                    "cards[{at}].must_play: {} does not fit type {:?}",
                    it.must_play, it.kind
                ));
            }
            if ops.is_some() != (it.kind == CardType::Ops) {
                return Err(format!(
                    "cards[{at}].type: {:?} does not fit the effect of {:?}",
                    it.kind, it.id
                ));
            }
            cards.push(CardFacts {
                id: it.id.as_str().into(),
                title: key::<G>("title", &it.id),
                text: key::<G>("text", &it.id),
                playable_by: BySide::each(|side| it.playable_by.contains(&side)),
                timing: it.timing,
                ops,
                effect,
                condition: it.condition.unwrap_or_default(),
                must_play: it.must_play,
                removed_when_played: it.removed_when_played,
                own,
                basis: it.based.weakest(&["title", "numbers"]),
                title_basis: it.based.basis_fields.get("title").copied().unwrap_or(it.based.basis),
            });
        }
        Ok(Cards { cards, kind_of_card, deck })
    }
}
