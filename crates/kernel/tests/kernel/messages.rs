//! Messages, seats and viewers as they are written.

use tricorne_kernel::{
    Arg, Audience, BareKeys, MAX_ARGS, Message, Role, Seat, Target, Viewer, Words, key, msg,
};

#[test]
fn a_message_carries_numbers_and_names() {
    let message = msg!("lod-muster", space = key!("lod-boston"), count = 3_u8, left = -2_i32);
    assert_eq!(BareKeys(&()).say(&message), "lod-muster space=lod-boston count=3 left=-2");
    assert_eq!(BareKeys(&()).name(key!("lod-boston")), "lod-boston");
    assert_eq!(
        message.args(),
        [("space", Arg::Key(key!("lod-boston"))), ("count", Arg::Number(3)), ("left", Arg::Number(-2))]
    );
    assert_eq!(format!("{message:?}"), "lod-muster space=lod-boston count=3 left=-2");
}

#[test]
fn messages_are_equal_if_they_say_the_same() {
    assert_eq!(msg!("a", n = 1), msg!("a", n = 1));
    assert_ne!(msg!("a", n = 1), msg!("a", n = 2));
    assert_ne!(msg!("a", n = 1), msg!("b", n = 1));
    assert_ne!(msg!("a", n = 1), msg!("a"));
}

#[test]
fn a_message_takes_as_many_arguments_as_it_says() {
    let full = (0..MAX_ARGS).fold(Message::new(key!("a")), |message, number| message.with("n", number));
    assert_eq!(full.args().len(), MAX_ARGS);
    assert!(std::panic::catch_unwind(|| full.with("n", 0)).is_err());
}

#[test]
fn viewers_know_what_they_may() {
    let (red, blue) = (Seat::new(0), Seat::new(1));
    assert!(Viewer::Seat(red).may_know(Audience::Only(red)));
    assert!(!Viewer::Seat(blue).may_know(Audience::Only(red)));
    assert!(!Viewer::Observer.may_know(Audience::Only(red)));
    assert!(Viewer::Referee.may_know(Audience::Only(red)));
    assert!(Viewer::Observer.may_know(Audience::All));
    assert!(Seat::CHANCE.is_chance() && !red.is_chance());
}

#[test]
fn targets_are_written_with_their_kind() {
    let written = |target: Target| serde_json::to_string(&target).unwrap();
    assert_eq!(written(Target::Button { role: Role::Pass }), r#"{"kind":"button","role":"pass"}"#);
    assert_eq!(written(Target::Space { space: "boston".into() }), r#"{"kind":"space","space":"boston"}"#);
    assert_eq!(written(Target::Card { card: 7 }), r#"{"kind":"card","card":7}"#);
}
