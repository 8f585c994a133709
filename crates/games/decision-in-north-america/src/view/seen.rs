//! A view as clients read it.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use super::standing::StandingSeen;
use super::{View, of_side};
use crate::forces::Force;
use crate::ids::{EuropeBox, Kind, Leader, Leaders, MARKERS, Marker, Place, ProgressBox, Region};
use crate::options::OptionalRule;
use crate::pack::{Basis, Item};
use crate::sides::{BySide, Nation, Side};
use crate::state::{Battle, March, Phase, Top, Volley};
use crate::{mobilization, movement};

/// A view as clients read it; things go by their ids.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(super) struct Seen<'v> {
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
    /// What the towns of each side are worth now. An enemy stack under a leader counts as holding its town.
    standing: BySide<StandingSeen<'v>>,
    /// What a unit costs its side now: one price, or three for a region that is its own, neutral or the enemy's.
    prices: BTreeMap<&'v str, Vec<u16>>,
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
    /// Where it can go next, to those who know the force; nowhere before its die is rolled.
    steps: Vec<StepSeen<'v>>,
}

/// A step that a force on the move can take.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct StepSeen<'v> {
    to: &'v str,
    /// The movement points it takes.
    cost: u8,
    /// The movement points left after it.
    left: u8,
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
    /// The fire so far, in its order; the last is still going on while a hit is taken.
    volleys: Vec<VolleySeen<'v>>,
}

/// The fire of one side in a round.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct VolleySeen<'v> {
    round: u8,
    /// Who fires.
    side: Side,
    /// Tactics markers used for more dice.
    tactics: u8,
    /// The dice in the order in which they fell.
    dice: &'v [u8],
    /// How many of them hit.
    hits: u8,
    /// Who of the other side was disrupted by them.
    disrupted: ForceSeen<'v>,
    /// Who of the other side was eliminated by them.
    eliminated: ForceSeen<'v>,
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

    fn prices(&self) -> BTreeMap<&str, Vec<u16>> {
        let kinds =
            Side::BOTH.into_iter().flat_map(|side| self.facts.kinds_of(side).map(move |kind| (side, kind)));
        let price = |(side, kind): (Side, Kind)| {
            let cost = self.facts.cost(Item::Unit(kind))?;
            let prices = mobilization::prices(&self.known, self.facts, side, cost);
            Some((self.facts.id(Kind::LIST, kind.index()), prices))
        };
        kinds.filter_map(price).collect()
    }

    fn march_seen(&self, march: &March) -> MarchSeen<'_> {
        let open = march.side.is_open_to(self.viewer);
        let steps =
            if open { movement::steps(&self.known, self.facts, march) } else { movement::Steps::new() };
        let step =
            |(to, cost): (Place, u8)| StepSeen { to: self.place_id(to), cost, left: march.left - cost };
        MarchSeen {
            side: march.side,
            from: self.place_id(march.from),
            at: self.place_id(march.at),
            left: march.left,
            naval: march.naval,
            forced: march.forced,
            commander: march.commander.map(|leader| self.facts.id(Leader::LIST, leader.index())),
            force: open.then(|| self.force_seen(&march.force)),
            steps: steps.into_iter().map(step).collect(),
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
            volleys: self.known.volleys.iter().map(|volley| self.volley_seen(volley)).collect(),
        }
    }

    fn volley_seen<'v>(&'v self, volley: &'v Volley) -> VolleySeen<'v> {
        VolleySeen {
            round: volley.round,
            side: volley.side,
            tactics: volley.tactics,
            dice: &volley.dice,
            hits: volley.hits,
            disrupted: self.force_seen(&volley.disrupted),
            eliminated: self.force_seen(&volley.eliminated),
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
            standing: self.standing(),
            prices: self.prices(),
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
}

impl Serialize for View<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seen().serialize(serializer)
    }
}
