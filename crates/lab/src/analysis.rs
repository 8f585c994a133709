//! What a game that was played looks like to somebody who can play it on many times: the chances of each side turn by turn,
//! where they turned, and the answers that cost most.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use rayon::prelude::*;
use thiserror::Error;
use tricorne_kernel::{AgentRng, Chance, Reason, Record, Refusal, Seat};
use tricorne_library::{
    AnyGame, AnyTable, Choice, OpenError, Opinion, Pack, PlayOutError, RANDOM, catch_panic,
};

/// How much is spent on an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Games played on from each turn.
    pub each_turn: usize,
    /// Playouts for each answer, to find those that may have been costly.
    pub each_answer: usize,
    /// Playouts for an answer that may have been costly.
    pub closely: usize,
}

impl Default for Effort {
    fn default() -> Self {
        Effort { each_turn: 100, each_answer: 48, closely: 400 }
    }
}

/// So many answers are looked at closely, for each that is told.
const CLOSELY: usize = 2;
/// So many costly answers are told, at most.
const MOST_COSTLY: usize = 10;
/// So many turning points are told, at most.
const MOST_TURNS: usize = 6;
/// What an answer must have cost to be told of.
const COSTLY: f64 = 0.03;
/// A change is told of when it is so many times its standard error.
const CLEAR: f64 = 2.5;

/// What came out.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// Who plays on.
    pub agent: &'static str,
    /// How much was spent.
    pub effort: Effort,
    /// The seats, in order.
    pub seats: Vec<&'static str>,
    /// The chances turn by turn, from the start to the end of the record.
    pub moments: Vec<Moment>,
    /// The moments, by index, at which the chances had changed most since the one before, in order.
    pub turning_points: Vec<usize>,
    /// The answers that cost most, the worst first.
    pub costly: Vec<Costly>,
}

/// The start of a turn, or the end of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// How many answers had been given.
    pub answers: usize,
    /// Each seat's chance to be among the winners.
    pub chances: Vec<f64>,
    /// The games that say so; none where the game is over, and the chances are certain.
    pub playouts: usize,
}

impl Moment {
    /// The chance of a seat lies so far from the true one in two of three cases.
    pub fn error(&self, seat: usize) -> f64 {
        if self.playouts == 0 {
            return 0.0;
        }
        // As if one game more had been won, and one lost: games that all end alike prove nothing for sure.
        let (games, chance) = (self.playouts as f64, self.chances[seat]);
        let chance = (chance * games + 1.0) / (games + 2.0);
        (chance * (1.0 - chance) / games).sqrt()
    }
}

/// An answer that was worse than another.
#[derive(Clone, PartialEq, Debug)]
pub struct Costly {
    /// Its number, from 0.
    pub answer: usize,
    /// Who gave it.
    pub seat: &'static str,
    /// What was answered.
    pub given: Choice,
    /// What that was worth, from 0 for lost to 1 for won.
    pub worth: f64,
    /// What a strong player would have answered.
    pub better: Choice,
    /// What that would have been worth.
    pub better_worth: f64,
    /// Why, in the words of the search.
    pub reasons: Vec<Reason>,
}

/// Why there is no analysis.
#[derive(Debug, Error)]
pub enum AnalysisError {
    /// The record cannot be read by this game.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Nothing was played.
    #[error("the record has no answers to analyse")]
    Empty,
    /// Rules or an agent broke on the way.
    #[error("after {answers} answers: {why}")]
    Broken {
        /// How many answers lead there.
        answers: usize,
        /// What happened.
        why: String,
    },
    /// It was told to stop.
    #[error("stopped")]
    Stopped,
}

/// How far an analysis is, and whether it should go on.
#[derive(Debug, Default)]
pub struct Progress {
    /// Set it to stop.
    pub stop: AtomicBool,
    done: AtomicUsize,
    all: AtomicUsize,
}

impl Progress {
    /// The share that is done.
    pub fn share(&self) -> f64 {
        let all = self.all.load(Ordering::Relaxed).max(1);
        (self.done.load(Ordering::Relaxed) as f64 / all as f64).min(1.0)
    }

    fn step(&self) -> Result<(), AnalysisError> {
        self.done.fetch_add(1, Ordering::Relaxed);
        if self.stop.load(Ordering::Relaxed) { Err(AnalysisError::Stopped) } else { Ok(()) }
    }
}

/// Analyses a record on the cores of the present thread pool. The same record and effort give the same analysis.
pub fn analyse(
    game: &'static dyn AnyGame,
    pack: &Pack,
    record: &Record,
    effort: Effort,
    progress: &Progress,
) -> Result<Analysis, AnalysisError> {
    let whole = Played { game, pack, record };
    if record.lines.is_empty() {
        return Err(AnalysisError::Empty);
    }
    let agent = game.agents().iter().find(|agent| !agent.thinks).map_or(RANDOM, |agent| agent.id);
    let Course { turns, chosen } = whole.course()?;
    progress.all.store(turns.len() + chosen.len() + MOST_COSTLY * CLOSELY, Ordering::Relaxed);
    let moments = turns.par_iter().map(|&answers| {
        progress.step()?;
        whole.moment(answers, agent, effort.each_turn)
    });
    let moments: Vec<Moment> = moments.collect::<Result<_, _>>()?;
    let suspects = chosen.par_iter().map(|&(answer, position)| {
        progress.step()?;
        whole.suspect(answer, position, effort.each_answer)
    });
    let mut suspects: Vec<Suspect> = suspects.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();
    suspects.sort_by(|a, b| b.cost.total_cmp(&a.cost));
    suspects.truncate(MOST_COSTLY * CLOSELY);
    let costly = suspects.par_iter().map(|suspect| {
        progress.step()?;
        whole.closely(suspect, effort.closely)
    });
    let mut costly: Vec<Costly> = costly.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();
    costly.sort_by(|a, b| cost(b).total_cmp(&cost(a)));
    costly.truncate(MOST_COSTLY);
    let seats = whole.at(0)?.seats().iter().map(|info| info.id).collect();
    Ok(Analysis { agent, effort, seats, turning_points: turning_points(&moments), moments, costly })
}

fn cost(costly: &Costly) -> f64 {
    costly.better_worth - costly.worth
}

/// An answer that may have been costly.
struct Suspect {
    answer: usize,
    given: usize,
    better: usize,
    cost: f64,
}

/// What of a game is looked at.
struct Course {
    /// After how many answers turns begin, the end included.
    turns: Vec<usize>,
    /// The answers that were chosen among several, with the place of what was chosen.
    chosen: Vec<(usize, usize)>,
}

/// A game as it was played.
struct Played<'a> {
    game: &'static dyn AnyGame,
    pack: &'a Pack,
    record: &'a Record,
}

impl Played<'_> {
    /// The table after so many answers, with nobody at its seats.
    fn at(&self, answers: usize) -> Result<Box<dyn AnyTable>, OpenError> {
        let mut header = self.record.header.clone();
        header.seats.clear();
        let record = Record { header, lines: self.record.lines[..answers].to_vec() };
        self.game.load(self.pack, &record, Some(Chance::Asked))
    }

    fn course(&self) -> Result<Course, AnalysisError> {
        let mut table = self.at(0)?;
        let (mut turns, mut chosen) = (Vec::new(), Vec::new());
        for (number, line) in self.record.lines.iter().enumerate() {
            if table.position().answers.is_empty() {
                turns.push(number);
            }
            if line.seat != Seat::CHANCE_NAME {
                let questions = table.questions();
                let question = questions.iter().find(|question| question.seat == line.seat);
                let choices = question.map_or(&[][..], |question| &question.choices);
                let given = choices.iter().position(|choice| choice.notation == line.choice);
                chosen.extend(given.filter(|_| choices.len() > 1).map(|given| (number, given)));
            }
            let taken = table.answer(&line.seat, &line.choice);
            taken.map_err(|refusal| broken(number, &refusal))?;
        }
        turns.push(self.record.lines.len());
        Ok(Course { turns, chosen })
    }

    /// The chances after so many answers.
    fn moment(&self, answers: usize, agent: &str, games: usize) -> Result<Moment, AnalysisError> {
        let table = self.at(answers)?;
        let seats = table.seats();
        let mut won = vec![0_usize; seats.len()];
        let mut count = |winners: &[&str]| {
            seats
                .iter()
                .zip(&mut won)
                .for_each(|(seat, won)| *won += usize::from(winners.contains(&seat.id)));
        };
        if let Some(outcome) = table.outcome() {
            count(&outcome.winners);
            return Ok(Moment { answers, chances: won.iter().map(|&won| won as f64).collect(), playouts: 0 });
        }
        let node = table.node();
        for game in 0..games {
            let seed = AgentRng::at(answers as u64, game as u64).bits();
            let played: Result<_, PlayOutError> = node.copy().play_out(&[agent], seed);
            count(&played.map_err(|error| broken(answers, &error))?.winners);
        }
        let chances = won.iter().map(|&won| won as f64 / games.max(1) as f64).collect();
        Ok(Moment { answers, chances, playouts: games })
    }

    /// What an answer seems to have cost, where there seems to be a better one.
    fn suspect(
        &self,
        answer: usize,
        given: usize,
        playouts: usize,
    ) -> Result<Option<Suspect>, AnalysisError> {
        let opinion = self.weigh(answer, &[], playouts, 0)?;
        let best = opinion.weighed.first().map(|best| best.position);
        let Some(better) = best.filter(|&best| best != given) else { return Ok(None) };
        // What fell out early was tried too seldom to tell how much worse it is.
        let opinion = self.weigh(answer, &[given, better], playouts, 1)?;
        let (given_worth, better_worth) = (worth(&opinion, given), worth(&opinion, better));
        let cost = given_worth.zip(better_worth).map(|(given, better)| better - given);
        Ok(cost.map(|cost| Suspect { answer, given, better, cost }))
    }

    /// Compares the two again, with other dice: the best of many trials is often only lucky.
    fn closely(&self, suspect: &Suspect, playouts: usize) -> Result<Option<Costly>, AnalysisError> {
        let &Suspect { answer, given, better, .. } = suspect;
        let opinion = self.weigh(answer, &[given, better], playouts, 2)?;
        let worths = worth(&opinion, given).zip(worth(&opinion, better));
        let Some((worth, better_worth)) = worths.filter(|(given, better)| better - given >= COSTLY) else {
            return Ok(None);
        };
        let table = self.at(answer)?;
        let line = &self.record.lines[answer];
        let question = table.questions().into_iter().find(|question| question.seat == line.seat);
        Ok(question.map(|question| Costly {
            answer,
            seat: question.seat,
            given: question.choices[given].clone(),
            worth,
            better: question.choices[better].clone(),
            better_worth,
            reasons: opinion.reasons,
        }))
    }

    fn weigh(
        &self,
        answer: usize,
        among: &[usize],
        playouts: usize,
        nth: u64,
    ) -> Result<Opinion, AnalysisError> {
        let table = self.at(answer)?;
        let seat = &self.record.lines[answer].seat;
        let opinion = catch_panic(|| table.weigh(seat, among, playouts, nth));
        let opinion = opinion.map_err(|why| AnalysisError::Broken { answers: answer, why })?;
        opinion.map_err(|refusal: Refusal| broken(answer, &refusal))
    }
}

/// What an answer is worth, where it was weighed.
fn worth(opinion: &Opinion, position: usize) -> Option<f64> {
    opinion.weighed.iter().find(|it| it.position == position).map(|it| it.worth)
}

fn broken(answers: usize, why: &dyn std::fmt::Display) -> AnalysisError {
    AnalysisError::Broken { answers, why: why.to_string() }
}

/// Where the chances of some seat changed most, as far as that is more than noise, in the order of the game.
fn turning_points(moments: &[Moment]) -> Vec<usize> {
    let change = |index: usize| {
        let (before, after) = (&moments[index - 1], &moments[index]);
        let clear = (0..after.chances.len()).map(|seat| {
            let change = (after.chances[seat] - before.chances[seat]).abs();
            if change > CLEAR * before.error(seat).hypot(after.error(seat)) { change } else { 0.0 }
        });
        clear.fold(0.0, f64::max)
    };
    let mut turns: Vec<(usize, f64)> = (1..moments.len()).map(|index| (index, change(index))).collect();
    turns.retain(|(_, change)| *change > 0.0);
    turns.sort_by(|a, b| b.1.total_cmp(&a.1));
    turns.truncate(MOST_TURNS);
    turns.sort_by_key(|turn| turn.0);
    turns.into_iter().map(|(index, _)| index).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turning_point_is_more_than_noise() {
        let moment = |chance: f64, playouts| Moment { answers: 0, chances: vec![chance], playouts };
        let moments =
            [moment(0.50, 100), moment(0.55, 100), moment(0.90, 100), moment(0.85, 100), moment(0.0, 0)];
        assert_eq!(turning_points(&moments), [2, 4]);
    }
}
