//! What must hold at every question of every game.

use tricorne_kernel::{Choice, Game, Inspection, Prompt};

/// Everything that must hold of a state and of the question asked in it.
pub(crate) fn check_question<G: Game>(asking: &Inspection<'_, G>) -> Result<(), String> {
    let wrong = G::violations(asking.state, asking.facts);
    if !wrong.is_empty() {
        return Err(format!("the state is broken: {}", wrong.join("; ")));
    }
    if asking.prompt.rule().is_empty() {
        return Err(format!("a question without a rule: {}", asking.prompt.name()));
    }
    asking.prompt.message();
    for (index, choice) in asking.choices.iter().enumerate() {
        if asking.choices[..index].contains(choice) {
            return Err(format!("the choice {} is offered twice", choice.notation(asking.facts)));
        }
        check_notation(choice, asking.facts)?;
        choice.label(asking.facts);
        choice.target(asking.facts);
    }
    Ok(())
}

/// A notation that reads back to its own choice cannot also be another's.
fn check_notation<C: Choice>(choice: &C, facts: &C::Facts) -> Result<(), String> {
    let notation = choice.notation(facts);
    if notation.is_empty() || notation == "?" || notation.contains(char::is_whitespace) {
        return Err(format!(
            "the notation {notation:?} of {choice:?} is empty, a question mark, or has a space in it"
        ));
    }
    match C::parse(&notation, facts) {
        Some(read) if read == *choice => Ok(()),
        Some(read) => Err(format!("the notation {notation} of {choice:?} is read as {read:?}")),
        None => Err(format!("the notation {notation} of {choice:?} cannot be read")),
    }
}
