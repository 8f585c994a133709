//! §6.5 The Redeployment Phase.

use tricorne_kernel::{Flow, msg};

use crate::ask::Lod;
use crate::leaders;
use crate::navy;
use crate::pieces::{Faction, Piece};
use crate::prompt::Prompt;
use crate::setup;
use crate::state::{Phase, Whereabouts};

/// §6.5.2 The order in which Leaders are redeployed.
const LEADERS: [Faction; 4] = [Faction::Indians, Faction::French, Faction::British, Faction::Patriots];

/// §6.5 Leaders change and move, British troops are released, FNI falls.
pub fn phase(t: &mut Lod<'_>) -> Flow<()> {
    change_leader(t);
    redeploy_leaders(t)?;
    release(t);
    lower_fni(t)?;
    t.state.sequence.phase = Phase::Desertion;
    Ok(())
}

/// §6.5.1 The first Faction on the Event that is played next (L60) gets its next Leader, if there is one. The French not
/// before the Treaty of Alliance.
fn change_leader(t: &mut Lod<'_>) {
    let Some(event) = t.state.cards.on_deck.and_then(|card| card.card().event) else { return };
    let faction = event.order[0];
    if faction == Faction::French && !t.state.treaty {
        return;
    }
    let leader = t.state.leaders[faction].leader;
    if let Some(successor) = leader.successor() {
        t.state.leaders[faction].leader = successor;
        t.note("6.5.1", msg!("lod-note-leader-change", leader = leader, successor = successor));
    }
}

/// §6.5.2 Each Faction may move its Leader to any space with its pieces, or to Available.
fn redeploy_leaders(t: &mut Lod<'_>) -> Flow<()> {
    for faction in LEADERS {
        let before = t.state.leaders[faction];
        let prompt = Prompt::LeaderRedeploys { leader: before.leader };
        let place = leaders::choose_place(t, faction, prompt)?;
        t.state.place_leader(faction, place);
        if place != before.place {
            let note = match place {
                Whereabouts::At(to) => msg!("lod-note-leader-redeploys", leader = before.leader, to = to),
                Whereabouts::Available => msg!("lod-note-leader-leaves", leader = before.leader),
            };
            t.note("6.5.2", note);
        }
    }
    Ok(())
}

/// §6.5.3 British troops become Available as the scenario says, as far as they are Unavailable.
fn release(t: &mut Lod<'_>) {
    let (regulars, tories) = setup::release(t.state.scenario, t.state.cards.winters);
    for (piece, due) in [(Piece::BritishRegulars, regulars), (Piece::Tories, tories)] {
        let count = due.min(t.state.unavailable[piece as usize]);
        t.state.unavailable[piece as usize] -= count;
        t.state.available[piece as usize] += count;
        if count > 0 {
            t.note("6.5.3", msg!("lod-note-released", count = count, piece = piece));
        }
    }
}

/// §6.5.4 FNI falls by one level; then the French may rearrange the Blockades that are left.
fn lower_fni(t: &mut Lod<'_>) -> Flow<()> {
    navy::lower_fni(t, 1)?;
    navy::rearrange_blockades(t)
}
