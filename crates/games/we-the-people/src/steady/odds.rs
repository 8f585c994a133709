//! The odds of battle, before its cards are dealt.

use crate::WeThePeople;
use crate::battle::sources::navy_supports;
use crate::map::Space;
use crate::pack::Pack;
use crate::pieces::Side;
use crate::state::Open;

/// A side of a battle as the agent imagines it.
pub type Host = tricorne_card_driven::steady::Host<WeThePeople>;

/// §9.1 How many battle cards it would have.
fn cards(host: Host, open: &Open, facts: &Pack, space: Space) -> i32 {
    let cards = &facts.tables.battle_cards;
    let if_so = |so: bool, count: u8| if so { i32::from(count) } else { 0 };
    let british = host.side == Side::British;
    i32::from(host.general.map_or(0, |general| general.battle(facts)) * cards.general)
        + i32::from(host.cus.saturating_mul(cards.combat_units))
        + if_so(open.majority(facts, space.colony(facts)) == Some(host.side), cards.militia)
        + if_so(british && open.regulars, cards.regulars)
        + if_so(british && navy_supports(open, facts, space), cards.port)
        + host.extra
}

/// How many of a hundred battles one more card wins.
const A_CARD: i32 = 6;
/// How many of a hundred battles the attack wins beyond a half, with cards alike.
const THE_ATTACK: i32 = 8;

/// In how many of a hundred battles the attacker wins, roughly.
pub fn attacker_wins(open: &Open, facts: &Pack, space: Space, attacker: Host, defender: Host) -> i32 {
    let ahead = cards(attacker, open, facts, space) - cards(defender, open, facts, space);
    (50 + THE_ATTACK + A_CARD * ahead).clamp(4, 96)
}
