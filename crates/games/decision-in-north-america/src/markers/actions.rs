//! §7.9 What each action marker does.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use super::Moment;
use crate::ask::{T, ask_hidden, draw_markers, facts, lose_markers, own_die};
use crate::choice::{Button, Choice};
use crate::forces::Force;
use crate::fortresses;
use crate::ids::{Kind, Leader, Marker, Place, Region};
use crate::massacre;
use crate::mobilization;
use crate::options::OptionalRule;
use crate::pack::{Facts, PlaceKind, Terrain, UnitType};
use crate::partisans;
use crate::prompts::{Prompt, Roll};
use crate::sides::{Nation, Side};
use crate::state::State;

/// §7.9 Plays a marker that may be played.
pub fn play(t: &mut T<'_>, side: Side, marker: Marker, moment: Moment) -> Flow<()> {
    let marks = facts(t).marks;
    t.note("7.9", msg!("dina-note-plays", side = side, marker = marker));
    if marker == marks.mutiny {
        return mutiny(t, side);
    }
    let facts = facts(t);
    if marker == marks.leader_arises {
        // It lies on the map until the Enlistment Phase.
        t.state.hands[side][marker.index()] -= 1;
        t.state.aside[marker.index()] += 1;
        return leader_arises(t, side);
    }
    t.state.spend(facts, side, marker);
    match marker {
        it if it == marks.spy => spy(t, side),
        it if it == marks.committee => committee(t, side),
        it if it == marks.debate => {
            t.state.debate += if side == Side::British { 1 } else { -1 };
            Ok(())
        }
        it if it == marks.speculators => speculators(t, side),
        it if it == marks.indians && side == Side::American => {
            let indians = facts.kind_of(Nation::Indian, UnitType::Indian);
            let count = indians.map_or(0, |kind| t.state.in_play(kind));
            draw_markers(t, side, count.into(), "7.9")
        }
        it if it == marks.indians => indians(t, side),
        it if it == marks.hessians && side == Side::American => {
            t.state.no_hessians = true;
            t.note("7.9", msg!("dina-note-no-hessians"));
            Ok(())
        }
        it if it == marks.hessians => hessians(t, side),
        it if it == marks.drillmaster => drillmaster(t, side),
        it if it == marks.pulaski => pulaski(t, side),
        it if it == marks.minutemen => minutemen(t, side),
        it if it == marks.bait => bait(t, side),
        it if it == marks.engineers => engineers(t, side),
        it if it == marks.politicking => politicking(t, side),
        it if it == marks.tarleton => {
            if let Some(battle) = &mut t.state.battle {
                battle.tarleton[side] = true;
            }
            Ok(())
        }
        _ => unreachable!("{marker:?} is not played at {moment:?}"),
    }
}

/// §7.9 A Spy can be answered by a Spy at once; then both are without effect.
fn countered(t: &mut T<'_>, by: Side) -> Flow<bool> {
    if t.state.passing[by] {
        return Ok(false);
    }
    let facts = facts(t);
    let spy = facts.marks.spy;
    let mut options: ArrayVec<Choice, 3> = ArrayVec::new();
    if t.state.holds(by, spy) > 0 {
        options.push(Choice::Marker(spy));
    }
    options.push(Choice::Button(Button::Pass));
    match ask_hidden(t, by, Prompt::CounterSpy, &options)? {
        Choice::Marker(_) => {
            t.state.spend(facts, by, spy);
            t.note("7.9", msg!("dina-note-countered", side = by));
            Ok(true)
        }
        _ => Ok(false),
    }
}

/// §7.9 Spy: shows the enemy's hand, or the enemy units in a region or box.
fn spy(t: &mut T<'_>, side: Side) -> Flow<()> {
    let (facts, enemy) = (facts(t), side.enemy());
    if countered(t, enemy)? {
        return Ok(());
    }
    let mut options: Vec<Choice> = vec![Choice::Button(Button::EnemyHand)];
    options.extend((0..facts.regions.len()).map(|index| Choice::Region(Region::at(index))));
    let boxes = facts.all_places().filter(|place| matches!(facts.place(*place).what, PlaceKind::Box(..)));
    options.extend(boxes.map(Choice::Place));
    let looked_at = t.ask(side, Prompt::SpyOn, &options)?;
    t.reveal();
    if looked_at == Choice::Button(Button::EnemyHand) {
        t.note("7.9", msg!("dina-note-spies-hand", side = side));
        t.state.spied[side].hand = true;
        for (index, count) in t.state.hands[enemy].into_iter().enumerate().filter(|(_, count)| *count > 0) {
            t.note_to(side, "7.9", msg!("dina-note-seen-marker", marker = Marker::at(index), count = count));
        }
        return Ok(());
    }
    t.note("7.9", msg!("dina-note-spies", side = side));
    let inside = |place: &Place| match looked_at {
        Choice::Region(region) => facts.place(*place).region == Some(region),
        choice => choice == Choice::Place(*place),
    };
    for place in facts.all_places().filter(inside) {
        t.state.spied[side].places.set(place, true);
        let stack = t.state.stacks[place.index()];
        for kind in facts.kinds_of(enemy).filter(|kind| stack.of(*kind) > 0) {
            let message = msg!("dina-note-seen-unit", place = place, unit = kind, count = stack.of(kind));
            t.note_to(side, "7.9", message);
        }
        for leader in stack.leaders.and(facts.leaders_of[enemy]).iter() {
            t.note_to(side, "7.9", msg!("dina-note-seen-leader", place = place, leader = leader));
        }
    }
    Ok(())
}

/// §7.9 Committee of Correspondence, second use: a free try for a partisan in a region of one's own.
fn committee(t: &mut T<'_>, side: Side) -> Flow<()> {
    let regions: Vec<Region> = partisan_regions(t.state, t.facts, side).collect();
    let region = t.pick(side, Prompt::PartisanRegion, &regions)?;
    partisans::attempt(t, side, region)
}

/// Colonial regions on a side's own side with room for its partisan.
pub fn partisan_regions<'f>(
    state: &'f State,
    facts: &'f Facts,
    side: Side,
) -> impl Iterator<Item = Region> + 'f {
    let used = state.uses(OptionalRule::Partisans);
    facts.colonial_regions().filter(move |region| {
        used && state.loyalty_for(facts, *region, side) > 0
            && partisans::places(state, facts, *region, side).next().is_some()
    })
}

/// §7.9 Speculators: a die of markers lost or won.
fn speculators(t: &mut T<'_>, side: Side) -> Flow<()> {
    let luck = own_die(t, side, Roll::Speculators)?;
    let count = own_die(t, side, Roll::HowMany)?;
    if luck <= 2 {
        lose_markers(t, side, count.into(), "7.9")
    } else {
        draw_markers(t, side, count.into(), "7.9")
    }
}

/// Indian locales where warriors can gather.
pub fn indian_locales(state: &State, facts: &Facts) -> Vec<Place> {
    facts.all_locales().filter(|place| facts.is_indian(*place) && !state.massacres.has(*place)).collect()
}

/// §7.9 Indians, British use: a free unit in any Indian locale.
fn indians(t: &mut T<'_>, side: Side) -> Flow<()> {
    let facts = facts(t);
    let Some(kind) = facts.kind_of(Nation::Indian, UnitType::Indian) else { return Ok(()) };
    let place = t.pick(side, Prompt::UnitWhere { unit: kind }, &indian_locales(t.state, facts))?;
    mobilization::arrive(t, side, kind, place)
}

/// §7.9 Hessians, British use: a free unit in Britain.
fn hessians(t: &mut T<'_>, side: Side) -> Flow<()> {
    let facts = facts(t);
    let kinds: ArrayVec<Kind, 2> = [UnitType::Regular, UnitType::Light]
        .into_iter()
        .filter_map(|kind| facts.kind_of(Nation::Hessian, kind))
        .filter(|kind| t.state.available(facts, *kind) > 0)
        .collect();
    let kind = t.pick(side, Prompt::WhichUnit, &kinds)?;
    match facts.home_box(Nation::Hessian) {
        Some(place) => mobilization::arrive(t, side, kind, place),
        None => Ok(()),
    }
}

/// Places on the map where a side has a leader; not at sea.
pub fn leader_places<'f>(state: &'f State, facts: &'f Facts, side: Side) -> impl Iterator<Item = Place> + 'f {
    let locales = state.present[side].iter().filter(|place| facts.is_locale(*place));
    locales.filter(move |place| !state.force(facts, *place, side).leaders.is_empty())
}

/// Places where a side has a combat unit: locales and seas, and boxes.
pub fn combat_places<'f>(state: &'f State, facts: &'f Facts, side: Side) -> impl Iterator<Item = Place> + 'f {
    state.present[side].iter().filter(move |place| state.has_combat(facts, *place, side))
}

/// Where Drillmaster can be played.
pub fn drill_places(state: &State, facts: &Facts, side: Side) -> Vec<Place> {
    let available =
        |nation, kind| facts.kind_of(nation, kind).is_some_and(|kind| state.available(facts, kind) > 0);
    match side {
        Side::American if state.points[side] < 2 || !available(Nation::American, UnitType::Regular) => {
            Vec::new()
        }
        Side::American => leader_places(state, facts, side)
            .filter(|place| drill_limit(state, facts, *place, side) > 0)
            .collect(),
        Side::British => {
            let any =
                available(Nation::British, UnitType::Regular) || available(Nation::British, UnitType::Light);
            let militia = facts.kind_of(Nation::British, UnitType::Militia);
            let has = |place: &Place| militia.is_some_and(|kind| state.stacks[place.index()].of(kind) > 0);
            leader_places(state, facts, side).filter(|place| any && has(place)).collect()
        }
    }
}

/// The value of the best leader in a place.
fn drill_limit(state: &State, facts: &Facts, place: Place, side: Side) -> u8 {
    state.force(facts, place, side).leaders.iter().map(|leader| facts.leader(leader).value).max().unwrap_or(0)
}

/// §7.9 Drillmaster: Continentals at 2 points each, or a militia unit made regular or light.
fn drillmaster(t: &mut T<'_>, side: Side) -> Flow<()> {
    let facts = facts(t);
    let places = drill_places(t.state, facts, side);
    let place = t.pick(side, Prompt::DrillWhere, &places)?;
    if side == Side::British {
        let Some(militia) = facts.kind_of(Nation::British, UnitType::Militia) else { return Ok(()) };
        return mobilization::replace_militia(t, place, militia);
    }
    let Some(regular) = facts.kind_of(Nation::American, UnitType::Regular) else { return Ok(()) };
    let most = (t.state.points[side] / 2).min(drill_limit(t.state, facts, place, side).into());
    let most = most.min(t.state.available(facts, regular).into()) as u8;
    let count = t.pick_number(side, Prompt::DrillHowMany { place }, 1, most)?;
    t.state.points[side] -= 2 * u16::from(count);
    for _ in 0..count {
        mobilization::arrive(t, side, regular, place)?;
    }
    Ok(())
}

/// §7.9 Pulaski: a free regular or light unit beside a leader.
fn pulaski(t: &mut T<'_>, side: Side) -> Flow<()> {
    let facts = facts(t);
    let kinds: ArrayVec<Kind, 2> = [UnitType::Regular, UnitType::Light]
        .into_iter()
        .filter_map(|kind| facts.kind_of(Nation::American, kind))
        .filter(|kind| t.state.available(facts, *kind) > 0)
        .collect();
    let kind = t.pick(side, Prompt::WhichUnit, &kinds)?;
    let places: Vec<Place> = leader_places(t.state, facts, side).collect();
    let place = t.pick(side, Prompt::UnitWhere { unit: kind }, &places)?;
    mobilization::arrive(t, side, kind, place)
}

/// The leader that a Leader Arises marker can be.
pub fn free_risen(state: &State, facts: &Facts, side: Side) -> Option<Leader> {
    let on_map = state.stacks.iter().fold(0, |set, stack| set | stack.leaders.0);
    let risen = (0..facts.leaders.len()).map(Leader::at).filter(|leader| facts.leader(*leader).marker);
    risen.filter(|leader| facts.leader(*leader).side == side).find(|leader| on_map & 1 << leader.0 == 0)
}

/// §7.9 Leader Arises: a leader of value 1 until the Enlistment Phase.
fn leader_arises(t: &mut T<'_>, side: Side) -> Flow<()> {
    let facts = facts(t);
    let places: Vec<Place> = combat_places(t.state, facts, side).collect();
    let place = t.pick(side, Prompt::LeaderArisesWhere, &places)?;
    t.state.aside[facts.marks.leader_arises.index()] -= 1;
    if let Some(leader) = free_risen(t.state, facts, side) {
        t.state.put(facts, place, &Force::leader(leader));
        t.note("7.9", msg!("dina-note-leader-arises", side = side, place = place));
    }
    Ok(())
}

/// Where Minutemen can rise.
pub fn minutemen_places(state: &State, facts: &Facts, side: Side) -> Vec<Place> {
    let nation = if side == Side::American { Nation::American } else { Nation::British };
    let available =
        facts.kind_of(nation, UnitType::Militia).is_some_and(|kind| state.available(facts, kind) > 0);
    let fits = |place: &Place| {
        let it = facts.place(*place);
        matches!(it.what, PlaceKind::Locale(Terrain::Town | Terrain::Wilderness))
            && it.region.is_some_and(|region| state.loyalty_for(facts, region, side) > 0)
            && !state.has_combat(facts, *place, side.enemy())
            && !state.partisans[side.enemy()].has(*place)
    };
    if available { facts.all_locales().filter(fits).collect() } else { Vec::new() }
}

/// §7.9 Minutemen: a free militia unit in a region of one's own.
fn minutemen(t: &mut T<'_>, side: Side) -> Flow<()> {
    let facts = facts(t);
    let nation = if side == Side::American { Nation::American } else { Nation::British };
    let Some(kind) = facts.kind_of(nation, UnitType::Militia) else { return Ok(()) };
    let places = minutemen_places(t.state, facts, side);
    let place = t.pick(side, Prompt::UnitWhere { unit: kind }, &places)?;
    mobilization::arrive(t, side, kind, place)
}

/// Where Bait can be played.
pub fn bait_places<'f>(state: &'f State, facts: &'f Facts, side: Side) -> impl Iterator<Item = Place> + 'f {
    state.partisans[side].iter().filter(move |place| state.has_combat(facts, *place, side.enemy()))
}

/// §7.9 Bait: a die decides who gains from a provocation.
fn bait(t: &mut T<'_>, side: Side) -> Flow<()> {
    let facts = facts(t);
    let places: Vec<Place> = bait_places(t.state, facts, side).collect();
    let place = t.pick(side, Prompt::BaitWhere, &places)?;
    match own_die(t, side, Roll::Bait)? {
        1 => {
            let count = own_die(t, side.enemy(), Roll::HowMany)?;
            draw_markers(t, side.enemy(), count.into(), "7.9")
        }
        2 | 3 => massacre::commit(t, side.enemy(), place),
        4 => Ok(()),
        _ => {
            let count = own_die(t, side, Roll::HowMany)?;
            draw_markers(t, side, count.into(), "7.9")
        }
    }
}

/// Where Engineers can build.
pub fn engineer_places(state: &State, facts: &Facts, side: Side) -> Vec<Place> {
    let can = |place: &Place| {
        fortresses::may_build(state, facts, *place, side)
            || fortresses::may_besiege(state, facts, *place, side, false)
    };
    state.present[side].iter().filter(|place| facts.is_locale(*place)).filter(can).collect()
}

/// §7.9 Engineers: a free fortress or siege marker.
fn engineers(t: &mut T<'_>, side: Side) -> Flow<()> {
    let facts = facts(t);
    let places = engineer_places(t.state, facts, side);
    let place = t.pick(side, Prompt::EngineersWhere, &places)?;
    if fortresses::may_besiege(t.state, facts, place, side, false) {
        t.state.sieges[side].set(place, true);
        t.note("28.6", msg!("dina-note-siege", side = side, place = place));
    } else {
        fortresses::build(t, side, place);
    }
    Ok(())
}

/// Enemy leaders that Politicking can name.
pub fn rivals<'f>(state: &'f State, facts: &'f Facts, side: Side) -> impl Iterator<Item = Leader> + 'f {
    let washington = facts.find(Leader::LIST, "washington").map(Leader::at);
    let on_map = state.stacks.iter().fold(0, |set, stack| set | stack.leaders.0);
    let enemies = facts.leaders_of[side.enemy()].0 & on_map;
    (0..facts.leaders.len()).map(Leader::at).filter(move |leader| {
        let it = facts.leader(*leader);
        enemies & 1 << leader.0 != 0 && Some(*leader) != washington && !it.marker && state.at_war(it.nation)
    })
}

/// §7.9 Politicking Among Generals: an enemy leader may be recalled or dismissed.
fn politicking(t: &mut T<'_>, side: Side) -> Flow<()> {
    let facts = facts(t);
    let leaders: Vec<Leader> = rivals(t.state, facts, side).collect();
    let leader = t.pick(side, Prompt::PolitickAgainst, &leaders)?;
    let die = own_die(t, side, Roll::Politicking)?;
    if die > 3 {
        t.note("7.9", msg!("dina-note-politicking-fails", leader = leader));
        return Ok(());
    }
    let at = facts.all_places().find(|place| t.state.stacks[place.index()].leaders.has(leader));
    if let Some(place) = at {
        t.state.take(facts, place, &Force::leader(leader));
    }
    if die == 1 {
        t.state.leaders_gone.add(leader);
        t.note("7.9", msg!("dina-note-leader-gone", leader = leader));
    } else {
        t.state.leader_pool.add(leader);
        t.note("7.9", msg!("dina-note-leader-pool", leader = leader));
    }
    Ok(())
}

/// §7.9 Mutiny & Treason: the enemy loses a die of markers, and gets this one.
fn mutiny(t: &mut T<'_>, side: Side) -> Flow<()> {
    let (facts, enemy) = (facts(t), side.enemy());
    let mutiny = facts.marks.mutiny;
    // It lies on the table until it is settled where it goes.
    t.state.hands[side][mutiny.index()] -= 1;
    t.state.aside[mutiny.index()] += 1;
    let countered = countered(t, enemy)?;
    if !countered {
        let count = own_die(t, side, Roll::Mutiny)?;
        lose_markers(t, enemy, count.into(), "7.9")?;
    }
    t.state.aside[mutiny.index()] -= 1;
    if countered {
        t.state.pool[mutiny.index()] += 1;
    } else {
        t.state.hands[enemy][mutiny.index()] += 1;
    }
    Ok(())
}
