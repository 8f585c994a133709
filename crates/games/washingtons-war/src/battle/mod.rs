//! §9.0 Battles, in the seven steps of §9.2.

pub mod cards;
pub mod losses;
pub mod modifiers;
pub mod overrun;
pub mod retreat;

use modifiers::Bonus;
use tricorne_kernel::{Flow, msg};

use crate::ask::Ww;
use crate::map::Space;
use crate::movement::{Met, arrival};
use crate::pack::Pack;
use crate::pieces::{BySide, General, Named, Side};
use crate::prompt::Roll;
use crate::state::Open;
use crate::{french, victory};

/// §9.1 A battle: an activated general and his army are in a space with enemy combat units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Battle {
    /// Where.
    pub space: Space,
    /// §9.61.B Where the attacker came from.
    pub from: Space,
    /// §9.1 Whose general was activated, even if he was intercepted.
    pub attacker: Side,
    /// §9.46 Whether the Americans intercepted.
    pub intercepted: bool,
    /// §9.44 Whether the last card of the year activated the general.
    pub last_card: bool,
}

/// §9.1, §9.2 Resolves a battle. Says what it became: an army that overruns may go on.
pub fn fight(t: &mut Ww<'_>, battle: Battle) -> Flow<Met> {
    let Battle { space, from, attacker, .. } = battle;
    if let Some(activation) = &mut t.state.activation {
        activation.battle_from = Some(from);
    }
    let defender = attacker.enemy();
    let units =
        BySide { american: t.state.cus(Side::American, space), british: t.state.cus(Side::British, space) };
    t.note(
        "9.2",
        msg!(
            "ww-note-battle",
            space = space,
            attacker = attacker.name(),
            american = units.american,
            british = units.british
        ),
    );
    // Step 1: cards, the attacker's first. Treason may turn the battle into an overrun (W26).
    let mut bonus = BySide::<Option<Bonus>>::default();
    for side in [attacker, defender] {
        bonus[side] = cards::offer(t, side, space)?;
        if overrun::possible(t.state, t.facts, attacker, space) {
            overrun::overrun(t, attacker, space)?;
            return Ok(Met::Overrun);
        }
    }
    // Steps 2 to 4: ratings, modifiers, dice.
    let mut strength = BySide::<i32>::default();
    let mut rating = BySide::<u8>::default();
    for side in [attacker, defender] {
        rating[side] = actual_battle_rating(t, side, space)?;
    }
    for side in [attacker, defender] {
        let mut total = 0;
        for (modifier, drm) in modifiers::of(t.state, t.facts, &battle, side, rating[side], bonus[side]) {
            t.note(
                "9.4",
                msg!("ww-note-modifier", side = side.name(), modifier = modifier.name(), drm = drm),
            );
            total += i32::from(drm);
        }
        let die = t.die(Roll::BattleRoll { side: side.name() }, 6)?;
        strength[side] = total + i32::from(die);
        t.note("9.2", msg!("ww-note-strength", side = side.name(), die = die, total = strength[side]));
    }
    let winner = if strength[attacker] >= strength[defender] { attacker } else { defender };
    t.note("9.2", msg!("ww-note-won", side = winner.name(), space = space));
    let loser = winner.enemy();
    // Steps 5 and 6: losses, and the retreat of the loser.
    let agility = t.state.general_at(t.facts, loser, space).map_or(0, |general| general.own(t.facts).agility);
    let mut lost = BySide::<u8>::default();
    lost[loser] = losses::of_loser(t, loser, space)?;
    lost[winner] = losses::of_winner(t, winner, space, agility)?;
    lost[loser] += retreat::retreat(t, &battle, loser)?;
    if loser == Side::American {
        arrival::disperse_congress(t, space);
    }
    if let Some(general) = stranded(t.state, t.facts, winner, space) {
        arrival::capture(t, general)?;
    }
    // Step 7: what it means in Paris and London.
    if winner == Side::American {
        french::move_alliance(t, t.facts.tables.alliance.british_lose_battle);
    }
    if lost.british >= t.facts.tables.regulars_lost_at {
        lose_regulars(t);
    }
    victory::check(t);
    Ok(Met::Battle)
}

/// §9.5 A winning general who has lost his last combat unit among enemies is captured.
fn stranded(state: &Open, facts: &Pack, winner: Side, space: Space) -> Option<General> {
    let alone = state.cus(winner, space) == 0 && state.pcs[winner.enemy()].contains(space);
    if alone { state.general_at(facts, winner, space) } else { None }
}

/// §9.3 A general's actual battle rating: all of it or half, and never more than his combat units.
fn actual_battle_rating(t: &mut Ww<'_>, side: Side, space: Space) -> Flow<u8> {
    let Some(general) = t.state.general_at(t.facts, side, space) else { return Ok(0) };
    let die = t.die(Roll::RatingRoll { general }, 6)?;
    let half = t.facts.tables.half_rating[usize::from(die) - 1];
    let rating = if half { general.battle(t.facts) / 2 } else { general.battle(t.facts) };
    let rating = rating.min(t.state.cus(side, space));
    t.note("9.3", msg!("ww-note-rating", general = general, die = die, rating = rating));
    Ok(rating)
}

/// §9.41 The Regulars' advantage is lost for good, which brings the French nearer.
pub fn lose_regulars(t: &mut Ww<'_>) {
    if t.state.regulars {
        t.state.regulars = false;
        t.note("9.41", msg!("ww-note-regulars-lost"));
        french::move_alliance(t, t.facts.tables.alliance.regulars_lost);
    }
}
