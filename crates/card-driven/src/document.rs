//! The parts of a position as text that both games write alike.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tricorne_kernel::Member;

use crate::generals::{General, MOST_GENERALS};
use crate::map::{BySpace, Space, SpaceSet};
use crate::sides::{BySide, Nation, Side};
use crate::{Board, CardDriven, Place};

/// The spaces by name, those left out that hold nothing.
pub type Spaces<G> = BTreeMap<Space<G>, SpaceDocument>;

/// A space as text; what is none may be left out.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SpaceDocument {
    #[serde(skip_serializing_if = "Option::is_none")]
    pc: Option<Side>,
    #[serde(skip_serializing_if = "is_zero")]
    american: u8,
    #[serde(skip_serializing_if = "is_zero")]
    french: u8,
    #[serde(skip_serializing_if = "is_zero")]
    british: u8,
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}

/// What is in the spaces.
pub fn spaces<G: CardDriven>(board: &Board<G>) -> Spaces<G> {
    let space = |space: Space<G>| {
        let [american, french, british] = Nation::ALL.map(|nation| board.cus[nation as usize][space]);
        SpaceDocument { pc: board.pc(space), american, french, british }
    };
    let spaces = Space::all().map(|it| (it, space(it)));
    spaces.filter(|(_, it)| *it != SpaceDocument::default()).collect()
}

/// The PC markers and the combat units in these spaces.
pub fn pieces<G: CardDriven>(spaces: &Spaces<G>) -> (BySide<SpaceSet<G>>, [BySpace<u8>; 3]) {
    let mut cus = [BySpace::<u8>::default(); 3];
    let mut pcs = BySide::<SpaceSet<G>>::default();
    for (&space, here) in spaces {
        for (nation, count) in [here.american, here.french, here.british].into_iter().enumerate() {
            cus[nation][space] = count;
        }
        if let Some(side) = here.pc {
            pcs[side].insert(space);
        }
    }
    (pcs, cus)
}

/// Where the generals are.
pub fn generals<G: CardDriven>(board: &Board<G>) -> BTreeMap<General<G>, Place<G>> {
    General::all().map(|it| (it, board.place(it))).collect()
}

/// The generals in these places; each must be somewhere.
pub fn placed<G: CardDriven>(
    generals: &BTreeMap<General<G>, Place<G>>,
) -> Result<[Place<G>; MOST_GENERALS], String> {
    let mut places = [Place::Out; MOST_GENERALS];
    for general in General::all() {
        let place = generals.get(&general);
        places[general.index()] = *place.ok_or_else(|| format!("open.generals: {general} is missing"))?;
    }
    Ok(places)
}

/// The turn of a year.
pub fn turn<G: CardDriven>(field: &str, year: u16) -> Result<u8, String> {
    let found = G::facts().turns.iter().position(|turn| turn.year == year);
    found.map(|at| at as u8).ok_or_else(|| format!("{field}: there is no turn {year}"))
}
