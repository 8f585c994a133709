//! Interception by American armies.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, Step};

use super::{Asked, Rolled, Rules, Told, arrival, tell};
use crate::generals::{General, GeneralSet, MOST_GENERALS};
use crate::map::Space;
use crate::sides::Side;
use crate::{Place, Word, ask_force};

/// §ww:7.8.A, §wtp:7.2 The American armies that may try to come to a space: each once a card, from next to it.
fn interceptors<G: Rules>(
    t: &Step<'_, G>,
    to: Space<G>,
    tried: GeneralSet<G>,
) -> ArrayVec<General<G>, MOST_GENERALS> {
    let armies = t.state.generals_on_map(t.facts, Side::American).filter(|&(general, at)| {
        !tried.contains(general)
            && at.adjacent_for(t.facts, Some(general)).contains(to)
            && t.state.cus(Side::American, at) > 0
    });
    armies.map(|it| it.0).collect()
}

/// §ww:7.8, §wtp:7.2 One American army after another may try to intercept, until one succeeds or the American lets
/// it be. Says whether an army has come.
pub fn intercept<G: Rules>(
    t: &mut Step<'_, G>,
    mover: General<G>,
    to: Space<G>,
    tried: &mut GeneralSet<G>,
) -> Flow<bool> {
    loop {
        let candidates = interceptors(t, to, *tried);
        let prompt = G::asked(Asked::Intercept { general: mover, space: to });
        let Some(general) = t.ask_or(Side::American, prompt, candidates, Word::No)? else { return Ok(false) };
        tried.insert(general);
        let rating = G::evasion(t.facts, general);
        let die = t.die(G::rolled(Rolled::Intercept { general, rating }), 6)?;
        if die > rating {
            tell(t, Told::InterceptionFailed { general, die });
            continue;
        }
        tell(t, Told::Intercepted { general, die, space: to });
        arrive(t, general, mover, to)?;
        return Ok(true);
    }
}

/// §ww:7.8.C, §ww:7.8.D, §ww:7.8.F, §wtp:7.2 The army comes, with no more than five combat units. It stands there before the
/// British come: a lone British general found there is captured.
fn arrive<G: Rules>(t: &mut Step<'_, G>, general: General<G>, mover: General<G>, to: Space<G>) -> Flow<()> {
    let Some(from) = t.state.space_of(general) else { return Ok(()) };
    let there = t.state.force(Side::American, from);
    let most = there.total().min(t.facts.most_cu);
    let prompt = |nation| G::asked(Asked::InterceptWith { general, nation, space: to });
    let force = ask_force(t, Side::American, prompt, there, G::fewest_along(most), most)?;
    t.state.relocate(force, from, to);
    t.state.put(general, Place::At(to));
    let found = t.state.generals_in(t.facts, Side::British, Place::At(to)).filter(|&it| it != mover);
    let found: ArrayVec<General<G>, MOST_GENERALS> = found.collect();
    for lone in found {
        G::capture(t, lone)?;
    }
    arrival::settle(t, Side::American, to)
}
