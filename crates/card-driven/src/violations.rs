//! Faults of a board that are the same in both games. The game says under which of its sections.

use crate::cards::CardSet;
use crate::generals::General;
use crate::map::SpaceSet;
use crate::sides::{Nation, Side};
use crate::{Board, CardDriven, Facts, Place};

/// French combat units are never more than came over, and none is there before the alliance; nor are French generals.
pub fn french<G: CardDriven>(
    board: &Board<G>,
    facts: &Facts<G>,
    allied: bool,
    most: u8,
    rules: [&str; 2],
    faults: &mut Vec<String>,
) {
    let [come, from_france] = rules;
    let on_map = board.on_map(Nation::French);
    let french = on_map + u32::from(board.french_box);
    if french > u32::from(most) {
        faults.push(format!("french: {french} combat units, but there are {most} (§{come})"));
    }
    if !allied && on_map > 0 {
        faults.push(format!("french: on the map before the alliance (§{come})"));
    }
    for general in General::all(facts) {
        let (place, french) = (board.place(general), general.facts(facts).nation == Nation::French);
        if place == Place::France && !french {
            faults
                .push(format!("generals.{}: does not come from France (§{from_france})", general.id(facts)));
        }
        if french && !allied && place != Place::France {
            faults.push(format!("generals.{}: in America before the alliance (§{come})", general.id(facts)));
        }
    }
}

/// Combat units are on the map, and no space has two PC markers.
pub fn spaces<G: CardDriven>(board: &Board<G>, facts: &Facts<G>, pc_rule: &str, faults: &mut Vec<String>) {
    let spaces = facts.spaces.len();
    for nation in Nation::ALL {
        if board.cus[nation as usize].0[spaces..].iter().any(|&count| count > 0) {
            faults.push(format!("{}: outside the map", nation.id()));
        }
    }
    let doubled = board.pcs.american & board.pcs.british;
    if let Some(space) = doubled.iter().next() {
        faults.push(format!("spaces.{}: two PC markers (§{pc_rule})", space.id(facts)));
    }
}

/// One general of a side is in a space, and the two sides are apart. Not asked while a general moves.
pub fn stacking<G: CardDriven>(board: &Board<G>, facts: &Facts<G>, rule: &str, faults: &mut Vec<String>) {
    for side in Side::BOTH {
        let mut seen = SpaceSet::NONE;
        for (general, space) in board.generals_on_map(facts, side) {
            if seen.contains(space) && board.meeting != Some(space) {
                let (general, space) = (general.id(facts), space.id(facts));
                faults.push(format!("generals.{general}: another general is in {space} (§{rule})"));
            }
            seen.insert(space);
        }
    }
    let pieces = |side: Side| board.cu_spaces(side) | board.general_spaces(facts, side);
    let met = pieces(Side::American) & pieces(Side::British);
    if let Some(space) = met.iter().next() {
        faults.push(format!("spaces.{}: pieces of both sides (§{rule})", space.id(facts)));
    }
}

/// Every card is in exactly one of these places.
pub fn cards<G: CardDriven>(
    places: &[(&str, CardSet<G>)],
    facts: &Facts<G>,
    rule: &str,
    faults: &mut Vec<String>,
) {
    let mut seen = CardSet::NONE;
    for &(name, cards) in places {
        if let Some(card) = (seen & cards).iter().next() {
            faults.push(format!("{name}: card {card} is elsewhere too (§{rule})"));
        }
        seen |= cards;
    }
    if let Some(card) = (facts.deck - seen).iter().next() {
        faults.push(format!("the deck: card {card} is nowhere (§{rule})"));
    }
}

/// These places hold operations cards alone.
pub fn operations<G: CardDriven>(
    places: &[(&str, CardSet<G>)],
    facts: &Facts<G>,
    rule: &str,
    faults: &mut Vec<String>,
) {
    for (name, cards) in places {
        if let Some(card) = cards.iter().find(|card| card.ops(facts).is_none()) {
            faults.push(format!("{name}: card {card} is no operations card (§{rule})"));
        }
    }
}
