//! What a viewer cannot tell apart: the strategy cards of hidden hands and of the deck.

use tricorne_kernel::{AgentRng, Evidence, Pool, Viewer};

use crate::CardDriven;
use crate::cards::{Card, CardSet};
use crate::sides::{BySide, Side};

/// The hidden pool of a side's strategy cards.
pub fn hand(side: Side) -> Pool {
    Pool(side as u16)
}

/// The side whose strategy cards a pool is.
pub fn side_of_hand(pool: Pool) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| hand(side) == pool)
}

/// Deals the strategy cards again that a viewer cannot tell apart: each hidden hand keeps its size, holds what is known to
/// have been in it, and nothing that is known to be in the deck.
pub fn deal_again<G: CardDriven>(
    hands: &mut BySide<CardSet<G>>,
    deck: &mut CardSet<G>,
    viewer: Viewer,
    evidence: &Evidence<G>,
    rng: &mut AgentRng,
) {
    let hidden = || Side::BOTH.into_iter().filter(|side| !side.is_open_to(viewer));
    let all = hidden().fold(*deck, |cards, side| cards | hands[side]);
    let mut held = BySide::<CardSet<G>>::default();
    for (pool, choice) in &evidence.held {
        if let (Some(side), Some(card)) = (side_of_hand(*pool), G::card(choice))
            && !side.is_open_to(viewer)
            && all.contains(card)
        {
            held[side].insert(card);
        }
    }
    let undealt: CardSet<G> = evidence.undealt.iter().filter_map(G::card).collect();
    let kept = (undealt & all) - held.american - held.british;
    let mut rest: Vec<Card<G>> = (all - held.american - held.british - kept).iter().collect();
    rng.shuffle(&mut rest);
    for side in hidden() {
        let missing = hands[side].len().saturating_sub(held[side].len()).min(rest.len());
        hands[side] = held[side] | rest.drain(..missing).collect();
    }
    *deck = kept | rest.into_iter().collect();
}

/// The cards of a hidden hand; none of a pool that is none of the hands.
pub fn pool<G: CardDriven>(hands: &BySide<CardSet<G>>, pool: Pool) -> Vec<G::Choice> {
    let hand = side_of_hand(pool).map_or(CardSet::NONE, |side| hands[side]);
    hand.iter().map(G::Choice::from).collect()
}
