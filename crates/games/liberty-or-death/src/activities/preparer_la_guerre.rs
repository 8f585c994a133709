//! §4.5.1 Préparer la Guerre.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use crate::ask::{self, Lod};
use crate::command_order::Order;
use crate::map::Space;
use crate::pieces::{Faction, Piece};
use crate::prompt::Prompt;
use crate::state::{MOST_RESOURCES, State};
use crate::words::Button;

/// §4.5.1 How many Regulars become Available.
const REGULARS: u8 = 3;
/// §4.5.1 How many Resources may be taken instead.
const RESOURCES: u8 = 2;

/// §4.5.1 Whether there is something to prepare.
pub fn possible(state: &State, order: &Order) -> bool {
    !ways(state, order).is_empty()
}

/// §4.5.1 What may be prepared. To pay for the Command only Resources help.
fn ways(state: &State, order: &Order) -> ArrayVec<Button, 3> {
    [
        (Button::Squadron, !order.must_fund && state.squadrons_unavailable > 0),
        (Button::Regulars, !order.must_fund && state.unavailable[Piece::FrenchRegulars as usize] > 0),
        (Button::TakeResources, state.resources[Faction::French] < MOST_RESOURCES),
    ]
    .into_iter()
    .filter_map(|(way, can)| can.then_some(way))
    .collect()
}

/// §4.5.1 The French bring a Squadron to the West Indies, make three Regulars Available, or take two Resources.
pub fn execute(t: &mut Lod<'_>, order: &mut Order) -> Flow<()> {
    let ways = ways(t.state, order);
    let prompt = Prompt::Preparer;
    let way = ask::word(t, Faction::French, prompt, &ways)?;
    if way == Button::Squadron {
        t.state.squadrons_unavailable -= 1;
        t.state.spaces[Space::WestIndies].squadrons += 1;
        t.note("4.5.1", msg!("lod-note-preparer-squadron", preparations = t.state.french_preparations()));
    } else if way == Button::Regulars {
        let at = Piece::FrenchRegulars as usize;
        let count = t.state.unavailable[at].min(REGULARS);
        t.state.unavailable[at] -= count;
        t.state.available[at] += count;
        let preparations = t.state.french_preparations();
        t.note("4.5.1", msg!("lod-note-preparer-regulars", count = count, preparations = preparations));
    } else {
        t.state.gain(Faction::French, RESOURCES);
        t.note("4.5.1", msg!("lod-note-preparer-resources", count = RESOURCES));
    }
    Ok(())
}
