//! Choices that are neither space, piece, card nor number: Commands, Activities and buttons.

use serde::{Deserialize, Serialize};
use tricorne_kernel::{Arg, Key, key};

macro_rules! words {
    ($(#[$doc:meta])* $kind:ident { $($name:ident $id:literal $key:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[allow(missing_docs)]
        pub enum $kind { $(#[serde(rename = $id)] $name,)* }

        impl $kind {
            /// All of them.
            pub const ALL: &'static [$kind] = &[$($kind::$name,)*];

            /// The notation.
            pub const fn id(self) -> &'static str {
                match self { $($kind::$name => $id,)* }
            }

            /// The words for people.
            pub const fn name(self) -> Key {
                match self { $($kind::$name => key!($key),)* }
            }
        }

        impl From<$kind> for Arg {
            fn from(word: $kind) -> Self {
                Arg::Key(word.name())
            }
        }
    };
}

words! {
    /// §3.0 A Command of any Faction.
    Command {
        Muster "muster" "lod-muster",
        Garrison "garrison" "lod-garrison",
        March "march" "lod-march",
        Battle "battle" "lod-battle",
        Rally "rally" "lod-rally",
        RabbleRousing "rabble-rousing" "lod-rabble-rousing",
        Gather "gather" "lod-gather",
        Scout "scout" "lod-scout",
        Raid "raid" "lod-raid",
        AgentMobilization "agent-mobilization" "lod-agent-mobilization",
        Hortalez "hortalez" "lod-hortalez",
    }
}

words! {
    /// §4.0 A Special Activity of any Faction.
    Activity {
        CommonCause "common-cause" "lod-common-cause",
        Skirmish "skirmish" "lod-skirmish",
        NavalPressure "naval-pressure" "lod-naval-pressure",
        Persuasion "persuasion" "lod-persuasion",
        Partisans "partisans" "lod-partisans",
        Trade "trade" "lod-trade",
        WarPath "war-path" "lod-war-path",
        Plunder "plunder" "lod-plunder",
        PreparerLaGuerre "preparer-la-guerre" "lod-preparer-la-guerre",
    }
}

words! {
    /// A button: what else a rule lets somebody choose.
    Word {
        Done "done" "lod-word-done",
        Pass "pass" "lod-word-pass",
        Event "event" "lod-word-event",
        Unshaded "unshaded" "lod-word-unshaded",
        Shaded "shaded" "lod-word-shaded",
        Yes "yes" "lod-word-yes",
        No "no" "lod-word-no",
        BrilliantStroke "brilliant-stroke" "lod-word-brilliant-stroke",
        TreatyOfAlliance "treaty-of-alliance" "lod-word-treaty-of-alliance",
        PlaceMilitia "place-militia" "lod-word-place-militia",
        PlaceContinental "place-continental" "lod-word-place-continental",
        PlaceWarParties "place-war-parties" "lod-word-place-war-parties",
        BuildFort "build-fort" "lod-word-build-fort",
        BuildVillage "build-village" "lod-word-build-village",
        Regroup "regroup" "lod-word-regroup",
        RewardLoyalty "reward-loyalty" "lod-word-reward-loyalty",
        Promote "promote" "lod-word-promote",
        RemoveOne "remove-one" "lod-word-remove-one",
        RemoveTwo "remove-two" "lod-word-remove-two",
        RemoveFort "remove-fort" "lod-word-remove-fort",
        RemoveVillage "remove-village" "lod-word-remove-village",
        Squadron "squadron" "lod-word-squadron",
        Regulars "regulars" "lod-word-regulars",
        TakeResources "take-resources" "lod-word-take-resources",
        Pay "pay" "lod-word-pay",
        Remove "remove" "lod-word-remove",
        Shift "shift" "lod-word-shift",
        Withdraw "withdraw" "lod-word-withdraw",
        ToAvailable "to-available" "lod-word-to-available",
        FromAvailable "from-available" "lod-word-from-available",
        FromUnavailable "from-unavailable" "lod-word-from-unavailable",
        RemoveMarker "remove-marker" "lod-word-remove-marker",
        MoreMilitia "more-militia" "lod-word-more-militia",
        MoreWarParties "more-war-parties" "lod-word-more-war-parties",
    }
}
