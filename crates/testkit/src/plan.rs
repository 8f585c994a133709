//! Which games a check plays.

use std::collections::BTreeMap;

use rayon::prelude::*;
use tricorne_kernel::{Game, Setup};

use crate::failure::{Failure, Trouble};

/// Set to a seed, this variable of the environment has a check play that one game and no other.
pub(crate) const ONE_SEED: &str = "TRICORNE_SEED";

/// Set to a number, this variable of the environment has a soak play so many games.
const SOAK_GAMES: &str = "TRICORNE_SOAK_GAMES";

/// One game of a plan.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deal<'a> {
    pub setup: &'a Setup,
    pub seed: u64,
    /// Whether this is the first game of its set-up: for what is too slow to be checked in every game.
    pub first_of_setup: bool,
    /// The answers that the game must end within.
    pub most_answers: usize,
}

/// Which games a check plays: how many, of which set-ups, from which seeds.
///
/// Game number `i` has the seed `first + i` and the set-up number `i`, the set-ups taken in turn.
#[derive(Clone, Debug)]
pub struct Plan {
    games: u64,
    first_seed: u64,
    setups: Vec<Setup>,
    most_answers: usize,
}

impl Plan {
    /// This many games, the scenarios taken in turn, with default options.
    pub fn of<G: Game>(games: u64) -> Plan {
        let setup = |scenario: &str| Setup { scenario: scenario.to_owned(), options: BTreeMap::new() };
        let setups = G::scenarios().iter().map(|info| setup(info.id)).collect();
        Plan { games, first_seed: 1, setups, most_answers: 100_000 }
    }

    /// The same, or as many games as `cargo xtask soak` asks for.
    pub fn soak<G: Game>(games: u64) -> Plan {
        let asked = std::env::var(SOAK_GAMES).ok().map(|games| games.parse().expect("a number of games"));
        Plan::of::<G>(asked.unwrap_or(games))
    }

    /// The same, with every combination of the options' values.
    #[must_use]
    pub fn with_every_option<G: Game>(mut self) -> Plan {
        for option in G::options() {
            let each = |setup: &Setup| {
                option.values.iter().map(|value| setup.clone().with(option.id, value.id)).collect()
            };
            self.setups = self.setups.iter().flat_map(|setup| -> Vec<Setup> { each(setup) }).collect();
        }
        self
    }

    /// These set-ups and no others.
    #[must_use]
    pub fn with_setups(mut self, setups: impl IntoIterator<Item = Setup>) -> Plan {
        self.setups = setups.into_iter().collect();
        self
    }

    /// How many games.
    pub(crate) fn games(&self) -> u64 {
        self.games
    }

    /// Whether one game alone is asked for.
    pub(crate) fn is_of_one_seed() -> bool {
        std::env::var_os(ONE_SEED).is_some()
    }

    /// The games that come after so many.
    #[must_use]
    pub fn later_by(mut self, games: u64) -> Plan {
        let setups = self.setups.len() as u64;
        self.setups.rotate_left((games % setups) as usize);
        self.first_seed = self.first_seed.wrapping_add(games);
        self
    }

    /// As many games.
    #[must_use]
    pub(crate) fn of_games(mut self, games: u64) -> Plan {
        self.games = games;
        self
    }

    /// Other games: their seeds begin here.
    #[must_use]
    pub fn from_seed(mut self, first_seed: u64) -> Plan {
        self.first_seed = first_seed;
        self
    }

    /// The answers that a game must end within; 100,000 unless set.
    #[must_use]
    pub fn within_answers(mut self, most_answers: usize) -> Plan {
        self.most_answers = most_answers;
        self
    }

    /// Plays the games on all processors, and gives the results in the order of the seeds.
    /// Panics with the failure of the lowest seed, whichever thread met one first.
    pub(crate) fn run<G: Game, T: Send>(
        &self,
        check: &'static str,
        play: impl Fn(Deal<'_>) -> Result<T, Trouble> + Sync,
    ) -> Vec<T> {
        assert!(!self.setups.is_empty(), "{check} of {}: no set-up to play", G::NAME);
        let seeds = self.seeds(std::env::var(ONE_SEED).ok());
        assert!(!seeds.is_empty(), "{check} of {}: no game to play", G::NAME);
        let play_one = |seed: &u64| {
            let (index, setups) = (seed.wrapping_sub(self.first_seed), self.setups.len() as u64);
            let setup = &self.setups[(index % setups) as usize];
            let (first_of_setup, most_answers) = (index < setups, self.most_answers);
            play(Deal { setup, seed: *seed, first_of_setup, most_answers }).map_err(|trouble| {
                Box::new(Failure { game: G::NAME, check, seed: *seed, setup: setup.clone(), trouble })
            })
        };
        let played: Vec<Result<T, Box<Failure>>> = seeds.par_iter().map(play_one).collect();
        let results: Result<Vec<T>, Box<Failure>> = played.into_iter().collect();
        results.unwrap_or_else(|failure| failure.panic())
    }

    fn seeds(&self, only: Option<String>) -> Vec<u64> {
        match only {
            Some(seed) => vec![seed.parse().unwrap_or_else(|_| panic!("{ONE_SEED}={seed} is not a seed"))],
            None => (0..self.games).map(|index| self.first_seed.wrapping_add(index)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_seed_can_be_played_alone() {
        let plan = Plan { games: 3, first_seed: u64::MAX, setups: Vec::new(), most_answers: 1 };
        assert_eq!(plan.seeds(None), [u64::MAX, 0, 1]);
        assert_eq!(plan.seeds(Some("1775".into())), [1775]);
    }
}
