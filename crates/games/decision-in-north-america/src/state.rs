//! The position.

use serde::{Deserialize, Serialize};

use std::sync::Arc;

use crate::forces::{Force, ForcesByPlace};
use crate::ids::{
    EuropeBox, KINDS, Kind, Leader, Leaders, MARKERS, Marker, PLACES, Place, Places, ProgressBox, REGIONS,
    Region,
};
use crate::options::{OptionalRule, Options};
use crate::pack::{Class, Effect, Facts, Filter, PlaceKind, UnitType};
use crate::sides::{BySide, Nation, Side};

/// Markers by kind.
pub type Markers = [u8; MARKERS];

/// §5.1 Where the turn is. A step plays a part of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// §4.0 A line of the set-up.
    SetUp(u8),
    /// §8.0
    Initiative,
    /// §6.0
    Political,
    /// §13.0 The first or second player mobilizes; open once the marker window is past.
    Mobilization(Half),
    /// §9.0
    RabbleRousing,
    /// §16.0 A Movement Phase of a campaign, 1 to 3.
    Movement(u8, Half),
    /// §18.0 A Combat Phase of a campaign.
    Combat(u8, Half),
    /// §19.0
    Forage,
    /// §20.0
    Enlistment,
    /// §7.2
    Adjustment,
    /// §3.0
    EndOfTurn,
}

/// §5.1 The first or the second player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Half {
    /// The First Player.
    First,
    /// The Second Player.
    Second,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// §3.1
    SuddenDeath(Side),
    /// §3.3
    Partial(Side),
    /// §3.4
    Draw,
    /// §3.5
    Short(Side),
}

/// §22.0 What lies on top of a stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Top {
    /// A unit.
    Unit(Kind),
    /// A leader.
    Leader(Leader),
}

/// A force on the move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct March {
    /// Whose it is.
    pub side: Side,
    /// Where it began.
    pub from: Place,
    /// Where it is.
    pub at: Place,
    /// The movement points left.
    pub left: u8,
    /// Who moves.
    pub force: Force,
    /// §16.3 Who commands.
    pub commander: Option<Leader>,
    /// Whether it sails.
    pub naval: bool,
    /// §17.0 Whether it is a forced march.
    pub forced: bool,
    /// §34.1 Whether it has overrun somebody.
    pub overran: bool,
}

/// A battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Battle {
    /// Where.
    pub place: Place,
    /// Who attacks.
    pub attacker: Side,
    /// §24.8 Fleets against fleets.
    pub naval: bool,
    /// §24.6 An amphibious assault.
    pub landing: bool,
    /// §28.13 A sortie out of a fortress.
    pub sortie: bool,
    /// §28.2 The fortress counts for the defender.
    pub fortress: bool,
    /// §28.7 The attackers besiege it.
    pub siege: bool,
    /// §38.3 Honors of War were declined.
    pub honors: bool,
    /// Who fights.
    pub forces: BySide<Force>,
    /// §18.7 Who of them is disrupted.
    pub disrupted: Force,
    /// The round of fire, from 1; 0 before the first.
    pub round: u8,
    /// Who fires.
    pub firing: Side,
    /// §18.4 Tactics markers committed and not yet used.
    pub tactics: BySide<u8>,
    /// §18.11 Units lost.
    pub lost: BySide<u8>,
    /// §7.9 Who played Tarleton's Quarter.
    pub tarleton: BySide<bool>,
}

/// §7.9 What a Spy has shown a side since the step began.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Spied {
    /// The enemy's hand.
    pub hand: bool,
    /// All enemy units in these places.
    pub places: Places,
}

/// §18.4(2) The fire of one side in a round of battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Volley {
    /// The round.
    pub round: u8,
    /// Who fires.
    pub side: Side,
    /// §18.5 Tactics markers used for more dice.
    pub tactics: u8,
    /// The dice so far, in their order.
    pub dice: Vec<u8>,
    /// How many of them hit.
    pub hits: u8,
    /// §18.7 Who was disrupted by them.
    pub disrupted: Force,
    /// Who was eliminated by them.
    pub eliminated: Force,
}

/// The whole position.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct State {
    /// The optional rules in use.
    pub options: Options,
    /// §3.5 The shorter scenario.
    pub short: bool,
    /// The turn, from 0.
    pub turn: u8,
    /// Where the turn is.
    pub phase: Phase,
    /// Whether the phase has begun: its first window is past.
    pub open: bool,
    /// The First Player.
    pub first: Side,
    /// Who is where. Shared until somebody moves, because most steps move nobody.
    pub stacks: Arc<[Force; PLACES]>,
    /// Where each side has anybody, neutrals included: follows from the stacks.
    pub present: BySide<Places>,
    /// How many units of each kind are on the map or in boxes: follows from the stacks.
    pub in_play: [u8; KINDS],
    /// §22.0 What lies on top.
    pub tops: BySide<[Option<Top>; PLACES]>,
    /// §16.5 Who has moved in this phase, and is where.
    pub moved: ForcesByPlace,
    /// §7.9 Cargo that Privateers keep from moving this turn.
    pub frozen: ForcesByPlace,
    /// §13.2 The leader pools.
    pub leader_pool: Leaders,
    /// Leaders out of the game.
    pub leaders_gone: Leaders,
    /// §4.9, §4.10 The special reinforcements that are still to come, a bit for each.
    pub specials_due: u8,
    /// §13.5 Units that can never return.
    pub gone: [u8; KINDS],
    /// §31.3 Units that can be mobilized again from the next turn on.
    pub resting: [u8; KINDS],
    /// §6.0 Political points.
    pub points: BySide<u16>,
    /// §7.3 Markers bought this turn.
    pub bought: BySide<u8>,
    /// §7.0 The hands.
    pub hands: BySide<Markers>,
    /// The pool of markers.
    pub pool: Markers,
    /// Markers set aside.
    pub aside: Markers,
    /// §10.0
    pub progress: ProgressBox,
    /// §12.0
    pub europe: EuropeBox,
    /// §11.0 The loyalty of the colonial regions; above 0 for the American.
    pub loyalty: [i8; REGIONS],
    /// §26.0 Whether France and Spain are at war.
    pub french: bool,
    /// See `french`.
    pub spanish: bool,
    /// §7.9 The change of British dice by Debate in Parliament this turn.
    pub debate: i8,
    /// §7.9 No Hessians may be recruited this turn.
    pub no_hessians: bool,
    /// Locales that have taken what they may take once a turn.
    pub raised: Places,
    /// §31.2 Locales where a militia unit was upgraded in this phase.
    pub upgraded: Places,
    /// §13.7 Places where a regular was exchanged for detachments in this phase.
    pub split: Places,
    /// §13.7 Places where detachments were exchanged for a regular in this phase.
    pub joined: Places,
    /// §29.0 Partisans.
    pub partisans: BySide<Places>,
    /// §28.1 Fortresses.
    pub fortresses: BySide<Places>,
    /// §28.4 Fortresses that have had a garrison.
    pub garrisoned: Places,
    /// §28.6 Sieges, by besieger.
    pub sieges: BySide<Places>,
    /// §37.2 Massacre markers.
    pub massacres: Places,
    /// §24.6 Ports where units of the moving side have landed against an enemy in this phase.
    pub landed: Places,
    /// §28.6 Locales that a force of the moving side has entered in this phase.
    pub entered: Places,
    /// §18.2 Locales where there has been a land battle in this phase, or a choice not to attack.
    pub fought: Places,
    /// §24.8 Ports where fleets have fought in this phase.
    pub fought_at_sea: Places,
    /// §32.5 Places whose force has tried to intercept in this phase.
    pub intercepted: Places,
    /// §19.1, §20.1 Places whose units were checked in this phase.
    pub checked: BySide<Places>,
    /// How many stacks were rearranged in this phase.
    pub arranged: u8,
    /// Who passes over the windows for the rest of the phase.
    pub passing: BySide<bool>,
    /// §22.1 Where the forces of both sides have just been revealed, to fight next.
    pub contact: Option<Place>,
    /// §22.1 Places whose forces both sides have been shown since the step began.
    pub revealed: Places,
    /// What each side's Spy has been shown since the step began.
    pub spied: BySide<Spied>,
    /// The force on the move.
    pub march: Option<March>,
    /// The battle.
    pub battle: Option<Battle>,
    /// §18.4 The fire of that battle, round by round.
    pub volleys: Vec<Volley>,
    /// The end.
    pub ending: Option<Ending>,
}

impl State {
    /// Whether an optional rule is in use.
    pub fn uses(&self, rule: OptionalRule) -> bool {
        self.options.has(rule)
    }

    /// The side of a half.
    pub fn side_of(&self, half: Half) -> Side {
        match half {
            Half::First => self.first,
            Half::Second => self.first.enemy(),
        }
    }

    /// §26.1 Whether a nation fights.
    pub fn at_war(&self, nation: Nation) -> bool {
        match nation {
            Nation::French => self.french,
            Nation::Spanish => self.spanish,
            Nation::American | Nation::British | Nation::Hessian | Nation::Indian => true,
        }
    }

    /// Who of a side is in a place, neutrals not counted.
    pub fn force(&self, facts: &Facts, place: Place, side: Side) -> Force {
        if !self.present[side].has(place) {
            return Force::default();
        }
        self.stacks[place.index()].masked(self.active(facts, side))
    }

    /// All that a side moves, as a mask.
    #[inline]
    fn active<'f>(&self, facts: &'f Facts, side: Side) -> &'f Force {
        facts.masks.active(side, self.french, self.spanish)
    }

    /// Who of a side is ashore in a locale: no fleets.
    pub fn ashore(&self, facts: &Facts, place: Place, side: Side) -> Force {
        self.force(facts, place, side).land(facts)
    }

    /// Whether a side has a combat unit in a place.
    pub fn has_combat(&self, facts: &Facts, place: Place, side: Side) -> bool {
        let active = &self.active(facts, side).units;
        self.present[side].has(place) && self.stacks[place.index()].meets(active, active)
    }

    /// Whether a side has a combat unit ashore in a place.
    pub fn has_land(&self, facts: &Facts, place: Place, side: Side) -> bool {
        let active = &self.active(facts, side).units;
        self.present[side].has(place) && self.stacks[place.index()].meets(active, &facts.masks.land)
    }

    /// Whether a side has a fleet in a place.
    pub fn has_fleet(&self, facts: &Facts, place: Place, side: Side) -> bool {
        let active = &self.active(facts, side).units;
        self.present[side].has(place) && self.stacks[place.index()].meets(active, &facts.masks.fleets)
    }

    /// Whether a side has a unit or leader ashore in a locale.
    pub fn has_ashore(&self, facts: &Facts, place: Place, side: Side) -> bool {
        let (active, stack) = (self.active(facts, side), &self.stacks[place.index()]);
        self.present[side].has(place)
            && (stack.meets(&active.units, &facts.masks.land)
                || !stack.leaders.and(active.leaders).is_empty())
    }

    /// Whether a side has any unit or leader in a place.
    pub fn has_any(&self, facts: &Facts, place: Place, side: Side) -> bool {
        let (active, stack) = (self.active(facts, side), &self.stacks[place.index()]);
        self.present[side].has(place)
            && (stack.meets(&active.units, &active.units) || !stack.leaders.and(active.leaders).is_empty())
    }

    /// §26.3 Whether a region is closed to a force: the colony of a neutral nation.
    pub fn is_closed(&self, facts: &Facts, place: Place) -> bool {
        match facts.place(place).what {
            PlaceKind::Box(..) => false,
            PlaceKind::Locale(_) | PlaceKind::Sea | PlaceKind::Aboard(_) => {
                let owner = facts.place(place).region.and_then(|region| facts.regions[region.index()].owner);
                owner.is_some_and(|nation| !self.at_war(nation))
            }
        }
    }

    /// §11.0 The loyalty of a region as a side sees it: above 0 is its own.
    pub fn loyalty_for(&self, facts: &Facts, region: Region, side: Side) -> i8 {
        if region.index() >= facts.colonial {
            return 0;
        }
        match side {
            Side::American => self.loyalty[region.index()],
            Side::British => -self.loyalty[region.index()],
        }
    }

    /// §6.3, §6.4 Whether a side occupies a locale: a combat unit, ashore where the enemy has one too, and no enemy fortress.
    pub fn occupies(&self, facts: &Facts, place: Place, side: Side) -> bool {
        let enemy = side.enemy();
        if !self.has_combat(facts, place, side) {
            return false;
        }
        if !self.has_combat(facts, place, enemy) {
            return true;
        }
        match (self.has_land(facts, place, side), self.has_land(facts, place, enemy)) {
            (true, true) => self.fortresses[side].has(place),
            (ashore, _) => ashore,
        }
    }

    /// §6.4, §29.4, §37.2 What a locale is worth to a side: nothing with an enemy partisan or a massacre marker.
    pub fn value(&self, facts: &Facts, place: Place, side: Side) -> u8 {
        if self.partisans[side.enemy()].has(place) || self.massacres.has(place) {
            return 0;
        }
        facts.place(place).value
    }

    /// §10.5 The effects of the progress table.
    pub fn progress_effects<'f>(&self, facts: &'f Facts) -> impl Iterator<Item = &'f Effect> {
        facts.progress[..=self.progress.index()].iter().flat_map(|it| &it.effects)
    }

    /// §12.7 The effects of the European table: from neutral to the marker.
    pub fn europe_effects<'f>(&self, facts: &'f Facts) -> impl Iterator<Item = &'f Effect> {
        let (start, at) = (facts.europe_start.index(), self.europe.index());
        let range = if at >= start { start..at + 1 } else { at..start };
        facts.europe[range].iter().flat_map(|it| &it.effects)
    }

    /// The effects of both tables.
    pub fn effects<'f>(&self, facts: &'f Facts) -> impl Iterator<Item = &'f Effect> {
        self.progress_effects(facts).chain(self.europe_effects(facts))
    }

    /// How many units of a kind are on the map or in boxes.
    pub fn in_play(&self, kind: Kind) -> u8 {
        self.in_play[kind.index()]
    }

    /// How many units of a kind wait for a box of the progress table.
    pub fn held_back(&self, facts: &Facts, kind: Kind) -> u8 {
        self.due(facts).map(|force| force.of(kind)).sum()
    }

    /// §4.9, §4.10 The special reinforcements that are still to come.
    pub fn due<'f>(&self, facts: &'f Facts) -> impl Iterator<Item = &'f Force> + use<'f> {
        let due = self.specials_due;
        facts
            .special_forces
            .iter()
            .enumerate()
            .filter(move |(at, _)| due & 1 << at != 0)
            .map(|(_, force)| force)
    }

    /// §13.10 How many units of a kind can be mobilized.
    pub fn available(&self, facts: &Facts, kind: Kind) -> u8 {
        let used = self.in_play(kind)
            + self.gone[kind.index()]
            + self.resting[kind.index()]
            + self.held_back(facts, kind);
        facts.kind(kind).count.saturating_sub(used)
    }

    /// Who has moved in this phase and is in a place.
    pub fn moved_at(&self, place: Place) -> Force {
        self.moved.at(place)
    }

    /// §16.5, §17.3 Marks a force as moved.
    pub fn mark_moved(&mut self, place: Place, force: &Force) {
        self.moved.add(place, force);
    }

    /// Puts everybody where they are said to be, before each place is settled.
    pub fn set_stacks(&mut self, stacks: [Force; PLACES]) {
        self.in_play = [0; KINDS];
        for stack in &stacks {
            for (total, more) in self.in_play.iter_mut().zip(stack.units) {
                *total = total.saturating_add(more);
            }
        }
        self.stacks = Arc::new(stacks);
    }

    /// Puts a force into a place.
    pub fn put(&mut self, facts: &Facts, place: Place, force: &Force) {
        Arc::make_mut(&mut self.stacks)[place.index()].add(force);
        for (total, more) in self.in_play.iter_mut().zip(force.units) {
            *total += more;
        }
        self.settle(facts, place);
    }

    /// Takes a force out of a place; who has moved counts as taken last.
    pub fn take(&mut self, facts: &Facts, place: Place, force: &Force) {
        let stack = &mut Arc::make_mut(&mut self.stacks)[place.index()];
        let taken = stack.and(force);
        stack.remove(&taken);
        for (total, less) in self.in_play.iter_mut().zip(taken.units) {
            *total -= less;
        }
        self.moved.limit(place, &self.stacks[place.index()]);
        self.frozen.limit(place, &self.stacks[place.index()]);
        self.settle(facts, place);
    }

    /// Moves a force, marking nothing.
    pub fn transfer(&mut self, facts: &Facts, from: Place, to: Place, force: &Force) {
        self.take(facts, from, force);
        self.put(facts, to, force);
    }

    /// §22.0 Sees to it that what lies on top of a stack is there; §28.4 notes garrisons, and takes away what lost its own.
    pub fn settle(&mut self, facts: &Facts, place: Place) {
        let stack = self.stacks[place.index()];
        for side in Side::BOTH {
            let present = !stack.masked(facts.masks.of_side(side)).is_empty();
            self.present[side].set(place, present);
            if !present {
                self.tops[side][place.index()] = None;
                continue;
            }
            let own = |top: &Top| match top {
                Top::Unit(kind) => stack.of(*kind) > 0,
                Top::Leader(leader) => stack.leaders.has(*leader),
            };
            if self.tops[side][place.index()].as_ref().is_some_and(own) {
                continue;
            }
            let unit = facts.kinds_of(side).find(|kind| stack.of(*kind) > 0).map(Top::Unit);
            let leader = || stack.leaders.and(facts.leaders_of[side]).iter().next().map(Top::Leader);
            self.tops[side][place.index()] = unit.or_else(leader);
        }
        if self.options.has(OptionalRule::Fortresses) && facts.is_locale(place) {
            self.settle_fortress(facts, place);
        }
    }

    /// §28.4, §28.14 A fortress goes with its garrison, a siege with the besiegers or the fortress.
    fn settle_fortress(&mut self, facts: &Facts, place: Place) {
        for side in Side::BOTH {
            if self.fortresses[side].has(place) {
                let garrison = facts
                    .kinds_of(side)
                    .any(|kind| self.stacks[place.index()].of(kind) > 0 && !facts.kind(kind).is_fleet());
                if garrison {
                    self.garrisoned.set(place, true);
                } else if self.garrisoned.has(place) && self.battle.is_none_or(|battle| battle.place != place)
                {
                    self.fortresses[side].set(place, false);
                    self.garrisoned.set(place, false);
                }
            }
            let held =
                self.fortresses[side.enemy()].has(place) && self.has_ashore(facts, place, side.enemy());
            if self.sieges[side].has(place) && !(held && self.has_ashore(facts, place, side)) {
                self.sieges[side].set(place, false);
            }
        }
    }

    /// Eliminates units in a place. Leaders are for others to see to.
    pub fn eliminate(&mut self, facts: &Facts, place: Place, kind: Kind) {
        self.take(facts, place, &Force::units(kind, 1));
        if !facts.kind(kind).can_return {
            self.gone[kind.index()] += 1;
        }
    }

    /// How many markers a side holds.
    pub fn hand_size(&self, side: Side) -> usize {
        self.hands[side].iter().map(|&count| usize::from(count)).sum()
    }

    /// How many of a marker a side holds.
    pub fn holds(&self, side: Side, marker: Marker) -> u8 {
        self.hands[side][marker.index()]
    }

    /// How many markers are in the pool.
    pub fn pool_size(&self) -> usize {
        self.pool.iter().map(|&count| usize::from(count)).sum()
    }

    /// §7.7 A marker goes from a hand to the pool, or out of the game.
    pub fn spend(&mut self, facts: &Facts, side: Side, marker: Marker) {
        self.hands[side][marker.index()] -= 1;
        if facts.markers[marker.index()].once {
            self.aside[marker.index()] += 1;
        } else {
            self.pool[marker.index()] += 1;
        }
    }

    /// Whether something of a class is in a place, as a side sees it.
    pub fn holds_class(&self, facts: &Facts, place: Place, side: Side, class: Class) -> bool {
        let (own, enemy) = (side, side.enemy());
        let stack = &self.stacks[place.index()];
        let nation = |nation: Nation| {
            stack.kinds().any(|kind| facts.kind(kind).nation == nation && !facts.kind(kind).is_fleet())
        };
        let british = |kind: UnitType| {
            stack.kinds().any(|it| facts.kind(it).nation == Nation::British && facts.kind(it).kind == kind)
        };
        match class {
            Class::OwnCombatUnit => self.has_combat(facts, place, own),
            Class::EnemyCombatUnit => self.has_combat(facts, place, enemy),
            Class::OwnLandUnit => self.has_land(facts, place, own),
            Class::EnemyLandUnit => self.has_land(facts, place, enemy),
            Class::OwnRegular => {
                self.force(facts, place, own).kinds().any(|kind| facts.kind(kind).kind == UnitType::Regular)
            }
            Class::OwnFleet => self.has_fleet(facts, place, own),
            Class::OwnLeader => !self.force(facts, place, own).leaders.is_empty(),
            Class::OwnPartisan => self.partisans[own].has(place),
            Class::EnemyPartisan => self.partisans[enemy].has(place),
            Class::EnemyFortress => self.fortresses[enemy].has(place),
            Class::Fortress => Side::BOTH.iter().any(|side| self.fortresses[*side].has(place)),
            Class::Massacre => self.massacres.has(place),
            Class::FrenchLandUnit => nation(Nation::French),
            Class::SpanishLandUnit => nation(Nation::Spanish),
            Class::BritishMilitia => british(UnitType::Militia),
            Class::BritishRegular => british(UnitType::Regular),
            Class::BritishLight => british(UnitType::Light),
        }
    }

    /// Where there is anything that a filter of the mobilization table can want.
    pub fn occupied(&self) -> Places {
        let of = |side: Side| self.present[side].or(&self.partisans[side]).or(&self.fortresses[side]);
        of(Side::American).or(&of(Side::British)).or(&self.massacres)
    }

    /// Whether a place passes a filter of the mobilization table.
    pub fn passes(&self, facts: &Facts, place: Place, side: Side, filter: &Filter) -> bool {
        if !filter.places.has(place) {
            return false;
        }
        if let PlaceKind::Box(owner, _) = facts.place(place).what {
            return owner == side;
        }
        let holds = |class: &Class| self.holds_class(facts, place, side, *class);
        !self.is_closed(facts, place)
            && !filter.empty_of.iter().any(holds)
            && (filter.holds_any.is_empty() || filter.holds_any.iter().any(holds))
            && filter.holds_all.iter().all(holds)
    }
}
