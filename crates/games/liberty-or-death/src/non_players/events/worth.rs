//! §8.3.5, §8.3.6 What an Event's deeds in a space are worth to a non-player.

use crate::events::Deed;
use crate::map::Space;
use crate::pieces::{Faction, Piece, Side};
use crate::state::{Level, State};

/// What the deeds in a space come to. More is better, and what comes first counts first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Worth {
    /// §8.3.5 How many deeds answer the question on the flowchart for which Events are executed.
    pub matches: i32,
    /// §8.3.6 The gain of the Faction's own side: in Support, or in Opposition.
    pub gain: i32,
    /// §8.3.6 The loss of the other side.
    pub enemy_loss: i32,
    /// §8.3.5 Forts and Villages: own ones placed, enemy ones removed.
    pub bases: i32,
    /// §8.3.5 The same with all other pieces.
    pub pieces: i32,
    /// Markers placed.
    pub marks: i32,
}

impl Worth {
    /// The worth of these deeds in a space.
    pub fn of(state: &State, faction: Faction, space: Space, deeds: &[Deed]) -> Worth {
        let mut worth = Worth::default();
        for &deed in deeds {
            worth.count(state, faction, space, deed);
        }
        worth
    }

    /// Whether the Faction would rather do this than nothing.
    pub fn is_good(&self) -> bool {
        let shift = self.gain + self.enemy_loss;
        shift > 0 || shift == 0 && (self.matches, self.bases, self.pieces, self.marks) > (0, 0, 0, 0)
    }

    fn count(&mut self, state: &State, faction: Faction, space: Space, deed: Deed) {
        match deed {
            Deed::Adds(count, piece) => self.add(state, faction, space, count, &[piece], false),
            Deed::AddsFromAnywhere(count, piece) => self.add(state, faction, space, count, &[piece], true),
            Deed::AddsAny(count, kinds) => self.add(state, faction, space, count, kinds, false),
            Deed::AddsAnyFromAnywhere(count, kinds) => self.add(state, faction, space, count, kinds, true),
            Deed::Removes(count, kinds) => self.remove(state, faction, space, count, kinds, false),
            Deed::Kills(count, kinds) => self.remove(state, faction, space, count, kinds, true),
            Deed::Swaps(count, from, each, to) => {
                let removed = count.min(state.count_of(from, space));
                self.remove(state, faction, space, removed, from, false);
                self.add(state, faction, space, removed.saturating_mul(each), &[to], false);
            }
            Deed::Activates(piece) => {
                self.pieces += for_side(faction, piece) * -i32::from(state.count(piece, space));
            }
            Deed::Shifts(steps) => self.shift(state, faction, space, state.level(space).shifted(steps)),
            Deed::ShiftsTowards(level, steps) => {
                let gap = level.value() - state.level(space).value();
                let level = state.level(space).shifted(gap.clamp(-(steps as i8), steps as i8));
                self.shift(state, faction, space, level);
            }
            Deed::Marks => self.marks += 1,
            Deed::MovesFrom => self.pieces += i32::from(state.units_of(faction, space)),
            Deed::Orders(_) | Deed::Performs(_) | Deed::MovesOut => {}
        }
    }

    /// Pieces that come, the Faction's own first. Of several kinds only those of its side count: others are never placed.
    fn add(
        &mut self,
        state: &State,
        faction: Faction,
        space: Space,
        count: u8,
        kinds: &[Piece],
        unavailable_too: bool,
    ) {
        let own = kinds.iter().filter(|piece| piece.faction() == faction);
        let others = kinds.iter().filter(|piece| {
            piece.faction() != faction && (kinds.len() == 1 || piece.side() == faction.side())
        });
        let mut left = count;
        for &piece in own.chain(others) {
            let placed = left.min(placeable(state, piece, space, unavailable_too));
            left -= placed;
            if placed > 0 {
                self.matches += i32::from(placing_matches(state, faction, piece, space));
                self.tally(piece, for_side(faction, piece) * i32::from(placed));
            }
        }
    }

    /// Pieces that go.
    fn remove(
        &mut self,
        state: &State,
        faction: Faction,
        space: Space,
        count: u8,
        kinds: &[Piece],
        as_casualties: bool,
    ) {
        let mut left = count;
        // §8.1.2 Of the enemy Forts and Villages go first, of one's own side last.
        let bases = |first: bool| kinds.iter().filter(move |piece| piece.is_base() == first);
        let enemies = kinds.iter().all(|piece| piece.side() != faction.side());
        for &piece in bases(enemies).chain(bases(!enemies)) {
            let removed = left.min(state.count(piece, space));
            left -= removed;
            if removed > 0 {
                self.matches += i32::from(removing_matches(faction, piece, as_casualties));
                self.tally(piece, for_side(faction, piece) * -i32::from(removed));
            }
        }
    }

    fn tally(&mut self, piece: Piece, count: i32) {
        if piece.is_base() {
            self.bases += count;
        } else {
            self.pieces += count;
        }
    }

    /// §8.3.6 A change of level. Level times Population counts; a Blockaded City has no Support (L66).
    fn shift(&mut self, state: &State, faction: Faction, space: Space, level: Level) {
        let support =
            |level: Level| i32::from(level.value().max(0)) * i32::from(state.population_for_support(space));
        let opposition = |level: Level| i32::from((-level.value()).max(0)) * i32::from(space.population());
        let before = state.level(space);
        let (support, opposition) =
            (support(level) - support(before), opposition(level) - opposition(before));
        let (gain, enemy_loss) = match faction.side() {
            Side::Royalist => (support, -opposition),
            Side::Rebellion => (opposition, -support),
        };
        self.gain += gain;
        self.enemy_loss += enemy_loss;
    }
}

/// 1 for a piece of the Faction's side, -1 for an enemy piece.
fn for_side(faction: Faction, piece: Piece) -> i32 {
    if piece.side() == faction.side() { 1 } else { -1 }
}

/// How many of a kind can be placed in the space without taking any from the map (§8.1).
pub fn placeable(state: &State, piece: Piece, space: Space, unavailable_too: bool) -> u8 {
    if !state.may_stand(piece, space) {
        return 0;
    }
    let unavailable = if unavailable_too { state.unavailable[piece as usize] } else { 0 };
    let count = state.available[piece.at_home() as usize] + unavailable;
    if piece.is_base() { count.min(state.room_for_bases(space)) } else { count }
}

/// §8.3.5 Whether placing such a piece in the space answers a question for which the Faction executes Events (§8.4 to
/// §8.7).
pub fn placing_matches(state: &State, faction: Faction, piece: Piece, space: Space) -> bool {
    match (faction, piece.at_home()) {
        (Faction::British, Piece::Tories) => {
            state.level(space) == Level::ActiveOpposition && state.count(Piece::Tories, space) == 0
        }
        (Faction::British, Piece::BritishForts) => {
            space.is_colony() && state.count(Piece::BritishForts, space) == 0
        }
        (Faction::British, Piece::BritishRegulars) => space.is_city() || space.is_colony(),
        (Faction::Patriots, Piece::MilitiaUnderground) => {
            let wanted =
                state.level(space) == Level::ActiveSupport || state.count(Piece::Villages, space) > 0;
            wanted && state.militia(space) == 0
        }
        (Faction::Patriots, Piece::PatriotForts) | (Faction::French, Piece::FrenchRegulars) => true,
        // §8.7 The Village goes where War Parties are already.
        (Faction::Indians, Piece::Villages) => state.war_parties(space) > 0,
        _ => false,
    }
}

/// §8.3.5 Whether removing such a piece answers a question for which the Faction executes Events.
pub fn removing_matches(faction: Faction, piece: Piece, as_casualties: bool) -> bool {
    let casualty = as_casualties && (piece.is_cube() || piece.is_base());
    match faction {
        Faction::British => casualty && piece.side() == Side::Rebellion,
        Faction::French => casualty && piece.side() == Side::Royalist,
        Faction::Patriots => piece == Piece::Villages,
        Faction::Indians => piece == Piece::PatriotForts,
    }
}
