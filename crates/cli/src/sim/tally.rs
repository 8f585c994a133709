//! What some games amount to.

use serde::Serialize;
use tricorne_library::{Failure as Broken, GameResult};

/// How many broken games are kept with their records.
const FAULTS_KEPT: usize = 100;

/// The longest game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Longest {
    pub answers: usize,
    pub seed: String,
    #[serde(skip)]
    pub game: u64,
}

/// A game that broke.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fault {
    pub game: u64,
    pub seed: String,
    pub message: String,
    #[serde(skip)]
    pub record: String,
}

/// What some games amount to; two add up in any order.
#[derive(Default, Debug)]
pub struct Tally {
    pub finished: u64,
    pub broken: u64,
    pub refused_choices: u64,
    pub draws: u64,
    pub wins: Vec<u64>,
    pub answers: u64,
    /// How many answers the finished games had.
    pub lengths: Spread,
    /// What each seat scored at the end.
    pub scores: Vec<Spread>,
    pub longest: Option<Longest>,
    pub faults: Vec<Fault>,
}

/// Where some whole numbers lie. Sums are exact, so that the order in which they are added does not matter.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Spread {
    count: i64,
    sum: i64,
    squares: i128,
    least: i64,
    most: i64,
}

impl Spread {
    fn add(&mut self, number: i64) {
        self.join(Spread {
            count: 1,
            sum: number,
            squares: i128::from(number) * i128::from(number),
            least: number,
            most: number,
        });
    }

    fn join(&mut self, other: Spread) {
        (self.least, self.most) = match (self.count, other.count) {
            (_, 0) => (self.least, self.most),
            (0, _) => (other.least, other.most),
            _ => (self.least.min(other.least), self.most.max(other.most)),
        };
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Mean and standard deviation, least and most; nothing without numbers.
    pub fn summary(&self) -> Option<Summary> {
        (self.count > 0).then(|| {
            let (count, mean) = (self.count as f64, self.sum as f64 / self.count as f64);
            let variance = self.squares as f64 / count - mean * mean;
            Summary { mean, deviation: variance.max(0.0).sqrt(), least: self.least, most: self.most }
        })
    }
}

/// A spread in four numbers.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Summary {
    pub mean: f64,
    pub deviation: f64,
    pub least: i64,
    pub most: i64,
}

impl Tally {
    pub fn with(mut self, played: GameResult, game: u64, seed: u64) -> Tally {
        let seed = seed.to_string();
        let answers = match played {
            GameResult::Finished { winners, scores, answers } => {
                self.finished += 1;
                self.lengths.add(answers as i64);
                self.scores.resize(self.scores.len().max(scores.len()), Spread::default());
                for (spread, score) in self.scores.iter_mut().zip(scores) {
                    spread.add(score.into());
                }
                self.draws += u64::from(winners.is_empty());
                for winner in winners {
                    self.win(winner, 1);
                }
                answers
            }
            GameResult::Unfinished { answers } => answers,
            GameResult::Failed(broken) => {
                let Broken { message, refused_choice, record, answers } = *broken;
                self.refused_choices += u64::from(refused_choice);
                self.broken += 1;
                self.keep([Fault { game, seed: seed.clone(), message, record }]);
                answers
            }
        };
        self.answers += answers as u64;
        self.longer(Some(Longest { answers, seed, game }));
        self
    }

    fn win(&mut self, seat: usize, wins: u64) {
        if self.wins.len() <= seat {
            self.wins.resize(seat + 1, 0);
        }
        self.wins[seat] += wins;
    }

    /// Keeps the first faults of all, by the number of their games.
    fn keep(&mut self, faults: impl IntoIterator<Item = Fault>) {
        self.faults.extend(faults);
        self.faults.sort_by_key(|fault| fault.game);
        self.faults.truncate(FAULTS_KEPT);
    }

    fn longer(&mut self, other: Option<Longest>) {
        let rank = |it: &Longest| (it.answers, std::cmp::Reverse(it.game));
        if other.as_ref().map(rank) > self.longest.as_ref().map(rank) {
            self.longest = other;
        }
    }
}
