//! The program, run as its users do: one file per subcommand.

mod arena;
mod companion;
mod data;
mod engine;
mod odds;
mod play;
mod report;
mod sim;
mod usage;
mod verify;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a run gave.
struct Ran {
    code: i32,
    out: String,
    err: String,
}

impl Ran {
    /// Fails unless the output has these words, in this order.
    #[track_caller]
    fn says(&self, words: &[&str]) {
        let mut rest = self.out.as_str();
        for word in words {
            let at = rest.find(word);
            rest =
                &rest[at.unwrap_or_else(|| panic!("{word:?} is not where it should be in:\n{}", self.out))..];
        }
    }
}

/// Runs `tricorne` with these arguments and this input.
#[track_caller]
fn tricorne(args: &[&str], input: &[u8]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tricorne"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // A program that ended early does not read all of its input.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input was written");
    let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
    Ran {
        code: output.status.code().expect("it was not killed"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

/// A path for a file of one test.
fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}
