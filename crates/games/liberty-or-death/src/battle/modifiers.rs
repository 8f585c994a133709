//! §3.6.5, §3.6.6 Modifiers of the Loss Levels.

use arrayvec::ArrayVec;
use tricorne_kernel::{Key, key, msg};

use super::activation::underground;
use super::force::Force;
use super::sides::Army;
use crate::ask::Lod;
use crate::map::Space;
use crate::pieces::{Faction, Leader, Piece};
use crate::state::State;

/// A modifier that applies, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Modifier {
    /// What for.
    pub why: Key,
    /// How much.
    pub value: i8,
}

/// All modifiers that apply to one Loss Level.
pub type Modifiers = ArrayVec<Modifier, 10>;

impl Modifier {
    /// Tells of it.
    pub fn note(&self, t: &mut Lod<'_>, rule: &'static str) {
        let size = self.value.unsigned_abs();
        let message = if self.value > 0 {
            msg!("lod-note-battle-more", why = self.why, size = size)
        } else {
            msg!("lod-note-battle-less", why = self.why, size = size)
        };
        t.note(rule, message);
    }
}

/// §3.6.5 What changes the Loss Level of the defenders.
pub fn to_defender_loss(state: &State, attackers: &Army, defenders: &Army) -> Modifiers {
    let has_french = attackers.has(Faction::French);
    let indians_at_home = defenders.has(Faction::Indians) && defenders.space.is_reserve();
    let mut modifiers = common(state, attackers);
    modifiers.extend(
        [
            (key!("lod-battle-lauzun"), has_french && attackers.leaders.contains(&Leader::Lauzun), 1),
            (key!("lod-battle-indian-reserve"), indians_at_home, -1),
            (key!("lod-battle-washington"), defenders.leaders.contains(&Leader::Washington), -1),
        ]
        .into_iter()
        .filter_map(applying),
    );
    modifiers.extend(counted(key!("lod-battle-forts"), -(forts(state, defenders) as i8)));
    modifiers.extend(counted(key!("lod-battle-event"), defenders.loss_bonus));
    modifiers
}

/// §3.6.6 What changes the Loss Level of the attackers.
pub fn to_attacker_loss(state: &State, attackers: &Army, defenders: &Army) -> Modifiers {
    let mut modifiers = common(state, defenders);
    modifiers.extend(counted(key!("lod-battle-forts"), forts(state, defenders) as i8));
    modifiers.extend(counted(key!("lod-battle-event"), attackers.loss_bonus));
    modifiers
}

/// What §3.6.5 and §3.6.6 share: modifiers that come from the army that strikes, whichever it is.
fn common(state: &State, army: &Army) -> Modifiers {
    let half_regulars = Force::of(state, army).is_half_regulars(state.options.edition);
    let hidden = army.count(state, underground(army.side)) > 0;
    let british = army.has(Faction::British);
    let squadron = army.space == Space::WestIndies && state.squadrons() > 0;
    [
        (key!("lod-battle-half-regulars"), half_regulars, 1),
        (key!("lod-battle-underground"), hidden, 1),
        (key!("lod-battle-leader"), !army.leaders.is_empty(), 1),
        (key!("lod-battle-blockade"), british && state.is_blockaded(army.space), -1),
        (key!("lod-battle-squadron"), british && squadron, -1),
    ]
    .into_iter()
    .filter_map(applying)
    .collect()
}

fn forts(state: &State, defenders: &Army) -> u8 {
    defenders.count(state, Piece::BritishForts) + defenders.count(state, Piece::PatriotForts)
}

fn applying((why, applies, value): (Key, bool, i8)) -> Option<Modifier> {
    applies.then_some(Modifier { why, value })
}

fn counted(why: Key, value: i8) -> Option<Modifier> {
    applying((why, value != 0, value))
}
