//! Dice and draws. Every outcome is an answer of the seat of Chance, with known odds.
//!
//! The n-th outcome of a seed is always the same, whatever happened before it: a game that is saved, loaded or
//! taken back meets the dice it would have met.

use std::collections::VecDeque;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use crate::question::{Choice, Target, find};

/// Where the outcomes of Chance come from.
#[derive(Clone, Debug)]
pub enum Chance {
    /// From a seed.
    Seeded(Box<Seeded>),
    /// From a person who rolls real dice: Chance is asked like any seat.
    Asked,
    /// From a fast generator, for looking ahead: never for the dice of a table.
    Random(AgentRng),
    /// From a list of notations, in order, for tests. Once the list has run out, Chance is asked.
    Scripted(VecDeque<String>),
}

impl Chance {
    /// Dice from this seed.
    pub fn seeded(seed: u64) -> Chance {
        Chance::Seeded(Box::new(Seeded::new(seed)))
    }

    /// Dice and draws as listed: `Chance::scripted(["4", "savannah", "1"])`.
    pub fn scripted<S: ToString>(outcomes: impl IntoIterator<Item = S>) -> Chance {
        Chance::Scripted(outcomes.into_iter().map(|outcome| outcome.to_string()).collect())
    }

    /// The seed, where there is one.
    pub fn seed(&self) -> Option<u64> {
        match self {
            Chance::Seeded(seeded) => Some(seeded.seed),
            Chance::Asked | Chance::Random(_) | Chance::Scripted(_) => None,
        }
    }

    /// A seed for the randomness of agents that play with these dice.
    pub(crate) fn agent_seed(&mut self) -> u64 {
        match self {
            Chance::Random(rng) => rng.bits(),
            Chance::Seeded(_) | Chance::Asked | Chance::Scripted(_) => self.seed().unwrap_or_default(),
        }
    }

    /// Outcome number `nth` of the game among these choices: its position, or why there is none.
    /// `Ok(None)` means that a person is to be asked.
    pub(crate) fn outcome<C: Choice>(
        &mut self,
        nth: u64,
        choices: &[C],
        odds: &[u32],
        deck: &mut Deck,
        facts: &C::Facts,
    ) -> Result<Option<usize>, String> {
        if let Some(position) = deck.outcome(choices, facts) {
            return Ok(Some(position));
        }
        if let Chance::Scripted(list) = self {
            let Some(wanted) = list.pop_front() else { return Ok(None) };
            let position = find(choices, &wanted, facts);
            return position
                .map(Some)
                .ok_or_else(|| format!("the scripted outcome {wanted} is not possible here"));
        }
        Ok(self.fall(nth, choices.len(), odds))
    }

    /// The position of outcome number `nth` of the game among so many, where it comes from a generator.
    pub(crate) fn fall(&mut self, nth: u64, choices: usize, odds: &[u32]) -> Option<usize> {
        match self {
            Chance::Seeded(seeded) => Some(seeded.pick(nth, choices, odds)),
            Chance::Random(rng) => Some(weighted(rng.bits(), choices, odds)),
            Chance::Asked | Chance::Scripted(_) => None,
        }
    }
}

/// A deck in a chosen order: draws of cards follow it as long as it lasts.
#[derive(Clone, Default, Debug)]
pub struct Deck(VecDeque<u16>);

impl Deck {
    /// The cards in the order in which they will be drawn.
    pub fn new(cards: impl IntoIterator<Item = u16>) -> Deck {
        Deck(cards.into_iter().collect())
    }

    /// The cards still to come.
    pub fn cards(&self) -> impl Iterator<Item = u16> + '_ {
        self.0.iter().copied()
    }

    /// Whether no card is left to follow.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Takes off a card that came from elsewhere, such as a record that is replayed.
    pub(crate) fn drawn(&mut self, target: Target) {
        if let (Target::Card { card }, Some(&next)) = (target, self.0.front())
            && card == next
        {
            self.0.pop_front();
        }
    }

    fn outcome<C: Choice>(&mut self, choices: &[C], facts: &C::Facts) -> Option<usize> {
        let card = *self.0.front()?;
        let position = choices.iter().position(|choice| choice.target(facts) == Target::Card { card })?;
        self.0.pop_front();
        Some(position)
    }
}

/// ChaCha8 keyed by a seed; each outcome takes one number of its stream.
#[derive(Clone, Debug)]
pub struct Seeded {
    seed: u64,
    next: u64,
    stream: ChaCha8Rng,
}

impl Seeded {
    fn new(seed: u64) -> Seeded {
        let mut key = *b"tricorne: dice, draws and decks.";
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Seeded { seed, next: 0, stream: ChaCha8Rng::from_seed(key) }
    }

    fn pick(&mut self, nth: u64, choices: usize, odds: &[u32]) -> usize {
        if self.next != nth {
            self.stream.set_word_pos(u128::from(nth) * 2);
        }
        self.next = nth + 1;
        weighted(self.stream.next_u64(), choices, odds)
    }
}

/// A position out of 64 random bits, by the weights; without weights, each as likely as any other.
pub(crate) fn weighted(bits: u64, choices: usize, odds: &[u32]) -> usize {
    if odds.is_empty() {
        return below(bits, choices as u64) as usize;
    }
    let total = odds.iter().map(|&weight| u64::from(weight)).sum();
    let mut at = below(bits, total);
    for (position, &weight) in odds.iter().enumerate() {
        match at.checked_sub(u64::from(weight)) {
            Some(rest) => at = rest,
            None => return position,
        }
    }
    unreachable!("a number below the sum of the weights falls on one of them")
}

/// A number below `limit` out of 64 random bits, even to within one part in 2^50 for any die or deck.
pub fn below(bits: u64, limit: u64) -> u64 {
    ((u128::from(bits) * u128::from(limit)) >> 64) as u64
}

/// A small fast generator for agents and tests, never for the dice of the table: SplitMix64.
#[derive(Clone, Debug)]
pub struct AgentRng(u64);

impl AgentRng {
    /// The generator of this seed.
    pub fn new(seed: u64) -> AgentRng {
        AgentRng(seed)
    }

    /// A generator for one place within something seeded, independent of its neighbours'.
    pub fn at(seed: u64, place: u64) -> AgentRng {
        let mut rng = AgentRng(seed ^ place.wrapping_mul(0xD6E8_FEB8_6659_FD93));
        AgentRng(rng.bits())
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        below(self.bits(), limit as u64) as usize
    }

    /// Puts a list in random order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}
