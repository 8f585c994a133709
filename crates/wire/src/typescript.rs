//! The types of the browser client, made from ours. `cargo xtask golden` rewrites them.

use std::path::Path;

use ts_rs::{Config, TS};

use crate::{
    Advice, Choice, GameInfo, JournalEntry, MessageText, Named, Odds, OddsFinding, OddsResult, Options,
    Outcome, Preview, PromptText, Question, Reason, Scenario, Tally, TallyValue, Target, Value, Waiting,
};

#[test]
fn targets_are_the_kernels() {
    use tricorne_kernel::{Role, Target as Kernel};
    let targets = [
        Kernel::Button { role: Role::Done },
        Kernel::Space { space: "boston".into() },
        Kernel::Piece { space: "boston".into(), piece: "tories".into() },
        Kernel::Unit { unit: "washington".into() },
        Kernel::Stack { space: "boston".into(), seat: "british" },
        Kernel::Route { spaces: vec!["boston".into(), "salem".into()] },
        Kernel::Box { name: "winter".into() },
        Kernel::Card { card: 7 },
        Kernel::Number { number: -2 },
    ];
    for target in targets {
        let ours = serde_json::to_value(Target::from(target.clone())).unwrap();
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
        PromptText::decl(&config),
        Target::decl(&config),
        Choice::decl(&config),
        Question::decl(&config),
        Outcome::decl(&config),
        JournalEntry::decl(&config),
        Reason::decl(&config),
        Waiting::decl(&config),
        Preview::decl(&config),
        Advice::decl(&config),
        TallyValue::decl(&config),
        Tally::decl(&config),
        OddsFinding::decl(&config),
        OddsResult::decl(&config),
        Odds::decl(&config),
        Named::decl(&config),
        Scenario::decl(&config),
        Options::decl(&config),
        GameInfo::decl(&config),
    ];
    for declaration in declared {
        made.push_str(&format!("\nexport {declaration}\n"));
    }
    made.push_str("\n/** The names of what each game asks its seats. */\nexport type PromptNames = {\n");
    for game in tricorne_library::all() {
        let names: Vec<String> = game.prompt_names().iter().map(|name| format!("\"{name}\"")).collect();
        made.push_str(&format!("  \"{}\": {},\n", game.name(), names.join(" | ")));
    }
    made.push_str("};\n");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire.gen.ts");
    if std::env::var("TRICORNE_REWRITE_GOLDEN").is_ok_and(|value| value == "1") {
        std::fs::write(&path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "{} is out of date: cargo xtask golden", path.display());
}
