//! The small changes that every rule is made of. They keep pieces and cards in exactly one place, and ask nobody.

use crate::cards::{Card, CardSet};
use crate::map::Space;
use crate::pieces::{Force, General, Nation, Side};
use crate::state::{Open, Place, State};

impl Open {
    /// §10.0 Puts a side's PC marker in a space, flipping that of the enemy.
    pub fn mark(&mut self, side: Side, space: Space) {
        self.pcs[side.enemy()].remove(space);
        self.pcs[side].insert(space);
    }

    /// §10.0 Takes the PC marker off a space.
    pub fn unmark(&mut self, space: Space) {
        self.pcs.american.remove(space);
        self.pcs.british.remove(space);
    }

    /// Moves combat units between spaces.
    pub fn relocate(&mut self, force: Force, from: Space, to: Space) {
        for nation in Nation::ALL {
            let count = force[nation];
            let there = &mut self.cus[nation as usize];
            assert!(there[from] >= count, "{count} {} leave {from}", nation.id());
            there[from] -= count;
            there[to] += count;
        }
    }

    /// Adds combat units of a nation.
    pub fn add(&mut self, nation: Nation, space: Space, count: u8) {
        let there = &mut self.cus[nation as usize][space];
        *there = there.saturating_add(count);
    }

    /// Eliminates combat units of a nation, as far as there are any.
    pub fn eliminate(&mut self, nation: Nation, space: Space, count: u8) {
        let there = &mut self.cus[nation as usize][space];
        *there = there.saturating_sub(count);
    }

    /// Moves a general.
    pub fn put(&mut self, general: General, place: Place) {
        self.generals[general.0 as usize] = place;
    }
}

impl State {
    /// Takes a card out of a hand and puts it on the discard pile.
    pub fn discard(&mut self, side: Side, card: Card) {
        self.hands[side].remove(card);
        self.open.discards.insert(card);
    }

    /// §6.0 Shuffles the discard pile into the deck.
    pub fn reshuffle_deck(&mut self) {
        self.deck |= std::mem::replace(&mut self.open.discards, CardSet::NONE);
    }
}
