//! §9.6 Retreats and surrenders.

use tricorne_card_driven::rules::arrival::settle;
use tricorne_kernel::{Flow, Rule, msg};

use super::{Battle, modifiers};
use crate::ask::{Choices, Ww};
use crate::choice::Choice;
use crate::map::{Space, SpaceSet};
use crate::movement::{arrival, ports_for_the_british};
use crate::pack::Pack;
use crate::pieces::{Named, Nation, Side};
use crate::prompt::Prompt;
use crate::state::{Open, Place};

/// §9.6 The loser retreats, or surrenders where he cannot. Says how many combat units surrendered.
pub fn retreat(t: &mut Ww<'_>, battle: &Battle, loser: Side) -> Flow<u8> {
    let space = battle.space;
    let general = t.state.general_at(t.facts, loser, space);
    let force = t.state.force(loser, space);
    if general.is_none() && force.total() == 0 {
        return Ok(0);
    }
    let land = arrival::retreat_spaces(t.state, t.facts, loser, space);
    let back = SpaceSet::of(battle.from);
    let (land, sea) = if loser == battle.attacker {
        (land & back, SpaceSet::NONE)
    } else {
        (land - back, by_sea(t.state, t.facts, loser, space))
    };
    let mut options: Choices = land.iter().map(Choice::Space).collect();
    options.extend(sea.iter().map(Choice::BySea));
    if options.is_empty() {
        return surrender(t, loser, space);
    }
    let prompt = Prompt::RetreatWhere { space, rule: Rule("9.61") };
    let (Choice::Space(to) | Choice::BySea(to)) = t.pick(loser, prompt, &options)? else { return Ok(0) };
    t.state.relocate(force, space, to);
    if let Some(general) = general {
        t.state.put(general, Place::At(to));
    }
    t.note("9.61", msg!("ww-note-retreated", side = loser.name(), from = space, to = to));
    if force.total() > 0 {
        arrival::take_over(t, loser, to)?;
    }
    settle(t, loser, to)?;
    Ok(0)
}

/// §9.62 The ports that beaten British defenders may sail to.
fn by_sea(state: &Open, facts: &Pack, loser: Side, space: Space) -> SpaceSet {
    if loser == Side::American || !modifiers::navy_supports(state, facts, space) {
        return SpaceSet::NONE;
    }
    let alone = state.cus(loser, space) == 0;
    let met = if alone { state.general_spaces(facts, Side::American) } else { SpaceSet::NONE };
    ports_for_the_british(state, facts) - SpaceSet::of(space) - met
}

/// §9.63, §9.63.A, §9.63.B Who cannot retreat surrenders: combat units are eliminated, the general is captured.
fn surrender(t: &mut Ww<'_>, loser: Side, space: Space) -> Flow<u8> {
    let force = t.state.force(loser, space);
    for nation in Nation::ALL {
        t.state.eliminate(nation, space, force[nation]);
    }
    t.note("9.63", msg!("ww-note-surrendered", side = loser.name(), count = force.total(), space = space));
    if let Some(general) = t.state.general_at(t.facts, loser, space) {
        arrival::capture(t, general)?;
    }
    Ok(force.total())
}
