//! What the agent must know of the rules to weigh a position.

use tricorne_card_driven::rules::Rules;
use tricorne_card_driven::steady::{Pace, Weighed};
use tricorne_card_driven::{Presence, Support};

use super::judge::{self, Sketch};
use super::odds::{self, Host};
use crate::WashingtonsWar;
use crate::map::{Colony, Space, SpaceSet};
use crate::movement::{self, arrival, ports_for_the_british};
use crate::pack::{Filter, Pack};
use crate::pieces::{BySide, Force, General, Side};
use crate::politics::isolation;
use crate::state::{Open, Place};

impl Weighed<WashingtonsWar> for Open {
    fn colony(facts: &Pack, colony: Colony, pcs: &BySide<SpaceSet>) -> i32 {
        judge::colony(facts, colony, pcs)
    }

    fn balance(sketch: &Sketch, winter: i32) -> i32 {
        judge::balance(sketch, winter)
    }

    fn fixed(&self, facts: &Pack) -> i32 {
        judge::fixed(self, facts)
    }

    fn toll(facts: &Pack, space: Space, force: Force, general: Option<General>) -> i32 {
        judge::toll(facts, space, force, general)
    }

    fn support(&self, facts: &Pack, there: &Presence<WashingtonsWar>, side: Side) -> Support<WashingtonsWar> {
        isolation::support(there, facts, side)
    }

    fn attacker_wins(&self, facts: &Pack, space: Space, attacker: Host, defender: Host) -> i32 {
        odds::attacker_wins(self, facts, space, attacker, defender)
    }

    fn passing(&self, facts: &Pack, filter: &Filter) -> SpaceSet {
        Open::passing(self, facts, filter)
    }

    fn ways_out(&self, facts: &Pack, side: Side, force: (Option<General>, bool), from: Space) -> SpaceSet {
        arrival::ways_out(self, facts, side, force, from)
    }

    fn moving(&self, facts: &Pack) -> Option<(General, u8, Pace)> {
        self.activation.map(|it| (it.general, it.moved, self.pace(facts, it.general.side(facts))))
    }

    /// §7.3
    fn pace(&self, facts: &Pack, side: Side) -> Pace {
        let movement::Pace { fighting, otherwise } = movement::Pace::usual(facts, side);
        Pace { fighting, otherwise }
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

    fn evasion(facts: &Pack, general: General) -> u8 {
        let rating = <WashingtonsWar as Rules>::evasion(facts, general);
        rating + general.facts(facts).retreat_bonus
    }

    fn ransom(facts: &Pack, general: General) -> Option<i32> {
        general.own(facts).out_if_captured.map(|_| 500)
    }

    /// §12.1 An American victory brings the French nearer.
    fn boldness(side: Side) -> i32 {
        if side == Side::American { 28 } else { 7 }
    }

    fn caution(_side: Side) -> i32 {
        100
    }

    /// §12.1 A British defeat brings the French nearer.
    fn shame(side: Side) -> i32 {
        if side == Side::British { 14 } else { 0 }
    }
}
