//! §9.0 Battles: events, battle cards, rounds, and what follows from them.

pub mod account;
pub mod events;
pub mod losses;
pub mod retreat;
pub mod rounds;
pub mod sources;

use account::Rounds;
use retreat::Withdrawal;
use rounds::Won;
use tricorne_kernel::{Flow, msg};

use crate::ask::Wtp;
use crate::map::Space;
use crate::movement::arrival;
use crate::pieces::{BySide, Force, Named, Side};
use crate::prompt::Roll;
use crate::state::Fight;
use crate::tactics::{BattleHand, Tactic};
use crate::victory;

/// §9.0 A battle: a moving general and his army have come to a space with enemy combat units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Battle {
    /// Where.
    pub space: Space,
    /// §9.2 Where the attacker came from.
    pub from: Space,
    /// §9.1 Whose general moved, even if he was intercepted.
    pub attacker: Side,
    /// §7.2 Whether the Americans intercepted.
    pub intercepted: bool,
    /// §5.0 Whether the last card of the year moved the general.
    pub last_card: bool,
}

/// §9.0 Resolves a battle.
pub fn fight(t: &mut Wtp<'_>, battle: Battle) -> Flow<()> {
    let Battle { space, attacker, .. } = battle;
    let [american, british] = Side::BOTH.map(|side| t.state.cus(side, space));
    t.note(
        "9.0",
        msg!(
            "wtp-note-battle",
            space = space,
            attacker = attacker.name(),
            american = american,
            british = british
        ),
    );
    let mut fight = Fight {
        space,
        attacker,
        attacking: attacker,
        attack: None,
        played: BattleHand::default(),
        cancels: BySide::default(),
        sources: BySide::default(),
        rounds: Rounds::default(),
    };
    t.state.fight = Some(fight);
    t.state.battles = t.state.battles.saturating_add(1);
    let mut help = BySide::<events::Help>::default();
    for side in [attacker, attacker.enemy()] {
        help[side] = events::offer(t, side, space)?;
        fight.cancels[side] = help[side].cancels;
    }
    for side in [attacker, attacker.enemy()] {
        for (source, count) in sources::of(t.state, t.facts, &battle, side, help[side].cards) {
            t.note("9.1", msg!("wtp-note-source", side = side.name(), source = source.name(), count = count));
            fight.sources[side].add(source, count);
        }
    }
    t.state.fight = Some(fight);
    let cards = BySide { american: fight.sources.american.total(), british: fight.sources.british.total() };
    rounds::deal(t, attacker, cards)?;
    let won = rounds::fight(t, space, attacker)?;
    t.state.fight = None;
    t.state.battle_hands = BySide::default();
    t.note("9.1", msg!("wtp-note-won", side = won.winner.name(), space = space));
    let british_lost = results(t, &battle, won)?;
    if won.winner == Side::American && british_lost >= t.facts.tables.regulars_lost_at {
        lose_regulars(t);
    }
    Ok(())
}

/// §9.2 The loser retreats or surrenders, then loses combat units; then the winner may. After each step somebody may have
/// won the game (P13). Says how many combat units the loser lost.
fn results(t: &mut Wtp<'_>, battle: &Battle, won: Won) -> Flow<u8> {
    let loser = won.winner.enemy();
    let force = t.state.force(loser, battle.space);
    let withdrawal = retreat::withdraw(t, battle, loser)?;
    if loser == Side::American {
        arrival::disperse_congress(t, battle.space);
    }
    if victory::check(t) {
        return Ok(0);
    }
    let lost = match withdrawal {
        Withdrawal::Surrender(count) => count,
        Withdrawal::To(space) => loser_casualties(t, loser, space, force, won.by)?,
    };
    if victory::check(t) {
        return Ok(lost);
    }
    let winner_loses = won.by.map_or(0, |tactic| tactic.facts(t.facts).winner_loses);
    if winner_loses > 0 {
        let force = t.state.force(won.winner, battle.space);
        losses::lose(t, won.winner, battle.space, force, winner_loses, "9.2")?;
        victory::check(t);
    }
    Ok(lost)
}

/// §9.2 The loser rolls for one to three combat units, more or less by the card that won the battle.
fn loser_casualties(
    t: &mut Wtp<'_>,
    loser: Side,
    space: Space,
    force: Force,
    by: Option<Tactic>,
) -> Flow<u8> {
    let die = t.die(Roll::LossesRoll { side: loser.name() }, 6)?;
    let rolled = t.facts.tables.loser_losses[usize::from(die) - 1];
    let change = by.map_or(0, |tactic| tactic.facts(t.facts).loss_change);
    losses::lose(t, loser, space, force, rolled.saturating_add_signed(change), "9.2")
}

/// §9.1 The Regulars' advantage is lost for good.
pub fn lose_regulars(t: &mut Wtp<'_>) {
    if t.state.regulars {
        t.state.regulars = false;
        t.note("9.1", msg!("wtp-note-regulars-lost"));
    }
}
