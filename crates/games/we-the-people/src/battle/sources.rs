//! §9.1 Where battle cards come from.

use arrayvec::ArrayVec;
use serde::Serialize;
use tricorne_kernel::{Key, key};

use super::Battle;
use crate::map::Space;
use crate::pack::Pack;
use crate::pieces::Side;
use crate::state::Open;

/// §9.1 A source of battle cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Source {
    General,
    CombatUnits,
    Militia,
    Event,
    Interception,
    WinterOffensive,
    Regulars,
    Port,
}

impl Source {
    /// All eight.
    pub const ALL: [Source; 8] = [
        Source::General,
        Source::CombatUnits,
        Source::Militia,
        Source::Event,
        Source::Interception,
        Source::WinterOffensive,
        Source::Regulars,
        Source::Port,
    ];

    /// The name for people.
    pub const fn name(self) -> Key {
        match self {
            Source::General => key!("wtp-source-general"),
            Source::CombatUnits => key!("wtp-source-combat-units"),
            Source::Militia => key!("wtp-source-militia"),
            Source::Event => key!("wtp-source-event"),
            Source::Interception => key!("wtp-source-interception"),
            Source::WinterOffensive => key!("wtp-source-winter-offensive"),
            Source::Regulars => key!("wtp-source-regulars"),
            Source::Port => key!("wtp-source-port"),
        }
    }
}

/// §9.1 A side's battle cards by source, those of nothing left out. `events` are the cards for events just played.
pub fn of(state: &Open, facts: &Pack, battle: &Battle, side: Side, events: u8) -> ArrayVec<(Source, u8), 8> {
    let cards = &facts.tables.battle_cards;
    let space = battle.space;
    let if_so = |so: bool, value: u8| if so { value } else { 0 };
    let british = side == Side::British;
    let rating = state.general_at(facts, side, space).map_or(0, |general| general.battle(facts));
    let mut all: ArrayVec<(Source, u8), 8> = ArrayVec::new();
    all.push((Source::General, rating * cards.general));
    all.push((Source::CombatUnits, state.cus(side, space).saturating_mul(cards.combat_units)));
    all.push((
        Source::Militia,
        if_so(state.majority(facts, space.colony(facts)) == Some(side), cards.militia),
    ));
    all.push((Source::Event, events));
    all.push((Source::Interception, if_so(!british && battle.intercepted, cards.interception)));
    all.push((Source::WinterOffensive, winter_offensive(state, facts, battle, side)));
    all.push((Source::Regulars, if_so(british && state.regulars, cards.regulars)));
    all.push((Source::Port, if_so(british && navy_supports(state, facts, space), cards.port)));
    all.retain(|it| it.1 > 0);
    all
}

/// §9.1 The Royal Navy helps in ports without the French Navy; in one of them only with a British PC marker.
pub fn navy_supports(state: &Open, facts: &Pack, space: Space) -> bool {
    space.is_port(facts)
        && !state.navy_space().contains(space)
        && (!facts.need_british_pc.contains(space) || state.pcs.british.contains(space))
}

/// §5.0 The attack of a general who was moved by the last card of the year (P4).
fn winter_offensive(state: &Open, facts: &Pack, battle: &Battle, side: Side) -> u8 {
    if side != battle.attacker || !battle.last_card {
        return 0;
    }
    state.general_at(facts, side, battle.space).map_or(0, |general| general.facts(facts).winter_offensive)
}
