//! The words of Tricorne. Messages stand in `locales/<language>/*.ftl`, one file per subject, in the syntax of
//! Fluent; every file there is embedded.
//!
//! ```
//! use tricorne_kernel::{Words, msg};
//! use tricorne_locale::{Language, Speech};
//!
//! let speech = Speech::of(Language::Italian);
//! assert_eq!(speech.say(&msg!("ferry-token", token = 4)), "gettone 4");
//! ```

mod language;
mod pack;
mod speech;

pub use language::{Language, UnknownLanguage};
pub use pack::{PackWords, TableWords};
pub use speech::{Given, Speech};
