//! What the agent must know of the rules to weigh a position.

use tricorne_card_driven::steady::{Pace, Weighed};

use super::judge;
use super::odds::{self, Host};
use crate::WeThePeople;
use crate::map::{Space, SpaceSet};
use crate::movement::{arrival, ports_for_the_british};
use crate::pack::{Filter, Pack};
use crate::pieces::{General, Side};
use crate::state::{Open, Place};

impl Weighed<WeThePeople> for Open {
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

    fn moving(&self, _facts: &Pack) -> Option<(General, u8, Pace)> {
        self.activation.map(|it| (it.general, it.moved, Pace { fighting: it.pace, otherwise: it.pace }))
    }

    /// §7.1
    fn pace(&self, facts: &Pack, _side: Side) -> Pace {
        let spaces = facts.tables.spaces;
        Pace { fighting: spaces, otherwise: spaces }
    }

    fn steps(facts: &Pack, general: General, from: Space) -> Vec<(Space, u8)> {
        from.adjacent_for(facts, Some(general)).iter().map(|to| (to, 1)).collect()
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

    fn ransom(facts: &Pack, general: General) -> Option<i32> {
        general.own(facts).decides_the_war.then_some(1000)
    }

    fn shame(_side: Side) -> i32 {
        0
    }
}
