//! §13.0 Mobilizing units; §27.0 Hessians and Indians; §31.0 militia upgrades (optional).

use arrayvec::ArrayVec;
use smallvec::SmallVec;
use tricorne_kernel::{Audience, Flow, msg};

use crate::ask::{Options, T, ask_hidden, draw_markers, facts};
use crate::choice::{Button, Choice};
use crate::forces::Force;
use crate::fortresses;
use crate::ids::{Kind, Leader, Place, Places, Region};
use crate::markers::{Moment, play, playable, window};
use crate::options::OptionalRule;
use crate::pack::{Cost, Effect, Facts, Filter, Item, PlaceKind, Price, UnitType};
use crate::partisans;
use crate::prompts::{Prompt, Roll};
use crate::sequence::enter;
use crate::sides::{Nation, Side};
use crate::state::{Half, Phase, State};

/// §7.3 The most markers that a side buys in a turn.
const MOST_MARKERS: u8 = 15;

/// §5.1, §13.0, §13.1 A side buys one thing, plays a marker, or is done.
pub fn mobilization_phase(t: &mut T<'_>, half: Half) -> Flow<()> {
    let side = t.state.side_of(half);
    if !t.state.open {
        window(t, Moment::Mobilization)?;
        t.state.open = true;
    }
    let facts = facts(t);
    let options = offers(t.state, facts, side);
    let prompt = Prompt::Mobilize { side, points: t.state.points[side] };
    match ask_hidden(t, side, prompt, &options)? {
        Choice::Marker(marker) => play(t, side, marker, Moment::Mobilization),
        Choice::Unit(kind) => buy_unit(t, side, kind),
        Choice::Button(Button::BuyMarker) => buy_marker(t, side),
        Choice::Button(Button::BuyLeader) => buy_leader(t, side),
        Choice::Button(Button::BuyPartisan) => buy_partisan(t, side),
        Choice::Button(Button::BuyFortress) => buy_fortress(t, side),
        Choice::Button(Button::Upgrade) => upgrade(t, side),
        Choice::Button(Button::Split) => exchange(t, side, true),
        Choice::Button(Button::Join) => exchange(t, side, false),
        _ => {
            t.note("13.1", msg!("dina-note-mobilized", side = side, points = t.state.points[side]));
            let next = match half {
                Half::First => Phase::Mobilization(Half::Second),
                Half::Second => Phase::RabbleRousing,
            };
            enter(t, next);
            // One window serves the whole Mobilization Phase.
            t.state.open = half == Half::First;
            Ok(())
        }
    }
}

/// What a side can do in its Mobilization Phase.
fn offers(state: &State, facts: &Facts, side: Side) -> Options {
    let mut options = Options::new();
    let affordable = |item: Item| {
        facts.cost(item).is_some_and(|cost| {
            cheapest(cost) <= state.points[side]
                && may_sell(state, facts, side, cost)
                && places_for(state, facts, side, cost).next().is_some()
        })
    };
    if may_buy_marker(state, facts, side) {
        options.push(Choice::Button(Button::BuyMarker));
    }
    if !pooled_leaders(state, facts, side).is_empty() && affordable(Item::Leader) {
        options.push(Choice::Button(Button::BuyLeader));
    }
    options.extend(facts.kinds_of(side).filter(|kind| affordable(Item::Unit(*kind))).map(Choice::Unit));
    if !partisan_regions(state, facts, side).is_empty() {
        options.push(Choice::Button(Button::BuyPartisan));
    }
    if affordable(Item::Fortress) {
        options.push(Choice::Button(Button::BuyFortress));
    }
    if !upgradable(state, facts, side).is_empty() {
        options.push(Choice::Button(Button::Upgrade));
    }
    for (split, button) in [(true, Button::Split), (false, Button::Join)] {
        if !exchanges(state, facts, side, split).is_empty() {
            options.push(Choice::Button(button));
        }
    }
    options.extend(playable(state, facts, side, Moment::Mobilization));
    options.push(Choice::Button(Button::Done));
    options
}

/// §13.1, §13.4 What a line of the table costs a side in a place.
pub fn price(state: &State, facts: &Facts, side: Side, cost: &Cost, place: Option<Place>) -> u16 {
    changed_price(state, facts, side, cost, cost_change(state, facts, cost.item), place)
}

/// The same with the change that the tables bring.
fn changed_price(
    state: &State,
    facts: &Facts,
    side: Side,
    cost: &Cost,
    change: i16,
    place: Option<Place>,
) -> u16 {
    let region = place.and_then(|place| facts.place(place).region);
    let plain = match cost.price {
        Price::Fixed(cost) => cost,
        Price::ByLoyalty(costs) => costs[attitude(state, facts, side, region)],
        Price::ByProgress(from, before, then) => {
            if state.progress >= from {
                then
            } else {
                before
            }
        }
    };
    due(state, side, cost.item, change, plain)
}

/// §13.1, §13.4 What a line of the table costs a side: one price, or three where it matters whether a region is its own, neutral or the
/// enemy's.
pub fn prices(state: &State, facts: &Facts, side: Side, cost: &Cost) -> Vec<u16> {
    match cost.price {
        Price::ByLoyalty(costs) => {
            let change = cost_change(state, facts, cost.item);
            costs.into_iter().map(|plain| due(state, side, cost.item, change, plain)).collect()
        }
        Price::Fixed(_) | Price::ByProgress(..) => vec![price(state, facts, side, cost, None)],
    }
}

/// §4.8 A price with what the tables change, doubled for the British in turn 1.
fn due(state: &State, side: Side, item: Item, change: i16, plain: u8) -> u16 {
    let price = (i16::from(plain) + change).max(0) as u16;
    let doubled = side == Side::British
        && state.turn == 0
        && matches!(item, Item::Marker | Item::Unit(_) | Item::Leader);
    if doubled { 2 * price } else { price }
}

/// No place is cheaper than this, whatever the tables bring.
fn cheapest(cost: &Cost) -> u16 {
    let plain = match cost.price {
        Price::Fixed(price) => price,
        Price::ByLoyalty(prices) => prices.into_iter().min().unwrap_or(0),
        Price::ByProgress(_, before, then) => before.min(then),
    };
    u16::from(plain.saturating_sub(cost.most_saved))
}

/// How the tables change what something costs.
fn cost_change(state: &State, facts: &Facts, item: Item) -> i16 {
    let change = |effect: &Effect| match (effect, item) {
        (Effect::CostChange(kinds, change), Item::Unit(kind)) if kinds.contains(&kind) => i16::from(*change),
        _ => 0,
    };
    state.effects(facts).map(change).sum()
}

/// §11.6 Own, neutral or enemy, as the places of a price by loyalty.
fn attitude(state: &State, facts: &Facts, side: Side, region: Option<Region>) -> usize {
    match region.map_or(0, |region| state.loyalty_for(facts, region, side)) {
        1.. => 0,
        0 => 1,
        _ => 2,
    }
}

/// §13.6, §13.8, §13.9 Where a side can put what a line of the table sells, and can pay it.
fn sites(state: &State, facts: &Facts, side: Side, cost: &Cost) -> Sites {
    if !may_sell(state, facts, side, cost) {
        return Sites::new();
    }
    places_for(state, facts, side, cost).collect()
}

/// Where what a line of the table sells can go, and is not too dear.
fn places_for(state: &State, facts: &Facts, side: Side, cost: &Cost) -> impl Iterator<Item = Place> {
    let occupied = state.occupied();
    let could = |filter: &Filter| {
        if filter.wants_somebody() { filter.places.and(&occupied) } else { filter.places }
    };
    let could = cost.place.iter().fold(Places::default(), |all, filter| all.or(&could(filter)));
    let change = cost_change(state, facts, cost.item);
    let price_in = move |place| changed_price(state, facts, side, cost, change, place);
    let price = (!matches!(cost.price, Price::ByLoyalty(_))).then(|| price_in(None));
    could.iter().filter(move |&place| {
        !(cost.one_per_locale && state.raised.has(place))
            && price.unwrap_or_else(|| price_in(Some(place))) <= state.points[side]
            && cost.place.iter().any(|filter| state.passes(facts, place, side, filter))
    })
}

/// Places where something can go.
type Sites = SmallVec<[Place; 96]>;

/// Whether a line of the table is open to a side at all.
fn may_sell(state: &State, facts: &Facts, side: Side, cost: &Cost) -> bool {
    let allowed = cost.by.contains(&side)
        && cost.needs_war.is_none_or(|nation| state.at_war(nation))
        && cost.option.is_none_or(|rule| state.uses(rule));
    let there = match cost.item {
        Item::Unit(kind) => {
            let hessian = facts.kind(kind).nation == Nation::Hessian;
            state.available(facts, kind) > 0 && !(hessian && state.no_hessians)
        }
        _ => true,
    };
    allowed && there
}

/// §7.1, §7.3 Whether a side can buy a campaign marker.
fn may_buy_marker(state: &State, facts: &Facts, side: Side) -> bool {
    let affordable = facts
        .cost(Item::Marker)
        .is_some_and(|cost| price(state, facts, side, cost, None) <= state.points[side]);
    affordable && state.bought[side] < MOST_MARKERS && state.pool_size() > 0
}

fn buy_marker(t: &mut T<'_>, side: Side) -> Flow<()> {
    let facts = facts(t);
    if let Some(cost) = facts.cost(Item::Marker) {
        t.state.points[side] -= price(t.state, facts, side, cost, None);
    }
    t.state.bought[side] += 1;
    draw_markers(t, side, 1, "7.1")
}

/// §13.2 The leaders that a side could draw: those whose nation is at war.
fn pooled_leaders(state: &State, facts: &Facts, side: Side) -> ArrayVec<Leader, 64> {
    let pooled = state.leader_pool.and(facts.leaders_of[side]);
    pooled.iter().filter(|leader| state.at_war(facts.leader(*leader).nation)).collect()
}

/// §13.2 A leader drawn from the pool joins a combat unit.
fn buy_leader(t: &mut T<'_>, side: Side) -> Flow<()> {
    let facts = facts(t);
    let Some(cost) = facts.cost(Item::Leader) else { return Ok(()) };
    let leader = t.draw(Roll::DrawLeader { side }, &pooled_leaders(t.state, facts, side), Audience::All)?;
    let mut places = sites(t.state, facts, side, cost);
    // §25.3, §25.4 Boxes are for their own nations.
    places.retain(|place| {
        facts.is_locale(*place) || facts.home_box(facts.leader(leader).nation) == Some(*place)
    });
    if places.is_empty() {
        t.note("13.2", msg!("dina-note-leader-stays", leader = leader));
        return Ok(());
    }
    let place = t.pick(side, Prompt::LeaderWhere { leader }, &places)?;
    t.state.points[side] -= price(t.state, facts, side, cost, Some(place));
    t.state.leader_pool.remove(leader);
    t.state.put(facts, place, &Force::leader(leader));
    t.note("13.2", msg!("dina-note-leader-arrives", leader = leader, place = place));
    Ok(())
}

/// §13.3 A unit of the side's choice, where it may appear.
fn buy_unit(t: &mut T<'_>, side: Side, kind: Kind) -> Flow<()> {
    let facts = facts(t);
    let Some(cost) = facts.cost(Item::Unit(kind)) else { return Ok(()) };
    let place = t.pick(side, Prompt::UnitWhere { unit: kind }, &sites(t.state, facts, side, cost))?;
    t.state.points[side] -= price(t.state, facts, side, cost, Some(place));
    if cost.one_per_locale {
        t.state.raised.set(place, true);
    }
    arrive(t, side, kind, place)
}

/// §13.11, §27.0, §27.1, §27.2 A unit arrives; Hessians and Indians give the enemy a marker.
pub fn arrive(t: &mut T<'_>, side: Side, kind: Kind, place: Place) -> Flow<()> {
    let facts = facts(t);
    t.state.put(facts, place, &Force::units(kind, 1));
    t.note("13.1", msg!("dina-note-unit-arrives", unit = kind, place = place));
    let draws = facts.cost(Item::Unit(kind)).map_or(0, |cost| cost.enemy_draws);
    if draws > 0 { draw_markers(t, side.enemy(), draws.into(), "27.1") } else { Ok(()) }
}

/// §29.0 The regions where a side can pay for a partisan.
fn partisan_regions(state: &State, facts: &Facts, side: Side) -> Vec<Region> {
    let Some(cost) = facts.cost(Item::Partisan).filter(|_| state.uses(OptionalRule::Partisans)) else {
        return Vec::new();
    };
    let can = |region: &Region| {
        let place = partisans::places(state, facts, *region, side).next();
        place.is_some_and(|place| price(state, facts, side, cost, Some(place)) <= state.points[side])
    };
    facts.colonial_regions().filter(can).collect()
}

fn buy_partisan(t: &mut T<'_>, side: Side) -> Flow<()> {
    let facts = facts(t);
    let regions = partisan_regions(t.state, facts, side);
    let region = t.pick(side, Prompt::PartisanRegion, &regions)?;
    let place = facts.locales_in(region).next();
    if let Some(cost) = facts.cost(Item::Partisan) {
        t.state.points[side] -= price(t.state, facts, side, cost, place);
    }
    partisans::attempt(t, side, region)
}

/// §28.1 A fortress where the side has land units.
fn buy_fortress(t: &mut T<'_>, side: Side) -> Flow<()> {
    let facts = facts(t);
    let Some(cost) = facts.cost(Item::Fortress) else { return Ok(()) };
    let place = t.pick(side, Prompt::FortressWhere, &sites(t.state, facts, side, cost))?;
    t.state.points[side] -= price(t.state, facts, side, cost, Some(place));
    fortresses::build(t, side, place);
    Ok(())
}

/// §31.1, §31.2 Where a British militia unit can be upgraded.
fn upgradable(state: &State, facts: &Facts, side: Side) -> Sites {
    if side != Side::British || upgrades(state, facts).is_empty() {
        return Sites::new();
    }
    let Some(cost) = facts.cost(Item::Upgrade) else { return Sites::new() };
    let mut places = sites(state, facts, side, cost);
    places.retain(|place| !state.upgraded.has(*place));
    places
}

/// What a militia unit can become.
fn upgrades(state: &State, facts: &Facts) -> ArrayVec<Kind, 2> {
    [UnitType::Regular, UnitType::Light]
        .into_iter()
        .filter_map(|kind| facts.kind_of(Nation::British, kind))
        .filter(|kind| state.available(facts, *kind) > 0)
        .collect()
}

/// §31.0, §31.1, §31.2, §31.3 A militia unit beside a regular or light unit becomes one; it may be raised again next turn.
fn upgrade(t: &mut T<'_>, side: Side) -> Flow<()> {
    let facts = facts(t);
    let places = upgradable(t.state, facts, side);
    let place = t.pick(side, Prompt::UpgradeWhere, &places)?;
    if let Some(cost) = facts.cost(Item::Upgrade) {
        t.state.points[side] -= price(t.state, facts, side, cost, Some(place));
    }
    t.state.upgraded.set(place, true);
    let Some(militia) = facts.kind_of(Nation::British, UnitType::Militia) else { return Ok(()) };
    replace_militia(t, place, militia)?;
    t.state.resting[militia.index()] += 1;
    Ok(())
}

/// A militia unit is replaced by a regular or light unit.
pub fn replace_militia(t: &mut T<'_>, place: Place, militia: Kind) -> Flow<()> {
    let facts = facts(t);
    let kind = t.pick(Side::British, Prompt::WhichUnit, &upgrades(t.state, facts))?;
    t.state.take(facts, place, &Force::units(militia, 1));
    t.state.put(facts, place, &Force::units(kind, 1));
    t.note("31.1", msg!("dina-note-upgraded", unit = kind, place = place));
    Ok(())
}

/// §13.7 Where British or Hessian regulars and detachments can be exchanged. No place does both in one phase.
fn exchanges(state: &State, facts: &Facts, side: Side, split: bool) -> Vec<Choice> {
    let mut choices = Vec::new();
    if side != Side::British {
        return choices;
    }
    for nation in [Nation::British, Nation::Hessian] {
        let (Some(regular), Some(detachment)) =
            (facts.kind_of(nation, UnitType::Regular), facts.kind_of(nation, UnitType::Detachment))
        else {
            continue;
        };
        let (from, due, to, needed) =
            if split { (regular, 1, detachment, 2) } else { (detachment, 2, regular, 1) };
        if state.available(facts, to) < needed {
            continue;
        }
        let barred = if split { &state.joined } else { &state.split };
        // Not aboard a fleet, which may have no room for one more.
        let ashore =
            |place: Place| facts.is_locale(place) || matches!(facts.place(place).what, PlaceKind::Box(..));
        let can = |place: &Place| {
            state.stacks[place.index()].of(from) >= due && !barred.has(*place) && ashore(*place)
        };
        choices.extend(state.present[side].iter().filter(can).map(|place| Choice::UnitAt(from, place)));
    }
    choices
}

/// §13.7 A regular for two detachments in the same place, or the other way round.
fn exchange(t: &mut T<'_>, side: Side, split: bool) -> Flow<()> {
    let facts = facts(t);
    let choices = exchanges(t.state, facts, side, split);
    let Choice::UnitAt(from, place) = t.pick(side, Prompt::ExchangeWhere, &choices)? else { return Ok(()) };
    let nation = facts.kind(from).nation;
    let to = if split { UnitType::Detachment } else { UnitType::Regular };
    let Some(to) = facts.kind_of(nation, to) else { return Ok(()) };
    let (due, made) = if split { (1, 2) } else { (2, 1) };
    t.state.take(facts, place, &Force::units(from, due));
    t.state.put(facts, place, &Force::units(to, made));
    if split {
        t.state.split.set(place, true)
    } else {
        t.state.joined.set(place, true)
    }
    t.note("13.7", msg!("dina-note-exchanged", place = place, unit = to, count = made));
    Ok(())
}
