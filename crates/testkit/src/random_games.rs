//! Random games to their end, looked at after every answer.

use std::sync::Arc;

use tricorne_kernel::{BareKeys, Chance, Game, Seat, Table, Viewer, own_facts};

use crate::Plan;
use crate::failure::{Trouble, watched};
use crate::plan::Deal;
use crate::question_check::check_question;
use crate::walk::{AnyChoice, new_table};

/// What the games of a plan came to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct GameResult {
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
pub fn random_games<G: Game>(plan: Plan) -> GameResult {
    played::<G>(plan, None)
}

/// The same with a journal kept: `look` is shown every table at its end, from several threads and in no fixed order.
pub fn random_games_looked_at<G: Game>(plan: Plan, look: impl Fn(&Table<G>) + Sync) -> GameResult {
    played::<G>(plan, Some(&look))
}

/// Looks at a table whose game is over.
type Look<'l, G> = &'l (dyn Fn(&Table<G>) + Sync);

fn played<G: Game>(plan: Plan, look: Option<Look<'_, G>>) -> GameResult {
    let facts = own_facts::<G>();
    let lengths = plan.run::<G, _>("random-games", |deal| play::<G>(&facts, deal, look));
    let longest = lengths.iter().copied().max().unwrap_or_default();
    GameResult { games: lengths.len(), answers: lengths.iter().sum(), longest }
}

fn play<G: Game>(facts: &Arc<G::Facts>, deal: Deal<'_>, look: Option<Look<'_, G>>) -> Result<usize, Trouble> {
    let mut table = new_table::<G>(facts, deal.setup, Chance::seeded(deal.seed))?;
    for index in 0..table.seats().len() {
        table.seat_agent(Seat::new(index as u8), "random", Box::new(AnyChoice));
    }
    if look.is_none() {
        table.quiet();
    }
    let most_answers = deal.most_answers;
    let mut questions = 0;
    table.inspect(Box::new(move |asking| {
        questions += 1;
        if questions > most_answers {
            return Err(format!("the game has not ended after {most_answers} answers"));
        }
        check_question(asking)
    }));
    watched(&mut table, |table| {
        table.run().map_err(|fault| fault.to_string())?;
        check_end(table)?;
        if let Some(look) = look {
            look(table);
        }
        Ok(table.answers())
    })
}

fn check_end<G: Game>(table: &Table<G>) -> Result<(), String> {
    let faults = G::violations(table.state(), table.facts());
    if !faults.is_empty() {
        return Err(format!("the last state is broken: {}", faults.join("; ")));
    }
    let Some(outcome) = table.outcome() else { return Err("the game stopped without an end".into()) };
    let seats = table.seats().len();
    let scored = outcome.scores.iter().map(|score| score.0);
    if let Some(seat) = outcome.winners.iter().copied().chain(scored).find(|seat| seat.index() >= seats) {
        return Err(format!("the outcome names {seat:?}, and there are {seats} seats"));
    }
    let seated = (0..seats).map(|index| Viewer::Seat(Seat::new(index as u8)));
    for viewer in seated.chain([Viewer::Observer, Viewer::Referee]) {
        G::board(&table.view(viewer), &BareKeys(&**table.facts()));
    }
    Ok(())
}
