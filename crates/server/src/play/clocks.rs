//! The clocks of a table's seats. Whoever is asked has a clock that runs; several who are asked at once have each their own.
//!
//! They are kept with every change of the table, in time that the server was up.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use tricorne_kernel::Viewer;
use tricorne_library::AnyTable;
use utoipa::ToSchema;

use super::Meta;
use crate::clock::Uptime;
use crate::pace::Pace;
use crate::store::{Kind, Status};
use crate::vacation::Vacations;

/// The name of dice and draws in a record.
const CHANCE: &str = "chance";

/// The clocks of a table.
#[derive(Clone, Debug)]
pub struct Clocks {
    /// How fast the table is played.
    pub pace: Pace,
    uptime: Uptime,
    kept: KeptClocks,
}

/// Clocks as they are kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct KeptClocks {
    /// Up to when they are counted, in milliseconds that the server was up.
    at: i64,
    /// The seats whose clocks run.
    running: BTreeSet<String>,
    /// The seats that are asked and whose players are on vacation.
    away: BTreeSet<String>,
    seats: BTreeMap<String, SeatClock>,
}

/// The clock of a seat.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct SeatClock {
    /// Milliseconds; below zero the grace runs.
    left: i64,
    /// How many answers had been given when its turn began, or had begun before: what is taken back and played again gives no
    /// time again.
    turn: Option<usize>,
    stage: Stage,
}

/// What a seat has been told of its time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// There is enough.
    Enough,
    /// It runs low.
    Low,
    /// It is over, and the grace runs.
    Out,
    /// The grace is over too.
    Lost,
}

/// A clock as it is shown.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct ClockInfo {
    /// The seat.
    seat: String,
    /// Seconds left; below zero the grace runs.
    left: i64,
    /// Seconds below zero at which the seat is lost.
    grace: i64,
    /// Whether it runs.
    running: bool,
    /// Whether it would, but for the vacation of its player.
    vacation: bool,
}

impl Clocks {
    /// From what was kept; a table that has just begun has all its time.
    pub fn read(pace: Pace, uptime: Uptime, kept: Option<&str>) -> Clocks {
        let kept = kept.and_then(|text| serde_json::from_str(text).ok());
        let begin = || KeptClocks {
            at: uptime.millis(),
            running: BTreeSet::new(),
            away: BTreeSet::new(),
            seats: BTreeMap::new(),
        };
        let kept = kept.unwrap_or_else(begin);
        Clocks { pace, uptime, kept }
    }

    /// As they are kept.
    pub fn kept(&self) -> String {
        serde_json::to_string(&self.kept).expect("clocks are plain data")
    }

    /// Counts the time that has passed since they were counted last.
    pub fn count(&mut self) {
        let now = self.uptime.millis();
        // After a crash the time that the server was up goes on from a little earlier.
        let passed = (now - self.kept.at).max(0);
        for seat in &self.kept.running {
            clock(&mut self.kept.seats, seat, &self.pace).left -= passed;
        }
        self.kept.at = now;
    }

    /// Gives back the time since they were counted last.
    pub fn forgive(&mut self) {
        self.kept.at = self.uptime.millis();
    }

    /// A turn of a seat begins, unless it was begun before and taken back.
    fn begin(&mut self, seat: &str, answers: usize) {
        let pace = self.pace;
        let clock = clock(&mut self.kept.seats, seat, &pace);
        let before = clock.turn.replace(answers);
        if before.is_some_and(|before| answers > before) {
            clock.left = pace.at_turn(clock.left);
            clock.stage = clock.stage.min(stage(&pace, clock.left));
        }
    }

    /// Forgets turns that were taken back.
    fn take_back(&mut self, answers: usize) {
        for clock in self.kept.seats.values_mut() {
            clock.turn = clock.turn.map(|turn| turn.min(answers));
        }
    }

    /// When something is due, in seconds that the server was up: time runs low, is over, or a seat is lost.
    pub fn due(&self) -> Option<i64> {
        let marks = [(Stage::Low, self.pace.low()), (Stage::Out, 0), (Stage::Lost, -self.pace.grace())];
        let next = |seat: &String| {
            let clock = self.clock(seat);
            let mark = marks.into_iter().find(|(stage, _)| *stage > clock.stage).map(|(_, mark)| mark);
            (self.kept.at + clock.left).div_euclid(1000) - mark.unwrap_or(-self.pace.grace()) + 1
        };
        self.kept.running.iter().map(next).min()
    }

    /// The running seats whose time has come to another stage than they were told of, with that stage.
    pub fn reached(&mut self) -> Vec<(String, Stage)> {
        let mut reached = Vec::new();
        for seat in &self.kept.running {
            let clock = clock(&mut self.kept.seats, seat, &self.pace);
            let now = stage(&self.pace, clock.left);
            if now > clock.stage {
                clock.stage = now;
                reached.push((seat.clone(), now));
            }
        }
        reached
    }

    /// The running seats that are to be lost.
    pub fn late(&self) -> impl Iterator<Item = &str> {
        let late = |seat: &&str| stage(&self.pace, self.clock(seat).left) == Stage::Lost;
        self.kept.running.iter().map(String::as_str).filter(late)
    }

    /// A seat that was lost and got back has all its time again.
    pub fn refill(&mut self, seat: &str) {
        self.kept.seats.remove(seat);
    }

    /// Whether a seat was lost because its time was over.
    pub fn has_lost(&self, seat: &str) -> bool {
        self.clock(seat).stage == Stage::Lost
    }

    /// As they are shown, for these seats.
    pub fn shown<'a>(&self, seats: impl Iterator<Item = &'a str>) -> Vec<ClockInfo> {
        let mut now = self.clone();
        now.count();
        let info = |seat: &str| ClockInfo {
            seat: seat.to_owned(),
            left: (now.clock(seat).left + 999).div_euclid(1000),
            grace: now.pace.grace(),
            running: now.kept.running.contains(seat) && !now.uptime.is_paused(),
            vacation: now.kept.away.contains(seat),
        };
        seats.map(info).collect()
    }

    fn clock(&self, seat: &str) -> SeatClock {
        self.kept.seats.get(seat).copied().unwrap_or_else(|| SeatClock::full(&self.pace))
    }
}

impl SeatClock {
    fn full(pace: &Pace) -> SeatClock {
        SeatClock { left: pace.allotted() * 1000, turn: None, stage: Stage::Enough }
    }
}

fn clock<'a>(seats: &'a mut BTreeMap<String, SeatClock>, seat: &str, pace: &Pace) -> &'a mut SeatClock {
    seats.entry(seat.to_owned()).or_insert_with(|| SeatClock::full(pace))
}

fn stage(pace: &Pace, left: i64) -> Stage {
    match left {
        left if left > pace.low() * 1000 => Stage::Enough,
        left if left > 0 => Stage::Low,
        left if left > -pace.grace() * 1000 => Stage::Out,
        _ => Stage::Lost,
    }
}

impl Meta {
    /// The clocks of those who play, as they are shown.
    pub fn clocks_shown(&self) -> Vec<ClockInfo> {
        let people = self.seats.iter().filter(|row| row.kind == Kind::Person).map(|row| row.seat.as_str());
        self.clocks.as_ref().map(|clocks| clocks.shown(people)).unwrap_or_default()
    }

    /// Counts the clocks after a change of which `kept` answers remain, and lets those of the seats run that are asked now.
    pub(super) fn run_clocks(
        &mut self,
        table: Option<&dyn AnyTable>,
        before: &[&'static str],
        kept: usize,
        vacations: &Vacations,
    ) {
        let Some(mut clocks) = self.clocks.take() else { return };
        clocks.count();
        clocks.take_back(kept);
        clocks.kept.running.clear();
        clocks.kept.away.clear();
        let Some(table) = table.filter(|_| self.status == Status::Running) else {
            self.clocks = Some(clocks);
            return;
        };
        let answered: Vec<String> =
            table.lines_for(Viewer::Referee, kept).into_iter().map(|line| line.seat).collect();
        for asked in &self.asked {
            let Some(row) = self.seat(asked.seat).filter(|row| row.kind == Kind::Person) else { continue };
            // Whoever is asked again right after the answer of a bot has had a turn; beside others who are asked too, a
            // turn goes on whatever they answer.
            let goes_on = before.contains(&asked.seat)
                && (before.len() > 1 || answered.iter().all(|seat| seat == asked.seat || seat == CHANCE));
            if !goes_on {
                clocks.begin(asked.seat, table.answers());
            }
            let away = row.user.as_deref().is_some_and(|user| vacations.include(user));
            let stands_still = away && clocks.pace.has_vacations();
            let seats = if stands_still { &mut clocks.kept.away } else { &mut clocks.kept.running };
            seats.insert(asked.seat.to_owned());
        }
        self.clocks = Some(clocks);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pace::Late;

    const LIVE: Pace = Pace::Live { bank: 100, increment: 10, late: Late::Bot };

    fn clocks(pace: Pace, left: i64) -> Clocks {
        let mut clocks = Clocks::read(pace, Uptime::since(1000), None);
        clocks.kept.running.insert("north".to_owned());
        clock(&mut clocks.kept.seats, "north", &pace).left = left * 1000;
        clocks
    }

    #[test]
    fn a_turn_that_is_played_again_gives_no_time_again() {
        let mut clocks = clocks(LIVE, 50);
        clocks.begin("north", 4);
        assert_eq!(clocks.clock("north").left, 50_000, "the first turn has the whole bank");
        clocks.begin("north", 8);
        clocks.take_back(8);
        clocks.begin("north", 8);
        assert_eq!(clocks.clock("north").left, 60_000);
        clocks.take_back(2);
        clocks.begin("north", 2);
        clocks.begin("north", 6);
        assert_eq!(clocks.clock("north").left, 70_000);
    }

    #[test]
    fn each_stage_is_reached_once_and_an_increment_does_not_give_the_grace_again() {
        let mut clocks = clocks(LIVE, 24);
        assert_eq!(clocks.reached(), [("north".to_owned(), Stage::Low)]);
        assert_eq!(clocks.reached(), []);
        clock(&mut clocks.kept.seats, "north", &LIVE).left = -30_000;
        assert_eq!(clocks.reached(), [("north".to_owned(), Stage::Out)]);
        clocks.begin("north", 1);
        clocks.begin("north", 2);
        assert_eq!((clocks.clock("north").left, clocks.clock("north").stage), (-20_000, Stage::Out));
        assert!(!clocks.has_lost("north"));
        clock(&mut clocks.kept.seats, "north", &LIVE).left = -60_000;
        assert_eq!(clocks.reached(), [("north".to_owned(), Stage::Lost)]);
        assert!(clocks.has_lost("north") && clocks.due() <= Some(1001), "until it is lost, that stays due");
    }

    #[test]
    fn days_are_had_again_each_turn() {
        let daily = Pace::Daily { days: 2, late: Late::Forfeit };
        let mut clocks = clocks(daily, -5);
        clocks.reached();
        clocks.begin("north", 1);
        clocks.begin("north", 2);
        assert_eq!(
            (clocks.clock("north").left, clocks.clock("north").stage),
            (2 * 86_400_000, Stage::Enough)
        );
    }

    #[test]
    fn what_is_due_next_is_the_first_mark_of_those_that_run() {
        let mut clocks = clocks(LIVE, 40);
        let due = clocks.due().unwrap();
        assert!((1015..=1017).contains(&due), "a quarter of the bank is left then: {due}");
        clocks.kept.running.clear();
        assert_eq!(clocks.due(), None);
    }
}
