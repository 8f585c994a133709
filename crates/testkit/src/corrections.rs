//! Facts that can be corrected, and corrections that are refused.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;
use tricorne_kernel::{AgentRng, Chance, Facts as _, Game, Setup, Table};

/// A correction that must be refused: the file, the place in it, what is written there, and what the error says.
pub type Wrong<'a> = (&'a str, &'a str, Value, &'a str);

/// Writes each of these into a game's file by itself, and checks that reading the facts fails as it should.
#[track_caller]
pub fn errors_are_precise<P>(
    files: &[(&str, &str)],
    read: impl Fn(&BTreeMap<String, String>) -> Result<P, String>,
    wrong: &[Wrong<'_>],
) {
    for (name, pointer, value, error) in wrong {
        let text = files.iter().find(|it| it.0 == *name).expect("a file of the game").1;
        let mut document: Value = serde_json::from_str(text).expect("a file of JSON");
        match document.pointer_mut(pointer) {
            Some(field) => *field = value.clone(),
            None => {
                let (parent, field) = pointer.rsplit_once('/').expect("a place in the file");
                document.pointer_mut(parent).expect("a place in the file")[field] = value.clone();
            }
        }
        match read(&BTreeMap::from([((*name).to_owned(), document.to_string())])) {
            Ok(_) => panic!("taken, but should be refused: {error}"),
            Err(found) => assert!(found.contains(error), "{error:?} is expected, found: {found}"),
        }
    }
    let stranger = BTreeMap::from([("weather.json".to_owned(), "{}".to_owned())]);
    match read(&stranger) {
        Ok(_) => panic!("weather.json is no file of the game, but was taken"),
        Err(found) => assert!(found.starts_with("weather.json: not a file of this pack"), "{found}"),
    }
}

/// Plays a random game on each of two packs of facts, answer by answer in turn. Each record carries the fingerprint of its own
/// facts, is replayed with these, and is refused with the others.
#[track_caller]
pub fn packs_stand_side_by_side<G: Game>(one: &BTreeMap<String, String>, other: &BTreeMap<String, String>) {
    let facts = [one, other].map(|files| {
        let facts = G::facts(files).unwrap_or_else(|error| panic!("{error}"));
        Arc::new(facts)
    });
    let prints = [0, 1].map(|at| facts[at].files().map(|files| files.fingerprint()));
    assert_ne!(prints[0], prints[1], "the two packs are to differ");
    let mut rng = AgentRng::new(1775);
    let mut tables = [0, 1].map(|at| {
        let mut table = Table::<G>::new(&facts[at], Setup::of::<G>(), Chance::seeded(1775)).expect("a table");
        table.run().expect("rules that hold");
        table
    });
    while tables.iter().any(|table| table.outcome().is_none()) {
        for table in &mut tables {
            if let Some(asked) = table.questions().first() {
                let (seat, position) = (asked.seat, rng.below(asked.choices.len()));
                table.answer_at(seat, position).expect("a choice that is offered");
            }
        }
    }
    for at in [0, 1] {
        let record = tables[at].record();
        assert_eq!(record.header.facts, prints[at], "a record names the facts of its table");
        let load =
            |facts: &Arc<G::Facts>| Table::<G>::load(facts, &record, Chance::seeded(1775), |_, _| None);
        let again = load(&facts[at]).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(again.state(), tables[at].state());
        assert!(load(&facts[1 - at]).is_err(), "a record of other facts is refused");
    }
}
