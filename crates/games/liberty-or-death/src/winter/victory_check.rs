//! §6.1 The Victory Check Phase.

use tricorne_kernel::{Flow, msg};

use crate::ask::Lod;
use crate::pieces::Faction;
use crate::state::{Phase, Scenario};
use crate::victory::{self, LEAD_NEEDED, Margin};

/// §6.1 The game ends if somebody meets the conditions of victory (§7.2). The Sprint scenario leaves the phase out (L20).
pub fn phase(t: &mut Lod<'_>) -> Flow<()> {
    t.state.sequence.phase = Phase::Supply;
    if t.state.scenario == Scenario::Sprint {
        return Ok(());
    }
    for faction in Faction::ALL {
        let Margin { lead, second } = Margin::of(t.state, faction);
        let message =
            msg!("lod-note-margins", faction = faction, first = lead - LEAD_NEEDED, second = second);
        t.note("6.1", message);
    }
    t.state.ending = victory::check(t.state);
    if let Some(ending) = t.state.ending {
        let winner = ending.ranking[0];
        if victory::passes(t.state, winner) {
            t.note("7.2", msg!("lod-note-victory", faction = winner));
        } else {
            t.note("8.8", msg!("lod-note-lone-behind", faction = winner));
        }
    }
    Ok(())
}
