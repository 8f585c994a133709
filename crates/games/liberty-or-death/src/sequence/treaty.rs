//! §2.3.9 The Treaty of Alliance.

use tricorne_kernel::{Flow, msg};

use crate::ask::Lod;
use crate::command_order::Order;
use crate::commands::french;
use crate::map::{Regions, Space, SpaceSet};
use crate::navy;
use crate::pieces::{Faction, Piece};
use crate::state::State;
use crate::words::Command;

/// §2.3.9 More than this many French Preparations are needed.
const PREPARATIONS: u8 = 15;
/// Card 109: how many Regulars of each Faction go to the West Indies.
const TO_WEST_INDIES: u8 = 3;

/// §2.3.9 Whether the French are prepared.
pub fn prepared(state: &State) -> bool {
    state.french_preparations() > PREPARATIONS
}

/// Card 109: a free French Muster that Rochambeau joins, FNI rises by 1, and three Regulars each of British and French
/// go to the West Indies, Unavailable ones first.
pub fn conclude(t: &mut Lod<'_>) -> Flow<()> {
    t.state.treaty = true;
    t.state.treaty_card = false;
    t.note("2.3.9", msg!("lod-note-treaty"));
    let mut order =
        Order { command: Some(Command::Muster), ..Order::free_limited(Faction::French, SpaceSet::ALL) };
    if !french::muster::spaces(t.state, &order).is_empty() {
        french::muster::execute_with_leader(t, &mut order)?;
    }
    navy::raise_fni(t, 1)?;
    for piece in [Piece::BritishRegulars, Piece::FrenchRegulars] {
        let unavailable = t.state.place_unavailable(piece, Space::WestIndies, TO_WEST_INDIES);
        let placed = unavailable + t.state.place(piece, Space::WestIndies, TO_WEST_INDIES - unavailable);
        t.note("2.3.9", msg!("lod-note-to-west-indies", count = placed, piece = piece));
    }
    Ok(())
}
