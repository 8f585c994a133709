//! §16.3, §22.0 Which units and leaders of a stack act together. How many they are is said in the open, because the heights of
//! stacks show it; who they are is asked in secret, one after the other, so that neither the questions nor their number tell what
//! kinds lie in the stack.

use tricorne_kernel::Flow;

use crate::ask::{Options, T};
use crate::choice::{Button, Choice};
use crate::forces::Force;
use crate::prompts::Prompt;
use crate::sides::Side;

/// How many may act: all, or a number of units and leaders of which `can_be` says that it can be reached. It is told who is chosen
/// already, and how many more are to come.
pub fn sizes(pool: &Force, chosen: &Force, can_be: impl Fn(&Force, usize) -> bool) -> Options {
    let (least, most) = (chosen.size(), pool.size());
    let mut sizes = Options::new();
    if can_be(pool, 0) {
        sizes.push(Choice::Button(Button::All));
    }
    let partly = (least.max(1)..most).filter(|size| can_be(chosen, size - least));
    sizes.extend(partly.map(|size| Choice::Number(size as i32)));
    sizes
}

/// Asks in secret who acts, until there are as many as was said.
pub fn members(
    t: &mut T<'_>,
    side: Side,
    pool: &Force,
    mut chosen: Force,
    size: usize,
    prompt: impl Fn(u8) -> Prompt,
    can_be: impl Fn(&Force, usize) -> bool,
) -> Flow<Force> {
    while chosen.size() < size {
        let left = size - chosen.size();
        let rest = pool.without(&chosen);
        let mut options = Options::new();
        let fits = |one: &Force| {
            let mut more = chosen;
            more.add(one);
            can_be(&more, left - 1)
        };
        options.extend(rest.kinds().filter(|kind| fits(&Force::units(*kind, 1))).map(Choice::Unit));
        options.extend(rest.leaders.iter().filter(|it| fits(&Force::leader(*it))).map(Choice::Leader));
        match t.ask_secretly(side, prompt(left as u8), &options)? {
            Choice::Unit(kind) => chosen.units[kind.index()] += 1,
            Choice::Leader(leader) => chosen.leaders.add(leader),
            _ => break,
        }
    }
    Ok(chosen)
}

/// Whether somebody who fights can be among those who act: a combat unit.
pub fn with_a_unit(pool: &Force) -> impl Fn(&Force, usize) -> bool {
    move |chosen, more| {
        let rest = pool.without(chosen);
        more <= rest.size() && (chosen.count() > 0 || (more > 0 && rest.count() > 0))
    }
}
