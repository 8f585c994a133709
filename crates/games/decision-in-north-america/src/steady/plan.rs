//! Movement: for each force the best place in reach, and who goes there.

use tricorne_kernel::msg;

use super::{Mind, Weighed};
use crate::choice::{Button, Choice};
use crate::forces::Force;
use crate::ids::{Kind, PLACES, Place};
use crate::movement::{land_movers, naval_movers, route_cost};
use crate::pack::PlaceKind;
use crate::state::Phase;
use crate::supply;

/// What a plan for a force comes to.
#[derive(Clone, Copy, Debug)]
struct Plan {
    gain: i32,
    naval: bool,
    /// One unit is enough to hold the place.
    single: Option<Kind>,
}

/// Below this a move is not worth its risks.
const LEAST_GAIN: i32 = 40;

impl Mind<'_> {
    /// The cost of each place by land for a force, up to so many points. Enemies stop it.
    fn reach(&self, from: Place, force: &Force, points: u8) -> Vec<(Place, u8)> {
        let (facts, state) = (self.facts(), self.state());
        let bound = force.is_bound(facts);
        let mut cost = [u8::MAX; PLACES];
        cost[from.index()] = 0;
        let mut found = vec![(from, 0)];
        let mut at = 0;
        while at < found.len() {
            let (place, _) = found[at];
            at += 1;
            if place != from && self.enemies(place) > 0 {
                continue;
            }
            for (next, route) in &facts.place(place).land {
                let total = cost[place.index()] + route_cost(facts, *route, force);
                let border = bound && facts.place(*next).region != facts.place(from).region;
                if total <= points && total < cost[next.index()] && !border && !state.is_closed(facts, *next)
                {
                    cost[next.index()] = total;
                    found.push((*next, total));
                }
            }
        }
        found
    }

    /// The sea distance of each place, up to so many points.
    fn sail_reach(&self, from: Place, points: u8) -> Vec<(Place, u8)> {
        let facts = self.facts();
        let mut seen = [false; PLACES];
        seen[from.index()] = true;
        let mut found = vec![(from, 0)];
        let mut at = 0;
        while at < found.len() {
            let (place, cost) = found[at];
            at += 1;
            if cost == points || (place != from && facts.place(place).what != PlaceKind::Sea) {
                continue;
            }
            for next in &facts.place(place).sea {
                if !seen[next.index()] && !self.state().is_closed(facts, *next) {
                    seen[next.index()] = true;
                    found.push((*next, cost + 1));
                }
            }
        }
        found
    }

    /// What it brings to have a force in a place.
    fn gain(&self, force: &Force, place: Place, landing: bool) -> i32 {
        let (facts, state) = (self.facts(), self.state());
        let count = force.land_count(facts) as i32;
        if count == 0 {
            return if self.mine(place) > 0 { self.leader_site(place) } else { -50 };
        }
        let value = i32::from(state.value(facts, place, self.me)) * 100;
        let enemies = self.enemies(place);
        if enemies > 0 {
            let leaders: i32 =
                force.leaders.iter().map(|it| i32::from(force.leadership(facts, it, landing))).sum();
            let strength = i32::from(force.land(facts).strength(facts)) + leaders / 2;
            let odds = self.chance_against(strength, count, place);
            if odds < 60 {
                return -200;
            }
            return odds * (160 + 2 * value) / 100 - (100 - odds) * 2 * count;
        }
        let here = self.mine(place) as i32;
        let fed = supply::forage(state, facts, place, self.me) as i32;
        let hungry =
            (supply::needy(state, facts, place, self.me).count() as i32 + count - fed).clamp(0, count);
        let held = if here == 0 { value } else { 0 };
        held - 45 * hungry
    }

    /// What a place loses when a force leaves it.
    fn loss(&self, from: Place, force: &Force) -> i32 {
        let (facts, state) = (self.facts(), self.state());
        let left = self.mine(from) as i32 - force.count() as i32;
        let value = i32::from(state.value(facts, from, self.me)) * 100;
        let fed = supply::forage(state, facts, from, self.me) as i32;
        let needy = supply::needy(state, facts, from, self.me).count() as i32;
        let relieved = (needy - fed).clamp(0, force.land_count(facts) as i32);
        (if left <= 0 && facts.is_locale(from) { value } else { 0 }) - 45 * relieved
    }

    /// The best that a stack can do by land.
    fn land_plan(&self, from: Place) -> Option<Plan> {
        let (facts, state) = (self.facts(), self.state());
        let pool = land_movers(state, facts, from, self.me);
        if pool.is_empty() {
            return None;
        }
        let mut best: Option<Plan> = None;
        let mut offer = |plan: Plan| {
            if best.is_none_or(|best| plan.gain > best.gain) {
                best = Some(plan);
            }
        };
        for kind in pool.kinds() {
            let one = Force::units(kind, 1);
            for (to, cost) in self.reach(from, &one, 4) {
                if to != from && self.enemies(to) == 0 {
                    let gain = self.gain(&one, to, false)
                        - self.loss(from, &one)
                        - 3 * i32::from(cost)
                        - self.unit_worth(kind) / 5;
                    offer(Plan { gain, naval: false, single: Some(kind) });
                }
            }
        }
        let lead = pool.leaders.iter().map(|it| pool.leadership(facts, it, false)).max().unwrap_or(0);
        for (to, cost) in self.reach(from, &pool, 3 + lead) {
            if to != from && (self.enemies(to) > 0 || pool.count() == 0) {
                let gain = self.gain(&pool, to, false) - self.loss(from, &pool) - 3 * i32::from(cost);
                offer(Plan { gain, naval: false, single: None });
            }
        }
        best
    }

    /// The best that fleets with their cargo can do.
    fn naval_plan(&self, from: Place) -> Option<Plan> {
        let (facts, state) = (self.facts(), self.state());
        let pool = naval_movers(state, facts, from, self.me);
        let fleets = pool.fleets(facts);
        if fleets == 0 {
            return None;
        }
        let mut cargo = Force { leaders: pool.leaders, ..Force::default() };
        let mut kinds: Vec<Kind> = pool.kinds().filter(|kind| !facts.kind(*kind).is_fleet()).collect();
        kinds.sort_by_key(|kind| -self.unit_worth(*kind));
        for kind in kinds {
            let room = (4 * fleets).saturating_sub(cargo.count()) as u8;
            cargo.units[kind.index()] = pool.of(kind).min(room);
        }
        let lead = pool.leaders.iter().map(|it| pool.leadership(facts, it, true)).max().unwrap_or(0);
        let mut best: Option<Plan> = None;
        for (to, cost) in self.sail_reach(from, 4 + lead) {
            if to == from || !facts.is_locale(to) || cargo.count() == 0 {
                continue;
            }
            let at_home = matches!(facts.place(from).what, PlaceKind::Box(..));
            let loss = if at_home { -120 } else { self.loss(from, &cargo) };
            let gain = self.gain(&cargo, to, true) + 60 - loss - 4 * i32::from(cost);
            if best.is_none_or(|best| gain > best.gain) {
                best = Some(Plan { gain, naval: true, single: None });
            }
        }
        best
    }

    fn plan(&self, from: Place) -> Option<Plan> {
        let (land, naval) = (self.land_plan(from), self.naval_plan(from));
        match (land, naval) {
            (Some(land), Some(naval)) => Some(if naval.gain > land.gain { naval } else { land }),
            (land, naval) => land.or(naval),
        }
    }

    pub(super) fn move_from(&self, choices: &[Choice], campaign: u8) -> Weighed {
        let least = if campaign == 1 { LEAST_GAIN } else { 150 };
        self.each(choices, |choice| match choice {
            Choice::Place(place) => self.plan(place).map_or(-1, |plan| plan.gain - least),
            Choice::Button(Button::Done) => 0,
            Choice::Marker(marker) if marker != self.facts().marks.spy => 50,
            _ => -1,
        })
    }

    pub(super) fn land_or_sea(&self, choices: &[Choice], place: Place) -> Weighed {
        let naval = self.plan(place).is_some_and(|plan| plan.naval);
        self.prefer(choices, if naval { Button::BySea } else { Button::ByLand })
    }

    pub(super) fn commander(&self, choices: &[Choice], place: Place) -> Weighed {
        let single = self.plan(place).is_some_and(|plan| plan.single.is_some());
        self.each(choices, |choice| match choice {
            Choice::Leader(leader) if !single => 1 + i32::from(self.facts().leader(leader).value),
            Choice::Leader(leader) => -i32::from(self.facts().leader(leader).value),
            _ => i32::from(single) * 5,
        })
    }

    /// How many go: the plan's single unit, all but a garrison, or as many as can.
    pub(super) fn force_size(&self, choices: &[Choice], place: Place, chosen: usize) -> Weighed {
        let marches =
            matches!(self.state().phase, Phase::Movement(..)) && self.view.active() == Some(self.me);
        let units = match self.plan(place).filter(|_| marches) {
            Some(Plan { single: Some(_), .. }) => Some(1),
            Some(plan) if !plan.naval && self.garrison_due(place) => {
                Some(land_movers(self.state(), self.facts(), place, self.me).count() - 1)
            }
            _ => None,
        };
        self.each(choices, |choice| match (choice, units) {
            (Choice::Number(number), Some(units)) => -(number - (units + chosen) as i32).abs(),
            (Choice::Number(number), None) => number,
            (Choice::Button(Button::All), Some(_)) => -100,
            (Choice::Button(Button::All), None) => 1000,
            _ => -1000,
        })
    }

    /// Whether somebody should stay in a town when the rest leaves.
    fn garrison_due(&self, place: Place) -> bool {
        self.facts().is_locale(place) && self.worth(place) > 0 && self.mine(place) > 2
    }

    /// Who goes next: the plan's single unit, or the best units; leaders come last.
    pub(super) fn force_units(&self, choices: &[Choice], place: Place) -> Weighed {
        let single = self.plan(place).and_then(|plan| plan.single);
        self.each(choices, |choice| match choice {
            Choice::Unit(kind) if single == Some(kind) => 1000,
            Choice::Unit(kind) => self.unit_worth(kind),
            _ => 0,
        })
    }

    /// The next step of a march: toward the best place that is still in reach.
    pub(super) fn move_to(&self, choices: &[Choice]) -> Weighed {
        let Some(march) = self.state().march else { return self.prefer(choices, Button::Stop) };
        let stay = self.gain_at(&march.force, march.at);
        let scores = self.each(choices, |choice| match choice {
            Choice::Place(next) => {
                let before = self.reach(march.at, &march.force, march.left);
                let Some((_, step)) = before.iter().find(|(place, _)| *place == next) else { return -1000 };
                if self.enemies(next) > 0 {
                    return self.gain(&march.force, next, false);
                }
                let reach = self.reach(next, &march.force, march.left - step);
                let best = reach.iter().filter(|(place, _)| *place != march.at);
                best.map(|(place, cost)| self.gain_at(&march.force, *place) - 3 * i32::from(cost + step))
                    .max()
                    .unwrap_or(-1000)
            }
            Choice::Button(Button::Stop) => stay,
            _ => -2000,
        });
        let best = scores.scores.iter().copied().max().unwrap_or(0);
        Weighed { why: Some(msg!("dina-why-score", score = best)), ..scores }
    }

    /// What a place brings to a force on the move, which is where it is already.
    fn gain_at(&self, force: &Force, place: Place) -> i32 {
        let here = self.state().march.is_some_and(|march| march.at == place);
        if !here {
            return self.gain(force, place, false);
        }
        let (facts, state) = (self.facts(), self.state());
        let others = self.mine(place) as i32 - force.count() as i32;
        let value = i32::from(state.value(facts, place, self.me)) * 100;
        let fed = supply::forage(state, facts, place, self.me) as i32;
        let hungry = supply::needy(state, facts, place, self.me).count() as i32 - fed;
        (if others <= 0 { value } else { 0 }) - 45 * hungry.clamp(0, force.land_count(facts) as i32)
    }

    pub(super) fn sail_to(&self, choices: &[Choice]) -> Weighed {
        let Some(march) = self.state().march else { return self.prefer(choices, Button::Stop) };
        let cargo = march.force.land(self.facts());
        let at_sea = self.facts().place(march.at).what == PlaceKind::Sea;
        self.each(choices, |choice| match choice {
            Choice::Place(next) => {
                let reach = self.sail_reach(next, march.left - 1);
                let ports =
                    reach.iter().filter(|(place, _)| self.facts().is_locale(*place) && *place != march.from);
                let best =
                    ports.map(|(place, cost)| self.gain(&cargo, *place, true) - 4 * i32::from(*cost)).max();
                best.unwrap_or(-300 - i32::from(!at_sea))
            }
            Choice::Button(Button::Stop) if at_sea => -250,
            Choice::Button(Button::Stop) => 0,
            _ => -2000,
        })
    }

    pub(super) fn land(&self, choices: &[Choice], place: Place) -> Weighed {
        let Some(march) = self.state().march else { return self.prefer(choices, Button::All) };
        let gain = self.gain(&march.force, place, true);
        self.prefer(choices, if gain > 0 { Button::All } else { Button::None })
    }
}
