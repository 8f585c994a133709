//! Text laid out in lines, for the boards of a terminal.

use crate::{FactId, Key, Message, Words};

/// The columns of the terminal that boards are drawn for.
pub const WIDTH: usize = 100;

/// A page that is being written, in one language.
pub struct Page<'a> {
    words: &'a dyn Words,
    text: String,
}

impl<'a> Page<'a> {
    /// An empty page.
    pub fn new(words: &'a dyn Words) -> Page<'a> {
        Page { words, text: String::new() }
    }

    /// What was written.
    pub fn text(self) -> String {
        self.text
    }

    /// The text of a key.
    pub fn name(&self, key: Key) -> String {
        self.words.name(key)
    }

    /// The name of something that the facts list.
    pub fn fact(&self, id: impl Into<FactId>) -> String {
        self.words.fact(id.into())
    }

    /// A message in words.
    pub fn say(&self, message: Message) -> String {
        self.words.say(&message)
    }

    /// Writes a line.
    pub fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }

    /// Writes items after a head, as many on a line as fit; further lines begin below the first item.
    pub fn items(&mut self, head: &str, items: &[String], separator: &str) {
        let indent = head.chars().count();
        let mut line = head.to_owned();
        let mut length = indent;
        for (at, item) in items.iter().enumerate() {
            let last = at + 1 == items.len();
            let item = if last { item.clone() } else { format!("{item}{separator}") };
            if length + item.trim_end().chars().count() > WIDTH && length > indent {
                self.line(&line);
                line = " ".repeat(indent);
                length = indent;
            }
            length += item.chars().count();
            line.push_str(&item);
        }
        self.line(&line);
    }

    /// Writes a text after a head, broken between words.
    pub fn paragraph(&mut self, head: &str, text: &str) {
        let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
        self.items(head, &words, " ");
    }
}

impl std::fmt::Debug for Page<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}
