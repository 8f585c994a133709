//! Choices that are neither space, piece, card nor number: buttons.

tricorne_kernel::buttons! {
    /// A button: what else a rule lets somebody choose.
    Button {
        Done "done" key!("ww-word-done") Done,
        Yes "yes" key!("ww-word-yes") Yes,
        No "no" key!("ww-word-no") No,
        Activate "activate" key!("ww-word-activate"),
        PoliticalControl "political-control" key!("ww-word-political-control"),
        Reinforce "reinforce" key!("ww-word-reinforce"),
        Queue "queue" key!("ww-word-queue"),
        Extend "extend" key!("ww-word-extend"),
        Event "event" key!("ww-word-event"),
        Discard "discard" key!("ww-word-discard"),
        Nothing "nothing" key!("ww-word-nothing") Pass,
        LandingParty "landing-party" key!("ww-word-landing-party"),
        FrenchForce "french-force" key!("ww-word-french-force"),
        NoGeneral "no-general" key!("ww-word-no-general") Pass,
        NoCard "no-card" key!("ww-word-no-card") Pass,
        Stop "stop" key!("ww-word-stop") Done,
        FirstOption "first-option" key!("ww-word-first-option"),
        SecondOption "second-option" key!("ww-word-second-option"),
        ThirdOption "third-option" key!("ww-word-third-option"),
        FourthOption "fourth-option" key!("ww-word-fourth-option"),
    }
}
