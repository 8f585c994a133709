//! Choices that are neither space, piece, card nor number: buttons.

tricorne_kernel::buttons! {
    /// A button: what else a rule lets somebody choose.
    Button {
        Done "done" key!("wtp-word-done") Done,
        Yes "yes" key!("wtp-word-yes") Yes,
        No "no" key!("wtp-word-no") No,
        Move "move" key!("wtp-word-move"),
        PoliticalControl "political-control" key!("wtp-word-political-control"),
        Reinforce "reinforce" key!("wtp-word-reinforce"),
        Nothing "nothing" key!("wtp-word-nothing") Pass,
        Event "event" key!("wtp-word-event"),
        Discard "discard" key!("wtp-word-discard"),
        FrenchForce "french-force" key!("wtp-word-french-force"),
        NoGeneral "no-general" key!("wtp-word-no-general") Pass,
        NoCard "no-card" key!("wtp-word-no-card") Pass,
        GiveWay "give-way" key!("wtp-word-give-way"),
        Stop "stop" key!("wtp-word-stop") Done,
        FirstOption "first-option" key!("wtp-word-first-option"),
        SecondOption "second-option" key!("wtp-word-second-option"),
        ThirdOption "third-option" key!("wtp-word-third-option"),
        FourthOption "fourth-option" key!("wtp-word-fourth-option"),
    }
}
