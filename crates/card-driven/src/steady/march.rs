//! Where armies go: marches, battles, retreats, reinforcements.

use super::{Column, Host, Mind, Pace, UNIT, Weighed};
use crate::generals::General;
use crate::map::{Space, SpaceSet};
use crate::sides::{Force, Nation, Side};
use crate::{CardDriven, Place};

/// What the loser of a battle loses on the average, in hundredths of a combat unit.
const LOSS: i32 = 167;

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
    fn moving(&self) -> Option<Column<G>> {
        let (general, moved, pace) = self.open.moving(self.facts)?;
        let at = self.open.space_of(general)?;
        Some(self.column(general, at, moved, pace))
    }

    /// What is gained if an army ends its move in a space, coming from another.
    fn end_in(&self, column: Column<G>, from: Space<G>, to: Space<G>) -> i32 {
        let enemy = self.me.enemy();
        let mut board = self.open.clone();
        if to != column.at {
            board.relocate(column.force, column.at, to);
            board.put(column.general, Place::At(to));
        }
        let risk = self.exposure(&board, column, to);
        let foes = self.open.cus(enemy, to);
        if foes == 0 {
            if column.force.total() > 0 {
                conquer(&mut board, self.facts, self.me, to);
            }
            return self.change(&board) - risk;
        }
        self.attack(column, from, to, foes) - risk / 2
    }

    /// What an attack is worth: the odds, the losses, and what stands behind them.
    fn attack(&self, column: Column<G>, from: Space<G>, to: Space<G>, foes: u8) -> i32 {
        let enemy = self.me.enemy();
        let defender = self.open.general_at(self.facts, enemy, to);
        let mine = Host { side: self.me, general: Some(column.general), cus: column.force.total(), extra: 0 };
        let theirs = Host { side: enemy, general: defender, cus: foes, extra: 0 };
        let odds = self.open.attacker_wins(self.facts, to, mine, theirs);
        let trapped = (self.open.retreat_spaces(self.facts, enemy, to) - SpaceSet::of(from)).is_empty()
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
            self.change(&board) + if trapped { 60 } else { 0 }
        };
        let caught = self.open.pcs[enemy].contains(from);
        let units = i32::from(column.force.total());
        let lost = if caught { units * UNIT + 60 } else { (LOSS * UNIT / 100).min(units * UNIT) };
        let dear = if caught { W::ransom(self.facts, column.general).unwrap_or(0) } else { 0 };
        (odds * won - (100 - odds) * (lost + dear + W::shame(self.me) + 10)) / 100
    }

    /// How much an army would risk in a space from the enemy armies near.
    fn exposure(&self, board: &W, column: Column<G>, at: Space<G>) -> i32 {
        let enemy = self.me.enemy();
        let near = at.adjacent(self.facts) | self.facts.next_to(at.adjacent(self.facts));
        let own = board.cus(self.me, at);
        let dear = W::ransom(self.facts, column.general).is_some();
        let mut worst = 0;
        for (general, space) in board.generals_on_map(self.facts, enemy).filter(|it| near.contains(it.1)) {
            let foes = board.cus(enemy, space).min(self.facts.most_cu);
            if foes == 0 {
                continue;
            }
            let theirs = Host { side: enemy, general: Some(general), cus: foes, extra: 0 };
            let mine = Host { side: self.me, general: Some(column.general), cus: own, extra: 0 };
            let odds = board.attacker_wins(self.facts, at, theirs, mine);
            let stake = if own == 0 { 40 } else { LOSS * UNIT / 100 };
            let cornered = board.retreat_spaces(self.facts, self.me, at).len() <= 1;
            let stake = stake + if dear && (cornered || own < 2) { 250 } else { 0 };
            worst = worst.max(odds * stake / 250);
        }
        worst
    }

    /// The best that an army can reach, from where it is.
    fn best_from(&self, column: Column<G>, start: Space<G>, previous: Space<G>, moved: u8) -> i32 {
        let enemy = self.me.enemy();
        let mut best = self.end_in(column, previous, start);
        if self.open.cus(enemy, start) > 0 {
            return best;
        }
        let mut reached = SpaceSet::of(start) | SpaceSet::of(column.at);
        let mut front: Vec<(Space<G>, u8)> = vec![(start, moved)];
        while let Some((at, moved)) = front.pop() {
            for (to, cost) in W::steps(self.facts, column.general, at) {
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
                    front.insert(0, (to, moved));
                }
            }
        }
        best
    }

    /// The worth of marching on to a space.
    pub fn marching(&self, to: Space<G>) -> i32 {
        let Some(column) = self.moving() else { return 0 };
        let step = W::steps(self.facts, column.general, column.at).into_iter().find(|step| step.0 == to);
        let moved = column.moved + step.map_or(1, |step| step.1);
        self.best_from(column, to, column.at, moved) - i32::from(moved)
    }

    /// The worth of sailing to a port.
    pub fn sailing(&self, to: Space<G>) -> i32 {
        self.moving().map_or(0, |column| self.end_in(column, column.at, to) - 2)
    }

    /// The worth of staying.
    pub fn stopping(&self) -> i32 {
        self.moving().map_or(0, |column| self.end_in(column, column.at, column.at) + 1)
    }

    /// The worth of moving a general.
    pub fn moving_general(&self, general: General<G>) -> i32 {
        let Some(at) = self.open.space_of(general) else { return 0 };
        let pace = self.open.pace(self.facts, self.me);
        let column = self.column(general, at, 0, pace);
        let stay = self.end_in(column, at, at);
        let mut best = i32::MIN;
        for (to, cost) in W::steps(self.facts, general, at).into_iter().filter(|step| step.1 <= pace.fighting)
        {
            best = best.max(self.best_from(column, to, at, cost));
        }
        if self.me == Side::British {
            for port in self.open.ports_from(self.facts, at).iter() {
                best = best.max(self.end_in(column, at, port));
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
        self.british_odds(mover, space, self.open.general_at(self.facts, self.me, space), cus, 0) - 45
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

    /// The worth of American reinforcements in a space.
    pub fn reinforcing(&self, space: Space<G>, count: u8) -> i32 {
        let side = Side::American;
        let general = self.open.general_at(self.facts, side, space);
        let here = self.open.cus(side, space);
        let mut board = self.open.clone();
        board.add(Nation::American, space, count);
        let commander = general.or_else(|| self.open.any_general_in(self.facts, side, Place::Reinforcements));
        if let Some(general) = commander {
            board.put(general, Place::At(space));
        }
        let risk = commander.map_or(30, |general| {
            let pace = self.open.pace(self.facts, side);
            let column = Column { general, at: space, force: Force::NONE, moved: 0, pace };
            self.exposure(&board, column, space)
        });
        let led = match general {
            Some(general) if here < 5 => 10 + 3 * i32::from(general.battle(self.facts)),
            _ => 0,
        };
        self.change(&board) - risk + led + self.near_friends(space)
    }

    /// The worth of landing the British reinforcements at a port.
    pub fn landing(&self, space: Space<G>) -> i32 {
        let side = Side::British;
        let mut board = self.open.clone();
        let count = std::mem::take(&mut board.british_box);
        board.add(Nation::British, space, count);
        let general = self.open.general_at(self.facts, side, space);
        let commander = general.or_else(|| self.open.any_general_in(self.facts, side, Place::Reinforcements));
        if let Some(general) = commander {
            board.put(general, Place::At(space));
        }
        conquer(&mut board, self.facts, side, space);
        let canada = if self.facts.thirteen.contains(space) { 0 } else { 60 };
        self.change(&board) + self.near_friends(space) - canada
    }

    /// The worth of taking a combat unit from the enemy, or the least harm of giving one.
    pub fn losing_one(&self, space: Space<G>) -> i32 {
        let owner = if self.open.cus(Side::American, space) > 0 { Side::American } else { Side::British };
        let count = i32::from(self.open.cus(owner, space));
        if owner == self.me { count } else { 10 - count }
    }
}

/// Combat units of a side stand alone in a space: generals and Congress are gone.
fn conquer<G: CardDriven, W: Weighed<G>>(board: &mut W, facts: &G::Facts, side: Side, space: Space<G>) {
    while let Some(general) = board.general_at(facts, side.enemy(), space) {
        board.put(general, W::prison(facts, general));
    }
    if side == Side::British && board.congress == Some(space) {
        board.congress = None;
    }
}

/// The beaten leave the board of the imagination where they stood, for the nearest space that takes them.
fn move_away<G: CardDriven, W: Weighed<G>>(board: &mut W, facts: &G::Facts, side: Side, space: Space<G>) {
    let Some(to) = board.retreat_spaces(facts, side, space).iter().next() else { return };
    let force = board.force(side, space);
    board.relocate(force, space, to);
    if let Some(general) = board.general_at(facts, side, space) {
        board.put(general, Place::At(to));
    }
}
