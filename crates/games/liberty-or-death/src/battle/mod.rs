//! §3.6 Battle: an ordered list of small steps, each in its own file.

pub mod activation;
pub mod force;
pub mod losses;
pub mod modifiers;
pub mod sides;
pub mod win_the_day;

use tricorne_kernel::{Flow, msg};

use crate::ask::Lod;
use crate::command_order::Order;
use crate::leaders;
use crate::map::Space;
use crate::pieces::{Faction, Piece, Side};
use crate::prompt::Roll;
use force::Force;
use modifiers::Modifiers;
use sides::{Army, Role};

/// §3.6.2 A Battle that a Faction begins in a space where both sides have pieces. Its costs are paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attack {
    /// Who attacks.
    pub faction: Faction,
    /// Where.
    pub space: Space,
    /// §3.6.1 Whether the other Rebellion Faction paid and takes part. The British are asked about the Indians.
    pub friend_joins: bool,
    /// An Event adds this to the Force Level of the attacking side.
    pub force_bonus: u8,
    /// An Event adds this to the Loss Level of the defenders.
    pub defender_loss_bonus: i8,
    /// An Event adds this to the Loss Level of the attackers.
    pub attacker_loss_bonus: i8,
}

impl Attack {
    /// A Battle by one Faction alone, without any help of an Event.
    pub fn new(faction: Faction, space: Space) -> Attack {
        Attack {
            faction,
            space,
            friend_joins: false,
            force_bonus: 0,
            defender_loss_bonus: 0,
            attacker_loss_bonus: 0,
        }
    }
}

/// §3.6 Fights a Battle from the choice of who takes part to the Leaders who find a new place.
pub fn fight(t: &mut Lod<'_>, order: &mut Order, attack: Attack) -> Flow<()> {
    let (cbc, crc) = (t.state.cbc, t.state.crc);
    t.note("3.6", msg!("lod-note-battle", faction = attack.faction, space = attack.space));
    let mut attackers = sides::attackers(t, order, attack)?;
    let mut defenders = sides::defenders(t.state, attack);
    activation::activate(t, &attackers)?;
    activation::activate(t, &defenders)?;
    let against_defenders = modifiers::to_defender_loss(t.state, &attackers, &defenders);
    let against_attackers = modifiers::to_attacker_loss(t.state, &attackers, &defenders);
    let defender_loss = loss_level(t, &attackers, &defenders, &against_defenders)?;
    let attacker_loss = loss_level(t, &defenders, &attackers, &against_attackers)?;
    let attackers_lost = losses::remove(t, &mut attackers, attacker_loss)?;
    let defenders_lost = losses::remove(t, &mut defenders, defender_loss)?;
    let (cbc, crc) = (t.state.cbc - cbc, t.state.crc - crc);
    if let Some(playing) = &mut t.state.playing {
        playing.done.cbc_in_battle += cbc;
        playing.done.crc_in_battle += crc;
    }
    leaders::settle(t)?;
    win_the_day::resolve(t, (&attackers, attackers_lost), (&defenders, defenders_lost))
}

/// §3.6.4 One army rolls a D3 for every 3 points of its Force Level, three at most; with the modifiers that is the
/// Loss Level of the other.
fn loss_level(t: &mut Lod<'_>, roller: &Army, enemy: &Army, modifiers: &Modifiers) -> Flow<i8> {
    let level = Force::of(t.state, roller).level();
    let dice = (level / 3).min(3);
    t.note("3.6.3", msg!("lod-note-battle-force", side = roller.side, level = level, dice = dice));
    let rule = match enemy.role {
        Role::Defending => "3.6.5",
        Role::Attacking => "3.6.6",
    };
    expect_casualties(t, enemy, dice as i8 * 2 + modifiers.iter().map(|it| it.value).sum::<i8>());
    let mut loss = 0;
    for _ in 0..dice {
        loss += t.die(Roll::BattleDie { side: roller.side, space: roller.space }, 3)? as i8;
    }
    if dice > 0 {
        t.note("3.6.4", msg!("lod-note-battle-roll", side = roller.side, roll = loss));
    }
    for modifier in modifiers {
        loss += modifier.value;
        modifier.note(t, rule);
    }
    t.note("3.6.4", msg!("lod-note-battle-loss-level", side = enemy.side, level = loss));
    Ok(loss)
}

/// §8.4, §8.6 Notes whether a free Battle of an Event costs an army Casualties at this Loss Level, which is that of average
/// dice (L158).
fn expect_casualties(t: &mut Lod<'_>, army: &Army, loss_level: i8) {
    let counts = |piece: Piece| {
        let fort = matches!(piece, Piece::BritishForts | Piece::PatriotForts);
        piece.side() == army.side && (piece.is_cube() || fort)
    };
    let expected = loss_level > 0 && t.state.count_if(army.space, counts) > 0;
    if let Some(playing) = &mut t.state.playing {
        match army.side {
            Side::Royalist => playing.done.cbc_expected |= expected,
            Side::Rebellion => playing.done.crc_expected |= expected,
        }
    }
}
