//! Positions as documents: they lead back to the same position, and every fault is named.

use serde_json::Value;
use tricorne_kernel::{AgentRng, Chance, Game, Setup, Table, own_facts};

/// A fault that must be refused: the place in the document, what is written there, and what the error says.
pub type Fault<'a> = (&'a str, Value, &'a str);

/// Plays a random game, and writes down and reads back the position at each of its first questions.
#[track_caller]
pub fn documents_lead_back<G: Game>(questions: usize) {
    let facts = own_facts::<G>();
    let mut table = Table::<G>::new(&facts, Setup::of::<G>(), Chance::seeded(3)).expect("a table");
    table.run().expect("rules that hold");
    let mut rng = AgentRng::new(5);
    while table.answers() < questions
        && let Some(asked) = table.questions().first()
    {
        let position = table.position();
        let again = G::read_state(position.state.clone(), &facts).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(G::write_state(&again, &facts), position.state);
        let (seat, position) = (asked.seat, rng.below(asked.choices.len()));
        table.answer_at(seat, position).expect("a choice that is offered");
    }
}

/// Writes each fault by itself into the document of the start, and checks that it is refused as it should be.
#[track_caller]
pub fn wrong_documents_are_refused<G: Game>(faults: &[Fault<'_>]) {
    let facts = own_facts::<G>();
    let start = G::begin(&Setup::of::<G>(), &facts).expect("a start");
    for (pointer, value, error) in faults {
        let mut document = G::write_state(&start, &facts);
        let (parent, field) = pointer.rsplit_once('/').expect("a path");
        document.pointer_mut(parent).expect("a place in the document")[field] = value.clone();
        match G::read_state(document, &facts) {
            Ok(_) => panic!("taken, but should be refused: {error}"),
            Err(found) => assert!(found.contains(error), "{error:?} is expected, found: {found}"),
        }
    }
}
