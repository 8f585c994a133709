//! Choices that are neither space, piece, card nor number: Commands, Activities and buttons.

use tricorne_kernel::buttons;

buttons! {
    /// §3.0 A Command of any Faction.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    Command {
        Muster "muster" key!("lod-muster"),
        Garrison "garrison" key!("lod-garrison"),
        March "march" key!("lod-march"),
        Battle "battle" key!("lod-battle"),
        Rally "rally" key!("lod-rally"),
        RabbleRousing "rabble-rousing" key!("lod-rabble-rousing"),
        Gather "gather" key!("lod-gather"),
        Scout "scout" key!("lod-scout"),
        Raid "raid" key!("lod-raid"),
        AgentMobilization "agent-mobilization" key!("lod-agent-mobilization"),
        Hortalez "hortalez" key!("lod-hortalez"),
    }
}

buttons! {
    /// §4.0 A Special Activity of any Faction.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    Activity {
        CommonCause "common-cause" key!("lod-common-cause"),
        Skirmish "skirmish" key!("lod-skirmish"),
        NavalPressure "naval-pressure" key!("lod-naval-pressure"),
        Persuasion "persuasion" key!("lod-persuasion"),
        Partisans "partisans" key!("lod-partisans"),
        Trade "trade" key!("lod-trade"),
        WarPath "war-path" key!("lod-war-path"),
        Plunder "plunder" key!("lod-plunder"),
        PreparerLaGuerre "preparer-la-guerre" key!("lod-preparer-la-guerre"),
    }
}

buttons! {
    /// A button: what else a rule lets somebody choose.
    Button {
        Done "done" key!("lod-word-done") Done,
        Pass "pass" key!("lod-word-pass") Pass,
        Event "event" key!("lod-word-event"),
        Unshaded "unshaded" key!("lod-word-unshaded"),
        Shaded "shaded" key!("lod-word-shaded"),
        Yes "yes" key!("lod-word-yes") Yes,
        No "no" key!("lod-word-no") No,
        BrilliantStroke "brilliant-stroke" key!("lod-word-brilliant-stroke"),
        TreatyOfAlliance "treaty-of-alliance" key!("lod-word-treaty-of-alliance"),
        PlaceMilitia "place-militia" key!("lod-word-place-militia"),
        PlaceContinental "place-continental" key!("lod-word-place-continental"),
        PlaceWarParties "place-war-parties" key!("lod-word-place-war-parties"),
        BuildFort "build-fort" key!("lod-word-build-fort"),
        BuildVillage "build-village" key!("lod-word-build-village"),
        Train "train" key!("lod-word-train"),
        Regroup "regroup" key!("lod-word-regroup"),
        RewardLoyalty "reward-loyalty" key!("lod-word-reward-loyalty"),
        RemoveOne "remove-one" key!("lod-word-remove-one"),
        RemoveTwo "remove-two" key!("lod-word-remove-two"),
        RemoveFort "remove-fort" key!("lod-word-remove-fort"),
        RemoveVillage "remove-village" key!("lod-word-remove-village"),
        Squadron "squadron" key!("lod-word-squadron"),
        Regulars "regulars" key!("lod-word-regulars"),
        TakeResources "take-resources" key!("lod-word-take-resources"),
        Pay "pay" key!("lod-word-pay"),
        Remove "remove" key!("lod-word-remove"),
        Shift "shift" key!("lod-word-shift"),
        ToAvailable "to-available" key!("lod-word-to-available"),
        MoreMilitia "more-militia" key!("lod-word-more-militia"),
        MoreWarParties "more-war-parties" key!("lod-word-more-war-parties"),
    }
}
