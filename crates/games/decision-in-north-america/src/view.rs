//! §22.0 What a viewer may know: the own units and hand, of the enemy the top and the height of each stack, and what lies open.
//! A view holds a copy of the position in which all else is blank, so that nothing hidden can be reached from it.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Serialize, Serializer};
use tricorne_kernel::Viewer;

use crate::forces::Force;
use crate::ids::{EuropeBox, Kind, Leader, Leaders, MARKERS, Marker, PLACES, Place, ProgressBox, Region};
use crate::options::OptionalRule;
use crate::pack::{Basis, Facts};
use crate::sides::{BySide, Nation, Side};
use crate::state::{Battle, Half, March, Phase, State, Top};

/// An observation.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(as = "Seen<'a>"))]
pub struct View<'a> {
    /// The facts, which lie open.
    pub facts: &'a Facts,
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// The position with all that is hidden left blank: of an enemy stack only its top unit is there.
    pub known: State,
    /// How many units and leaders are in each stack.
    pub heights: BySide<[u8; PLACES]>,
    /// How many markers are in each hand.
    pub hands: BySide<usize>,
    /// How many markers are in the pool.
    pub pool: usize,
}

impl<'a> View<'a> {
    /// §7.4, §22.0, §22.1, §22.2 What a viewer may know.
    pub fn new(state: &State, facts: &'a Facts, viewer: Viewer) -> View<'a> {
        let mut known = state.clone();
        let mut heights = BySide { american: [0; PLACES], british: [0; PLACES] };
        let moving = match state.phase {
            Phase::Movement(_, half) | Phase::Combat(_, half) => Some(state.side_of(half)),
            _ => None,
        };
        for side in Side::BOTH {
            let open = side.is_open_to(viewer);
            for place in state.present[side].iter() {
                let part = of_side(state, facts, place, side);
                heights[side][place.index()] = part.size() as u8;
                let fighting =
                    state.battle.is_some_and(|battle| battle.place == place) || state.contact == Some(place);
                if open || part.is_empty() || fighting {
                    continue;
                }
                let stack = &mut Arc::make_mut(&mut known.stacks)[place.index()];
                stack.remove(&part);
                stack.add(&top_alone(state.tops[side][place.index()]));
            }
            if open {
                continue;
            }
            known.hands[side] = [0; MARKERS];
            if moving == Some(side) {
                known.moved.clear();
            }
            known.frozen.retain(|_, force| belongs(facts, force) != Some(side));
            if let Some(march) = known.march.as_mut().filter(|march| march.side == side) {
                march.force = Force::default();
            }
        }
        if viewer != Viewer::Referee {
            known.pool = [0; MARKERS];
        }
        let hands =
            BySide { american: state.hand_size(Side::American), british: state.hand_size(Side::British) };
        View { facts, viewer, known, heights, hands, pool: state.pool_size() }
    }
}

/// The part of a stack that a side owns, neutrals too.
pub fn of_side(state: &State, facts: &Facts, place: Place, side: Side) -> Force {
    state.stacks[place.index()].masked(facts.masks.of_side(side))
}

fn top_alone(top: Option<Top>) -> Force {
    match top {
        Some(Top::Unit(kind)) => Force::units(kind, 1),
        Some(Top::Leader(leader)) => Force::leader(leader),
        None => Force::default(),
    }
}

fn belongs(facts: &Facts, force: &Force) -> Option<Side> {
    let unit = force.kinds().next().map(|kind| facts.kind(kind).side);
    unit.or_else(|| force.leaders.iter().next().map(|leader| facts.leader(leader).side))
}

/// A view as clients read it; things go by their ids.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct Seen<'v> {
    short: bool,
    options: Vec<&'static str>,
    turn: u8,
    year: u16,
    phase: Phase,
    first: Side,
    active: Option<Side>,
    points: BySide<u16>,
    bought: BySide<u8>,
    progress: &'v str,
    europe: &'v str,
    loyalty: BTreeMap<&'v str, i8>,
    allies: Vec<Nation>,
    places: BTreeMap<&'v str, PlaceSeen<'v>>,
    hands: BySide<HandSeen<'v>>,
    pool: usize,
    set_aside: BTreeMap<&'v str, u8>,
    leader_pool: BySide<Vec<&'v str>>,
    leaders_gone: Vec<&'v str>,
    lost_for_good: BTreeMap<&'v str, u8>,
    passing: BySide<bool>,
    march: Option<MarchSeen<'v>>,
    battle: Option<BattleSeen<'v>>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct PlaceSeen<'v> {
    /// How sure its name and its value are.
    basis: Basis,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    american: Option<StackSeen<'v>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    british: Option<StackSeen<'v>>,
    partisan: Option<Side>,
    fortress: Option<Side>,
    siege: Option<Side>,
    massacre: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct StackSeen<'v> {
    top: Option<&'v str>,
    height: u8,
    /// All of it, for those who may know.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    force: Option<ForceSeen<'v>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    moved: Option<ForceSeen<'v>>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct ForceSeen<'v> {
    units: BTreeMap<&'v str, u8>,
    leaders: Vec<&'v str>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct HandSeen<'v> {
    count: usize,
    markers: Option<BTreeMap<&'v str, u8>>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct MarchSeen<'v> {
    side: Side,
    from: &'v str,
    at: &'v str,
    left: u8,
    naval: bool,
    forced: bool,
    commander: Option<&'v str>,
    force: Option<ForceSeen<'v>>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct BattleSeen<'v> {
    place: &'v str,
    attacker: Side,
    naval: bool,
    landing: bool,
    sortie: bool,
    fortress: bool,
    siege: bool,
    round: u8,
    firing: Side,
    forces: BySide<ForceSeen<'v>>,
    disrupted: ForceSeen<'v>,
    tactics: BySide<u8>,
    lost: BySide<u8>,
}

impl View<'_> {
    fn place_id(&self, place: Place) -> &str {
        self.facts.id(Place::LIST, place.index())
    }

    fn leader_ids(&self, leaders: Leaders) -> Vec<&str> {
        leaders.iter().map(|leader| self.facts.id(Leader::LIST, leader.index())).collect()
    }

    fn force_seen(&self, force: &Force) -> ForceSeen<'_> {
        let unit = |kind: Kind| (self.facts.id(Kind::LIST, kind.index()), force.of(kind));
        ForceSeen { units: force.kinds().map(unit).collect(), leaders: self.leader_ids(force.leaders) }
    }

    fn markers(&self, markers: &[u8; MARKERS]) -> BTreeMap<&str, u8> {
        let some = markers.iter().enumerate().filter(|(_, count)| **count > 0);
        some.map(|(index, count)| (self.facts.id(Marker::LIST, index), *count)).collect()
    }

    /// The side whose move it is.
    pub fn active(&self) -> Option<Side> {
        match self.known.phase {
            Phase::Mobilization(half) | Phase::Movement(_, half) | Phase::Combat(_, half) => {
                Some(self.known.side_of(half))
            }
            Phase::SetUp(_)
            | Phase::Initiative
            | Phase::Political
            | Phase::RabbleRousing
            | Phase::Forage
            | Phase::Enlistment
            | Phase::Adjustment
            | Phase::EndOfTurn => None,
        }
    }

    fn stack(&self, place: Place, side: Side) -> Option<StackSeen<'_>> {
        let height = self.heights[side][place.index()];
        if height == 0 {
            return None;
        }
        let top = match self.known.tops[side][place.index()] {
            Some(Top::Unit(kind)) => Some(self.facts.id(Kind::LIST, kind.index())),
            Some(Top::Leader(leader)) => Some(self.facts.id(Leader::LIST, leader.index())),
            None => None,
        };
        let open = side.is_open_to(self.viewer);
        let force = open.then(|| self.force_seen(&of_side(&self.known, self.facts, place, side)));
        let moving = self.active() == Some(side) && matches!(self.known.phase, Phase::Movement(..));
        let moved = (open && moving).then(|| self.known.moved_at(place)).filter(|force| !force.is_empty());
        Some(StackSeen { top, height, force, moved: moved.map(|force| self.force_seen(&force)) })
    }

    fn place(&self, place: Place) -> Option<PlaceSeen<'_>> {
        let state = &self.known;
        let whose = |places: &BySide<crate::ids::Places>| {
            Side::BOTH.into_iter().find(|side| places[*side].has(place))
        };
        let seen = PlaceSeen {
            basis: self.facts.place(place).basis,
            american: self.stack(place, Side::American),
            british: self.stack(place, Side::British),
            partisan: whose(&state.partisans),
            fortress: whose(&state.fortresses),
            siege: whose(&state.sieges),
            massacre: state.massacres.has(place),
        };
        let bare = seen.american.is_none()
            && seen.british.is_none()
            && seen.partisan.is_none()
            && seen.fortress.is_none()
            && !seen.massacre;
        (!bare).then_some(seen)
    }

    fn march_seen(&self, march: &March) -> MarchSeen<'_> {
        MarchSeen {
            side: march.side,
            from: self.place_id(march.from),
            at: self.place_id(march.at),
            left: march.left,
            naval: march.naval,
            forced: march.forced,
            commander: march.commander.map(|leader| self.facts.id(Leader::LIST, leader.index())),
            force: march.side.is_open_to(self.viewer).then(|| self.force_seen(&march.force)),
        }
    }

    fn battle_seen(&self, battle: &Battle) -> BattleSeen<'_> {
        BattleSeen {
            place: self.place_id(battle.place),
            attacker: battle.attacker,
            naval: battle.naval,
            landing: battle.landing,
            sortie: battle.sortie,
            fortress: battle.fortress,
            siege: battle.siege,
            round: battle.round,
            firing: battle.firing,
            forces: BySide {
                american: self.force_seen(&battle.forces.american),
                british: self.force_seen(&battle.forces.british),
            },
            disrupted: self.force_seen(&battle.disrupted),
            tactics: battle.tactics,
            lost: battle.lost,
        }
    }

    fn seen(&self) -> Seen<'_> {
        let (state, facts) = (&self.known, self.facts);
        let hand = |side: Side| HandSeen {
            count: self.hands[side],
            markers: side.is_open_to(self.viewer).then(|| self.markers(&state.hands[side])),
        };
        let pooled = |side: Side| self.leader_ids(state.leader_pool.and(facts.leaders_of[side]));
        let lost = state.gone.iter().enumerate().filter(|(_, count)| **count > 0);
        Seen {
            short: state.short,
            options: OptionalRule::ALL
                .iter()
                .filter(|rule| state.uses(**rule))
                .map(|rule| rule.id())
                .collect(),
            turn: state.turn,
            year: facts.years[usize::from(state.turn)],
            phase: state.phase,
            first: state.first,
            active: self.active(),
            points: state.points,
            bought: state.bought,
            progress: facts.id(ProgressBox::LIST, state.progress.index()),
            europe: facts.id(EuropeBox::LIST, state.europe.index()),
            loyalty: facts
                .colonial_regions()
                .map(|region| (facts.id(Region::LIST, region.index()), state.loyalty[region.index()]))
                .collect(),
            allies: [Nation::French, Nation::Spanish]
                .into_iter()
                .filter(|nation| state.at_war(*nation))
                .collect(),
            places: facts
                .all_places()
                .filter_map(|place| self.place(place).map(|seen| (self.place_id(place), seen)))
                .collect(),
            hands: BySide { american: hand(Side::American), british: hand(Side::British) },
            pool: self.pool,
            set_aside: self.markers(&state.aside),
            leader_pool: BySide { american: pooled(Side::American), british: pooled(Side::British) },
            leaders_gone: self.leader_ids(state.leaders_gone),
            lost_for_good: lost.map(|(index, count)| (facts.id(Kind::LIST, index), *count)).collect(),
            passing: state.passing,
            march: state.march.as_ref().map(|march| self.march_seen(march)),
            battle: state.battle.as_ref().map(|battle| self.battle_seen(battle)),
        }
    }

    /// Whether the first or second player is at it.
    pub fn half(&self) -> Option<Half> {
        match self.known.phase {
            Phase::Mobilization(half) | Phase::Movement(_, half) | Phase::Combat(_, half) => Some(half),
            _ => None,
        }
    }
}

impl Serialize for View<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seen().serialize(serializer)
    }
}
