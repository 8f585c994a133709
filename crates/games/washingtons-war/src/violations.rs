//! Every fault of a position: pieces and cards lost or doubled, tracks out of bounds, things where they may not be.

use tricorne_card_driven::violations;

use crate::cards::CardSet;
use crate::pack::Pack;
use crate::pieces::General;
use crate::state::{Navy, Place, State};

/// What is wrong with a position; nothing, if it is one that play could reach.
pub fn of(state: &State, facts: &Pack) -> Vec<String> {
    let mut faults = Vec::new();
    pieces(state, facts, &mut faults);
    spaces(state, facts, &mut faults);
    tracks(state, facts, &mut faults);
    cards(state, facts, &mut faults);
    faults
}

/// §4.0, §12.2 The French come with the alliance; §7.4.C, §7.6.B who is never in a box is in none.
fn pieces(state: &State, facts: &Pack, faults: &mut Vec<String>) {
    let most = facts.setup.start.french_cu;
    violations::french(state, facts, state.allied(), most, ["12.2", "4.0"], faults);
    for general in General::all(facts).filter(|it| it.facts(facts).never_to_box) {
        if matches!(state.place(general), Place::Reinforcements | Place::Captured) {
            faults.push(format!("generals.{}: is never in a box (§7.4.C, §7.6.B)", general.id(facts)));
        }
    }
}

/// §10.0.A No space has two PC markers. §3.0 Stacking: one general of a side in a space, and the two sides apart but for
/// a battle.
fn spaces(state: &State, facts: &Pack, faults: &mut Vec<String>) {
    violations::spaces(state, facts, "10.0", faults);
    // A war that is won at once ends in the middle of a move, with whoever is still on the way.
    if state.activation.is_none() && state.ending.is_none() {
        violations::stacking(state, facts, "3.0", faults);
    }
}

/// §12.1 The French Alliance track, §12.3 the French Navy, §5.0 the turn track.
fn tracks(state: &State, facts: &Pack, faults: &mut Vec<String>) {
    let end = facts.tables.alliance_at;
    if state.alliance > end {
        faults.push(format!("open.french_alliance: {} is beyond {end} (§12.1)", state.alliance));
    }
    if state.allied_in.is_some_and(|turn| turn > state.turn) {
        faults.push("open.allied_in: is still to come (§12.2)".into());
    }
    if !state.allied() && state.navy != Navy::France {
        faults.push("open.french_navy: at sea before the alliance (§12.3)".into());
    }
    if usize::from(state.turn) >= facts.turns.len() {
        faults.push("open.year: beyond the last (§5.0)".into());
    }
}

/// §6.1 Every card is in exactly one place.
fn cards(state: &State, facts: &Pack, faults: &mut Vec<String>) {
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
    violations::cards(&places, facts, "6.1", faults);
    violations::operations(&places[6..10], facts, "6.2", faults);
}
