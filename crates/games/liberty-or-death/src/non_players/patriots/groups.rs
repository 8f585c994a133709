//! §8.5.4 The groups of Patriot units that may March.

use crate::command_order::Order;
use crate::commands::patriots::french_fee;
use crate::map::{BySpace, Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece, Side};
use crate::state::{Level, State};

/// The largest group that may leave a space.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Group {
    pub continentals: u8,
    pub french: u8,
    pub underground: u8,
    pub active: u8,
}

impl Group {
    /// How many units.
    pub fn size(self) -> u8 {
        self.continentals + self.french + self.underground + self.active
    }

    /// How many Militia.
    pub fn militia(self) -> u8 {
        self.underground + self.active
    }
}

/// The groups of all spaces.
pub type Groups = BySpace<Group>;

/// §8.5.4 All groups that may March. Units that marched into a space, and those whom they joined, stay there.
pub fn all(state: &State, order: &Order) -> Groups {
    let french_pay = order.can_pay(state, Faction::French, french_fee(state));
    let mut groups = Groups::default();
    for from in (SpaceSet::MAP - order.selected).iter() {
        groups[from] = largest(state, from, french_pay);
    }
    groups
}

/// §8.5.4 The largest group that may leave: no Rebellion Control is lost, an Active unit stays with a Fort, and a unit, if
/// possible Underground, stays where there is no Active Opposition. Underground Militia go first, then Active ones
/// (§8.1.2), then Continentals with as many French as possible.
fn largest(state: &State, from: Space, french_pay: bool) -> Group {
    let [continentals, french, underground, active] =
        [Piece::Continentals, Piece::FrenchRegulars, Piece::MilitiaUnderground, Piece::MilitiaActive]
            .map(|piece| state.count(piece, from));
    if continentals + underground + active == 0 {
        return Group::default();
    }
    let french = if french_pay { french } else { 0 };
    let stay = staying(state, from, Group { continentals, french, underground, active });
    let spare = spare(state, from);
    let underground = (underground - stay.underground).min(spare);
    let spare = spare - underground;
    let active = (active - stay.active).min(spare);
    let spare = spare - active;
    let continentals = continentals - stay.continentals;
    let french = french.min(continentals).min(spare / 2);
    let continentals = continentals.min(spare - french);
    Group { continentals, french, underground, active }
}

/// The units that stay with a Fort, and where there is no Active Opposition.
fn staying(state: &State, from: Space, have: Group) -> Group {
    let mut stay = Group::default();
    // A Continental who stays would keep a French Regular from coming along.
    let militia_stays = have.active > 0 && (have.continentals == 0 || have.french >= have.continentals);
    let stay_active = |stay: &mut Group| {
        if militia_stays {
            stay.active = 1;
        } else if have.continentals > 0 {
            stay.continentals = 1;
        } else {
            stay.underground = 1;
        }
    };
    if state.count(Piece::PatriotForts, from) > 0 {
        stay_active(&mut stay);
    }
    if state.level(from) != Level::ActiveOpposition {
        if have.underground > 0 {
            stay.underground = 1;
        } else if stay == Group::default() {
            stay_active(&mut stay);
        }
    }
    stay
}

/// How many Rebellion pieces may leave without the loss of Rebellion Control.
pub fn spare(state: &State, from: Space) -> u8 {
    let [rebels, royalists] = [Side::Rebellion, Side::Royalist].map(|side| state.pieces_of_side(side, from));
    if rebels > royalists { rebels - royalists - 1 } else { u8::MAX }
}
