//! Combat units that events add and remove.

use tricorne_kernel::{Flow, Step};

use super::{Asked, Rules, Told, tell};
use crate::Word;
use crate::cards::Card;
use crate::pack::{AddCu, CuPlace, Limit, RemoveCu};
use crate::sides::Side;

/// §ww:6.31, §wtp:6.2 New combat units, in one space or in the Reinforcements box.
pub fn add_cus<G: Rules>(t: &mut Step<'_, G>, who: Side, card: Card<G>, effect: &AddCu<G>) -> Flow<()> {
    let AddCu { side: owner, count, .. } = *effect;
    if effect.to == CuPlace::Reinforcements {
        t.state.british_box = t.state.british_box.saturating_add(count);
        tell(t, Told::EventBox { count });
        return Ok(());
    }
    let spaces = G::passing(t.state, t.facts, &effect.filter) - t.state.cu_spaces(owner.enemy());
    if spaces.is_empty() {
        return Ok(());
    }
    let space = t.pick_in(who, G::asked(Asked::EventAddCu { card, count }), spaces)?;
    t.state.add(owner.nation(), space, count);
    tell(t, Told::EventReinforced { side: owner, count, space });
    G::take_over(t, owner, space)
}

/// §ww:6.31, §wtp:6.2 Combat units are removed, first from where the card says first.
pub fn remove_cus<G: Rules>(t: &mut Step<'_, G>, who: Side, card: Card<G>, effect: &RemoveCu<G>) -> Flow<()> {
    let (owner, who) = (effect.side, effect.chosen_by.unwrap_or(who));
    for left in (1..=effect.limit.most()).rev() {
        let spaces = G::passing(t.state, t.facts, &effect.filter) & t.state.cu_spaces(owner);
        let full = |place: &&CuPlace| match place {
            CuPlace::Reinforcements => owner == Side::British && t.state.british_box > 0,
            CuPlace::Map => !spaces.is_empty(),
        };
        match effect.from.iter().find(full) {
            None => break,
            Some(CuPlace::Reinforcements) => {
                t.state.british_box -= 1;
                tell(t, Told::EventBoxLoses { count: 1 });
            }
            Some(CuPlace::Map) => {
                let prompt = G::asked(Asked::EventRemoveCu { card, left });
                let chosen = match effect.limit {
                    Limit::Max(_) => t.ask_or(who, prompt, spaces.iter(), Word::Done)?,
                    Limit::Exactly(_) => Some(t.pick_in(who, prompt, spaces)?),
                };
                let Some(space) = chosen else { break };
                if !G::lose_to_event(t, who, owner, space)? {
                    break;
                }
            }
        }
    }
    Ok(())
}
