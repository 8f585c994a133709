//! The parts of a position as text that both games write alike. Ids are written as the facts call things; whatever is read is
//! refused with the name of its field.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tricorne_kernel::Member;

use crate::cards::{Card, CardSet};
use crate::generals::{General, MOST_GENERALS};
use crate::map::{BySpace, Space, SpaceSet};
use crate::sides::{BySide, Nation, Side};
use crate::{Board, CardDriven, Facts, Place, PlaceOf};

/// The name of something in the facts.
pub type Id<'a> = Cow<'a, str>;

/// The spaces by name, those left out that hold nothing.
pub type Spaces<'a> = BTreeMap<Id<'a>, SpaceDocument>;

/// The generals by name, with their places.
pub type Generals<'a> = BTreeMap<Id<'a>, PlaceOf<Id<'a>>>;

/// Cards, by number.
pub type Cards = Vec<u8>;

/// A space as text; what is none may be left out.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct SpaceDocument {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pc: Option<Side>,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    american: u8,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    french: u8,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    british: u8,
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}

/// What is in the spaces.
pub fn spaces<'a, G: CardDriven>(board: &Board<G>, facts: &'a Facts<G>) -> Spaces<'a> {
    let space = |space: Space<G>| {
        let [american, french, british] = Nation::ALL.map(|nation| board.cus[nation as usize][space]);
        SpaceDocument { pc: board.pc(space), american, french, british }
    };
    let spaces = Space::all(facts).map(|it| (it.id(facts).into(), space(it)));
    spaces.filter(|(_, it)| *it != SpaceDocument::default()).collect()
}

/// The PC markers and the combat units in these spaces.
#[allow(clippy::type_complexity)]
pub fn pieces<G: CardDriven>(
    spaces: &Spaces<'_>,
    facts: &Facts<G>,
) -> Result<(BySide<SpaceSet<G>>, [BySpace<u8>; 3]), String> {
    let mut cus = [BySpace::<u8>::default(); 3];
    let mut pcs = BySide::<SpaceSet<G>>::default();
    for (id, here) in spaces {
        let space = space("open.spaces", id, facts)?;
        for (nation, count) in [here.american, here.french, here.british].into_iter().enumerate() {
            cus[nation][space] = count;
        }
        if let Some(side) = here.pc {
            pcs[side].insert(space);
        }
    }
    Ok((pcs, cus))
}

/// The space of this name.
pub fn space<G: CardDriven>(field: &str, id: &str, facts: &Facts<G>) -> Result<Space<G>, String> {
    Space::from_id(facts, id).ok_or_else(|| format!("{field}: there is no space {id:?}"))
}

/// Where the generals are.
pub fn generals<'a, G: CardDriven>(board: &Board<G>, facts: &'a Facts<G>) -> Generals<'a> {
    let place = |general: General<G>| match board.place(general) {
        PlaceOf::Reinforcements => PlaceOf::Reinforcements,
        PlaceOf::France => PlaceOf::France,
        PlaceOf::At(space) => PlaceOf::At(space.id(facts).into()),
        PlaceOf::Captured => PlaceOf::Captured,
        PlaceOf::Out => PlaceOf::Out,
    };
    General::all(facts).map(|it| (it.id(facts).into(), place(it))).collect()
}

/// The generals in these places; each must be somewhere.
pub fn placed<G: CardDriven>(
    generals: &Generals<'_>,
    facts: &Facts<G>,
) -> Result<[Place<G>; MOST_GENERALS], String> {
    let mut places = [Place::Out; MOST_GENERALS];
    if let Some(stranger) = generals.keys().find(|id| General::from_id(facts, id).is_none()) {
        return Err(format!("open.generals: there is no general {stranger:?}"));
    }
    for general in General::all(facts) {
        let id = general.id(facts);
        let place = generals.get(id).ok_or_else(|| format!("open.generals: {id} is missing"))?;
        let field = format!("open.generals.{id}.at");
        places[general.index()] = place.clone().try_map(|at| space(&field, &at, facts))?;
    }
    Ok(places)
}

/// The numbers of these cards.
pub fn numbers<G: CardDriven>(cards: CardSet<G>) -> Cards {
    cards.iter().map(Card::number).collect()
}

/// The numbers of each side's cards.
pub fn numbers_of_both<G: CardDriven>(cards: BySide<CardSet<G>>) -> BySide<Cards> {
    BySide::each(|side| numbers(cards[side]))
}

/// The card of this number.
pub fn card<G: CardDriven>(field: &str, number: u8, facts: &Facts<G>) -> Result<Card<G>, String> {
    Card::new(facts, number).ok_or_else(|| format!("{field}: there is no card {number}"))
}

/// The cards of these numbers.
pub fn cards<G: CardDriven>(field: &str, numbers: &[u8], facts: &Facts<G>) -> Result<CardSet<G>, String> {
    let mut cards = CardSet::NONE;
    for &number in numbers {
        let card = card(field, number, facts)?;
        if cards.contains(card) {
            return Err(format!("{field}: card {number} stands twice"));
        }
        cards.insert(card);
    }
    Ok(cards)
}

/// Each side's cards.
pub fn cards_of_both<G: CardDriven>(
    field: &str,
    numbers: &BySide<Cards>,
    facts: &Facts<G>,
) -> Result<BySide<CardSet<G>>, String> {
    BySide::try_each(|side| cards(&format!("{field}.{side}"), &numbers[side], facts))
}

/// The turn of a year.
pub fn turn<G: CardDriven>(field: &str, year: u16, facts: &Facts<G>) -> Result<u8, String> {
    let found = facts.turns.iter().position(|turn| turn.year == year);
    found.map(|at| at as u8).ok_or_else(|| format!("{field}: there is no turn {year}"))
}
