//! `tricorne play --companion`: dice and cards are typed in, bots play the rest.

use std::fs;

use crate::{Ran, file, tricorne};

/// Liberty or Death with four Non-players. Card 2 has the Patriots roll for Rally, and the British roll twice for a space.
fn play(more: &[&str], input: &str) -> Ran {
    let args = ["play", "liberty-or-death", "--companion", "--seat", "all=np"];
    let ran = tricorne(&[&args[..], more].concat(), input.as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran
}

#[test]
fn the_last_card_is_taken_back() {
    let ran = play(&[], "2\n4\nundo\n6\nboard\nquit\n");
    ran.says(&["> 4", "4 Militia are Underground", "> undo", "Undone: card-4.", "Reveal the next card"]);
    ran.says(&["> undo", "> 6", "4 Militia are Underground", "> board", "In play: 2", "On deck: 6"]);
}

#[test]
fn the_last_die_is_taken_back_with_what_bots_did_upon_it() {
    let ran = play(&[], "2\n4\n1\nundo\n6\nquit\n");
    ran.says(&[
        "> 1",
        "The Patriots execute Rabble-Rousing",
        "> undo",
        "Undone: 1.",
        "4 Militia are Underground",
    ]);
    ran.says(&["> undo", "> 6", "The Patriots execute Rally"]);
    let after = ran.out.split("> undo").nth(1).unwrap();
    assert!(!after.contains("Rabble-Rousing"), "what was undone is told again:\n{after}");
}

#[test]
fn a_die_within_a_decision_is_taken_back_alone() {
    let ran = play(&[], "2\n4\n1\n1\nundo\nquit\n");
    ran.says(&["column", "> 1", "row", "> undo", "Undone: 1.", "column"]);
    assert_eq!(ran.out.matches("The Patriots execute Rabble-Rousing").count(), 1);
}

#[test]
fn a_bots_die_says_which_decision_it_is_for() {
    let ran = play(&[], "2\n4\n1\nquit\n");
    ran.says(&[
        "Patriots (rule 8.5.2): 4 Militia are Underground",
        "For this decision: ",
        "British (rule 8.3.5): The British choose among equal spaces: column",
        "For this decision: “Common Sense”: choose a space",
    ]);
    let ran = play(&["--lang", "it"], "2\n4\nquit\n");
    ran.says(&["Patrioti (regola 8.5.2)", "Per questa decisione: "]);
}

#[test]
fn dice_typed_within_a_decision_are_kept() {
    let (record, position) = (file("begun.jsonl"), file("begun.json"));
    let (record, position) = (record.to_str().unwrap(), position.to_str().unwrap());
    let told = ["row", "> 1", "The British place 2 British Regulars in Quebec City."];
    let whole = play(&[], &format!("2\n4\n1\n1\nsave {record}\nposition {position}\n1\nquit\n"));
    whole.says(&told);
    let loaded = tricorne(&["play", "--load", record, "--companion"], b"1\nquit\n");
    assert_eq!(loaded.code, 0, "{}", loaded.err);
    loaded.says(&told);
    assert!(!loaded.out.contains("column"), "a die is asked for twice:\n{}", loaded.out);
    let set_up = play(&["--position", position], "1\nquit\n");
    set_up.says(&told);
    assert!(!set_up.out.contains("column"), "a die is asked for twice:\n{}", set_up.out);
    assert!(fs::read_to_string(record).unwrap().contains("\"choice\":\"\""));
}

#[test]
fn it_waits_between_two_bots_on_request() {
    let ran = play(&["--pause"], "2\n4\n1\n\n1\nquit\n");
    ran.says(&[
        "> 1",
        "The Patriots execute Rabble-Rousing",
        "British next. Press Enter to continue.\n> \n",
        "The British play the unshaded Event 2",
        "column",
        "> 1",
        "row",
    ]);
    let ran = play(&[], "2\n4\n1\n1\nquit\n");
    assert!(!ran.out.contains("Press Enter"), "{}", ran.out);
    let ran = play(&["--pause", "--lang", "it"], "2\n4\n1\n\nquit\n");
    ran.says(&["Premi Invio per continuare."]);
}
