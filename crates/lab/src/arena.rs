//! Rounds between two agents: the same dice for both, in the same seats.

use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use tricorne_kernel::Setup;
use tricorne_library::{AnyGame, GameResult, OpenError, Pack, Simulation};

/// The answers after which a game counts as endless.
const MOST_ANSWERS: usize = 1_000_000;

/// How a game ended for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// It is among the winners.
    Won,
    /// Nobody won, or everybody.
    Drawn,
    /// Others won.
    Lost,
}

impl Mark {
    /// 1, a half, or 0.
    pub fn score(self) -> f64 {
        match self {
            Mark::Won => 1.0,
            Mark::Drawn => 0.5,
            Mark::Lost => 0.0,
        }
    }
}

/// One game for each line-up, all with the same dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Round {
    /// Its number, from 0.
    pub number: u64,
    /// How the challenger fared, by line-up and by its seats there.
    pub challenger: Vec<Vec<Mark>>,
    /// How the opponent fared in every seat when it played them all. Empty with two seats: what one wins there the other
    /// loses, and nothing more is to be learned.
    pub opponent: Vec<Mark>,
}

/// Two agents who compete.
#[derive(Debug)]
pub struct Arena {
    game: &'static dyn AnyGame,
    /// The seats of the challenger, by line-up.
    line_ups: Vec<Vec<usize>>,
    games: Vec<Simulation>,
    /// The opponent in every seat.
    control: Option<Simulation>,
    seats: Vec<&'static str>,
    seed: u64,
}

/// Why a round cannot be played.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ArenaError {
    /// The set-up, or who plays.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A line-up names what is no seat.
    #[error("unknown seat {name:?}; the seats are {seats}")]
    NoSeat {
        /// What was named.
        name: String,
        /// The seats there are.
        seats: String,
    },
    /// A game did not end.
    #[error("the game with seed {seed} was not played to its end: {why}")]
    Game {
        /// Its seed.
        seed: u64,
        /// What happened.
        why: String,
    },
}

impl Arena {
    /// A challenger who plays some seats, line-up by line-up, and an opponent who plays all others. Without line-ups the
    /// challenger plays each seat in turn.
    pub fn new(
        game: &'static dyn AnyGame,
        setup: &Setup,
        (challenger, opponent): (&str, &str),
        line_ups: &[Vec<String>],
        seed: u64,
    ) -> Result<Arena, ArenaError> {
        let seats: Vec<&'static str> = game.seats(setup)?.iter().map(|info| info.id).collect();
        let index = |name: &String| {
            let found = seats.iter().position(|seat| seat == name);
            found.ok_or_else(|| ArenaError::NoSeat { name: name.clone(), seats: seats.join(", ") })
        };
        let line_ups: Vec<Vec<usize>> = match line_ups {
            [] => (0..seats.len()).map(|seat| vec![seat]).collect(),
            named => named.iter().map(|names| names.iter().map(index).collect()).collect::<Result<_, _>>()?,
        };
        let with = |own: &[usize]| {
            let player = |seat| if own.contains(&seat) { challenger } else { opponent };
            let agents: Vec<String> = (0..seats.len()).map(|seat| player(seat).to_owned()).collect();
            Simulation::new(game, setup.clone(), &agents, MOST_ANSWERS)
        };
        let games = line_ups.iter().map(|own| with(own)).collect::<Result<_, _>>()?;
        let control = if seats.len() > 2 { Some(with(&[])?) } else { None };
        Ok(Arena { game, line_ups, games, control, seats, seed })
    }

    /// The seats of the challenger in each line-up, by name.
    pub fn line_ups(&self) -> Vec<String> {
        let name = |own: &Vec<usize>| own.iter().map(|&seat| self.seats[seat]).collect::<Vec<_>>().join("+");
        self.line_ups.iter().map(name).collect()
    }

    /// How the opponent fared in a round in the seats of a line-up.
    pub(crate) fn in_place_of(&self, line_up: usize, round: &Round) -> Vec<Mark> {
        self.line_ups[line_up].iter().filter_map(|&seat| round.opponent.get(seat).copied()).collect()
    }

    /// Plays these rounds on all cores. The same numbers give the same rounds, whatever the number of threads.
    pub fn play(&self, pack: &Pack, rounds: std::ops::Range<u64>) -> Result<Vec<Round>, ArenaError> {
        let games: Vec<(u64, &Simulation)> = rounds
            .clone()
            .flat_map(|round| self.games.iter().chain(&self.control).map(move |game| (round, game)))
            .collect();
        let played: Vec<Vec<Mark>> =
            games.par_iter().map(|(round, game)| self.marks(pack, game, *round)).collect::<Result<_, _>>()?;
        let each = self.games.len() + usize::from(self.control.is_some());
        let round = |(number, games): (u64, &[Vec<Mark>])| {
            let own = self.line_ups.iter().zip(games);
            let challenger = own.map(|(own, marks)| own.iter().map(|&seat| marks[seat]).collect()).collect();
            let opponent = games.get(self.games.len()).cloned().unwrap_or_default();
            Round { number, challenger, opponent }
        };
        Ok(rounds.zip(played.chunks(each)).map(round).collect())
    }

    /// How a game ended for every seat.
    fn marks(&self, pack: &Pack, simulation: &Simulation, round: u64) -> Result<Vec<Mark>, ArenaError> {
        let seed = crate::seed_of(self.seed, round);
        let failed = |why| ArenaError::Game { seed, why };
        match self.game.simulate(pack, simulation, seed) {
            GameResult::Finished { winners, .. } => {
                let seats = self.seats.len();
                let mark = |seat| match winners.len() {
                    count if count == 0 || count == seats => Mark::Drawn,
                    _ if winners.contains(&seat) => Mark::Won,
                    _ => Mark::Lost,
                };
                Ok((0..seats).map(mark).collect())
            }
            GameResult::Unfinished { answers } => Err(failed(format!("{answers} answers"))),
            GameResult::Failed(failure) => Err(failed(failure.message)),
        }
    }
}
