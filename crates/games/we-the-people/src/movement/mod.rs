//! §7.0 Movement: a general marches or sails, with the combat units he takes along.

pub mod arrival;

use tricorne_card_driven::rules::{arrival::settle, interception, retreat_before_battle};
use tricorne_kernel::{Flow, Rule, msg};

use crate::ask::{self, Choices, Wtp};
use crate::battle::{self, Battle};
use crate::choice::Choice;
use crate::map::{Space, SpaceSet};
use crate::pack::Pack;
use crate::pieces::{Force, General, GeneralSet, Named, Nation, Side};
use crate::prompt::Prompt;
use crate::state::{Activation, Open, Place, State};
use crate::victory;
use crate::words::Button;

/// What one strategy card has done so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct CardPlay {
    /// §7.2 The American armies that tried to intercept.
    pub tried: GeneralSet,
    /// §7.0 The generals who have moved.
    pub moved: GeneralSet,
    /// §5.0 No card was left in either hand once this one was played.
    pub last_card: bool,
}

impl CardPlay {
    /// A card that has just left its hand.
    pub fn new(state: &State) -> CardPlay {
        let last_card = Side::BOTH.iter().all(|&side| state.hands[side].is_empty());
        CardPlay { last_card, ..CardPlay::default() }
    }
}

/// A general on the march.
#[derive(Clone, Copy, Debug)]
struct March {
    general: General,
    side: Side,
    at: Space,
    moved: u8,
    /// §7.1 How far he may go.
    pace: u8,
}

impl March {
    /// How few combat units he must take along to a space, if he may go there at all.
    fn least_into(&self, state: &Open, facts: &Pack, to: Space) -> Option<u8> {
        let enemy = self.side.enemy();
        if self.moved >= self.pace {
            return None;
        }
        let meets = state.cus(enemy, to) > 0;
        let halts = state.general_at(facts, enemy, to).is_some()
            && !self.can_pass_alone(state, facts, to, self.moved + 1);
        let least = u8::from(meets || halts);
        (least <= state.cus(self.side, self.at)).then_some(least)
    }

    /// §7.1 Whether a general without combat units who meets an enemy general could go on from there.
    fn can_pass_alone(&self, state: &Open, facts: &Pack, at: Space, moved: u8) -> bool {
        let enemy = self.side.enemy();
        moved < self.pace
            && (at.adjacent_for(facts, Some(self.general)) - state.cu_spaces(enemy)).iter().any(|to| {
                state.general_at(facts, enemy, to).is_none()
                    || self.can_pass_alone(state, facts, to, moved + 1)
            })
    }

    /// §7.1 The spaces he may march to.
    fn by_land(&self, state: &Open, facts: &Pack) -> SpaceSet {
        self.at.adjacent_for(facts, Some(self.general)).only(|to| self.least_into(state, facts, to).is_some())
    }

    /// §7.1 The ports he may sail to, with his whole move. The port that he leaves may have an American PC marker.
    fn by_sea(&self, state: &Open, facts: &Pack) -> SpaceSet {
        let closed = !self.at.is_port(facts) || state.navy_space().contains(self.at);
        if self.side == Side::American || self.moved > 0 || closed {
            return SpaceSet::NONE;
        }
        let alone = state.cus(self.side, self.at) == 0;
        let met = if alone { state.general_spaces(facts, Side::American) } else { SpaceSet::NONE };
        ports_for_the_british(state, facts) - met - SpaceSet::of(self.at)
    }

    /// §7.1 Whether he may stay where he is: a general alone may not stop with an enemy general.
    fn may_stop(&self, state: &Open, facts: &Pack) -> bool {
        state.cus(self.side, self.at) > 0 || state.general_at(facts, self.side.enemy(), self.at).is_none()
    }
}

/// §7.1, §8.0, §9.2 The ports that the British may sail to and land at.
pub fn ports_for_the_british(state: &Open, facts: &Pack) -> SpaceSet {
    facts.ports - state.navy_space() - state.pcs.american - state.cu_spaces(Side::American)
}

/// §7.0 The generals whom an operations card of this value can move and who can go anywhere.
pub fn movable(
    state: &Open,
    facts: &Pack,
    side: Side,
    operations: u8,
    pace: u8,
    play: CardPlay,
) -> impl Iterator<Item = General> {
    let ready = state.generals_on_map(facts, side).filter(move |&(general, at)| {
        let march = March { general, side, at, moved: 0, pace };
        general.strategy(facts) <= operations
            && !play.moved.contains(general)
            && !(march.by_land(state, facts) | march.by_sea(state, facts)).is_empty()
    });
    ready.map(|it| it.0)
}

/// §7.1 A general moves: he marches space by space, or sails.
pub fn move_general(t: &mut Wtp<'_>, general: General, pace: u8, play: &mut CardPlay) -> Flow<()> {
    let Some(at) = t.state.space_of(general) else { return Ok(()) };
    play.moved.insert(general);
    t.note("7.0", msg!("wtp-note-moves", side = general.side(t.facts).name(), general = general, space = at));
    t.state.activation = Some(Activation { general, moved: 0, pace, carried: 0, from: None });
    let mut march = March { general, side: general.side(t.facts), at, moved: 0, pace };
    loop {
        let mut options: Choices = march.by_land(t.state, t.facts).iter().map(Choice::Space).collect();
        options.extend(march.by_sea(t.state, t.facts).iter().map(Choice::BySea));
        if options.is_empty() {
            break;
        }
        if march.moved > 0 && march.may_stop(t.state, t.facts) {
            options.push(Button::Stop.into());
        }
        let prompt = Prompt::Move { general, space: march.at, moved: march.moved };
        let goes_on = match t.ask(general.side(t.facts), prompt, &options)? {
            Choice::Space(to) => leg(t, &mut march, to, play)?,
            Choice::BySea(to) => {
                sail(t, &mut march, to)?;
                false
            }
            _ => false,
        };
        if !goes_on || t.state.ending.is_some() {
            break;
        }
    }
    if t.state.ending.is_none()
        && let Some(space) = t.state.space_of(general)
    {
        settle(t, general.side(t.facts), space)?;
    }
    t.state.activation = None;
    Ok(())
}

/// §7.1 One space further. Says whether the general may go on.
fn leg(t: &mut Wtp<'_>, march: &mut March, to: Space, play: &mut CardPlay) -> Flow<bool> {
    let least = march.least_into(t.state, t.facts, to).unwrap_or_default();
    let from = march.at;
    let force = take_along(t, march, to, least)?;
    depart(t, march, to, force);
    if force.total() == 0 || t.state.ending.is_some() { Ok(true) } else { enter(t, march, from, play) }
}

/// §7.1 How many combat units come along, up to five: he picks up and drops as he likes.
fn take_along(t: &mut Wtp<'_>, march: &March, to: Space, least: u8) -> Flow<Force> {
    let there = t.state.force(march.side, march.at);
    let most = there.total().min(t.facts.most_cu);
    let prompt = |nation: Nation| Prompt::TakeAlong {
        general: march.general,
        units: nation.name(),
        space: to,
        rule: Rule("7.1"),
    };
    ask::force(t, march.side, prompt, there, least, most)
}

/// §12.0 Leaves a space with some combat units, which may decide the game.
fn depart(t: &mut Wtp<'_>, march: &mut March, to: Space, force: Force) {
    t.state.relocate(force, march.at, to);
    t.state.put(march.general, Place::At(to));
    let units = force.total();
    t.note("7.1", msg!("wtp-note-marched", general = march.general, units = units, from = march.at, to = to));
    march.moved += 1;
    if let Some(activation) = &mut t.state.activation {
        activation.moved = march.moved;
        activation.carried = units;
        activation.from = Some(march.at);
    }
    march.at = to;
    victory::check(t);
}

/// §7.1 Sails to another port with the whole move.
fn sail(t: &mut Wtp<'_>, march: &mut March, to: Space) -> Flow<()> {
    let least = u8::from(t.state.general_at(t.facts, Side::American, to).is_some());
    let force = take_along(t, march, to, least)?;
    depart(t, march, to, force);
    if force.total() > 0 && t.state.ending.is_none() {
        arrival::take_over(t, Side::British, to);
    }
    Ok(())
}

/// §7.1, §7.2, §9.0 What happens when an army enters a space, in order (P9). Says whether it may go on.
fn enter(t: &mut Wtp<'_>, march: &March, from: Space, play: &mut CardPlay) -> Flow<bool> {
    let (side, space) = (march.side, march.at);
    let enemy = side.enemy();
    let battle = Battle { space, from, attacker: side, intercepted: false, last_card: play.last_card };
    let carried = t.state.activation.map_or(0, |activation| activation.carried);
    let held = t.state.cus(side, space) > carried;
    if side == Side::British
        && t.state.pcs.american.contains(space)
        && !(held && t.state.options.safe_among_friends)
        && interception::intercept(t, march.general, space, &mut play.tried)?
    {
        battle::fight(t, Battle { intercepted: true, ..battle })?;
        return Ok(false);
    }
    if t.state.cus(enemy, space) == 0 {
        arrival::take_over(t, side, space);
        return Ok(true);
    }
    if side == Side::British {
        retreat_before_battle::attempt(t, from, space, play.tried)?;
    }
    if t.state.cus(enemy, space) == 0 {
        arrival::take_over(t, side, space);
        return Ok(false);
    }
    battle::fight(t, battle)?;
    Ok(false)
}
