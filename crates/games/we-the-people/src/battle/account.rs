//! §9.1 What both players see of a battle while it is fought: where the battle cards came from, and the rounds so far.

use serde::{Serialize, Serializer};

use super::sources::Source;
use crate::pack::Pack;
use crate::pieces::Side;
use crate::tactics::Tactic;

/// §9.1 How many battle cards a side has from each source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(as = "std::collections::BTreeMap<Source, u8>"))]
pub struct Sources([u8; Source::ALL.len()]);

impl Sources {
    /// Cards from a source.
    pub fn add(&mut self, source: Source, cards: u8) {
        let at = source as usize;
        self.0[at] = self.0[at].saturating_add(cards);
    }

    /// All of them together.
    pub fn total(&self) -> u8 {
        self.0.iter().fold(0, |all, &it| all.saturating_add(it))
    }
}

impl Serialize for Sources {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let all = Source::ALL.into_iter().map(|source| (source, self.0[source as usize]));
        serializer.collect_map(all.filter(|it| it.1 > 0))
    }
}

/// §9.1 A Battle Round: who attacked with which card, and the card that cancelled it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Round {
    /// Who attacked.
    pub attacking: Side,
    /// With which card.
    pub attack: Tactic,
    /// The card that cancelled it; none while it is awaited.
    pub defence: Option<Tactic>,
}

/// The most rounds of a battle that are remembered: a deck of 64 cards has no more.
const MOST_ROUNDS: usize = 32;

/// §9.1 The rounds of a battle, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Rounds([Option<Round>; MOST_ROUNDS]);

impl Rounds {
    /// A round begins with an attack.
    pub fn begin(&mut self, attacking: Side, attack: Tactic) {
        if let Some(next) = self.0.iter_mut().find(|it| it.is_none()) {
            *next = Some(Round { attacking, attack, defence: None });
        }
    }

    /// The attack of the last round is cancelled.
    pub fn cancel(&mut self, defence: Tactic) {
        if let Some(last) = self.0.iter_mut().flatten().last() {
            last.defence = Some(defence);
        }
    }
}

/// A Battle Round as it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct RoundSeen<'a> {
    pub attacking: Side,
    pub attack: &'a str,
    pub defence: Option<&'a str>,
}

impl Rounds {
    /// The rounds with the names of the facts.
    pub fn seen<'a>(&self, facts: &'a Pack) -> Vec<RoundSeen<'a>> {
        let seen = |it: &Round| RoundSeen {
            attacking: it.attacking,
            attack: it.attack.id(facts),
            defence: it.defence.map(|tactic| tactic.id(facts)),
        };
        self.0.iter().flatten().map(seen).collect()
    }
}
