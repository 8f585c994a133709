//! What an engine can be asked.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::{Error, fields};

/// A request, by its verb.
#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    /// Who are you, and which games are there?
    Hello,
    /// Begin a game.
    New(Box<fields::New>),
    /// Go on with a game from its record.
    Load(fields::Load),
    /// The record so far.
    Record(fields::OfGame),
    /// What is asked now?
    Question(fields::OfGame),
    /// An answer.
    Answer(fields::Answer),
    /// What would an answer lead to?
    Preview(fields::Answer),
    /// How likely is what an answer may lead to?
    Odds(fields::Odds),
    /// Take the last answer back.
    Undo(fields::Undo),
    /// What may somebody know?
    View(fields::View),
    /// What would an agent choose?
    Advise(fields::Advise),
    /// The whole state.
    Position(fields::OfGame),
    /// Forget a game.
    Close(fields::OfGame),
    /// End the program.
    Quit,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

impl Request {
    /// What `do` may be.
    pub const VERBS: [&str; 14] = [
        "hello", "new", "load", "record", "question", "answer", "preview", "odds", "undo", "view", "advise",
        "position", "close", "quit",
    ];

    /// Reads a line: the id of the request, null where there is none to be read, and the request or what is wrong.
    pub fn read(line: &str) -> (Value, Result<Request, Error>) {
        let mut fields = match serde_json::from_str(line) {
            Ok(Value::Object(fields)) => fields,
            Ok(_) => {
                return (Value::Null, Err(Error::new("bad-json", "a request is a JSON object on one line")));
            }
            Err(error) => return (Value::Null, Err(Error::new("bad-json", format!("not JSON: {error}")))),
        };
        let id = match fields.remove("id") {
            Some(id @ (Value::String(_) | Value::Number(_))) => id,
            Some(_) => {
                return (
                    Value::Null,
                    Err(Error::new("bad-field", "field \"id\": a number or a text is expected")),
                );
            }
            None => return (Value::Null, Err(missing("id"))),
        };
        let request = match fields.remove("do") {
            Some(Value::String(verb)) => Request::of(&verb, fields),
            Some(_) => Err(Error::new("bad-field", "field \"do\": a text is expected")),
            None => Err(missing("do")),
        };
        (id, request)
    }

    fn of(verb: &str, fields: Map<String, Value>) -> Result<Request, Error> {
        Ok(match verb {
            "hello" => fields_of::<Nothing>(fields).map(|_| Request::Hello)?,
            "new" => Request::New(Box::new(fields_of(fields)?)),
            "load" => Request::Load(fields_of(fields)?),
            "record" => Request::Record(fields_of(fields)?),
            "question" => Request::Question(fields_of(fields)?),
            "answer" => Request::Answer(fields_of(fields)?),
            "preview" => Request::Preview(fields_of(fields)?),
            "odds" => Request::Odds(fields_of(fields)?),
            "undo" => Request::Undo(fields_of(fields)?),
            "view" => Request::View(fields_of(fields)?),
            "advise" => Request::Advise(fields_of(fields)?),
            "position" => Request::Position(fields_of(fields)?),
            "close" => Request::Close(fields_of(fields)?),
            "quit" => fields_of::<Nothing>(fields).map(|_| Request::Quit)?,
            other => {
                let other: String = other.chars().take(80).collect();
                let verbs = Request::VERBS.join(", ");
                return Err(Error::new("unknown-verb", format!("no verb {other:?}; there are: {verbs}")));
            }
        })
    }
}

fn missing(field: &str) -> Error {
    Error::new("missing-field", format!("the field {field:?} is missing"))
}

fn fields_of<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Error> {
    serde_path_to_error::deserialize(Value::Object(fields)).map_err(|error| {
        let (path, inner) = (error.path().to_string(), error.inner().to_string());
        if let Some(field) = inner.strip_prefix("missing field `").and_then(|rest| rest.strip_suffix('`')) {
            return missing(field);
        }
        if path == "." || inner.starts_with("unknown field") {
            return Error::new("bad-field", inner);
        }
        Error::new("bad-field", format!("field {path:?}: {inner}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, code: &str, words: &[&str]) {
        let error = Request::read(line).1.unwrap_err();
        assert_eq!(error.code, code, "{line}: {error:?}");
        for word in words {
            assert!(error.message.contains(word), "{line}: {word} is not in {error:?}");
        }
    }

    #[test]
    fn a_request_is_read() {
        let (id, request) =
            Request::read(r#"{"id":7,"do":"answer","handle":"g1","seat":"north","choice":"t4"}"#);
        assert_eq!(id, 7);
        let (handle, seat, choice) = ("g1".into(), "north".into(), "t4".into());
        assert_eq!(request, Ok(Request::Answer(fields::Answer { handle, seat, choice })));
    }

    #[test]
    fn seeds_are_numbers_or_text() {
        for seed in ["18446744073709551615", "\"18446744073709551615\""] {
            let line = format!(r#"{{"id":1,"do":"new","game":"x","seed":{seed}}}"#);
            let Ok(Request::New(new)) = Request::read(&line).1 else { panic!("{line}") };
            assert_eq!(new.seed, Some(u64::MAX));
        }
        check(r#"{"id":1,"do":"new","game":"x","seed":-1}"#, "bad-field", &["seed", "-1", "below 2^64"]);
    }

    #[test]
    fn errors_name_what_is_wrong() {
        check("{", "bad-json", &["not JSON"]);
        check("[1]", "bad-json", &["object"]);
        check(r#"{"do":"hello"}"#, "missing-field", &["\"id\""]);
        check(r#"{"id":{},"do":"hello"}"#, "bad-field", &["\"id\""]);
        check(r#"{"id":1}"#, "missing-field", &["\"do\""]);
        check(r#"{"id":1,"do":3}"#, "bad-field", &["\"do\""]);
        check(r#"{"id":1,"do":"fly"}"#, "unknown-verb", &["fly", "hello", "quit"]);
        check(r#"{"id":1,"do":"answer","handle":"g1","seat":"x"}"#, "missing-field", &["\"choice\""]);
        check(
            r#"{"id":1,"do":"answer","handle":1,"seat":"x","choice":"y"}"#,
            "bad-field",
            &["handle", "string"],
        );
        check(r#"{"id":1,"do":"new","game":"x","seats":{"north":4}}"#, "bad-field", &["seats.north"]);
        check(
            r#"{"id":1,"do":"new","game":"x","chance":"maybe"}"#,
            "bad-field",
            &["chance", "seeded", "ask"],
        );
        check(r#"{"id":1,"do":"new","game":"x","sede":1}"#, "bad-field", &["sede", "seed"]);
        check(r#"{"id":1,"do":"hello","x":1}"#, "bad-field", &["x"]);
    }

    #[test]
    fn the_id_is_kept_where_it_can_be_read() {
        assert_eq!(Request::read(r#"{"id":"a","do":"fly"}"#).0, "a");
        assert_eq!(Request::read("{").0, Value::Null);
    }
}
