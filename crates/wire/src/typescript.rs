//! The types of the browser client, made from ours. `cargo xtask golden` writes them anew.

use std::path::Path;

use serde::Serialize;
use ts_rs::{Config, TS};

use crate::{
    Advice, Choice, GameInfo, JournalEntry, MessageText, Named, Options, Outcome, Preview, Question, Reason,
    Scenario, Value, Waiting,
};

/// The kernel's type once more: it knows nothing of other languages.
#[derive(Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Target {
    Button,
    Space { space: &'static str },
    Piece { space: &'static str, piece: &'static str },
    Card { card: u16 },
    Number { number: i32 },
}

impl From<tricorne_kernel::Target> for Target {
    fn from(target: tricorne_kernel::Target) -> Target {
        match target {
            tricorne_kernel::Target::Button => Target::Button,
            tricorne_kernel::Target::Space { space } => Target::Space { space },
            tricorne_kernel::Target::Piece { space, piece } => Target::Piece { space, piece },
            tricorne_kernel::Target::Card { card } => Target::Card { card },
            tricorne_kernel::Target::Number { number } => Target::Number { number },
        }
    }
}

#[test]
fn targets_are_the_kernels() {
    let targets = [
        tricorne_kernel::Target::Button,
        tricorne_kernel::Target::Space { space: "boston" },
        tricorne_kernel::Target::Piece { space: "boston", piece: "tories" },
        tricorne_kernel::Target::Card { card: 7 },
        tricorne_kernel::Target::Number { number: -2 },
    ];
    for target in targets {
        let ours = serde_json::to_value(Target::from(target)).unwrap();
        assert_eq!(ours, serde_json::to_value(target).unwrap());
    }
}

#[test]
fn golden_types_of_the_client() {
    let config = Config::default().with_large_int("number");
    let mut made = String::from(
        "// The JSON of games, as crates/wire has it. Made by `cargo xtask golden`: change the Rust, not this.\n",
    );
    let declared = [
        Value::decl(&config),
        MessageText::decl(&config),
        Target::decl(&config),
        Choice::decl(&config),
        Question::decl(&config),
        Outcome::decl(&config),
        JournalEntry::decl(&config),
        Reason::decl(&config),
        Waiting::decl(&config),
        Preview::decl(&config),
        Advice::decl(&config),
        Named::decl(&config),
        Scenario::decl(&config),
        Options::decl(&config),
        GameInfo::decl(&config),
    ];
    for declaration in declared {
        made.push_str(&format!("\nexport {declaration}\n"));
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire.gen.ts");
    if std::env::var("TRICORNE_REWRITE_GOLDEN").is_ok_and(|value| value == "1") {
        std::fs::write(&path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "{} is out of date: cargo xtask golden", path.display());
}
