//! Every message that the program speaks exists in every language, with the same arguments, and none is left over.
//! Names have their forms, and texts keep the rules of style that a program can check.

mod check;
mod forms;
mod ftl;
mod rust;
mod script;
mod style;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

use check::{Spoken, problems};
use ftl::Book;

#[test]
fn code_and_languages_agree() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut spoken = Vec::new();
    for (path, text) in files(&root.join("crates"), &["rs"]) {
        spoken.extend(rust::spoken(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display())));
    }
    for (_, text) in files(&root.join("web"), &["ts", "svelte"]) {
        spoken.extend(script::spoken(&text));
    }
    let packs = tricorne_library::Packs::own();
    for game in tricorne_library::all() {
        spoken.extend(game.keys_in_data(packs.of(game)).into_iter().map(|key| Spoken {
            key,
            family: false,
            args: None,
            name: true,
        }));
    }
    assert!(!spoken.is_empty(), "the scanner found nothing: it looks in the wrong place");

    let problems = problems(&spoken, &languages());
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}

#[test]
fn names_have_their_forms() {
    let problems: Vec<_> =
        languages().iter().flat_map(|(language, book)| forms::problems(language, book)).collect();
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}

#[test]
fn texts_keep_the_rules_of_style() {
    let mut found = Vec::new();
    for folder in folders(&locales()) {
        for (path, text) in files(&folder, &["ftl"]) {
            let breaches = style::breaches(&text, folder.ends_with("en"));
            found.extend(breaches.unwrap_or_else(|error| panic!("{}: {error}", path.display())));
        }
    }
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

/// All messages of each language.
fn languages() -> Vec<(String, Book)> {
    let read = |folder: PathBuf| {
        let mut book = Book::default();
        for (path, text) in files(&folder, &["ftl"]) {
            book.read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        }
        (folder.file_name().unwrap_or_default().to_string_lossy().into_owned(), book)
    };
    let languages: Vec<(String, Book)> = folders(&locales()).map(read).collect();
    assert!(languages.len() >= 2, "the languages were not found");
    languages
}

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

/// Folders and files that speak to nobody: tests, and what tools put there.
const SKIPPED: [&str; 8] =
    ["tests", "tests.rs", "benches", "examples", "target", "node_modules", "dist", "testkit"];

/// All files under a folder with one of these extensions. A folder that is not there has none.
fn files(folder: &Path, extensions: &[&str]) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for path in paths(folder) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if SKIPPED.contains(&&*name) {
            continue;
        }
        if path.is_dir() {
            found.extend(files(&path, extensions));
        } else if extensions.iter().any(|extension| path.extension().is_some_and(|it| it == *extension)) {
            let text =
                fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            found.push((path, text));
        }
    }
    found
}

fn folders(folder: &Path) -> impl Iterator<Item = PathBuf> {
    paths(folder).into_iter().filter(|path| path.is_dir())
}

fn paths(folder: &Path) -> BTreeSet<PathBuf> {
    match fs::read_dir(folder) {
        Ok(entries) => entries.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<_>>(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(BTreeSet::new()),
        Err(error) => Err(error),
    }
    .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
}
