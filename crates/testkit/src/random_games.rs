//! Random games to their end, looked at after every answer.

use tricorne_agents::Random;
use tricorne_kernel::{BareKeys, Chance, Game, Seat, Setup, Table, Viewer};

use crate::Plan;
use crate::failure::{Trouble, watched};
use crate::question_check::check_question;

/// What the games of a plan came to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Played {
    /// How many games were played.
    pub games: usize,
    /// How many answers they took, Chance's included.
    pub answers: usize,
    /// How many answers the longest of them took.
    pub longest: usize,
}

/// Plays random games to their end. At every question, Chance's too, the state must have no fault, and the choices
/// must differ and have notations that read back; every game must end within the plan's answers; and whatever a
/// viewer sees of the end must be printable.
pub fn random_games<G: Game>(plan: Plan) -> Played {
    let lengths = plan.run::<G, _>("random-games", |setup, seed| play::<G>(setup, seed, plan.most_answers()));
    let longest = lengths.iter().copied().max().unwrap_or_default();
    Played { games: lengths.len(), answers: lengths.iter().sum(), longest }
}

fn play<G: Game>(setup: &Setup, seed: u64, most_answers: usize) -> Result<usize, Trouble> {
    let mut table = seated::<G>(setup, seed)?;
    let mut asked = 0;
    table.inspect(Box::new(move |state, question| {
        asked += 1;
        if asked > most_answers {
            return Err(format!("the game has not ended after {most_answers} answers"));
        }
        check_question(state, question)
    }));
    watched(&mut table, |table| {
        table.go().map_err(|fault| fault.to_string())?;
        check_end(table)?;
        Ok(table.answers())
    })
}

/// A quiet table with a random player at every seat.
fn seated<G: Game>(setup: &Setup, seed: u64) -> Result<Table<G>, Trouble> {
    let mut table = Table::<G>::new(setup.clone(), Chance::seeded(seed))
        .map_err(|error| Trouble { what: format!("no game begins: {error}"), record: String::new() })?;
    for index in 0..table.seats().len() {
        table.seat(Seat::new(index as u8), "random", Box::new(Random));
    }
    table.quiet();
    Ok(table)
}

fn check_end<G: Game>(table: &Table<G>) -> Result<(), String> {
    let faults = G::faults(table.state());
    if !faults.is_empty() {
        return Err(format!("the last state is broken: {}", faults.join("; ")));
    }
    let Some(outcome) = table.outcome() else { return Err("the game stopped without an end".into()) };
    let seats = table.seats().len();
    let scored = outcome.scores.iter().map(|score| score.0);
    if let Some(seat) = outcome.winners.iter().copied().chain(scored).find(|seat| seat.index() >= seats) {
        return Err(format!("the outcome names {seat:?}, and there are {seats} seats"));
    }
    for viewer in viewers(table) {
        G::board(&table.view(viewer), &BareKeys);
    }
    Ok(())
}

/// Everybody who may look at a table.
pub(crate) fn viewers<G: Game>(table: &Table<G>) -> impl Iterator<Item = Viewer> + use<G> {
    let seats = (0..table.seats().len()).map(|index| Viewer::Seat(Seat::new(index as u8)));
    seats.chain([Viewer::Observer, Viewer::Referee])
}
