//! §3.5.2 Roderigue Hortalez et Cie.

use tricorne_kernel::{Flow, msg};

use crate::activities;
use crate::ask::{Choices, Lod};
use crate::choice::Choice;
use crate::command_order::{self, Order};
use crate::pieces::Faction;
use crate::prompt::Prompt;
use crate::state::State;

/// §3.5.2 What the Patriots get on top of what the French give.
const PROFIT: u8 = 1;

/// §3.5.2, §2.3.4 Whether the French have a Resource to give. What they give is no cost of the Command, so they part
/// with it in a free one too. It involves no space, and so no Leader (§1.10).
pub fn possible(state: &State, order: &Order) -> bool {
    order.must_involve.is_none() && state.resources[Faction::French] > 0
}

/// §3.5.2 The French give as many Resources as they choose, and the Patriots receive one more. The Special Activity is
/// offered with the same question, and once more afterwards (§4.1).
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let given = loop {
        order.must_fund = !possible(t.state, order);
        t.state.executing = Some(*order);
        let most = t.state.resources[Faction::French];
        let mut options: Choices = (1..=most).map(|number| Choice::Number(number.into())).collect();
        options.extend(activities::offered(t.state, order));
        let prompt = Prompt::Hortalez;
        match t.ask(Faction::French, prompt, &options)? {
            Choice::Activity(activity) => activities::execute(t, order, activity)?,
            Choice::Number(number) => break number as u8,
            other => unreachable!("{other:?} is no sum"),
        }
    };
    t.state.lose(Faction::French, given);
    t.state.gain(Faction::Patriots, given + PROFIT);
    t.note("3.5.2", msg!("lod-note-hortalez", given = given, received = given + PROFIT));
    command_order::activity_after(t, order)
}
