//! What the agent must know of the rules to weigh a position.

use tricorne_card_driven::rules::Rules;
use tricorne_card_driven::steady::{Pace, Weighed};
use tricorne_card_driven::{Presence, Support};

use super::judge::{self, Sketch};
use super::odds::{self, Host};
use crate::WeThePeople;
use crate::map::{Colony, Space, SpaceSet};
use crate::movement::{arrival, ports_for_the_british};
use crate::pack::{Filter, Pack};
use crate::pieces::{BySide, Force, General, Side};
use crate::politics::isolation;
use crate::state::{Open, Place};

impl Weighed<WeThePeople> for Open {
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

    fn support(&self, facts: &Pack, there: &Presence<WeThePeople>, side: Side) -> Support<WeThePeople> {
        isolation::support(there, facts, side, self.navy_space())
    }

    fn attacker_wins(&self, facts: &Pack, space: Space, attacker: Host, defender: Host) -> i32 {
        odds::attacker_wins(self, facts, space, attacker, defender)
    }

    fn passing(&self, facts: &Pack, filter: &Filter) -> SpaceSet {
        Open::passing(self, facts, filter)
    }

    fn ways_out(
        &self,
        facts: &Pack,
        side: Side,
        (general, _): (Option<General>, bool),
        from: Space,
    ) -> SpaceSet {
        arrival::ways_out(self, facts, side, general, from)
    }

    fn moving(&self, _facts: &Pack) -> Option<(General, u8, Pace)> {
        self.activation.map(|it| (it.general, it.moved, Pace { fighting: it.pace, otherwise: it.pace }))
    }

    /// §7.1
    fn pace(&self, facts: &Pack, _side: Side) -> Pace {
        let spaces = facts.tables.spaces;
        Pace { fighting: spaces, otherwise: spaces }
    }

    /// §7.1 PC markers stop no general.
    fn closed_to_generals(&self, _side: Side, _space: Space) -> bool {
        false
    }

    /// §7.1
    fn ports_from(&self, facts: &Pack, space: Space) -> SpaceSet {
        if space.is_port(facts) && !self.navy_space().contains(space) {
            ports_for_the_british(self, facts).without(space)
        } else {
            SpaceSet::NONE
        }
    }

    fn prison(_facts: &Pack, _general: General) -> Place {
        Place::Captured
    }

    fn evasion(facts: &Pack, general: General) -> u8 {
        let rating = <WeThePeople as Rules>::evasion(facts, general);
        rating + general.facts(facts).retreat_bonus
    }

    fn ransom(facts: &Pack, general: General) -> Option<i32> {
        general.own(facts).decides_the_war.then_some(1000)
    }

    fn boldness(_side: Side) -> i32 {
        8
    }

    /// §12.0 The Americans lose the war with one general.
    fn caution(side: Side) -> i32 {
        if side == Side::American { 150 } else { 100 }
    }

    fn shame(_side: Side) -> i32 {
        0
    }
}
