//! Where armies go: marches, battles, retreats, reinforcements.

use arrayvec::ArrayVec;
use tricorne_kernel::Member;

use super::{Column, Host, Mind, Pace, Sketch, Weighed, for_side};
use crate::generals::General;
use crate::map::{MOST_SPACES, Road, Space, SpaceSet};
use crate::sides::{Force, Side};
use crate::{CardDriven, Place};

/// How much of a PC marker to come counts at the beginning of a year, in eighths.
const EARLY: i32 = 3;

/// What it is worth to a general to end his move in each space without enemy combat units, as far as it was asked.
#[derive(Debug)]
pub struct Ends<G> {
    general: Option<General<G>>,
    worth: [i32; MOST_SPACES],
    /// What colonies are worth once he has left.
    left: Option<i32>,
}

impl<G> Default for Ends<G> {
    fn default() -> Self {
        Ends { general: None, worth: [i32::MIN; MOST_SPACES], left: None }
    }
}

impl<G: CardDriven> Ends<G> {
    fn get(&self, general: General<G>, space: Space<G>) -> Option<i32> {
        let worth = self.worth[space.index()];
        (self.general == Some(general) && worth != i32::MIN).then_some(worth)
    }

    fn keep(&mut self, general: General<G>, space: Space<G>, worth: i32) {
        self.about(general).worth[space.index()] = worth;
    }

    /// What is kept of this general, and of no other.
    fn about(&mut self, general: General<G>) -> &mut Ends<G> {
        if self.general != Some(general) {
            *self = Ends { general: Some(general), ..Ends::default() };
        }
        self
    }
}

impl<G: CardDriven, W: Weighed<G>> Mind<'_, G, W> {
    /// The army of a general where it stands.
    fn column(&self, general: General<G>, at: Space<G>, moved: u8, pace: Pace) -> Column<G> {
        let there = self.open.force(self.me, at);
        let mut force = Force::NONE;
        for &nation in self.me.nations() {
            force[nation] = there[nation].min(self.facts.most_cu - force.total());
        }
        Column { general, at, force, moved, pace }
    }

    /// The army that is on the move.
    pub(super) fn moving(&self) -> Option<Column<G>> {
        let (general, moved, pace) = self.open.moving(self.facts)?;
        let at = self.open.space_of(general)?;
        Some(self.column(general, at, moved, pace))
    }

    /// What is gained if an army ends its move in a space, coming from another.
    fn end_in(&self, column: Column<G>, from: Space<G>, to: Space<G>) -> i32 {
        let enemy = self.me.enemy();
        let foes = self.open.cus(enemy, to);
        if foes > 0 {
            return self.attack(column, from, to, foes) - self.exposure_of(column, to) / 2;
        }
        if let Some(worth) = self.ends.borrow().get(column.general, to) {
            return worth;
        }
        let worth = self.quiet_end(column, to) - self.exposure_of(column, to);
        self.ends.borrow_mut().keep(column.general, to, worth);
        worth
    }

    /// What is gained if an army ends its move in a space without enemy combat units, but for what it risks there.
    fn quiet_end(&self, column: Column<G>, to: Space<G>) -> i32 {
        let there = &self.now().sketch.there;
        let prey = there.generals[self.me.enemy()] | there.congress;
        if column.force.total() > 0 && prey.contains(to) {
            return self.gain(|board| {
                if to != column.at {
                    board.relocate(column.force, column.at, to);
                    board.put(column.general, Place::At(to));
                }
                conquer(board, self.facts, self.me, to);
            });
        }
        if to == column.at {
            return 0;
        }
        let now = self.now();
        let way = (column.at, to);
        let sketch = now.sketch.moved(self.open, self.facts, column.general, column.force, way);
        let politics = if there.pcs[self.me].contains(to) {
            self.politics_without(column)
        } else {
            now.politics.with(self.open, self.facts, &sketch.there)
        };
        let gain = for_side(self.me, politics - now.politics.total());
        let gain = if gain > 0 { gain * self.promise() / 8 } else { gain };
        let balance = |sketch: &Sketch<G>| for_side(self.me, W::balance(sketch, self.winter()));
        gain + balance(&sketch) - balance(&now.sketch)
    }

    /// How much of the PC marker counts that an army will place at the end of the year, in eighths: until then it may be
    /// needed elsewhere, or driven off.
    fn promise(&self) -> i32 {
        EARLY + (8 - EARLY) * (self.winter() - 2) / 6
    }

    /// What colonies are worth to the Americans once an army has left its space. In a space with its own PC marker it
    /// changes nothing.
    fn politics_without(&self, column: Column<G>) -> i32 {
        let mut ends = self.ends.borrow_mut();
        *ends.about(column.general).left.get_or_insert_with(|| {
            let mut there = self.now().sketch.there;
            there.generals[self.me].remove(column.at);
            if self.open.force(self.me, column.at) == column.force {
                there.cus[self.me].remove(column.at);
            }
            self.now().politics.with(self.open, self.facts, &there)
        })
    }

    /// How much an army would risk in a space.
    fn exposure_of(&self, column: Column<G>, to: Space<G>) -> i32 {
        let here = self.open.cus(self.me, to);
        let own = if to == column.at { here } else { here + column.force.total() };
        let met = self.open.general_at(self.facts, self.me, to);
        let first = met.map_or(column.general, |it| it.min(column.general));
        self.exposure(column.general, first, own, to)
    }

    /// What an attack is worth: the odds, the losses, and what stands behind them.
    fn attack(&self, column: Column<G>, from: Space<G>, to: Space<G>, foes: u8) -> i32 {
        let enemy = self.me.enemy();
        let defender = self.open.general_at(self.facts, enemy, to);
        let mine = Host { side: self.me, general: Some(column.general), cus: column.force.total(), extra: 0 };
        let theirs = Host { side: enemy, general: defender, cus: foes, extra: 0 };
        let odds = self.open.attacker_wins(self.facts, to, mine, theirs);
        let trapped = (ways_out(self.open, self.facts, enemy, to) - SpaceSet::of(from)).is_empty()
            && !(enemy == Side::British && to.is_port(self.facts));
        let won = {
            let mut board = self.open.clone();
            board.relocate(column.force, column.at, to);
            board.put(column.general, Place::At(to));
            for &nation in enemy.nations() {
                let left = board.cus[nation as usize][to];
                board.eliminate(nation, to, if trapped { left } else { left.min(2) });
            }
            if trapped {
                conquer(&mut board, self.facts, self.me, to);
            } else {
                move_away(&mut board, self.facts, enemy, to);
            }
            self.change(&board) * W::boldness(self.me) / 8 + if trapped { 60 } else { 0 }
        };
        let caught = self.open.pcs[enemy].contains(from);
        let units = column.force.total();
        let lost = if caught { self.losing(units) + 60 } else { self.losing(units.min(2)) };
        let dear = if caught { W::ransom(self.facts, column.general).unwrap_or(0) } else { 0 };
        (odds * won - (100 - odds) * (lost + dear + W::shame(self.me) + 10)) / 100
    }

    /// The best that an army can reach, from where it is.
    fn best_from(&self, column: Column<G>, start: Space<G>, previous: Space<G>, moved: u8) -> i32 {
        let enemy = self.me.enemy();
        let mut best = self.end_in(column, previous, start);
        if self.open.cus(enemy, start) > 0 {
            return best;
        }
        let mut reached = SpaceSet::of(start) | SpaceSet::of(column.at);
        let mut front: ArrayVec<(Space<G>, u8), MOST_SPACES> = ArrayVec::new();
        front.push((start, moved));
        let mut next = 0;
        while let Some(&(at, moved)) = front.get(next) {
            next += 1;
            for &Road { to, cost, .. } in roads(self.facts, column.general, at) {
                let moved = moved + cost;
                let meets = self.open.cus(enemy, to) > 0;
                let limit = if meets { column.pace.fighting } else { column.pace.otherwise };
                let alone = column.force.total() == 0;
                let closed = alone && (meets || self.open.closed_to_generals(self.me, to));
                if reached.contains(to) || moved > limit || closed {
                    continue;
                }
                reached.insert(to);
                best = best.max(self.end_in(column, at, to) - i32::from(moved));
                if !meets {
                    front.push((to, moved));
                }
            }
        }
        best
    }

    /// The worth of marching on to a space.
    pub fn marching(&self, to: Space<G>) -> i32 {
        let Some(column) = self.moving() else { return 0 };
        let road = roads(self.facts, column.general, column.at).find(|road| road.to == to);
        let moved = column.moved + road.map_or(1, |road| road.cost);
        self.best_from(column, to, column.at, moved) - i32::from(moved)
    }

    /// The worth of sailing to a port.
    pub fn sailing(&self, to: Space<G>) -> i32 {
        self.moving().map_or(0, |column| self.voyage(column, to) - 2)
    }

    /// What a voyage is worth: where it ends, and what can be done from there.
    fn voyage(&self, column: Column<G>, to: Space<G>) -> i32 {
        let scope = self.scope(to) - self.scope(column.at);
        self.end_in(column, column.at, to) + 2 * scope
    }

    /// The worth of staying.
    pub fn stopping(&self) -> i32 {
        self.moving().map_or(0, |column| self.end_in(column, column.at, column.at) + 1)
    }

    /// The worth of moving a general.
    pub fn moving_general(&self, general: General<G>) -> i32 {
        *self.moves[general.index()].get_or_init(|| self.weigh_general(general))
    }

    fn weigh_general(&self, general: General<G>) -> i32 {
        let Some(at) = self.open.space_of(general) else { return 0 };
        let pace = self.open.pace(self.facts, self.me);
        let column = self.column(general, at, 0, pace);
        let stay = self.end_in(column, at, at);
        let mut best = i32::MIN;
        for road in roads(self.facts, general, at).filter(|road| road.cost <= pace.fighting) {
            best = best.max(self.best_from(column, road.to, at, road.cost));
        }
        if self.me == Side::British {
            for port in self.open.ports_from(self.facts, at).iter() {
                best = best.max(self.voyage(column, port));
            }
        }
        best.saturating_sub(stay)
    }

    /// The best move with so many operations.
    pub fn best_move(&self, operations: u8) -> i32 {
        let generals = self
            .open
            .generals_on_map(self.facts, self.me)
            .filter(|it| it.0.strategy(self.facts) <= operations);
        generals.map(|it| self.moving_general(it.0)).max().unwrap_or(0)
    }

    /// The worth of an interception.
    pub fn intercepting(&self, general: General<G>) -> i32 {
        let Some((mover, ..)) = self.open.moving(self.facts) else { return 0 };
        let (Some(to), Some(from)) = (self.open.space_of(mover), self.open.space_of(general)) else {
            return 0;
        };
        let cus = self.open.cus(self.me, from).min(self.facts.most_cu) + self.open.cus(self.me, to);
        let odds = 100 - self.british_odds(mover, to, Some(general), cus, 1);
        odds - if W::ransom(self.facts, general).is_some() { 75 } else { 50 }
    }

    /// The worth of slipping away: the worse the battle looks, the better.
    pub fn slipping_away(&self) -> i32 {
        let Some((mover, ..)) = self.open.moving(self.facts) else { return 0 };
        let Some(space) = self.open.space_of(mover) else { return 0 };
        let cus = self.open.cus(self.me, space);
        let general = self.open.general_at(self.facts, self.me, space);
        self.british_odds(mover, space, general, cus, 0) - 45
    }

    /// The odds of a British attack on Americans.
    fn british_odds(
        &self,
        british: General<G>,
        space: Space<G>,
        general: Option<General<G>>,
        cus: u8,
        extra: i32,
    ) -> i32 {
        let red = self.open.cus(Side::British, space);
        let attacker = Host { side: Side::British, general: Some(british), cus: red, extra: 0 };
        let defender = Host { side: Side::American, general, cus, extra };
        self.open.attacker_wins(self.facts, space, attacker, defender)
    }

    /// How close the battle is that is being fought: the odds of the agent's side.
    pub fn battle_odds(&self) -> i32 {
        let Some((mover, ..)) = self.open.moving(self.facts) else { return 50 };
        let Some(space) = self.open.space_of(mover) else { return 50 };
        let attacker = mover.side(self.facts);
        let host = |side: Side| Host::<G> {
            side,
            general: self.open.general_at(self.facts, side, space),
            cus: self.open.cus(side, space),
            extra: 0,
        };
        let odds = self.open.attacker_wins(self.facts, space, host(attacker), host(attacker.enemy()));
        if attacker == self.me { odds } else { 100 - odds }
    }

    /// How good a refuge a space is.
    pub fn refuge(&self, space: Space<G>) -> i32 {
        let friends = i32::from(self.open.cus(self.me, space).min(5));
        let own = i32::from(self.open.pcs[self.me].contains(space));
        let shelter = i32::from(space.is_sheltered(self.facts));
        2 * friends + 4 * own + 3 * shelter + 2 * self.steps_to_enemy(space).min(4) + self.near_friends(space)
    }
}

/// The lines that a general may take from a space.
fn roads<G: CardDriven>(
    facts: &G::Facts,
    general: General<G>,
    from: Space<G>,
) -> impl Iterator<Item = &Road<G>> {
    from.roads(facts).iter().filter(move |road| road.open_to(Some(general)))
}

/// Where a side's force in a space may retreat to along lines.
fn ways_out<G: CardDriven, W: Weighed<G>>(
    board: &W,
    facts: &G::Facts,
    side: Side,
    from: Space<G>,
) -> SpaceSet<G> {
    let force = (board.general_at(facts, side, from), board.cus(side, from) == 0);
    board.ways_out(facts, side, force, from)
}

/// Combat units of a side stand alone in a space: generals and Congress are gone.
pub(super) fn conquer<G: CardDriven, W: Weighed<G>>(
    board: &mut W,
    facts: &G::Facts,
    side: Side,
    space: Space<G>,
) {
    while let Some(general) = board.general_at(facts, side.enemy(), space) {
        board.put(general, W::prison(facts, general));
    }
    if side == Side::British && board.congress == Some(space) {
        board.congress = None;
    }
}

/// The beaten leave the board of the imagination where they stood, for the nearest space that takes them.
fn move_away<G: CardDriven, W: Weighed<G>>(board: &mut W, facts: &G::Facts, side: Side, space: Space<G>) {
    let Some(to) = ways_out(board, facts, side, space).iter().next() else { return };
    let force = board.force(side, space);
    board.relocate(force, space, to);
    if let Some(general) = board.general_at(facts, side, space) {
        board.put(general, Place::At(to));
    }
}
