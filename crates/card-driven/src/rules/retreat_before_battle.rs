//! American armies may retreat before battle.

use tricorne_kernel::{Flow, Step};

use super::{Asked, Rolled, Rules, Told, arrival, tell, yes};
use crate::generals::GeneralSet;
use crate::map::{Space, SpaceSet};
use crate::sides::Side;
use crate::{Place, ask_force};

/// §ww:7.9.A, §ww:7.9.B, §ww:7.9.C, §wtp:9.0 The American army that a British army has come upon may try to retreat. Says
/// whether it did. Without a space to go to there is no attempt (W16, P10); an army that tried to intercept with this card has
/// none either (§ww:7.8.E, §wtp:7.2).
pub fn attempt<G: Rules>(
    t: &mut Step<'_, G>,
    british_from: Space<G>,
    space: Space<G>,
    tried: GeneralSet<G>,
) -> Flow<bool> {
    let side = Side::American;
    let Some(general) = t.state.general_at(t.facts, side, space) else { return Ok(false) };
    let spaces = G::retreat_spaces(t.state, t.facts, side, space) - SpaceSet::of(british_from);
    if tried.contains(general) || spaces.is_empty() {
        return Ok(false);
    }
    let rating = G::evasion(t.facts, general) + general.facts(t.facts).retreat_bonus;
    if !yes(t, side, Asked::RetreatBeforeBattle { general, space, rating })? {
        return Ok(false);
    }
    let die = t.die(G::rolled(Rolled::RetreatBeforeBattle { general }), 6)?;
    if die > rating {
        tell(t, Told::RetreatFailed { general, die });
        return Ok(false);
    }
    let there = t.state.force(side, space);
    let most = there.total().min(t.facts.most_cu);
    let to = t.pick_in(side, G::asked(Asked::RetreatBeforeBattleWhere { space }), spaces)?;
    let prompt = |nation| G::asked(Asked::RetreatWith { general, nation, space: to });
    let force = ask_force(t, side, prompt, there, G::fewest_along(most), most)?;
    t.state.relocate(force, space, to);
    t.state.put(general, Place::At(to));
    tell(t, Told::RetreatedBeforeBattle { general, die, space: to });
    G::take_over(t, side, to)?;
    arrival::settle(t, side, to)?;
    Ok(true)
}
