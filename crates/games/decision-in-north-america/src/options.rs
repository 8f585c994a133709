//! §28.0 to §38.0 The optional rules, each an option of set-up.

use serde::{Deserialize, Serialize};
use tricorne_kernel::{Key, OptionInfo, OptionValue, Setup, key};

use crate::DecisionInNorthAmerica;

macro_rules! optional_rules {
    ($($(#[$doc:meta])* $name:ident $id:literal $key:ident!($text:literal),)*) => {
        /// An optional rule.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum OptionalRule { $($(#[$doc])* #[serde(rename = $id)] $name,)* }

        impl OptionalRule {
            /// All of them.
            pub const ALL: &'static [OptionalRule] = &[$(OptionalRule::$name,)*];

            /// The name in records and data.
            pub const fn id(self) -> &'static str {
                match self { $(OptionalRule::$name => $id,)* }
            }

            /// The name for people.
            pub const fn name(self) -> Key {
                match self { $(OptionalRule::$name => Key($text),)* }
            }
        }

        /// The options, as offered.
        pub const OPTIONS: &[OptionInfo] = &[$(OptionInfo { id: $id, name: Key($text), values: VALUES },)*];
    };
}

const VALUES: &[OptionValue] = &[
    OptionValue { id: "no", name: key!("dina-option-no") },
    OptionValue { id: "yes", name: key!("dina-option-yes") },
];

optional_rules! {
    /// §28.0
    Fortresses "fortresses" key!("dina-option-fortresses"),
    /// §29.0
    Partisans "partisans" key!("dina-option-partisans"),
    /// §30.0
    IndianSovereignty "indian-sovereignty" key!("dina-option-indian-sovereignty"),
    /// §31.0
    MilitiaUpgrades "militia-upgrades" key!("dina-option-militia-upgrades"),
    /// §32.0
    Interception "interception" key!("dina-option-interception"),
    /// §33.0
    MilitiaExpeditions "militia-expeditions" key!("dina-option-militia-expeditions"),
    /// §34.0
    Overrun "overrun" key!("dina-option-overrun"),
    /// §35.0
    FrontierWarfare "frontier-warfare" key!("dina-option-frontier-warfare"),
    /// §36.0
    Forage "forage" key!("dina-option-forage"),
    /// §37.0
    Massacre "massacre" key!("dina-option-massacre"),
    /// §38.0
    HonorsOfWar "honors-of-war" key!("dina-option-honors-of-war"),
}

/// The optional rules in use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Options(pub u16);

impl Options {
    /// Those that a set-up names.
    pub fn of(setup: &Setup) -> Options {
        let used = OptionalRule::ALL
            .iter()
            .filter(|rule| setup.option::<DecisionInNorthAmerica>(rule.id()) == "yes");
        Options(used.fold(0, |bits, rule| bits | 1 << *rule as u16))
    }

    /// Whether a rule is in use.
    pub const fn has(self, rule: OptionalRule) -> bool {
        self.0 & (1 << rule as u16) != 0
    }
}
