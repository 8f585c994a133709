//! What rules ask of forces all the time, as masks: a byte of ones for each kind that fits.

use super::{KindFacts, LeaderFacts, LeaderType};
use crate::forces::Force;
use crate::ids::{KINDS, Leader, Leaders};
use crate::sides::{BySide, Nation, Side};

/// A mask over the kinds of unit.
pub type KindMask = [u8; KINDS];

/// Masks over kinds of unit and leaders.
#[derive(Clone, Debug)]
pub struct Masks {
    /// Who moves for a side, by who is at war: neither, the French, the Spanish, both.
    active: BySide<[Force; 4]>,
    /// §24.0 Fleets.
    pub fleets: KindMask,
    /// All but fleets.
    pub land: KindMask,
    /// §16.12 Light troops and Indians.
    pub light: KindMask,
    /// §23.1 Militia.
    pub militia: KindMask,
    /// §23.1 Militia commanders.
    pub militia_commanders: Leaders,
    /// The printed strength of each kind.
    pub strength: KindMask,
}

impl Masks {
    /// Those of some kinds and leaders.
    pub fn new(all_kinds: &[KindFacts], all_leaders: &[LeaderFacts]) -> Masks {
        let kinds = |passes: &dyn Fn(&KindFacts) -> u8| {
            let mut mask = [0; KINDS];
            mask.iter_mut().zip(all_kinds).for_each(|(byte, kind)| *byte = passes(kind));
            mask
        };
        let ones = |yes: bool| if yes { u8::MAX } else { 0 };
        let leaders = |passes: &dyn Fn(&LeaderFacts) -> bool| {
            let mut set = Leaders::NONE;
            let some = all_leaders.iter().enumerate().filter(|(_, leader)| passes(leader));
            some.for_each(|(index, _)| set.add(Leader::at(index)));
            set
        };
        let active = |side: Side, at_war: usize| {
            let fights = |nation: Nation| match nation {
                Nation::French => at_war & 1 != 0,
                Nation::Spanish => at_war & 2 != 0,
                Nation::American | Nation::British | Nation::Hessian | Nation::Indian => true,
            };
            Force {
                units: kinds(&|kind| ones(kind.side == side && fights(kind.nation))),
                leaders: leaders(&|leader| leader.side == side && fights(leader.nation)),
            }
        };
        let of = |side: Side| [active(side, 0), active(side, 1), active(side, 2), active(side, 3)];
        Masks {
            active: BySide { american: of(Side::American), british: of(Side::British) },
            fleets: kinds(&|kind| ones(kind.is_fleet())),
            land: kinds(&|kind| ones(!kind.is_fleet())),
            light: kinds(&|kind| ones(kind.is_light())),
            militia: kinds(&|kind| ones(kind.is_militia())),
            militia_commanders: leaders(&|leader| leader.kind == LeaderType::MilitiaCommander),
            strength: kinds(&|kind| kind.strength),
        }
    }

    /// All units and leaders of a side, neutrals too.
    pub fn of_side(&self, side: Side) -> &Force {
        &self.active[side][3]
    }

    /// The units and leaders that a side moves.
    pub fn active(&self, side: Side, french: bool, spanish: bool) -> &Force {
        &self.active[side][usize::from(french) | usize::from(spanish) << 1]
    }
}
