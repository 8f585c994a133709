//! What games declare: prompts and buttons.

use tricorne_kernel::{AnyPrompt, Arg, FactId, Prompt as _, Role, Rule, buttons, key, msg, prompts};

#[derive(Clone, Copy, PartialEq, Debug)]
struct Space(u16);

impl From<Space> for Arg {
    fn from(space: Space) -> Self {
        Arg::Fact(FactId { list: 3, index: space.0 })
    }
}

buttons! {
    /// Buttons of a toy.
    Button {
        Done "done" key!("toy-done") Done,
        Pass "pass" key!("toy-pass") Pass,
        Yes "yes" key!("toy-yes") Yes,
        No "no" key!("toy-no") No,
        Free "free-march" key!("toy-free-march"),
    }
}

prompts! {
    /// Questions of a toy.
    enum Prompt {
        /// Without data.
        Pause = "1": "toy-pause",
        RallyWhere { cost: u8, space: Space } = "3.3.1": "toy-rally-where",
        MoreUnits { left: i32, rule: Rule, first: Button } = rule: "toy-more-units",
        NPWhichSide = "8.1": "toy-np-which-side",
    }
}

prompts! {
    pub enum Roll { Battle { die: u8 } = "3.6": "toy-battle" }
}

#[test]
fn a_name_is_that_of_the_variant() {
    assert_eq!(Prompt::Pause.name(), "pause");
    assert_eq!(Prompt::RallyWhere { cost: 1, space: Space(2) }.name(), "rally-where");
    assert_eq!(Prompt::NPWhichSide.name(), "n-p-which-side");
    assert_eq!(Prompt::names(), ["pause", "rally-where", "more-units", "n-p-which-side"]);
    assert_eq!(Roll::names(), ["battle"]);
}

#[test]
fn the_rule_is_a_literal_or_a_field() {
    assert_eq!(Prompt::RallyWhere { cost: 1, space: Space(2) }.rule(), "3.3.1");
    let more = |rule| Prompt::MoreUnits { left: 1, rule: Rule(rule), first: Button::Done };
    assert_eq!((more("3.5").rule(), more("3.6").rule()), ("3.5", "3.6"));
    assert_ne!(more("3.5"), more("3.6"));
}

#[test]
fn fields_are_arguments_of_the_message_and_a_rule_is_none() {
    assert_eq!(Prompt::Pause.message(), msg!("toy-pause"));
    let rally = Prompt::RallyWhere { cost: 2, space: Space(7) };
    assert_eq!(rally.message(), msg!("toy-rally-where", cost = 2, space = Space(7)));
    let more = Prompt::MoreUnits { left: -1, rule: Rule("3.5"), first: Button::Free };
    let args = [("left", Arg::Number(-1)), ("first", Arg::Named("free-march", key!("toy-free-march")))];
    assert_eq!(more.message().args(), args);
}

#[test]
fn seats_and_chance_are_asked_alike() {
    let seat: AnyPrompt<Prompt, Roll> = AnyPrompt::Seat(Prompt::Pause);
    let chance: AnyPrompt<Prompt, Roll> = AnyPrompt::Chance(Roll::Battle { die: 2 });
    assert_eq!((seat.name(), seat.rule(), seat.message()), ("pause", "1", msg!("toy-pause")));
    assert_eq!(
        (chance.name(), chance.rule(), chance.message()),
        ("battle", "3.6", msg!("toy-battle", die = 2))
    );
}

#[test]
fn a_button_has_its_notation_its_words_and_its_role() {
    let roles: Vec<_> = Button::ALL.iter().map(|button| (button.id(), button.role())).collect();
    assert_eq!(
        roles,
        [
            ("done", Role::Done),
            ("pass", Role::Pass),
            ("yes", Role::Yes),
            ("no", Role::No),
            ("free-march", Role::Choose)
        ]
    );
    assert!(Button::ALL.iter().all(|button| Button::from_id(button.id()) == Some(*button)));
    assert_eq!(Button::from_id("Done"), None);
    assert_eq!(Button::Yes.name(), key!("toy-yes"));
    assert_eq!(serde_json::to_string(&Button::Free).unwrap(), "\"free-march\"");
    assert_eq!(serde_json::from_str::<Button>("\"no\"").unwrap(), Button::No);
    assert_eq!(serde_json::to_string(&Role::Choose).unwrap(), "\"choose\"");
}
