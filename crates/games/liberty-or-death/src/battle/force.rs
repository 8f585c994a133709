//! §3.6.3 Force Levels.

use super::sides::{Army, Role};
use crate::pieces::{Faction, Piece, Side};
use crate::state::{Edition, State};

/// §3.6.3 The pieces that make up a side's Force Level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Force {
    /// British or French Regulars.
    pub regulars: u8,
    /// Tories, War Parties used as such, and Continentals.
    pub other_cubes: u8,
    /// Active Militia or War Parties, two of which make a point.
    pub irregulars: u8,
    /// Forts, which count for the defenders.
    pub forts: u8,
    /// What an Event adds.
    pub bonus: u8,
}

impl Force {
    /// §3.6.3 What an army brings to the Battle now.
    pub fn of(state: &State, army: &Army) -> Force {
        let count = |piece| army.count(state, piece);
        let (regulars, other_cubes, irregulars, forts) = match army.side {
            Side::Royalist => (
                count(Piece::BritishRegulars),
                count(Piece::Tories) + army.as_tories,
                count(Piece::WarPartiesActive),
                count(Piece::BritishForts),
            ),
            Side::Rebellion => (
                count(Piece::FrenchRegulars),
                count(Piece::Continentals),
                count(Piece::MilitiaActive),
                count(Piece::PatriotForts),
            ),
        };
        let all = Force { regulars, other_cubes, irregulars, forts, bonus: army.force_bonus };
        match army.role {
            Role::Defending => all,
            Role::Attacking => all.attacking(army.decider),
        }
    }

    /// §3.6.3 In attack Forts stay out, and Tories and the cubes of a friend count only up to the number of the
    /// attacking Faction's own: Regulars, or the Patriots' Continentals.
    fn attacking(self, faction: Faction) -> Force {
        let all = Force { forts: 0, ..self };
        match faction {
            Faction::Patriots => Force { regulars: all.regulars.min(all.other_cubes), ..all },
            Faction::British | Faction::French | Faction::Indians => {
                Force { other_cubes: all.other_cubes.min(all.regulars), ..all }
            }
        }
    }

    /// §3.6.2 The Force Level: cubes, half the Active Militia or War Parties, and Forts in defence.
    pub fn level(&self) -> u8 {
        self.regulars + self.other_cubes + self.irregulars / 2 + self.forts + self.bonus
    }

    /// §3.6.5, §3.6.6 Whether at least half of what takes part are Regulars: of the pieces, or by the living text of
    /// the cubes (L42).
    pub fn is_half_regulars(&self, edition: Edition) -> bool {
        let others = match edition {
            Edition::Printed => self.other_cubes + self.irregulars + self.forts,
            Edition::Living => self.other_cubes,
        };
        self.regulars > 0 && self.regulars >= others
    }
}
