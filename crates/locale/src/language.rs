//! The languages there are.

use std::fmt;
use std::str::FromStr;

/// A language that all messages exist in.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Language {
    /// `en`, the default.
    #[default]
    English,
    /// `it`.
    #[cfg(feature = "it")]
    Italian,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 1 + cfg!(feature = "it") as usize] = [
        Language::English,
        #[cfg(feature = "it")]
        Language::Italian,
    ];

    /// The code, which is also the name of the folder in `locales/`.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            #[cfg(feature = "it")]
            Language::Italian => "it",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A code that is no language of ours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(String);

impl std::error::Error for UnknownLanguage {}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = Language::ALL.map(Language::code).join(", ");
        write!(f, "no language {:?}; there are: {codes}", self.0)
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        let language = Language::ALL.into_iter().find(|language| language.code() == code);
        language.ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

#[cfg(all(test, feature = "it"))]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_its_code() {
        assert_eq!("it".parse(), Ok(Language::Italian));
        assert_eq!(
            "fr".parse::<Language>().unwrap_err().to_string(),
            "no language \"fr\"; there are: en, it"
        );
    }
}
