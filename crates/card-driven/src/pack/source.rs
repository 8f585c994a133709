//! The files of a pack as text.

use serde::de::DeserializeOwned;
use tricorne_kernel::FactFiles;

use super::Trouble;
use crate::CardDriven;

/// A file, or the part of it that the type tells.
pub fn parse<T: DeserializeOwned>(files: &FactFiles, name: &str) -> Result<T, Trouble> {
    let reader = &mut serde_json::Deserializer::from_str(files.text(name));
    serde_path_to_error::deserialize(reader)
        .map_err(|error| format!("{name}: {}: {}", error.path(), error.inner()))
}

/// Says in which file the trouble is.
pub fn within<T>(file: &str, read: Result<T, Trouble>) -> Result<T, Trouble> {
    read.map_err(|error| format!("{file}: {error}"))
}

/// The message key of something in the pack.
pub fn key<G: CardDriven>(what: &str, id: &str) -> Box<str> {
    format!("{}-{what}-{}", G::NAMES.prefix, id.to_lowercase()).into()
}
