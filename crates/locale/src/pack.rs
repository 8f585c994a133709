//! The words of a table: those of a language, with the names and messages of the pack that is played with.

use std::fmt;
use std::sync::Arc;

use fluent::{FluentArgs, FluentResource};
use tricorne_kernel::{FactId, Facts, Message, Words};

use crate::speech::{Bundle, Sources, empty};
use crate::{Given, Language, Speech};

/// The words of one pack of facts, in every language. Read it once for each pack.
pub struct PackWords {
    facts: Arc<dyn Facts>,
    /// The messages that the pack brings in the place of ours, where it brings any.
    bundles: [Option<Bundle>; Language::ALL.len()],
}

impl PackWords {
    /// The words of these facts: their files `en.ftl` and `it.ftl` come before our messages with the same keys.
    pub fn new(facts: Arc<dyn Facts>) -> Result<PackWords, String> {
        let mut bundles = [const { None }; Language::ALL.len()];
        for language in Language::ALL {
            let file = format!("{language}.ftl");
            let Some(text) = facts.files().and_then(|files| files.words(&file)) else { continue };
            let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| {
                let first = errors.first();
                let wrong = first.map(|error| format!("line {}: {error}", line_of(text, error.pos.start)));
                format!("{file}: {}", wrong.unwrap_or_default())
            })?;
            let mut bundle = empty(language);
            bundle.add_resource_overriding(resource);
            bundles[language as usize] = Some(bundle);
        }
        Ok(PackWords { facts, bundles })
    }

    /// These words in one language.
    pub fn in_language(self: &Arc<Self>, language: Language) -> TableWords {
        TableWords { pack: self.clone(), language }
    }
}

impl fmt::Debug for PackWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PackWords").field("facts", &self.facts.files()).finish_non_exhaustive()
    }
}

/// The words of one pack in one language. Cheap to copy.
#[derive(Clone, Debug)]
pub struct TableWords {
    pack: Arc<PackWords>,
    language: Language,
}

impl TableWords {
    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message whose arguments may also be plain text. See [`Speech::text`].
    pub fn text(&self, key: &str, given: &[(&str, Given<'_>)]) -> String {
        self.sources().text(key, given)
    }

    fn sources(&self) -> Sources<'_> {
        Sources::of(self.pack.bundles[self.language as usize].as_ref(), Speech::of(self.language))
    }
}

impl Words for TableWords {
    fn say(&self, message: &Message) -> String {
        self.sources().say(message, &*self.pack.facts)
    }

    fn facts(&self) -> &dyn Facts {
        &*self.pack.facts
    }

    fn fact(&self, id: FactId) -> String {
        self.sources().format(self.pack.facts.name(id).key, &FluentArgs::new())
    }
}

/// The line, from 1, of a byte.
fn line_of(text: &str, byte: usize) -> usize {
    text.bytes().take(byte).filter(|it| *it == b'\n').count() + 1
}
