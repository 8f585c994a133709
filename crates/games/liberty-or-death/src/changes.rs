//! The small changes that every Command, Activity, Event and phase is made of. They keep pieces in exactly one place
//! and tracks in bounds, and ask nobody.

use crate::map::{Regions, Space, SpaceSet};
use crate::pieces::{Faction, Piece, Side};
use crate::state::{Done, Level, MOST_RESOURCES, State, Whereabouts};

impl State {
    /// §1.4.1 Places up to this many Available pieces, as far as stacking allows. New Militia and War Parties come
    /// Underground (§1.4.3). Returns how many were placed.
    pub fn place(&mut self, piece: Piece, space: Space, count: u8) -> u8 {
        let home = piece.at_home() as usize;
        let done = self.done_by_placing(piece, space);
        let mut placed = 0;
        while placed < count && self.available[home] > 0 && self.may_stand(piece, space) {
            self.available[home] -= 1;
            self.spaces[space].pieces[home] += 1;
            placed += 1;
        }
        self.note_done(placed, done);
        placed
    }

    /// Places up to this many pieces, Unavailable ones first or Available ones as told. Returns how many.
    pub fn place_unavailable(&mut self, piece: Piece, space: Space, count: u8) -> u8 {
        let done = self.done_by_placing(piece, space);
        let mut placed = 0;
        while placed < count && self.unavailable[piece as usize] > 0 && self.may_stand(piece, space) {
            self.unavailable[piece as usize] -= 1;
            self.spaces[space].pieces[piece as usize] += 1;
            placed += 1;
        }
        self.note_done(placed, done);
        placed
    }

    /// §1.4.1 Returns up to this many pieces from the space to Available. Returns how many.
    pub fn remove(&mut self, piece: Piece, space: Space, count: u8) -> u8 {
        let count = count.min(self.count(piece, space));
        self.spaces[space].pieces[piece as usize] -= count;
        self.available[piece.at_home() as usize] += count;
        self.note_done(count, Done::by_removing(piece));
        count
    }

    /// §1.6.4 Removes up to this many pieces as Casualties: cubes to the Casualties box, Forts straight to
    /// Available; both count for CBC or CRC. Militia, War Parties and Villages are never Casualties and just return
    /// to Available. Returns how many were removed.
    pub fn remove_as_casualties(&mut self, piece: Piece, space: Space, count: u8) -> u8 {
        let count = count.min(self.count(piece, space));
        self.spaces[space].pieces[piece as usize] -= count;
        if piece.is_cube() {
            self.casualties[piece as usize] += count;
        } else {
            self.available[piece.at_home() as usize] += count;
        }
        if piece.is_cube() || matches!(piece, Piece::BritishForts | Piece::PatriotForts) {
            match piece.side() {
                Side::Royalist => self.cbc = self.cbc.saturating_add(count),
                Side::Rebellion => self.crc = self.crc.saturating_add(count),
            }
        }
        self.note_done(count, Done::by_removing(piece));
        count
    }

    /// What placing such a piece in the space would do that a flowchart asks for.
    fn done_by_placing(&self, piece: Piece, space: Space) -> Done {
        let none = self.count_if(space, |other| other.at_home() == piece.at_home()) == 0;
        match piece.at_home() {
            Piece::Tories => {
                let british_placed = none && self.level(space) == Level::ActiveOpposition;
                Done { british_placed, ..Done::default() }
            }
            Piece::BritishForts => Done { british_placed: none && space.is_colony(), ..Done::default() },
            Piece::BritishRegulars => {
                Done { british_placed: space.is_city() || space.is_colony(), ..Done::default() }
            }
            Piece::MilitiaUnderground => {
                let wanted =
                    self.level(space) == Level::ActiveSupport || self.count(Piece::Villages, space) > 0;
                Done { militia_placed: none && wanted, ..Done::default() }
            }
            Piece::PatriotForts => Done { patriot_fort_placed: true, ..Done::default() },
            Piece::FrenchRegulars => Done { french_placed: true, ..Done::default() },
            Piece::Villages => Done { village_placed: true, ..Done::default() },
            Piece::Continentals
            | Piece::MilitiaActive
            | Piece::WarPartiesUnderground
            | Piece::WarPartiesActive => Done::default(),
        }
    }

    /// Notes what the Event under way has done, if it touched anything.
    fn note_done(&mut self, touched: u8, done: Done) {
        if let Some(playing) = self.playing.as_mut().filter(|_| touched > 0) {
            playing.done.add(done);
            playing.done.touched = true;
        }
    }

    /// Moves pieces between spaces; their face stays as it is (§1.4.3). The rule that moves them has made sure that
    /// they are there.
    pub fn relocate(&mut self, piece: Piece, from: Space, to: Space, count: u8) {
        let at = piece as usize;
        assert!(self.spaces[from].pieces[at] >= count, "{count} {} leave {from}", piece.id());
        self.spaces[from].pieces[at] -= count;
        self.spaces[to].pieces[at] += count;
    }

    /// §1.4.3 Sets up to this many Underground Militia or War Parties in the space Active. Returns how many.
    pub fn activate(&mut self, underground: Piece, space: Space, count: u8) -> u8 {
        let count = count.min(self.count(underground, space));
        let pieces = &mut self.spaces[space].pieces;
        pieces[underground as usize] -= count;
        pieces[underground.active() as usize] += count;
        self.note_done(count, Done::default());
        count
    }

    /// §1.4.3 Sets all Militia or War Parties in the space Underground.
    pub fn go_underground(&mut self, underground: Piece, space: Space) {
        let pieces = &mut self.spaces[space].pieces;
        pieces[underground as usize] += pieces[underground.active() as usize];
        pieces[underground.active() as usize] = 0;
    }

    /// §1.6.1 Shifts a space by steps towards Active Support, or if negative towards Active Opposition. Spaces
    /// without Population stay Neutral. Returns how many steps it moved.
    pub fn shift(&mut self, space: Space, steps: i8) -> u8 {
        if space.population() == 0 {
            return 0;
        }
        let before = self.level(space);
        self.spaces[space].level = before.shifted(steps);
        let moved = (self.level(space).value() - before.value()).unsigned_abs();
        self.note_done(moved, Done::default());
        moved
    }

    /// Shifts a space by up to this many steps towards a level and not past it. Returns how many steps it moved.
    pub fn shift_towards(&mut self, space: Space, level: Level, steps: u8) -> u8 {
        let gap = level.value() - self.level(space).value();
        self.shift(space, gap.clamp(-(steps as i8), steps as i8))
    }

    /// §1.8 Adds Resources, up to 50.
    pub fn gain(&mut self, faction: Faction, count: u8) {
        self.resources[faction] = self.resources[faction].saturating_add(count).min(MOST_RESOURCES);
    }

    /// §1.8 Takes Resources, down to 0. Returns how many were taken.
    pub fn lose(&mut self, faction: Faction, count: u8) -> u8 {
        let count = count.min(self.resources[faction]);
        self.resources[faction] -= count;
        count
    }

    /// §3.3.4 Places up to this many Propaganda markers, as far as there are any. Returns how many.
    pub fn add_propaganda(&mut self, space: Space, count: u8) -> u8 {
        let count = count.min(self.propaganda_left());
        self.spaces[space].propaganda += count;
        self.note_done(count, Done::default());
        count
    }

    /// §3.4.4 Places up to this many Raid markers, as far as there are any. Returns how many.
    pub fn add_raids(&mut self, space: Space, count: u8) -> u8 {
        let count = count.min(self.raids_left());
        self.spaces[space].raids += count;
        self.note_done(count, Done::default());
        count
    }

    /// §1.10 Moves a Faction's Leader.
    pub fn place_leader(&mut self, faction: Faction, place: Whereabouts) {
        self.leaders[faction].place = place;
    }

    /// §1.9 Moves a Blockade or Squadron marker between Cities and the West Indies.
    pub fn move_squadron(&mut self, from: Space, to: Space) {
        self.spaces[from].squadrons -= 1;
        self.spaces[to].squadrons += 1;
    }

    /// §1.9 The Cities with a Blockade.
    pub fn blockaded(&self) -> SpaceSet {
        SpaceSet::CITIES.only(|city| self.is_blockaded(city))
    }
}

impl Done {
    /// What removing such a piece does that a flowchart asks for.
    fn by_removing(piece: Piece) -> Done {
        Done {
            village_removed: piece == Piece::Villages,
            patriot_fort_removed: piece == Piece::PatriotForts,
            ..Done::default()
        }
    }

    fn add(&mut self, other: Done) {
        self.british_placed |= other.british_placed;
        self.militia_placed |= other.militia_placed;
        self.patriot_fort_placed |= other.patriot_fort_placed;
        self.village_removed |= other.village_removed;
        self.french_placed |= other.french_placed;
        self.village_placed |= other.village_placed;
        self.patriot_fort_removed |= other.patriot_fort_removed;
    }
}
