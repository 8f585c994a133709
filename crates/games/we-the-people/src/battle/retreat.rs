//! §9.2 Retreats and surrenders.

use tricorne_card_driven::rules::arrival::settle;
use tricorne_kernel::{Flow, Rule, msg};

use super::Battle;
use crate::ask::{Choices, Wtp};
use crate::choice::Choice;
use crate::map::{Space, SpaceSet};
use crate::movement::{arrival, ports_for_the_british};
use crate::pack::Pack;
use crate::pieces::{Named, Nation, Side};
use crate::prompt::Prompt;
use crate::state::{Open, Place};

/// §9.2 What became of a beaten army.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Withdrawal {
    /// It retreated to a space.
    To(Space),
    /// It surrendered, with so many combat units.
    Surrender(u8),
}

/// §9.2 The loser retreats with all he has, or surrenders where he cannot.
pub fn withdraw(t: &mut Wtp<'_>, battle: &Battle, loser: Side) -> Flow<Withdrawal> {
    let space = battle.space;
    let mut options: Choices = by_land(t.state, t.facts, battle, loser).iter().map(Choice::Space).collect();
    options.extend(by_sea(t.state, t.facts, battle, loser).iter().map(Choice::BySea));
    if options.is_empty() {
        return Ok(Withdrawal::Surrender(surrender(t, loser, space)));
    }
    let prompt = Prompt::RetreatWhere { space, rule: Rule("9.2") };
    let (Choice::Space(to) | Choice::BySea(to)) = t.pick(loser, prompt, &options)? else {
        return Ok(Withdrawal::To(space));
    };
    let force = t.state.force(loser, space);
    t.state.relocate(force, space, to);
    if let Some(general) = t.state.general_at(t.facts, loser, space) {
        t.state.put(general, Place::At(to));
    }
    t.note("9.2", msg!("wtp-note-retreated", side = loser.name(), from = space, to = to));
    arrival::take_over(t, loser, to);
    settle(t, loser, to)?;
    Ok(Withdrawal::To(to))
}

/// §9.2 Who attacked goes back where he came from, unless there is an enemy PC marker; who defended goes anywhere else.
fn by_land(state: &Open, facts: &Pack, battle: &Battle, loser: Side) -> SpaceSet {
    let origin = SpaceSet::of(battle.from);
    if loser == battle.attacker {
        origin - state.pcs[loser.enemy()]
    } else {
        arrival::retreat_spaces(state, facts, loser, battle.space) - origin
    }
}

/// §9.2 The ports that beaten British may sail to from a port without the French Navy; by option defenders alone (P14).
fn by_sea(state: &Open, facts: &Pack, battle: &Battle, loser: Side) -> SpaceSet {
    let space = battle.space;
    let attacked = loser == battle.attacker && state.options.only_defenders_sail;
    if loser == Side::American || attacked || !space.is_port(facts) || state.navy_space().contains(space) {
        return SpaceSet::NONE;
    }
    ports_for_the_british(state, facts) - SpaceSet::of(space)
}

/// §9.2 Who cannot retreat surrenders: combat units are eliminated, the general is captured. Says how many combat units.
fn surrender(t: &mut Wtp<'_>, loser: Side, space: Space) -> u8 {
    let force = t.state.force(loser, space);
    for nation in Nation::ALL {
        t.state.eliminate(nation, space, force[nation]);
    }
    t.note("9.2", msg!("wtp-note-surrendered", side = loser.name(), count = force.total(), space = space));
    if let Some(general) = t.state.general_at(t.facts, loser, space) {
        arrival::capture(t, general);
    }
    force.total()
}
