//! What to buy, and where it appears.

use super::{Mind, Weighed};
use crate::choice::{Button, Choice};
use crate::ids::{Kind, Place};
use crate::pack::{PlaceKind, UnitType};
use crate::sides::{Nation, Side};
use crate::supply;

impl Mind<'_> {
    pub(super) fn mobilize(&self, choices: &[Choice]) -> Weighed {
        let state = self.state();
        let hand = self.view.hands[self.me] as i32;
        // The shorter game is won on the tables alone.
        let eager = if state.short && self.me == Side::American { 270 } else { 210 };
        self.each(choices, |choice| match choice {
            Choice::Unit(kind) => self.want_unit(kind),
            Choice::Button(Button::BuyMarker) => (eager - 14 * hand).max(45),
            Choice::Button(Button::BuyLeader) => {
                let leaders: usize = self
                    .facts()
                    .all_places()
                    .map(|place| state.force(self.facts(), place, self.me).leaders.len())
                    .sum();
                150 - 25 * leaders as i32
            }
            Choice::Button(Button::Upgrade) => 80,
            Choice::Button(Button::BuyFortress) => 20,
            Choice::Button(Button::BuyPartisan) => 25,
            Choice::Marker(marker) if marker == self.facts().marks.spy => 0,
            Choice::Marker(_) => 300,
            Choice::Button(Button::Done) => 40,
            _ => 0,
        })
    }

    /// Towns that nobody holds are worth militia; lasting units are worth their price, fleets to carry them.
    fn want_unit(&self, kind: Kind) -> i32 {
        let (facts, state) = (self.facts(), self.state());
        let it = facts.kind(kind);
        let best = facts.all_locales().map(|place| self.empty_town(place)).max().unwrap_or(0);
        let lasting = self.me == Side::British
            || it.nation != Nation::American
            || state.progress.index() >= facts.progress.len() - 2;
        match it.kind {
            UnitType::Militia => {
                if best > 0 {
                    120 + best / 4
                } else {
                    30
                }
            }
            UnitType::Regular => {
                if lasting {
                    130
                } else {
                    85
                }
            }
            UnitType::Light => {
                if lasting {
                    105
                } else {
                    70
                }
            }
            UnitType::Grenadier => 110,
            UnitType::Marine => 90,
            UnitType::Detachment => 0,
            UnitType::Indian => 30,
            UnitType::Fleet => {
                let fleets: usize =
                    facts.all_places().map(|place| state.force(facts, place, self.me).fleets(facts)).sum();
                if fleets < 2 { 135 } else { 10 }
            }
        }
    }

    /// What an own unit in a town would add: its value, if no unit is there.
    pub(super) fn empty_town(&self, place: Place) -> i32 {
        let state = self.state();
        let open = self.mine(place) == 0 && self.enemies(place) == 0 && !state.is_closed(self.facts(), place);
        if open { i32::from(state.value(self.facts(), place, self.me)) * 100 } else { 0 }
    }

    /// Where a unit is best placed: a town without one, else where it eats, near a leader.
    pub(super) fn garrison_site(&self, place: Place, kind: Kind) -> i32 {
        let (facts, state) = (self.facts(), self.state());
        let empty = self.empty_town(place);
        let near = facts.place(place).land.iter().filter(|(next, _)| self.enemies(*next) > 0).count() as i32;
        if empty > 0 {
            return 200 + empty - 5 * near;
        }
        let fed = supply::forage(state, facts, place, self.me) as i32
            - supply::needy(state, facts, place, self.me).count() as i32;
        let home = matches!(facts.place(place).what, PlaceKind::Box(..));
        let leaders = state.force(facts, place, self.me).leaders.len() as i32;
        let sails =
            home && facts.kind(kind).kind != UnitType::Fleet && !state.has_fleet(facts, place, self.me);
        self.worth(place) / 4 + 20 * fed.clamp(-2, 2) + 15 * leaders + if home { 60 } else { 0 }
            - if sails { 70 } else { 0 }
    }

    /// A leader belongs to many units.
    pub(super) fn leader_site(&self, place: Place) -> i32 {
        let force = self.state().force(self.facts(), place, self.me);
        10 * force.count() as i32 - 25 * force.leaders.len() as i32 + self.worth(place) / 50
    }
}
