//! Words about as long as those of a language, for the layout of boards.

use tricorne_kernel::{Arg, FactId, Facts, Message, Words};

/// The last part of each key: `ww-space-new-york` is `york`.
#[derive(Clone, Copy, Debug)]
pub struct ShortWords<'f>(pub &'f dyn Facts);

impl Words for ShortWords<'_> {
    fn say(&self, message: &Message) -> String {
        let args = message.args().iter().map(|(_, value)| match value {
            Arg::Number(number) => number.to_string(),
            Arg::Key(key) | Arg::Named(_, key) => last(key.0),
            Arg::Fact(id) => self.fact(*id),
        });
        std::iter::once(last(message.key.0)).chain(args).collect::<Vec<_>>().join(" ")
    }

    fn fact(&self, id: FactId) -> String {
        last(self.0.name(id).key)
    }
}

fn last(key: &str) -> String {
    key.rsplit('-').next().unwrap_or_default().to_owned()
}
