//! §7.0 Movement: an activated general marches or sails, with the combat units he takes along.

pub mod arrival;

use tricorne_card_driven::rules::{arrival::settle, interception, retreat_before_battle};
use tricorne_kernel::{Flow, Rule, msg};

use crate::ask::{self, Choices, Ww};
use crate::battle::{self, Battle};
use crate::choice::Choice;
use crate::map::{BySpace, Space, SpaceSet};
use crate::pack::Pack;
use crate::pieces::{Force, General, GeneralSet, Named, Nation, Side};
use crate::prompt::Prompt;
use crate::state::{Activation, Open, Place, State};
use crate::victory;
use crate::words::Button;

/// What one strategy card has done so far.
#[derive(Clone, Debug, Default)]
pub struct CardPlay {
    /// §7.8.E The American armies that tried to intercept.
    pub tried: GeneralSet,
    /// §7.2 The generals who were activated.
    pub activated: GeneralSet,
    /// §7.4.E In each space, the combat units that a general has moved there (W18).
    spent: [BySpace<u8>; 3],
    /// §9.44 No card was left in either hand once this one was played.
    pub last_card: bool,
}

impl CardPlay {
    /// A card that has just left its hand.
    pub fn new(state: &State) -> CardPlay {
        let last_card = Side::BOTH.iter().all(|&side| state.hands[side].is_empty());
        CardPlay { last_card, ..CardPlay::default() }
    }

    fn spent(&self, space: Space) -> Force {
        Force(std::array::from_fn(|nation| self.spent[nation][space]))
    }

    fn spend(&mut self, force: Force, space: Space) {
        for nation in Nation::ALL {
            self.spent[nation as usize][space] += force[nation];
        }
    }
}

/// §7.3 How far a general may move.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Into a battle or an overrun, or after one.
    pub fighting: u8,
    /// Otherwise.
    pub otherwise: u8,
}

impl Pace {
    /// §7.3.A, §7.3.C Four spaces; five for Americans who do not fight.
    pub fn usual(facts: &Pack, side: Side) -> Pace {
        let tables = &facts.tables;
        let otherwise = match side {
            Side::American => tables.american_spaces,
            Side::British => tables.spaces,
        };
        Pace { fighting: tables.spaces, otherwise }
    }
}

/// A general on the march.
#[derive(Clone, Copy, Debug)]
struct March {
    general: General,
    side: Side,
    at: Space,
    moved: u8,
    pace: Pace,
    overran: bool,
    /// The combat units that came with him to where he is.
    carried: Force,
}

impl March {
    fn new(facts: &Pack, general: General, at: Space, pace: Pace) -> March {
        March { general, side: general.side(facts), at, moved: 0, pace, overran: false, carried: Force::NONE }
    }

    /// §7.3.A, §7.4.E The combat units here that he may take along.
    fn movable(&self, state: &Open, _facts: &Pack, play: &CardPlay) -> Force {
        state.force(self.side, self.at).beyond(play.spent(self.at))
    }

    /// §7.4.A, §7.4.B How few and how many combat units he may take along to a space, if he may go there at all.
    fn force_into(
        &self,
        state: &Open,
        facts: &Pack,
        play: &CardPlay,
        to: Space,
        cost: u8,
    ) -> Option<(u8, u8)> {
        if !self.goes_so_far(state, to, cost) {
            return None;
        }
        let least = u8::from(self.needs_force(state, facts, to, cost));
        let most = self.movable(state, facts, play).total().min(facts.most_cu);
        (least <= most).then_some((least, most))
    }

    /// §7.3 Whether the space is not too far for him.
    fn goes_so_far(&self, state: &Open, to: Space, cost: u8) -> bool {
        let meets = state.cus(self.side.enemy(), to) > 0;
        let limit = if meets || self.overran { self.pace.fighting } else { self.pace.otherwise };
        self.moved + cost <= limit
    }

    /// §7.4.A, §7.4.B Whether he may not go there without combat units.
    fn needs_force(&self, state: &Open, facts: &Pack, to: Space, cost: u8) -> bool {
        let enemy = self.side.enemy();
        state.cus(enemy, to) > 0
            || state.pcs[enemy].contains(to)
            || state.general_at(facts, enemy, to).is_some()
                && !self.can_pass_alone(state, facts, to, self.moved + cost)
    }

    /// §7.4.A Whether a general without combat units who meets an enemy general could go on from there.
    fn can_pass_alone(&self, state: &Open, facts: &Pack, at: Space, moved: u8) -> bool {
        let enemy = self.side.enemy();
        let limit = if self.overran { self.pace.fighting } else { self.pace.otherwise };
        at.roads(facts).iter().filter(|road| road.open_to(Some(self.general))).any(|road| {
            let (to, moved) = (road.to, moved + road.cost);
            let open = moved <= limit && state.cus(enemy, to) == 0 && !state.pcs[enemy].contains(to);
            open && (state.general_at(facts, enemy, to).is_none()
                || self.can_pass_alone(state, facts, to, moved))
        })
    }

    /// §7.3.B The spaces he may march to.
    fn by_land(&self, state: &Open, facts: &Pack, play: &CardPlay) -> SpaceSet {
        let roads = self.at.roads(facts).iter().filter(|road| road.open_to(Some(self.general)));
        let alone = self.movable(state, facts, play).total() == 0;
        roads
            .filter(|it| self.goes_so_far(state, it.to, it.cost))
            .filter(|it| !alone || !self.needs_force(state, facts, it.to, it.cost))
            .map(|it| it.to)
            .collect()
    }

    /// §7.5 The ports he may sail to, with his whole move.
    fn by_sea(&self, state: &Open, facts: &Pack, play: &CardPlay) -> SpaceSet {
        if self.side == Side::American || self.moved > 0 {
            return SpaceSet::NONE;
        }
        let open = ports_for_the_british(state, facts);
        if !open.contains(self.at) {
            return SpaceSet::NONE;
        }
        let alone = self.movable(state, facts, play).total() == 0;
        let met = if alone { state.general_spaces(facts, Side::American) } else { SpaceSet::NONE };
        open - met - SpaceSet::of(self.at)
    }

    /// §7.4.A Whether he may stay where he is: a general alone may not stop with an enemy general.
    fn may_stop(&self, state: &Open, facts: &Pack) -> bool {
        state.cus(self.side, self.at) > 0 || state.general_at(facts, self.side.enemy(), self.at).is_none()
    }
}

/// §7.5, §8.1, §9.62 The ports that the British may sail between and land at.
pub fn ports_for_the_british(state: &Open, facts: &Pack) -> SpaceSet {
    facts.ports - state.blockaded(facts) - state.pcs.american - state.cu_spaces(Side::American)
}

/// §7.1 The generals whom this many operations can activate and who can go anywhere.
pub fn activatable(
    state: &Open,
    facts: &Pack,
    side: Side,
    operations: u8,
    pace: Pace,
    play: &CardPlay,
) -> impl Iterator<Item = General> {
    let ready = state.generals_on_map(facts, side).filter(move |(general, at)| {
        let march = March::new(facts, *general, *at, pace);
        general.strategy(facts) <= operations
            && !play.activated.contains(*general)
            && !(march.by_land(state, facts, play) | march.by_sea(state, facts, play)).is_empty()
    });
    ready.map(|it| it.0)
}

/// §7.3 Activates a general: he marches space by space, or sails.
pub fn activate(t: &mut Ww<'_>, general: General, pace: Pace, play: &mut CardPlay) -> Flow<()> {
    let Some(at) = t.state.space_of(general) else { return Ok(()) };
    play.activated.insert(general);
    t.note(
        "7.1",
        msg!("ww-note-activated", side = general.side(t.facts).name(), general = general, space = at),
    );
    t.state.activation = Some(Activation { general, moved: 0, battle_from: None });
    let mut march = March::new(t.facts, general, at, pace);
    let mut left = CardPlay::default();
    loop {
        let (land, sea) = (march.by_land(t.state, t.facts, play), march.by_sea(t.state, t.facts, play));
        let mut options: Choices = land.iter().map(Choice::Space).collect();
        options.extend(sea.iter().map(Choice::BySea));
        if options.is_empty() {
            break;
        }
        if march.moved > 0 && march.may_stop(t.state, t.facts) {
            options.push(Button::Stop.into());
        }
        let prompt = Prompt::Move { general, space: march.at, moved: march.moved };
        let goes_on = match t.pick(general.side(t.facts), prompt, &options)? {
            Choice::Space(to) => leg(t, &mut march, to, play, &mut left)?,
            Choice::BySea(to) => {
                sail(t, &mut march, to, play, &mut left)?;
                false
            }
            _ => false,
        };
        if !goes_on || t.state.ending.is_some() {
            break;
        }
    }
    if t.state.ending.is_none() && t.state.space_of(general) == Some(march.at) {
        settle(t, general.side(t.facts), march.at)?;
    }
    t.state.activation = None;
    left.spend(march.carried, march.at);
    for space in t.facts.all.iter() {
        play.spend(left.spent(space), space);
    }
    Ok(())
}

/// §7.3.A One space further. Says whether the general may go on.
fn leg(t: &mut Ww<'_>, march: &mut March, to: Space, play: &mut CardPlay, left: &mut CardPlay) -> Flow<bool> {
    let road = march.at.roads(t.facts).iter().find(|road| road.to == to);
    let cost = road.map_or(0, |road| road.cost);
    let (least, most) = march.force_into(t.state, t.facts, play, to, cost).unwrap_or_default();
    let from = march.at;
    let force = take_along(t, march, to, least, most, play)?;
    depart(t, march, to, force, left);
    march.moved += cost;
    if let Some(activation) = &mut t.state.activation {
        activation.moved = march.moved;
    }
    if force.total() == 0 || t.state.ending.is_some() {
        return Ok(true);
    }
    let stayed = t.state.force(march.side, from);
    match enter(t, march, from, play)? {
        Met::Nobody => Ok(true),
        Met::Overrun => {
            march.overran = true;
            Ok(true)
        }
        Met::Battle => {
            // Those that came back have been moved, those that stayed have not (W48).
            left.spend(t.state.force(march.side, from).beyond(stayed), from);
            let standing = t.state.force(march.side, to);
            left.spend(Force(std::array::from_fn(|at| force.0[at].min(standing.0[at]))), to);
            march.carried = Force::NONE;
            march.at = t.state.space_of(march.general).unwrap_or(march.at);
            Ok(false)
        }
    }
}

/// §7.3.A How many combat units come along.
fn take_along(t: &mut Ww<'_>, march: &March, to: Space, least: u8, most: u8, play: &CardPlay) -> Flow<Force> {
    let there = march.movable(t.state, t.facts, play);
    let prompt = |nation: Nation| Prompt::TakeAlong {
        general: march.general,
        units: nation.name(),
        space: to,
        rule: Rule("7.3"),
    };
    ask::force(t, march.side, prompt, there, least, most)
}

/// §13.1 Leaves a space with some combat units, which may decide the game. Those that came with the general and stay have been moved by him.
fn depart(t: &mut Ww<'_>, march: &mut March, to: Space, force: Force, left: &mut CardPlay) {
    left.spend(march.carried.beyond(force), march.at);
    t.state.relocate(force, march.at, to);
    t.state.put(march.general, Place::At(to));
    let units = force.total();
    t.note("7.3", msg!("ww-note-marched", general = march.general, units = units, from = march.at, to = to));
    march.at = to;
    march.carried = force;
    victory::check(t);
}

/// §7.5 Sails to another port with the whole move.
fn sail(t: &mut Ww<'_>, march: &mut March, to: Space, play: &CardPlay, left: &mut CardPlay) -> Flow<()> {
    let least = u8::from(t.state.general_at(t.facts, Side::American, to).is_some());
    let most = march.movable(t.state, t.facts, play).total().min(t.facts.most_cu);
    let force = take_along(t, march, to, least, most, play)?;
    depart(t, march, to, force, left);
    if force.total() > 0 && t.state.ending.is_none() {
        arrival::take_over(t, Side::British, to)?;
    }
    Ok(())
}

/// What an army met in the space it entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Met {
    /// No enemy combat unit: it may go on.
    Nobody,
    /// One that it overran: it may go on.
    Overrun,
    /// Enough to stop it.
    Battle,
}

/// §7.6 to §7.9, §7.8.B, §9.1, §9.7 What happens when an army enters a space, in order (W13).
fn enter(t: &mut Ww<'_>, march: &March, from: Space, play: &mut CardPlay) -> Flow<Met> {
    let (side, space) = (march.side, march.at);
    let enemy = side.enemy();
    let battle = Battle { space, from, attacker: side, intercepted: false, last_card: play.last_card };
    let arrived_alone = t.state.force(side, space) == march.carried;
    if side == Side::British
        && t.state.pcs.american.contains(space)
        && arrived_alone
        && interception::intercept(t, march.general, space, &mut play.tried)?
    {
        return battle::fight(t, Battle { intercepted: true, ..battle });
    }
    if t.state.cus(enemy, space) == 0 {
        arrival::take_over(t, side, space)?;
        return Ok(Met::Nobody);
    }
    let retreated = side == Side::British && retreat_before_battle::attempt(t, from, space, play.tried)?;
    if t.state.cus(enemy, space) == 0 {
        arrival::take_over(t, side, space)?;
        return Ok(Met::Battle);
    }
    if battle::overrun::possible(t.state, t.facts, side, space) {
        battle::overrun::overrun(t, side, space)?;
        return Ok(if retreated { Met::Battle } else { Met::Overrun });
    }
    let met = battle::fight(t, battle)?;
    Ok(if retreated { Met::Battle } else { met })
}
