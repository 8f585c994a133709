//! Every fault of a position: pieces and cards lost or doubled, tracks out of bounds, things where they may not be.

use tricorne_card_driven::violations;

use crate::cards::CardSet;
use crate::pack::Pack;
use crate::pieces::General;
use crate::state::{Navy, Place, State};
use crate::tactics::BattleHand;

/// What is wrong with a position; nothing, if it is one that play could reach.
pub fn of(state: &State, facts: &Pack) -> Vec<String> {
    let mut faults = Vec::new();
    pieces(state, facts, &mut faults);
    spaces(state, facts, &mut faults);
    tracks(state, facts, &mut faults);
    cards(state, facts, &mut faults);
    faults
}

/// §6.2 The French come with the alliance; §7.1 who never goes to the Reinforcements box is not in it.
fn pieces(state: &State, facts: &Pack, faults: &mut Vec<String>) {
    let most = facts.setup.start.french_cu;
    violations::french(state, facts, state.allied, most, ["6.2", "6.2"], faults);
    for general in General::all(facts).filter(|it| it.facts(facts).never_to_box) {
        if state.place(general) == Place::Reinforcements {
            faults.push(format!("generals.{}: is never in the Reinforcements box (§7.1)", general.id(facts)));
        }
    }
}

/// §10.0 No space has two PC markers. §7.1 Stacking: one general of a side in a space, and the two sides apart but for a battle.
fn spaces(state: &State, facts: &Pack, faults: &mut Vec<String>) {
    violations::spaces(state, facts, "3.0", faults);
    // A war that is won at once ends in the middle of a move, with whoever is still on the way.
    if state.activation.is_none() && state.ending.is_none() {
        violations::stacking(state, facts, "7.1", faults);
    }
}

/// §6.2 The French Navy, §5.0 the turn track, §9.1 the battle cards.
fn tracks(state: &State, facts: &Pack, faults: &mut Vec<String>) {
    if !state.allied && state.navy != Navy::France {
        faults.push("open.french_navy: at sea before the alliance (§6.2)".into());
    }
    if let Navy::At(space) = state.navy
        && !space.is_port(facts)
    {
        faults.push(format!("open.french_navy: {} is no port (§5.0)", space.id(facts)));
    }
    if usize::from(state.turn) >= facts.turns.len() {
        faults.push("open.year: beyond the last (§5.0)".into());
    }
    let played = state.fight.map_or_else(BattleHand::default, |fight| fight.played);
    let used = state.battle_hands.american.with(&state.battle_hands.british).with(&played);
    if !used.without(&BattleHand::deck(facts)).is_empty() {
        faults.push("battle cards: more than there are (§9.1)".into());
    }
}

/// §6.0 Every card is in exactly one place.
fn cards(state: &State, facts: &Pack, faults: &mut Vec<String>) {
    let places = [
        ("hands.american", state.hands.american),
        ("hands.british", state.hands.british),
        ("the deck", state.deck),
        ("open.discards", state.discards),
        ("open.removed", state.removed),
        ("open.reinforcement_cards.american", state.reinforcement_cards.american),
        ("open.reinforcement_cards.british", state.reinforcement_cards.british),
        ("open.war_ends", state.war_ends.map_or(CardSet::NONE, CardSet::of)),
    ];
    violations::cards(&places, facts, "6.0", faults);
    violations::operations(&places[5..7], facts, "8.0", faults);
}
