//! §9.1 Battle cards: their types, and hands of them. What they are stands in the pack.

use tricorne_card_driven::{List, Member, named};

use crate::pack::{Pack, TacticFacts};

/// The most types of battle cards that a pack may have.
pub const MOST_TACTICS: usize = 8;

named! {
    /// §9.1 A type of battle card.
    Tactic (u16) "battle card" in Pack: tactics (List::Own)
}

impl Tactic {
    /// What the pack says of it.
    pub fn facts(self, facts: &Pack) -> &TacticFacts {
        &facts.tactics[self.index()]
    }
}

/// §9.1 A number of battle cards of each type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct BattleHand([u8; MOST_TACTICS]);

impl BattleHand {
    /// The whole battle deck.
    pub fn deck(facts: &Pack) -> BattleHand {
        let mut deck = BattleHand::default();
        Tactic::all(facts).for_each(|tactic| deck.0[tactic.index()] = tactic.facts(facts).count);
        deck
    }

    /// How many of a type.
    pub fn count(&self, tactic: Tactic) -> u8 {
        self.0[tactic.index()]
    }

    /// How many in all.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The types that are there.
    pub fn types(&self) -> impl Iterator<Item = Tactic> + '_ {
        (0..MOST_TACTICS).map(Tactic::at).filter(|&tactic| self.count(tactic) > 0)
    }

    /// Puts a card in.
    pub fn insert(&mut self, tactic: Tactic) {
        self.0[tactic.index()] += 1;
    }

    /// Takes a card out.
    pub fn remove(&mut self, tactic: Tactic) {
        self.0[tactic.index()] -= 1;
    }

    /// Turns all its cards to one type: only their number is left.
    pub fn cover(&mut self) {
        let mut covered = BattleHand::default();
        covered.0[0] = self.len() as u8;
        *self = covered;
    }

    /// Both together.
    #[must_use]
    pub fn with(&self, other: &BattleHand) -> BattleHand {
        BattleHand(std::array::from_fn(|at| self.0[at] + other.0[at]))
    }

    /// What is left without the other.
    #[must_use]
    pub fn without(&self, other: &BattleHand) -> BattleHand {
        BattleHand(std::array::from_fn(|at| self.0[at].saturating_sub(other.0[at])))
    }

    /// Every card of it.
    pub fn cards(&self) -> impl Iterator<Item = Tactic> + '_ {
        self.types().flat_map(|tactic| std::iter::repeat_n(tactic, usize::from(self.count(tactic))))
    }
}

impl FromIterator<Tactic> for BattleHand {
    fn from_iter<I: IntoIterator<Item = Tactic>>(cards: I) -> Self {
        let mut hand = BattleHand::default();
        cards.into_iter().for_each(|tactic| hand.insert(tactic));
        hand
    }
}

impl FromIterator<(Tactic, u8)> for BattleHand {
    fn from_iter<I: IntoIterator<Item = (Tactic, u8)>>(cards: I) -> Self {
        let mut hand = BattleHand::default();
        cards.into_iter().for_each(|(tactic, count)| hand.0[tactic.index()] += count);
        hand
    }
}
