//! The board as it lies on the table: spaces, their neighbours, and how many of each piece are where.

use std::collections::BTreeMap;

use liberty_or_death::map::Space;
use liberty_or_death::pieces::{Piece, Side};
use liberty_or_death::state::{Level, State};
use serde_json::Value;
use tricorne_testkit::{Expected, Kind};

/// The West Indies are a box, not a space of the map.
pub const WEST_INDIES: &str = "west-indies";
pub const MILITIA: [&str; 2] = ["militia-active", "militia-underground"];
pub const WAR_PARTIES: [&str; 2] = ["war-parties-active", "war-parties-underground"];
pub const BRITISH: [&str; 3] = ["british-regulars", "tories", "british-forts"];
pub const PATRIOTS: [&str; 4] = ["continentals", "militia-active", "militia-underground", "patriot-forts"];
pub const PATRIOT_UNITS: [&str; 3] = ["continentals", "militia-active", "militia-underground"];
pub const INDIANS: [&str; 3] = ["war-parties-active", "war-parties-underground", "villages"];
pub const BASES: [&str; 3] = ["british-forts", "patriot-forts", "villages"];

/// One space of the data.
pub struct Place {
    pub id: String,
    pub kind: String,
    pub population: u8,
    pub adjacent: Vec<String>,
}

/// §1.3 The map as its data has it.
pub struct Map(pub Vec<Place>);

impl Map {
    pub fn read() -> Map {
        let data: Value = serde_json::from_str(include_str!("../../data/map.json")).expect("the map's data");
        let text = |value: &Value| value.as_str().expect("text").to_owned();
        let place = |value: &Value| Place {
            id: text(&value["id"]),
            kind: text(&value["type"]),
            population: value["population"].as_u64().unwrap_or(0) as u8,
            adjacent: value["adjacent"].as_array().map_or(Vec::new(), |all| all.iter().map(text).collect()),
        };
        Map(data.as_array().expect("spaces").iter().map(place).collect())
    }

    fn place(&self, id: &str) -> &Place {
        self.0.iter().find(|place| place.id == id).expect("a space of the data")
    }
}

/// A position on that map.
pub struct Board<'a> {
    pub map: &'a Map,
    pub state: &'a State,
}

impl Board<'_> {
    /// How many pieces of these kinds are in the space.
    pub fn n(&self, kinds: &[&str], space: &str) -> u8 {
        let here = &self.state.spaces[Space::from_id(space).expect("a space")].pieces;
        let named = |name: &&str| Piece::ALL.into_iter().find(|piece| &piece.id() == name).expect("a piece");
        kinds.iter().map(|name| here[named(name) as usize]).sum()
    }

    pub fn british(&self, space: &str) -> u8 {
        self.n(&BRITISH, space)
    }

    pub fn royalists(&self, space: &str) -> u8 {
        self.british(space) + self.n(&INDIANS, space)
    }

    pub fn rebels(&self, space: &str) -> u8 {
        self.n(&PATRIOTS, space) + self.n(&["french-regulars"], space)
    }

    pub fn is(&self, kind: &str, space: &str) -> bool {
        self.map.place(space).kind == kind
    }

    pub fn city(&self, space: &str) -> bool {
        self.is("city", space)
    }

    pub fn province(&self, space: &str) -> bool {
        self.is("colony", space) || self.is("reserve", space)
    }

    pub fn adjacent(&self, one: &str, other: &str) -> bool {
        self.map.place(one).adjacent.iter().any(|id| id == other)
    }

    /// Whether a neighbour passes the test.
    pub fn beside(&self, space: &str, test: impl Fn(&str) -> bool) -> bool {
        self.map.place(space).adjacent.iter().any(|id| test(id))
    }

    pub fn population(&self, space: &str) -> u8 {
        self.map.place(space).population
    }

    pub fn blockaded(&self, space: &str) -> bool {
        self.city(space) && self.state.spaces[Space::from_id(space).expect("a space")].squadrons > 0
    }

    /// From -2, Active Opposition, to 2, Active Support.
    pub fn level(&self, space: &str) -> i8 {
        match self.state.spaces[Space::from_id(space).expect("a space")].level {
            Level::ActiveOpposition => -2,
            Level::PassiveOpposition => -1,
            Level::Neutral => 0,
            Level::PassiveSupport => 1,
            Level::ActiveSupport => 2,
        }
    }

    /// §1.7
    pub fn controlled_by_british(&self, space: &str) -> bool {
        self.royalists(space) > self.rebels(space) && self.british(space) > 0
    }

    /// §1.7
    pub fn controlled_by_rebels(&self, space: &str) -> bool {
        self.rebels(space) > self.royalists(space)
    }

    /// The spaces that pass a test.
    pub fn spaces(&self, test: impl Fn(&str) -> bool) -> Vec<String> {
        self.map.0.iter().map(|place| place.id.clone()).filter(|id| test(id)).collect()
    }

    /// The spaces of the map, without the West Indies, that pass a test.
    pub fn on_map(&self, test: impl Fn(&str) -> bool) -> Vec<String> {
        self.spaces(|id| id != WEST_INDIES && test(id))
    }

    /// These spaces are expected, and no other.
    pub fn expect(&self, choices: Vec<String>) -> Expected {
        Expected { choices, kind: Kind::Among(self.spaces(|_| true)) }
    }

    /// No other space than these is expected.
    pub fn expect_within(&self, choices: &[String]) -> Expected {
        let others = self.spaces(|id| !choices.iter().any(|it| it == id));
        Expected { choices: Vec::new(), kind: Kind::Among(others) }
    }

    /// §1.4.2 Stacking, and §2.3.9 no French piece before the Treaty of Alliance.
    pub fn stacking(&self) -> Result<(), String> {
        for id in self.spaces(|_| true) {
            let indians_in_city = self.city(&id) && self.n(&INDIANS, &id) > 0;
            let everybody = self.royalists(&id) + self.rebels(&id);
            let in_box = self.n(&["british-regulars", "french-regulars", "british-forts"], &id);
            let stray = id == WEST_INDIES && everybody > in_box;
            let early = !self.state.treaty && self.n(&["french-regulars"], &id) > 0;
            if self.n(&BASES, &id) > 2 || indians_in_city || stray || early {
                return Err(format!("1.4.2: {id} is overcrowded"));
            }
        }
        Ok(())
    }

    /// §1.7 Control follows from the pieces.
    pub fn control(&self) -> Result<(), String> {
        for id in self.spaces(|_| true) {
            let expected = match (self.controlled_by_british(&id), self.controlled_by_rebels(&id)) {
                (true, _) => Some(Side::Royalist),
                (_, true) => Some(Side::Rebellion),
                (false, false) => None,
            };
            let told = self.state.control(Space::from_id(&id).expect("a space"));
            if told != expected {
                return Err(format!("1.7: {id} is controlled by {expected:?}, not {told:?}"));
            }
        }
        Ok(())
    }

    /// §1.6.3, §1.9 Total Support and Total Opposition.
    pub fn support(&self) -> Result<(), String> {
        let mut totals: BTreeMap<bool, u8> = BTreeMap::new();
        for id in self.on_map(|_| true) {
            let (level, population) = (self.level(&id), self.population(&id));
            if population == 0 && level != 0 {
                return Err(format!("1.6.1: {id} has nobody to support anything"));
            }
            let counted = if level > 0 && self.blockaded(&id) { 0 } else { population };
            *totals.entry(level > 0).or_default() += level.unsigned_abs() * counted;
        }
        let told = (self.state.total_support(), self.state.total_opposition());
        let expected = (totals.get(&true).copied().unwrap_or(0), totals.get(&false).copied().unwrap_or(0));
        if told == expected { Ok(()) } else { Err(format!("1.6.3: {told:?} should be {expected:?}")) }
    }
}
