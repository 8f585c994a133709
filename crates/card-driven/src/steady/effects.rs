//! What the effects of cards are worth.

use super::{Marking, Mind, Weighed};
use crate::CardDriven;
use crate::pack::{CuPlace, Effect};
use crate::sides::Side;

/// What an effect is worth that does nothing for its player.
pub const USELESS: i32 = -500;

impl<G: CardDriven, W: Weighed<G>> Mind<'_, G, W> {
    /// What an effect is worth; the game weighs what only its cards do.
    pub fn effect(&self, effect: &Effect<G>, own: &dyn Fn(&G::OwnEffect) -> i32) -> i32 {
        match effect {
            Effect::PlacePc(it) if it.side == self.me => {
                let spaces = self.open.passing(self.facts, &it.filter) - self.open.pcs[self.me];
                self.several(spaces, it.limit, Marking::Own)
            }
            Effect::RemovePc(it) if it.owner != self.me => {
                let spaces = self.open.passing(self.facts, &it.filter) & self.open.pcs[it.owner];
                self.several(spaces, it.limit, Marking::Removed)
            }
            Effect::FlipPc(it) if it.owner != self.me => {
                let spaces = self.open.passing(self.facts, &it.filter) & self.open.pcs[it.owner];
                self.several(spaces, it.limit, Marking::Own)
            }
            Effect::AddCu(it) if it.side == self.me => {
                let each = if it.to == CuPlace::Map { 26 } else { 16 };
                each * i32::from(it.count)
            }
            Effect::RemoveCu(it) if it.side != self.me => 20 * i32::from(it.limit.most()),
            Effect::DrawCards { side, count } if *side == self.me => 40 * i32::from(*count),
            Effect::LoseRegulars if self.open.regulars && self.me == Side::American => 90,
            Effect::RemoveGeneral(general) if general.side(self.facts) != self.me => {
                if self.open.space_of(*general).is_some() { 60 } else { 15 }
            }
            Effect::Choose(options) => options.iter().map(|it| self.effect(it, own)).max().unwrap_or(0),
            Effect::Sequence(steps) => {
                let worth = steps.iter().map(|it| self.effect(it, own)).filter(|&worth| worth != USELESS);
                worth.reduce(|sum, worth| sum + worth).unwrap_or(USELESS)
            }
            Effect::Own(effect) => own(effect),
            Effect::Ops(_)
            | Effect::WarEnds(_)
            | Effect::PlacePc(_)
            | Effect::RemovePc(_)
            | Effect::FlipPc(_)
            | Effect::AddCu(_)
            | Effect::RemoveCu(_)
            | Effect::DrawCards { .. }
            | Effect::LoseRegulars
            | Effect::RemoveGeneral(_) => USELESS,
        }
    }

    /// What a campaign of so many generals is worth, with what may stand in the place of one of them.
    pub fn campaign(&self, generals: u8, instead: Option<i32>) -> i32 {
        let moves = self.open.generals_on_map(self.facts, self.me).map(|it| self.moving_general(it.0));
        let mut worth: Vec<i32> = moves.chain(instead).collect();
        worth.sort_unstable_by(|a, b| b.cmp(a));
        worth.iter().take(usize::from(generals)).map(|gain| (*gain).max(0)).sum::<i32>() - 10
    }

    /// What activating a general is worth with an operations card of this value.
    pub fn activating(&self, value: u8) -> i32 {
        let able = |it: (crate::General<G>, _)| it.0.strategy(self.facts) <= value;
        let moves = self.open.generals_on_map(self.facts, self.me).any(able);
        if moves { self.best_move(value) - 5 } else { USELESS }
    }
}
