//! Views and choices in numbers, for programs that learn. Counts are as they are; what is one of several has a number for each.

use tricorne_kernel::{Encode, Row};

use crate::DecisionInNorthAmerica;
use crate::choice::{Button, Choice};
use crate::forces::Force;
use crate::ids::{Kind, Leader, Leaders, MARKERS, Marker, Place, Region};
use crate::options::OptionalRule;
use crate::pack::Facts;
use crate::sides::Side;
use crate::state::{Half, Phase, Top};
use crate::view::View;

/// The phases, in their order.
const PHASES: [&str; 11] = [
    "set-up",
    "initiative",
    "political",
    "mobilization",
    "rabble-rousing",
    "movement",
    "combat",
    "forage",
    "enlistment",
    "adjustment",
    "end-of-turn",
];

/// The largest number that a question offers: units of a force, and faces of dice.
const MOST: i32 = 100;

impl Encode for DecisionInNorthAmerica {
    const ENCODING_VERSION: u32 = 1;

    fn every_choice(facts: &Facts) -> Vec<Choice> {
        let kinds = || kinds(facts);
        let units_at = |place: Place| kinds().map(move |kind| Choice::UnitAt(kind, place));
        let mut all: Vec<Choice> = facts.all_places().map(Choice::Place).collect();
        all.extend((0..facts.regions.len()).map(|at| Choice::Region(Region::at(at))));
        all.extend((0..facts.leaders.len()).map(|at| Choice::Leader(Leader::at(at))));
        all.extend(kinds().map(Choice::Unit));
        all.extend(kinds().map(Choice::Disrupted));
        all.extend(facts.all_places().flat_map(units_at));
        all.extend((0..facts.markers.len()).map(|at| Choice::Marker(Marker::at(at))));
        all.extend(Button::ALL.iter().copied().map(Choice::Button));
        all.extend((0..=MOST).map(Choice::Number));
        all
    }

    fn encode(view: &View<'_>, row: &mut Row<'_>) {
        turn(view, row);
        sides(view, row);
        places(view, row);
        row.within("march", |row| march(view, row));
        row.within("battle", |row| battle(view, row));
    }
}

fn kinds(facts: &Facts) -> impl Iterator<Item = Kind> + use<> {
    (0..facts.kinds.len()).map(Kind::at)
}

/// 1 for the American, -1 for the Briton, 0 for nobody.
fn sign(side: Option<Side>) -> i8 {
    match side {
        Some(Side::American) => 1,
        Some(Side::British) => -1,
        None => 0,
    }
}

fn turn(view: &View<'_>, row: &mut Row<'_>) {
    let (state, facts) = (&view.known, view.facts);
    row.put("short", state.short);
    for rule in OptionalRule::ALL {
        row.put(rule.id(), state.uses(*rule));
    }
    row.put("turn", state.turn);
    let (phase, number) = match state.phase {
        Phase::SetUp(line) => (0, line),
        Phase::Initiative => (1, 0),
        Phase::Political => (2, 0),
        Phase::Mobilization(_) => (3, 0),
        Phase::RabbleRousing => (4, 0),
        Phase::Movement(campaign, _) => (5, campaign),
        Phase::Combat(campaign, _) => (6, campaign),
        Phase::Forage => (7, 0),
        Phase::Enlistment => (8, 0),
        Phase::Adjustment => (9, 0),
        Phase::EndOfTurn => (10, 0),
    };
    row.within("phase", |row| row.one_of(PHASES.len(), |at| PHASES[at], Some(phase)));
    row.put("number", number);
    row.put("second-half", view.half() == Some(Half::Second));
    row.put("first", sign(Some(state.first)));
    row.put("active", sign(view.active()));
    row.put("progress", state.progress.index() as u8);
    row.put("europe", state.europe.index() as u8);
    row.put("french", state.french);
    row.put("spanish", state.spanish);
    for region in facts.colonial_regions() {
        row.put(facts.id(Region::LIST, region.index()), state.loyalty[region.index()]);
    }
    row.put("pool", view.pool as u8);
    row.within("set-aside", |row| markers(facts, &state.aside, row));
    row.within("lost-for-good", |row| {
        row.counts(&state.gone[..facts.kinds.len()], |at| facts.id(Kind::LIST, at))
    });
    row.within("leader-pool", |row| leaders(facts, state.leader_pool, row));
    row.within("leaders-gone", |row| leaders(facts, state.leaders_gone, row));
}

fn sides(view: &View<'_>, row: &mut Row<'_>) {
    let state = &view.known;
    for side in Side::BOTH {
        row.within(side.id(), |row| {
            row.put("points", state.points[side]);
            row.put("bought", state.bought[side]);
            row.put("passing", state.passing[side]);
            row.put("hand", view.hands[side] as u8);
            markers(view.facts, &state.hands[side], row);
        });
    }
}

/// What is told of a stack of either side.
const STACK: [&str; 3] = ["height", "top-unit", "top-leader"];
/// What is told of a place after its stacks and units.
const MARKS: [&str; 6] = ["leaders", "moved", "partisan", "fortress", "siege", "massacre"];

/// The same numbers for each place. A stack of the enemy's is its height and what lies on top; the units are those that the viewer
/// knows. Most numbers are 0, so only the others are written.
fn places(view: &View<'_>, row: &mut Row<'_>) {
    let (state, facts) = (&view.known, view.facts);
    let units = Side::BOTH.len() * STACK.len();
    let marks = units + facts.kinds.len();
    let width = marks + MARKS.len();
    let name = |at: usize| {
        let (place, number) = (facts.id(Place::LIST, at / width), at % width);
        if number < units {
            let side = Side::BOTH[number / STACK.len()].id();
            format!("{place}/{side}/{}", STACK[number % STACK.len()])
        } else if number < marks {
            format!("{place}/{}", facts.id(Kind::LIST, number - units))
        } else {
            format!("{place}/{}", MARKS[number - marks])
        }
    };
    row.block(facts.places.len() * width, name, |rows| {
        let mut put = |place: Place, number: usize, value: f32| rows[place.index() * width + number] = value;
        for place in state.present.american.or(&state.present.british).iter() {
            let stack = &state.stacks[place.index()];
            for kind in stack.kinds() {
                put(place, units + kind.index(), stack.of(kind).into());
            }
            if !stack.leaders.is_empty() {
                put(place, marks, stack.leaders.len() as f32);
            }
        }
        for (place, force) in state.moved.iter() {
            put(place, marks + 1, force.count() as f32);
        }
        // Where both sides have something, the American's is told.
        for (side, first) in [(Side::British, STACK.len()), (Side::American, 0)] {
            for place in state.present[side].iter() {
                let (top, number) = match state.tops[side][place.index()] {
                    Some(Top::Unit(kind)) => (1, kind.index() + 1),
                    Some(Top::Leader(leader)) => (2, leader.index() + 1),
                    None => (1, 0),
                };
                put(place, first, view.heights[side][place.index()].into());
                put(place, first + top, number as f32);
            }
            for (mark, places) in (marks + 2..).zip([&state.partisans, &state.fortresses, &state.sieges]) {
                places[side].iter().for_each(|place| put(place, mark, sign(Some(side)).into()));
            }
        }
        state.massacres.iter().for_each(|place| put(place, marks + 5, 1.0));
    });
}

fn march(view: &View<'_>, row: &mut Row<'_>) {
    let (march, facts) = (view.known.march.as_ref(), view.facts);
    row.put("side", sign(march.map(|it| it.side)));
    row.put("from", march.map_or(0, |it| it.from.index() as u8 + 1));
    row.put("at", march.map_or(0, |it| it.at.index() as u8 + 1));
    row.put("left", march.map_or(0, |it| it.left));
    row.put("naval", march.is_some_and(|it| it.naval));
    row.put("forced", march.is_some_and(|it| it.forced));
    row.put("commander", march.and_then(|it| it.commander).map_or(0, |leader| leader.index() as u8 + 1));
    units(facts, &march.map_or_else(Force::default, |it| it.force), row);
}

fn battle(view: &View<'_>, row: &mut Row<'_>) {
    let (battle, facts) = (view.known.battle.as_ref(), view.facts);
    row.put("place", battle.map_or(0, |it| it.place.index() as u8 + 1));
    row.put("attacker", sign(battle.map(|it| it.attacker)));
    row.put("firing", sign(battle.map(|it| it.firing)));
    row.put("round", battle.map_or(0, |it| it.round));
    row.put("naval", battle.is_some_and(|it| it.naval));
    row.put("landing", battle.is_some_and(|it| it.landing));
    row.put("sortie", battle.is_some_and(|it| it.sortie));
    row.put("fortress", battle.is_some_and(|it| it.fortress));
    row.put("siege", battle.is_some_and(|it| it.siege));
    for side in Side::BOTH {
        row.within(side.id(), |row| {
            row.put("tactics", battle.map_or(0, |it| it.tactics[side]));
            row.put("lost", battle.map_or(0, |it| it.lost[side]));
            units(facts, &battle.map_or_else(Force::default, |it| it.forces[side]), row);
        });
    }
    row.within("disrupted", |row| {
        units(facts, &battle.map_or_else(Force::default, |it| it.disrupted), row);
    });
}

fn units(facts: &Facts, force: &Force, row: &mut Row<'_>) {
    row.counts(&force.units[..facts.kinds.len()], |at| facts.id(Kind::LIST, at));
}

fn leaders(facts: &Facts, leaders: Leaders, row: &mut Row<'_>) {
    row.those(facts.leaders.len(), |at| facts.id(Leader::LIST, at), leaders.iter().map(Leader::index));
}

fn markers(facts: &Facts, markers: &[u8; MARKERS], row: &mut Row<'_>) {
    row.counts(&markers[..facts.markers.len()], |at| facts.id(Marker::LIST, at));
}
