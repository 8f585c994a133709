//! §9.2 Losing combat units.

use tricorne_kernel::{Flow, Rule, msg};

use crate::ask::{Choices, Wtp};
use crate::choice::Choice;
use crate::map::Space;
use crate::pieces::{Force, Named, Nation, Side};
use crate::prompt::Prompt;

/// Removes combat units in a space out of a pool of one side's, as far as there are any; `who` picks among American and
/// French. Says how many were lost.
pub fn lose(
    t: &mut Wtp<'_>,
    who: Side,
    space: Space,
    mut pool: Force,
    count: u8,
    rule: &'static str,
) -> Flow<u8> {
    let owner = if pool[Nation::British] > 0 { Side::British } else { Side::American };
    let lost = count.min(pool.total());
    for _ in 0..lost {
        let there: Choices = Nation::ALL.into_iter().filter(|&it| pool[it] > 0).map(Into::into).collect();
        let prompt = Prompt::WhichCu { space, rule: Rule(rule) };
        if let Choice::Nation(nation) = t.pick(who, prompt, &there)? {
            pool[nation] -= 1;
            t.state.eliminate(nation, space, 1);
        }
    }
    t.note(rule, msg!("wtp-note-lost", side = owner.name(), count = lost, space = space));
    Ok(lost)
}
