//! §8.3.5, §8.3.6 What an Event would do in each space that may be chosen: the effect itself, tried there on a copy before
//! anything is chosen.
//!
//! While an effect is tried, the verbs for free Commands and Special Activities only note what they grant: by whose
//! priorities the space is chosen then follows from these, and no die of a Battle that nobody has fought decides anything.

use super::verbs::LocalEffect;
use crate::ask::Lod;
use crate::map::{BySpace, Regions, Space, SpaceSet};
use crate::non_players::events::Rehearsal;
use crate::pieces::{Faction, Piece, Side};
use crate::state::{Done, Level, Pieces, State};
use crate::words::{Activity, Command};

/// What an Event would do in a space, as far as the choice of the space depends on it. More is better for whoever chooses,
/// and what comes first counts first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Prospect {
    /// §8.3.5 Whether it answers a question for which the Faction executes Events; for the Indians twice, if a Village comes
    /// to War Parties (§8.7).
    pub matches: i8,
    /// §8.3.6 The gain of the Faction's own side: in Support, or in Opposition.
    pub gain: i8,
    /// §8.3.6 The loss of the other side.
    pub enemy_loss: i8,
    /// §8.3.5 Forts and Villages: own ones placed, enemy ones removed.
    pub bases: i8,
    /// §8.3.5 The same with all other pieces; those that come into the open count like removed ones, and own ones that move
    /// away like placed ones (§8.3.4).
    pub pieces: i8,
    /// Markers placed.
    pub marks: i8,
}

/// Something free that an Event grants: one of these Commands, or a Special Activity.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Grant {
    /// One of these, where there are two.
    Command(Command, Option<Command>),
    /// A Special Activity.
    Activity(Activity),
}

/// What is known of the space that is being chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Prospects {
    /// What would happen in each space that may be chosen.
    pub spaces: BySpace<Prospect>,
    /// What is granted there to whoever chooses, in order, where that comes before anything else.
    pub grants: [Option<Grant>; 4],
}

/// Tries the effect in each of these spaces, for a non-player who chooses or advises.
pub fn foresee(t: &mut Lod<'_>, who: Faction, spaces: SpaceSet, effect: LocalEffect<'_>) {
    let mut prospects = Prospects::default();
    let mut rehearsal = Rehearsal::default();
    for space in spaces.iter() {
        let before = recording(t.state, who, space);
        let after = rehearsal.tried(&before, |t| effect(t, space));
        prospects.spaces[space] = Prospect::of(who, space, &before, &after);
        if let Some(playing) = after.playing.filter(|_| prospects.grants[0].is_none()) {
            prospects.grants = playing.prospects.grants;
        }
    }
    if let Some(playing) = &mut t.state.playing {
        playing.prospects = prospects;
    }
}

/// A copy in which this space was chosen and nothing was done yet.
fn recording(state: &State, who: Faction, space: Space) -> State {
    let mut state = state.clone();
    if let Some(playing) = &mut state.playing {
        (playing.at, playing.picked) = (Some(space), Pieces::default());
        (playing.done, playing.prospects) = (Done::default(), Prospects::default());
        playing.recording = Some(who);
    }
    state
}

/// Notes a free Command or Special Activity that an effect grants. Returns whether the effect is only tried, so that nothing
/// is executed.
pub fn granted(t: &mut Lod<'_>, faction: Faction, grant: Grant) -> bool {
    let Some(playing) = &mut t.state.playing else { return false };
    let Some(chooser) = playing.recording else { return false };
    let grants = &mut playing.prospects.grants;
    let comes_first = grants[0].is_some() || !playing.done.touched;
    let free = grants.iter_mut().find(|it| it.is_none());
    if let Some(free) = free.filter(|_| comes_first && chooser == faction) {
        *free = Some(grant);
    }
    true
}

impl Prospect {
    /// What the effect has done in this space.
    fn of(faction: Faction, space: Space, before: &State, after: &State) -> Prospect {
        let mut prospect =
            Prospect { matches: matches(faction, space, before, after), ..Prospect::default() };
        prospect.shift(before, faction, space, after.level(space));
        if before.spaces[space].pieces != after.spaces[space].pieces {
            for piece in Piece::ALL.into_iter().filter(|&piece| piece.at_home() == piece) {
                prospect.count(before, after, faction, space, piece);
            }
        }
        let markers = |state: &State| state.spaces[space].propaganda + state.spaces[space].raids;
        prospect.marks = i8::from(markers(after) > markers(before));
        prospect
    }

    /// Whether the Faction would rather have this than nothing.
    pub fn is_good(&self) -> bool {
        let shift = self.gain + self.enemy_loss;
        shift > 0 || shift == 0 && (self.matches, self.bases, self.pieces, self.marks) > (0, 0, 0, 0)
    }

    fn count(&mut self, before: &State, after: &State, faction: Faction, space: Space, home: Piece) {
        let own = home.side() == faction.side();
        let here = |state: &State| state.count_if(space, |piece| piece.at_home() == home) as i8;
        let on_board = |state: &State| {
            SpaceSet::ALL
                .iter()
                .map(|space| u16::from(state.count_if(space, |piece| piece.at_home() == home)))
                .sum::<u16>()
        };
        let mut change = here(after) - here(before);
        if own && change < 0 && on_board(after) == on_board(before) {
            change = -change;
        }
        let hidden = |state: &State| state.count(home, space);
        let active =
            |state: &State| if home.active() == home { 0 } else { state.count(home.active(), space) };
        let flipped =
            hidden(before).saturating_sub(hidden(after)).min(active(after).saturating_sub(active(before)));
        let change = if own { change } else { -change };
        let flipped = if own { -(flipped as i8) } else { flipped as i8 };
        if home.is_base() {
            self.bases += change;
        } else {
            self.pieces += change + flipped;
        }
    }

    /// §8.3.6 A change of level. Level times Population counts; a Blockaded City has no Support (L66).
    fn shift(&mut self, before: &State, faction: Faction, space: Space, level: Level) {
        let support = |level: Level| level.value().max(0) * before.population_for_support(space) as i8;
        let opposition = |level: Level| (-level.value()).max(0) * space.population() as i8;
        let old = before.level(space);
        let (support, opposition) = (support(level) - support(old), opposition(level) - opposition(old));
        (self.gain, self.enemy_loss) = match faction.side() {
            Side::Royalist => (support, -opposition),
            Side::Rebellion => (opposition, -support),
        };
    }
}

/// §8.3.5 Whether what was done in the space answers a question about pieces for which the Faction executes Events (§8.4 to
/// §8.7).
fn matches(faction: Faction, space: Space, before: &State, after: &State) -> i8 {
    let done = after.done();
    let released = |piece: Piece| after.unavailable[piece as usize] < before.unavailable[piece as usize];
    let matches = match faction {
        Faction::British => {
            done.british_placed || after.crc > before.crc || Piece::BRITISH_CUBES.into_iter().any(released)
        }
        Faction::Patriots => done.militia_placed || done.patriot_fort_placed || done.village_removed,
        Faction::French => done.french_placed || after.cbc > before.cbc || released(Piece::FrenchRegulars),
        Faction::Indians => done.village_placed || done.patriot_fort_removed,
    };
    let to_war_parties = faction == Faction::Indians && done.village_placed && before.war_parties(space) > 0;
    i8::from(matches) + i8::from(to_war_parties)
}
