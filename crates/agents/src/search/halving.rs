//! Sequential halving: all candidates are tried, the better half again, and so on, so that most trials go to those that may
//! be the best.

use std::ops::Range;
use std::time::{Duration, Instant};

/// How much may be spent on a question.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Budget {
    /// So many playouts: the same answer on any machine.
    Playouts(usize),
    /// So much time: the better the machine, the better the answer.
    Time(Duration),
}

/// An answer, and how it fared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate {
    /// Its position in the question.
    pub position: usize,
    /// How often it was tried.
    pub count: usize,
    sum: f64,
    /// By how much it was more than the first candidate in the same trials, and the squares of that.
    more: (f64, f64),
}

impl Candidate {
    /// One that was not tried yet.
    pub fn new(position: usize) -> Candidate {
        Candidate { position, count: 0, sum: 0.0, more: (0.0, 0.0) }
    }

    /// Takes the value of a trial, and that of the first candidate in the same trial.
    pub fn add(&mut self, value: f64, first: f64) {
        let more = value - first;
        self.sum += value;
        self.count += 1;
        self.more = (self.more.0 + more, self.more.1 + more * more);
    }

    /// By how many standard errors it is better than the first candidate; none after a single trial.
    pub fn certainty(&self) -> f64 {
        let mean = self.more.0 / self.count as f64;
        if self.count < 2 || mean <= 0.0 { 0.0 } else { mean / self.error() }
    }

    /// The standard error of what it is more than the first candidate.
    fn error(&self) -> f64 {
        let count = self.count as f64;
        let mean = self.more.0 / count;
        ((self.more.1 / count - mean * mean).max(0.0) / (count - 1.0)).sqrt()
    }

    /// Whether more trials would hardly show it to be better than this one, or by little: it is far behind, or has been worth the
    /// same in every trial.
    fn is_beaten_by(&self, other: &Candidate, slight: f64) -> bool {
        let same = (self.sum, self.more) == (other.sum, other.more);
        let promised = self.mean() + CLEAR * (self.error() + other.error());
        self.count >= FEW && (same || promised < other.mean() + slight)
    }

    /// The mean of its trials.
    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum / self.count as f64 }
    }
}

/// The trials between two looks at the clock, and at who is beaten.
const AT_ONCE: u64 = 16;
/// The trials before which nobody is beaten.
const FEW: usize = 32;
/// So many standard errors behind is far behind.
const CLEAR: f64 = 2.0;

/// Ranks the candidates, the best first: by how long they stayed in, then by their mean. The first is never sent away, so that all
/// are compared with it. `trials` is called with the numbers of trials and those that are still in, and adds a value to each of
/// them for each number. A round has at least one trial, even where the budget is spent; where only one candidate is not beaten,
/// the rest of the budget is saved. What may be better by less than `slight` is not worth the trials that would show it.
pub fn halving(
    candidates: &mut [Candidate],
    budget: Budget,
    slight: f64,
    mut trials: impl FnMut(Range<u64>, &mut [Candidate]),
) {
    let rounds = candidates.len().next_power_of_two().ilog2().max(1);
    let (mut alive, mut next, begun) = (candidates.len(), 0, Instant::now());
    'search: for round in 1..=rounds {
        let mut left = match budget {
            Budget::Playouts(playouts) => (playouts / (rounds as usize * alive)).max(1) as u64,
            Budget::Time(_) => u64::MAX,
        };
        while left > 0 {
            let count = left.min(AT_ONCE);
            trials(next..next + count, &mut candidates[..alive]);
            (next, left) = (next + count, left - count);
            alive = send_away_beaten(&mut candidates[..alive], slight);
            let decided = match candidates[..alive] {
                [first, other] => first.is_beaten_by(&other, slight),
                _ => alive == 1,
            };
            if decided {
                break 'search;
            }
            if matches!(budget, Budget::Time(time) if begun.elapsed() >= time * round / rounds) {
                break;
            }
        }
        candidates[1..alive].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        alive = 1 + (alive - 1).div_ceil(2);
    }
    candidates[..alive].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
}

/// Brings those that are beaten by another to the end, but never the first, and counts the others.
fn send_away_beaten(alive: &mut [Candidate], slight: f64) -> usize {
    alive[1..].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    let (mut kept, mut beaten) = (vec![alive[0]], Vec::new());
    for &it in &alive[1..] {
        let is_beaten = kept.iter().any(|other| it.is_beaten_by(other, slight));
        if is_beaten { beaten.push(it) } else { kept.push(it) }
    }
    let count = kept.len();
    alive.copy_from_slice(&[kept, beaten].concat());
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLIGHT: f64 = 0.01;

    fn candidates(count: usize) -> Vec<Candidate> {
        (0..count).map(Candidate::new).collect()
    }

    #[test]
    fn what_is_always_better_is_certain() {
        let of = |values: &[f64]| {
            let mut it = Candidate::new(1);
            values.iter().for_each(|&value| it.add(value, 0.5));
            it.certainty()
        };
        assert!(of(&[0.6, 0.6, 0.6]) > 1000.0);
        assert_eq!(of(&[0.6]), 0.0);
        assert_eq!(of(&[0.4, 0.5, 0.5]), 0.0);
        // A mean of 0.05 with a standard error of 0.05.
        assert!((of(&[0.5, 0.6]) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn the_best_is_found_and_tried_most() {
        let worth = [0.1, 0.4, 0.5, 0.3, 0.2];
        let mut noise = 1_u64;
        let mut trials = 0;
        let mut ranked = candidates(worth.len());
        halving(&mut ranked, Budget::Playouts(400), SLIGHT, |numbers, alive| {
            for _ in numbers {
                for candidate in alive.iter_mut() {
                    noise =
                        noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    let jitter = (noise >> 40) as f64 / f64::from(1 << 24) - 0.5;
                    candidate.add(worth[candidate.position] + jitter, 0.0);
                    trials += 1;
                }
            }
        });
        assert_eq!(ranked[0].position, 2);
        assert!(ranked.iter().all(|it| it.count <= ranked[0].count && it.count > 0), "{ranked:?}");
        assert!(trials <= 400, "{trials}");
    }

    /// One that is far behind costs no more trials, nor does one that is always worth the same as another, or nearly so.
    #[test]
    fn what_is_decided_costs_no_more() {
        fn luck(position: usize, number: u64) -> f64 {
            ((number * 7 + position as u64 * 5) % 10) as f64 / 10.0
        }
        let trials_of = |worth: fn(usize, u64) -> f64| {
            let (mut trials, mut ranked) = (0, candidates(4));
            halving(&mut ranked, Budget::Playouts(4000), SLIGHT, |numbers, alive| {
                for number in numbers {
                    let first = worth(0, number);
                    alive.iter_mut().for_each(|it| it.add(worth(it.position, number), first));
                    trials += alive.len();
                }
            });
            (ranked[0].position, trials)
        };
        let one_is_best = |at, number| if at == 2 { 1.0 } else { luck(at, number) };
        assert_eq!(trials_of(one_is_best), (2, 4 * FEW));
        assert_eq!(trials_of(|_, number| luck(0, number)), (0, 4 * FEW));
        let (_, trials) = trials_of(luck);
        assert!(trials > 3000, "{trials}");
        let (_, trials) = trials_of(|at, number| luck(at, number) / 10.0);
        assert!(trials < 10 * FEW, "{trials}");
    }

    #[test]
    fn even_the_smallest_budget_tries_everything_once() {
        let mut ranked = candidates(9);
        halving(&mut ranked, Budget::Playouts(1), SLIGHT, |numbers, alive| {
            assert_eq!(numbers.count(), 1);
            alive.iter_mut().for_each(|it| it.add(it.position as f64, 0.0));
        });
        assert_eq!(ranked[0].position, 8);
        assert!(ranked.iter().all(|it| it.count >= 1));
    }

    /// One that was lucky once and fell out later does not come before those that stayed in.
    #[test]
    fn who_stayed_in_comes_first() {
        let mut ranked = candidates(4);
        halving(&mut ranked, Budget::Playouts(32), SLIGHT, |numbers, alive| {
            for number in numbers {
                for it in alive.iter_mut() {
                    let lucky = it.position == 1 && number < 4;
                    it.add(if lucky { 0.6 } else { [0.5, 0.0, 0.4, 0.3][it.position] }, 0.5);
                }
            }
        });
        assert_eq!(ranked.iter().map(|it| it.position).collect::<Vec<_>>(), [0, 2, 1, 3]);
        assert!(ranked[2].mean() < ranked[3].mean());
    }
}
