//! The odds of battle, before its cards.

use crate::WashingtonsWar;
use crate::battle::modifiers::navy_supports;
use crate::map::Space;
use crate::pack::Pack;
use crate::pieces::Side;
use crate::state::Open;

/// A side of a battle as the agent imagines it.
pub type Host = tricorne_card_driven::steady::Host<WashingtonsWar>;

/// The modifiers besides the general's.
fn fixed(host: Host, open: &Open, facts: &Pack, space: Space) -> i32 {
    let drm = &facts.tables.drm;
    let british = host.side == Side::British;
    let regulars = if british && open.regulars { i32::from(drm.regulars) } else { 0 };
    let navy = if british && navy_supports(open, facts, space) { i32::from(drm.royal_navy) } else { 0 };
    let militia = open.control(facts, space.colony(facts)) == Some(host.side);
    let militia = if militia { i32::from(drm.militia) } else { 0 };
    i32::from(host.cus) + regulars + navy + militia + host.extra
}

/// Half and whole rating.
fn ratings(host: Host, facts: &Pack) -> [i32; 2] {
    let battle = host.general.map_or(0, |general| general.battle(facts));
    [battle / 2, battle].map(|rating| i32::from(rating.min(host.cus)))
}

/// In how many of a hundred battles the attacker wins.
pub fn attacker_wins(open: &Open, facts: &Pack, space: Space, attacker: Host, defender: Host) -> i32 {
    if overruns(facts, attacker, defender) {
        return 100;
    }
    let ahead = fixed(attacker, open, facts, space) - fixed(defender, open, facts, space);
    let mut won = 0;
    for a in ratings(attacker, facts) {
        for d in ratings(defender, facts) {
            won += rolls_won(ahead + a - d);
        }
    }
    won * 100 / 144
}

/// §9.7 Whether the attacker overruns the defender.
fn overruns(facts: &Pack, attacker: Host, defender: Host) -> bool {
    let (least, most) = facts.tables.overrun_by;
    let many = attacker.general.is_some() && (least..=most).contains(&attacker.cus);
    many && defender.general.is_none() && defender.cus == facts.tables.overrun_over
}

/// Of the 36 rolls of two dice, those that the attacker wins when he is ahead by so much.
fn rolls_won(ahead: i32) -> i32 {
    /// Behind by 6 or more, by 5, by 4 and so on, up to ahead by 5 or more.
    const WON: [i32; 12] = [0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36];
    WON[(ahead.clamp(-6, 5) + 6) as usize]
}
