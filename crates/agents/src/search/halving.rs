//! Sequential halving: all candidates are tried, the better half again, and so on, so that most trials go to those that may
//! be the best.

/// A choice and how it fared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate {
    /// Its position in the question.
    pub position: usize,
    /// How often it was tried.
    pub count: usize,
    sum: f64,
}

impl Candidate {
    /// Takes the value of a trial.
    pub fn add(&mut self, value: f64) {
        self.sum += value;
        self.count += 1;
    }

    /// The mean of its trials.
    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum / self.count as f64 }
    }
}

/// Ranks the candidates with about `budget` trials, the best first. `trial` is called with its number and those that are
/// still in, and adds a value to each of them.
pub fn halving(
    candidates: usize,
    budget: usize,
    mut trial: impl FnMut(u64, &mut [Candidate]),
) -> Vec<Candidate> {
    let mut ranked: Vec<Candidate> =
        (0..candidates).map(|position| Candidate { position, count: 0, sum: 0.0 }).collect();
    let rounds = candidates.next_power_of_two().ilog2().max(1) as usize;
    let (mut alive, mut nth) = (candidates, 0);
    while alive > 1 {
        for _ in 0..(budget / (rounds * alive)).max(1) {
            trial(nth, &mut ranked[..alive]);
            nth += 1;
        }
        ranked[..alive].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        alive = alive.div_ceil(2);
    }
    ranked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_is_found_and_tried_most() {
        let worth = [0.1, 0.4, 0.9, 0.3, 0.2];
        let mut noise = 1_u64;
        let mut trials = 0;
        let ranked = halving(worth.len(), 400, |_, alive| {
            for candidate in alive {
                noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let jitter = (noise >> 40) as f64 / f64::from(1 << 24) - 0.5;
                candidate.add(worth[candidate.position] + jitter);
                trials += 1;
            }
        });
        assert_eq!(ranked[0].position, 2);
        assert!(ranked.iter().all(|it| it.count <= ranked[0].count && it.count > 0), "{ranked:?}");
        assert!((300..=400).contains(&trials), "{trials}");
    }

    #[test]
    fn even_the_smallest_budget_tries_everything_once() {
        let ranked = halving(9, 1, |_, alive| alive.iter_mut().for_each(|it| it.add(it.position as f64)));
        assert_eq!(ranked[0].position, 8);
        assert!(ranked.iter().all(|it| it.count >= 1));
    }
}
