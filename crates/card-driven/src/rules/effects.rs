//! What cards do, read from their effects.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, Step};

use super::{Asked, Rules, Told, marks, tell, units};
use crate::cards::Card;
use crate::pack::{CuPlace, Effect, RemoveCu};
use crate::sides::Side;
use crate::{Place, Word};

/// §ww:6.31, §wtp:6.2 Does what an effect says.
pub fn run<'t, G: Rules>(
    t: &mut Step<'t, G>,
    side: Side,
    card: Card<G>,
    effect: &'t Effect<G>,
    play: &mut G::CardPlay,
) -> Flow<()> {
    match effect {
        Effect::Ops(_) => {}
        Effect::PlacePc(it) => marks::place_pcs(t, |left| G::asked(Asked::EventPlace { card, left }), it)?,
        Effect::RemovePc(it) => {
            let asked = |left| G::asked(Asked::EventRemove { card, left });
            marks::change_pcs(t, side, asked, it, |t, space| marks::remove_pc(t, it.owner, space))?;
        }
        Effect::FlipPc(it) => {
            let asked = |left| G::asked(Asked::EventFlip { card, left });
            marks::change_pcs(t, side, asked, it, |t, space| marks::mark(t, it.owner.enemy(), space))?;
        }
        Effect::AddCu(it) => units::add_cus(t, side, card, it)?,
        Effect::RemoveCu(it) => units::remove_cus(t, side, card, it)?,
        Effect::DrawCards { side: owner, count } => {
            for _ in 0..*count {
                G::draw(t, *owner)?;
            }
        }
        Effect::LoseRegulars => G::lose_regulars(t),
        Effect::RemoveGeneral(general) => {
            t.state.put(*general, Place::Out);
            tell(t, Told::OutOfTheGame { general: *general });
        }
        Effect::WarEnds(year) => {
            t.state.put_in_war_ends_box(card);
            tell(t, Told::WarEnds { year: *year });
        }
        Effect::Choose(options) => choose(t, side, card, options, play)?,
        Effect::Sequence(steps) => {
            for step in steps {
                run(t, side, card, step, play)?;
            }
        }
        Effect::Own(own) => G::run_own(t, side, card, own, play)?,
    }
    Ok(())
}

/// §ww:6.31, §wtp:6.2 One of several effects, out of those that can change something.
fn choose<'t, G: Rules>(
    t: &mut Step<'t, G>,
    side: Side,
    card: Card<G>,
    options: &'t [Effect<G>],
    play: &mut G::CardPlay,
) -> Flow<()> {
    let possible = options.iter().zip(Word::OPTIONS).filter(|(it, _)| can_change::<G>(t.state, t.facts, it));
    let words: ArrayVec<Word, 4> = possible.map(|(_, word)| word).collect();
    if words.is_empty() {
        return Ok(());
    }
    let chosen = t.pick(side, G::asked(Asked::EventChoose { card }), &words)?;
    let at = Word::OPTIONS.iter().position(|&word| word == chosen);
    match at.and_then(|at| options.get(at)) {
        Some(effect) => run(t, side, card, effect, play),
        None => Ok(()),
    }
}

/// §ww:6.32.A, §wtp:6.2 Whether an effect would change anything (W11, P3).
pub fn can_change<G: Rules>(state: &G::State, facts: &G::Facts, effect: &Effect<G>) -> bool {
    match effect {
        Effect::Ops(_) | Effect::WarEnds(_) => true,
        Effect::PlacePc(it) => !(G::passing(state, facts, &it.filter) - state.pcs[it.side]).is_empty(),
        Effect::RemovePc(it) | Effect::FlipPc(it) => {
            !(G::passing(state, facts, &it.filter) & state.pcs[it.owner]).is_empty()
        }
        Effect::AddCu(it) => {
            it.to == CuPlace::Reinforcements
                || !(G::passing(state, facts, &it.filter) - state.cu_spaces(it.side.enemy())).is_empty()
        }
        Effect::RemoveCu(RemoveCu { side, from, filter, .. }) => from.iter().any(|place| match place {
            CuPlace::Reinforcements => *side == Side::British && state.british_box > 0,
            CuPlace::Map => !(G::passing(state, facts, filter) & state.cu_spaces(*side)).is_empty(),
        }),
        Effect::DrawCards { .. } => !(G::deck(state).is_empty() && state.discards.is_empty()),
        Effect::LoseRegulars => state.regulars,
        Effect::RemoveGeneral(general) => state.place(*general) != Place::Out,
        Effect::Choose(options) => options.iter().any(|option| can_change::<G>(state, facts, option)),
        Effect::Sequence(steps) => steps.iter().any(|step| can_change::<G>(state, facts, step)),
        Effect::Own(own) => G::own_can_change(state, facts, own),
    }
}
