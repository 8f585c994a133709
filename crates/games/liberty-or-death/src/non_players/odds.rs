//! §8.5.1, §8.6.6 Whether the Rebellion would attack as the stronger side.

use crate::battle::force::Force;
use crate::battle::modifiers::{self, Modifiers};
use crate::battle::{Attack, sides};
use crate::map::Space;
use crate::pieces::{ByFaction, Faction, Piece};
use crate::state::State;

/// §8.5.1, §8.6.6, L74 Whether the Force Level of a Rebellion Faction that attacks, alone or with its friend, exceeds that
/// of the Royalists, each with the modifiers to the loss that it inflicts. Militia that take part come out as L75 says.
pub fn rebels_are_stronger(state: &State, faction: Faction, friend_joins: bool, space: Space) -> bool {
    let mut factions = ByFaction([false; 4]);
    factions[faction] = true;
    factions[faction.friend()] = friend_joins;
    let mut state = state.clone();
    if factions[Faction::Patriots] {
        let coming_out = militia_coming_out(&state, space);
        state.activate(Piece::MilitiaUnderground, space, coming_out);
    }
    let attack = Attack::new(faction, space);
    let attackers = sides::attacking(&state, attack, factions, 0);
    let defenders = sides::defenders(&state, attack);
    let strength = |army, modifiers: Modifiers| {
        let modified: i16 = modifiers.iter().map(|modifier| i16::from(modifier.value)).sum();
        i16::from(Force::of(&state, army).level()) + modified
    };
    strength(&attackers, modifiers::to_defender_loss(&state, &attackers, &defenders))
        > strength(&defenders, modifiers::to_attacker_loss(&state, &attackers, &defenders))
}

/// L75 How many Underground Militia come out to fight: only as many as add a point, and one stays Underground.
pub fn militia_coming_out(state: &State, space: Space) -> u8 {
    let active = state.count(Piece::MilitiaActive, space);
    let may = state.count(Piece::MilitiaUnderground, space).saturating_sub(1);
    ((active + may) / 2 * 2).saturating_sub(active)
}
