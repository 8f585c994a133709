//! A type of TypeScript with all names put in, and whether a JSON value is of it.

use std::collections::BTreeSet;

use serde_json::Value;

/// A type.
#[derive(Clone, PartialEq, Debug)]
pub enum Schema {
    Number,
    String,
    Boolean,
    Null,
    Literal(String),
    Array(Box<Schema>),
    Tuple(Vec<Schema>),
    Object(Vec<Field>),
    Map { keys: Box<Schema>, complete: bool, values: Box<Schema> },
    Union(Vec<Schema>),
}

/// A field of an object.
#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    pub name: String,
    pub optional: bool,
    pub schema: Schema,
}

impl Schema {
    /// The fields that a value has, by their paths, or why it is not of this type. Every value of a map has the path `*`.
    pub fn check(&self, value: &Value, path: &str) -> Result<BTreeSet<String>, String> {
        let wrong = || Err(format!("{path}: {value} is not {self:?}"));
        let mut seen = BTreeSet::new();
        match (self, value) {
            (Schema::Number, Value::Number(_))
            | (Schema::String, Value::String(_))
            | (Schema::Boolean, Value::Bool(_))
            | (Schema::Null, Value::Null) => {}
            (Schema::Literal(literal), Value::String(text)) if literal == text => {}
            (Schema::Array(of), Value::Array(values)) => {
                for value in values {
                    seen.extend(of.check(value, path)?);
                }
            }
            (Schema::Tuple(of), Value::Array(values)) if of.len() == values.len() => {
                for (of, value) in of.iter().zip(values) {
                    seen.extend(of.check(value, path)?);
                }
            }
            (Schema::Object(fields), Value::Object(values)) => {
                if let Some(name) = values.keys().find(|name| fields.iter().all(|field| field.name != **name))
                {
                    return Err(format!("{path}: the field {name} is not declared"));
                }
                for Field { name, optional, schema } in fields {
                    let path = format!("{path}.{name}");
                    match values.get(name) {
                        Some(value) => seen.extend(schema.check(value, &path)?),
                        None if *optional => continue,
                        None => return Err(format!("{path} is declared, but not there")),
                    }
                    seen.insert(path);
                }
            }
            (Schema::Map { keys, complete, values: of }, Value::Object(values)) => {
                for (key, value) in values {
                    keys.check(&Value::String(key.clone()), path)?;
                    seen.extend(of.check(value, &format!("{path}.*"))?);
                }
                if let (true, Some(missing)) =
                    (complete, keys.literals().into_iter().find(|key| !values.contains_key(*key)))
                {
                    return Err(format!("{path}: the key {missing} is missing"));
                }
            }
            (Schema::Union(of), _) => {
                let mut faults = Vec::new();
                for schema in of {
                    match schema.check(value, path) {
                        Ok(fields) => return Ok(fields),
                        Err(fault) => faults.push(fault),
                    }
                }
                return Err(faults.join("\n  or "));
            }
            (
                Schema::Number
                | Schema::String
                | Schema::Boolean
                | Schema::Null
                | Schema::Literal(_)
                | Schema::Array(_)
                | Schema::Tuple(_)
                | Schema::Object(_)
                | Schema::Map { .. },
                _,
            ) => return wrong(),
        }
        Ok(seen)
    }

    /// All fields that a value may have, by their paths.
    pub fn fields(&self) -> BTreeSet<String> {
        let mut fields = BTreeSet::new();
        self.add_fields("", &mut fields);
        fields
    }

    fn add_fields(&self, path: &str, fields: &mut BTreeSet<String>) {
        match self {
            Schema::Number | Schema::String | Schema::Boolean | Schema::Null | Schema::Literal(_) => {}
            Schema::Array(of) => of.add_fields(path, fields),
            Schema::Tuple(of) | Schema::Union(of) => of.iter().for_each(|it| it.add_fields(path, fields)),
            Schema::Object(declared) => {
                for field in declared {
                    let path = format!("{path}.{}", field.name);
                    field.schema.add_fields(&path, fields);
                    fields.insert(path);
                }
            }
            Schema::Map { values, .. } => values.add_fields(&format!("{path}.*"), fields),
        }
    }

    /// The literals of a union of them; none where any text will do.
    fn literals(&self) -> Vec<&str> {
        match self {
            Schema::Literal(literal) => vec![literal],
            Schema::Union(of) => of.iter().flat_map(Schema::literals).collect(),
            Schema::String => Vec::new(),
            other => panic!("{other:?} are no keys"),
        }
    }
}

#[test]
fn what_is_not_as_declared_is_found() {
    let number = |name: &str, optional| Field { name: name.to_owned(), optional, schema: Schema::Number };
    let schema = Schema::Object(vec![
        number("year", false),
        number("round", true),
        Field {
            name: "hands".to_owned(),
            optional: false,
            schema: Schema::Map {
                keys: Box::new(Schema::Union(vec![
                    Schema::Literal("american".to_owned()),
                    Schema::Literal("british".to_owned()),
                ])),
                complete: true,
                values: Box::new(Schema::Union(vec![Schema::Number, Schema::Null])),
            },
        },
    ]);
    let check = |json: &str| schema.check(&serde_json::from_str(json).unwrap(), "");
    let both = r#""hands":{"american":1,"british":null}"#;
    let seen = check(&format!(r#"{{"year":1776,{both}}}"#)).unwrap();
    assert_eq!(seen, BTreeSet::from([".hands".to_owned(), ".year".to_owned()]));
    assert_eq!(schema.fields().difference(&seen).collect::<Vec<_>>(), [".round"]);
    for (json, fault) in [
        (format!("{{{both}}}"), ".year is declared, but not there"),
        (format!(r#"{{"year":1776,"month":7,{both}}}"#), ": the field month is not declared"),
        (format!(r#"{{"year":"1776",{both}}}"#), r#".year: "1776" is not Number"#),
        (r#"{"year":1776,"hands":{"american":1}}"#.to_owned(), ".hands: the key british is missing"),
    ] {
        assert_eq!(check(&json).unwrap_err(), fault);
    }
    assert!(check(r#"{"year":1776,"hands":{"american":1,"french":1,"british":1}}"#).is_err());
    assert!(check(r#"{"year":1776,"hands":{"american":true,"british":1}}"#).is_err());
}
