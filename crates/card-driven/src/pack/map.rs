//! `map.json`: colonies, spaces and the lines between them.

use serde::Deserialize;
use tricorne_kernel::Member;

use super::{Based, Ids, Trouble, key};
use crate::CardDriven;
use crate::map::{Colony, ColonyFacts, Road, Space, SpaceFacts, SpaceSet};

/// What both games write of their map.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct MapFile {
    pub colonies: Vec<ColonyEntry>,
    pub spaces: Vec<SpaceEntry>,
    pub edges: Vec<EdgeEntry>,
}

/// A colony as it is written.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct ColonyEntry {
    pub id: String,
    pub thirteen: bool,
    pub control: String,
    pub control_spaces: Vec<String>,
}

/// A space as it is written.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct SpaceEntry {
    pub id: String,
    pub colony: String,
    pub port: bool,
    pub winter_quarters: bool,
    pub north_of_winter_line: bool,
    #[serde(flatten)]
    pub based: Based,
}

/// A line as it is written.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct EdgeEntry {
    pub a: String,
    pub b: String,
    /// How many spaces crossing it counts as; 1 if the game does not say.
    pub cost: Option<u8>,
    pub only_general: Option<String>,
    #[serde(flatten)]
    pub based: Based,
}

impl MapFile {
    /// The spaces whose entries pass a test.
    pub fn passing<G: CardDriven>(&self, test: impl Fn(&SpaceEntry) -> bool) -> SpaceSet<G> {
        let passing = self.spaces.iter().enumerate().filter(|(_, it)| test(it));
        passing.map(|(at, _)| Space::at(at)).collect()
    }
}

/// The spaces and the colonies. `majority` is what the game calls the control of a colony by the most PC markers.
#[allow(clippy::type_complexity)]
pub fn map_facts<G: CardDriven>(
    map: &MapFile,
    ids: &Ids<G>,
    majority: &str,
) -> Result<(Vec<SpaceFacts<G>>, Vec<ColonyFacts<G>>), Trouble> {
    let space = |it: &SpaceEntry| {
        let colony = map.colonies.iter().position(|colony| colony.id == it.colony).unwrap_or_default();
        SpaceFacts {
            id: it.id.as_str().into(),
            key: key::<G>("space", &it.id),
            colony: Colony::at(colony),
            winter_quarters: it.winter_quarters,
            roads: Vec::new(),
            adjacent: SpaceSet::NONE,
            basis: it.based.basis,
        }
    };
    let mut spaces: Vec<SpaceFacts<G>> = map.spaces.iter().map(space).collect();
    for (at, it) in map.edges.iter().enumerate() {
        let ends = [(&it.a, "a"), (&it.b, "b")];
        let [a, b] = ends.map(|(id, end)| ids.space(id, &format!("edges[{at}].{end}")));
        let (a, b) = (a?, b?);
        let only = match &it.only_general {
            Some(id) => Some(ids.general(id, &format!("edges[{at}].only_general"))?),
            None => None,
        };
        if a == b || spaces[a.index()].roads.iter().any(|road| road.to == b) {
            return Err(format!("edges[{at}]: {:?} and {:?} are joined already, or the same", it.a, it.b));
        }
        let cost = it.cost.unwrap_or(1);
        if cost == 0 {
            return Err(format!("edges[{at}].cost: 0 is too little"));
        }
        for (from, to) in [(a, b), (b, a)] {
            let facts = &mut spaces[from.index()];
            facts.roads.push(Road { to, cost, only, basis: it.based.weakest(&[]) });
            if only.is_none() {
                facts.adjacent.insert(to);
            }
        }
    }
    let colony = |(at, it): (usize, &ColonyEntry)| {
        let control_spaces = ids.spaces(&it.control_spaces, &format!("colonies[{at}].control_spaces"))?;
        let wanted = if control_spaces.is_empty() { majority } else { "all_of" };
        if it.control != wanted {
            return Err(format!("colonies[{at}]: {:?}: control and control_spaces disagree", it.id));
        }
        Ok(ColonyFacts {
            id: it.id.as_str().into(),
            key: key::<G>("colony", &it.id),
            thirteen: it.thirteen,
            control_spaces,
            spaces: ids.spaces_of_colony(&it.id, "colonies")?,
        })
    };
    Ok((spaces, map.colonies.iter().enumerate().map(colony).collect::<Result<_, _>>()?))
}
