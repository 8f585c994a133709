//! Positions for tests: an empty map, and what a test puts on it.

use std::sync::Arc;

use decision_in_north_america::DecisionInNorthAmerica as Dina;
use decision_in_north_america::forces::Force;
use decision_in_north_america::ids::{Kind, Leader, Marker, Place, Region};
use decision_in_north_america::pack::Facts;
use decision_in_north_america::sides::{BySide, Side};
use decision_in_north_america::state::{Half, Phase, State};
use tricorne_kernel::{Game, Setup, Table, own_facts};
use tricorne_testkit::script::table_from;

pub struct Scene {
    pub facts: Arc<Facts>,
    pub setup: Setup,
    pub state: State,
}

impl Scene {
    /// Nobody on the map, all leaders in their pools, and both sides past the windows.
    pub fn new(options: &[&str]) -> Scene {
        let facts = own_facts::<Dina>();
        let setup = options.iter().fold(Setup::of::<Dina>(), |setup, option| setup.with(option, "yes"));
        let mut state = Dina::begin(&setup, &facts).expect("a set-up of the game");
        for index in 0..facts.leaders.len() {
            let held = facts.specials.iter().any(|line| line.leaders.contains(&Leader::at(index)));
            if !held && !facts.leaders[index].marker {
                state.leader_pool.add(Leader::at(index));
            }
        }
        state.turn = 1;
        state.open = true;
        state.passing = BySide { american: true, british: true };
        Scene { facts, setup, state }
    }

    pub fn place(&self, id: &str) -> Place {
        Place::at(self.facts.find(Place::LIST, id).unwrap_or_else(|| panic!("no place {id}")))
    }

    pub fn kind(&self, id: &str) -> Kind {
        Kind::at(self.facts.find(Kind::LIST, id).unwrap_or_else(|| panic!("no unit {id}")))
    }

    pub fn leader(&self, id: &str) -> Leader {
        Leader::at(self.facts.find(Leader::LIST, id).unwrap_or_else(|| panic!("no leader {id}")))
    }

    pub fn marker(&self, id: &str) -> Marker {
        Marker::at(self.facts.find(Marker::LIST, id).unwrap_or_else(|| panic!("no marker {id}")))
    }

    pub fn region(&self, id: &str) -> Region {
        Region::at(self.facts.find(Region::LIST, id).unwrap_or_else(|| panic!("no region {id}")))
    }

    pub fn units(mut self, place: &str, kind: &str, count: u8) -> Scene {
        let force = Force::units(self.kind(kind), count);
        self.state.put(&self.facts, self.place(place), &force);
        self
    }

    pub fn led(mut self, place: &str, leader: &str) -> Scene {
        let leader = self.leader(leader);
        self.state.leader_pool.remove(leader);
        self.state.put(&self.facts, self.place(place), &Force::leader(leader));
        self
    }

    pub fn hand(mut self, side: Side, marker: &str, count: u8) -> Scene {
        let marker = self.marker(marker);
        self.state.pool[marker.index()] -= count;
        self.state.hands[side][marker.index()] += count;
        self
    }

    pub fn phase(mut self, phase: Phase, first: Side) -> Scene {
        self.state.phase = phase;
        self.state.first = first;
        self
    }

    /// A first movement phase of a side.
    pub fn moving(self, side: Side) -> Scene {
        self.phase(Phase::Movement(1, Half::First), side)
    }

    /// A first combat phase of a side.
    pub fn fighting(self, side: Side) -> Scene {
        self.phase(Phase::Combat(1, Half::First), side)
    }

    /// Windows are asked of this side.
    pub fn asked(mut self, side: Side) -> Scene {
        self.state.passing[side] = false;
        self
    }

    pub fn with(mut self, change: impl FnOnce(&mut State, &Facts)) -> Scene {
        change(&mut self.state, &self.facts.clone());
        self
    }

    pub fn table(&self, dice: &[&str]) -> Table<Dina> {
        table_from(self.setup.clone(), self.state.clone(), dice.iter().map(|die| (*die).to_owned()))
    }
}

/// How many units of a kind are in a place.
pub fn count(scene: &Scene, table: &Table<Dina>, place: &str, kind: &str) -> u8 {
    table.state().stacks[scene.place(place).index()].of(scene.kind(kind))
}
