//! Facts that can be corrected, and corrections that are refused.

use std::collections::BTreeMap;

use serde_json::Value;

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
