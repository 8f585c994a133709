//! Choices that are neither space, piece, card nor number: buttons.

use tricorne_kernel::{Arg, Key, key};

macro_rules! words {
    ($($name:ident $id:literal $key:expr,)*) => {
        /// A button: what else a rule lets somebody choose.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs)]
        pub enum Word { $($name,)* }

        impl Word {
            /// All of them.
            pub const ALL: &'static [Word] = &[$(Word::$name,)*];

            /// The notation.
            pub const fn id(self) -> &'static str {
                match self { $(Word::$name => $id,)* }
            }

            /// The words for people.
            pub const fn name(self) -> Key {
                match self { $(Word::$name => $key,)* }
            }
        }
    };
}

words! {
    Done "done" key!("wtp-word-done"),
    Yes "yes" key!("wtp-word-yes"),
    No "no" key!("wtp-word-no"),
    Move "move" key!("wtp-word-move"),
    PoliticalControl "political-control" key!("wtp-word-political-control"),
    Reinforce "reinforce" key!("wtp-word-reinforce"),
    Nothing "nothing" key!("wtp-word-nothing"),
    Event "event" key!("wtp-word-event"),
    Discard "discard" key!("wtp-word-discard"),
    FrenchForce "french-force" key!("wtp-word-french-force"),
    NoGeneral "no-general" key!("wtp-word-no-general"),
    NoCard "no-card" key!("wtp-word-no-card"),
    GiveWay "give-way" key!("wtp-word-give-way"),
    Stop "stop" key!("wtp-word-stop"),
    FirstOption "first-option" key!("wtp-word-first-option"),
    SecondOption "second-option" key!("wtp-word-second-option"),
    ThirdOption "third-option" key!("wtp-word-third-option"),
    FourthOption "fourth-option" key!("wtp-word-fourth-option"),
}

impl Word {
    /// The options of a card that says "one of these".
    pub const OPTIONS: [Word; 4] =
        [Word::FirstOption, Word::SecondOption, Word::ThirdOption, Word::FourthOption];
}

impl From<Word> for Arg {
    fn from(word: Word) -> Self {
        Arg::Key(word.name())
    }
}
