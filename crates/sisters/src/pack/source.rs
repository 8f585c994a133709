//! The files of a pack as text.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use tricorne_kernel::Key;

use super::Trouble;
use crate::Sister;

/// The files that a pack is read from: those that were given, and the embedded ones in the place of the rest.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    embedded: &'a [(&'static str, &'static str)],
    given: &'a BTreeMap<String, String>,
}

impl<'a> Source<'a> {
    /// The source of these files; what is no file of the pack is refused.
    pub fn new(
        embedded: &'a [(&'static str, &'static str)],
        given: &'a BTreeMap<String, String>,
    ) -> Result<Source<'a>, Trouble> {
        if let Some(stranger) = given.keys().find(|name| embedded.iter().all(|(known, _)| known != name)) {
            let known: Vec<&str> = embedded.iter().map(|(name, _)| *name).collect();
            return Err(format!("{stranger}: not a file of this pack; there are: {}", known.join(", ")));
        }
        Ok(Source { embedded, given })
    }

    /// A file, or the part of it that the type tells.
    pub fn parse<T: DeserializeOwned>(&self, name: &str) -> Result<T, Trouble> {
        let embedded = self.embedded.iter().find(|file| file.0 == name).map_or("", |file| file.1);
        let text = self.given.get(name).map_or(embedded, String::as_str);
        let reader = &mut serde_json::Deserializer::from_str(text);
        serde_path_to_error::deserialize(reader)
            .map_err(|error| format!("{name}: {}: {}", error.path(), error.inner()))
    }
}

/// Says in which file the trouble is.
pub fn within<T>(file: &str, read: Result<T, Trouble>) -> Result<T, Trouble> {
    read.map_err(|error| format!("{file}: {error}"))
}

/// Text that lives as long as the program, as a pack does.
pub fn kept(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

/// The message key of something in the pack.
pub fn key<G: Sister>(what: &str, id: &str) -> Key {
    Key(kept(&format!("{}-{what}-{}", G::NAMES.prefix, id.to_lowercase())))
}
