//! `tricorne report`: a page about the games of `sim`.

use std::fs;
use std::path::Path;

use crate::tricorne;

fn simulated(folder: &Path, agents: &str) {
    let out = folder.to_str().unwrap();
    let games = ["sim", "washingtons-war", "--games", "40", "--seed", "1", "--turns", "--seats", agents];
    let ran = tricorne(&[games.as_slice(), &["--tables", "csv", "--out", out]].concat(), b"");
    assert_eq!(ran.code, 0, "{}", ran.err);
}

#[test]
fn a_page_that_needs_nothing_else_and_names_differences() {
    let scratch = tempfile::tempdir().unwrap();
    let (even, odd) = (scratch.path().join("even"), scratch.path().join("odd"));
    simulated(&even, "random");
    simulated(&odd, "steady,random");
    let ran = tricorne(&["report", even.to_str().unwrap(), "--compare", odd.to_str().unwrap()], b"");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let page = fs::read_to_string(even.join("report.html")).unwrap();
    for part in
        ["<h1>Washington", "Margins", "Colonies", "Length", "What is used", "Compared with the second run"]
    {
        assert!(page.contains(part), "{part} is missing");
    }
    assert!(!page.contains("http://") && !page.contains("https://") && !page.contains("NaN"), "{page}");
    assert!(page.matches("<svg").count() >= 6);
    assert!(page.contains("differences are more than noise"), "a steady player beats a random one");
    // Both runs are told apart by who plays.
    assert!(page.contains("First run: 40 games") && page.contains("Second run: 40 games"), "{page}");
    assert!(page.contains("steady · "), "{page}");
    let ran = tricorne(
        &["report", even.to_str().unwrap(), "--compare", even.to_str().unwrap(), "--lang", "it"],
        b"",
    );
    assert_eq!(ran.code, 0, "{}", ran.err);
    let page = fs::read_to_string(even.join("report.html")).unwrap();
    assert!(page.contains("nessuna differenza supera il rumore"), "a run is not different from itself");
}

#[test]
fn a_folder_without_a_run_is_refused() {
    let scratch = tempfile::tempdir().unwrap();
    let ran = tricorne(&["report", scratch.path().to_str().unwrap()], b"");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("there is no run here"), "{}", ran.err);
}
