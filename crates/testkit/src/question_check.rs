//! What must hold at every question of every game.

use tricorne_kernel::{Choice, Game, Question};

/// Everything that must hold of a state and of the question asked in it.
pub(crate) fn check_question<G: Game>(state: &G::State, question: &Question<'_, G>) -> Result<(), String> {
    let faults = G::violations(state);
    if !faults.is_empty() {
        return Err(format!("the state is broken: {}", faults.join("; ")));
    }
    if question.prompt.rule.is_empty() {
        return Err(format!("a question that stands on no rule: {:?}", question.prompt.message));
    }
    for (index, choice) in question.choices.iter().enumerate() {
        if question.choices[..index].contains(choice) {
            return Err(format!("the choice {choice} is offered twice"));
        }
        check_notation(choice)?;
        choice.label();
        choice.target();
    }
    Ok(())
}

/// A notation that reads back to its own choice cannot also be another's.
fn check_notation<C: Choice>(choice: &C) -> Result<(), String> {
    let notation = choice.to_string();
    if notation.is_empty() || notation == "?" || notation.contains(char::is_whitespace) {
        return Err(format!(
            "the notation {notation:?} of {choice:?} is empty, a question mark, or has a space in it"
        ));
    }
    match notation.parse::<C>() {
        Ok(read) if read == *choice => Ok(()),
        Ok(read) => Err(format!("the notation {notation} of {choice:?} is read as {read:?}")),
        Err(_) => Err(format!("the notation {notation} of {choice:?} cannot be read")),
    }
}
