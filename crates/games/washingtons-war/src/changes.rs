//! The changes that concern hands and deck. They keep cards in exactly one place, and ask nobody.

use crate::cards::{Card, CardSet};
use crate::pieces::Side;
use crate::state::State;

impl State {
    /// Takes a card out of a hand and puts it on the discard pile.
    pub fn discard(&mut self, side: Side, card: Card) {
        self.hands[side].remove(card);
        self.open.discards.insert(card);
    }

    /// §7.1.B Puts the cards of a queue on the discard pile.
    pub fn clear_queue(&mut self, side: Side) {
        let queue = std::mem::replace(&mut self.open.queue[side], CardSet::NONE);
        self.open.discards |= queue;
    }

    /// §6.1.B Shuffles the discard pile into the deck.
    pub fn reshuffle_deck(&mut self) {
        self.deck |= std::mem::replace(&mut self.open.discards, CardSet::NONE);
    }
}
