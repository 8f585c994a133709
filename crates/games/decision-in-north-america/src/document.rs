//! Positions as documents: what a person would write down, and what a new game can begin from.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tricorne_kernel::{Setup, from_document};

use crate::DecisionInNorthAmerica;
use crate::forces::{Force, ForcesByPlace};
use crate::ids::{
    EuropeBox, KINDS, Kind, Leader, Leaders, MARKERS, Marker, PLACES, Place, Places, ProgressBox, REGIONS,
    Region,
};
use crate::options::{OptionalRule, Options};
use crate::pack::Facts;
use crate::setup;
use crate::sides::{BySide, Nation, Side};
use crate::state::{Ending, Phase, State, Top};

type Counts = BTreeMap<String, u8>;
type Spots = Vec<String>;

/// A position as text. Lists that are left out are empty.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stack {
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    units: Counts,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    leaders: Vec<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    #[serde(default)]
    options: Vec<OptionalRule>,
    #[serde(default)]
    short: bool,
    turn: u8,
    phase: Phase,
    #[serde(default)]
    open: bool,
    first: Side,
    places: BTreeMap<String, Stack>,
    #[serde(default)]
    tops: BySide<BTreeMap<String, String>>,
    #[serde(default)]
    moved: BTreeMap<String, Stack>,
    #[serde(default)]
    frozen: BTreeMap<String, Stack>,
    leader_pool: Vec<String>,
    #[serde(default)]
    leaders_gone: Vec<String>,
    /// The special reinforcements that are still to come, by number.
    specials_due: Vec<u8>,
    #[serde(default)]
    gone: Counts,
    #[serde(default)]
    resting: Counts,
    #[serde(default)]
    points: BySide<u16>,
    #[serde(default)]
    bought: BySide<u8>,
    #[serde(default)]
    hands: BySide<Counts>,
    #[serde(default)]
    set_aside: Counts,
    progress: String,
    europe: String,
    loyalty: BTreeMap<String, i8>,
    #[serde(default)]
    allies: Vec<Nation>,
    #[serde(default)]
    debate: i8,
    #[serde(default)]
    no_hessians: bool,
    #[serde(default)]
    raised: Spots,
    #[serde(default)]
    upgraded: Spots,
    #[serde(default)]
    split: Spots,
    #[serde(default)]
    joined: Spots,
    #[serde(default)]
    partisans: BySide<Spots>,
    #[serde(default)]
    fortresses: BySide<Spots>,
    #[serde(default)]
    garrisoned: Spots,
    #[serde(default)]
    sieges: BySide<Spots>,
    #[serde(default)]
    massacres: Spots,
    #[serde(default)]
    landed: Spots,
    #[serde(default)]
    entered: Spots,
    #[serde(default)]
    fought: Spots,
    #[serde(default)]
    fought_at_sea: Spots,
    #[serde(default)]
    intercepted: Spots,
    #[serde(default)]
    checked: BySide<Spots>,
    #[serde(default)]
    arranged: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    contact: Option<String>,
    #[serde(default)]
    passing: BySide<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ending: Option<Ending>,
}

struct Writer<'f>(&'f Facts);

impl Writer<'_> {
    fn id(&self, list: u8, index: usize) -> String {
        self.0.id(list, index).to_owned()
    }

    fn counts(&self, list: u8, counts: &[u8]) -> Counts {
        let some = counts.iter().enumerate().filter(|(_, count)| **count > 0);
        some.map(|(index, count)| (self.id(list, index), *count)).collect()
    }

    fn leaders(&self, leaders: Leaders) -> Vec<String> {
        leaders.iter().map(|leader| self.id(Leader::LIST, leader.index())).collect()
    }

    fn stack(&self, force: &Force) -> Stack {
        Stack { units: self.counts(Kind::LIST, &force.units), leaders: self.leaders(force.leaders) }
    }

    fn spots(&self, places: &Places) -> Spots {
        places.iter().map(|place| self.id(Place::LIST, place.index())).collect()
    }

    fn both<T>(&self, both: &BySide<Places>, spots: impl Fn(&Places) -> T) -> BySide<T> {
        BySide { american: spots(&both.american), british: spots(&both.british) }
    }

    fn tops(&self, tops: &[Option<Top>; PLACES]) -> BTreeMap<String, String> {
        let some = tops.iter().enumerate().filter_map(|(index, top)| top.map(|top| (index, top)));
        some.map(|(index, top)| {
            let id = match top {
                Top::Unit(kind) => self.id(Kind::LIST, kind.index()),
                Top::Leader(leader) => format!("leader/{}", self.id(Leader::LIST, leader.index())),
            };
            (self.id(Place::LIST, index), id)
        })
        .collect()
    }
}

/// The document of a position between two steps.
pub fn write(state: &State, facts: &Facts) -> Value {
    let w = Writer(facts);
    let stacks = facts.all_places().filter(|place| !state.stacks[place.index()].is_empty());
    let listed = |forces: &ForcesByPlace| -> BTreeMap<String, Stack> {
        forces.iter().map(|(place, force)| (w.id(Place::LIST, place.index()), w.stack(force))).collect()
    };
    let document = Document {
        options: OptionalRule::ALL.iter().copied().filter(|rule| state.uses(*rule)).collect(),
        short: state.short,
        turn: state.turn,
        phase: state.phase,
        open: state.open,
        first: state.first,
        places: stacks
            .map(|place| (w.id(Place::LIST, place.index()), w.stack(&state.stacks[place.index()])))
            .collect(),
        tops: BySide { american: w.tops(&state.tops.american), british: w.tops(&state.tops.british) },
        moved: listed(&state.moved),
        frozen: listed(&state.frozen),
        leader_pool: w.leaders(state.leader_pool),
        leaders_gone: w.leaders(state.leaders_gone),
        specials_due: (0..8).filter(|line| state.specials_due & 1 << line != 0).collect(),
        gone: w.counts(Kind::LIST, &state.gone),
        resting: w.counts(Kind::LIST, &state.resting),
        points: state.points,
        bought: state.bought,
        hands: BySide {
            american: w.counts(Marker::LIST, &state.hands.american),
            british: w.counts(Marker::LIST, &state.hands.british),
        },
        set_aside: w.counts(Marker::LIST, &state.aside),
        progress: w.id(ProgressBox::LIST, state.progress.index()),
        europe: w.id(EuropeBox::LIST, state.europe.index()),
        loyalty: facts
            .colonial_regions()
            .map(|it| (w.id(Region::LIST, it.index()), state.loyalty[it.index()]))
            .collect(),
        allies: [Nation::French, Nation::Spanish]
            .into_iter()
            .filter(|nation| state.at_war(*nation))
            .collect(),
        debate: state.debate,
        no_hessians: state.no_hessians,
        raised: w.spots(&state.raised),
        upgraded: w.spots(&state.upgraded),
        split: w.spots(&state.split),
        joined: w.spots(&state.joined),
        partisans: w.both(&state.partisans, |it| w.spots(it)),
        fortresses: w.both(&state.fortresses, |it| w.spots(it)),
        garrisoned: w.spots(&state.garrisoned),
        sieges: w.both(&state.sieges, |it| w.spots(it)),
        massacres: w.spots(&state.massacres),
        landed: w.spots(&state.landed),
        entered: w.spots(&state.entered),
        fought: w.spots(&state.fought),
        fought_at_sea: w.spots(&state.fought_at_sea),
        intercepted: w.spots(&state.intercepted),
        checked: w.both(&state.checked, |it| w.spots(it)),
        arranged: state.arranged,
        contact: state.contact.map(|place| w.id(Place::LIST, place.index())),
        passing: state.passing,
        ending: state.ending,
    };
    serde_json::to_value(document).expect("a position is plain data")
}

struct Reader<'f>(&'f Facts);

impl Reader<'_> {
    fn find(&self, list: u8, field: &str, id: &str) -> Result<usize, String> {
        self.0.find(list, id).ok_or_else(|| format!("field {field:?}: there is no {id:?}"))
    }

    fn counts<const N: usize>(&self, list: u8, field: &str, counts: &Counts) -> Result<[u8; N], String> {
        let mut read = [0; N];
        for (id, count) in counts {
            read[self.find(list, field, id)?] = *count;
        }
        Ok(read)
    }

    fn leaders(&self, field: &str, ids: &[String]) -> Result<Leaders, String> {
        let mut leaders = Leaders::NONE;
        for id in ids {
            leaders.add(Leader::at(self.find(Leader::LIST, field, id)?));
        }
        Ok(leaders)
    }

    fn force(&self, field: &str, stack: &Stack) -> Result<Force, String> {
        Ok(Force {
            units: self.counts::<KINDS>(Kind::LIST, field, &stack.units)?,
            leaders: self.leaders(field, &stack.leaders)?,
        })
    }

    fn spots(&self, field: &str, ids: &Spots) -> Result<Places, String> {
        let mut places = Places::default();
        for id in ids {
            places.set(Place::at(self.find(Place::LIST, field, id)?), true);
        }
        Ok(places)
    }

    fn both(&self, field: &str, both: &BySide<Spots>) -> Result<BySide<Places>, String> {
        Ok(BySide {
            american: self.spots(field, &both.american)?,
            british: self.spots(field, &both.british)?,
        })
    }

    fn listed(&self, field: &str, list: &BTreeMap<String, Stack>) -> Result<ForcesByPlace, String> {
        let mut forces = ForcesByPlace::default();
        for (id, stack) in list {
            forces.add(Place::at(self.find(Place::LIST, field, id)?), &self.force(field, stack)?);
        }
        Ok(forces)
    }

    fn tops(&self, state: &mut State, side: Side, tops: &BTreeMap<String, String>) -> Result<(), String> {
        for (place, id) in tops {
            let place = self.find(Place::LIST, "tops", place)?;
            let top = match id.strip_prefix("leader/") {
                Some(leader) => Top::Leader(Leader::at(self.find(Leader::LIST, "tops", leader)?)),
                None => Top::Unit(Kind::at(self.find(Kind::LIST, "tops", id)?)),
            };
            let there = match top {
                Top::Unit(kind) => state.stacks[place].of(kind) > 0 && self.0.kind(kind).side == side,
                Top::Leader(leader) => {
                    state.stacks[place].leaders.has(leader) && self.0.leader(leader).side == side
                }
            };
            if !there {
                let at = self.0.id(Place::LIST, place);
                return Err(format!("field \"tops.{}.{at}\": no {id} of that side is there", side.id()));
            }
            state.tops[side][place] = Some(top);
        }
        Ok(())
    }
}

/// The position of a document, or which field of it is wrong.
pub fn read(document: Value, facts: &Facts) -> Result<State, String> {
    let it: Document = from_document(document)?;
    let r = Reader(facts);
    let mut state = setup::begin(&Setup::of::<DecisionInNorthAmerica>(), facts)?;
    state.options = Options(it.options.iter().fold(0, |bits, rule| bits | 1 << *rule as u16));
    state.short = it.short;
    if usize::from(it.turn) >= facts.years.len() {
        return Err(format!("field \"turn\": there are {} turns, from 0 on", facts.years.len()));
    }
    state.turn = it.turn;
    check_phase(it.phase, facts)?;
    state.phase = it.phase;
    state.open = it.open;
    state.first = it.first;
    let mut stacks = [Force::default(); PLACES];
    for (id, stack) in &it.places {
        stacks[r.find(Place::LIST, "places", id)?] = r.force("places", stack)?;
    }
    state.set_stacks(stacks);
    state.moved = r.listed("moved", &it.moved)?;
    state.frozen = r.listed("frozen", &it.frozen)?;
    for (field, forces) in [("moved", &state.moved), ("frozen", &state.frozen)] {
        if let Some((place, _)) =
            forces.iter().find(|(place, force)| !force.without(&state.stacks[place.index()]).is_empty())
        {
            let id = facts.id(Place::LIST, place.index());
            return Err(format!("field \"{field}.{id}\": more units than are there"));
        }
    }
    state.leader_pool = r.leaders("leader_pool", &it.leader_pool)?;
    state.leaders_gone = r.leaders("leaders_gone", &it.leaders_gone)?;
    if let Some(line) = it.specials_due.iter().find(|line| usize::from(**line) >= facts.specials.len()) {
        return Err(format!("field \"specials_due\": there is no special reinforcement {line}"));
    }
    state.specials_due = it.specials_due.iter().fold(0, |bits, line| bits | 1 << line);
    state.gone = r.counts::<KINDS>(Kind::LIST, "gone", &it.gone)?;
    state.resting = r.counts::<KINDS>(Kind::LIST, "resting", &it.resting)?;
    state.points = it.points;
    state.bought = it.bought;
    state.hands = BySide {
        american: r.counts::<MARKERS>(Marker::LIST, "hands.american", &it.hands.american)?,
        british: r.counts::<MARKERS>(Marker::LIST, "hands.british", &it.hands.british)?,
    };
    state.aside = r.counts::<MARKERS>(Marker::LIST, "set_aside", &it.set_aside)?;
    state.progress = ProgressBox::at(r.find(ProgressBox::LIST, "progress", &it.progress)?);
    state.europe = EuropeBox::at(r.find(EuropeBox::LIST, "europe", &it.europe)?);
    let mut loyalty = [0; REGIONS];
    for (id, level) in &it.loyalty {
        let region = r.find(Region::LIST, "loyalty", id)?;
        if region >= facts.colonial || !(-3..=3).contains(level) {
            return Err(format!("field \"loyalty.{id}\": loyalty is for colonial regions, from -3 to 3"));
        }
        loyalty[region] = *level;
    }
    state.loyalty = loyalty;
    state.french = it.allies.contains(&Nation::French);
    state.spanish = it.allies.contains(&Nation::Spanish);
    state.debate = it.debate;
    state.no_hessians = it.no_hessians;
    state.raised = r.spots("raised", &it.raised)?;
    state.upgraded = r.spots("upgraded", &it.upgraded)?;
    state.split = r.spots("split", &it.split)?;
    state.joined = r.spots("joined", &it.joined)?;
    state.partisans = r.both("partisans", &it.partisans)?;
    state.fortresses = r.both("fortresses", &it.fortresses)?;
    state.garrisoned = r.spots("garrisoned", &it.garrisoned)?;
    state.sieges = r.both("sieges", &it.sieges)?;
    state.massacres = r.spots("massacres", &it.massacres)?;
    state.landed = r.spots("landed", &it.landed)?;
    state.entered = r.spots("entered", &it.entered)?;
    state.fought = r.spots("fought", &it.fought)?;
    state.fought_at_sea = r.spots("fought_at_sea", &it.fought_at_sea)?;
    state.intercepted = r.spots("intercepted", &it.intercepted)?;
    state.checked = r.both("checked", &it.checked)?;
    state.arranged = it.arranged;
    state.contact = match &it.contact {
        Some(id) => Some(Place::at(r.find(Place::LIST, "contact", id)?)),
        None => None,
    };
    state.passing = it.passing;
    state.ending = it.ending;
    fill_pool(&mut state, facts)?;
    r.tops(&mut state, Side::American, &it.tops.american)?;
    r.tops(&mut state, Side::British, &it.tops.british)?;
    facts.all_places().for_each(|place| state.settle(facts, place));
    Ok(state)
}

/// §5.1 A turn has three campaigns, and the set-up as many lines as the facts list.
fn check_phase(phase: Phase, facts: &Facts) -> Result<(), String> {
    match phase {
        Phase::SetUp(line) if usize::from(line) > facts.placements.len() => {
            Err(format!("field \"phase\": the set-up has {} lines", facts.placements.len()))
        }
        Phase::Movement(campaign, _) | Phase::Combat(campaign, _) if !(1..=3).contains(&campaign) => {
            Err(format!("field \"phase\": there is no campaign {campaign}"))
        }
        _ => Ok(()),
    }
}

/// Markers that are nowhere else are in the pool.
fn fill_pool(state: &mut State, facts: &Facts) -> Result<(), String> {
    let risen: usize = state
        .stacks
        .iter()
        .map(|stack| stack.leaders.iter().filter(|leader| facts.leader(*leader).marker).count())
        .sum();
    for (index, marker) in facts.markers.iter().enumerate() {
        let mut used = state.hands.american[index] + state.hands.british[index] + state.aside[index];
        if Marker::at(index) == facts.marks.leader_arises {
            used += risen as u8;
        }
        state.pool[index] = marker.count.checked_sub(used).ok_or_else(|| {
            format!(
                "field \"hands\": {used} markers {}; there are {}",
                facts.id(Marker::LIST, index),
                marker.count
            )
        })?;
    }
    Ok(())
}

/// What a set-up says that a position contradicts.
pub fn contradictions(state: &State, setup: &Setup) -> Vec<String> {
    let mut faults = Vec::new();
    for rule in OptionalRule::ALL {
        if let Some(value) = setup.options.get(rule.id()) {
            let used = if state.uses(*rule) { "yes" } else { "no" };
            if value != used {
                faults.push(format!("option {} is {value}, and the position has {used}", rule.id()));
            }
        }
    }
    if state.short != (setup.scenario == "to-1778") {
        faults.push(format!("scenario {} is not that of the position", setup.scenario));
    }
    faults
}
