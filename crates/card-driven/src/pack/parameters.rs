//! A small object of a file whose fields depend on its kind, read field by field.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::Trouble;

/// The fields of an object that have not been read yet.
#[derive(Debug)]
pub struct Parameters {
    at: String,
    left: Map<String, Value>,
}

impl Parameters {
    /// The fields of what stands at this place of a file.
    pub fn new(value: &Value, at: &str) -> Result<Parameters, Trouble> {
        match value {
            Value::Object(fields) => Ok(Parameters { at: at.to_owned(), left: fields.clone() }),
            other => Err(format!("{at}: {other} has no parameters")),
        }
    }

    /// Where they stand.
    pub fn at(&self) -> &str {
        &self.at
    }

    /// Where one of them stands.
    pub fn place(&self, field: &str) -> String {
        format!("{}.{field}", self.at)
    }

    /// A field, if it is there.
    pub fn take<T: DeserializeOwned>(&mut self, field: &str) -> Result<Option<T>, Trouble> {
        match self.left.remove(field) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => {
                let read = serde_json::from_value(value).map(Some);
                read.map_err(|error| format!("{}: {error}", self.place(field)))
            }
        }
    }

    /// A field that must be there.
    pub fn need<T: DeserializeOwned>(&mut self, field: &str) -> Result<T, Trouble> {
        self.take(field)?.ok_or_else(|| format!("{}: is missing", self.place(field)))
    }

    /// A field that says yes or no.
    pub fn flag(&mut self, field: &str, unless_given: bool) -> Result<bool, Trouble> {
        Ok(self.take(field)?.unwrap_or(unless_given))
    }

    /// A number that must be there, from the least to the most.
    pub fn number(&mut self, field: &str, least: u8, most: u8) -> Result<u8, Trouble> {
        match self.need(field)? {
            value if (least..=most).contains(&value) => Ok(value),
            value => Err(format!("{}: {value} is not from {least} to {most}", self.place(field))),
        }
    }

    /// A field that can say but one thing.
    pub fn only(&mut self, field: &str, wanted: &str) -> Result<(), Trouble> {
        match self.need::<String>(field)? {
            value if value == wanted => Ok(()),
            other => Err(format!("{}: {other:?} is not {wanted:?}", self.place(field))),
        }
    }

    /// A list that must be there and hold something, each item read with its place.
    pub fn list<T>(
        &mut self,
        field: &str,
        read: impl Fn(&Value, &str) -> Result<T, Trouble>,
    ) -> Result<Vec<T>, Trouble> {
        let items: Vec<Value> = self.take(field)?.unwrap_or_default();
        let place = self.place(field);
        if items.is_empty() {
            return Err(format!("{place}: is missing or empty"));
        }
        items.iter().enumerate().map(|(n, item)| read(item, &format!("{place}[{n}]"))).collect()
    }

    /// Refuses what nobody has read.
    pub fn finish(self, what: &str) -> Result<(), Trouble> {
        match self.left.keys().next() {
            Some(stranger) => Err(format!("{}: {what} has no such parameter", self.place(stranger))),
            None => Ok(()),
        }
    }
}
