//! The facts: map, counters, campaign markers, set-up and tables, read from `data/` or from corrected files.

mod basis;
mod build;
mod masks;
pub mod read;

use std::collections::BTreeMap;
use std::ops::Range;

use tricorne_kernel::{FactFiles, FactId, FactName};

use crate::forces::Force;
use crate::ids::{EuropeBox, Kind, Leader, Leaders, Marker, Place, Places, ProgressBox, Region};
use crate::options::OptionalRule;
use crate::sides::{BySide, Nation, Side};
pub use basis::Basis;
pub use masks::{KindMask, Masks};
pub use read::{Category, Class, LeaderType, Route, Terrain, UnitType};

/// The files of the pack, as they are built in.
pub const FILES: &[(&str, &str)] = &[
    ("counters.json", include_str!("../../data/counters.json")),
    ("map.json", include_str!("../../data/map.json")),
    ("markers.json", include_str!("../../data/markers.json")),
    ("setup.json", include_str!("../../data/setup.json")),
    ("tables.json", include_str!("../../data/tables.json")),
];

/// All that is no rule.
#[derive(Debug)]
pub struct Facts {
    /// The files they come from.
    pub files: FactFiles,
    names: [Vec<Named>; 7],
    /// Where each id is in its list.
    by_id: [BTreeMap<String, usize>; 7],
    /// Locales, then seas, then boxes, then the places aboard fleets in ports.
    pub places: Vec<PlaceFacts>,
    /// How many of the places are locales; they come first.
    pub locales: usize,
    /// The political divisions; those with loyalty first.
    pub regions: Vec<RegionFacts>,
    /// How many regions have loyalty.
    pub colonial: usize,
    /// The leaders, those of Leader Arises last.
    pub leaders: Vec<LeaderFacts>,
    /// The leaders of each side.
    pub leaders_of: BySide<Leaders>,
    /// The units, the British first.
    pub kinds: Vec<KindFacts>,
    /// The kinds of each side.
    pub kinds_of: BySide<Range<usize>>,
    /// Masks over kinds and leaders.
    pub masks: Masks,
    /// Where each nation's box is: Britain, France, Spain.
    homes: [Option<Place>; 3],
    /// The campaign markers.
    pub markers: Vec<MarkerFacts>,
    /// §7.6 The action markers.
    pub actions: Vec<Marker>,
    /// Markers that rules speak of.
    pub marks: Marks,
    /// §28.3 The combat strength of a fortress.
    pub fortress_strength: u8,
    /// §4.2 to §4.5 The lines of the set-up, in order.
    pub placements: Vec<Placement>,
    /// §4.9, §4.10 What waits for a box of the progress table.
    pub specials: Vec<Placement>,
    /// Those units and leaders, as forces.
    pub special_forces: Vec<Force>,
    /// The years of the turns.
    pub years: Vec<u16>,
    /// §10.0 The progress table.
    pub progress: Vec<TableBox>,
    /// §12.0 The European table, from the left.
    pub europe: Vec<TableBox>,
    /// The neutral box of the European table.
    pub europe_start: EuropeBox,
    /// §13.1 The mobilization table.
    pub costs: Vec<Cost>,
    /// §3.0 What wins.
    pub victory: VictoryFacts,
}

/// Something with a name.
#[derive(Debug)]
struct Named {
    id: String,
    key: String,
}

/// A place.
#[derive(Debug)]
pub struct PlaceFacts {
    /// What it is.
    pub what: PlaceKind,
    /// §2.7 Its region; none for seas and boxes.
    pub region: Option<Region>,
    /// §2.2 Its political value.
    pub value: u8,
    /// §2.5 Whether fleets can lie here.
    pub port: bool,
    /// Where units aboard fleets in this port are.
    pub aboard: Option<Place>,
    /// The routes by land.
    pub land: Vec<(Place, Route)>,
    /// The routes by sea.
    pub sea: Vec<Place>,
    /// How sure its name and its value are.
    pub basis: Basis,
    /// Where it is drawn: degrees of latitude and longitude, in hundredths.
    pub drawn: (i32, i32),
}

/// What a place is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceKind {
    /// A locale on land.
    Locale(Terrain),
    /// A high seas region.
    Sea,
    /// An off-map box: who uses it, and the dice for points.
    Box(Side, u8),
    /// Aboard the fleets in a port.
    Aboard(Place),
}

/// A region.
#[derive(Debug)]
pub struct RegionFacts {
    /// §26.3 Whose colony it is, while that nation is neutral.
    pub owner: Option<Nation>,
    /// §11.0 The loyalty at the start, for a colonial region.
    pub loyalty: Option<i8>,
}

/// A leader.
#[derive(Clone, Copy, Debug)]
pub struct LeaderFacts {
    /// His side.
    pub side: Side,
    /// His nation.
    pub nation: Nation,
    /// His kind.
    pub kind: LeaderType,
    /// His leadership value.
    pub value: u8,
    /// How sure his value is.
    pub basis: Basis,
    /// §13.2 Whether he begins in the leader pool.
    pub pooled: bool,
    /// §7.9 Whether he is a Leader Arises marker.
    pub marker: bool,
}

/// A kind of unit.
#[derive(Clone, Copy, Debug)]
pub struct KindFacts {
    /// Its side.
    pub side: Side,
    /// Its nation.
    pub nation: Nation,
    /// Its type.
    pub kind: UnitType,
    /// Its printed strength.
    pub strength: u8,
    /// §13.10 How many counters there are.
    pub count: u8,
    /// §13.5 Whether eliminated units can be mobilized again.
    pub can_return: bool,
}

impl KindFacts {
    /// §24.0 Whether it is a fleet.
    pub fn is_fleet(&self) -> bool {
        self.kind == UnitType::Fleet
    }

    /// §16.12, §18.12 Whether it moves and fights as light troops do.
    pub fn is_light(&self) -> bool {
        matches!(self.kind, UnitType::Light | UnitType::Indian)
    }

    /// §23.1 Whether it is bound to its region.
    pub fn is_militia(&self) -> bool {
        self.kind == UnitType::Militia
    }
}

/// A kind of campaign marker.
#[derive(Clone, Debug)]
pub struct MarkerFacts {
    /// Its category.
    pub category: Category,
    /// How many there are.
    pub count: u8,
    /// The optional rules without which it is set aside.
    pub needs: Vec<OptionalRule>,
    /// §7.7 Whether it leaves the game when it is played.
    pub once: bool,
    /// §9.2 Rabble-rousing points for each side.
    pub points: BySide<u8>,
}

/// The markers that rules speak of.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Marks {
    pub bait: Marker,
    pub committee: Marker,
    pub debate: Marker,
    pub drillmaster: Marker,
    pub engineers: Marker,
    pub hessians: Marker,
    pub indians: Marker,
    pub leader_arises: Marker,
    pub master_plan: Marker,
    pub minutemen: Marker,
    pub mutiny: Marker,
    pub politicking: Marker,
    pub privateers: Marker,
    pub pulaski: Marker,
    pub shot_heard: Marker,
    pub speculators: Marker,
    pub spy: Marker,
    pub tarleton: Marker,
    pub tactics: Marker,
}

/// A line of the set-up.
#[derive(Debug)]
pub struct Placement {
    /// Who places.
    pub side: Side,
    /// Where units may go: one place, or several to choose from.
    pub places: Vec<Place>,
    /// §4.10 The leader joins a unit of this nation anywhere instead.
    pub with_unit: Option<Nation>,
    /// The leaders.
    pub leaders: Vec<Leader>,
    /// The units.
    pub units: Vec<(Kind, u8)>,
    /// §28.1 Whether a fortress stands there.
    pub fortress: bool,
    /// §29.1 Whether a partisan is there, and whose.
    pub partisan: Option<Side>,
}

impl Placement {
    /// All whom it places.
    fn force(&self) -> Force {
        let mut force = Force::default();
        self.units.iter().for_each(|(kind, count)| force.add(&Force::units(*kind, *count)));
        self.leaders.iter().for_each(|leader| force.leaders.add(*leader));
        force
    }
}

/// A box of a table.
#[derive(Debug)]
pub struct TableBox {
    /// What it brings.
    pub effects: Vec<Effect>,
    /// §6.7 The dice of the American, on the progress table.
    pub american_dice: u8,
}

/// What a box of a table does.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// §4.9, §4.10 A special reinforcement comes.
    Special(usize),
    /// §6.7 More or fewer dice for off-map points.
    PoliticalDice(Side, i8),
    /// §12.5 So many dice on the European table.
    EuropeanDice(Side, u8),
    /// §20.2 These kinds no longer check enlistment.
    NoEnlistmentCheck(Vec<Kind>),
    /// These kinds cost more or less.
    CostChange(Vec<Kind>, i8),
    /// A free campaign marker each Political Phase.
    FreeMarker(Side, u8),
    /// §26.1 The nation is at war.
    AtWar(Nation),
}

/// What is bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// A campaign marker.
    Marker,
    /// A leader.
    Leader,
    /// A unit.
    Unit(Kind),
    /// §29.0 A try for a partisan.
    Partisan,
    /// §28.1 A fortress.
    Fortress,
    /// §28.6 A siege.
    Siege,
    /// §31.1 A militia unit becomes a regular or light unit.
    Upgrade,
}

/// A line of the mobilization table.
#[derive(Debug)]
pub struct Cost {
    /// What is bought.
    pub item: Item,
    /// Who may buy it.
    pub by: Vec<Side>,
    /// What it costs.
    pub price: Price,
    /// Where it may go: wherever one of these passes.
    pub place: Vec<Filter>,
    /// The most that effects of the tables take off the price.
    pub most_saved: u8,
    /// §26.1 The nation that must be at war.
    pub needs_war: Option<Nation>,
    /// The optional rule that must be in use.
    pub option: Option<OptionalRule>,
    /// §27.1 How many markers the enemy draws.
    pub enemy_draws: u8,
    /// §27.2 Whether a locale takes only one a turn.
    pub one_per_locale: bool,
    /// §29.2 The rolls on which it appears; empty if it always does.
    pub appears_on: Vec<u8>,
}

/// A price.
#[derive(Clone, Copy, Debug)]
pub enum Price {
    /// Always the same.
    Fixed(u8),
    /// §11.6 By the loyalty of the region: own, neutral, enemy.
    ByLoyalty([u8; 3]),
    /// §13.4 Less from a box of the progress table on: box, before, from.
    ByProgress(ProgressBox, u8, u8),
}

/// Which places pass.
#[derive(Clone, Debug)]
pub struct Filter {
    /// Those that pass by what they are: boxes, or locales.
    pub places: Places,
    /// A locale holds none of these.
    pub empty_of: Vec<Class>,
    /// It holds one of these, if there are any.
    pub holds_any: Vec<Class>,
    /// It holds all of these.
    pub holds_all: Vec<Class>,
}

impl Filter {
    /// Whether no place passes where nobody is.
    pub fn wants_somebody(&self) -> bool {
        !(self.holds_any.is_empty() && self.holds_all.is_empty())
    }
}

/// §3.0 What wins.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct VictoryFacts {
    pub political_value: u16,
    pub loyalty_level: i8,
    pub regions: u8,
    pub american_progress: ProgressBox,
    pub british_progress_at_most: ProgressBox,
    pub short_last_turn: u8,
    pub short_regions: u8,
    pub short_progress: ProgressBox,
    pub short_europe: EuropeBox,
}

impl Facts {
    /// The facts, with corrected files in the place of the game's own.
    pub fn new(corrected: &BTreeMap<String, String>) -> Result<Facts, String> {
        build::facts(FactFiles::new(FILES, corrected)?)
    }

    /// The id of something listed.
    pub fn id(&self, list: u8, index: usize) -> &str {
        self.names[list as usize].get(index).map_or("?", |named| &named.id)
    }

    /// Finds something by id.
    pub fn find(&self, list: u8, id: &str) -> Option<usize> {
        self.by_id[list as usize].get(id).copied()
    }

    /// All message keys of the names.
    pub fn keys(&self) -> Vec<String> {
        let mut keys: Vec<String> = self.names.iter().flatten().map(|named| named.key.clone()).collect();
        keys.sort();
        keys.dedup();
        keys
    }

    /// A place.
    pub fn place(&self, place: Place) -> &PlaceFacts {
        &self.places[place.index()]
    }

    /// A kind of unit.
    pub fn kind(&self, kind: Kind) -> &KindFacts {
        &self.kinds[kind.index()]
    }

    /// A leader.
    pub fn leader(&self, leader: Leader) -> &LeaderFacts {
        &self.leaders[leader.index()]
    }

    /// The kinds of a side.
    pub fn kinds_of(&self, side: Side) -> impl Iterator<Item = Kind> + use<> {
        self.kinds_of[side].clone().map(Kind::at)
    }

    /// All places.
    pub fn all_places(&self) -> impl Iterator<Item = Place> + use<> {
        (0..self.places.len()).map(Place::at)
    }

    /// All locales.
    pub fn all_locales(&self) -> impl Iterator<Item = Place> + use<> {
        (0..self.locales).map(Place::at)
    }

    /// The colonial regions.
    pub fn colonial_regions(&self) -> impl Iterator<Item = Region> + use<> {
        (0..self.colonial).map(Region::at)
    }

    /// The locales of a region.
    pub fn locales_in(&self, region: Region) -> impl Iterator<Item = Place> + '_ {
        self.all_locales().filter(move |place| self.place(*place).region == Some(region))
    }

    /// The off-map box where a nation's units are mobilized.
    pub fn home_box(&self, nation: Nation) -> Option<Place> {
        match nation {
            Nation::British | Nation::Hessian | Nation::Indian => self.homes[0],
            Nation::French => self.homes[1],
            Nation::Spanish => self.homes[2],
            Nation::American => None,
        }
    }

    /// The line of the mobilization table for an item.
    pub fn cost(&self, item: Item) -> Option<&Cost> {
        self.costs.iter().find(|cost| cost.item == item)
    }

    /// The kind of a type and nation.
    pub fn kind_of(&self, nation: Nation, kind: UnitType) -> Option<Kind> {
        self.kinds.iter().position(|it| it.nation == nation && it.kind == kind).map(Kind::at)
    }

    /// Whether a place is a locale.
    pub fn is_locale(&self, place: Place) -> bool {
        place.index() < self.locales
    }

    /// §18.12 Whether a place is wilderness or an Indian locale.
    pub fn is_wild(&self, place: Place) -> bool {
        matches!(self.place(place).what, PlaceKind::Locale(Terrain::Wilderness | Terrain::Indian))
    }

    /// Whether a place is an Indian locale.
    pub fn is_indian(&self, place: Place) -> bool {
        self.place(place).what == PlaceKind::Locale(Terrain::Indian)
    }
}

impl tricorne_kernel::Facts for Facts {
    fn name(&self, id: FactId) -> FactName<'_> {
        let named = &self.names[usize::from(id.list)][usize::from(id.index)];
        FactName { id: &named.id, key: &named.key }
    }

    fn files(&self) -> Option<&FactFiles> {
        Some(&self.files)
    }
}
