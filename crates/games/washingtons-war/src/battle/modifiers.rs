//! §9.4 Die roll modifiers.

use arrayvec::ArrayVec;
use tricorne_kernel::{Key, key};

use super::Battle;
use crate::map::Space;
use crate::pack::Pack;
use crate::pieces::Side;
use crate::state::Open;

/// §9.4 The modifiers there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Modifier {
    CombatUnits,
    General,
    Regulars,
    RoyalNavy,
    Militia,
    WinterOffensive,
    BattleCard,
    EventDiscard,
    Interception,
}

impl Modifier {
    /// All nine.
    pub const ALL: [Modifier; 9] = [
        Modifier::CombatUnits,
        Modifier::General,
        Modifier::Regulars,
        Modifier::RoyalNavy,
        Modifier::Militia,
        Modifier::WinterOffensive,
        Modifier::BattleCard,
        Modifier::EventDiscard,
        Modifier::Interception,
    ];

    /// The name for people.
    pub const fn name(self) -> Key {
        match self {
            Modifier::CombatUnits => key!("ww-drm-combat-units"),
            Modifier::General => key!("ww-drm-general"),
            Modifier::Regulars => key!("ww-drm-regulars"),
            Modifier::RoyalNavy => key!("ww-drm-royal-navy"),
            Modifier::Militia => key!("ww-drm-militia"),
            Modifier::WinterOffensive => key!("ww-drm-winter-offensive"),
            Modifier::BattleCard => key!("ww-drm-battle-card"),
            Modifier::EventDiscard => key!("ww-drm-event-discard"),
            Modifier::Interception => key!("ww-drm-interception"),
        }
    }
}

/// §9.45 What a card gives in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bonus {
    /// A battle card played, or an event discarded.
    pub modifier: Modifier,
    /// What it is worth.
    pub drm: u8,
}

/// §9.4, §9.43 A side's modifiers in a battle, those of nothing left out.
pub fn of(
    state: &Open,
    facts: &Pack,
    battle: &Battle,
    side: Side,
    rating: u8,
    bonus: Option<Bonus>,
) -> ArrayVec<(Modifier, u8), 9> {
    let drm = &facts.tables.drm;
    let space = battle.space;
    let if_so = |so: bool, value: u8| if so { value } else { 0 };
    let british = side == Side::British;
    let mut all: ArrayVec<(Modifier, u8), 9> = ArrayVec::new();
    all.push((Modifier::CombatUnits, state.cus(side, space) * drm.combat_units));
    all.push((Modifier::General, rating * drm.general));
    all.push((Modifier::Regulars, if_so(british && state.regulars, drm.regulars)));
    all.push((Modifier::RoyalNavy, if_so(british && navy_supports(state, facts, space), drm.royal_navy)));
    all.push((
        Modifier::Militia,
        if_so(state.control(facts, space.colony(facts)) == Some(side), drm.militia),
    ));
    all.push((Modifier::WinterOffensive, winter_offensive(state, facts, battle, side)));
    all.push((Modifier::Interception, if_so(!british && battle.intercepted, drm.interception)));
    all.extend(bonus.map(|it| (it.modifier, it.drm)));
    all.retain(|it| it.1 > 0);
    all
}

/// §9.42, §9.62 The Royal Navy helps in ports that are not blockaded; in fortified ones only with a British PC marker.
pub fn navy_supports(state: &Open, facts: &Pack, space: Space) -> bool {
    space.is_port(facts)
        && !state.blockaded(facts).contains(space)
        && (!facts.fortified.contains(space) || state.pcs.british.contains(space))
}

/// §9.44 The attack of a general who was activated by the last card of the year (W25).
fn winter_offensive(state: &Open, facts: &Pack, battle: &Battle, side: Side) -> u8 {
    if side != battle.attacker || !battle.last_card {
        return 0;
    }
    state.general_at(facts, side, battle.space).map_or(0, |general| general.facts(facts).winter_offensive)
}
