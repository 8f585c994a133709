//! What a newcomer meets: help, mistakes, exit codes.

use crate::tricorne;

#[test]
fn help_says_what_it_can_do() {
    let ran = tricorne(&["help"], b"");
    assert_eq!(ran.code, 0);
    ran.says(&["serve", "play", "sim", "verify", "bench", "engine", "admin"]);
}

#[test]
fn a_server_that_cannot_be_set_up_so_is_refused() {
    for args in [&["--public"][..], &["--listen", "0.0.0.0:0"], &["--config", "no-such-file.toml"]] {
        let ran = tricorne(args, b"");
        assert_eq!(ran.code, 2, "{args:?}: {}", ran.err);
    }
}

#[test]
fn help_has_examples_and_exit_codes() {
    let ran = tricorne(&["--help"], b"");
    assert_eq!(ran.code, 0);
    ran.says(&["Exit codes", "0", "1", "2"]);
    for command in ["play", "sim", "verify", "bench", "engine"] {
        let ran = tricorne(&["help", command], b"");
        assert_eq!(ran.code, 0);
        ran.says(&["Example", command]);
    }
}

#[test]
fn mistakes_are_usage_and_name_what_would_help() {
    for (args, words) in [
        (&["dance"][..], "tricorne"),
        (&["play", "fery-town"], "did you mean \"ferry-town\"?"),
        (&["sim", "chess"], "known games: "),
        (&["sim", "ferry-town", "--scenario", "ten"], "four, three, two"),
        (&["sim", "ferry-town", "--option", "bribe"], "name=value"),
        (&["sim", "ferry-town", "--option", "bribe=yes"], "has no option"),
        (&["sim", "ferry-town", "--seats", "bob"], "random"),
        (&["sim", "ferry-town", "--seats", "random,random"], "give one, or 4"),
        (&["play", "ferry-town", "--seat", "up=me"], "north, east, south, west"),
        (&["play", "ferry-town", "--seat", "north=bob"], "random, and me"),
        (&["play", "ferry-town", "--lang", "fr"], "en, it"),
        (&["play", "--load", "no-such-file.jsonl"], "cannot read no-such-file.jsonl: no such file"),
        (&["play"], "known games: "),
        (&["verify"], "FILE"),
    ] {
        let ran = tricorne(args, b"");
        assert_eq!(ran.code, 2, "{args:?}: {}", ran.err);
        assert!(ran.err.contains(words), "{args:?}: {words:?} is not in {}", ran.err);
    }
}

#[test]
fn a_bench_measures_one_core_and_all() {
    let ran = tricorne(&["bench", "ferry-town", "--seconds", "0.05", "--format", "json"], b"");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let measured = report["measured"].as_array().unwrap();
    assert_eq!(measured[0]["threads"], 1);
    assert!(measured.iter().all(|it| it["games_per_second"].as_f64().unwrap() > 0.0), "{report}");
}
