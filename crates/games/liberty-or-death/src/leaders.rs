//! §1.10 Leaders: they follow units, come with new pieces, and never stay alone.

use tricorne_kernel::{Flow, msg};

use crate::ask::{self, Choices, Lod};
use crate::choice::Choice;
use crate::command_order::Order;
use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::Faction;
use crate::prompt::Prompt;
use crate::state::Whereabouts;
use crate::words::Button;

/// §1.10 A Leader may follow units of its Faction that just moved. Who executes decides, also for a friend's Leader.
pub fn follow(t: &mut Lod<'_>, decider: Faction, moved: Faction, from: Space, to: Space) -> Flow<()> {
    let group = t.state.units_of(moved, to);
    follow_group(t, decider, moved, from, to, group)
}

/// §1.10 The same within a Command, where the executing Faction decides and a Leader rides along once (L110).
pub fn ride(
    t: &mut Lod<'_>,
    order: &mut Order,
    moved: Faction,
    from: Space,
    to: Space,
    group: u8,
) -> Flow<()> {
    if !order.rode[moved] && t.state.has_leader(moved, from) {
        follow_group(t, order.faction, moved, from, to, group)?;
        order.rode[moved] = from != to && t.state.has_leader(moved, to);
    }
    Ok(())
}

/// §1.10 The same, where the group that moved is not all that is at its destination: a non-player's Leader goes by its size
/// (§8.1).
fn follow_group(
    t: &mut Lod<'_>,
    decider: Faction,
    moved: Faction,
    from: Space,
    to: Space,
    group: u8,
) -> Flow<()> {
    if from == to || !t.state.has_leader(moved, from) {
        return Ok(());
    }
    let leader = t.state.leaders[moved].leader;
    let prompt = Prompt::LeaderFollows { leader, from, to, group };
    if ask::yes(t, decider, prompt)? {
        t.state.place_leader(moved, Whereabouts::At(to));
        t.note("1.10", msg!("lod-note-leader-follows", leader = leader, to = to));
    }
    Ok(())
}

/// §1.10 An Available Leader may come with pieces of its Faction that were just placed from Available.
pub fn come_along(t: &mut Lod<'_>, decider: Faction, placed: Faction, space: Space) -> Flow<()> {
    if t.state.leaders[placed].place != Whereabouts::Available {
        return Ok(());
    }
    let leader = t.state.leaders[placed].leader;
    let prompt = Prompt::LeaderComes { leader, space };
    if ask::yes(t, decider, prompt)? {
        t.state.place_leader(placed, Whereabouts::At(space));
        t.note("1.10", msg!("lod-note-leader-comes", leader = leader, space = space));
    }
    Ok(())
}

/// §1.10 Leaders left in a space without a piece of their Faction go where their owner says. Called whenever pieces
/// have left spaces.
pub fn settle(t: &mut Lod<'_>) -> Flow<()> {
    for faction in Faction::ALL {
        if let Some(space) = t.state.leader_space(faction)
            && t.state.pieces_of(faction, space) == 0
        {
            let leader = t.state.leaders[faction].leader;
            let place = choose_place(t, faction, Prompt::LeaderHomeless { leader })?;
            t.state.place_leader(faction, place);
            match place {
                Whereabouts::At(to) => t.note("1.10", msg!("lod-note-leader-goes", leader = leader, to = to)),
                Whereabouts::Available => t.note("1.10", msg!("lod-note-leader-available", leader = leader)),
            }
        }
    }
    Ok(())
}

/// §1.10, §6.5.2 Asks where a Faction's Leader goes: to a Province or City with a piece of its Faction, or to Available. The
/// West Indies are a box and no space, but who is there already may stay (L175).
pub fn choose_place(t: &mut Lod<'_>, faction: Faction, prompt: Prompt) -> Flow<Whereabouts> {
    let here = t.state.leader_space(faction).map_or(SpaceSet::NONE, SpaceSet::of);
    let spaces = (SpaceSet::MAP | here).only(|space| t.state.pieces_of(faction, space) > 0);
    let mut options: Choices = spaces.iter().map(Choice::Space).collect();
    options.push(Button::ToAvailable.into());
    match t.pick(faction, prompt, &options)? {
        Choice::Space(space) => Ok(Whereabouts::At(space)),
        _ => Ok(Whereabouts::Available),
    }
}
