//! The helpers of rule tests fail with what the table waits for.

use crate::toy::{Toy, catch_panic, flaw};
use tricorne_kernel::Setup;
use tricorne_testkit::script::{
    expect, expect_dice_used, expect_winners, offered, offered_to, play, question, refused, table,
    table_from, table_of, told, waiting,
};

type Whole = Toy<{ flaw::NONE }>;

#[test]
fn a_table_is_played_answer_by_answer() {
    let mut table = table::<Whole>("short", ["c1", "c2", "5", "6"]);
    expect(&table, "left", "take");
    assert_eq!(offered(&table), ["take1", "take2", "take3"]);
    assert_eq!(refused(&mut table, "right", "take1").code(), "wrong-seat");
    play(&mut table, &[("left", "take3"), ("right", "take1"), ("right", "take2")]);
    assert_eq!(offered_to(&table, "right"), ["1", "2", "3"]);
    assert!(catch_panic(|| question(&table).seat).contains("one question is expected"));
    play(&mut table, &[("right", "2"), ("left", "2")]);
    assert_eq!(told(&table)[2..], ["toy-rolled die=5", "toy-guessed same=1"]);
    assert!(catch_panic(|| expect_dice_used(&table)).contains("not needed: [\"6\"]"));
    play(
        &mut table,
        &[("left", "take3"), ("right", "take1"), ("right", "take2"), ("right", "1"), ("left", "3")],
    );
    expect_dice_used(&table);
    expect_winners(&table, &["left"]);
    assert_eq!(waiting(&table), "the game is over: toy-end");
}

#[test]
fn chance_is_asked_once_the_script_has_run_out() {
    let mut table = table::<Whole>("short", ["c1"]);
    expect(&table, "chance", "deal");
    play(&mut table, &[("chance", "c4"), ("left", "take1")]);
    assert_eq!(table.state().cards, [1, 4]);
}

#[test]
fn options_and_states_can_be_set() {
    let setup = Setup::of::<Whole>().with("pile", "large");
    let table = table_of::<Whole>(setup.clone(), ["c1", "c2"]);
    assert_eq!(table.state().pile, 200);
    let mut state = table.state().clone();
    state.round = 9;
    expect_winners(&table_from::<Whole>(setup.clone(), state.clone(), [1; 0]), &["left"]);
    state.pile = 7;
    assert!(catch_panic(|| table_from::<Whole>(setup, state, [1; 0])).contains("a coin or a card is lost"));
}

#[test]
fn what_a_test_does_not_expect_is_told_with_the_question() {
    let mut table = table::<Whole>("short", ["c1", "c2"]);
    let message = catch_panic(|| play(&mut table, &[("left", "take1"), ("right", "take7")]));
    assert!(
        message.starts_with("answer 2, take7 by right, is refused: \"take7\" is not a choice"),
        "{message}"
    );
    assert!(message.contains("  right, rule 2, take: take1 take2 take3"), "{message}");
    assert!(message.contains("toy-dealt card=2"), "{message}");
    assert!(catch_panic(|| expect(&table, "left", "take")).contains("left is expected to be asked"));
    assert!(catch_panic(|| expect(&table, "right", "guess")).contains("right is asked something else"));
    assert!(catch_panic(|| expect_winners(&table, &["left"])).contains("the end of the game is expected"));
    assert!(
        catch_panic(|| refused(&mut table, "right", "take1"))
            .contains("is taken; the test expects a refusal")
    );
}

#[test]
fn an_impossible_outcome_is_told() {
    let message = catch_panic(|| table::<Whole>("short", ["c1", "c9"]));
    assert!(message.contains("the scripted outcome c9 is not possible here"), "{message}");
}
