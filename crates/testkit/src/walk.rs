//! A game played by people who answer at random, one answer at a time.

use std::sync::Arc;

use tricorne_kernel::{
    Agent, AgentRng, Audience, Chance, Chosen, Dice, Flow, Game, Observation, Seat, Setup, Table,
};

use crate::failure::Trouble;
use crate::plan::Deal;

/// Takes any choice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AnyChoice;

impl<G: Game> Agent<G> for AnyChoice {
    fn choose(&mut self, observation: &Observation<'_, G>, dice: &mut Dice<'_, G>) -> Flow<Chosen> {
        Ok(dice.rng().below(observation.choices.len()).into())
    }
}

/// A table of this set-up, not yet begun.
pub(crate) fn new_table<G: Game>(
    facts: &Arc<G::Facts>,
    setup: &Setup,
    chance: Chance,
) -> Result<Table<G>, Trouble> {
    Table::new(facts, setup.clone(), chance)
        .map_err(|error| Trouble { what: format!("no game begins: {error}"), record: String::new() })
}

/// An answer that was given on a walk.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Given {
    pub seat: Seat,
    /// Its position in the question.
    pub position: usize,
    /// Who may know it.
    pub audience: Audience,
}

/// Answers at random, and remembers what was answered. The order in which several seats answer is random too.
#[derive(Clone, Debug)]
pub(crate) struct Walk {
    pub rng: AgentRng,
    pub given: Vec<Given>,
    most_answers: usize,
}

impl Walk {
    /// The walk of a game of the plan.
    pub fn new(deal: Deal<'_>) -> Walk {
        Walk { rng: AgentRng::new(deal.seed), given: Vec::new(), most_answers: deal.most_answers }
    }

    /// Gives one answer. False once the game is over.
    pub fn step<G: Game>(&mut self, table: &mut Table<G>) -> Result<bool, String> {
        let waiting = table.questions();
        if waiting.is_empty() {
            return match table.outcome() {
                Some(_) => Ok(false),
                None => Err("nothing is asked, and the game has not ended".into()),
            };
        }
        if self.given.len() >= self.most_answers {
            return Err(format!("the game has not ended after {} answers", self.most_answers));
        }
        let asked = &waiting[self.rng.below(waiting.len())];
        let position = self.rng.below(asked.choices.len());
        let given = Given { seat: asked.seat, position, audience: asked.audience };
        self.give(table, given)?;
        Ok(true)
    }

    /// Gives this answer.
    pub fn give<G: Game>(&mut self, table: &mut Table<G>, given: Given) -> Result<(), String> {
        self.given.push(given);
        table.answer_at(given.seat, given.position).map_err(|refusal| refusal.to_string())
    }
}
