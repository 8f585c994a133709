//! The next roll alone, whatever it is for.

use super::{OddsError, Weights};
use crate::{Audience, Chance, Game, Message, Node, Players, PromptOf, Seat};

/// What some outcomes of a die lead to.
#[derive(Clone, Debug)]
pub struct RollResult<G: Game> {
    /// The outcomes, all of which lead to the same.
    pub outcomes: Vec<G::Choice>,
    /// How likely they are together.
    pub probability: f64,
    /// What is noted of it, for the first of them.
    pub notes: Vec<Message>,
}

/// The next roll of the dice and what it decides, where no contest is described. The answer of this position leads to the
/// roll, or it is asked for already. Only rolls that everybody sees.
pub fn next_roll<G: Game>(
    node: &Node<G>,
    choice: Option<(Seat, usize)>,
) -> Result<(PromptOf<G>, Vec<RollResult<G>>), OddsError> {
    let mut node = node.clone();
    if let Some((seat, position)) = choice {
        node.apply(seat, position, &mut Chance::Asked)?;
    }
    let question = node.questions().first().filter(|it| it.seat.is_chance() && it.audience == Audience::All);
    let Some(question) = question else { return Err(OddsError::NoDice) };
    let (weights, mut results) = (Weights::of(question), Vec::<(Node<G>, RollResult<G>)>::new());
    for (position, &outcome) in question.choices.iter().enumerate() {
        let mut after = node.clone();
        let notes =
            after.apply_noting(question.seat, position, &mut Chance::Asked, &mut Players::default())?;
        let notes = notes.iter().filter(|note| note.audience == Audience::All).map(|note| note.message);
        let (notes, probability): (Vec<Message>, f64) = (notes.collect(), weights.share(position));
        let same = |(other, result): &&mut (Node<G>, RollResult<G>)| {
            other.state() == after.state() && alike(&result.notes, &notes)
        };
        match results.iter_mut().find(same) {
            Some((_, result)) => {
                result.outcomes.push(outcome);
                result.probability += probability;
            }
            None => results.push((after, RollResult { outcomes: vec![outcome], probability, notes })),
        }
    }
    Ok((question.prompt, results.into_iter().map(|(_, result)| result).collect()))
}

/// Whether notes say the same, whatever was rolled.
fn alike(some: &[Message], others: &[Message]) -> bool {
    let said = |message: &Message| {
        let args = message.args().iter().filter(|(name, _)| !matches!(*name, "die" | "roll"));
        (message.key, args.copied().collect::<Vec<_>>())
    };
    some.iter().map(said).eq(others.iter().map(said))
}
