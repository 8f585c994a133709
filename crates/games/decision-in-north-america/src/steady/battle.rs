//! Battles: the odds, when to go, and who takes the hits.

use tricorne_kernel::msg;

use super::value::unit_worth;
use super::{Mind, Weighed};
use crate::choice::{Button, Choice};
use crate::ids::{Kind, Place};
use crate::state::Battle;

impl Mind<'_> {
    /// What a side is good for in a battle: units that stand, times the dice they roll.
    fn power(&self, battle: &Battle, mine: bool) -> i32 {
        let side = if mine { self.me } else { self.me.enemy() };
        let standing = battle.forces[side].without(&battle.disrupted);
        let facts = self.facts();
        let dice: i32 = standing
            .kinds()
            .map(|kind| {
                let it = facts.kind(kind);
                let wild = it.is_light() && facts.is_wild(battle.place);
                i32::from(standing.of(kind)) * (i32::from(it.strength) + i32::from(wild))
            })
            .sum();
        let dice = dice + i32::from(battle.tactics[side]);
        let walls = battle.fortress && side != battle.attacker && !battle.siege;
        let steps = 2 * battle.forces[side].count() as i32
            - battle.disrupted.and(&battle.forces[side]).count() as i32;
        dice * steps * if walls { 3 } else { 1 }
    }

    /// The chance to win the battle as it is, in hundredths.
    fn odds(&self) -> i32 {
        let Some(battle) = &self.state().battle else { return 50 };
        let (mine, theirs) = (self.power(battle, true).max(1), self.power(battle, false).max(1));
        let first = if battle.firing == self.me { 12 } else { 10 };
        100 * mine * first / (mine * first + theirs * 10)
    }

    pub(super) fn fire_or_retreat(&self, choices: &[Choice]) -> Weighed {
        let odds = self.odds();
        let stays = odds >= 30;
        let why =
            if stays { msg!("dina-why-odds", odds = odds) } else { msg!("dina-why-retreat", odds = odds) };
        let wanted = if stays { Button::Fire } else { Button::Retreat };
        Weighed { why: Some(why), ..self.prefer(choices, wanted) }
    }

    pub(super) fn commit_tactics(&self, choices: &[Choice]) -> Weighed {
        let odds = self.odds();
        let weighed = if (20..90).contains(&odds) {
            self.most(choices)
        } else {
            self.each(choices, |choice| match choice {
                Choice::Number(number) => -number,
                _ => 0,
            })
        };
        Weighed { why: Some(msg!("dina-why-odds", odds = odds)), ..weighed }
    }

    /// What a unit is worth to keep.
    pub(super) fn unit_worth(&self, kind: Kind) -> i32 {
        unit_worth(self.facts(), kind)
    }

    pub(super) fn least_useful(&self, choices: &[Choice]) -> Weighed {
        self.each(choices, |choice| match choice {
            Choice::Unit(kind) | Choice::Disrupted(kind) | Choice::UnitAt(kind, _) => -self.unit_worth(kind),
            Choice::Leader(leader) => -50 - 10 * i32::from(self.facts().leader(leader).value),
            _ => 0,
        })
    }

    pub(super) fn most_useful(&self, choices: &[Choice]) -> Weighed {
        let least = self.least_useful(choices);
        Weighed { scores: least.scores.iter().map(|score| -score).collect(), ..least }
    }

    /// A unit is lost: a disrupted one first, then the weakest.
    pub(super) fn eliminated(&self, choices: &[Choice]) -> Weighed {
        let scores = self.each(choices, |choice| match choice {
            Choice::Disrupted(kind) => 15 - self.unit_worth(kind),
            Choice::Unit(kind) => -self.unit_worth(kind),
            Choice::Leader(leader) => -15 - 15 * i32::from(self.facts().leader(leader).value),
            _ => 0,
        });
        Weighed { why: Some(msg!("dina-why-weakest")), ..scores }
    }

    /// A unit is disrupted: a leader who is not loses nothing by it, then the weakest that stands.
    pub(super) fn disrupted(&self, choices: &[Choice]) -> Weighed {
        let disrupted = self.state().battle.map(|battle| battle.disrupted.leaders).unwrap_or_default();
        let scores = self.each(choices, |choice| match choice {
            Choice::Leader(leader) if !disrupted.has(leader) => 10,
            Choice::Unit(kind) => -self.unit_worth(kind),
            Choice::Disrupted(kind) => -30 - self.unit_worth(kind),
            Choice::Leader(leader) => -60 - 15 * i32::from(self.facts().leader(leader).value),
            _ => 0,
        });
        Weighed { why: Some(msg!("dina-why-weakest")), ..scores }
    }

    /// Where a beaten force is safe: with friends, fed, away from the enemy.
    pub(super) fn refuge(&self, place: Place) -> i32 {
        let facts = self.facts();
        let near: i32 = facts.place(place).land.iter().map(|(next, _)| self.enemies(*next)).sum();
        20 * self.mine(place) as i32 + self.worth(place) / 2 - 10 * near
    }

    /// How a force of some strength would fare against what is seen in a place, in hundredths.
    pub(super) fn chance_against(&self, strength: i32, count: i32, place: Place) -> i32 {
        let enemies = self.enemies(place);
        if enemies == 0 {
            return 100;
        }
        let walls = if self.state().fortresses[self.me.enemy()].has(place) { 3 } else { 1 };
        // What is beneath the top is taken for a little more than a militia each.
        let theirs = enemies * enemies * 7 * walls / 5;
        let mine = strength * count;
        100 * mine / (mine + theirs).max(1)
    }

    pub(super) fn siege_attack(&self, choices: &[Choice], place: Place) -> Weighed {
        let force = self.state().ashore(self.facts(), place, self.me);
        let odds = self.chance_against(force.strength(self.facts()).into(), force.count() as i32, place);
        let wanted = if odds >= 60 { Button::Attack } else { Button::Wait };
        Weighed { why: Some(msg!("dina-why-odds", odds = odds)), ..self.prefer(choices, wanted) }
    }

    pub(super) fn intercept(&self, choices: &[Choice], place: Place) -> Weighed {
        self.each(choices, |choice| match choice {
            Choice::Place(from) => {
                let force = self.state().ashore(self.facts(), from, self.me);
                let odds =
                    self.chance_against(force.strength(self.facts()).into(), force.count() as i32, place);
                odds - 65 - self.worth(from) / 20
            }
            Choice::Button(Button::Pass) => 1,
            _ => 0,
        })
    }
}
