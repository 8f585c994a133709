//! `tricorne play`, typed through a pipe.

use std::fs;

use crate::{file, tricorne};

#[test]
fn a_game_is_played_to_its_end() {
    let ran = tricorne(&["play", "ferry-town", "--seed", "3"], b"1\n1\n2\n1\n1\n1\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran.says(&["North: human", "West: Random", "North (rule 2)", "> 1", "§3 The cargo is", "Winner: "]);
    assert!(!ran.out.contains('\x1b'), "codes for a terminal in a pipe:\n{}", ran.out);
}

#[test]
fn choices_go_by_notation_too_and_mistakes_are_explained() {
    let ran = tricorne(&["play", "ferry-town", "--seed", "3"], b"t9\n17\nT4\nquit\n");
    ran.says(&[
        "“t9” is not possible here. Type a number from 1 to 3",
        "“17”",
        "> T4",
        "North discards a token",
    ]);
    assert_eq!(ran.code, 0);
}

#[test]
fn the_commands_answer() {
    let input = b"help\nboard\nlog 2\nwhy\nadvise\nadvise bob\n\n1\nquit\n";
    let ran = tricorne(&["play", "ferry-town", "--seed", "3"], input);
    ran.says(&[
        "> help",
        "undo your last answer",
        "> board",
        "Before the first round",
        "> log 2",
        "You draw token",
        "> why",
        "hidden hands",
        "> advise",
        "Advice (Random): token",
        "> advise bob",
        "Bots: random",
        "The game is not saved",
    ]);
}

#[test]
fn hands_of_others_stay_hidden() {
    let ran = tricorne(&["play", "ferry-town", "--seed", "3"], b"");
    ran.says(&["North    0 coins    [4 5 6 6]", "East     0 coins    [? ? ? ?]"]);
    assert_eq!(ran.out.matches("You draw token").count(), 4);
}

#[test]
fn an_answer_is_taken_back_before_the_screen_is_passed() {
    let args = ["play", "ferry-town", "--scenario", "two", "--seat", "all=me", "--seed", "3"];
    let ran = tricorne(&args, b"\nt4\nundo\n\nt5\n\nundo\nquit\n");
    ran.says(&[
        "> t4",
        "> undo",
        "Undone: t4.",
        "Pass the screen to North",
        "North (rule 2)",
        "token 4",
        "> t5",
        "Pass the screen to East",
    ]);
    ran.says(&["> t5", "East (rule 2)", "> undo", "Cannot undo"]);
}

#[test]
fn what_the_dice_followed_is_not_taken_back() {
    let ran = tricorne(&["play", "ferry-town", "--seed", "3"], b"1\nundo\nquit\n");
    ran.says(&["The cargo is", "> undo", "Cannot undo"]);
}

#[test]
fn end_of_input_ends_politely() {
    let ran = tricorne(&["play", "ferry-town", "--seed", "3"], b"1\n");
    assert_eq!(ran.code, 0);
    ran.says(&["The game is not saved", "save FILE", "--load"]);
}

#[test]
fn bytes_that_are_no_text_are_not_understood() {
    let ran = tricorne(&["play", "ferry-town", "--seed", "3"], b"\xff\xfe\nquit\n");
    assert_eq!(ran.code, 0);
    ran.says(&["is not possible here", "The game is not saved"]);
}

#[test]
fn a_saved_game_goes_on_where_it_stopped() {
    let path = file("saved.jsonl");
    let path = path.to_str().unwrap();
    let whole = tricorne(&["play", "ferry-town", "--seed", "3"], b"1\n1\n2\n1\n1\n1\n");
    let first =
        tricorne(&["play", "ferry-town", "--seed", "3"], format!("1\n1\nsave {path}\nquit\n").as_bytes());
    first.says(&[&format!("Saved to {path}")]);
    let second = tricorne(&["play", "--load", path], b"2\n1\n1\n1\n");
    assert_eq!(second.code, 0, "{}", second.err);
    second.says(&["The cargo is rum", "North (rule 4)", "Winner: "]);
    let end = |text: &str| text[text.find("After the last round").unwrap()..].to_owned();
    assert_eq!(end(&second.out), end(&whole.out));

    let other = tricorne(&["play", "washingtons-war", "--load", path], b"");
    assert_eq!(other.code, 2);
    assert!(other.err.contains("a record of ferry-town"), "{}", other.err);
    fs::write(path, "hello\n").unwrap();
    let damaged = tricorne(&["play", "--load", path], b"");
    assert_eq!(damaged.code, 1);
    assert!(damaged.err.contains("line 1: not a record"), "{}", damaged.err);
}

#[test]
fn a_file_that_cannot_be_written_is_told() {
    let ran = tricorne(&["play", "ferry-town", "--seed", "3"], b"save /no/such/folder/x.jsonl\n1\nquit\n");
    assert_eq!(ran.code, 0);
    ran.says(&["Could not save to /no/such/folder/x.jsonl", "North discards a token"]);
}

#[test]
fn bots_play_alone() {
    let args = ["play", "ferry-town", "--seat", "all=random", "--seed", "5"];
    let ran = tricorne(&args, b"");
    assert_eq!(ran.code, 0);
    ran.says(&[
        "North: Random",
        "§1 (West) You draw token",
        "§2 North discards a token",
        "§3 The cargo",
        "After the last round",
        "Winner",
    ]);
    assert_eq!(tricorne(&args, b"").out, ran.out);
}

#[test]
fn the_screen_is_passed_before_a_hand_is_shown() {
    let args = ["play", "ferry-town", "--scenario", "two", "--seat", "all=me", "--seed", "3"];
    let ran = tricorne(&args, b"\n1\n\n1\n1\n\n1\nquit\n");
    assert_eq!(ran.code, 0);
    ran.says(&["Pass the screen to North", "North    0 coins    [4 5 6 6]", "East     0 coins    [? ? ? ?]"]);
    ran.says(&["> 1", "Pass the screen to East", "North    0 coins    [? ? ?]", "East (rule 2)"]);
}

#[test]
fn dice_are_typed_in() {
    let args = ["play", "ferry-town", "--scenario", "two", "--chance", "ask", "--seed", "1"];
    let ran = tricorne(&args, b"t1\nt2\nt3\nt6\nt4\nt4\nt5\nt5\nt1\nrum\nt6\nferry\n7\n5\nquit\n");
    ran.says(&[
        "The dice (rule 1): Draw a token from the bag for North",
        "North (rule 2)",
        "The dice (rule 3): Draw the cargo",
        "The dice (rule 4): Roll a die for North",
        "“7” is not possible here. Type one of 1, 2, 3, 4, 5, 6",
        "North takes the ferry and rolls 5.",
        "North receives 2 coins.",
    ]);
}

#[test]
fn it_speaks_italian() {
    let ran = tricorne(&["play", "ferry-town", "--lang", "it", "--seed", "3"], b"foo\nhelp\nundo\n1\n");
    ran.says(&[
        "La città del traghetto: Quattro mercanti",
        "Nord: persona",
        "Est: Casuale",
        "Nord (regola 2): Scegli un gettone da scartare in segreto",
        "gettone 4 [t4]",
        "Qui «foo» non è possibile",
        "Rispondi con il numero di una scelta",
        "Non si può annullare",
        "Nord scarta un gettone.",
        "La partita non è salvata",
    ]);
    assert!(!ran.out.contains("[tricorne-") && !ran.out.contains("[ferry-"), "{}", ran.out);
}

#[test]
fn text_fits_the_width() {
    let ran = tricorne(&["play", "ferry-town", "--seed", "3", "--width", "40"], b"help\n1\n1\nquit\n");
    for line in ran.out.lines() {
        assert!(line.chars().count() <= 40, "{line:?}");
    }
}

#[test]
fn what_a_choice_would_do_is_told() {
    let ran = tricorne(&["play", "ferry-town", "--seed", "3"], b"what 1\nwhat\nwhat t9\nquit\n");
    ran.says(&["> what 1", "No preview", "> what\n", "“what” is not possible", "“what t9” is not possible"]);
    let input = b"what no\nquit\n";
    let ran = tricorne(&["play", "liberty-or-death", "--seat", "all=me", "--seed", "7"], input);
    ran.says(&["Unshaded Event: ", "> what no", "[no] would do this", "  Then "]);
    assert_eq!(ran.code, 0, "{}", ran.err);
}
