//! What the agent must know of the rules to weigh a position.

use tricorne_card_driven::steady::{Pace, Weighed};

use super::judge;
use super::odds::{self, Host};
use crate::WashingtonsWar;
use crate::map::{Space, SpaceSet};
use crate::movement::{self, arrival, ports_for_the_british};
use crate::pack::{Filter, Pack};
use crate::pieces::{General, Side};
use crate::state::{Open, Place};

impl Weighed<WashingtonsWar> for Open {
    fn worth(&self, facts: &Pack, me: Side, late: bool) -> i32 {
        judge::worth(self, facts, me, late)
    }

    fn attacker_wins(&self, facts: &Pack, space: Space, attacker: Host, defender: Host) -> i32 {
        odds::attacker_wins(self, facts, space, attacker, defender)
    }

    fn passing(&self, facts: &Pack, filter: &Filter) -> SpaceSet {
        Open::passing(self, facts, filter)
    }

    fn retreat_spaces(&self, facts: &Pack, side: Side, from: Space) -> SpaceSet {
        arrival::retreat_spaces(self, facts, side, from)
    }

    fn moving(&self, facts: &Pack) -> Option<(General, u8, Pace)> {
        self.activation.map(|it| (it.general, it.moved, self.pace(facts, it.general.side(facts))))
    }

    /// §7.3
    fn pace(&self, facts: &Pack, side: Side) -> Pace {
        let movement::Pace { fighting, otherwise } = movement::Pace::usual(facts, side);
        Pace { fighting, otherwise }
    }

    fn steps(facts: &Pack, general: General, from: Space) -> Vec<(Space, u8)> {
        let roads = from.roads(facts).iter().filter(|road| road.open_to(Some(general)));
        roads.map(|road| (road.to, road.cost)).collect()
    }

    /// §7.4.B
    fn closed_to_generals(&self, side: Side, space: Space) -> bool {
        self.pcs[side.enemy()].contains(space)
    }

    /// §7.5
    fn ports_from(&self, facts: &Pack, space: Space) -> SpaceSet {
        if space.is_port(facts) && !self.pcs.american.contains(space) {
            ports_for_the_british(self, facts).without(space)
        } else {
            SpaceSet::NONE
        }
    }

    /// §7.6
    fn prison(facts: &Pack, general: General) -> Place {
        if general.own(facts).out_if_captured.is_some() { Place::Out } else { Place::Captured }
    }

    fn ransom(facts: &Pack, general: General) -> Option<i32> {
        general.own(facts).out_if_captured.map(|_| 500)
    }

    /// §12.1 A British defeat brings the French nearer.
    fn shame(side: Side) -> i32 {
        if side == Side::British { 14 } else { 0 }
    }
}
