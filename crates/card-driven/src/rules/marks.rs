//! PC markers that events place, flip and remove.

use tricorne_kernel::{Flow, Step};

use super::{Rules, Told, tell};
use crate::map::{Colony, Space, SpaceSet};
use crate::pack::{Limit, PlacePc};
use crate::sides::Side;
use crate::{Member, Word};

/// How the spaces of an effect may lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spread {
    /// Anywhere.
    Any,
    /// So many in each colony at most.
    PerColony(u8),
    /// All in one colony.
    SameColony,
}

impl Spread {
    /// One in each colony, or anywhere.
    pub fn one_per_colony(one: bool) -> Spread {
        if one { Spread::PerColony(1) } else { Spread::Any }
    }
}

/// §ww:10.0, §wtp:10.1 Puts a side's PC marker in a space, and tells.
pub fn mark<G: Rules>(t: &mut Step<'_, G>, side: Side, space: Space<G>) {
    let flips = t.state.pcs[side.enemy()].contains(space);
    t.state.mark(side, space);
    tell(t, if flips { Told::PcFlipped { side, space } } else { Told::PcPlaced { side, space } });
}

/// §ww:10.12, §wtp:6.2 Takes a PC marker off a space, and tells.
pub fn remove_pc<G: Rules>(t: &mut Step<'_, G>, side: Side, space: Space<G>) {
    t.state.unmark(space);
    tell(t, Told::PcRemoved { side, space });
}

/// §ww:6.31, §wtp:6.2 Chooses spaces one after another, as often as the limit says, and does something in each. The question
/// knows how many are left.
pub fn choose_spaces<'t, G: Rules>(
    t: &mut Step<'t, G>,
    who: Side,
    prompt: impl Fn(u8) -> G::Prompt,
    limit: Limit,
    spread: Spread,
    targets: impl Fn(&G::Open) -> SpaceSet<G>,
    mut act: impl FnMut(&mut Step<'t, G>, Space<G>),
) -> Flow<()> {
    let facts = t.facts;
    let mut used = [0_u8; 32];
    let mut within = facts.all;
    for left in (1..=limit.most()).rev() {
        let spaces = targets(t.state) & within;
        if spaces.is_empty() {
            break;
        }
        let prompt = prompt(left.min(spaces.len() as u8));
        let chosen = match limit {
            Limit::Max(_) => t.ask_or(who, prompt, spaces.iter(), Word::Done)?,
            Limit::Exactly(_) => Some(t.pick_in(who, prompt, spaces)?),
        };
        let Some(space) = chosen else { break };
        let colony = space.colony(facts);
        used[colony.index()] += 1;
        match spread {
            Spread::Any => {}
            Spread::PerColony(most) if used[colony.index()] < most => {}
            Spread::PerColony(_) => within = within - colony.spaces(facts),
            Spread::SameColony => within = colony.spaces(facts),
        }
        act(t, space);
    }
    Ok(())
}

/// §ww:10.12, §ww:10.12.A, §wtp:6.2 Places PC markers. Where each colony must get one, the colonies are asked for in order.
pub fn place_pcs<G: Rules>(
    t: &mut Step<'_, G>,
    prompt: impl Fn(u8) -> G::Prompt,
    effect: &PlacePc<G>,
) -> Flow<()> {
    let (facts, side) = (t.facts, effect.side);
    let at_first = G::passing(t.state, facts, &effect.filter);
    let targets = |open: &G::Open| {
        let now = G::passing(open, facts, &effect.filter) - open.pcs[side];
        if effect.chaining { now } else { now & at_first }
    };
    let colonies = Colony::all(facts).filter(|it| !(it.spaces(facts) & at_first).is_empty()).count();
    if let Limit::Exactly(most) = effect.limit
        && effect.one_per_colony
        && usize::from(most) >= colonies
    {
        for colony in Colony::all(facts) {
            let spaces = targets(t.state) & colony.spaces(facts);
            if !spaces.is_empty() {
                let space = t.pick_in(side, prompt(1), spaces)?;
                mark(t, side, space);
            }
        }
        return Ok(());
    }
    let spread = match effect.same_colony {
        true => Spread::SameColony,
        false => Spread::one_per_colony(effect.one_per_colony),
    };
    choose_spaces(t, side, prompt, effect.limit, spread, targets, |t, space| mark(t, side, space))
}

/// §ww:6.31, §wtp:6.2 An event removes or flips PC markers of a side.
pub fn change_pcs<G: Rules>(
    t: &mut Step<'_, G>,
    who: Side,
    prompt: impl Fn(u8) -> G::Prompt,
    effect: &crate::pack::ChangePc<G>,
    act: impl Fn(&mut Step<'_, G>, Space<G>),
) -> Flow<()> {
    let facts = t.facts;
    let targets = |open: &G::Open| G::passing(open, facts, &effect.filter) & open.pcs[effect.owner];
    let spread = Spread::one_per_colony(effect.one_per_colony);
    choose_spaces(t, who, prompt, effect.limit, spread, targets, |t, space| act(t, space))
}
