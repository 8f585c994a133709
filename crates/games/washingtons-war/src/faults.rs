//! Every fault of a position: pieces and cards lost or doubled, tracks out of bounds, things where they may not be.

use crate::cards::{Card, CardSet};
use crate::map::SpaceSet;
use crate::pack::pack;
use crate::pieces::{General, Nation, Side};
use crate::state::{Navy, Place, State};

/// What is wrong with a position; nothing, if it is one that play could reach.
pub fn of(state: &State) -> Vec<String> {
    let mut faults = Vec::new();
    pieces(state, &mut faults);
    spaces(state, &mut faults);
    tracks(state, &mut faults);
    cards(state, &mut faults);
    faults
}

/// §12.2 French combat units are never more than came over; generals stand where they can be.
fn pieces(state: &State, faults: &mut Vec<String>) {
    let french = state.on_map(Nation::French) + u32::from(state.french_box);
    let most = u32::from(pack().setup.start.french_cu);
    if french > most {
        faults.push(format!("french: {french} combat units, but there are {most} (§12.2)"));
    }
    if !state.allied() && state.on_map(Nation::French) > 0 {
        faults.push("french: on the map before the alliance (§12.2)".into());
    }
    for general in General::all() {
        let place = state.place(general);
        let french = general.facts().nation == Nation::French;
        if place == Place::France && !french {
            faults.push(format!("generals.{general}: does not come from France (§4.0)"));
        }
        if french && !state.allied() && place != Place::France {
            faults.push(format!("generals.{general}: in America before the alliance (§12.2)"));
        }
        if general.facts().never_to_box && matches!(place, Place::Reinforcements | Place::Captured) {
            faults.push(format!("generals.{general}: is never in a box (§7.4.C, §7.6.B)"));
        }
    }
    let outside = |space: usize| space >= pack().spaces.len();
    for nation in Nation::ALL {
        let counts = state.cus[nation as usize].0.iter().enumerate();
        if counts.into_iter().any(|(space, &count)| count > 0 && outside(space)) {
            faults.push(format!("{}: outside the map", nation.id()));
        }
    }
}

/// §3.0 Stacking: one general of a side in a space, and the two sides apart but for a battle.
fn spaces(state: &State, faults: &mut Vec<String>) {
    let doubled = state.pcs.american & state.pcs.british;
    if let Some(space) = doubled.iter().next() {
        faults.push(format!("spaces.{space}: two PC markers (§10.0)"));
    }
    if state.activation.is_some() {
        return;
    }
    for side in Side::BOTH {
        let mut seen = SpaceSet::NONE;
        for (general, space) in state.generals_on_map(side) {
            if seen.contains(space) && state.meeting != Some(space) {
                faults.push(format!("generals.{general}: another general is in {space} (§3.0)"));
            }
            seen.insert(space);
        }
    }
    let pieces = |side: Side| state.cu_spaces(side) | state.general_spaces(side);
    let met = pieces(Side::American) & pieces(Side::British);
    if let Some(space) = met.iter().next() {
        faults.push(format!("spaces.{space}: pieces of both sides (§3.0)"));
    }
}

/// §12.1 The French Alliance track, §12.3 the French Navy, §5.0 the turn track.
fn tracks(state: &State, faults: &mut Vec<String>) {
    let end = pack().tables.alliance_at;
    if state.alliance > end {
        faults.push(format!("open.french_alliance: {} is beyond {end} (§12.1)", state.alliance));
    }
    if state.allied_in.is_some_and(|turn| turn > state.turn) {
        faults.push("open.allied_in: is still to come (§12.2)".into());
    }
    if !state.allied() && state.navy != Navy::France {
        faults.push("open.french_navy: at sea before the alliance (§12.3)".into());
    }
    if usize::from(state.turn) >= pack().turns.len() {
        faults.push("open.year: beyond the last (§5.0)".into());
    }
}

/// §6.1 Every card is in exactly one place.
fn cards(state: &State, faults: &mut Vec<String>) {
    let places = [
        ("hands.american", state.hands.american),
        ("hands.british", state.hands.british),
        ("the deck", state.deck),
        ("open.discards", state.discards),
        ("open.removed", state.removed),
        ("open.held_out", state.held_out),
        ("open.queue.american", state.queue.american),
        ("open.queue.british", state.queue.british),
        ("open.reinforcement_cards.american", state.reinforcement_cards.american),
        ("open.reinforcement_cards.british", state.reinforcement_cards.british),
        ("open.war_ends", state.war_ends.map_or(CardSet::NONE, CardSet::of)),
    ];
    let mut seen = CardSet::NONE;
    for (name, cards) in places {
        if let Some(card) = (seen & cards).iter().next() {
            faults.push(format!("{name}: card {card} is elsewhere too (§6.1)"));
        }
        seen |= cards;
    }
    if let Some(card) = (Card::all() - seen).iter().next() {
        faults.push(format!("the deck: card {card} is nowhere (§6.1)"));
    }
    for (name, cards) in &places[6..10] {
        if let Some(card) = cards.iter().find(|card| card.ops().is_none()) {
            faults.push(format!("{name}: card {card} is no operations card (§6.2)"));
        }
    }
}
