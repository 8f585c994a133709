//! What an army risks where it is: enemies who march four spaces, or come by sea.

use arrayvec::ArrayVec;

use super::{Host, Mind, Weighed, for_side};
use crate::CardDriven;
use crate::generals::{General, MOST_GENERALS};
use crate::map::{Space, SpaceSet};
use crate::sides::Side;

/// What a general alone is worth.
const GENERAL: i32 = 40;

/// An enemy army.
#[derive(Clone, Copy, Debug)]
pub struct Foe<G: CardDriven> {
    general: General<G>,
    at: Space<G>,
    units: u8,
    /// How far it may march to fight.
    pace: u8,
    /// The ports it may sail to.
    ports: SpaceSet<G>,
    /// In how many of a hundred cases the enemy has the card that moves it.
    ready: i32,
}

impl<G: CardDriven, W: Weighed<G>> Mind<'_, G, W> {
    /// The enemy armies.
    fn foes(&self) -> &[Foe<G>] {
        self.foes.get_or_init(|| {
            let enemy = self.me.enemy();
            let pace = self.open.pace(self.facts, enemy).fighting;
            let armies = self.open.generals_on_map(self.facts, enemy);
            let foe = |(general, at): (General<G>, Space<G>)| Foe {
                general,
                at,
                units: self.open.cus(enemy, at).min(self.facts.most_cu),
                pace,
                ports: match enemy {
                    Side::American => SpaceSet::NONE,
                    Side::British => self.open.ports_from(self.facts, at),
                },
                ready: self.ready(general),
            };
            armies.map(foe).filter(|it| it.units > 0).collect::<ArrayVec<_, MOST_GENERALS>>()
        })
    }

    /// In how many of a hundred cases the enemy has the card that moves a general before the agent plays again.
    fn ready(&self, general: General<G>) -> i32 {
        let ready = match general.strategy(self.facts) {
            0 | 1 => 80,
            2 => 55,
            _ => 35,
        };
        if self.enemy_cards == 0 { ready / 4 } else { ready }
    }

    /// What it costs to lose so many combat units: the last ones cost most.
    pub fn losing(&self, count: u8) -> i32 {
        let losses = self.losses.get_or_init(|| {
            let now = self.now().sketch;
            let worth = |sketch: &_| for_side(self.me, W::balance(sketch, self.winter()));
            let before = worth(&now);
            std::array::from_fn(|count| {
                let mut after = now;
                after.units[self.me] = (after.units[self.me] - count as i32).max(0);
                if self.me == Side::British {
                    after.ashore = (after.ashore - count as i32).max(0);
                }
                before - worth(&after)
            })
        });
        losses[usize::from(count).min(losses.len() - 1)]
    }

    /// How much a general with so many combat units would risk in a space from the enemy armies that can come there with
    /// one card. `first` is who would lead the retreat.
    pub(super) fn exposure(&self, general: General<G>, first: General<G>, own: u8, at: Space<G>) -> i32 {
        let ransom = W::ransom(self.facts, general).unwrap_or(0);
        let mut worst = 0;
        for foe in self.foes() {
            let near = self.facts.distance(foe.at, at) <= foe.pace;
            let risk = if own == 0 {
                // Nobody protects him: whoever comes takes him, by sea too.
                if near || foe.ports.contains(at) { 100 * (GENERAL + ransom) } else { continue }
            } else if near {
                let enemy = self.me.enemy();
                let theirs = Host { side: enemy, general: Some(foe.general), cus: foe.units, extra: 0 };
                let mine = Host { side: self.me, general: Some(general), cus: own, extra: 0 };
                let odds = self.open.attacker_wins(self.facts, at, theirs, mine);
                let ways = || self.open.ways_out(self.facts, self.me, (Some(first), false), at).len();
                let caught = match ransom {
                    0 => 0,
                    _ if ways() <= 1 => ransom,
                    // After a defeat he would be alone.
                    _ if own <= 2 => ransom * 3 / 10,
                    _ => 0,
                };
                let stays = match self.me {
                    Side::American => 6 - i32::from(W::evasion(self.facts, general).min(5)),
                    Side::British => 6,
                };
                odds * (self.losing(own.min(2)) + caught) * stays / 6
            } else {
                continue;
            };
            worst = worst.max(foe.ready * risk / 10_000);
        }
        worst * W::caution(self.me) / 100
    }

    /// How much the generals whose capture costs most risk where they are, with so many combat units more.
    pub fn dear_at_risk(&self, more: u8) -> i32 {
        let dear = |it: &(General<G>, Space<G>)| W::ransom(self.facts, it.0).is_some();
        let risk = |(general, at): (General<G>, Space<G>)| {
            self.exposure(general, general, self.open.cus(self.me, at) + more, at)
        };
        self.open.generals_on_map(self.facts, self.me).filter(dear).map(risk).sum()
    }
}
