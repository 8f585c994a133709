//! §3.6.1, §3.6.2 Who fights on each side, and who decides for it.

use arrayvec::ArrayVec;
use tricorne_kernel::{Flow, msg};

use super::Attack;
use crate::activities::common_cause;
use crate::ask::{self, Lod};
use crate::command_order::Order;
use crate::map::Space;
use crate::pieces::{ByFaction, Faction, Leader, Piece, Side};
use crate::prompt::Prompt;
use crate::state::State;

/// §3.6.2 What a side does in the Battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Role {
    Attacking,
    Defending,
}

/// One side of a Battle.
#[derive(Clone, Debug)]
pub struct Army {
    /// Whose.
    pub side: Side,
    /// Whether it attacks or defends.
    pub role: Role,
    /// Where.
    pub space: Space,
    /// §3.6.1 Who makes its choices.
    pub decider: Faction,
    /// Whose pieces take part.
    pub factions: ByFaction<bool>,
    /// The Leaders who take part.
    pub leaders: ArrayVec<Leader, 2>,
    /// §4.2.1 War Parties that fight as Tories. They are Active, and stand besides those of the Indians.
    pub as_tories: u8,
    /// What an Event adds to its Force Level.
    pub force_bonus: u8,
    /// What an Event adds to its own Loss Level.
    pub loss_bonus: i8,
}

impl Army {
    /// Whether pieces of this Faction take part.
    pub fn has(&self, faction: Faction) -> bool {
        self.factions[faction]
    }

    /// How many pieces of this kind the army has. War Parties that fight as Tories are not counted.
    pub fn count(&self, state: &State, piece: Piece) -> u8 {
        if !self.has(piece.faction()) {
            return 0;
        }
        let as_tories = if piece == Piece::WarPartiesActive { self.as_tories } else { 0 };
        state.count(piece, self.space) - as_tories
    }
}

/// §3.6.1 The attackers. The executing Faction decides; Patriots and French fight along with each other only if both
/// paid. The British may use War Parties: as Tories by Common Cause, and as Indians if they like.
pub fn attackers(t: &mut Lod<'_>, order: &mut Order, attack: Attack) -> Flow<Army> {
    let Attack { faction, space, .. } = attack;
    let mut factions = ByFaction([false; 4]);
    factions[faction] = true;
    let mut as_tories = 0;
    if faction == Faction::British {
        as_tories = use_common_cause(t, order, space)?;
        factions[Faction::Indians] =
            t.state.war_parties(space) > as_tories && indians_join(t, space, as_tories)?;
    } else {
        factions[faction.friend()] = attack.friend_joins;
    }
    Ok(attacking(t.state, attack, factions, as_tories))
}

/// §3.6.1 The army that attacks with these Factions, and with so many War Parties as Tories.
pub fn attacking(state: &State, attack: Attack, factions: ByFaction<bool>, as_tories: u8) -> Army {
    let Attack { faction, space, .. } = attack;
    let mut leading = factions;
    leading[Faction::Indians] |= as_tories > 0;
    Army {
        side: faction.side(),
        role: Role::Attacking,
        space,
        decider: faction,
        factions,
        leaders: leaders(state, space, leading),
        as_tories,
        force_bonus: attack.force_bonus,
        loss_bonus: attack.attacker_loss_bonus,
    }
}

/// §3.6.1 The defenders: the whole other side. British or Patriots decide for both if they have a piece there.
pub fn defenders(state: &State, attack: Attack) -> Army {
    let space = attack.space;
    let side = attack.faction.side().enemy();
    let [first, second] = side.factions();
    let mut factions = ByFaction([false; 4]);
    for faction in [first, second] {
        factions[faction] = state.pieces_of(faction, space) > 0;
    }
    Army {
        side,
        role: Role::Defending,
        space,
        decider: if factions[first] { first } else { second },
        factions,
        leaders: leaders(state, space, factions),
        as_tories: 0,
        force_bonus: 0,
        loss_bonus: attack.defender_loss_bonus,
    }
}

fn leaders(state: &State, space: Space, factions: ByFaction<bool>) -> ArrayVec<Leader, 2> {
    let present = |&faction: &Faction| factions[faction] && state.has_leader(faction, space);
    Faction::ALL.into_iter().filter(present).map(|faction| state.leaders[faction].leader).collect()
}

/// §4.2.1 The British may let War Parties fight as Tories. Returns how many do.
fn use_common_cause(t: &mut Lod<'_>, order: &mut Order, space: Space) -> Flow<u8> {
    let most = common_cause::available(t.state, order, space);
    let prompt = Prompt::BattleCommonCause { space };
    let count = ask::number(t, Faction::British, prompt, 0, most)?;
    if count > 0 {
        common_cause::utilize(t, order, space, count)?;
    }
    Ok(count)
}

/// §3.6.1 The British may use the Indians in the space.
fn indians_join(t: &mut Lod<'_>, space: Space, as_tories: u8) -> Flow<bool> {
    // A non-player weighs what is left beside those that fight as Tories (§8.4.4).
    let question = Prompt::BattleIndiansJoin { space, as_tories };
    let join = ask::yes(t, Faction::British, question)?;
    if join {
        t.note("3.6.1", msg!("lod-note-battle-indians-join", space = space));
    }
    Ok(join)
}
