//! What a table is besides its game: who sits where, and which version it has.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tricorne_kernel::Viewer;
use tricorne_library::{AnyTable, Question};
use utoipa::ToSchema;

use super::Refused;
use super::clocks::Clocks;
use super::dialogue::{self, Dialogue, Told};
use crate::store::{Kind, SeatRow, Stakes, Status};

/// Why agents gave their answers, by number from 0, as it is kept: JSON takes little room, and copies share it.
pub type Reasons = BTreeMap<usize, Arc<str>>;

/// A table besides its game.
#[derive(Clone, Debug)]
pub struct Meta {
    /// Raised by every change.
    pub version: i64,
    /// How it stands.
    pub status: Status,
    /// Who opened it.
    pub host: String,
    /// Whether only members and those invited may see it: that never changes.
    pub is_private: bool,
    /// What its game counts for.
    pub stakes: Stakes,
    /// Its seats, in order.
    pub seats: Vec<SeatRow>,
    /// The names of its seats, as the game has them.
    pub seat_names: Vec<&'static str>,
    /// The seats that are asked.
    pub asked: Vec<AskedAt>,
    /// What the database has of it.
    pub kept: Kept,
    /// Since when somebody is asked.
    pub asked_since: i64,
    /// The clocks of the seats, where the table has a pace.
    pub clocks: Option<Clocks>,
    /// A secret dialogue that goes on.
    pub dialogue: Option<Dialogue>,
    /// The version since which nothing was taken back.
    pub solid_since: i64,
    /// Why agents gave their answers, by number from 0.
    pub reasons: Reasons,
    /// What players wish and others have not agreed to yet.
    pub proposals: Proposals,
    /// Whether the game ended by resignation.
    pub conceded: bool,
    /// Whether the game cannot be played; then there is no table, and so many answers are kept.
    pub broken: Option<usize>,
}

/// What the database has of a table, so that what stays the same is not written again.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Kept {
    /// How it stands.
    pub status: Status,
    /// When it last changed.
    pub changed: i64,
}

/// What players wish and others have not agreed to yet.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Proposals {
    /// An answer that somebody asks to take back with the consent of all.
    pub undo: Option<UndoAsked>,
    /// Who agrees that a bot takes a seat, by seat.
    #[serde(default)]
    pub bots: BTreeMap<String, BTreeSet<String>>,
}

impl Proposals {
    /// As they are kept: none where nobody proposes anything.
    pub fn kept(&self) -> Option<String> {
        let none = *self == Proposals::default();
        (!none).then(|| serde_json::to_string(self).expect("proposals are plain data"))
    }

    /// From what was kept.
    pub fn read(kept: Option<&str>) -> Proposals {
        kept.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default()
    }
}

/// A seat that is asked.
#[derive(Clone, PartialEq, Debug)]
pub struct AskedAt {
    /// The seat.
    pub seat: &'static str,
    /// The version in which this question was first asked.
    pub version: i64,
    /// Whether the seat was not asked anything before.
    pub newly: bool,
    likeness: u64,
}

/// A wish to go back past the answers of others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct UndoAsked {
    /// Whose wish.
    pub seat: String,
    /// How many answers would remain.
    pub to: usize,
    /// The ids of the people who have agreed.
    pub agreed: BTreeSet<String>,
}

impl Meta {
    /// The people who play, each once.
    pub fn people(&self) -> BTreeSet<&str> {
        let seated = self.seats.iter().filter(|row| row.kind == Kind::Person && row.left_at.is_none());
        seated.filter_map(|row| row.user.as_deref()).collect()
    }

    /// The people whose consent undoing needs: those who play, and those who have left and may come back.
    pub fn consenting(&self) -> BTreeSet<&str> {
        let seated = self.seats.iter().filter(|row| row.kind == Kind::Person && !row.resigned);
        seated.filter_map(|row| row.user.as_deref()).collect()
    }

    /// The game, which must have begun and not be broken.
    pub fn begun<'a>(&self, table: Option<&'a dyn AnyTable>) -> Result<&'a dyn AnyTable, Refused> {
        match self.broken {
            Some(_) => Err(Refused::BrokenTable),
            None => table.ok_or(Refused::Conflict("the game has not begun")),
        }
    }

    /// Whether the game is over, by its rules or by resignation.
    pub fn is_over(&self, table: &dyn AnyTable) -> bool {
        self.conceded || table.outcome().is_some()
    }

    /// The seats whose players resigned.
    pub fn resigned(&self) -> Vec<&str> {
        self.seats.iter().filter(|row| row.resigned).map(|row| row.seat.as_str()).collect()
    }

    /// The seats that a person plays.
    pub fn seats_of<'a>(&'a self, user: &'a str) -> impl Iterator<Item = &'a str> {
        self.seats.iter().filter(move |row| row.is_played_by(user)).map(|row| row.seat.as_str())
    }

    /// Whether a person plays here or has opened the table: who talks to all.
    pub fn is_member(&self, user: &str) -> bool {
        self.seats_of(user).next().is_some() || self.host == user
    }

    /// Whether a person plays a seat.
    pub fn plays(&self, user: &str, seat: &str) -> bool {
        self.seats_of(user).any(|own| own == seat)
    }

    /// The seat of this name.
    pub fn seat(&self, name: &str) -> Option<&SeatRow> {
        self.seats.iter().find(|row| row.seat == name)
    }

    /// Whether a program plays here, so that an answer may take long.
    pub fn has_bots(&self) -> bool {
        self.seats.iter().any(|row| row.kind == Kind::Bot)
    }

    /// The version that a viewer may know of.
    pub fn version_for(&self, viewer: Viewer) -> i64 {
        self.dialogue.as_ref().map_or(self.version, |dialogue| dialogue.version_for(viewer))
    }

    /// Who is asked after a change of a table that had so many answers, and who learns of it.
    pub fn follow(&mut self, table: &dyn AnyTable, had: usize, together: bool) -> Told {
        let questions = table.questions();
        let seats = questions.iter().map(|question| question.seat);
        let others = !self.asked.iter().map(|asked| asked.seat).eq(seats);
        let before = self.dialogue.take();
        let was_open = before.is_some();
        let (dialogue, told) = dialogue::follow(before, table, had, self.version, others);
        if was_open && dialogue.is_none() {
            // Answers of others now stand among those that somebody has who comes back.
            self.solid_since = self.version;
        }
        self.dialogue = dialogue;
        self.ask(table, questions, together);
        told
    }

    /// Who is asked now. A question that waited beside one that was answered is still the same question.
    fn ask(&mut self, table: &dyn AnyTable, questions: Vec<Question>, together: bool) {
        let questions = if self.conceded { Vec::new() } else { questions };
        let before = std::mem::take(&mut self.asked);
        for question in questions {
            let mut hasher = DefaultHasher::new();
            (question.rule, question.prompt.key).hash(&mut hasher);
            question.choices.iter().for_each(|offer| offer.notation.hash(&mut hasher));
            let likeness = hasher.finish();
            let same = |old: &&AskedAt| old.seat == question.seat && old.likeness == likeness;
            let version = match before.iter().find(same) {
                Some(old) if together => old.version,
                _ => self.version_for(viewer_of(table, question.seat)),
            };
            let newly = !before.iter().any(|old| old.seat == question.seat);
            self.asked.push(AskedAt { seat: question.seat, version, newly, likeness });
        }
    }

    /// The versions in which seats were first asked, as they are kept.
    pub fn asked_versions(&self) -> String {
        let pairs = self.asked.iter().map(|asked| format!("{}:{}", asked.seat, asked.version));
        pairs.collect::<Vec<_>>().join(" ")
    }

    /// Takes the versions that were kept: a question that stood before a restart still stands.
    pub fn set_asked_versions<'a>(&mut self, kept: impl Iterator<Item = (&'a str, i64)>) {
        for (seat, version) in kept {
            if let Some(asked) = self.asked.iter_mut().find(|asked| asked.seat == seat) {
                asked.version = version.min(self.version);
            }
        }
    }

    /// The seats that are asked, as they are kept.
    pub fn asked_names(&self) -> String {
        self.asked.iter().map(|asked| asked.seat).collect::<Vec<_>>().join(" ")
    }
}

/// The viewer who has a seat.
pub(super) fn viewer_of(table: &dyn AnyTable, seat: &str) -> Viewer {
    table.seat_named(seat).map_or(Viewer::Observer, Viewer::Seat)
}

/// With whose viewpoint somebody looks at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Viewpoint {
    /// The person.
    pub user: Option<String>,
    /// The viewpoint that was asked for: a seat, `observer` or `referee`.
    pub wanted: Option<String>,
}

impl Viewpoint {
    /// What they may see: a seat of their own, or the public side; once the game is over, whatever they like.
    pub fn viewer(&self, meta: &Meta, table: &dyn AnyTable) -> Viewer {
        let over = meta.is_over(table);
        let viewer = |name: &str| viewer_of(table, name);
        let own: Vec<&str> = self.user.iter().flat_map(|user| meta.seats_of(user)).collect();
        match self.wanted.as_deref() {
            Some("referee") if over => Viewer::Referee,
            Some("observer") => Viewer::Observer,
            Some(seat) if over || own.contains(&seat) => viewer(seat),
            Some(_) => Viewer::Observer,
            None => {
                let asked = own.iter().find(|own| meta.asked.iter().any(|asked| asked.seat == **own));
                asked.or(own.first()).map_or(Viewer::Observer, |seat| viewer(seat))
            }
        }
    }

    /// Whether the viewpoint that was asked for is refused.
    pub fn refused(&self, meta: &Meta, table: &dyn AnyTable) -> bool {
        match self.wanted.as_deref() {
            None | Some("observer") => false,
            Some("referee") => !meta.is_over(table),
            Some(seat) => {
                let known = table.seats().iter().any(|info| info.id == seat);
                let own = self.user.as_deref().is_some_and(|user| meta.plays(user, seat));
                !known || !(own || meta.is_over(table))
            }
        }
    }
}
